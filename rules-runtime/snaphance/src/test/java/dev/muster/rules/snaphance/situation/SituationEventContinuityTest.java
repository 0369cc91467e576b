package dev.muster.rules.snaphance.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.battle.EventContinuityReferee;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The events of every situation can be followed from the first position on without a gap. Each
 * fourth is followed by default, all in the nightly build.
 */
@Tag("slow")
class SituationEventContinuityTest {
  private static final Map<String, String> EDITIONS = new HashMap<>();

  @BeforeAll
  static void readLedger() throws IOException {
    EDITIONS.putAll(EventContinuityReferee.editions());
  }

  static List<String> eachFourth() throws IOException {
    List<String> all = SituationFiles.ofSnaphance();
    return IntStream.range(0, all.size()).filter(i -> i % 4 == 0).mapToObj(all::get).toList();
  }

  @ParameterizedTest
  @MethodSource("eachFourth")
  void isToldInFull(String name) throws IOException, SituationException {
    follow(name);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("dev.muster.rules.testing.SituationFiles#ofSnaphance")
  void everyOneIsToldInFull(String name) throws IOException, SituationException {
    follow(name);
  }

  private static void follow(String name) throws IOException, SituationException {
    Situation situation = SituationFiles.read(name);
    List<Commander> nobody = List.of(Commander.takingDefaults(), Commander.takingDefaults());
    SnaphanceBattle before =
        new SnaphanceBattle(situation.program(), nobody, new SeededDice(1), EventSink.SILENT);
    before.state().round = situation.round();
    SnaphanceSituationBattle.before(before.state(), situation);
    SituationService.play(situation, new EventContinuityReferee(before.state(), EDITIONS));
  }
}
