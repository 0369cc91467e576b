package dev.muster.dsl.ide.rename;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;

/** A file that gets another name or place is imported from there. */
class FileRenamesTest extends ServerTest {

  private Map<String, List<TextEdit>> renamed(String from, String to) throws Exception {
    return languageServer
        .willRenameFiles(new RenameFilesParams(List.of(new FileRename(from, to))))
        .get()
        .getChanges();
  }

  @Test
  void theServerWantsToHearOfRenamedFiles() {
    var wanted = start().getCapabilities().getWorkspace().getFileOperations().getWillRename();
    assertNotNull(wanted);
    assertTrue(
        wanted.getFilters().stream()
            .anyMatch(each -> each.getPattern().getGlob().contains("muster")));
  }

  @Test
  void theImportsOfOtherFilesLeadToTheNewName() throws Exception {
    String army = writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place battle = open("battle.muster", BATTLE, false);
    Map<String, List<TextEdit>> edits = renamed(army, army.replace("army.muster", "royal.muster"));
    assertEquals(List.of(battle.uri()), List.copyOf(edits.keySet()));
    assertEquals(
        BATTLE.replace("\"army.muster\"", "\"royal.muster\""),
        edited(BATTLE, edits.get(battle.uri())));
  }

  @Test
  void aFileThatGoesToAnotherFolderTakesItsImportsAlong() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place battle = open("battle.muster", BATTLE, false);
    Map<String, List<TextEdit>> edits =
        renamed(battle.uri(), battle.uri().replace("battle.muster", "day/battle.muster"));
    String moved = edited(BATTLE, edits.get(battle.uri()));
    assertTrue(moved.startsWith("import \"../army.muster\"\nimport \"../field.muster\"\n"), moved);
  }

  @Test
  void aFolderTakesItsFilesAlongAndWhatTheyImportFromEachOtherStays() throws Exception {
    String army = writeFile("lists/army.muster", ARMY);
    writeFile("lists/field.muster", "import \"army.muster\"\n" + FIELD);
    String text = BATTLE.replace("import \"", "import \"lists/");
    Place battle = open("battle.muster", text, false);
    String folder = army.replace("/army.muster", "");
    Map<String, List<TextEdit>> edits = renamed(folder, folder.replace("lists", "olden"));
    assertEquals(List.of(battle.uri()), List.copyOf(edits.keySet()));
    assertEquals(
        text.replace("import \"lists/", "import \"olden/"), edited(text, edits.get(battle.uri())));
  }

  @Test
  void aFileNobodyImportsChangesNothing() throws Exception {
    String army = writeFile("army.muster", ARMY);
    open("field.muster", FIELD, false);
    assertEquals(Map.of(), renamed(army, army.replace("army", "royal")));
  }
}
