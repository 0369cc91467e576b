package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.codemining.InlayHintReconciler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.text.BracketMatcher;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What fingers do without being asked, over several files. */
class CrossFileEditingTest extends WorkbenchFixture {

  /** The import leads to the new name, as that of a renamed class does. */
  @Test
  void aRenamedFileIsImportedByItsNewName() throws Exception {
    IFile army = file("army.muster", ARMY);
    IFile battle = file("battle.muster", "import \"army.muster\"\n" + FIRST_DAY);
    allIsRead();
    AtomicBoolean renamed =
        inDialog(
            "Rename Resource",
            "rename-file.png",
            dialog -> {
              UserActions.text(dialog, "army.muster").setText("royal.muster");
              until("a name that can be", () -> button(dialog, "OK").isEnabled());
              press(dialog, "OK");
            });
    choose(explorer(army), "Rename...");
    await("the dialog", renamed::get);
    await("the new file", () -> project().getFile("royal.muster").exists());
    await("the import", () -> battle.readString().startsWith("import \"royal.muster\"\n"));
    allIsRead();
    assertEquals(List.of(), errors(battle));
  }

  private static final String MAP = FIRST_DAY.substring(0, FIRST_DAY.indexOf("scenario"));
  private static final String BATTLE = FIRST_DAY.substring(FIRST_DAY.indexOf("scenario"));

  @Test
  void fixAllMendsWhatHasOnePlainMend() throws Exception {
    String again = ARMY.substring(ARMY.indexOf("    stand"), ARMY.indexOf("}\n"));
    String two = ARMY.replace("}\n", again.replace("Swiss", "Bernese") + "}\n");
    IFile file =
        file(
            "army.muster",
            two.replace("\"Swiss pikes\" Pike", "\"Swiss pikes\" Pkie")
                .replace("\"Bernese pikes\" Pike", "\"Bernese pikes\" Piek"));
    ITextEditor editor = edit(file);
    await("errors in both lines", () -> errors(file).size() == 2);
    screenshot("fix-all-before.png");
    call("fixAll");
    await("both mended", () -> document(editor).get().equals(two));
    await("no error", () -> errors(file).isEmpty());
    screenshot("fix-all.png");
  }

  @Test
  void aThingIsOpenedByItsName() throws Exception {
    file("army.muster", ARMY);
    IFile battle = file("battle.muster", "import \"army.muster\"\n" + FIRST_DAY);
    ITextEditor editor = edit(battle);
    await("the project to be read", () -> symbols().contains("Royal.Swiss"));
    AtomicBoolean chosen =
        inDialog(
            "Open Muster Element", "open-element-empty.png", CrossFileEditingTest::chooseSwiss);
    call("openElement");
    await("the dialog", chosen::get);
    await("the army", () -> page().getActiveEditor() != editor);
    IEditorPart opened = page().getActiveEditor();
    assertEquals("army.muster", opened.getTitle());
    await("the stand", () -> selection((ITextEditor) opened).getText().equals("Swiss"));
    screenshot("opened-element.png");
  }

  private static void chooseSwiss(Shell dialog) {
    Text name = (Text) controls(dialog).filter(Text.class::isInstance).findFirst().orElseThrow();
    name.setText("Swi");
    Table found =
        (Table) controls(dialog).filter(Table.class::isInstance).findFirst().orElseThrow();
    until("what is found", () -> found.getItemCount() > 0 && button(dialog, "OK").isEnabled());
    capture("open-element.png");
    press(dialog, "OK");
  }

  /** The names of all that is written down in the project, as the server has them. */
  private List<String> symbols() throws Exception {
    return asked(
        () ->
            LanguageServerHost.running()
                .answer(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
                .map(answer -> answer.getRight())
                .stream()
                .flatMap(List::stream)
                .filter(each -> place(each).contains("/" + project().getName() + "/"))
                .map(WorkspaceSymbol::getName)
                .toList());
  }

  private static String place(WorkspaceSymbol symbol) {
    return symbol.getLocation().map(it -> it.getUri(), it -> it.getUri());
  }

  @Test
  void importsAreSortedAddedAndRemoved() throws Exception {
    file("zarmy.muster", ARMY);
    file("afield.muster", MAP);
    file("unused.muster", ARMY.replace("Royal", "Other"));
    ITextEditor editor =
        edit(
            file(
                "battle.muster",
                "import \"zarmy.muster\"\nimport \"unused.muster\"\nimport \"afield.muster\"\n\n"
                    + BATTLE));
    await("the project to be read", () -> symbols().contains("Other.Swiss"));
    call("organizeImports");
    await(
        "imports in order",
        () ->
            document(editor)
                .get()
                .equals("import \"afield.muster\"\nimport \"zarmy.muster\"\n\n" + BATTLE));
    screenshot("organize-imports.png");
    document(editor).set(BATTLE);
    allIsRead();
    call("organizeImports");
    await(
        "the imports that its names need",
        () ->
            document(editor)
                .get()
                .equals("import \"afield.muster\"\nimport \"zarmy.muster\"\n\n" + BATTLE));
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void theHelpOfAWordStays() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY));
    // What stands above and behind the lines moves them.
    await("hints", () -> !InlayHintReconciler.shown(viewer(editor).getTextWidget()).isEmpty());
    quiet();
    cursor(editor, "\"Swiss pikes\"", "Pike");
    viewer(editor).getTextWidget().setFocus();
    call("information");
    await("the help", () -> tip("Pike").isPresent());
    // The one of the mouse goes with it and has one size.
    Shell stays = tip("Pike").orElseThrow().getShell();
    assertTrue((stays.getStyle() & SWT.RESIZE) != 0, "a window that stays");
    pause(1500);
    assertTrue(!stays.isDisposed() && stays.isVisible());
    screenshot("information.png");
    stays.close();
  }

  @Test
  void aBraceKnowsItsOther() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY.replace("Royal army", "Royal } army")));
    String text = document(editor).get();
    int open = text.indexOf('{');
    IRegion pair = new BracketMatcher().match(document(editor), open + 1);
    assertNotNull(pair);
    assertEquals(open, pair.getOffset());
    assertEquals(text.lastIndexOf('}') + 1, pair.getOffset() + pair.getLength());
    editor.selectAndReveal(open + 1, 0);
    screenshot("brackets.png");
  }

  /** Not the name of a map has changed, but what it says. */
  @Test
  void aHexThatIsClosedIsSeenAtTheStandsOnItInAnOpenEditor() throws Exception {
    file("army.muster", ARMY);
    IFile map = file("field.muster", MAP);
    IFile battle =
        file("battle.muster", "import \"army.muster\"\nimport \"field.muster\"\n" + BATTLE);
    ITextEditor editor = edit(battle);
    await(
        "a battle without an error", () -> symbols().contains("First") && errors(battle).isEmpty());
    map.setContents(
        MAP.replace(". r r r .", "r r r r .").getBytes(StandardCharsets.UTF_8), true, false, null);
    await("an error at the stand", () -> !errors(battle).isEmpty());
    await("an error in the editor", () -> hasError(editor));
    screenshot("closed-hex.png");
    map.setContents(MAP.getBytes(StandardCharsets.UTF_8), true, false, null);
    await("no error", () -> errors(battle).isEmpty() && !hasError(editor));
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aClosedProjectIsForgotten() throws Exception {
    file("army.muster", ARMY);
    await("the army", () -> symbols().contains("Royal.Swiss"));
    project().close(null);
    await("nothing of it", () -> symbols().isEmpty());
    project().open(null);
    await("the army again", () -> symbols().contains("Royal.Swiss"));
    assertTrue(project().getFile("army.muster").exists());
  }
}
