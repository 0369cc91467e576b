package dev.muster.dsl.standalone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.validation.UserCheckSettings;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class MusterFileLoaderTest {
  static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Gendarmes "Gendarmes" Lancer B mp 3*2 sp 6 cb 4 bp 3 estimated "as printed"
          stand Reiters Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
          stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
          stand Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
      }
      """;
  static final String MAP =
      """
      map Field 4 x 4 {
          legend { . plain w woods ~ impassable }
          rows \"""
              . . w .
               . . . ~
              . . . .
               . . . .
          \"""
          side stream 0101-0201
          place "Mill" at 0303
      }
      """;
  static final String SCENARIO =
      """
      scenario Test "A test" on Field rules snaphance.final {
          date 1562-12-19
          length 8 rounds
          switch extra_move_test before
          side Red fields Royal {
              group Van {
                  general Guise +1 at 0101
                  stand Swiss at 0101 0201 facing N
                  stand Foot as Picards at 0102 facing NE
              }
          }
          side Blue fields Royal {
              group Main {
                  general Conde at 0404 quality poor range 2
                  stand Swiss at 0404 facing S
              }
          }
      }
      """;

  @TempDir Path folder;

  /** What a build writes, or an author hides, is no file of his battle unless he names it. */
  @Test
  void whatToolsWriteIsLeftOut() throws Exception {
    List<Path> files = new java.util.ArrayList<>();
    for (String file :
        List.of(
            "a.muster",
            "build/b.muster",
            "lists/target/c.muster",
            "target/classes/d.muster",
            ".git/e.muster",
            ".hidden.muster",
            "node_modules/x/f.muster",
            "java/build/g.muster",
            "java/bin/h.muster")) {
      files.add(folder.resolve(file));
      Files.createDirectories(files.getLast().getParent());
      Files.writeString(files.getLast(), "// " + file + "\n");
    }
    Files.writeString(folder.resolve("pom.xml"), "<project/>");
    Files.writeString(folder.resolve("java/build.gradle"), "");
    Files.writeString(folder.resolve("java/.project"), "");
    assertEquals(
        List.of(
            folder.resolve(".hidden.muster"),
            folder.resolve("a.muster"),
            folder.resolve("build/b.muster"),
            folder.resolve("lists/target/c.muster")),
        SourceFolder.files(folder));
    assertEquals(
        List.of(folder.resolve("target/classes/d.muster")),
        SourceFolder.files(folder.resolve("target")));
    assertEquals(
        List.of(folder.resolve(".git/e.muster")), SourceFolder.files(folder.resolve(".git")));
    assertEquals(List.of(), MusterFileLoader.load(files).findings());
  }

  /** In a program with a language server, where the user of its editor hides remarks. */
  @Test
  void whatAnEditorHidesIsFound() throws Exception {
    List<Finding> usual = load(ARMY + MAP + SCENARIO).findings();
    assertTrue(usual.stream().anyMatch(each -> each.severity() == Finding.Severity.INFO));
    UserCheckSettings editor =
        IResourceServiceProvider.Registry.INSTANCE
            .getResourceServiceProvider(URI.createURI("any.muster"))
            .get(UserCheckSettings.class);
    editor.setPreferred("V-080 off", false);
    try {
      assertEquals(usual, load(ARMY + MAP + SCENARIO).findings());
    } finally {
      editor.setPreferred("", true);
    }
  }

  private MusterFileLoader.LoadResult load(String... texts) throws Exception {
    List<Path> files = new java.util.ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      files.add(Files.writeString(folder.resolve("f" + i + ".muster"), texts[i]));
    }
    return MusterFileLoader.load(files);
  }

  private static List<String> errors(MusterFileLoader.LoadResult loaded) {
    return loaded.findings().stream()
        .filter(each -> each.severity() == Finding.Severity.ERROR)
        .map(each -> each.code() + "@" + each.at().line())
        .collect(Collectors.toList());
  }

  @Test
  void aScenarioCompilesToItsProgram() throws Exception {
    var loaded = load(ARMY + MAP + SCENARIO);
    assertEquals(List.of(), errors(loaded));
    assertEquals(List.of("Test"), loaded.scenarioNames());
    BattleProgram program = loaded.program(null);
    var lines = program.armies().getFirst().stands();
    assertEquals(new StatValue.FirstThen(3, 2), lines.getFirst().stats().get("mp"));
    assertEquals(new StatValue.Ranks(List.of(6), 1), lines.get(3).stats().get("sp"));
    assertEquals(new StatValue.Whole(-1), lines.get(1).stats().get("2h"));
    assertTrue(lines.get(2).traits().containsKey("two-hex-pursuit"));
    assertEquals(4, lines.getFirst().source().line());
    assertEquals("woods", ((HexBoard) program.board()).terrainAt(new Hex(3, 1)));
    assertEquals(8, program.scenario().roundLimit());
    assertEquals("before", program.scenario().switches().get("extra_move_test"));
    var van = program.scenario().sides().getFirst().groups().getFirst();
    assertEquals(
        List.of("Swiss-1", "Swiss-2", "Picards"),
        van.stands().stream().map(each -> each.name()).toList());
    assertEquals(new Hex(2, 1), van.stands().get(1).at());
    assertEquals(Facing.NE.heading(), van.stands().get(2).facing());
    assertEquals(
        "Swiss-3",
        program.scenario().sides().get(1).groups().getFirst().stands().getFirst().name());
  }

  @Test
  void theFinalEditionHasWhatTheBaseHasAndMore() throws Exception {
    Rulebook rulebook = load(ARMY + MAP + SCENARIO).program("Test").rulebook();
    assertEquals("snaphance", rulebook.system());
    assertEquals(12, rulebook.categories().size());
    assertEquals(32, rulebook.switches().size());
    Rulebook.Terrain woods =
        rulebook.terrains().stream()
            .filter(each -> each.key().equals("woods"))
            .findFirst()
            .orElseThrow();
    assertEquals(3, woods.costs().get("SH"));
    assertEquals(2, woods.costs().get("P&S"));
    assertEquals(false, woods.costs().containsKey("Art") || woods.costs().containsKey("*"));
    assertTrue(woods.cite().ours());
  }

  @Test
  void armiesAndMapsMayStandInImportedFiles() throws Exception {
    var loaded = load("import \"f1.muster\" import \"f2.muster\" " + SCENARIO, ARMY, MAP);
    assertEquals(List.of(), errors(loaded));
    assertEquals(
        "f1.muster",
        Path.of(loaded.program(null).armies().getFirst().source().file()).getFileName().toString());
  }

  @Test
  void anAuthorExtendsARulebook() throws Exception {
    var loaded =
        load(
            """
            rulebook mine "Mine" extends snaphance.final {
                trait brave label "Brave" ours "Never runs."
                terrain plain label "Steppe" cost * 1
            }
            army A for mine { training well breaks at 1/2 stand X Horse A mp 2 sp 4 cb 2 bp 2 brave }
            """);
    assertEquals(List.of(), errors(loaded));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sp 6 cb 4 bp 3 est|sp 6/0 cb 4 bp 3 est|V-009",
        "bp 3 est|bp 4 est|V-012",
        "mp 3*2|mp 0|V-006",
        "cb 4|cb -1|V-010",
        "cb 4|cb 4 cb 3|V-018",
        "cb 4 bp 3|cb 4|V-012",
        "Lancer B|Lancer D|V-003",
        "Lancer B|Elephant B|V-005",
        "sp 5/5/5 cb 3|sp 5/5/5 cb 3 pb 0|V-023",
        "Pistols B|Horse B|V-024",
        "stand Reiters|stand Swiss|V-002",
        "breaks at 1/3|breaks at 3/2|V-082",
        "for snaphance.final|for nothing.here|V-301",
        "facing NE|facing E|V-112",
        "at 0102 facing|at 0101 facing|V-111",
        "at 0102 facing|at 0501 facing|V-110",
        "at 0102 facing|at 0402 facing|V-110",
        "at 0102 facing|at 12 facing|V-110",
        "extra_move_test before|extra_move_test never|V-209",
        "stand Foot as|stand Nobody as|V-119",
        "general Guise +1 at 0101||V-092",
        ". . w .|. . w|V-202",
        ". . w .|. . q .|V-203",
        "4 x 4|4 x 5|V-201",
        "0101-0201|0101-0404|V-206",
        "training poor|training so so|V-300",
      })
  void errorsAreFoundWithTheirCode(String good, String bad, String code) throws Exception {
    String text = ARMY + MAP + SCENARIO;
    assertTrue(text.contains(good));
    var loaded = load(text.replace(good, bad == null ? "" : bad));
    assertTrue(
        errors(loaded).stream().anyMatch(each -> each.startsWith(code)),
        () -> code + " in " + loaded.findings());
    assertThrows(IllegalArgumentException.class, () -> loaded.program(null));
  }

  @Test
  void aSlipOfThePenIsNotFollowedByAllThatIsMissedBecauseOfIt() throws Exception {
    var loaded = load(ARMY + MAP + SCENARIO.replace("at 0102 facing", "at 0102, 0103 facing"));
    List<Finding> errors =
        loaded.findings().stream()
            .filter(each -> each.severity() == Finding.Severity.ERROR)
            .toList();
    assertEquals(1, errors.size(), errors.toString());
    assertTrue(errors.getFirst().message().contains("leave the comma out"), errors.toString());
  }

  @Test
  void aMapErrorStandsWhereTheLetterIs() throws Exception {
    var finding =
        load(ARMY + MAP.replace(". . w .", ". . q .") + SCENARIO).findings().stream()
            .filter(each -> each.code().equals("V-203"))
            .findFirst()
            .orElseThrow();
    assertEquals(12, finding.at().line());
    assertEquals(13, finding.at().column());
  }

  @Test
  void theDraftHasNoSlowHorse() throws Exception {
    var loaded =
        load(
            "army A for snaphance.draft { training well breaks at 1/2 stand X SlowHorse A mp 2 sp 4"
                + " cb 2 bp 2 }");
    assertEquals(List.of("V-022@1"), errors(loaded));
    assertEquals(
        "2.1.3",
        loaded.findings().stream()
            .filter(e -> e.code().equals("V-022"))
            .findFirst()
            .orElseThrow()
            .section());
  }

  @Test
  void oneSideIsNoBattle() throws Exception {
    String text = ARMY + MAP + SCENARIO;
    int blue = text.indexOf("    side Blue");
    assertEquals(List.of("V-121@20"), errors(load(text.substring(0, blue) + "}\n")));
  }

  @Test
  void whatIsNoTextIsRefused() throws Exception {
    assertThrows(
        UnreadableInputException.class,
        () -> MusterFileLoader.load(List.of(folder.resolve("none.muster"))));
    assertThrows(UnreadableInputException.class, () -> MusterFileLoader.load(List.of(folder)));
    assertThrows(UnreadableInputException.class, () -> load(""));
    assertThrows(UnreadableInputException.class, () -> load("army \0"));
    Path latin =
        Files.write(folder.resolve("l.muster"), "army Condé".getBytes(StandardCharsets.ISO_8859_1));
    assertThrows(UnreadableInputException.class, () -> MusterFileLoader.load(List.of(latin)));
    Path huge = folder.resolve("h.muster");
    Files.write(huge, new byte[17 * 1024 * 1024]);
    assertThrows(UnreadableInputException.class, () -> MusterFileLoader.load(List.of(huge)));
  }

  /** Findings of a folder, as file, line and code. */
  private List<String> findings() throws Exception {
    return MusterFileLoader.load(List.of(folder)).findings().stream()
        .filter(each -> each.severity() != Finding.Severity.INFO)
        .map(
            each ->
                Path.of(each.at().file()).getFileName()
                    + ":"
                    + each.at().line()
                    + " "
                    + each.code())
        .toList();
  }

  /** A file of a folder that is no text is told among the findings of all others. */
  @ParameterizedTest
  @ValueSource(strings = {"", " \n", "army \0", "army Cond\u00e9"})
  void oneUnreadableFileHidesNoFindingOfOthers(String rubbish) throws Exception {
    Files.writeString(folder.resolve("army.muster"), ARMY.replace("bp 2 two", "bp 7 two"));
    Files.writeString(folder.resolve("a-line.muster"), ARMY.replace("Pike B", "Spike B"));
    Files.write(folder.resolve("rubbish.muster"), rubbish.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(
        List.of("a-line.muster:6 V-005", "army.muster:6 V-012", "rubbish.muster:1 V-302"),
        findings());
    var loaded = MusterFileLoader.load(List.of(folder));
    assertThrows(IllegalArgumentException.class, () -> loaded.armies());
    assertThrows(
        IllegalArgumentException.class, () -> loaded.formatted(folder.resolve("rubbish.muster")));
    assertTrue(loaded.formatted(folder.resolve("army.muster")).contains("bp 7"));
  }

  /** A text that breaks off hides what rests on it, which would be missed, and nothing else. */
  @Test
  void oneBrokenTextHidesOnlyWhatRestsOnIt() throws Exception {
    Files.writeString(folder.resolve("broken.muster"), ARMY.replace("Pike B", "Pike B )"));
    Files.writeString(folder.resolve("map.muster"), MAP.replace(". . w .", ". . q ."));
    Files.writeString(
        folder.resolve("resting.muster"),
        "import \"broken.muster\"\nimport \"map.muster\"\n" + SCENARIO);
    Files.writeString(
        folder.resolve("further.muster"),
        "import \"resting.muster\"\nimport \"broken.muster\"\n" + SCENARIO.replace("Test", "X"));
    Files.writeString(
        folder.resolve("alone.muster"),
        ARMY.replace("bp 2 two", "bp 7 two") + MAP + SCENARIO.replace("extra_move", "extra_more"));
    assertEquals(
        List.of(
            "alone.muster:6 V-012",
            "alone.muster:23 V-301",
            "broken.muster:6 V-300",
            "map.muster:4 V-203"),
        findings().stream().filter(each -> !each.endsWith("V-091")).toList());
  }

  @Test
  void halfTypedTextNeverThrows() throws Exception {
    String text = ARMY + MAP + SCENARIO;
    for (int end = 1; end < text.length(); end += 29) {
      var loaded = load(text.substring(0, end));
      assertTrue(
          loaded.findings().stream().noneMatch(each -> each.code().equals("V-303")),
          loaded.findings()::toString);
    }
  }

  @Test
  void formattingKeepsCommentsAndSettles() throws Exception {
    String messy =
        ("/** The army. */\n" + ARMY + "\n\n\n// a field\n" + MAP + SCENARIO)
            .replace("    stand Reiters", " // reiters\n  stand   Reiters")
            .replace("length 8 rounds", "length 8 rounds // short")
            .replace("{\n          group", "{ group");
    String tidy = load(messy).formatted(folder.resolve("f0.muster"));
    assertTrue(
        tidy.contains("\n    // reiters\n    stand Reiters               Pistols     B  mp 2"),
        tidy);
    assertTrue(tidy.contains("length 8 rounds // short\n"), tidy);
    assertTrue(tidy.startsWith("/** The army. */\narmy Royal"), tidy);
    assertTrue(
        tidy.contains(
            "}\n\n// a field\nmap Field 4 x 4 {\n    legend { . plain w woods ~ impassable }\n"),
        tidy);
    assertEquals(tidy, load(tidy).formatted(folder.resolve("f0.muster")));
    assertEquals(List.of(), errors(load(tidy)));
  }
}
