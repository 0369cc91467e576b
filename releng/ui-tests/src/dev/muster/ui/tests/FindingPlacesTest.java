package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static dev.muster.ui.tests.UserActions.proposals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.status.ChancesStatus;
import dev.muster.dsl.ui.status.PlaceStatus;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.action.StatusLineContributionItem;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** Where something is, what a finding asks for, and how it goes elsewhere. */
class FindingPlacesTest extends WorkbenchFixture {

  private static String place(ITextEditor editor) {
    return inStatusLine(editor, PlaceStatus.ID);
  }

  private static String chances(ITextEditor editor) {
    return inStatusLine(editor, ChancesStatus.ID);
  }

  private static String inStatusLine(ITextEditor editor, String id) {
    var item = editor.getEditorSite().getActionBars().getStatusLineManager().find(id);
    return item instanceof StatusLineContributionItem there && there.isVisible()
        ? there.getText()
        : "";
  }

  /** A number of the text and a letter of the rows have their place at the foot of the window. */
  @Test
  void thePlaceAtTheCaretIsInTheStatusLine() throws Exception {
    ITextEditor editor = edit(file("first.muster", ARMY + FIRST_DAY));
    allIsRead();
    cursor(editor, "stand Swiss at", "0101");
    await("the place of a number", () -> place(editor).startsWith("0101 plain: "));
    assertTrue(place(editor).contains("Swiss"), place(editor));
    cursor(editor, "rows", "r r r");
    await("the place of a letter", () -> place(editor).equals("0201 impassable"));
    screenshot("place-at-caret.png");
    cursor(editor, "scenario First", "length");
    await("nothing where there is no place", () -> place(editor).isEmpty());
    cursor(editor, "stand Swiss at", "0101");
    await("the place again", () -> !place(editor).isEmpty());
    IFile notes = file("notes.xml", "<notes/>\n");
    ITextEditor other =
        (ITextEditor)
            org.eclipse.ui.ide.IDE.openEditor(
                page(), notes, "org.eclipse.ui.genericeditor.GenericEditor");
    await("nothing for another file", () -> place(other).isEmpty());
  }

  /** The scenario at the caret is fought while nothing is typed, if the user wants it. */
  @Test
  void theChancesOfTheScenarioAreInTheStatusLine() throws Exception {
    ITextEditor editor = edit(file("first.muster", ARMY + FIRST_DAY));
    allIsRead();
    assertEquals("", chances(editor));
    fightInBackground(true);
    await(
        "the chances",
        () -> chances(editor).matches(".+ \\d+ % \\(\\d+ to \\d+\\), .+; \\d+ battles"));
    screenshot("chances.png");
    fightInBackground(false);
    await("nothing for who does not want it", () -> chances(editor).isEmpty());
  }

  /** Ctrl+1 explains a finding, also one that only its author can mend. */
  @Test
  void aFindingIsExplained() throws Exception {
    IFile file = file("army.muster", ARMY.replace("sp 5/5/5", "sp 5"));
    ITextEditor editor = edit(file);
    await("a finding", () -> file.findMarkers("dev.muster.dsl.ui.problem", true, 0).length > 0);
    allIsRead();
    cursor(editor, "stand Swiss", "sp 5");
    call("quickFix");
    await("the list of fixes", () -> proposals().isPresent());
    Table list = proposals().orElseThrow();
    int explain =
        Arrays.stream(list.getItems())
            .map(each -> each.getText())
            .toList()
            .indexOf("Explain V-034");
    assertTrue(explain >= 0, () -> Arrays.toString(list.getItems()));
    AtomicReference<String> told = new AtomicReference<>("");
    AtomicBoolean shown =
        inDialog(
            "Explain V-034",
            "explain.png",
            shell -> {
              told.set(
                  controls(shell)
                      .filter(Label.class::isInstance)
                      .map(each -> ((Label) each).getText())
                      .reduce("", String::concat));
              press(shell, "OK");
            });
    list.setSelection(explain);
    list.notifyListeners(SWT.Selection, new Event());
    list.notifyListeners(SWT.DefaultSelection, new Event());
    await("the explanation", shown::get);
    assertTrue(told.get().startsWith("V-034, a "), told.get());
    assertTrue(told.get().contains("allow V-034"), told.get());
    assertTrue(document(editor).get().contains("sp 5 cb"), "nothing is changed");
  }

  /** Ctrl+1 in a line that battles do not meet searches for edits, which one undo takes back. */
  @Test
  void smallEditsMakeAnExpectationHold() throws Exception {
    String expecting =
        ARMY + FIRST_DAY.replace("length 2 rounds", "length 3 rounds\n    expect rounds 1..2");
    ITextEditor editor = edit(file("expecting.muster", expecting));
    allIsRead();
    cursor(editor, "expect rounds", "rounds");
    call("quickFix");
    await("the list of fixes", () -> proposals().isPresent());
    String search = "Find small edits that make it hold";
    AtomicReference<String> told = new AtomicReference<>("");
    AtomicBoolean shown =
        inDialog(
            search,
            "tune-found.png",
            shell -> {
              told.set(
                  controls(shell)
                      .filter(Label.class::isInstance)
                      .map(each -> ((Label) each).getText())
                      .reduce("", String::concat));
              press(shell, "OK");
            });
    take(search);
    await("what was found", shown::get);
    assertTrue(told.get().contains("As written rounds are 3.0 (3.0 to 3.0) in 200"), told.get());
    await("the edits that were found", () -> proposals().isPresent());
    screenshot("tune-fixes.png");
    take("Write length=2: rounds are 2.0 (2.0 to 2.0)");
    await("the shorter battle", () -> document(editor).get().contains("length 2 rounds"));
    undo(editor);
    await("the text as it was", () -> document(editor).get().equals(expecting));
  }

  private static void take(String title) {
    Table list = proposals().orElseThrow();
    int row = Arrays.stream(list.getItems()).map(each -> each.getText()).toList().indexOf(title);
    assertTrue(row >= 0, () -> Arrays.toString(list.getItems()));
    list.setSelection(row);
    list.notifyListeners(SWT.Selection, new Event());
    list.notifyListeners(SWT.DefaultSelection, new Event());
  }

  /** A finding that nothing mends is explained from its row, and so is any other. */
  @Test
  void aFindingWithoutAQuickFixIsExplainedInProblems() throws Exception {
    IFile file = file("army.muster", ARMY.replace("training poor", "training splendid"));
    await("a finding", () -> file.findMarkers("dev.muster.dsl.ui.problem", true, 0).length > 0);
    IMarker finding = errors(file).getFirst();
    String code = finding.getAttribute("code", "");
    Tree rows = problems();
    AtomicBoolean shown = inDialog("Explain " + code, "explain-problem.png", it -> press(it, "OK"));
    choose(rows, "Explain");
    await("the explanation", shown::get);
  }

  /** The Problems view with its first finding selected. */
  private Tree problems() throws Exception {
    IViewPart view = view(IPageLayout.ID_PROBLEM_VIEW);
    TreeViewer rows = (TreeViewer) view.getSite().getSelectionProvider();
    Tree tree = rows.getTree();
    await("a row", () -> tree.getItemCount() > 0 && tree.getItem(0).getItemCount() > 0);
    tree.getItem(0).setExpanded(true);
    tree.notifyListeners(SWT.Expand, selected(tree.getItem(0)));
    await("its text", () -> !tree.getItem(0).getItem(0).getText().isEmpty());
    tree.setFocus();
    tree.setSelection(tree.getItem(0).getItem(0));
    tree.notifyListeners(SWT.Selection, selected(tree.getItem(0).getItem(0)));
    return tree;
  }

  /** Search > Muster finds stands by what they are, and everything at a place. */
  @Test
  void elementsAreSearchedByWhatTheyAreAndWhereTheyAre() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    file("army.muster", ARMY.replace("Royal", "Other").replace("two-hex-pursuit", ""));
    allIsRead();
    editor.setFocus();
    assertEquals("5 places", search("Trait", "two-hex", "search-trait.png"));
    assertEquals("6 places", search("Category", "pike", "search-category.png"));
    assertEquals("1 place", search("Place", "0301", "search-place.png"));
    assertEquals("5 places", search("Place", "0101", ""));
    assertEquals("4 places", search("Uses of", "Swiss", ""));
    assertEquals("2 places", search("Name", "Royal", ""));
  }

  private String search(String by, String text, String picture) throws Exception {
    AtomicBoolean asked =
        inDialog(
            "Search",
            picture.replace(".png", "-dialog.png"),
            shell -> {
              Text field =
                  (Text)
                      controls(shell)
                          .filter(it -> it instanceof Text && it.isVisible())
                          .findFirst()
                          .orElseThrow();
              field.setText(text);
              controls(shell)
                  .filter(it -> it instanceof Button && (it.getStyle() & SWT.RADIO) != 0)
                  .map(Button.class::cast)
                  .filter(Button::isVisible)
                  .forEach(
                      each -> {
                        each.setSelection(each.getText().equals(by));
                        each.notifyListeners(SWT.Selection, new Event());
                      });
              press(shell, "Search");
            });
    NewSearchUI.openSearchDialog(page().getWorkbenchWindow(), "dev.muster.dsl.ui.searchPage");
    await("the dialog", asked::get);
    String label = by + " '" + text + "': ";
    await(
        "the result of " + by,
        () ->
            NewSearchUI.getSearchResultView() != null
                && NewSearchUI.getSearchResultView().getActivePage() != null
                && NewSearchUI.getSearchResultView().getActivePage().getLabel().startsWith(label)
                && !NewSearchUI.isQueryRunning(NewSearchUI.getQueries()[0]));
    quiet();
    if (!picture.isEmpty()) {
      screenshot(picture);
    }
    return NewSearchUI.getSearchResultView().getActivePage().getLabel().substring(label.length());
  }

  /** The Project Explorer opens a file into what it holds, and leads there. */
  @Test
  void theExplorerOpensFiles() throws Exception {
    IFile battle = file("two.muster", TWO_SCENARIOS);
    allIsRead();
    Tree explorer = explorer(battle);
    TreeItem file = explorer.getSelection()[0];
    await(
        "what it holds",
        () -> {
          file.setExpanded(true);
          explorer.notifyListeners(SWT.Expand, selected(file));
          return file.getItemCount() == 4 && file.getItem(0).getText().startsWith("Royal");
        });
    assertTrue(file.getItem(2).getText().startsWith("First"), file.getItem(2).getText());
    screenshot("explorer-parts.png");
    explorer.setSelection(file.getItem(3));
    explorer.notifyListeners(SWT.Selection, selected(file.getItem(3)));
    quiet();
    choose(explorer, "Open");
    await(
        "the editor",
        () ->
            page().getActiveEditor() instanceof ITextEditor editor
                && selection(editor).getText().equals("Second"));
    ITextEditor editor = (ITextEditor) page().getActiveEditor();
    document(editor).set(TWO_SCENARIOS.replace("scenario Second", "scenario Third"));
    await(
        "its new name",
        () -> file.getItemCount() == 4 && file.getItem(3).getText().startsWith("Third"));
  }

  /** Properties &gt; Muster lists what a file holds. */
  @Test
  void thePropertiesOfAFileSayWhatItHolds() throws Exception {
    IFile battle = file("two.muster", TWO_SCENARIOS);
    allIsRead();
    AtomicBoolean seen =
        inDialog(
            "Properties for two.muster",
            "",
            shell -> {
              until(
                  "what it holds",
                  () ->
                      controls(shell)
                          .filter(Tree.class::isInstance)
                          .anyMatch(
                              it ->
                                  Arrays.stream(((Tree) it).getItems())
                                      .anyMatch(each -> each.getText().startsWith("Second"))));
              capture("file-properties.png");
              press(shell, "Apply and Close");
            });
    PreferencesUtil.createPropertyDialogOn(
            page().getWorkbenchWindow().getShell(),
            battle,
            "dev.muster.dsl.ui.filePage",
            null,
            null)
        .open();
    assertTrue(seen.get(), "the dialog was there");
  }

  /** Extract group, move to file and inline sheet are entries, and one undo takes each back. */
  @Test
  void refactoringsAreEntriesOfTheMenu() throws Exception {
    String text =
        TWO_SCENARIOS
            .replace(". r r r .", ". . . . .")
            .replaceFirst(
                "group Van .*",
                "\n        group Van {\n            general Guise at 0101\n"
                    + "            stand Swiss at 0101 facing N\n"
                    + "            stand Swiss as Old at 0301 facing N\n        }\n    }");
    IFile battle = file("two.muster", text);
    ITextEditor editor = edit(battle);
    allIsRead();
    cursor(editor, "scenario First", "Swiss as Old");
    choose(viewer(editor).getTextWidget(), "Refactor", "Extract Group");
    await("a group of its own", () -> document(editor).get().contains("group Van2 {"));
    screenshot("extract-group.png");
    undo(editor);
    await("no such group", () -> document(editor).get().equals(text));
    cursor(editor, "army Royal", "Royal");
    choose(viewer(editor).getTextWidget(), "Refactor", "Move to File");
    await(
        "a file of its own",
        () ->
            project().getFile("Royal.muster").exists()
                || project().getFile("royal.muster").exists());
    await("its import", () -> document(editor).get().startsWith("import \""));
    editor.doSave(null);

    IFile sheet = file("house.muster", "rulebook house \"House\" extends snaphance.final {\n}\n");
    IFile user =
        file(
            "user.muster",
            "import \"house.muster\"\n\n"
                + ARMY.replace("snaphance.final", "house").replace("Royal", "Guard"));
    ITextEditor using = edit(user);
    allIsRead();
    cursor(using, "import", "house");
    choose(viewer(using).getTextWidget(), "Refactor", "Inline Sheet");
    await("the sheet here", () -> document(using).get().contains("rulebook house"));
    await("and no longer there", () -> !sheet.exists());
    assertFalse(document(using).get().contains("import"), document(using).get());
    cursor(using, "training", "poor");
    choose(viewer(using).getTextWidget(), "Refactor", "Inline Sheet");
    await("the word why not", () -> says("Put the cursor at the import of a sheet"));
  }

  private void undo(ITextEditor editor) throws Exception {
    page().activate(editor);
    quiet();
    PlatformUI.getWorkbench()
        .getService(IHandlerService.class)
        .executeCommand("org.eclipse.ui.edit.undo", null);
  }
}
