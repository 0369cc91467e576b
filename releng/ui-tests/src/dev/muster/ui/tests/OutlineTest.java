package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The outline is a way through the text, as that of Java is. */
class OutlineTest extends WorkbenchFixture {

  private static final String SECOND = "scenario Second";

  private static final String OUTLINE = IPageLayout.ID_OUTLINE;

  private Tree opened(ITextEditor editor) throws Exception {
    Tree tree = outline();
    await("an outline", () -> tree.getItemCount() == 4);
    page().activate(editor);
    return tree;
  }

  private static String chosen(Tree tree) {
    return tree.getSelectionCount() == 0 ? "" : tree.getSelection()[0].getText();
  }

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void itFollowsTheCursorAndTellsStrengths() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    Tree tree = opened(editor);
    cursor(editor, "scenario First", "side Blue");
    await("the side of the line", () -> chosen(tree).startsWith("Blue"));
    cursor(editor, "", "stand Swiss \"");
    await("the stand with its strength", () -> chosen(tree).equals("Swiss, 15 SP"));
    screenshot("outline-linked.png");
    pressTool(view(OUTLINE), "Link with Editor");
    page().activate(editor);
    cursor(editor, "scenario First", "side Blue");
    quiet();
    assertEquals("Swiss, 15 SP", chosen(tree));
    // Who presses the button has the outline before him.
    int offset = selection(editor).getOffset();
    pressTool(view(OUTLINE), "Link with Editor");
    await("the side of the line", () -> chosen(tree).startsWith("Blue"));
    assertEquals(offset, selection(editor).getOffset(), "the cursor stays");
  }

  /** A group flies the flag of its side, and not that of another one. */
  @Tag(WorkbenchFixture.BOTH)
  @Test
  void flagsHaveTheColoursOfTheirSides() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    Tree tree = opened(editor);
    cursor(editor, "scenario First", "stand Swiss");
    await("the stand of the line", () -> chosen(tree).startsWith("Swiss"));
    TreeItem first = tree.getItem(2);
    cursor(editor, "side Blue", "stand Swiss");
    await(
        "the groups of both sides", () -> first.getItem(1).getItem(0).getText().startsWith("Main"));
    String[] sides = {"red", "blue"};
    ColorRegistry colours =
        PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    for (int i = 0; i < sides.length; i++) {
      RGB wanted = colours.getRGB("dev.muster.dsl.ui.colour.battle." + sides[i]);
      TreeItem side = first.getItem(i);
      assertTrue(has(side.getImage(), wanted), side.getText());
      assertTrue(has(side.getItem(0).getImage(), wanted), side.getItem(0).getText());
    }
  }

  private static boolean has(Image image, RGB colour) {
    ImageData data = image.getImageData();
    for (int y = 0; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        if (data.getAlpha(x, y) == 255 && data.palette.getRGB(data.getPixel(x, y)).equals(colour)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void itIsSortedFilteredAndCollapsed() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    Tree tree = opened(editor);
    assertEquals(List.of("Royal", "Field", "First", "Second"), names(tree.getItems()));
    pressTool(view(OUTLINE), "Sort");
    await("sorted", () -> names(tree.getItems()).getFirst().equals("Field"));
    pressTool(view(OUTLINE), "Sort");
    await("as written", () -> names(tree.getItems()).getFirst().equals("Royal"));
    pressTool(view(OUTLINE), "Hide Stands and Generals");
    await("no stands in the army", () -> tree.getItem(0).getItemCount() == 0);
    screenshot("outline-filtered.png");
    pressTool(view(OUTLINE), "Hide Stands and Generals");
    await("the stand again", () -> tree.getItem(0).getItemCount() == 1);
    pressTool(view(OUTLINE), "Collapse All");
    await("closed", () -> !tree.getItem(2).getExpanded());
  }

  /** What is dragged takes its comments along, and blank lines stay between all. One undo. */
  @Test
  void aScenarioIsDraggedToAnotherPlace() throws Exception {
    String second =
        "// On the morrow\n/*\n * at dawn\n */\n"
            + TWO_SCENARIOS.substring(TWO_SCENARIOS.indexOf(SECOND));
    String before =
        TWO_SCENARIOS.replace(TWO_SCENARIOS.substring(TWO_SCENARIOS.indexOf(SECOND)), second);
    ITextEditor editor = edit(file("two.muster", before));
    Tree tree = opened(editor);
    pressTool(view(OUTLINE), "Collapse All");
    quiet();
    drag(tree, tree.getItem(3), tree.getItem(2));
    String first = before.substring(before.indexOf("scenario First"), before.indexOf("\n// On"));
    String moved = before.replace(first + "\n" + second, second + "\n" + first);
    await("the second day before the first", () -> document(editor).get().equals(moved));
    await("the outline too", () -> names(tree.getItems()).get(2).equals("Second"));
    screenshot("outline-dragged.png");
    drag(tree, tree.getItem(3), tree.getItem(0));
    await("the first day before the army", () -> document(editor).get().startsWith(first));
    BattleMapFixture.undo(editor);
    assertEquals(moved, document(editor).get());
    BattleMapFixture.undo(editor);
    assertEquals(before, document(editor).get());
  }

  /** Drags a node to the upper edge of another. */
  private static void drag(Tree tree, TreeItem moved, TreeItem onto) throws Exception {
    tree.setSelection(moved);
    Rectangle from = moved.getBounds();
    Rectangle to = onto.getBounds();
    RealInput.dragAndDrop(
        tree,
        new Point(from.x + from.width / 2, from.y + from.height / 2),
        new Point(to.x + to.width / 2, to.y + 2));
  }

  private static List<String> names(TreeItem[] items) {
    return Arrays.stream(items).map(each -> each.getText().replaceFirst(",.*", "")).toList();
  }

  @Test
  void itsMenuHasEachEntryOnceAndRenames() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    Tree tree = opened(editor);
    tree.setFocus();
    tree.setSelection(tree.getItem(0).getItem(0));
    tree.notifyListeners(SWT.Selection, selected(tree.getItem(0).getItem(0)));
    List<String> entries = entries(tree);
    assertEquals(entries.size(), new HashSet<>(entries).size(), entries::toString);
    assertTrue(
        entries.containsAll(
            List.of("Rename...", "References in Workspace", "Who Uses This", "Run As")),
        entries::toString);
    AtomicBoolean renamed =
        inDialog(
            "Rename",
            "",
            dialog -> {
              UserActions.text(dialog, "Swiss").setText("Helvetians");
              until("a name that can be", () -> button(dialog, "OK").isEnabled());
              press(dialog, "OK");
            });
    choose(tree, "Rename...");
    await("the dialog", renamed::get);
    await("the new name", () -> document(editor).get().contains("stand Helvetians at 0101"));
    assertFalse(document(editor).get().contains("Swiss at"));
  }

  private static List<String> entries(Tree tree) {
    Menu menu = tree.getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    List<String> names = new ArrayList<>();
    for (MenuItem each : menu.getItems()) {
      if ((each.getStyle() & SWT.SEPARATOR) == 0) {
        names.add(each.getText().replace("&", "").replaceFirst("\t.*", ""));
      }
    }
    menu.notifyListeners(SWT.Hide, new Event());
    return names;
  }

  /** The tree of a situation leads to its lines too. */
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void aSituationHasOneToo() throws Exception {
    ITextEditor editor =
        edit(
            file(
                "march.situation",
                """
                situation "The march"
                side Blue training poor
                side Red training poor
                line Foot Pike B mp 1 sp 5/5/5 cb 3 bp 2
                stand Foot-1 of Blue.Left is Foot at 0606 facing S
                stand Foot-2 of Red.Right is Foot at 0203 facing S
                orders
                Left acts
                expect
                Foot-1 at 0606
                """));
    Tree tree = outline();
    await("an outline", () -> tree.getItemCount() == 1);
    await("its parts", () -> tree.getItem(0).getItemCount() == 4);
    page().activate(editor);
    cursor(editor, "stand Foot-2", "at 0203");
    await("the stand of the line", () -> chosen(tree).equals("Foot-2, 0203"));
    screenshot("outline-situation.png");
    IDocument text = document(editor);
    cursor(editor, "expect", "Foot-1");
    UserActions.call("declaration");
    await(
        "the line that declares it",
        () ->
            text.getLineOfOffset(selection(editor).getOffset())
                == text.getLineOfOffset(text.get().indexOf("stand Foot-1")));
  }
}
