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
class PrintedNamesOutputTest {
  private static final String WAYS =
      "../dsl/tests/src/test/resources/dev/muster/dsl/boards/ways.muster";
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

  /** What a check says of a stand it calls by the name a reader knows, in every game. */
  @Test
  void checksCallThemByIt(@TempDir Path folder) throws IOException {
    String snaphance =
        check(
            folder,
            """
            army A for snaphance.final {
                stand Foot "Foot" Pike B mp 2 sp 5 cb 1 bp 2
            }
            map M 4 x 4 { legend { . plain } rows \"""%s\""" }
            scenario S on M {
                side R fields A { group G { general X at 0301
                    stand Foot as Near "Byron's regiment" at 0303 facing N
                    stand Foot as Far "Boteler's regiment" at 0404 facing S } }
                side B fields A { group H { general Y at 0302
                    stand Foot as Foe "Pye's regiment" at 0302 facing S } }
            }
            """
                .formatted("\n. . . .".repeat(4) + "\n"));
    String boxes =
        check(
            folder,
            """
            army A for boxgrid {
                stand Foot "Foot" HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 3 depth=medium
            }
            map M 4 x 10 boxes { legend { . plain } rows \"""%s\""" }
            scenario S on M {
                length 4 rounds
                side R fields A { group G { general X at A1
                    stand Foot as Near "Byron's regiment" at A1 facing N
                    stand Foot as Far "Boteler's regiment" at D5 facing N } }
                side B fields A { group H { general Y at A10
                    stand Foot as Foe "Pye's regiment" at A10 facing S } }
            }
            """
                .formatted("\n. . . .".repeat(10) + "\n"));
    String tables =
        check(
            folder,
            """
            army A for fogr {
                stand Foot HeavyFoot average bases 6 files 3 pikes 2 shot 4 armour=armoured capabilities=pike/musket tercio=later
            }
            map M 30 x 20 MU { }
            scenario S on M {
                length 4 rounds
                side R fields A { group G { general X at 4,2
                    stand Foot as Near "Byron's regiment" at 4,2 facing N
                    stand Foot as Far "Boteler's regiment" at 4.5,2 facing N } }
                side B fields A { group H { general Y at 4,18
                    stand Foot as Foe "Pye's regiment" at 29.9,19.9 facing S } }
            }
            """);
    for (String found : new String[] {snaphance, boxes, tables}) {
      assertFalse(found.matches("(?s).*\\b(Near|Far|Foe(-\\d)?)\\b.*"), found);
    }
    String zone = "Byron's regiment starts in the zone of control of Pye's regiment";
    assertTrue(snaphance.contains(zone), snaphance);
    assertTrue(boxes.contains("Boteler's regiment starts outside the deployment zone"), boxes);
    String deep = "Boteler's regiment stands 1.1 MU deep in Byron's regiment";
    assertTrue(tables.contains(deep), tables);
  }

  private static String check(Path folder, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("names.muster"), text);
    String found = CommandRun.of("check", file.toString()).out();
    assertTrue(
        found.contains(" V-") || found.contains(" BG-V-") || found.contains(" FR-V-"), found);
    return found;
  }
}
