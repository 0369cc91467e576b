package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationPlay;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.systems.Situations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays every situation under {@code situations/}; their {@code rules} lines name the ledger. */
class SituationsTest {
  private static final Path FILES = Path.of("src/test/resources/situations");

  /** By parameters: the build passes over failures of dynamic tests that are files. */
  static List<String> situations() throws IOException {
    try (Stream<Path> walk = Files.walk(FILES)) {
      return walk.map(file -> FILES.relativize(file).toString())
          .filter(each -> each.endsWith(".situation"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("situations")
  void plays(String name) throws IOException, SituationProblem {
    Path file = FILES.resolve(name);
    Situation situation = Situations.read(file.getFileName().toString(), Files.readString(file));
    assertTrue(!situation.expectations().isEmpty() || hasChecks(situation), "expects nothing");
    SituationPlay.Result result = Situations.play(situation, EventSink.SILENT);
    StringBuilder found = new StringBuilder();
    for (SituationProblem each : result.problems()) {
      found.append(file.getFileName()).append(':').append(each.line()).append(": ");
      found.append(each.getMessage()).append('\n');
    }
    assertEquals("", found.toString(), () -> "\n" + result.log());
  }

  private static boolean hasChecks(Situation situation) {
    return situation.orders().stream().anyMatch(each -> each.text().matches("(may|now).*"));
  }
}
