package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each game is printed in its own words, and in none of another. */
class PageVocabularyTest {
  private static final String EVERYTHING = "booklet,generals,results";

  @TempDir private Path out;
  @TempDir private Path folder;

  private String print(Path from, String what, String language) throws IOException {
    CommandRun run =
        CommandRun.of(
            "print",
            from.toString(),
            "--what",
            what,
            "--language",
            language,
            "--format",
            "html",
            "--out",
            out.toString());
    assertEquals(0, run.exit(), run.toString());
    var text = new StringBuilder();
    try (var files = Files.list(out)) {
      for (Path file : files.sorted().toList()) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }

  @Test
  void theBoxGridGameIsTold() throws IOException {
    String pages = print(Path.of("../examples/pavia"), EVERYTHING, "en");
    for (String own :
        List.of(
            "14 units, breaks when 9 of them are lost",
            "breaks when 3/5 of its units are lost",
            "Commander Francis I: commands to 4 boxes, at D8",
            "<th>Hits</th>",
            // shaken by the fourth hit, tested by the sixth
            "<td class=\"boxes\">□□□ □□ □</td>",
            "U□ S□ M□ H□ C□",
            "U unformed, S shaken, M under momentum, H in hedgehog, C has passed a Catastrophe",
            "<td>River ford</td><td>unforms all</td>",
            "Losses of King Francis",
            "commander of group A",
            "Hits it can take still",
            "<td>The marquis of Vasto</td><td>Vasto&#39;s arquebusiers 1</td>")) {
      assertTrue(pages.contains(own), own);
    }
    for (String other :
        List.of(
            "Break Point",
            "BP in all",
            "initiative +",
            "<span class=\"general\">General ",
            "SP at",
            "opportunity",
            "D□ O□",
            "Movement points",
            "Fire dice",
            "<th class=\"stat\">CTg</th>",
            ".;",
            "VastosShot-1")) {
      assertFalse(pages.contains(other), other);
    }
  }

  @Test
  void aListOfBothSidesIsToldOnce() throws IOException {
    String pages = print(Path.of("../examples/two-lines"), "booklet", "en");
    assertEquals(2, pages.split("Army list: A line of battle", -1).length, "once in the contents");
    String both = "Fielded in: Two lines of battle &middot; The southern line, The northern line";
    assertEquals(2, pages.split(both, -1).length, pages);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fr|14 unités, en déroute quand 9 sont perdus|D désorganisée, E ébranlée",
        "de|14 Einheiten, bricht, wenn 9 davon verloren sind|U ungeordnet, E erschüttert",
        "nl|14 eenheden, breekt als er 9 van verloren zijn|O ongeordend, W aan het wankelen"
      })
  void inEachLanguage(String language, String strength, String marks) throws IOException {
    String pages = print(Path.of("../examples/pavia"), "booklet", language);
    assertTrue(pages.contains(strength), strength);
    assertTrue(pages.contains(marks), marks);
    assertFalse(
        pages.contains("unformed") || pages.contains("Rupture") || pages.contains("□□□□□□"));
  }

  @Test
  void theArtOfWarIsTold() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("adlg.muster"),
            """
            army A for adlgr {
                breaks at 1/2
                stand Swiss PikeAndShot elite weapon musket formation=battle-unit count 4 corps 2
            }

            map F 20 x 10 UD {
            }

            scenario S on F {
                length 4 rounds
                side R fields A { group G { general X at 4,2 quality competent stand Swiss at 4,2 facing N marked hits 1 } }
                side B fields A { group H { general Y +1 at 4,8 stand Swiss at 4,8 facing S } }
            }
            """);
    String pages = print(file, "booklet,generals", "en");
    for (String own :
        List.of(
            "1 unit, counting 2",
            "breaks when it has lost 1 army point",
            "command value +1, competent, command range 6 UD",
            "<th>Cohesion</th>",
            "<td class=\"boxes\">□□□□□■</td>",
            "S in square, R in rout",
            "Counts for")) {
      assertTrue(pages.contains(own), own);
    }
    assertFalse(pages.contains("Break Point") || pages.contains("initiative +"), pages);
    assertTrue(
        pages.contains("<th class=\"stat\">Form</th><th class=\"stat\">Place</th>"),
        "how many the list has is no column of a unit");
  }

  @Test
  void anArmyThatBreaksWithAllOfItIsToldSo() throws IOException {
    String list = print(Path.of("../examples/breitenfeld"), "army", "en");
    assertTrue(list.contains("breaks when it has lost as much as its units count"), list);
    assertTrue(list.contains("breaks when it has lost 3/4 of what its units count"), list);
  }

  @Test
  void aDocumentThatWouldBeEmptyIsRefusedForThat() {
    CommandRun.of("print", "../examples/even-table", "--what", "odds", "-o", folder.toString())
        .assertRefused(2, "nothing to tell there: by its rules odds would be empty");
  }

  @Test
  void fieldOfGloryIsTold() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("fog.muster"),
            """
            army A for fogr {
                stand Walloons HeavyFoot average bases 6 files 3 pikes 2 shot 4 armour=armoured capabilities=pike/musket tercio=later
            }

            map F 30 x 20 MU {
            }

            scenario S on F {
                length 4 rounds
                side R fields A { group G { general X at 4,2 quality field stand Walloons at 4,2 facing N marked disrupted } }
                side B fields A { group H { general Y at 4,8 stand Walloons at 4,8 facing S } }
            }
            """);
    String pages = print(file, "booklet,generals", "en");
    for (String own :
        List.of(
            "1 battle group</p>",
            "Commander X: field, command range 8 MU, at 4,2",
            "<th>Bases</th>",
            "<td class=\"boxes\">□□□□□□</td>",
            "starts disrupted",
            "D disrupted, F fragmented, B broken, S in square",
            "6 bases in 3 files")) {
      assertTrue(pages.contains(own), own);
    }
    assertFalse(pages.contains("Break Point") || pages.contains("initiative +"), pages);
  }
}
