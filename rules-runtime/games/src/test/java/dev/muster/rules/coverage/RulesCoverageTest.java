package dev.muster.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule of the ledger has a test, is not applicable, or stands in the list of open rules. */
class RulesCoverageTest {
  private final Path root = ModuleDirectory.root();
  private final Path docs = root.resolve("docs");

  @Test
  void everyTestedRuleIsInTheLedgerAndThePageTellsTheCount() throws Exception {
    TestedRules tested = testedRules();
    CoverageReport report =
        new CoverageReport(
            RuleLedger.read(docs.resolve("rules/ledger.tsv")),
            notApplicable(docs.resolve("rules/not-applicable.tsv")),
            tested.tests());
    assertEquals(List.of(), tested.problems());
    assertEquals(List.of(), report.problems());

    Path page = docs.resolve("rules/coverage.md");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(page, report.text());
    }
    String written = Files.exists(page) ? Files.readString(page).replace("\r\n", "\n") : "";
    assertEquals(
        written,
        report.text(),
        "docs/rules/coverage.md is behind the tests; run the tests of rules-runtime with"
            + " -Dmuster.rewrite=true and look at what changed");
  }

  @Test
  void theRulesOfTheBoxGridGameAsWell() throws Exception {
    pageOf("boxgrid", "BG-");
  }

  @Test
  void theRulesOfTheArtOfWarAsWell() throws Exception {
    pageOf("adlgr", "AR-");
  }

  @Test
  void theAmendmentsOfFieldOfGloryAsWell() throws Exception {
    pageOf("fogr", "FR-");
  }

  /** The page of a game whose ledger lies in a folder of its own. */
  private void pageOf(String game, String prefix) throws Exception {
    Path folder = docs.resolve("rules").resolve(game);
    Path ledger = folder.resolve("ledger.tsv");
    TestedRules tested = testedRules(new TestedRules(prefix));
    CoverageReport report =
        new CoverageReport(
            RuleLedger.byWords(ledger),
            notApplicable(folder.resolve("not-applicable.tsv")),
            tested.tests(),
            "ledger.tsv");
    assertEquals(List.of(), tested.problems());
    assertEquals(List.of(), report.problems());

    Path page = folder.resolve("coverage.md");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(page, report.text());
    }
    String written = Files.exists(page) ? Files.readString(page).replace("\r\n", "\n") : "";
    assertEquals(
        written,
        report.text(),
        page
            + " is behind the tests; run the tests of rules-runtime with -Dmuster.rewrite=true and"
            + " look at what changed");
  }

  private TestedRules testedRules() throws IOException, ClassNotFoundException {
    return testedRules(new TestedRules());
  }

  private TestedRules testedRules(TestedRules tested) throws IOException, ClassNotFoundException {
    for (Path module : ModuleDirectory.modules()) {
      if (module.endsWith("toy")) {
        continue; // It plays no rules of a ledger, and is built after the command line it is tried
        // on.
      }
      tested.addClasses(module.resolve("target/test-classes"), module.resolve("src/test/java"));
      tested.addSituations(module.resolve("src/test/resources/situations"));
    }
    tested.addSources("dsl", root.resolve("dsl/tests/src/test/java"));
    try (Stream<Path> others = Files.list(root)) {
      for (Path other : others.sorted().toList()) {
        tested.addSources(other.getFileName().toString(), other.resolve("src/test/java"));
      }
    }
    return tested;
  }

  private static Map<String, String> notApplicable(Path list) throws IOException {
    Map<String, String> result = new LinkedHashMap<>();
    if (!Files.exists(list)) {
      return result;
    }
    for (Map<String, String> line : RuleLedger.table(list)) {
      result.put(line.get("id"), line.get("reason"));
    }
    return result;
  }
}
