package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.SituationText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The events of every situation can be followed from the first position on without a gap. */
class SituationsToldInFullTest {
  private static final Path FILES = Path.of("src/test/resources/situations");

  @TestFactory
  Stream<DynamicTest> situations() throws IOException {
    Map<String, String> editions = BattleWitness.editions();
    List<Path> files;
    try (Stream<Path> walk = Files.walk(FILES)) {
      files = walk.filter(each -> each.toString().endsWith(".situation")).sorted().toList();
    }
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    FILES.relativize(file).toString(), file.toUri(), () -> follow(file, editions)));
  }

  private static void follow(Path file, Map<String, String> editions)
      throws IOException, SituationProblem {
    Situation situation = SituationText.read(file.getFileName().toString(), Files.readString(file));
    List<Commander> nobody = List.of(Commander.usual(), Commander.usual());
    SnaphanceBattle before =
        new SnaphanceBattle(situation.program(), nobody, new SeededDice(1), EventSink.SILENT);
    before.table().round = situation.round();
    SituationPlay.play(situation, new BattleWitness(before.table(), editions));
  }
}
