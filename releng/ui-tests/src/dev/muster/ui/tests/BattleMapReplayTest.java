package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.told;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ui.map.model.ReplayMoment;
import dev.muster.dsl.ui.map.play.BattleTerms;
import dev.muster.dsl.ui.map.play.PlaySession;
import dev.muster.dsl.ui.map.replay.ReplayStrip;
import java.awt.event.KeyEvent;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** A test battle on the Battle Map. */
class BattleMapReplayTest extends BattleMapFixture {

  @Test
  void aTestBattleIsReplayedUntilTheTextIsEdited() throws Exception {
    ITextEditor editor = field("dreux.muster", dreux());
    cursor(editor, "scenario Dreux", "length");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await(
        "the end of the battle",
        () -> told("Test Battle Dreux, seed 1").contains("Break Points lost, breaks at"));
    await("the battle on the map", () -> model().replay().isPresent());
    assertTrue(header().startsWith("Dreux, seed 1, before round 1; Royal 0 of "), header());
    assertTrue(header().matches(".*; chances of Royal [3-7]\\d % .*"), header());
    page().activate(map());
    canvas().setFocus();
    RealInput.key(KeyEvent.VK_PAGE_DOWN);
    await("the first round", () -> header().startsWith("Dreux, seed 1, round 1; "));
    for (int round = 2; round <= 7; round++) {
      RealInput.key(KeyEvent.VK_PAGE_DOWN);
    }
    await("the seventh round", () -> header().startsWith("Dreux, seed 1, round 7; "));
    String seventh = header();
    RealInput.key(KeyEvent.VK_RIGHT);
    await("the next event", () -> !caption().isEmpty() && header().contains("round 7"));
    // The caption is the report's own line.
    String report = told("Test Battle Dreux, seed 1");
    for (String line : caption().split("\n")) {
      assertTrue(report.contains(line), line);
    }
    moved();
    screenshot("map-replay.png");
    RealInput.key(KeyEvent.VK_PAGE_UP);
    await("back to its beginning", () -> header().equals(seventh));
    RealInput.key(KeyEvent.VK_END);
    await("the end", () -> header().startsWith("Dreux, seed 1, after round "));
    boolean won = report.contains("Royal wins after");
    assertEquals(won, header().contains("; chances of Royal 100 %"), header());
    screenshot("map-replay-end.png");
    RealInput.key(KeyEvent.VK_HOME);
    await("the beginning", () -> header().contains("before round 1"));
    ReplayMoment begun = moment();
    RealInput.key(KeyEvent.VK_SPACE);
    await("it plays", () -> tools(strip(), "Pause (Space)").findAny().isPresent());
    await("other events", () -> !header().contains("before round 1") || moment() != begun);
    RealInput.key(KeyEvent.VK_SPACE);
    await("it stops", () -> tools(strip(), "Play (Space)").findAny().isPresent());

    document(editor).replace(0, 0, " ");
    await("the deployment", () -> model().replay().isEmpty());
    await("a badge", () -> header().startsWith("Text changed since the battle."));
    screenshot("map-replay-changed.png");
    link().notifyListeners(SWT.Selection, new Event());
    await("the battle again", () -> model().replay().isPresent());
    link().notifyListeners(SWT.Selection, new Event());
    await("the deployment again", () -> model().replay().isEmpty());
    await("no strip", () -> !strip().isVisible());
  }

  /** From a moment of a test battle the author fights on, with notes and all that can be saved. */
  @Test
  void aTestBattleIsFoughtOnFromTheMomentThatIsShown() throws Exception {
    ITextEditor editor = field("dreux.muster", dreux());
    cursor(editor, "scenario Dreux", "length");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("the battle on the map", () -> model().replay().isPresent());
    page().activate(map());
    canvas().setFocus();
    RealInput.key(KeyEvent.VK_PAGE_DOWN);
    RealInput.key(KeyEvent.VK_PAGE_DOWN);
    await("the second round", () -> header().startsWith("Dreux, seed 1, round 2; "));
    String told = caption();
    for (int i = 0; i < 60; i++) {
      readWhole();
      RealInput.key(KeyEvent.VK_RIGHT);
    }
    screenshot("map-replay-caption.png");
    for (int i = 0; i < 60; i++) {
      RealInput.key(KeyEvent.VK_LEFT);
    }
    await("the moment before", () -> told.equals(caption()));
    Event pressed = new Event();
    pressed.text = "Notes, Fight On, Save";
    assertTrue(header().contains("<a>" + pressed.text + "</a>"), header());
    link().notifyListeners(SWT.Selection, pressed);
    PlaySession battle = map().battle();
    await("the battle goes on", () -> battle.isPlaying() && battle.isQuiet());
    assertTrue(model().replay().isEmpty());
    PlayState state = battle.state().orElseThrow();
    PlayState.PlayedMoment shown = battle.moments().get(state.shown());
    assertEquals(2, shown.round());
    assertEquals(told, String.join("\n", shown.lines()));
    assertFalse(state.outcome().isEmpty(), "it was fought to its end");
    assertTrue(
        model().stands().allMatch(each -> each.source() != null), "stands lead to their lines");
    screenshot("map-replay-fight-on.png");
    battle.fightOn(new BattleTerms(List.of("bold", "bold"), 9L, null));
    await("the other battle", () -> battle.isQuiet());
    assertTrue(battle.state().orElseThrow().branch() != null, "the battle before is beside it");
    battle.leave();
  }

  private ReplayMoment moment() {
    return model().replay().orElseThrow();
  }

  /** From event to event until one stand moves that the event is about. */
  private void moved() throws Exception {
    for (int i = 0; i < 120 && !(anyMoved() && active() == 1); i++) {
      RealInput.key(KeyEvent.VK_RIGHT);
    }
    assertTrue(anyMoved(), "somebody moves");
    assertEquals(1, active(), "it is about one");
  }

  private boolean anyMoved() {
    return moment().blocks().stream().anyMatch(each -> each.moved());
  }

  private long active() {
    return moment().blocks().stream().filter(each -> each.active()).count();
  }

  private Link link() {
    return (Link) besideField().filter(each -> each instanceof Link).findFirst().orElseThrow();
  }

  private String header() {
    return link().getText();
  }

  private ReplayStrip strip() {
    return (ReplayStrip)
        besideField().filter(ReplayStrip.class::isInstance).findFirst().orElseThrow();
  }

  /** No line of the text below the field is cut. */
  private void readWhole() {
    StyledText text = captionText();
    int needed = text.computeSize(text.getClientArea().width, SWT.DEFAULT).y;
    int most = 6 * text.getLineHeight();
    assertTrue(
        text.getClientArea().height >= Math.min(needed, most),
        () -> text.getClientArea().height + " of " + needed + ": " + text.getText());
  }

  private String caption() {
    return captionText().getText();
  }

  private StyledText captionText() {
    return (StyledText)
        controls(strip()).filter(StyledText.class::isInstance).findFirst().orElseThrow();
  }
}
