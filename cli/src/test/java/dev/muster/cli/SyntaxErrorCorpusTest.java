package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.cli.syntaxerror.SyntaxErrorCase;
import dev.muster.cli.syntaxerror.SyntaxErrorReport;
import dev.muster.cli.syntaxerror.SyntaxErrorTrial;
import dev.muster.cli.syntaxerror.TrialOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What an author is told about a slip, and what he is offered: each slip of the corpus goes through
 * {@code check} and through the language server, and each fix is applied. The table is written anew
 * with {@code -Dmuster.rewrite=true}; {@code -Dslips=signs} tries some of them and tells all of it
 * in {@code target/slips.txt}. The default build tries a fixed sample.
 */
@Tag("slow")
class SyntaxErrorCorpusTest {
  private static final Path PAGE = Path.of("../docs/measured/slips.md");
  private static final String TABLE = "<!-- table -->\n";

  @TempDir private Path directory;

  /** Each twelfth case; all of them where the table is written. */
  @Test
  void aSampleOfSlipsIsToldOnceAndMended() throws Exception {
    tell(Boolean.getBoolean("muster.rewrite") ? 1 : 24);
  }

  @Test
  @Tag("nightly")
  void aSlipIsToldOnceWhereItIsAndMended() throws Exception {
    tell(1);
  }

  private void tell(int step) throws Exception {
    var trial =
        new SyntaxErrorTrial(
            directory,
            folder ->
                CommandRun.of("check", folder.toString(), "--format", "json", "--least", "info")
                    .out());
    String only = System.getProperty("slips", "");
    List<TrialOutcome> outcomes = new ArrayList<>();
    Set<String> sets = new HashSet<>();
    List<SyntaxErrorCase> all = SyntaxErrorCase.all();
    for (int i = 0; i < all.size(); i++) {
      SyntaxErrorCase slip = all.get(i);
      if (only.isEmpty() ? i % step == 0 : slip.toString().contains(only)) {
        if (sets.add(slip.set())) {
          assertEquals(List.of(), trial.before(slip), slip.set());
        }
        outcomes.add(trial.of(slip));
      }
    }
    Files.writeString(Path.of("target/slips.txt"), SyntaxErrorReport.details(outcomes));
    for (TrialOutcome each : outcomes) {
      assertEquals("", each.differs(), each.slip().toString());
      assertEquals(List.of(), each.wrong(), each.slip().toString());
    }
    if (only.isEmpty() && step == 1) {
      hold(new SyntaxErrorReport(outcomes));
    }
  }

  private static void hold(SyntaxErrorReport table) throws Exception {
    assertTrue(table.share(TrialOutcome::found) >= 0.99, table::page);
    assertEquals(0, table.count(each -> each.found() && !each.rightPlace()), table::page);
    assertTrue(table.share(TrialOutcome::once) >= 0.95, table::page);
    assertTrue(table.share(TrialOutcome::mended) >= 0.85, table::page);
    String page = Files.readString(PAGE);
    String before = page.substring(0, page.indexOf(TABLE) + TABLE.length());
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(PAGE, before + table.page());
    } else {
      assertEquals(
          before + table.page(), page, PAGE + " is out of date; -Dmuster.rewrite=true renews it");
    }
  }
}
