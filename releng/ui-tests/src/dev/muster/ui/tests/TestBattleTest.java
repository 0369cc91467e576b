package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.isOf;
import static dev.muster.ui.tests.UserActions.told;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Run As &gt; Test Battle, from every place it is offered. */
class TestBattleTest extends WorkbenchFixture {

  @AfterEach
  void nothingRunsOn() {
    assertEquals(
        0,
        DebugPlugin.getDefault().getLaunchManager().getLaunches().length,
        "no launch stays behind");
  }

  private static int configurations() throws Exception {
    return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations().length;
  }

  private static long consoles() {
    return ConsolePlugin.getDefault().getConsoleManager().getConsoles().length;
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void fromTheFileInTheExplorer() throws Exception {
    IFile file = file("dreux.muster", dreux());
    choose(explorer(file), "Run As", "Test Battle");
    String console = "Test Battle Dreux, seed 1";
    await("the end of the battle", () -> told(console).contains("Break Points lost, breaks at"));
    assertTrue(told(console).startsWith("The battle of Dreux\n"), told(console));
    assertTrue(told(console).contains("\nRound 1 [§"), told(console));
    screenshot("battle-from-explorer.png");

    String first = told(console);
    removeConsoles();
    choose(explorer(file), "Run As", "Test Battle");
    await("the same battle again", () -> told(console).equals(first));
    assertEquals(1, configurations(), "the same scenario is launched by the same configuration");
  }

  @Test
  void fromALineOfTheEditorSavedOrNot() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    document(editor).set(TWO_SCENARIOS.replace("scenario Second", "scenario Unsaved"));
    cursor(editor, "scenario Unsaved", "length 3");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    String console = "Test Battle Unsaved, seed 1";
    await("the end of the battle", () -> told(console).contains("after 3 rounds"));
    assertTrue(editor.isDirty(), "the battle does not save the file");
    screenshot("battle-from-editor.png");
  }

  @Test
  void fromANodeOfTheOutline() throws Exception {
    edit(file("two.muster", TWO_SCENARIOS));
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setSelection(outline.getItem(3).getItem(1));
    choose(outline, "Run As", "Test Battle");
    await(
        "the end of the battle",
        () -> told("Test Battle Second, seed 1").contains("after 3 rounds"));
    screenshot("battle-from-outline.png");
  }

  @Test
  void twoScenariosAndNoneUnderTheCursorAreAskedFor() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    AtomicBoolean asked =
        inDialog(
            "Test Battle",
            "battle-choose-scenario.png",
            dialog -> {
              Table scenarios =
                  (Table)
                      controls(dialog).filter(Table.class::isInstance).findFirst().orElseThrow();
              assertEquals("First - The first day", scenarios.getItem(0).getText());
              press(dialog, "OK");
            });
    choose(explorer(file), "Run As", "Test Battle");
    await("the question", asked::get);
    await(
        "the end of the battle",
        () -> told("Test Battle First, seed 1").contains("after 2 rounds"));
  }

  @Test
  void aScenarioWithErrorsSaysWhatToMend() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS.replace("stand Swiss at", "stand Swis at"));
    AtomicBoolean told =
        inDialog(
            "two.muster cannot be fought",
            "battle-with-errors.png",
            dialog -> {
              String message =
                  controls(dialog)
                      .filter(org.eclipse.swt.widgets.Label.class::isInstance)
                      .map(it -> ((org.eclipse.swt.widgets.Label) it).getText())
                      .reduce("", String::concat);
              // One slip, one message: all four lines write the name alike.
              assertTrue(message.contains("There is an error to mend first."), message);
              assertTrue(message.contains("Line 4: ") && message.contains("'Swis'"), message);
              press(dialog, "OK");
            });
    choose(explorer(file), "Run As", "Test Battle");
    await("the message", told::get);
    assertEquals(0, consoles());
  }

  /** Who changes something and fights again with the same dice reads both reports. */
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void severalRunsStandBesideEachOther() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    cursor(editor, "scenario First", "length 2");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("the first", () -> told("Test Battle First, seed 1").contains("after 2 rounds"));
    document(editor).set(TWO_SCENARIOS.replace("length 2 rounds", "length 4 rounds"));
    cursor(editor, "scenario First", "length 4");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("the second", () -> told("Test Battle First, seed 1 (2)").contains("after 4 rounds"));
    assertTrue(told("Test Battle First, seed 1").contains("after 2 rounds"), "the first stays");
    // Pinned, the first stays where it is; the second has a view of its own.
    IConsoleView before = (IConsoleView) view(IConsoleConstants.ID_CONSOLE_VIEW);
    before.display(console("Test Battle First, seed 1"));
    await("the first in its view", () -> shows(before, "Test Battle First, seed 1"));
    before.setPinned(true);
    IConsoleView beside =
        (IConsoleView)
            page().showView(IConsoleConstants.ID_CONSOLE_VIEW, "2", IWorkbenchPage.VIEW_ACTIVATE);
    beside.display(console("Test Battle First, seed 1 (2)"));
    await("the first in its view", () -> shows(before, "Test Battle First, seed 1"));
    await("the second in its own", () -> shows(beside, "Test Battle First, seed 1 (2)"));
    screenshot("battle-runs.png");
    pressTool("Close the battles that are over");
    assertEquals(0, consoles());
    before.setPinned(false);
    page().hideView(beside);
  }

  private static boolean shows(IConsoleView view, String name) {
    return view.getConsole() != null && isOf(view.getConsole(), name);
  }

  private static IConsole console(String name) {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .filter(it -> isOf(it, name))
        .findFirst()
        .orElseThrow();
  }

  /** Nobody has to look for who won: it is in the title, at the end, and in a row of its own. */
  @Test
  void whoWonIsInTheTitleAtTheEndAndAmongTheResults() throws Exception {
    IFile file = file("dreux.muster", dreux());
    choose(explorer(file), "Run As", "Test Battle");
    await(
        "the result in the title",
        () ->
            Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
                .anyMatch(
                    it -> it.getName().matches("Dreux, seed 1: (\\w+ wins|drawn), \\d+ rounds")));
    String won = console("Test Battle Dreux, seed 1").getName().replaceFirst(".*: ", "");
    String end = won.replaceFirst(", (\\d+ rounds)", " after $1");
    await("the result as the last line", () -> lastLine().startsWith(end));
    IConsoleView shown = (IConsoleView) page().findView(IConsoleConstants.ID_CONSOLE_VIEW);
    await("the report in sight", () -> page().isPartVisible(shown));
    assertFalse(shown.getScrollLock(), "the scroll lock is the user's");
    screenshot("battle-who-won.png");
    Table results = table(view("dev.muster.dsl.ui.results"));
    assertEquals("Dreux, seed 1", results.getItem(0).getText(0));
    assertEquals(won, results.getItem(0).getText(1));
    screenshot("battle-result-row.png");
  }

  private static String lastLine() {
    return told("Test Battle Dreux, seed 1").stripTrailing().replaceFirst("(?s).*\n", "");
  }

  private Table table(IViewPart shown) {
    return (Table)
        controls(page().getWorkbenchWindow().getShell())
            .filter(
                it ->
                    it instanceof Table each
                        && each.isVisible()
                        && each.getColumnCount() > 1
                        && each.getColumn(0).getText().equals("Tried"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no list in " + shown.getTitle()));
  }

  /** There is no debugger yet, so that nothing offers one. */
  @Test
  void nothingIsOfferedToBeDebugged() throws Exception {
    IFile battle = file("two.muster", TWO_SCENARIOS);
    IFile situation = file("march.situation", "situation \"The march\"\n");
    for (IFile each : List.of(battle, situation)) {
      Tree tree = explorer(each);
      assertTrue(offers(tree, "Run As"), each.getName());
      assertFalse(offers(tree, "Debug As"), each.getName());
      assertFalse(offers(tree, "Profile As"), each.getName());
      ITextEditor editor = edit(each);
      assertTrue(offers(viewer(editor).getTextWidget(), "Run As"), each.getName());
      assertFalse(offers(viewer(editor).getTextWidget(), "Debug As"), each.getName());
      assertFalse(offers(viewer(editor).getTextWidget(), "Profile As"), each.getName());
    }
    edit(battle);
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setSelection(outline.getItem(3));
    outline.notifyListeners(SWT.Selection, selected(outline.getItem(3)));
    assertTrue(offers(outline, "Run As"));
    assertFalse(offers(outline, "Debug As"));
    screenshot("battle-no-debug.png");
  }

  @Test
  void aLongBattleIsCancelledInTheProgressView() throws Exception {
    startLongBattle();
    cancelInProgressView("Test Battle First", "battle-progress.png");
    isCancelled();
    screenshot("battle-cancelled.png");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aLongBattleIsStoppedInItsConsole() throws Exception {
    startLongBattle();
    view("org.eclipse.ui.console.ConsoleView");
    pressTool("Stop the battle");
    isCancelled();
    await(
        "no button for what is over",
        () -> tool("Stop the battle").filter(ToolItem::isEnabled).isEmpty());
  }

  private void startLongBattle() throws Exception {
    IFile file =
        file("long.muster", TWO_SCENARIOS.replace("length 2 rounds", "length 2000000 rounds"));
    ITextEditor editor = edit(file);
    cursor(editor, "scenario First", "length");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("a report that grows", () -> told("Test Battle First, seed 1").length() > 200_000);
    await(
        "the console in front",
        () ->
            page().findView("org.eclipse.ui.console.ConsoleView") instanceof IViewPart console
                && page().isPartVisible(console));
  }

  /** It is over, and not because it was fought to its end. */
  private static void isCancelled() throws Exception {
    await("the end of the battle", () -> battles() == 0);
    await("the console says so", () -> told("Test Battle First, seed 1").contains("\nCancelled: "));
  }

  /** Somebody saves another file just then. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aBattleThatSomethingOutrunsIsFought() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    cursor(editor, "scenario First", "length 2");
    SlowServer.outrun(3);
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("the end", () -> told("Test Battle First, seed 1").contains("after 2 rounds"));
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void closingItsConsoleEndsABattle() throws Exception {
    startLongBattle();
    removeConsoles();
    await("the end of the battle", () -> battles() == 0);
  }

  /** Whoever closes a console locks it first; a battle that ends must not lock a stream before. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aBattleThatEndsWaitsForWhoeverClosesItsConsole() throws Exception {
    startLongBattle();
    IConsole console = console("Test Battle First, seed 1");
    Job battle = running().findFirst().orElseThrow();
    Thread fights = battle.getThread();
    CountDownLatch locked = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    Thread closes =
        new Thread(
            () -> {
              synchronized (console) {
                locked.countDown();
                try {
                  closed.await();
                } catch (InterruptedException over) {
                  Thread.currentThread().interrupt();
                }
              }
            });
    closes.start();
    try {
      locked.await();
      battle.cancel();
      await(
          "the end of the battle",
          () -> fights.getState() == Thread.State.BLOCKED || battles() == 0);
      assertEquals(1, battles(), "it waits with its streams unlocked");
    } finally {
      closed.countDown();
    }
    isCancelled();
  }

  private static long battles() {
    return running().count();
  }

  private static Stream<Job> running() {
    return Arrays.stream(Job.getJobManager().find(null))
        .filter(it -> it.getName().startsWith("Test Battle "));
  }
}
