package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Armies of games without an engine are checked and printed with their own columns. */
class SystemsWithoutEngineTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxgrid|ItalianWars|<th class=\"stat\">CCV</th>|<td>HF</td><td class=\"stat\">5</td>",
        "adlgr|ThirtyYears|<th class=\"stat\">Coh</th>|<td>P&amp;S, Musket</td><td"
            + " class=\"stat\">1</td>",
        "fogr|Spanish|<th class=\"stat\">Bases</th>|<td>HF</td><td class=\"stat\">16</td>",
      })
  void itsColumnsArePrinted(String system, String army, String header, String row)
      throws IOException {
    String file = "../examples/other-systems/" + system + ".muster";
    assertTrue(CommandRun.of("check", file).out().endsWith("0 errors, 0 warnings\n"));
    assertEquals(0, CommandRun.of("print", file, "--out", folder.toString()).exit());
    String page = Files.readString(folder.resolve("army-" + army + ".html"));
    assertTrue(page.contains(header), page);
    assertTrue(page.contains(row), page);
    assertTrue(page.contains("est.") && page.contains("invented"), page);
    assertFalse(page.contains("<td>, "), page);
  }

  @Test
  void aScenarioIsCheckedAndPrintedAndNotFought() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("field.muster"),
            """
            army A for fogr {
                stand Foot HeavyFoot average bases 6 files 3 pikes 2 shot 4 armour=armoured capabilities=pike/musket tercio=later
            }

            map F 60 x 40 MU {
            }

            scenario S on F {
                length 4 rounds
                side R fields A { group G { general X at 14,2 quality field stand Foot at 14,2 facing N } }
                side B fields A { group G { general Y at 14,38 quality field stand Foot at 14,38 facing S } }
            }
            """);
    String found = CommandRun.of("check", file.toString()).out();
    assertTrue(found.endsWith("0 errors, 0 warnings\n"), found);
    for (String command : new String[] {"battle", "balance"}) {
      CommandRun.of(command, file.toString())
          .assertRefused(
              1,
              "no engine plays fogr yet; the rulebook fogr can be checked, printed and asked only");
    }
    Path pages = folder.resolve("pages");
    assertEquals(0, CommandRun.of("print", file.toString(), "--out", pages.toString()).exit());
    assertTrue(Files.exists(pages.resolve("scenario-S.html")));
  }
}
