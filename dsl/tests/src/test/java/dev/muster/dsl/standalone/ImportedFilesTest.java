package dev.muster.dsl.standalone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.Finding;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that others import are held to the same as files that are given. */
class ImportedFilesTest {
  private static final String ARMY =
      """
      army Royal for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  private static final String RULES =
      "rulebook mine extends snaphance.final { table rain { 2..1: 0 } ours \"Rain.\" }";

  @TempDir Path folder;

  private List<String> findings(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("main.muster"), text);
    return MusterFileLoader.load(List.of(file)).findings().stream()
        .filter(each -> each.severity() != Finding.Severity.INFO)
        .map(each -> each.code() + " " + each.message())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "none.muster, does not exist",
    "folder.muster, is a directory",
    "empty.muster, is empty",
    "binary.muster, is not a text file",
    "latin.muster, is not valid UTF-8; save it in that encoding",
    "large.muster, is larger than 16 MB",
    "notes.txt, does not end in .muster",
  })
  void whatIsNoTextIsToldAtTheImport(String name, String refusal) throws Exception {
    Files.createDirectory(folder.resolve("folder.muster"));
    Files.writeString(folder.resolve("empty.muster"), "");
    Files.writeString(folder.resolve("notes.txt"), ARMY);
    Files.write(folder.resolve("binary.muster"), new byte[] {'a', 0, 'b'});
    Files.write(
        folder.resolve("latin.muster"), "army \u00C9".getBytes(StandardCharsets.ISO_8859_1));
    try (var large = new java.io.RandomAccessFile(folder.resolve("large.muster").toFile(), "rw")) {
      large.setLength(17L * 1024 * 1024);
    }
    assertEquals(
        List.of(
            "V-302 '"
                + name
                + "' "
                + refusal
                + "; check the path, which starts at the directory of this file"),
        findings("import \"" + name + "\"\n"));
  }

  /** What such a file was to bring is unknown, all of it, and nothing else is told of it. */
  @Test
  void aFailedImportHidesNoUnknownName() throws Exception {
    Files.writeString(
        folder.resolve("field.muster"),
        "map Field 6 x 4 { legend { . plain } rows \"\"\"\n. . . . . .\n . . . . . .\n"
            + ". . . . . .\n . . . . . .\n\"\"\" }");
    String battle =
        "import \"fields.muster\"\nscenario S on Field { length 8 rounds\n"
            + "side Red fields Royal { group A { general G at 0101 stand Swiss at 0101 facing N } }\n"
            + "side Blue fields Rebel { group B { general H at 0301 stand Foot at 0301 facing S } }\n"
            + "}\n";
    List<String> found = findings(battle);
    assertEquals(4, found.size(), found::toString);
    assertTrue(found.getFirst().contains("'fields.muster' does not exist"), found::toString);
    assertTrue(found.get(1).contains("no map 'Field'"), found::toString);
    assertTrue(found.get(2).contains("no army 'Royal'"), found::toString);
    assertTrue(found.get(3).contains("no army 'Rebel'"), found::toString);
    // what cannot be read to its end may hold them
    Files.writeString(folder.resolve("fields.muster"), "map Field 6 x 4 { legend { . ");
    assertEquals(List.of(), findings(battle).stream().filter(it -> it.contains("no ")).toList());
  }

  @Test
  void errorsOfAnImportedFileAreToldInIt() throws Exception {
    Files.writeString(folder.resolve("rules.muster"), RULES);
    Path file =
        Files.writeString(
            folder.resolve("main.muster"),
            "import \"rules.muster\"\n" + ARMY.replace("snaphance.final", "mine"));
    Finding error =
        MusterFileLoader.load(List.of(file)).findings().stream()
            .filter(each -> each.severity() == Finding.Severity.ERROR)
            .findFirst()
            .orElseThrow();
    assertEquals("V-229", error.code());
    assertTrue(error.at().file().endsWith("/rules.muster"), error.at()::toString);
  }

  @Test
  void anImportNobodyUsesAndOneThatIsThereTwice() throws Exception {
    Files.writeString(folder.resolve("army.muster"), ARMY);
    assertEquals(
        List.of(
            "V-238 nothing of 'army.muster' is used here; remove the import",
            "V-227 'army.muster' is imported already; remove one of the two"),
        findings("import \"army.muster\"\nimport \"army.muster\"\n"));
  }

  @Test
  void aNameThatAnImportedFileHasToo() throws Exception {
    String rules = "rulebook mine extends snaphance.final { }\n";
    Files.writeString(folder.resolve("rules.muster"), rules + ARMY);
    assertEquals(
        List.of(
            "V-226 army Royal is in rules.muster, which is imported here, already; give it another"
                + " name"),
        findings("import \"rules.muster\"\n" + ARMY.replace("snaphance.final", "mine")));
  }

  @Test
  void anImportedFileIsNamedFromTheFileThatWasGiven() throws Exception {
    Path below = Files.createDirectories(folder.resolve("armies"));
    Files.writeString(below.resolve("rules.muster"), RULES);
    Path file =
        Files.writeString(
            folder.resolve("main.muster"),
            "import \"armies/rules.muster\"\n" + ARMY.replace("snaphance.final", "mine"));
    var names =
        MusterFileLoader.load(List.of(file)).findings().stream()
            .map(each -> each.at().file())
            .toList();
    assertTrue(names.contains(folder.resolve("armies/rules.muster").toString()), names::toString);
    assertFalse(names.toString().contains(".."), names::toString);
  }

  @Test
  void filesThatImportEachOther() throws Exception {
    Files.writeString(folder.resolve("main.muster"), "");
    Files.writeString(folder.resolve("army.muster"), "import \"main.muster\"\n" + ARMY);
    assertEquals(
        List.of("V-238 nothing of 'army.muster' is used here; remove the import"),
        findings("import \"army.muster\"\n"));
  }

  @Test
  void aNameThatTwoImportedFilesHave() throws Exception {
    Files.writeString(folder.resolve("one.muster"), ARMY);
    Files.writeString(
        folder.resolve("two.muster"),
        ARMY + "rulebook mine extends snaphance.final { trait brave ours \"Brave.\" }\n");
    assertEquals(
        List.of(
            "V-226 army Royal is in one.muster and in two.muster, which are both imported here;"
                + " give one of them another name, or import one file"),
        findings(
                """
                import "one.muster"
                import "two.muster"
                army Own for mine {
                    training poor
                    breaks at 1/3
                    stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2 brave
                }
                map F 2 x 2 { legend { . plain } rows \"""
                . .
                . .
                \""" }
                scenario S on F {
                    length 3 rounds
                    side A fields Royal {
                        group G { general X at 0101 stand Swiss at 0101 facing S }
                        group H { general Y at 0201 stand Swiss at 0201 facing S }
                        group I { general Z at 0202 stand Swiss at 0202 facing S }
                    }
                    side B fields Own {
                        group G { general W at 0102 stand Swiss at 0102 facing N }
                    }
                }
                """)
            .stream()
            .filter(each -> each.startsWith("V-226") || each.startsWith("V-3"))
            .toList());
  }

  @Test
  void rulebooksThatExtendEachOtherAcrossFiles() throws Exception {
    Files.writeString(
        folder.resolve("other.muster"),
        "import \"main.muster\"\nrulebook other extends mine { }\n");
    assertEquals(
        List.of(
            "V-225 no rule system is named; add 'system snaphance' or extend a rulebook that has"
                + " one",
            "V-221 this rulebook extends itself by way of other; extend another",
            "V-225 no rule system is named; add 'system snaphance' or extend a rulebook that has"
                + " one",
            "V-221 this rulebook extends itself by way of mine; extend another"),
        findings("import \"other.muster\"\nrulebook mine extends other { }\n"));
  }

  @Test
  void aFolderBesideAndWhatAnImportedFileImports() throws Exception {
    Path lists = Files.createDirectories(folder.resolve("lists"));
    Path battles = Files.createDirectories(folder.resolve("battles"));
    Files.writeString(
        lists.resolve("rules.muster"),
        "rulebook mine extends snaphance.final { trait brave ours \"Brave.\" }\n");
    Files.writeString(
        lists.resolve("army.muster"),
        "import \"rules.muster\"\n"
            + ARMY.replace("snaphance.final", "mine").replace("bp 2", "bp 2 brave"));
    Path file =
        Files.writeString(
            battles.resolve("battle.muster"),
            """
            import "../lists/army.muster"
            map F 2 x 2 { legend { . plain } rows \"""
            . .
            . .
            \""" }
            scenario S on F {
                length 3 rounds
                side A fields Royal { group G { general X at 0101 stand Swiss at 0101 facing S } }
                side B fields Royal { group G { general W at 0202 stand Swiss at 0202 facing N } }
            }
            """);
    var loaded = MusterFileLoader.load(List.of(file));
    assertTrue(
        loaded.findings().stream().noneMatch(each -> each.severity() == Finding.Severity.ERROR),
        loaded.findings()::toString);
    assertEquals("mine", loaded.program(null).rulebook().name());
    // A name is seen in the file that imports it, and not in those that import that file.
    Files.writeString(file, "import \"../lists/army.muster\"\narmy Own for mine { }\n");
    assertEquals(
        List.of("V-301"),
        MusterFileLoader.load(List.of(file)).findings().stream()
            .map(Finding::code)
            .filter(code -> code.startsWith("V-3") || code.equals("V-238"))
            .sorted(java.util.Comparator.reverseOrder())
            .toList());
  }

  @Test
  void theProjectSetsHowMuchAFindingMatters() throws Exception {
    Files.writeString(
        folder.resolve("muster.checks"),
        """
        # thin pikes are no pikes
        V-034 error
        V-084 = off
        V-012 off
        V-999 error
        V-030 often
        """);
    Path below = Files.createDirectories(folder.resolve("armies"));
    Path file =
        Files.writeString(
            below.resolve("royal.muster"),
            ARMY.replace("5/5/5", "5/5").replace("    breaks at 1/3\n", ""));
    List<String> found =
        MusterFileLoader.load(List.of(file)).findings().stream()
            .map(each -> each.severity() + " " + each.code() + " " + each.message())
            .toList();
    assertEquals(
        List.of(
            "WARNING V-306 muster.checks line 4: V-012 is an error, which cannot be played, and"
                + " stays one",
            "WARNING V-306 muster.checks line 5: there is no check 'V-999'",
            "WARNING V-306 muster.checks line 6: write a code and error, warning, info or off,"
                + " such as V-034 error",
            "INFO V-080 one unit of each line has 4 Break Points: Swiss 4",
            "WARNING V-085 one unit of each line has only 4 Break Points together; check bp, which"
                + " counts for each rank",
            "ERROR V-034 a pike block mostly has three ranks, this one 2; write such as 5/5/5 if"
                + " so meant",
            "INFO V-069 only the first rank throws dice in melee: Swiss",
            "INFO V-043 the charge bonus falls to 1 with the first lost strength point; add"
                + " cb-after-loss for another: Swiss",
            "INFO V-066 the charge bonus of foot counts against infantry alone: Swiss"),
        found);
  }
}
