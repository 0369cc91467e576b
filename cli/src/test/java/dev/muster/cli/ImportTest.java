package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.armylist.ArmyListImporter;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Army list tables as they are printed, and as spreadsheets make them. */
class ImportTest {
  /** The example of chapter 15, tabs between the columns. */
  private static final String PRINTED =
      """
      ARMY LIST\t\tMP\tSP\tCB\tPB\t2H\t3H\t4H\t6H\tBP
      Catholic Stands\tCat\t\t\t\t\t\t\t\t\t
      Gendarmes B\tCS, Lancer\t3*2\t6\t4\t\t\t\t\t\t3
      Reiters B\tCS, Pistol\t2\t5/4\t1\t0\t-1\t\t\t\t2
      Mounted Arquebusiers B\tSS, LC, Arquebus\t3\t3\t1\t0\t0\t-1\t\t\t1
      Swiss Pike B\tCS, Pike\t1\t5/5/5\t3\t\t\t\t\t\t2
      P&S B\tCS, P&S\t1\t6 [+1]\t1\t-2\t-2\t-3\t\t\t3
      """;

  private static final List<String> LINES =
      List.of(
          "stand Gendarmes \"Gendarmes\" Lancer B mp 3*2 sp 6 cb 4 bp 3",
          "stand Reiters \"Reiters\" Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2",
          "stand MountedArquebusiers \"Mounted Arquebusiers\" LightCavalry B weapon arquebus mp 3"
              + " sp 3 cb 1 pb 0 2h 0 3h -1 bp 1",
          "stand SwissPike \"Swiss Pike\" Pike B mp 1 sp 5/5/5 cb 3 bp 2",
          "stand PS \"P&S\" PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3");

  @TempDir private Path directory;

  @Test
  void thePrintedListBecomesTheLinesOfTheRules() throws IOException {
    CommandRun run = imported(PRINTED);
    assertEquals(0, run.exit(), run.toString());
    assertEquals("", run.err());
    assertEquals(LINES, stands(run.out()));
    assertTrue(
        run.out().startsWith("army Catholic \"Catholic\" for snaphance.final {\n"), run.out());
  }

  @Test
  void theTextIsCleanAndLaidOut() throws IOException {
    Path text = directory.resolve("catholics.muster");
    CommandRun run = imported(PRINTED, "--out", text.toString());
    assertEquals("written: " + text + "\n", run.out());
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("fmt", "--check", text.toString()));
    assertTrue(CommandRun.of("check", text.toString()).out().endsWith("0 errors, 0 warnings\n"));
  }

  @Test
  void whatIsThereAlreadyIsKept() throws IOException {
    Path text = Files.writeString(directory.resolve("catholics.muster"), "mine");
    imported(PRINTED, "--out", text.toString()).assertRefused(2, "is there already");
    assertEquals("mine", Files.readString(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {";", ","})
  void spreadsheetsSeparateByWhatTheyLike(String separator) throws IOException {
    var table = new StringBuilder("\uFEFF");
    for (String line : PRINTED.lines().toList()) {
      for (String cell : line.split("\t", -1)) {
        table.append('"').append(cell.replace("\"", "\"\"")).append('"').append(separator);
      }
      table.append("\r\n");
    }
    CommandRun run = imported(table.toString());
    assertEquals(LINES, stands(run.out()), run.err());
  }

  @Test
  void forumsHaveTablesOfStrokesAndOfHtml() throws IOException {
    var strokes = new StringBuilder("Here is **my** army:\n\n");
    var page = new StringBuilder("<p>Here it is</p>\n<table class=x>\n");
    List<String> lines = PRINTED.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t", -1);
      strokes
          .append("| ")
          .append(String.join(" | ", cells).replace("*", "\\*").replace("&", "\\&"))
          .append(" |\n")
          .append(i == 0 ? "|" + ":---:|".repeat(cells.length) + "\n" : "");
      page.append("<TR><td>")
          .append(String.join("</td>\n<td align=\"center\">", cells).replace("&", "&amp;"))
          .append("</td></TR>\n");
    }
    String note =
        page.append("</table>").toString().replace("Pike B<", "<b>Pike</b> B<sup>1</sup><");
    for (String table :
        List.of(
            strokes.toString(),
            strokes.toString().replace("Pike B", "**Pike** B [1 est.]"),
            note)) {
      CommandRun run = imported(table);
      assertEquals(0, run.exit(), run.toString());
      assertEquals(LINES, stands(run.out()), table);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "xlsx", "md", "txt"})
  void aTableThatWasPrintedComesBackWhole(String form) throws IOException {
    String army =
        """
        army Town "Town & \\"free\\" list" for snaphance.draft {
            training poor
            breaks at 1/3
            total 4
            note "First; of two."
            note "Second"
            source "A chronicle"
            stand Old  "Pike & Shot"  PikeAndShot  B                 mp 1  sp 6[+1]  cb 1  pb -2  2h -2  3h -3  bp 3  estimated "as printed: B"
            stand Few  "Horse, few"   LightCavalry C  weapon pistol  mp 3  sp 3      cb 1                       bp 1  must-pursue { note "a note" note "another" }
        }
        """;
    Path source = Files.writeString(directory.resolve("town.muster"), army);
    CommandRun.of("fmt", source.toString());
    CommandRun printed =
        CommandRun.of(
            "print",
            source.toString(),
            "--what",
            "army",
            "--format",
            form,
            "--out",
            directory.toString());
    assertEquals(0, printed.exit(), printed.toString());
    CommandRun run = CommandRun.of("import", directory.resolve("army-Town." + form).toString());
    assertEquals(new CommandRun(0, Files.readString(source), ""), run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"md", "html"})
  void aPrintedListComesBackFromAForum(String form) throws IOException {
    CommandRun.of(
        "print",
        "../examples/dreux",
        "RoyalCatholic",
        "--what",
        "army",
        "--format",
        form,
        "--out",
        directory.toString());
    Path list = directory.resolve("army-RoyalCatholic." + form);
    // Somebody has left out the text that stands below the table.
    Files.writeString(list, Files.readString(list).replaceAll("(?s)```muster.*?```", ""));
    CommandRun run = CommandRun.of("import", list.toString());
    assertEquals(0, run.exit(), run.toString());
    assertTrue(
        run.out().startsWith("army RoyalArmy1562 \"Royal army, 1562\" for snaphance.final {"),
        run.out());
    assertEquals(LINES.getFirst(), stands(run.out()).getFirst());
    assertEquals(6, stands(run.out()).size(), run.out());
  }

  @Test
  void theColumnsMayStandInAnyOrderUnderOtherNames() throws IOException {
    CommandRun run =
        imported(
            """
            BP;Charge Factor;Stands;Strength;Movement;Category;Order;Weapon;2H;1H
            2;1;Reiters;5/4;2;Pi;B;;-1;0
            1;;Shot;4;1;Sh;C;Musket;−1;0
            """);
    assertEquals(
        List.of(LINES.get(1), "stand Shot \"Shot\" Shot C weapon musket mp 1 sp 4 pb 0 2h -1 bp 1"),
        stands(run.out()),
        run.err());
    assertTrue(run.out().startsWith("army Table \"table\""), "named for its file: " + run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "Pi,Pistols",
    "Pistol,Pistols",
    "LANCERS,Lancer",
    "Hs,Horse",
    "SH,SlowHorse",
    "slow horse,SlowHorse",
    "Fast Horse,FastHorse",
    "Pk,Pike",
    "P&S,PikeAndShot",
    "Pike and Shot,PikeAndShot",
    "Pike & Shot,PikeAndShot",
    "A,Artillery",
    "Art,Artillery",
    "Sk,Skirmishers",
    "Skirmisher,Skirmishers",
    "Sh,Shot",
    "LC,LightCavalry",
    "Light Cavalry,LightCavalry",
    "Dr,Dragoons"
  })
  void everyAbbreviationOfTheRulesIsKnown(String printed, String key) throws IOException {
    CommandRun run = imported("Name\tCat\tMP\tSP\tBP\nTroops B\t" + printed + "\t1\t4\t1\n");
    assertEquals(
        List.of("stand Troops \"Troops\" " + key + " B mp 1 sp 4 bp 1"), stands(run.out()));
  }

  /** The rules call the dice of a charge by several names; an army list may use any of them. */
  @ParameterizedTest
  @Tag("SN-0-04")
  @ValueSource(
      strings = {
        "CB",
        "CF",
        "IF",
        "cf",
        "Charge Bonus",
        "Charge Factor",
        "charge bonus",
        "Impetus",
        "C.B.",
        "[IF]"
      })
  void theChargeBonusHasManyNames(String header) throws IOException {
    CommandRun run =
        imported("Name\tCat\tMP\t" + header + "\tSP\tBP\nGendarmes B\tLn\t3*2\t4\t6\t3\n");
    assertEquals(
        List.of("stand Gendarmes \"Gendarmes\" Lancer B mp 3*2 sp 6 cb 4 bp 3"),
        stands(run.out()),
        run.err());
    assertEquals("", run.err(), "no column is unknown");
  }

  @Test
  void severalListsInOneTableAreSeveralArmies() throws IOException {
    CommandRun run =
        imported(
            PRINTED
                + "\nHuguenot Stands\tCat\n"
                + "Reiters B\tCS, Pistol\t2\t5/4\t1\t0\t-1\t\t\t\t2\n");
    assertEquals(6, stands(run.out()).size(), run.toString());
    assertTrue(run.out().contains("army Huguenot \"Huguenot\" for snaphance.final {"), run.out());
  }

  @Test
  void twoRatingsOfOneTroopAreTwoStands() throws IOException {
    CommandRun run =
        imported("Name\tCat\tMP\tSP\tBP\nHorse A\tHs\t2\t6\t2\nHorse C\tHs\t2\t4\t1\n");
    assertEquals(
        List.of(
            "stand Horse \"Horse\" Horse A mp 2 sp 6 bp 2",
            "stand HorseC \"Horse\" Horse C mp 2 sp 4 bp 1"),
        stands(run.out()));
  }

  @Test
  void standsOfOneNameAreNumbered() throws IOException {
    CommandRun run = imported("Name\tCat\tMP\tSP\tBP\n" + "Horse A\tHs\t2\t6\t2\n".repeat(4));
    assertEquals(
        List.of("Horse", "HorseA", "HorseA2", "HorseA3"),
        stands(run.out()).stream().map(line -> line.split(" ")[1]).toList());
  }

  /** What is counted is the memory taken up on the way, which does not depend on the machine. */
  @Test
  void oneMoreOfTheSameNameIsNoMoreWorkThanTheFirst() {
    taken(100);
    double few = taken(1000);
    double many = taken(4000);
    assertTrue(many / few < 5, many + " bytes for 4000 stands, " + few + " for 1000");
  }

  private static long taken(int stands) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    String table = "Name\tCat\tMP\tSP\tBP\n" + "Horse A\tHs\t2\t6\t2\n".repeat(stands);
    long before = threads.getCurrentThreadAllocatedBytes();
    ArmyListImporter.read(table, "list.csv", "List", Rulebooks.named("snaphance.final"));
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void traitsHaveTheirOwnColumn() throws IOException {
    CommandRun run =
        imported(
            "Name\tCat\tMP\tSP\tBP\tFlags\n"
                + "Swiss B\tPk\t1\t5/5/5\t2\ttwo hex pursuit; cb_after_loss=2\n");
    assertEquals(
        List.of("stand Swiss \"Swiss\" Pike B mp 1 sp 5/5/5 bp 2 two-hex-pursuit cb-after-loss 2"),
        stands(run.out()),
        run.err());
  }

  @ParameterizedTest
  @Tag("SN-2.0-02")
  @Tag("SN-2.0-03")
  @CsvSource(
      delimiter = '|',
      value = {
        "Gendarmes D | CS, Lancer   | 3*2 | 6      | 4  |    | 3  | 2:1  | V-003",
        "B           | CS, Lancer   | 3*2 | 6      | 4  |    | 3  |      | ",
        "Elephants B | CS, Elephant | 2   | 6      | 4  |    | 3  | 2:13 | V-005",
        "Shot B      | CS, Shot     | 1   | 4      |    | 0  | 1  | 2:8  | V-020",
        "Foot B      | Pk, crossbow | 1   | 6      | 1  |    | 3  | 2:8  | V-032",
        "Foot B      | P&S          | 3*  | 6      | 1  | 0  | 3  | 2:12 | V-006",
        "Foot B      | P&S          | 1   | 5. Apr | 1  | 0  | 3  | 2:14 | V-009",
        "Foot B      | P&S          | 1   | 6      | x  | 0  | 3  | 2:16 | V-010",
        "Foot B      | P&S          | 1   | 6      | 1  | -a | 3  | 2:18 | V-011",
        "Foot B      | P&S          | 1   | 6      | 1  | 0  | ?  | 2:20 | V-012",
        "Foot B      | P&S          | 1   | 6      | 1  | 0  |    | 2:1  | V-012",
        "            | P&S          | 1   | 6      | 1  | 0  | 3  | 2:1  | V-002"
      })
  void aCellThatCannotBeReadIsLocated(
      String name,
      String category,
      String mp,
      String sp,
      String cb,
      String pb,
      String bp,
      String place,
      String code)
      throws IOException {
    String table =
        "Stands\tCat\tMP\tSP\tCB\tPB\tBP\n"
            + String.join(
                "\t",
                List.of(
                    text(name), text(category), text(mp), text(sp), text(cb), text(pb), text(bp)))
            + "\n";
    CommandRun run = imported(table);
    if (place == null) {
      assertEquals(0, run.exit(), "a stand may be called B: " + run);
      return;
    }
    run.assertFound("table.csv");
    assertTrue(
        run.err().contains("table.csv:" + place + ": error " + code + ": "), code + run.err());
    assertEquals(2, run.err().lines().count(), run.err());
  }

  @Test
  @Tag("SN-15.0-04f")
  void whatIsReadOtherwiseIsTold() throws IOException {
    CommandRun run = imported("Name\tCat\tMP\tSP\tBP\t5H\nHorse A\tHs\t3/2\t6\t2\t1\n");
    assertEquals(0, run.exit());
    assertEquals(List.of("stand Horse \"Horse\" Horse A mp 3*2 sp 6 bp 2"), stands(run.out()));
    assertTrue(run.err().contains("table.csv:1:19: warning V-016: column '5H'"), run.err());
    assertTrue(run.err().contains("table.csv:2:12: warning V-008: '3/2'"), run.err());
  }

  @Test
  void aMissingColumnIsOneFinding() throws IOException {
    CommandRun run =
        imported("Name\tCat\tMP\tSP\tCB\nHorse A\tHs\t2\t6\t1\nHorse B\tHs\t2\t6\t1\n");
    run.assertFound("table.csv");
    assertTrue(run.err().contains("V-001: the table has no column BP"), run.err());
    assertEquals(2, run.err().lines().count(), run.err());
  }

  @Test
  void namesOfTheTableAreQuoted() throws IOException {
    CommandRun run =
        imported(
            "Name;Cat;MP;SP;BP\n"
                + "\"The \"\"Old\"\" \\ Guard } { B\";Pk;1;5/5/5;2\n"
                + "Üsküdar 3rd B;Pk;1;5/5/5;2\n"
                + "龍 B;Pk;1;5/5/5;2\n");
    assertEquals(
        List.of(
            "stand TheOldGuard \"The \\\"Old\\\" \\\\ Guard } {\" Pike B mp 1 sp 5/5/5 bp 2",
            "stand Üsküdar3rd \"Üsküdar 3rd\" Pike B mp 1 sp 5/5/5 bp 2",
            "stand Stand \"龍\" Pike B mp 1 sp 5/5/5 bp 2"),
        stands(run.out()),
        run.err());
  }

  @Test
  void aBrokenTableIsNoAccident() throws IOException {
    for (String table :
        List.of(
            "\"",
            "Name\tCat\tMP\tSP\tBP\n\"Horse A\tHs\t2",
            "Name\tCat\tMP\tSP\tBP\n\t\t\t\t\t\t\t\n",
            "Name,Cat,MP,SP,BP\nHorse A,Hs\n",
            "MP SP BP\n1 2 3")) {
      CommandRun run = imported(table);
      run.assertFound("table.csv");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Order", "Class", "Grade", "", "Q"})
  void theOrderClassMayHaveAColumnOfItsOwn(String header) throws IOException {
    CommandRun run =
        imported(
            "Stands\t"
                + header
                + "\tCat\tMP\tSP\tCB\tBP\n"
                + "Gendarmes\tB\tCS, Lancer\t3*2\t6\t4\t3\n"
                + "Swiss Pike\ta\tCS, Pike\t1\t5/5/5\t3\t2\n");
    assertEquals("", run.err());
    assertEquals(
        List.of(LINES.get(0), "stand SwissPike \"Swiss Pike\" Pike A mp 1 sp 5/5/5 cb 3 bp 2"),
        stands(run.out()));
  }

  @Test
  void theClassMayHaveAColumnOfItsOwn() throws IOException {
    String table = "Stands\tOrder\tClass\tType\tArms\tMP\tSP\tPB\tBP\n";
    CommandRun run = imported(table + "Shot\tC\tSS\tShot\tMusket\t1\t4\t0\t1\n");
    assertEquals("", run.err());
    assertEquals(
        List.of("stand Shot \"Shot\" Shot C weapon musket mp 1 sp 4 pb 0 bp 1"), stands(run.out()));
    run = imported(table + "Shot\tC\tCS\tShot\tMusket\t1\t4\t0\t1\n");
    run.assertFound("table.csv");
    assertTrue(run.err().contains("table.csv:2:8: error V-020"), run.err());
  }

  /** As a page shows it: columns below one another, and nothing where a column is blank. */
  @Test
  void aPageCopiedWithItsLayoutIsRead() throws IOException {
    String page =
        """
        ARMY LIST                                  MP    SP     CB   PB   2H   3H   4H   6H   BP

        Catholic Stands           Cat
        Gendarmes B               CS, Lancer       3*2   6      4                            3
        Reiters B                 CS, Pistol       2     5/4    1    0    -1                  2
        Mounted Arquebusiers B    SS, LC, Arquebus 3     3      1    0    0    -1             1
        Swiss Pike B              CS, Pike         1     5/5/5  3                             2
        P&S B                     CS, P&S          1     6 [+1] 1    -2   -2   -3             3
        Light Shot C              SS, Shot         2     4           0    0    -1             1
        """;
    CommandRun run = imported(page);
    assertEquals("", run.err());
    assertEquals(0, run.exit());
    var all = new java.util.ArrayList<>(LINES);
    all.add("stand LightShot \"Light Shot\" Shot C mp 2 sp 4 pb 0 2h 0 3h -1 bp 1");
    assertEquals(all, stands(run.out()));
    assertTrue(run.out().startsWith("army Catholic \"Catholic\""), run.out());
  }

  /** One blank between all cells: what a value can be tells its column. */
  @Test
  void aPageCopiedWithoutItsLayoutIsRead() throws IOException {
    CommandRun run =
        imported(
            PRINTED.lines().map(line -> line.replaceAll("\t+", " ")).toList().stream()
                    .reduce("", (a, b) -> a + b + "\n")
                + "Guns - 4 SP C SS, Artillery 1 4 - 0 0 0 -1 -2 1\n");
    assertEquals("", run.err());
    var all = new java.util.ArrayList<>(LINES);
    all.add("stand Guns4SP \"Guns - 4 SP\" Artillery C mp 1 sp 4 pb 0 2h 0 3h 0 4h -1 6h -2 bp 1");
    assertEquals(all, stands(run.out()));
  }

  @Test
  void whatAPageLeavesOpenIsTold() throws IOException {
    CommandRun run =
        imported(
            "Stands MP SP CB PB 2H 3H 4H 6H BP\n"
                + "Shot C SS, Shot 2 4 0 0 -1 1\n"
                + "Foot B CS, P&S 1 6 1 -2 3 3 3\n"
                + "Horse A CS, Horse 2 6 2 2\n");
    assertEquals(1, run.exit());
    assertTrue(
        run.err()
            .contains(
                "table.csv:2:17: warning V-001: read as MP 2 SP 4 PB 0 2H 0 3H -1 BP 1; mend it if"
                    + " not so meant"),
        run.err());
    assertTrue(
        run.err().contains("table.csv:3:16: error V-001: 7 values do not fit the 9 columns"),
        run.err());
    assertEquals(
        List.of(
            "stand Shot \"Shot\" Shot C mp 2 sp 4 pb 0 2h 0 3h -1 bp 1",
            "stand Horse \"Horse\" Horse A mp 2 sp 6 cb 2 bp 2"),
        stands(run.out()));
  }

  /** One slip in the headers is one finding and not one a line. */
  @Test
  void headersACellAsideAreOneFinding() throws IOException {
    String shortened = PRINTED.replace("ARMY LIST\t\tMP", "ARMY LIST\tMP").replace("\tCat", "");
    CommandRun run = imported(shortened);
    assertEquals(0, run.exit(), run.err());
    assertEquals(LINES, stands(run.out()));
    assertEquals(
        "table.csv:1:11: warning V-016: the headers stand one cell too far to the left for the"
            + " lines below; they are read one cell farther to the right [§15.0]\n",
        run.err().replaceAll("(?m)^.*/(?=table)", ""));
    run = imported(PRINTED.replace("ARMY LIST\t\tMP", "ARMY LIST\t\t\tMP"));
    assertEquals(0, run.exit(), run.err());
    assertEquals(LINES, stands(run.out()));
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void aTotalIsNoStand() throws IOException {
    CommandRun run = imported(PRINTED + "Total\t\t\t\t\t\t\t\t\t\t17\n");
    assertEquals("", run.err());
    assertEquals(LINES, stands(run.out()));
    assertTrue(run.out().contains("    total 17\n"), run.out());
    run = imported(PRINTED + "\tTotal:\t\t\t\t\t\t\t\t\t17\n");
    assertEquals("", run.err());
    assertTrue(run.out().contains("    total 17\n"), run.out());
    assertFalse(imported(PRINTED).out().contains("total"));
    CommandRun named = imported("Name\tCat\tMP\tSP\tBP\nTotal B\tHs\t2\t6\t2\n");
    assertEquals(1, stands(named.out()).size(), "a stand may be called so");
  }

  @Test
  void windowsFilesAreRead() throws IOException {
    Path file = directory.resolve("table.csv");
    String table = "Name;Cat;MP;SP;BP\nReîtres – vieux B;Hs;2;6;2\n";
    Files.write(file, table.getBytes(java.nio.charset.Charset.forName("windows-1252")));
    CommandRun run = CommandRun.of("import", file.toString());
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.err().contains("is not in UTF-8 and is read as Windows-1252"), run.err());
    assertTrue(run.out().contains("\"Reîtres – vieux\""), run.out());
    for (java.nio.charset.Charset wide :
        List.of(
            java.nio.charset.StandardCharsets.UTF_16,
            java.nio.charset.Charset.forName("x-UTF-16LE-BOM"))) {
      Files.write(file, table.getBytes(wide));
      run = CommandRun.of("import", file.toString());
      assertTrue(run.err().contains("is read as UTF-16"), run.err());
      assertTrue(run.out().contains("\"Reîtres – vieux\""), run.out());
    }
    Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1});
    CommandRun.of("import", file.toString()).assertRefused(2, "is not a text file");
  }

  /**
   * What can be read is imported, and the rest stands where it was, as a comment with the reason.
   */
  @Test
  void whatCannotBeReadBecomesAComment() throws IOException {
    Path text = directory.resolve("partly.muster");
    CommandRun run =
        imported(
            PRINTED.replace("CS, Lancer", "CS, Elephant").replace("\t5/4\t", "\t5. Apr\t"),
            "--out",
            text.toString());
    assertEquals(1, run.exit());
    assertTrue(
        run.err()
            .endsWith(
                "has 2 errors; the lines that could not be read stand as comments in the text\n"),
        run.err());
    String written = Files.readString(text);
    assertEquals(LINES.subList(2, 5), stands(written));
    assertTrue(
        written.contains("// 'Elephant' is no category of Snaphance, final edition; there is: "),
        written);
    assertTrue(written.contains("//   Gendarmes B | CS, Elephant | 3*2 | 6 | 4 | "), written);
    assertTrue(written.contains("a spreadsheet may have taken the ranks for a date"), written);
    assertTrue(written.indexOf("Elephant") < written.indexOf("stand MountedArquebusiers"), written);
    assertTrue(CommandRun.of("check", text.toString()).out().endsWith("0 errors, 0 warnings\n"));
    assertEquals(0, CommandRun.of("fmt", "--check", text.toString()).exit());
  }

  @Test
  void anUnknownRulebookIsOneLine() throws IOException {
    imported(PRINTED, "--rules", "risk").assertRefused(2, "risk");
  }

  @Test
  void theDraftHasItsOwnCategories() throws IOException {
    CommandRun run =
        imported("Name\tCat\tMP\tSP\tBP\nHorse A\tSH\t2\t6\t2\n", "--rules", "snaphance.draft");
    run.assertFound("table.csv");
    assertFalse(run.err().contains("Slow Horse"), run.err());
  }

  private static String text(String cell) {
    return cell == null ? "" : cell;
  }

  private CommandRun imported(String table, String... options) throws IOException {
    Path file = Files.writeString(directory.resolve("table.csv"), table);
    var arguments = new java.util.ArrayList<>(List.of("import", file.toString()));
    arguments.addAll(List.of(options));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  /** The stand lines, however the layout aligns them. */
  private static List<String> stands(String text) {
    return text.lines()
        .map(line -> line.strip().replaceAll(" +", " "))
        .filter(line -> line.startsWith("stand "))
        .toList();
  }
}
