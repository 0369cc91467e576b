package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Elements are compared with the local history of their file, and taken from there. */
class ElementHistoryTest extends WorkbenchFixture {

  private static final String OLDEST = TWO_SCENARIOS.replace("sp 5/5/5", "sp 3/3/3");
  private static final String OLD = TWO_SCENARIOS.replace("sp 5/5/5", "sp 4/4/4");

  /** Another element than the stand has changed since. */
  private static final String BETWEEN = OLD.replace("length 2", "length 4");

  private static final String STAND = "stand Swiss \"";
  private static final String MENU = "Element from Local History";

  private ITextEditor opened(String name, String... texts) throws Exception {
    IFile file = file(name, texts[0]);
    for (String text : Arrays.copyOfRange(texts, 1, texts.length)) {
      file.setContents(text.getBytes(StandardCharsets.UTF_8), true, true, null);
    }
    ITextEditor editor = edit(file);
    allIsRead();
    return editor;
  }

  private static List<String> elements(Shell dialog) {
    return Arrays.stream(table(dialog).getItems()).map(each -> each.getText(1)).toList();
  }

  private static Table table(Shell dialog) {
    return (Table) controls(dialog).filter(Table.class::isInstance).findFirst().orElseThrow();
  }

  private static void select(Shell dialog, int row) {
    Table table = table(dialog);
    table.setSelection(row);
    table.notifyListeners(SWT.Selection, new Event());
  }

  /** The texts of the comparison, from left to right. */
  private static List<String> compared(Shell dialog) {
    return controls(dialog)
        .filter(it -> it instanceof StyledText && it.isVisible())
        .map(it -> ((StyledText) it).getText())
        .toList();
  }

  /** The action hears of a change a moment later. */
  private void undo(ITextEditor editor) throws Exception {
    page().activate(editor);
    await("something to undo", () -> editor.getAction(ActionFactory.UNDO.getId()).isEnabled());
    BattleMapFixture.undo(editor);
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void anElementIsComparedWithItsStatesAlone() throws Exception {
    ITextEditor editor = opened("two.muster", OLDEST, OLD, BETWEEN, TWO_SCENARIOS);
    cursor(editor, "", STAND);
    AtomicBoolean seen =
        inDialog(
            "Compare With Element from Local History",
            "element-compare.png",
            dialog -> {
              assertEquals(List.of("Royal > Swiss", "Royal > Swiss"), elements(dialog));
              until(
                  "the text now",
                  () -> compared(dialog).stream().anyMatch(now -> now.contains("sp 5/5/5")));
              assertTrue(compared(dialog).stream().anyMatch(it -> it.contains("sp 4/4/4")));
              assertTrue(compared(dialog).stream().noneMatch(it -> it.contains("scenario")));
              select(dialog, 1);
              assertTrue(compared(dialog).stream().anyMatch(it -> it.contains("sp 3/3/3")));
              press(dialog, "Close");
            });
    choose(viewer(editor).getTextWidget(), MENU, "Compare With...");
    await("the dialog", seen::get);
    assertEquals(TWO_SCENARIOS, document(editor).get());
  }

  /** As in the outline of Java, also while the cursor is elsewhere. */
  @Test
  void theOutlineHasTheHistoryOfItsElements() throws Exception {
    ITextEditor editor = opened("two.muster", OLDEST, OLD, BETWEEN, TWO_SCENARIOS);
    Tree tree = outline();
    await("an outline", () -> tree.getItemCount() == 4);
    page().activate(editor);
    cursor(editor, "scenario Second", "length");
    quiet();
    tree.setFocus();
    TreeItem stand = tree.getItem(0).getItem(0);
    tree.setSelection(stand);
    tree.notifyListeners(SWT.Selection, selected(stand));
    AtomicBoolean seen =
        inDialog(
            "Compare With Element from Local History",
            "element-compare-outline.png",
            dialog -> {
              assertEquals(List.of("Royal > Swiss", "Royal > Swiss"), elements(dialog));
              press(dialog, "Close");
            });
    choose(tree, MENU, "Compare With...");
    await("the dialog", seen::get);
    tree.setFocus();
    tree.setSelection(stand);
    tree.notifyListeners(SWT.Selection, selected(stand));
    choose(tree, MENU, "Replace With Previous");
    await("the state before", () -> document(editor).get().equals(OLD));
    assertEquals(OLD.indexOf("stand Swiss \""), selection(editor).getOffset());
  }

  @Test
  void anElementIsReplacedAndOneUndoTakesItBack() throws Exception {
    ITextEditor editor = opened("two.muster", OLDEST, OLD, BETWEEN, TWO_SCENARIOS);
    cursor(editor, "", STAND);
    AtomicBoolean seen =
        inDialog(
            "Replace With Element from Local History",
            "element-replace.png",
            dialog -> {
              select(dialog, 1);
              press(dialog, "Replace");
            });
    choose(viewer(editor).getTextWidget(), MENU, "Replace With...");
    await("the dialog", seen::get);
    await("the oldest stand", () -> document(editor).get().equals(OLDEST));
    undo(editor);
    await("one undo", () -> document(editor).get().equals(TWO_SCENARIOS));
    cursor(editor, "", STAND);
    UserActions.call("replacePreviousElement");
    await("the state before", () -> document(editor).get().equals(OLD));
    // The text that was saved last is a state too.
    UserActions.call("replacePreviousElement");
    await("the saved state", () -> document(editor).get().equals(TWO_SCENARIOS));
  }

  @Test
  void aLostElementComesBackToItsPlace() throws Exception {
    int second = TWO_SCENARIOS.indexOf("\nscenario Second");
    String without =
        TWO_SCENARIOS
            .substring(0, second)
            .replaceFirst("    stand Swiss[^\\n]*\\n", "")
            .replace("general Guise at 0101 ", "");
    ITextEditor editor = opened("two.muster", TWO_SCENARIOS, without);
    AtomicBoolean seen =
        inDialog(
            "Restore Element from Local History",
            "element-restore.png",
            dialog -> {
              // Not the lines that deploy the stand: they are still in the text.
              assertEquals(
                  List.of("Royal > Swiss", "First > Red > Van > Guise", "Second"),
                  elements(dialog));
              select(dialog, elements(dialog).indexOf("Second"));
              press(dialog, "Restore");
            });
    choose(viewer(editor).getTextWidget(), MENU, "Restore...");
    await("the dialog", seen::get);
    String scenario = TWO_SCENARIOS.substring(second);
    await("the scenario", () -> document(editor).get().equals(without + scenario));
    undo(editor);
    await("one undo", () -> document(editor).get().equals(without));
    AtomicBoolean stand =
        inDialog(
            "Restore Element from Local History",
            "",
            dialog -> {
              select(dialog, elements(dialog).indexOf("Royal > Swiss"));
              press(dialog, "Restore");
            });
    UserActions.call("restoreElement");
    await("the dialog", stand::get);
    await("the stand is in the army", () -> document(editor).get().contains("1/3\n    " + STAND));
  }

  @Test
  void aSituationHasOneToo() throws Exception {
    String text =
        """
        situation "A charge"
        rulebook snaphance.final
        board 12 x 14
        side Blue training well breaks 1/3
        side Red training poor
        line Foot PikeAndShot C mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
        group Red.Right general Merode 0 at 0605
        stand Foot-1 of Red.Right is Foot at 0605 facing S
        """;
    ITextEditor editor =
        opened("charge.situation", text.replace("at 0605 facing S", "at 0303 facing S"), text);
    cursor(editor, "", "stand Foot-1");
    UserActions.call("replacePreviousElement");
    await("the state before", () -> document(editor).get().contains("at 0303 facing"));
  }

  @Test
  void withoutAnotherStateTheStatusLineSaysSo() throws Exception {
    ITextEditor editor = opened("two.muster", TWO_SCENARIOS);
    cursor(editor, "", STAND);
    UserActions.call("replaceElement");
    await("why not", () -> says("The local history has no other state of Royal > Swiss."));
  }
}
