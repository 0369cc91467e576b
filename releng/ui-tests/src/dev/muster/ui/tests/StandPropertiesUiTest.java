package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.PropertySheet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The Properties view shows the stand at the caret, and what is written there becomes its text. */
class StandPropertiesUiTest extends WorkbenchFixture {

  private static final String SWISS = "stand Swiss \"Swiss pikes\"";

  private ITextEditor opened() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    allIsRead();
    page().activate(editor);
    IViewPart view = view(IPageLayout.ID_PROP_SHEET);
    page().activate(editor);
    page().bringToTop(view);
    return editor;
  }

  private Tree table() {
    PropertySheet view = (PropertySheet) page().findView(IPageLayout.ID_PROP_SHEET);
    return (Tree)
        controls(view.getCurrentPage().getControl())
            .filter(Tree.class::isInstance)
            .findFirst()
            .orElseThrow();
  }

  private static Stream<TreeItem> rows(TreeItem[] items) {
    return Arrays.stream(items)
        .flatMap(each -> Stream.concat(Stream.of(each), rows(each.getItems())));
  }

  private Optional<TreeItem> row(String label) {
    return rows(table().getItems()).filter(each -> each.getText(0).equals(label)).findFirst();
  }

  private String value(String label) {
    return row(label).map(each -> each.getText(1)).orElse("");
  }

  /** Clicks into the value of a row, which is edited then. */
  private void begin(String label) {
    TreeItem row = row(label).orElseThrow();
    table().showItem(row);
    quiet();
    Rectangle cell = row.getBounds(1);
    RealInput.click(table(), new Point(cell.x + 20, cell.y + cell.height / 2));
  }

  private void write(String label, String value) throws Exception {
    begin(label);
    await("a field to write in", () -> field().isPresent());
    field().orElseThrow().setText(value);
    RealInput.key(KeyEvent.VK_ENTER);
  }

  private Optional<Text> field() {
    return controls(table())
        .filter(it -> it instanceof Text each && each.isVisible())
        .map(Text.class::cast)
        .findFirst();
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void aValueIsWrittenIntoTheText() throws Exception {
    ITextEditor editor = opened();
    cursor(editor, "", SWISS);
    await("its strength", () -> value("SP").equals("5/5/5"));
    assertEquals("Pike", value("Category"));
    assertEquals("B", value("Order class"));
    screenshot("properties.png");
    write("SP", "4/4");
    await("the strength in the text", () -> document(editor).get().contains("mp 1 sp 4/4 cb 3"));
    await("and in the table", () -> value("SP").equals("4/4"));
    BattleMapFixture.undo(editor);
    assertEquals(TWO_SCENARIOS, document(editor).get());
    await("the former strength", () -> value("SP").equals("5/5/5"));
  }

  @Test
  void aWrongValueSaysWhyAndTheTextStays() throws Exception {
    ITextEditor editor = opened();
    cursor(editor, "", SWISS);
    await("its strength", () -> value("BP").equals("2"));
    write("BP", "9");
    String[] said = new String[1];
    await(
        "the words of the finding",
        () -> {
          said[0] =
              controls(page().getWorkbenchWindow().getShell())
                  .filter(it -> it instanceof org.eclipse.swt.custom.CLabel && it.isVisible())
                  .map(it -> ((org.eclipse.swt.custom.CLabel) it).getText())
                  .filter(it -> it.contains("bp"))
                  .findFirst()
                  .orElse("");
          return !said[0].isEmpty();
        });
    screenshot("properties-wrong.png");
    assertEquals(TWO_SCENARIOS, document(editor).get());
    await("the value of the text", () -> value("BP").equals("2"));
  }

  @Test
  void choicesComeFromTheRulebookAndANameIsChangedEverywhere() throws Exception {
    ITextEditor editor = opened();
    cursor(editor, "scenario First", "stand Swiss");
    await(
        "the place and the line", () -> value("At").equals("0101") && value("SP").equals("5/5/5"));
    begin("Order class");
    await(
        "a list of the rulebook",
        () -> controls(table()).anyMatch(it -> it instanceof CCombo && it.isVisible()));
    CCombo list =
        (CCombo) controls(table()).filter(CCombo.class::isInstance).findFirst().orElseThrow();
    assertTrue(Arrays.asList(list.getItems()).containsAll(java.util.List.of("A", "B", "C")));
    RealInput.key(KeyEvent.VK_ESCAPE);
    write("Facing", "NE");
    await("the facing", () -> document(editor).get().contains("at 0101 facing NE"));
    cursor(editor, "", SWISS);
    await("the line of the army", () -> row("At").isEmpty() && value("Name").equals("Swiss"));
    write("Name", "Helvetians");
    await("the name everywhere", () -> !document(editor).get().contains("stand Swiss "));
    IFile file = project().getFile("two.muster");
    assertTrue(file.exists());
    assertEquals(5, document(editor).get().split("Helvetians", -1).length - 1);
  }

  /** What is selected on the map is shown too: the map moves the caret. */
  @Test
  void theOutlineLeadsToItsStand() throws Exception {
    ITextEditor editor = opened();
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    // A window that lost the keyboard to another's drag follows no click.
    outline.getShell().forceActive();
    outline.forceFocus();
    await("the keys", outline::isFocusControl);
    // What is below the army opens a moment after the army is there.
    await("its first line", () -> seen(outline.getItem(0)));
    quiet();
    Rectangle at = outline.getItem(0).getItem(0).getBounds();
    RealInput.click(outline, new Point(at.x + 10, at.y + at.height / 2));
    await("the stand in the editor", () -> selection(editor).getText().equals("Swiss"));
    await("its strength", () -> value("SP").equals("5/5/5"));
  }

  private static boolean seen(TreeItem parent) {
    return parent.getExpanded()
        && parent.getItemCount() > 0
        && !parent.getItem(0).getBounds().isEmpty();
  }
}
