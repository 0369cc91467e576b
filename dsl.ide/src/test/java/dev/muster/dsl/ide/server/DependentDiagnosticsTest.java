package dev.muster.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Findings of a file follow what changes in the files it rests on, without being touched. */
class DependentDiagnosticsTest extends ServerTest {
  private static final String RULES =
      """
      rulebook mine extends snaphance.final {
          switch mud default thin values thin deep ours "Mud."
          trait brave ours "Brave."
          factor mud melee -1 applies always if mud deep ours "Mud."
      }
      """;

  private final Map<String, String> uris = new TreeMap<>();
  private int version = 10;

  private void files(Map<String, String> texts) {
    new TreeMap<>(texts).forEach((file, text) -> uris.put(file, writeFile(file, text)));
    start();
    new TreeMap<>(texts).forEach((file, text) -> open(uris.get(file), text));
  }

  private void change(String file, String text) {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uris.get(file), ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
  }

  private void happened(String file, FileChangeType what) {
    languageServer.didChangeWatchedFiles(
        new DidChangeWatchedFilesParams(List.of(new FileEvent(uris.get(file), what))));
  }

  private List<String> codes(String file) throws Exception {
    return problems(uris.get(file)).stream().map(ServerTest::code).distinct().sorted().toList();
  }

  private void expect(String file, String code, boolean told) throws Exception {
    List<String> codes = codes(file);
    assertEquals(told, codes.contains(code), file + " has " + codes + ", " + code);
  }

  private static void assertEquals(boolean expected, boolean actual, String message) {
    Assertions.assertEquals(expected, actual, message);
  }

  @Test
  void aFileThatIsGoneBeforeItIsReadStopsNothing() throws Exception {
    files(Map.of("army.muster", ARMY));
    uris.put("gone.muster", writeFile("gone.muster", ARMY.replace("army Royal", "army Gone")));
    Files.delete(Path.of(URI.create(uris.get("gone.muster"))));
    happened("gone.muster", FileChangeType.Created);
    List<String> before = codes("army.muster");
    change("army.muster", ARMY.replace(" for ", " fro "));
    assertNotEquals(before, codes("army.muster"), "the next change is checked");
  }

  @Test
  void theGroundUnderAStandBecomesImpassable() throws Exception {
    files(Map.of("army.muster", ARMY, "field.muster", FIELD, "battle.muster", BATTLE));
    expect("battle.muster", "V-110", false);
    change(
        "field.muster",
        FIELD
            .replace("w woods", "w impassable")
            .replace(". . . . . .\n        . w", ". . w . . .\n        . w"));
    expect("battle.muster", "V-110", true);
    change("field.muster", FIELD);
    expect("battle.muster", "V-110", false);
  }

  @Test
  void theMapGetsSmaller() throws Exception {
    files(Map.of("army.muster", ARMY, "field.muster", FIELD, "battle.muster", BATTLE));
    change("field.muster", FIELD.replace("6 x 4", "6 x 3"));
    expect("battle.muster", "V-110", true);
  }

  @Test
  void theLineOfAStandLosesItsStrength() throws Exception {
    String battle = BATTLE.replace("0204 facing N", "0204 facing N lost 4/4/4");
    files(Map.of("army.muster", ARMY, "field.muster", FIELD, "battle.muster", battle));
    expect("battle.muster", "V-216", false);
    change("army.muster", ARMY.replace("sp 5/5/5", "sp 4/4/4"));
    expect("battle.muster", "V-216", true);
    change("army.muster", ARMY);
    expect("battle.muster", "V-216", false);
  }

  /**
   * The scenario names the army, the army its sheet: what changes in the sheet is two files off.
   */
  @Test
  void aSheetTwoFilesAway() throws Exception {
    String army = "import \"rules.muster\"\n" + ARMY.replace("snaphance.final", "mine");
    String battle = BATTLE.replace("length", "switch mud deep\n    length");
    files(
        Map.of(
            "rules.muster",
            RULES,
            "army.muster",
            army,
            "field.muster",
            FIELD,
            "battle.muster",
            battle));
    expect("battle.muster", "V-209", false);
    change(
        "rules.muster",
        RULES.replace("thin deep", "thin wet").replace("if mud deep", "if mud wet"));
    expect("battle.muster", "V-209", true);
    change("rules.muster", RULES);
    expect("battle.muster", "V-209", false);
  }

  @Test
  void aLineIsAllowedByTheSheetNoMore() throws Exception {
    String rules = RULES.replace("trait brave ours", "trait brave valued ours");
    String army =
        "import \"rules.muster\"\n"
            + ARMY.replace("snaphance.final", "mine").replace("two-hex-pursuit", "brave");
    files(Map.of("rules.muster", RULES, "army.muster", army));
    expect("army.muster", "V-019", false);
    change("rules.muster", rules);
    expect("army.muster", "V-019", true);
    change("rules.muster", RULES);
    expect("army.muster", "V-019", false);
  }

  /** A file that is imported for nothing else than the name it had: no reference leads there. */
  @Test
  void aNameAppearsTwiceInImportedFiles() throws Exception {
    String other = ARMY.replace("army Royal", "army Other");
    String battle = "import \"other.muster\"\n" + BATTLE;
    files(
        Map.of(
            "army.muster",
            ARMY,
            "other.muster",
            other,
            "field.muster",
            FIELD,
            "battle.muster",
            battle));
    expect("battle.muster", "V-226", false);
    change("other.muster", ARMY);
    expect("battle.muster", "V-226", true);
    change("other.muster", other);
    expect("battle.muster", "V-226", false);
  }

  @Test
  void filesThatGoAndComeOutsideOfTheEditor() throws Exception {
    files(Map.of("field.muster", FIELD, "battle.muster", BATTLE));
    expect("battle.muster", "V-302", true);
    uris.put("army.muster", writeFile("army.muster", ARMY));
    happened("army.muster", FileChangeType.Created);
    expect("battle.muster", "V-302", false);
    expect("battle.muster", "V-119", false);
    writeFile("army.muster", ARMY.replace("stand Reiters", "stand Horse"));
    happened("army.muster", FileChangeType.Changed);
    expect("battle.muster", "V-119", true);
    Files.delete(Path.of(java.net.URI.create(uris.get("army.muster"))));
    happened("army.muster", FileChangeType.Deleted);
    expect("battle.muster", "V-302", true);
  }

  /** How much a project makes of its findings stands in a file that no editor opens here. */
  @Test
  void theProjectWeighsItsFindingsAnew() throws Exception {
    String army = ARMY.replace("sp 5/5/5", "sp 5/5");
    String above = army.replace("Royal", "Above");
    files(Map.of("army.muster", above, "sub/army.muster", army));
    expect("sub/army.muster", "V-034", true);
    String checks = "sub/muster.checks";
    uris.put(checks, writeFile(checks, "V-034 off  \n"));
    happened(checks, FileChangeType.Created);
    expect("sub/army.muster", "V-034", false);
    expect("army.muster", "V-034", true);
    writeFile(checks, "V-034 error\n");
    happened(checks, FileChangeType.Changed);
    expect("sub/army.muster", "V-034", true);
    assertTrue(
        problems(uris.get("sub/army.muster")).stream()
            .anyMatch(each -> each.getSeverity() == DiagnosticSeverity.Error),
        "an error by the settings");
    writeFile(checks, "V-034 off  \n");
    Files.delete(Path.of(java.net.URI.create(uris.get(checks))));
    happened(checks, FileChangeType.Deleted);
    expect("sub/army.muster", "V-034", true);
    notifications.clear();
    happened(checks, FileChangeType.Deleted);
    assertTrue(
        notifications.stream()
            .noneMatch(
                each ->
                    each.getValue() instanceof PublishDiagnosticsParams told
                        && told.getUri().equals(uris.get("army.muster"))),
        "what lies above is left alone");
  }

  /** What rests on nothing that changed is not checked again. */
  @Test
  void otherFilesAreLeftAlone() throws Exception {
    files(Map.of("army.muster", ARMY, "field.muster", FIELD, "battle.muster", BATTLE));
    notifications.clear();
    change("battle.muster", BATTLE.replace("8 rounds", "9 rounds"));
    assertTrue(
        notifications.stream().noneMatch(each -> each.toString().contains("army.muster")),
        notifications::toString);
    notifications.clear();
    change("field.muster", FIELD.replace("\"The mill\"", "\"A mill\""));
    assertTrue(
        notifications.stream().noneMatch(each -> each.toString().contains("army.muster")),
        notifications::toString);
    languageServer.didSave(
        new DidSaveTextDocumentParams(new TextDocumentIdentifier(uris.get("field.muster"))));
  }

  /** What lies outside the folder is known while it is open, and after that to who imports it. */
  @Test
  void aFileFromOutsideIsForgottenWhenItIsClosed() throws Exception {
    Path here = root.getCanonicalFile().toPath();
    Path folder = Files.createDirectories(here.resolveSibling(here.getFileName() + "-beside"));
    Path army = Files.writeString(folder.resolve("army.muster"), ARMY);
    try {
      String there = army.toUri().toString();
      String path = "../" + folder.getFileName() + "/army.muster";
      files(Map.of("field.muster", FIELD, "battle.muster", BATTLE.replace("army.muster", path)));
      List<String> before = codes("battle.muster");
      open(there, ARMY.replace("army Royal", "army Other"));
      assertTrue(
          problems(uris.get("battle.muster")).size() > before.size(), "no army of that name");
      close(there);
      Assertions.assertEquals(before, codes("battle.muster"));
      Assertions.assertEquals(List.of(), problems(there), "no findings of a file nobody looks at");
      String alone = FIELD + "scenario T on Field {\n    side Red fields <|>\n}\n";
      Place place = open("alone.muster", alone, true);
      Assertions.assertEquals(
          List.of(),
          languageServer
              .completion(new CompletionParams(place.file(), place.position()))
              .get()
              .getRight()
              .getItems(),
          "armies");
    } finally {
      Files.delete(army);
      Files.delete(folder);
    }
  }
}
