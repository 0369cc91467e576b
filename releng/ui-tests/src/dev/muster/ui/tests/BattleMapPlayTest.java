package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.map.play.BattleTerms;
import dev.muster.dsl.ui.map.play.PlayPanel;
import dev.muster.dsl.ui.map.play.PlaySession;
import java.awt.event.KeyEvent;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle is played on the Battle Map, by mouse and keyboard. */
class BattleMapPlayTest extends BattleMapFixture {

  private static String example(String name) throws Exception {
    try (InputStream battle =
        Platform.getBundle("dev.muster.examples")
            .getEntry("examples/" + name + "/" + name + ".muster")
            .openStream()) {
      return new String(battle.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private PlaySession battle() {
    return map().battle();
  }

  private PlayPanel panel() {
    return map().battlePanel();
  }

  private PlayState state() {
    return battle().state().orElseThrow();
  }

  private PlayState.Question question() {
    return Objects.requireNonNull(state().question());
  }

  private void begin(String example, Long seed, String... commanders) throws Exception {
    field(example + ".muster", example(example));
    battle()
        .begin(
            new BattleTerms(List.of(commanders), seed, null),
            new BattleTerms.Source(
                ActiveMusterEditor.of(page().getActiveEditor()).orElseThrow().file(), null, null));
    await("the battle", () -> battle().isPlaying() && battle().isQuiet());
    await("the panel", () -> panel().isVisible());
  }

  private Text order() {
    return (Text) controls(panel()).filter(Text.class::isInstance).findFirst().orElseThrow();
  }

  private Tree answers() {
    return (Tree) controls(panel()).filter(Tree.class::isInstance).findFirst().orElseThrow();
  }

  private void answered() throws Exception {
    await("the answer is shown", () -> battle().isQuiet());
  }

  private void give(String words) throws Exception {
    order().setText(words);
    order().notifyListeners(SWT.DefaultSelection, new Event());
    answered();
  }

  private Map<String, String> places() {
    Map<String, String> places = new HashMap<>();
    model().stands().forEach(each -> places.put(each.id(), each.place()));
    return places;
  }

  /** The item of the list with an answer; its group is opened. */
  private TreeItem item(int option) {
    for (TreeItem each : answers().getItems()) {
      if (each.getData() instanceof PlayState.Answer answer && answer.option() == option) {
        return each;
      }
      for (TreeItem below : each.getItems()) {
        if (below.getData() instanceof PlayState.Answer answer && answer.option() == option) {
          each.setExpanded(true);
          return below;
        }
      }
    }
    throw new AssertionError("no answer " + option);
  }

  /** Enter on a moment goes to the line of the stand it is about. */
  @Test
  void aMomentLeadsToItsLine() throws Exception {
    begin("meeting", 3L, "bold", "bold");
    int charge =
        IntStream.range(0, battle().moments().size())
            .filter(at -> battle().moments().get(at).turn().equals("charge"))
            .findFirst()
            .orElseThrow();
    String stand = battle().moments().get(charge).items().getFirst();
    battle().step("show", null, charge);
    answered();
    Table told =
        (Table) controls(panel()).filter(Table.class::isInstance).findFirst().orElseThrow();
    told.getShell().forceActive();
    told.forceFocus();
    await("the focus in the list", told::isFocusControl);
    RealInput.key(KeyEvent.VK_ENTER);
    String line = stand.substring(stand.indexOf(':') + 1).replaceAll("-\\d+$", "");
    ITextEditor editor = (ITextEditor) page().getActiveEditor();
    await("the line of " + line, () -> selection(editor).getText().contains(line));
  }

  /** In the small view of the perspective a battle gets the whole window, and gives it back. */
  @Test
  void aBattleHasRoomForFieldAndPanel() throws Exception {
    begin("meeting", 1L, "human", "steady");
    await("room for the field", () -> canvas().getSize().x >= 400 && canvas().getSize().y >= 350);
    await("room for the panel", () -> panel().getSize().x >= 350 && panel().getSize().y >= 350);
    assertTrue(answers().getSize().y >= 100, () -> "the list is " + answers().getSize());
    screenshot("map-play-room.png");
    push("Leave");
    await("the end of the battle", () -> !panel().isVisible());
    await(
        "the other views",
        () -> page().getPartState(page().getReference(map())) != IWorkbenchPage.STATE_MAXIMIZED);
  }

  /** A battle has hundreds of orders: some of each round, and the commander the others. */
  @ParameterizedTest
  @ValueSource(strings = {"meeting", "pavia", "even-table"})
  void aBattleIsPlayedFromTheFirstOrderToTheLast(String example) throws Exception {
    play(example, 4);
  }

  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(strings = {"meeting", "pavia", "even-table"})
  void aBattleIsPlayedWithEachOrder(String example) throws Exception {
    play(example, 3000);
  }

  private void play(String example, int ordersOfRound) throws Exception {
    begin(example, 3L, "human", "steady");
    assertTrue(panel().question().contains("round 1"), panel().question());
    assertFalse(panelButton("Save Strip...").isEnabled(), "it is not over");
    int orders = 0;
    int round = 0;
    int given = 0;
    while (state().question() != null) {
      assertTrue(orders++ < 3000, "the battle ends");
      given = state().round() == round ? given + 1 : 1;
      round = state().round();
      if (given > ordersOfRound) {
        push("Round");
      } else {
        answers().setSelection(item(question().usual()));
        answers().notifyListeners(SWT.DefaultSelection, new Event());
      }
      answered();
    }
    assertTrue(orders > 15, orders + " orders");
    assertEquals(state().outcome(), panel().question());
    assertTrue(panelButton("Save Strip...").isEnabled());
    AtomicReference<byte[]> strip = new AtomicReference<>();
    battle().files("png", answer -> strip.set(answer.files().getFirst().bytes()));
    await("the film strip", () -> strip.get() != null);
    ImageData picture = new ImageData(new ByteArrayInputStream(strip.get()));
    assertTrue(picture.width >= 1000, picture.width + " dots wide");
    screenshot("map-play-end-" + example + ".png");
    leave();
  }

  /** Presses a button of the panel. */
  private void push(String text) {
    Button button = panelButton(text);
    assertTrue(button.isEnabled(), text);
    button.notifyListeners(SWT.Selection, new Event());
  }

  private Button panelButton(String text) {
    return controls(panel())
        .filter(each -> each instanceof Button found && found.getText().equals(text))
        .map(Button.class::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button " + text));
  }

  private Combo kinds() {
    return (Combo) controls(panel()).filter(Combo.class::isInstance).findFirst().orElseThrow();
  }

  private void leave() throws Exception {
    push("Leave");
    await("the text", () -> !battle().isPlaying() && !panel().isVisible());
    await("its field", () -> model().scene().isPresent());
  }

  @Test
  void aClickOnTheMapAnswers() throws Exception {
    begin("meeting", 4L, "human", "steady");
    page().activate(map());
    canvas().setFocus();
    quiet();
    RealInput.click(canvas(), spot("stand:SouthFoot-1"));
    await("the declaration", () -> told("Declared: SouthCentre"));
    give("declare SouthCentre");
    assertTrue(panel().question().contains("where the General rides"), panel().question());
    assertTrue(model().drag().verdicts().containsKey("1011"), "legal places are tinted");
    screenshot("map-play.png");
    RealInput.click(canvas(), place("1011"));
    await("the General rides", () -> told("rides from 1012 to 1011"));
    assertEquals("1011", model().item("general:SouthCentre").orElseThrow().place());
    leave();
  }

  private boolean told(String words) {
    return battle().isQuiet()
        && battle().moments().stream()
            .flatMap(each -> each.lines().stream())
            .anyMatch(each -> each.contains(words));
  }

  @Test
  void aRefusedOrderSaysItsRuleAndUndoLeavesNoTrace() throws Exception {
    begin("meeting", 4L, "human", "steady");
    Map<String, String> before = places();
    PlayState.Question first = question();
    give("declare SouthCentre");
    give("declare SouthCentre");
    give("Ash rides to 1011");
    give("SouthGuns fires at NorthFoot-4");
    assertTrue(map().refusal().contains("SN-7.0-15"), map().refusal());
    assertTrue(panel().said().contains("SN-7.0-15"), panel().said());
    screenshot("map-play-refused.png");
    give("SouthFoot-3 moves to 1110");
    assertEquals("", map().refusal());
    assertEquals("1110", stand("SouthFoot-3").place());
    push("Commander");
    answered();
    push("Round");
    answered();
    assertTrue(state().round() > 1, "another round");
    while (state().undo()) {
      push("Undo");
      answered();
    }
    assertEquals(first, question());
    assertEquals(before, places());
    leave();
  }

  @Test
  void theKeyboardPlaysToo() throws Exception {
    begin("meeting", 4L, "human", "steady");
    page().activate(map());
    order().setFocus();
    for (char letter : "declare southc".toCharArray()) {
      RealInput.type(letter);
    }
    await("the list", () -> answers().getItemCount() == 1);
    RealInput.key(KeyEvent.VK_DOWN);
    RealInput.key(KeyEvent.VK_ENTER);
    await("the declaration", () -> told("Declared: SouthCentre"));
    canvas().setFocus();
    model().moveCursor("1111");
    RealInput.key(KeyEvent.VK_ENTER);
    await("another declaration", () -> battle().moments().size() > 1 && state().undo());
    leave();
  }

  @Test
  void momentsAreShownNotedAndFoughtOnFrom() throws Exception {
    begin("meeting", 3L, "bold", "bold");
    List<PlayState.PlayedMoment> all = battle().moments();
    Map<String, String> end = places();
    battle().step("show", null, 3);
    answered();
    assertFalse(end.equals(places()), "it was otherwise then");
    kinds().select(kinds().indexOf("Chances swing"));
    push(">");
    answered();
    int swing =
        IntStream.range(4, all.size())
            .filter(at -> all.get(at).turn().equals("swing"))
            .findFirst()
            .orElse(3);
    assertEquals(swing, state().shown(), "the next swing, or still here where there is none");
    battle().step("show", null, 3);
    answered();
    kinds().select(kinds().indexOf("Charge"));
    push(">");
    answered();
    int here = state().shown();
    assertEquals("charge", all.get(here).turn());
    assertTrue(kinds().indexOf("Event") > 0, "events of the scenario can be searched for");
    String followed = "Rules: " + String.join("; ", all.get(here).rules());
    assertTrue(followed.matches("Rules: \\d+(\\.\\d+)* \\S.*"), followed);
    assertTrue(
        controls(panel())
            .anyMatch(each -> each instanceof Label label && label.getText().equals(followed)),
        followed);
    screenshot("map-play-moment.png");
    kinds().select(kinds().indexOf("Army breaks"));
    push(">");
    answered();
    assertEquals("break", all.get(state().shown()).turn());
    battle().step("show", null, here);
    answered();
    battle().step("note", "Here it turned", here);
    answered();
    assertEquals("Here it turned", state().notes().getFirst().text());
    assertTrue(chances() > 2 * panel().getSize().x, chances() + " points of the chances");
    assertEquals(2, panel().curves(false));
    assertEquals(0, panel().curves(true), "there is one battle");
    battle().fightOn(new BattleTerms(List.of("bold", "bold"), 99L, null));
    answered();
    assertEquals(all.subList(0, here + 1), battle().moments().subList(0, here + 1));
    assertFalse(all.equals(battle().moments()), "other dice, another battle");
    assertEquals(2, panel().curves(false));
    assertEquals(2, panel().curves(true), "the battle before is beside it");
    int needed = panel().computeSize(panel().getSize().x, SWT.DEFAULT).y;
    assertTrue(panel().getSize().y >= needed, "its last buttons can be reached");
    screenshot("map-play-branch.png");
    push("Battle Before");
    answered();
    assertEquals(all, battle().moments());
    leave();
  }

  /** Returns how many points of the chart differ from its ground where the chances are. */
  private int chances() {
    Control chart =
        controls(panel())
            .filter(each -> each.getClass().getSimpleName().equals("LossChart"))
            .findFirst()
            .orElseThrow();
    Image image = new Image(chart.getDisplay(), chart.getSize().x, 28);
    GC gc = new GC(chart);
    gc.copyArea(image, 0, 0);
    gc.dispose();
    ImageData data = image.getImageData();
    image.dispose();
    int painted = 0;
    for (int y = 4; y < data.height; y++) {
      for (int x = 4; x < data.width - 4; x++) {
        painted += data.getPixel(x, y) == data.getPixel(0, 0) ? 0 : 1;
      }
    }
    return painted;
  }

  /** The dialog names the sides, and refuses a seed that is no number. */
  @Test
  void theDialogAsksWhoPlays() throws Exception {
    field("meeting.muster", example("meeting"));
    var asked =
        inDialog(
            "Play Battle",
            "map-play-dialog.png",
            dialog -> {
              List<Combo> leaders =
                  controls(dialog).filter(Combo.class::isInstance).map(Combo.class::cast).toList();
              assertEquals(2, leaders.size());
              assertEquals("You", leaders.getFirst().getText());
              assertEquals("Steady commander", leaders.get(1).getText());
              Text seed =
                  controls(dialog)
                      .filter(each -> each instanceof Text text && text.getMessage().equals("1"))
                      .map(Text.class::cast)
                      .findFirst()
                      .orElseThrow();
              seed.setText("seven");
              assertFalse(button(dialog, "Play").isEnabled());
              seed.setText("7");
              press(dialog, "Play");
            });
    pressTool(map(), "Play Battle...");
    assertTrue(asked.get(), "the dialog was there");
    await("the battle", () -> battle().isPlaying() && battle().isQuiet());
    assertEquals(7, state().seed());
    leave();
  }
}
