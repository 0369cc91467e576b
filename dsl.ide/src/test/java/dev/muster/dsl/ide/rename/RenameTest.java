package dev.muster.dsl.ide.rename;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.Test;

class RenameTest extends ServerTest {
  private WorkspaceEdit rename(Place place, String name) throws Exception {
    return languageServer.rename(new RenameParams(place.file(), place.position(), name)).get();
  }

  private PrepareRenameResult prepare(Place place) throws Exception {
    var result =
        languageServer.prepareRename(new PrepareRenameParams(place.file(), place.position())).get();
    return result == null ? null : result.getSecond();
  }

  private static String after(WorkspaceEdit edit, String uri, String text) {
    return edited(text, edit.getChanges().get(uri));
  }

  @Test
  void aStandIsRenamedInTheScenariosOfOtherFiles() throws Exception {
    String battle = writeFile("battle.muster", BATTLE);
    writeFile("field.muster", FIELD);
    Place place = open("army.muster", marked(ARMY, "Swiss"), false);
    assertEquals("Swiss", prepare(place).getPlaceholder());
    WorkspaceEdit edit = rename(place, "Confederates");
    assertEquals(2, edit.getChanges().size());
    String army = after(edit, place.uri(), ARMY);
    assertTrue(army.contains("stand Confederates \"Swiss pikes\" Pike B"), army);
    String text = after(edit, battle, BATTLE);
    assertTrue(text.contains("stand Confederates as Old at"), text);
    assertEquals(BATTLE.replace("Swiss", "Confederates"), text);
  }

  @Test
  void renamingStartsFromAnyUse() throws Exception {
    String army = writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", marked(BATTLE, "Royal {", 2), false);
    assertEquals("Royal", textAt(BATTLE, prepare(place).getRange()));
    WorkspaceEdit edit = rename(place, "Catholic");
    assertEquals(
        BATTLE.replace("fields Royal", "fields Catholic"), after(edit, place.uri(), BATTLE));
    assertTrue(after(edit, army, ARMY).startsWith("army Catholic \"Royal army\""));
  }

  @Test
  void keywordsAreEscapedAndCodesStay() throws Exception {
    String text =
        """
        rulebook house extends snaphance.final {
            category Guard code "Gd" class CS { foot }
            terrain bog cost Guard 2, Gd 3
        }
        """;
    Place place = open("house.muster", marked(text, "Guard"), false);
    String after = after(rename(place, "stand"), place.uri(), text);
    assertTrue(after.contains("category ^stand code \"Gd\""), after);
    assertTrue(after.contains("cost ^stand 2, Gd 3"), after);
    assertEquals(
        false, problems(place.uri()).stream().anyMatch(each -> code(each).contains("yntax")));
  }

  @Test
  void quotedNamesStayQuoted() throws Exception {
    Place place = open("field.muster", marked(FIELD, "The mill"), false);
    assertEquals("The mill", prepare(place).getPlaceholder());
    assertTrue(
        after(rename(place, "The old mill"), place.uri(), FIELD)
            .contains("place \"The old mill\" at"));
  }

  @Test
  void namesOfTheLibraryAreNotTheAuthors() throws Exception {
    Place place = open("army.muster", marked(ARMY, "Lancer"), false);
    assertNull(prepare(place));
    var refused = assertThrows(ExecutionException.class, () -> rename(place, "Spear"));
    assertTrue(refused.getMessage().contains("library"), refused.getMessage());
  }

  @Test
  void whatCannotBeANameIsRefused() throws Exception {
    Place place = open("army.muster", marked(ARMY, "Swiss"), false);
    for (String wrong : new String[] {"two words", "", "12", "a.b", "x}"}) {
      var refused = assertThrows(ExecutionException.class, () -> rename(place, wrong));
      assertTrue(refused.getMessage().contains("cannot be a name"), refused.getMessage());
    }
    var taken = assertThrows(ExecutionException.class, () -> rename(place, "Foot"));
    assertTrue(taken.getMessage().contains("another Foot"), taken.getMessage());
  }

  @Test
  void nothingToRenameOnAKeyword() throws Exception {
    assertNull(prepare(open("army.muster", marked(ARMY, "training"), false)));
  }
}
