package dev.muster.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageReportTest {
  private static final String HEADER = "id\tsection\tkind\tedition\tstatement\n";

  @TempDir Path directory;

  @Test
  void countsRowsTestsAndWhatIsOpen() throws IOException {
    CoverageReport report =
        report(Map.of("SN-4.0-02", "a figure"), Map.of("SN-4.0-01", Set.of("b.Test", "a.Test")));

    assertEquals(List.of(), report.problems());
    assertTrue(report.text().contains("| 4 | Movement | 3 | 1 | 1 | 1 |\n"), report.text());
    assertTrue(report.text().contains("|  | **All** | 3 | 1 | 1 | 1 |\n"), report.text());
    assertTrue(report.text().contains("- Chapter 4:\n  SN-4.10-01\n"), report.text());
    assertTrue(report.text().contains("| SN-4.0-02 | a figure |\n"), report.text());
    assertTrue(report.text().contains("| SN-4.0-01 | a.Test<br>b.Test |\n"), report.text());
  }

  @Test
  void unknownAndContradictingIdsAreProblems() throws IOException {
    CoverageReport report =
        report(
            Map.of("SN-4.0-01", "a figure", "SN-9.9-99", "no such"),
            Map.of("SN-4.0-01", Set.of("a.Test"), "SN-4.0-99", Set.of("b.Test")));

    assertEquals(
        List.of(
            "SN-4.0-01 is tested and also not applicable; named by a.Test",
            "SN-4.0-99 is not in the ledger; named by b.Test",
            "SN-9.9-99 is not applicable and not in the ledger"),
        report.problems());
  }

  @Test
  void aLedgerWithARowTwiceOrABlankIsRefused() throws IOException {
    String row = "SN-4.0-01\t4.0\tmovement\tboth\tA stand faces a corner.\n";
    assertThrows(IOException.class, () -> RuleLedger.read(file("ledger.tsv", HEADER + row + row)));
    assertThrows(
        IOException.class,
        () -> RuleLedger.read(file("ledger.tsv", HEADER + "SN-4.0-01\t4.0\t\tboth\tA.\n")));
    assertThrows(
        IOException.class,
        () -> RuleLedger.read(file("ledger.tsv", HEADER + row.replace("4.0\t", "40.0\t"))));
  }

  @Test
  void onlyTestsThatRunCount() {
    TestedRules tested = new TestedRules();
    tested.addClass(Sample.class);
    tested.addClass(Off.class);

    assertEquals(
        Map.of(
            "SN-1", Set.of("coverage.CoverageReportTest.Sample.runs"),
            "SN-3", Set.of("coverage.CoverageReportTest.Sample.runs"),
            "SN-4", Set.of("coverage.CoverageReportTest.Sample")),
        tested.tests());
    assertEquals(3, tested.problems().size(), tested.problems().toString());
  }

  @Test
  void situationsAndTheSourcesOfOtherModulesCount() throws IOException {
    TestedRules tested = new TestedRules();
    Path situation = directory.resolve("situations/melee/draw.situation");
    Files.createDirectories(situation.getParent());
    Files.writeString(situation, "title rules of the draw\nrules SN-1 SN-2\nrules SN-3,SN-1\n");
    tested.addSituations(directory.resolve("situations"));
    tested.addSituations(directory.resolve("none"));
    Path page = directory.resolve("print/PageTest.java");
    Files.createDirectories(page.getParent());
    Files.writeString(page, "class PageTest { @Test @Tag(\"SN-3\") void x() {} }");
    tested.addSources("print", page.getParent());

    assertEquals(
        Map.of(
            "SN-1", Set.of("situations/melee/draw.situation"),
            "SN-2", Set.of("situations/melee/draw.situation"),
            "SN-3", Set.of("situations/melee/draw.situation", "print: PageTest")),
        tested.tests());
    assertEquals(List.of(), tested.problems());
  }

  @Tag("SN-4")
  static class Sample {
    @Test
    @Tag("SN-1")
    @Tag("SN-3")
    @Tag("slow")
    void runs() {}

    @Test
    @Disabled("a sample")
    @Tag("SN-2")
    void off() {}

    @Tag("SN-2")
    void noTest() {}
  }

  @Disabled("a sample")
  static class Off {
    @Test
    @Tag("SN-2")
    void off() {}
  }

  private CoverageReport report(Map<String, String> outside, Map<String, Set<String>> tests)
      throws IOException {
    Map<String, java.util.SortedSet<String>> sorted = new TreeMap<>();
    tests.forEach((id, names) -> sorted.put(id, new TreeSet<>(names)));
    Path ledger =
        file(
            "ledger.tsv",
            HEADER
                + "SN-4.0-01\t4.0\tmovement\tboth\tA stand faces a corner.\n"
                + "SN-4.0-02\t4.0\tdisplay\tboth\tFigures.\n"
                + "SN-4.10-01\t4.10\tmovement\tboth\tPassing.\n");
    return new CoverageReport(RuleLedger.read(ledger), new TreeMap<>(outside), sorted);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }
}
