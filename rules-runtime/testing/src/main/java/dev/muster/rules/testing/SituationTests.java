package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays every situation of a game; their {@code rules} lines name rows of the ledger. */
public abstract class SituationTests {
  @ParameterizedTest
  @MethodSource("dev.muster.rules.testing.SituationFiles#all")
  void plays(String name) throws IOException, SituationException {
    Situation situation = SituationFiles.read(name);
    assertTrue(!situation.expectations().isEmpty() || hasChecks(situation), "expects nothing");
    SituationRunner.Result result = SituationService.play(situation, EventSink.SILENT);
    StringBuilder found = new StringBuilder();
    for (SituationException each : result.problems()) {
      found.append(name).append(':').append(each.line()).append(": ");
      found.append(each.getMessage()).append('\n');
    }
    assertEquals("", found.toString(), () -> "\n" + result.log());
  }

  private static boolean hasChecks(Situation situation) {
    return situation.orders().stream().anyMatch(each -> each.text().matches("(may|now).*"));
  }
}
