package dev.muster.rules.adlgr.situation;

import dev.muster.rules.situation.SituationException;
import dev.muster.rules.testing.RefusalTranscript;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every refusal says why: the rule that forbids, its numbers, and the row of the ledger. */
class AdlgRefusalsTest {
  private static final Pattern ROW = Pattern.compile("\\(AR-[A-Z]?[0-9]+[,)]");

  @Test
  void everyForbiddenOrderOfTheSituationsHasItsReason() throws IOException, SituationException {
    RefusalTranscript.check(SituationFiles.ofAdlgr(), ROW);
  }
}
