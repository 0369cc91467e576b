package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.map.board.Direction;
import dev.muster.dsl.ui.map.model.DragPreview;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** What is done on the Battle Map is done to the text: to the letter, and undone at once. */
class BattleMapEditTest extends BattleMapFixture {

  private String before;
  private ITextEditor editor;

  private void open() throws Exception {
    before = dreux();
    editor = field("dreux.muster", before);
    page().activate(map());
    canvas().setFocus();
    quiet();
  }

  private String now() {
    return document(editor).get();
  }

  /** Waits for a text, and shows where it is another one. */
  private void becomes(String wanted) throws Exception {
    try {
      await("the text", () -> now().equals(wanted));
    } catch (AssertionError other) {
      assertEquals(wanted, now());
      throw other;
    }
  }

  private void undone() throws Exception {
    undo(editor);
    becomes(before);
    await("the field as it was", () -> "0611".equals(stand("Bretons").place()));
  }

  private String bretonsAt(String place) {
    return before.replace("as Bretons at 0611", "as Bretons at " + place);
  }

  @Test
  void aStandIsDragged() throws Exception {
    open();
    RealInput.grab(canvas(), spot("stand:Bretons"), place("0609"));
    // The place under the mouse is asked for by itself, and may be answered before all around.
    await(
        "what the checks say of the places",
        () -> model().drag().verdicts().keySet().containsAll(List.of("0609", "0511")));
    assertEquals("0609", model().drag().target());
    assertFalse(model().drag().verdicts().get("0511").allowed(), "somebody stands there");
    screenshot("map-drag.png");
    RealInput.release();
    becomes(bretonsAt("0609"));
    await("the stand there", () -> "0609".equals(stand("Bretons").place()));
    undone();
  }

  /** An answer of the server that comes when there is no field any more is of no use. */
  @Test
  void theEditorIsClosedWhileAStandIsDragged() throws Exception {
    open();
    SlowServer slow = SlowServer.asked();
    RealInput.grab(canvas(), spot("stand:Bretons"), place("0609"));
    assertEquals("0609", model().drag().target());
    page().closeAllEditors(false);
    await("no field", () -> model().scene().isEmpty());
    assertEquals(DragPreview.NONE, model().drag());
    slow.answersNow();
    allIsRead();
    RealInput.release();
    assertEquals("", map().refusal());
    editor = field("again.muster", before);
    assertEquals("0611", stand("Bretons").place());
  }

  @Test
  void escapeLeavesItWhereItWas() throws Exception {
    open();
    RealInput.grab(canvas(), spot("stand:Bretons"), place("0609"));
    RealInput.key(KeyEvent.VK_ESCAPE);
    RealInput.release();
    allIsRead();
    assertEquals(before, now());
    assertEquals("0611", stand("Bretons").place());
  }

  @Test
  void aPlaceThatIsTakenIsRefused() throws Exception {
    open();
    RealInput.grab(canvas(), spot("stand:Bretons"), place("0511"));
    await("why it is closed", () -> model().drag().words().contains("0511"));
    String words = model().drag().words();
    RealInput.release();
    await("the refusal", () -> map().refusal().contains("0511"));
    assertTrue(words.startsWith(map().refusal()) || map().refusal().startsWith(words), words);
    screenshot("map-refused.png");
    assertEquals(before, now());
  }

  @Test
  void theKeyboardMovesTurnsAndDeletes() throws Exception {
    open();
    RealInput.click(canvas(), spot("stand:Bretons"));
    String up = model().places().beside("0611", Direction.UP);
    RealInput.key(KeyEvent.VK_UP);
    becomes(bretonsAt(up));
    await("the field", () -> up.equals(stand("Bretons").place()));
    undone();

    RealInput.type('e');
    becomes(before.replace("as Bretons at 0611 facing N", "as Bretons at 0611 facing NE"));
    allIsRead();
    RealInput.type('q');
    becomes(before);
    allIsRead();

    // Picked up, it goes by as many places as one likes in one step.
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_UP);
    RealInput.key(KeyEvent.VK_UP);
    assertEquals(before, now());
    String twice = model().drag().target();
    assertEquals(model().places().beside(up, Direction.UP), twice);
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(bretonsAt(twice));
    allIsRead();
    undone();

    RealInput.key(KeyEvent.VK_DELETE);
    becomes(before.replace("            stand Foot as Bretons at 0611 facing N\n", ""));
    undo(editor);
    becomes(before);
  }

  @Test
  void aWingMovesTogether() throws Exception {
    open();
    for (String name : new String[] {"Picards-1", "Picards-2", "Bretons"}) {
      Point at = spot("stand:" + name);
      if (name.equals("Picards-1")) {
        RealInput.click(canvas(), at);
      } else {
        RealInput.holding(KeyEvent.VK_CONTROL, () -> RealInput.click(canvas(), at));
      }
    }
    assertEquals(3, model().selected().size());
    RealInput.drag(canvas(), spot("stand:Bretons"), place("0613"));
    becomes(
        before
            .replace("as Picards at 0411 0511", "as Picards at 0413 0513")
            .replace("as Bretons at 0611", "as Bretons at 0613"));
    screenshot("map-wing-moved.png");
    undone();
  }

  /** A drop on a text that has been typed in meanwhile goes to the text as it is now. */
  @Test
  void aStaleDropIsDoneAgain() throws Exception {
    open();
    RealInput.grab(canvas(), spot("stand:Bretons"), place("0609"));
    IDocument document = document(editor);
    document.replace(0, 0, "// noted while dragging\n");
    RealInput.release();
    becomes("// noted while dragging\n" + bretonsAt("0609"));
  }

  @Test
  void standsAndTerrainComeFromThePalette() throws Exception {
    open();
    ToolPress.toggle(button("Palette"));
    Tree palette =
        (Tree)
            besideField()
                .filter(each -> each instanceof Tree && each.isVisible())
                .findFirst()
                .orElseThrow();
    choose(palette, "Royal", "Picards and Bretons", "Swiss");
    RealInput.click(canvas(), place("0713"));
    becomes(
        before.replace(
            "            stand Foot as Bretons at 0611 facing N\n",
            "            stand Foot as Bretons at 0611 facing N\n"
                + "            stand Swiss at 0713 facing N\n"));
    screenshot("map-palette.png");
    allIsRead();
    undone();
    RealInput.key(KeyEvent.VK_ESCAPE);
    choose(palette, "Terrain", "Woods");
    RealInput.drag(canvas(), place("1202"), place("1402"));
    await("the woods in the drawing", () -> !now().equals(before));
    String legend = now().substring(now().indexOf("legend {"), now().indexOf("rows"));
    assertTrue(legend.contains("woods"), legend);
    String[] rows = now().substring(now().indexOf("rows \"\"\"")).split("\n");
    String letters = rows[2].strip();
    assertEquals(". . . . . . . . . . . w w w . . . . . . . . . .", letters);
    screenshot("map-brush.png");
    allIsRead();
    undone();
  }

  private static void choose(Tree palette, String... path) {
    TreeItem[] items = palette.getItems();
    TreeItem chosen = null;
    for (String each : path) {
      chosen =
          Arrays.stream(items)
              .filter(item -> item.getText().startsWith(each))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no " + each));
      items = chosen.getItems();
    }
    palette.setSelection(chosen);
    Event event = new Event();
    event.item = chosen;
    palette.notifyListeners(SWT.Selection, event);
  }
}
