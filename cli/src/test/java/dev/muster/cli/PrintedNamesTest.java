package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stands with a printed name are called by it in reports and on pages; machines keep the other. */
class PrintedNamesTest {
  private static final String WAYS = "../dsl/src/test/resources/dev/muster/dsl/boards/ways.muster";
  private static final String PAVIA = "../examples/pavia";

  @Test
  void reportsCallThemByIt() {
    String told = CommandRun.of("battle", WAYS, "--seed", "3").out();
    assertTrue(told.contains("Byron's regiment"), told);
    assertTrue(told.contains("Pfyffer's Swiss 1"), told);
    assertFalse(told.contains("Swiss-1") || told.matches("(?s).*\\bByron\\b(?!'s).*"), told);
    String brief = CommandRun.of("battle", PAVIA, "--brief").out();
    assertFalse(brief.contains("VastosShot-"), brief);
    String pavia = CommandRun.of("battle", PAVIA).out();
    assertTrue(pavia.contains("Vasto's arquebusiers 1"), pavia);
    assertFalse(pavia.contains("VastosShot-"), pavia);
  }

  @Test
  void theLogForMachinesKeepsTheNamesOfTheText() {
    String log = CommandRun.of("battle", WAYS, "--seed", "3", "--log", "json").out();
    assertTrue(log.lines().skip(1).anyMatch(line -> line.contains("\"Byron\"")), log);
    assertFalse(log.lines().skip(1).anyMatch(line -> line.contains("Byron's regiment")), log);
  }

  @Test
  void pagesCallThemByIt(@TempDir Path out) throws IOException {
    CommandRun run = CommandRun.of("print", WAYS, "--what", "booklet", "--out", out.toString());
    assertEquals(0, run.exit(), run.toString());
    String page = Files.readString(out.resolve("booklet-Road.html"));
    assertTrue(page.contains("Byron&#39;s regiment"), "escaped, in the order of battle");
    assertTrue(page.contains("Pfyffer&#39;s Swiss 2"), page);
  }
}
