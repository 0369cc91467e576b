package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.map.board.Direction;
import dev.muster.dsl.ui.map.model.DragPreview;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
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

  /** Ends the tool, and waits for the field that the next one is for. */
  private void again() throws Exception {
    allIsRead();
    undone();
    canvas().setFocus();
    RealInput.key(KeyEvent.VK_ESCAPE);
    RealInput.key(KeyEvent.VK_ESCAPE);
    allIsRead();
  }

  /** The canvas has the keyboard; without a window manager that is where the mouse is. */
  private void focused() throws Exception {
    page().activate(map());
    Point middle = place("1208");
    RealInput.move(canvas(), middle.x, middle.y);
    canvas().forceFocus();
    allIsRead();
  }

  /** The cursor of the keyboard goes to a place. */
  private void go(String place) throws Exception {
    focused();
    model().moveCursor(place);
  }

  @Test
  void standsComeFromThePalette() throws Exception {
    open();
    choose(palette(), "Royal", "Picards and Bretons", "Swiss");
    RealInput.click(canvas(), place("0713"));
    becomes(
        before.replace(
            "            stand Foot as Bretons at 0611 facing N\n",
            "            stand Foot as Bretons at 0611 facing N\n"
                + "            stand Swiss at 0713 facing N\n"));
    screenshot("map-palette.png");
    again();
  }

  private static final String SECOND_ROW =
      "         . . . . . . . . . . . . . . . . . . . . . . . .\n"
          + "        . . . . . . . . . . . . . . . . . . . . . . . .\n";

  private String withWoods(String row) {
    return before
        .replace("legend { . plain t town }", "legend { . plain t town w woods }")
        .replaceFirst(
            SECOND_ROW.replace(".", "[.]"),
            "         " + row + "\n" + SECOND_ROW.split("\n")[1] + "\n");
  }

  @Test
  void groundIsPainted() throws Exception {
    open();
    choose(palette(), "Ground", "Woods");
    RealInput.drag(canvas(), place("1202"), place("1402"));
    becomes(withWoods(". . . . . . . . . . . w w w . . . . . . . . . ."));
    screenshot("map-brush.png");
    again();
    // The space bar takes places one by one, wherever they lie; Enter is for all of them.
    choose(palette(), "Ground", "Woods");
    go("0202");
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_RIGHT);
    RealInput.key(KeyEvent.VK_RIGHT);
    RealInput.key(KeyEvent.VK_SPACE);
    assertEquals(List.of("0202", "0402"), model().drag().painted());
    RealInput.key(KeyEvent.VK_RIGHT);
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_BACK_SPACE);
    assertEquals(before, now());
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(withWoods(". w . w . . . . . . . . . . . . . . . . . . . ."));
    again();
  }

  private static final String DRAWN = "    \"\"\"\n    place \"Blainville\"";

  private String withLine(String line) {
    return before.replace(DRAWN, "    \"\"\"\n    " + line + "\n    place \"Blainville\"");
  }

  @Test
  void waysAreDrawn() throws Exception {
    open();
    choose(palette(), "Roads and rivers", "Stream");
    RealInput.grab(canvas(), place("0402"), place("0702"));
    screenshot("map-way.png");
    RealInput.release();
    becomes(withLine("way stream along 0402 0502 0602 0702"));
    screenshot("map-way-drawn.png");
    again();
    // Points are clicked one by one, and a double click is the last; the name may be left out.
    choose(palette(), "Roads and rivers", "Stream");
    type("Name, may be left out:", "Blaise");
    RealInput.click(canvas(), place("0402"));
    RealInput.click(canvas(), place("0502"));
    assertEquals(List.of("0402", "0502"), model().drag().line());
    RealInput.doubleClick(canvas(), place("0501"));
    becomes(withLine("way stream \"Blaise\" along 0402 0502 0501"));
    again();
    choose(palette(), "Roads and rivers", "Stream");
    go("0402");
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_RIGHT);
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(withLine("way stream along 0402 0502"));
    again();
    // A refusal has the words of the server, and writes nothing.
    choose(palette(), "Roads and rivers", "Stream");
    RealInput.click(canvas(), place("0402"));
    RealInput.doubleClick(canvas(), place("0902"));
    await("why not", () -> map().refusal().startsWith("A way goes from neighbour to neighbour"));
    assertEquals(before, now());
  }

  @Test
  void sidesAreDrawn() throws Exception {
    open();
    choose(palette(), "On sides", "Stream");
    Point one = place("0402");
    Point other = place("0502");
    RealInput.click(canvas(), new Point((one.x + other.x) / 2 - 2, one.y));
    becomes(withLine("side stream 0402-0502"));
    screenshot("map-side.png");
    again();
    // Q and E go about the hex of the cursor.
    choose(palette(), "On sides", "Stream");
    go("0402");
    RealInput.type('e');
    RealInput.type('e');
    String beyond = model().drag().pointed().getLast();
    screenshot("map-side-keys.png");
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.type('e');
    String next = model().drag().pointed().getLast();
    RealInput.key(KeyEvent.VK_SPACE);
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(withLine("side stream 0402-" + beyond + ", 0402-" + next));
    again();
  }

  @Test
  void heightsAreRaisedAndLowered() throws Exception {
    open();
    choose(palette(), "Height", "Height 2");
    RealInput.drag(canvas(), place("0402"), place("0502"));
    String flat = "0 ".repeat(24).strip();
    becomes(heights(flat.substring(0, 6) + "2 2" + flat.substring(9)));
    screenshot("map-heights.png");
    allIsRead();
    choose(palette(), "Height", "Lower by 1");
    go("0402");
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(heights(flat.substring(0, 6) + "1 2" + flat.substring(9)));
    undo(editor);
    becomes(heights(flat.substring(0, 6) + "2 2" + flat.substring(9)));
    undo(editor);
    becomes(before);
  }

  private String heights(String second) {
    String flat = "0 ".repeat(24).strip();
    StringBuilder drawing = new StringBuilder("    heights \"\"\"\n");
    for (int row = 1; row <= 16; row++) {
      drawing.append(row % 2 == 0 ? "         " : "        ");
      drawing.append(row == 2 ? second : flat).append('\n');
    }
    drawing.append("    \"\"\"\n    place \"Blainville\"");
    return before.replace(DRAWN, "    \"\"\"\n" + drawing);
  }

  @Test
  void zonesObjectivesAndNamesAreDrawn() throws Exception {
    open();
    choose(palette(), "With a name", "Zone");
    RealInput.drag(canvas(), place("0402"), place("0602"));
    // The places are there, the name is not: the field for it has the keyboard.
    await("the question for a name", () -> isFocused("Name:"));
    assertEquals(before, now());
    screenshot("map-zone-name.png");
    write("Camp");
    RealInput.key(KeyEvent.VK_ENTER);
    String end = "\n\n    side Royal \"Royal army\"";
    becomes(before.replace(end, "\n    zone Camp at 0402..0602" + end));
    screenshot("map-zone.png");
    again();
    choose(palette(), "With a name", "Objective");
    type("Name:", "Mill");
    go("0402");
    RealInput.key(KeyEvent.VK_ENTER);
    becomes(before.replace(end, "\n    objective Mill at 0402" + end));
    again();
    choose(palette(), "With a name", "Place name");
    type("Name:", "Marville");
    RealInput.click(canvas(), place("0402"));
    String last = "    place \"Nuisement\" at 2015\n";
    becomes(before.replace(last, last + "    place \"Marville\" at 0402\n"));
    again();
    // A name that is none is refused in the server's words.
    choose(palette(), "With a name", "Zone");
    type("Name:", "the camp");
    RealInput.click(canvas(), place("0402"));
    await("why not", () -> map().refusal().startsWith("'the camp' cannot be a name"));
    assertEquals(before, now());
  }

  @Test
  void aGroupComesInWhereItIsDrawn() throws Exception {
    open();
    choose(palette(), "Arrivals", "Guise's horse comes in");
    Spinner round =
        (Spinner)
            besideField()
                .filter(each -> each instanceof Spinner && each.isVisible())
                .findFirst()
                .orElseThrow();
    round.setSelection(3);
    RealInput.drag(canvas(), place("2202"), place("2402"));
    String group = "        group Reserve \"Guise's horse\" {\n";
    becomes(before.replace(group, group + "            arrives round 3 at 2202..2402\n"));
    screenshot("map-arrival.png");
    undo(editor);
    becomes(before);
  }

  @Test
  void aNameIsDraggedAndAZoneIsDeleted() throws Exception {
    open();
    Point name = spot("name:Blainville");
    RealInput.drag(
        canvas(),
        name,
        new Point(
            name.x + place("0410").x - place("0210").x,
            name.y + place("0410").y - place("0210").y));
    becomes(before.replace("\"Blainville\" at 0210", "\"Blainville\" at 0410"));
    again();
    RealInput.click(canvas(), spot("name:Blainville"));
    assertEquals(Set.of("name:Blainville"), model().selected());
    RealInput.key(KeyEvent.VK_DELETE);
    becomes(before.replace("    place \"Blainville\" at 0210\n", ""));
    undo(editor);
    becomes(before);
  }

  /** The edge that places are not counted from goes where it is dragged, with the drawing. */
  @Test
  void theMapIsMadeLargerAndSmaller() throws Exception {
    open();
    Point corner = place("2408");
    Point last = place("2308");
    int hex = corner.x - last.x;
    Point edge = new Point(corner.x + hex / 2 + 3, corner.y);
    while (canvas().edge(edge.x, edge.y).isEmpty() && edge.x < corner.x + 2 * hex) {
      edge.x++;
    }
    RealInput.grab(canvas(), edge, new Point(edge.x + hex, edge.y));
    screenshot("map-edge.png");
    RealInput.release();
    String wide =
        before
            .replace("24 x 16 {", "25 x 16 {")
            .replaceAll("(?m)^( {8,9}[.t](?: [.t]){23})$", "$1 .");
    becomes(wide);
    allIsRead();
    // By keyboard, and rows that are added keep their shift.
    focused();
    RealInput.holding(
        KeyEvent.VK_CONTROL,
        () ->
            RealInput.holding(
                KeyEvent.VK_SHIFT,
                () -> {
                  RealInput.key(KeyEvent.VK_DOWN);
                }));
    String row = "        " + ". ".repeat(25).strip() + "\n";
    becomes(wide.replace("25 x 16 {", "25 x 17 {").replace(DRAWN, row + DRAWN));
    screenshot("map-larger.png");
    // The row goes again, and then the zones need the next one.
    RealInput.holding(
        KeyEvent.VK_CONTROL,
        () -> RealInput.holding(KeyEvent.VK_SHIFT, () -> RealInput.key(KeyEvent.VK_UP)));
    becomes(wide);
    RealInput.holding(
        KeyEvent.VK_CONTROL,
        () -> RealInput.holding(KeyEvent.VK_SHIFT, () -> RealInput.key(KeyEvent.VK_UP)));
    await("why not", () -> map().refusal().startsWith("2416 would be off the map. Line "));
    undo(editor);
    undo(editor);
    becomes(wide);
    undone();
  }

  /** What follows a label above the field. */
  private Control entry(String label) {
    List<Control> all = besideField().toList();
    for (int i = 0; i + 1 < all.size(); i++) {
      if (all.get(i) instanceof Label named && named.getText().equals(label)) {
        return all.get(i + 1);
      }
    }
    throw new AssertionError("no " + label);
  }

  private boolean isFocused(String label) {
    return entry(label).isFocusControl();
  }

  private void type(String label, String words) throws Exception {
    entry(label).setFocus();
    write(words);
  }

  private static void write(String words) {
    for (char each : words.toCharArray()) {
      if (Character.isUpperCase(each)) {
        RealInput.holding(KeyEvent.VK_SHIFT, () -> RealInput.type(Character.toLowerCase(each)));
      } else {
        RealInput.type(each);
      }
    }
  }
}
