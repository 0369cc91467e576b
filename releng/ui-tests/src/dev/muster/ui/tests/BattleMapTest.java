package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.FieldPicture;
import dev.muster.dsl.ui.map.paint.Viewport;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Battle Map beside the text: what it shows, and how the two follow each other. */
class BattleMapTest extends BattleMapFixture {

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void withoutABattleItInvites() throws Exception {
    await(
        "the invitation",
        () ->
            wholeView()
                .anyMatch(
                    each ->
                        each instanceof Link link
                            && link.isVisible()
                            && link.getText().startsWith("Open a scenario; its field appears")));
    screenshot("map-empty.png");
    var asked = inDialog("New Muster Project", "", dialog -> press(dialog, "Cancel"));
    Link invitation =
        (Link)
            wholeView()
                .filter(each -> each instanceof Link && each.isVisible())
                .findFirst()
                .orElseThrow();
    follow(invitation, "newProject");
    await("the wizard of the examples", asked::get);
    var begun = inDialog("New Battle on the Map", "", dialog -> press(dialog, "Cancel"));
    follow(invitation, "newBattle");
    await("the wizard of a battle", begun::get);
  }

  private static void follow(Link invitation, String link) {
    var event = new org.eclipse.swt.widgets.Event();
    event.text = link;
    invitation.notifyListeners(SWT.Selection, event);
  }

  @Test
  void theFieldFollowsTheUnsavedText() throws Exception {
    ITextEditor editor = field("dreux.muster", dreux());
    assertEquals("Dreux", scene().scenario());
    assertEquals("0611", stand("Bretons").place());
    screenshot("map-beside-text.png");
    IDocument document = document(editor);
    int at = document.get().indexOf("as Bretons at 0611") + "as Bretons at 06".length();
    document.replace(at, 2, "10");
    await("the stand elsewhere", () -> "0610".equals(stand("Bretons").place()));
    assertTrue(editor.isDirty(), "nothing has been saved");
    // Half typed, the last good field stays behind a rim.
    int half = document.get().indexOf("facing N", at);
    document.replace(half, "facing N".length(), "faci");
    await("a field that is not that of the text", () -> !scene().stale().isEmpty());
    assertEquals("0610", stand("Bretons").place());
    screenshot("map-stale.png");
    document.replace(half, "faci".length(), "facing N");
    await("the field of the text", () -> scene().stale().isEmpty());
  }

  @Test
  void theCaretIsMarkedAndAClickSelectsTheLine() throws Exception {
    ITextEditor editor = field("dreux.muster", dreux());
    long begun = System.nanoTime();
    cursor(editor, "group Centre", "Swiss");
    await("both stands marked", () -> model().marked().size() == 2);
    System.out.printf("caret to map: %d ms%n", (System.nanoTime() - begun) / 1_000_000);
    Set<String> swiss = model().marked();
    assertTrue(swiss.stream().allMatch(each -> each.startsWith("stand:Swiss")), swiss::toString);
    cursor(editor, "rows", ". . .");
    await("the hex of the letter", () -> model().markedPlaces().equals(List.of("0101")));
    screenshot("map-caret.png");

    RealInput.click(canvas(), spot("stand:Bretons"));
    await(
        "the deployment line",
        () -> selection(editor).getText().startsWith("stand Foot as Bretons"));
    assertEquals(Set.of("stand:Bretons"), model().selected());
    screenshot("map-selected.png");
    RealInput.doubleClick(canvas(), spot("stand:Bretons"));
    String line = "stand Foot ";
    await(
        "the army's line",
        () -> {
          ITextSelection now = selection(editor);
          return now.getOffset() < document(editor).get().indexOf("map Plain")
              && now.getText().startsWith(line);
        });
  }

  /** What the checks have found is marked, and a click on it selects what it is about. */
  @Test
  void aClickOnAFindingSelectsItsText() throws Exception {
    ITextEditor editor =
        field("dreux.muster", dreux().replace("as Bretons at 0611", "as Bretons at 0511"));
    await("the finding", () -> !scene().findings().isEmpty());
    var finding =
        scene().findings().stream()
            .filter(each -> each.severity().equals("error"))
            .findFirst()
            .orElseThrow();
    assertTrue(scene().items().containsKey("finding:1"), "it is marked");
    RealInput.click(canvas(), place("0511"));
    var range = finding.source().range();
    IDocument document = document(editor);
    int from = document.getLineOffset(range.getStart().getLine()) + range.getStart().getCharacter();
    await("its text", () -> selection(editor).getOffset() == from);
    assertEquals(
        document.getLineOffset(range.getEnd().getLine()) + range.getEnd().getCharacter() - from,
        selection(editor).getLength());
    screenshot("map-finding.png");
  }

  /** Ground and links that the reader of the screen is told are those the mouse finds. */
  @Test
  void aScreenReaderHearsWhatIsThere() throws Exception {
    field("dreux.muster", dreux());
    var told = map().access().elements();
    long stands = told.stream().filter(each -> each.id().startsWith("stand:")).count();
    assertEquals(model().stands().count(), stands);
    for (var each : told) {
      if (each.id().startsWith("stand:")) {
        Point at = spot(each.id());
        assertEquals(each.id(), canvas().item(at.x, at.y).map(SceneItem::id).orElse(""));
      }
    }
    assertTrue(map().access().description().contains("Royal"), map().access().description());
  }

  @Test
  void itZoomsPansAndFits() throws Exception {
    field("dreux.muster", dreux());
    canvas().setFocus();
    Viewport whole = canvas().view();
    RealInput.wheel(canvas(), place("1208"), 2);
    await("a larger field", () -> canvas().view().scale() > 1.2 * whole.scale());
    Viewport large = canvas().view();
    Point ground = place("1208");
    RealInput.drag(canvas(), ground, new Point(ground.x + 40, ground.y + 30));
    await("the field moved", () -> canvas().view().left() < large.left());
    assertEquals(large.scale(), canvas().view().scale());
    screenshot("map-zoomed.png");
    RealInput.type('0');
    await("the whole field", () -> canvas().view().equals(whole));
    RealInput.type('+');
    await("a larger field", () -> canvas().view().scale() > whole.scale());
    pressTool("Show Whole Field (Ctrl+0)");
    await("the whole field", () -> canvas().view().equals(whole));
    RealInput.move(canvas(), place("0210").x, place("0210").y);
    await("the place under the mouse", () -> model().pointed().equals("0210"));
  }

  @Test
  void layersAreHiddenAndShown() throws Exception {
    field("dreux.muster", dreux());
    var stands = scene().layers().stream().filter(each -> each.id().equals("stands")).findFirst();
    assertTrue(stands.orElseThrow().optional());
    Point at = spot("stand:Bretons");
    assertTrue(canvas().item(at.x, at.y).isPresent());
    model().setShown("stands", false);
    assertEquals(
        "",
        canvas()
            .item(at.x, at.y)
            .filter(each -> each.kind().equals("stand"))
            .map(SceneItem::id)
            .orElse(""));
    screenshot("map-without-stands.png");
    model().setShown("stands", true);
    assertTrue(button("Layers").isEnabled());
  }

  @Test
  void severalAreSelectedByARectangle() throws Exception {
    field("dreux.muster", dreux());
    canvas().setFocus();
    Point from = place("0309");
    Point to = place("0713");
    RealInput.holding(KeyEvent.VK_SHIFT, () -> RealInput.drag(canvas(), from, to));
    await("a wing", () -> model().selected().contains("stand:Bretons"));
    assertFalse(model().selected().contains("stand:Guisards-1"));
    assertTrue(model().selected().size() >= 4, model().selected()::toString);
    screenshot("map-wing.png");
    RealInput.key(KeyEvent.VK_ESCAPE);
    await("nothing", () -> model().selected().isEmpty());
  }

  @Test
  void pinnedItStaysAndElseItFollowsTheScenario() throws Exception {
    ITextEditor editor = field("two.muster", TWO_SCENARIOS);
    cursor(editor, "scenario First", "length");
    await("the first", () -> scene().scenario().equals("First"));
    cursor(editor, "scenario Second", "length");
    await("the second", () -> scene().scenario().equals("Second"));
    ToolPress.toggle(button("Pin to This Scenario"));
    cursor(editor, "scenario First", "length");
    allIsRead();
    assertEquals("Second", scene().scenario());
    ToolPress.toggle(button("Pin to This Scenario"));
    cursor(editor, "scenario First", "side Red");
    await("the first again", () -> scene().scenario().equals("First"));
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void itIsSavedAsAPicture(@TempDir Path folder) throws Exception {
    field("dreux.muster", dreux());
    FieldPicture picture = new FieldPicture(canvas(), model());
    picture.write(folder.resolve("dreux.svg"));
    String svg = Files.readString(folder.resolve("dreux.svg"));
    assertTrue(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"), svg);
    assertTrue(svg.contains("<title>B1: ") || svg.contains("Bretons"), "stands have their names");
    picture.write(folder.resolve("dreux.png"));
    var image = new org.eclipse.swt.graphics.ImageData(folder.resolve("dreux.png").toString());
    // Twice as fine as on the screen, for paper.
    Point size = canvas().getSize();
    assertEquals(new Point(2 * size.x, 2 * size.y), new Point(image.width, image.height));
    assertNotEquals(image.getPixel(2, 2), image.getPixel(image.width / 2, image.height / 2));
  }

  /** No frame of the whole field needs more calls than a slow window system has time for. */
  @Test
  void aFrameIsFewCalls() throws Exception {
    field("dreux.muster", dreux());
    quiet();
    assertTrue(canvas().primitives() > 0);
    assertTrue(canvas().primitives() <= 5000, () -> canvas().primitives() + " calls");
  }
}
