package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.testing.SituationFiles;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.systems.Situations;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The events of every situation can be followed from the first position on without a gap. */
class SituationsToldInFullTest {
  private static final Map<String, String> EDITIONS = new HashMap<>();

  @BeforeAll
  static void readLedger() throws IOException {
    EDITIONS.putAll(BattleWitness.editions());
  }

  @ParameterizedTest
  @MethodSource("dev.muster.rules.testing.SituationFiles#ofSnaphance")
  void isToldInFull(String name) throws IOException, SituationProblem {
    Situation situation = SituationFiles.read(name);
    List<Commander> nobody = List.of(Commander.usual(), Commander.usual());
    SnaphanceBattle before =
        new SnaphanceBattle(situation.program(), nobody, new SeededDice(1), EventSink.SILENT);
    before.table().round = situation.round();
    SnaphancePosition.before(before.table(), situation);
    Situations.play(situation, new BattleWitness(before.table(), EDITIONS));
  }
}
