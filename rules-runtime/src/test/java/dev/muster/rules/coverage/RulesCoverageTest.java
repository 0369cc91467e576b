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
  private final Path module = ModuleDirectory.ofTests();
  private final Path docs = module.resolveSibling("docs");

  @Test
  void everyTestedRuleIsInTheLedgerAndThePageTellsTheCount() throws Exception {
    TestedRules tested = testedRules();
    CoverageReport report =
        new CoverageReport(
            RuleLedger.read(docs.resolve("rules/ledger.tsv")), notApplicable(), tested.tests());
    assertEquals(List.of(), tested.problems());
    assertEquals(List.of(), report.problems());

    Path page = docs.resolve("rules-coverage.md");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(page, report.text());
    }
    String written = Files.exists(page) ? Files.readString(page).replace("\r\n", "\n") : "";
    assertEquals(
        written,
        report.text(),
        "docs/rules-coverage.md is behind the tests; run the tests of rules-runtime with"
            + " -Dmuster.rewrite=true and look at what changed");
  }

  @Test
  void theRulesOfTheBoxGridGameAsWell() throws Exception {
    Path ledger = docs.resolve("rules/boxgrid/ledger.tsv");
    TestedRules tested = testedRules(new TestedRules("BG-"));
    CoverageReport report =
        new CoverageReport(RuleLedger.byWords(ledger), Map.of(), tested.tests(), "ledger.tsv");
    assertEquals(List.of(), tested.problems());
    assertEquals(List.of(), report.problems());

    Path page = docs.resolve("rules/boxgrid/coverage.md");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(page, report.text());
    }
    String written = Files.exists(page) ? Files.readString(page).replace("\r\n", "\n") : "";
    assertEquals(
        written,
        report.text(),
        "docs/rules/boxgrid/coverage.md is behind the tests; run the tests of rules-runtime with"
            + " -Dmuster.rewrite=true and look at what changed");
  }

  private TestedRules testedRules() throws IOException, ClassNotFoundException {
    return testedRules(new TestedRules());
  }

  private TestedRules testedRules(TestedRules tested) throws IOException, ClassNotFoundException {
    tested.addClasses(module.resolve("target/test-classes"), module.resolve("src/test/java"));
    tested.addSituations(module.resolve("src/test/resources/situations"));
    try (Stream<Path> siblings = Files.list(module.resolveSibling(""))) {
      for (Path sibling : siblings.sorted().toList()) {
        if (!sibling.equals(module)) {
          tested.addSources(sibling.getFileName().toString(), sibling.resolve("src/test/java"));
        }
      }
    }
    return tested;
  }

  private Map<String, String> notApplicable() throws IOException {
    Map<String, String> result = new LinkedHashMap<>();
    for (Map<String, String> line : RuleLedger.table(docs.resolve("rules/not-applicable.tsv"))) {
      result.put(line.get("id"), line.get("reason"));
    }
    return result;
  }
}
