package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.SituationText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Plays every situation under {@code situations/}; their {@code rules} lines name the ledger. */
class SituationsTest {
  private static final Path FILES = Path.of("src/test/resources/situations");

  @TestFactory
  Stream<DynamicTest> situations() throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(FILES)) {
      files = walk.filter(each -> each.toString().endsWith(".situation")).sorted().toList();
    }
    assertTrue(!files.isEmpty(), "no situations under " + FILES);
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    FILES.relativize(file).toString(), file.toUri(), () -> play(file)));
  }

  private static void play(Path file) throws IOException, SituationProblem {
    Situation situation = SituationText.read(file.getFileName().toString(), Files.readString(file));
    assertTrue(!situation.expectations().isEmpty() || hasChecks(situation), "expects nothing");
    SituationPlay.Result result = SituationPlay.play(situation, EventSink.SILENT);
    StringBuilder found = new StringBuilder();
    for (SituationProblem each : result.problems()) {
      found.append(file.getFileName()).append(':').append(each.line()).append(": ");
      found.append(each.getMessage()).append('\n');
    }
    assertEquals("", found.toString(), () -> "\n" + result.log());
  }

  private static boolean hasChecks(Situation situation) {
    return situation.orders().stream().anyMatch(each -> each.text().startsWith("may"));
  }
}
