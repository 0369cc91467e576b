package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.result.KeptResults;
import dev.muster.dsl.ui.result.ResultEntry;
import dev.muster.dsl.ui.result.ResultExport;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Situations in the workbench, and what comes of playing them and of fighting many battles. */
class ResultsTest extends WorkbenchFixture {

  private static final String RESULTS = "dev.muster.dsl.ui.results";

  private static final String SITUATION =
      """
      situation "The Swiss march"
      rulebook snaphance.final
      board 12 x 12
      side Blue training poor   # the usual
      side Red training poor

      line Foot Pike B mp 1 sp 5/5/5 cb 3 bp 2

      group Blue.Left general Conde +1 at 0605
      group Red.Right general Guise +1 at 0202
      stand Swiss-1 of Blue.Left is Foot at 0606 facing S
      stand Swiss-2 of Red.Right is Foot at 0203 facing S

      orders
      Left acts
      Swiss-1 moves to 0607

      expect
      Swiss-1 at 0607
      """;

  @AfterEach
  void closeResults() throws Exception {
    page().hideView(page().findView(RESULTS));
  }

  private Table results() throws Exception {
    await("the view of results", () -> page().findView(RESULTS) != null);
    IViewPart view = page().findView(RESULTS);
    Table table = (Table) within(view, Table.class);
    await("a result", () -> table.getItemCount() > 0);
    return table;
  }

  private Control within(IViewPart view, Class<?> kind) {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(kind::isInstance)
        .filter(each -> each.isVisible() && belongsTo(each, view))
        .findFirst()
        .orElseThrow();
  }

  private static boolean belongsTo(Control control, IViewPart view) {
    // The view's two parts lie side by side in one sash.
    Control at = control;
    while (at != null) {
      if (at instanceof org.eclipse.swt.custom.SashForm sash && sash.getWeights().length == 2) {
        return controls(sash).anyMatch(StyledText.class::isInstance)
            && controls(sash).anyMatch(Table.class::isInstance)
            && view.getTitle().equals("Battle Results");
      }
      at = at.getParent();
    }
    return false;
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void aSituationHasProblemsAndIsPlayed() throws Exception {
    IFile file =
        file(
            "march.situation",
            SITUATION.replace("expect\nSwiss-1 at 0607", "expect\nSwiss-1 at 0608"));
    await("a problem without an editor", () -> markers(file).length == 1);
    assertEquals(
        (int) SITUATION.lines().takeWhile(each -> !each.equals("expect")).count() + 2,
        markers(file)[0].getAttribute(IMarker.LINE_NUMBER, 0));
    ITextEditor editor = edit(file);
    document(editor).set(SITUATION);
    await("no problem where it comes true", () -> markers(file).length == 0);
    choose(viewer(editor).getTextWidget(), "Run As", "Play Situation");
    Table table = results();
    assertEquals("The Swiss march", table.getItem(0).getText(0));
    assertEquals("as the file says", table.getItem(0).getText(1));
    screenshot("situation.png");
  }

  /** Of a line that went another way, and of a stand, to the text; also after a restart. */
  @Test
  void theResultOfASituationLeadsToItsLines() throws Exception {
    String wrong = SITUATION.replace("expect\nSwiss-1 at 0607", "expect\nSwiss-1 at 0608");
    ITextEditor editor = edit(file("march.situation", wrong));
    allIsRead();
    choose(viewer(editor).getTextWidget(), "Run As", "Play Situation");
    Table table = results();
    assertEquals("1 line went another way", table.getItem(0).getText(1));
    StyledText text = (StyledText) within(page().findView(RESULTS), StyledText.class);
    int expected = document(editor).getLineOfOffset(wrong.indexOf("Swiss-1 at 0608"));
    int declared = document(editor).getLineOfOffset(wrong.indexOf("stand Swiss-1"));
    assertTrue(text.getText().contains("Line " + (expected + 1) + ": "), text.getText());
    screenshot("situation-links.png");
    click(text, "Line " + (expected + 1));
    await("the line", () -> selection(editor).getStartLine() == expected);
    click(text, "Swiss-1 moves");
    await("the stand", () -> selection(editor).getStartLine() == declared);
    cursor(editor, "", "situation");
    text.setFocus();
    text.setCaretOffset(text.getText().indexOf("Line ") + 2);
    Event enter = new Event();
    enter.keyCode = SWT.CR;
    enter.character = SWT.CR;
    text.notifyListeners(SWT.KeyDown, enter);
    await("the line by Enter", () -> selection(editor).getStartLine() == expected);
    ResultEntry result = (ResultEntry) table.getItem(0).getData();
    assertEquals(result, KeptResults.read().getFirst());
    assertEquals(2 + 2, result.named().size(), "two stands and two Generals");
  }

  private static void click(StyledText text, String words) {
    int offset = text.getText().indexOf(words);
    assertTrue(offset >= 0, () -> words + " in " + text.getText());
    Rectangle letter = text.getTextBounds(offset + 1, offset + 1);
    Event click = new Event();
    click.button = 1;
    click.x = letter.x + 1;
    click.y = letter.y + letter.height / 2;
    text.notifyListeners(SWT.MouseUp, click);
  }

  private static IMarker[] markers(IFile file) throws Exception {
    return file.findMarkers(PublishedDiagnostics.MARKER, false, IResource.DEPTH_ZERO);
  }

  @Test
  void aScenarioIsBalanced() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    cursor(editor, "scenario First", "length");
    AtomicBoolean asked =
        inDialog(
            "Balance of First",
            "balance-dialog.png",
            dialog -> {
              ((Text) controls(dialog).filter(Text.class::isInstance).findFirst().orElseThrow())
                  .setText("30");
              press(dialog, "OK");
            });
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    await("the question", asked::get);
    Table table = results();
    assertEquals("First, 30 battles", table.getItem(0).getText(0));
    StyledText text = (StyledText) within(page().findView(RESULTS), StyledText.class);
    assertTrue(text.getText().contains("fought 30 times"), text.getText());
    assertTrue(
        table.getItem(0).getText(1).matches("(Red|Blue|drawn) \\d+\\.\\d %.*"),
        table.getItem(0).getText(1));
    screenshot("balance.png");
  }

  /** How many battles, until when, and who leads: kept under Run Configurations. */
  @Test
  void aBalanceIsALaunchConfiguration() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    edit(file);
    allIsRead();
    ILaunchConfigurationWorkingCopy made =
        DebugPlugin.getDefault()
            .getLaunchManager()
            .getLaunchConfigurationType("dev.muster.dsl.ui.result.balance.launch")
            .newInstance(null, "first day");
    made.setAttribute("dev.muster.file", file.getFullPath().toString());
    made.setAttribute("dev.muster.scenario", "First");
    ILaunchConfiguration kept = made.doSave();
    AtomicBoolean run =
        inDialog(
            "Run Configurations", "balance-configuration.png", ResultsTest::wishForAFewBattles);
    DebugUITools.openLaunchConfigurationDialogOnGroup(
        page().getWorkbenchWindow().getShell(),
        new StructuredSelection(kept),
        "org.eclipse.debug.ui.launchGroup.run");
    assertTrue(run.get(), "the dialog was there");
    Table table = results();
    await("the balance", () -> table.getItem(0).getText(0).equals("First, 40 battles"));
    StyledText text = (StyledText) within(page().findView(RESULTS), StyledText.class);
    assertTrue(text.getText().contains("fought 40 times"), text.getText());
    ILaunchConfiguration again =
        DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()[0];
    assertEquals("40", again.getAttribute("dev.muster.battles", ""));
    assertEquals(
        java.util.Map.of("Red", "bold"),
        again.getAttribute("dev.muster.commanders", java.util.Map.of()));
    ILaunchConfigurationWorkingCopy until = again.getWorkingCopy();
    until.setAttribute("dev.muster.battles", "");
    until.setAttribute("dev.muster.until", "3%");
    DebugUITools.launch(until.doSave(), "run");
    await("enough", () -> table.getItem(0).getText(0).equals("First, until 3%"));
  }

  private static void wishForAFewBattles(Shell dialog) {
    until(
        "the fields of the scenario",
        () ->
            controls(dialog).filter(each -> each instanceof Combo && each.isVisible()).count() > 4);
    Text battles = behind(dialog, "Battles:");
    battles.setText("many");
    until(
        "what is wrong",
        () ->
            controls(dialog)
                .anyMatch(
                    each ->
                        each instanceof Text text
                            && text.getText().contains("The number of battles is a whole number")));
    assertFalse(button(dialog, "Run").isEnabled(), "so it cannot be fought");
    battles.setText("40");
    Combo red =
        controls(dialog)
            .filter(each -> each instanceof Combo && each.isVisible())
            .map(Combo.class::cast)
            .skip(1)
            .findFirst()
            .orElseThrow();
    red.select(red.indexOf("bold"));
    red.notifyListeners(SWT.Selection, new Event());
    screenshot("balance-wishes.png");
    press(dialog, "Run");
  }

  private static Text behind(Shell dialog, String label) {
    List<Control> all = controls(dialog).toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Label each && each.getText().replace("&", "").equals(label)) {
        return (Text) all.get(i + 1);
      }
    }
    throw new AssertionError("no field " + label);
  }

  /** Copied and written as text; and the next start of the workbench reads them again. */
  @Test
  void aResultIsCopiedExportedAndKept(@TempDir Path folder) throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    cursor(editor, "scenario First", "length");
    AtomicBoolean asked = inDialog("Balance of First", "", dialog -> press(dialog, "OK"));
    call("balance");
    await("the question", asked::get);
    Table table = results();
    IViewPart view = page().findView(RESULTS);
    ResultEntry result = (ResultEntry) table.getItem(0).getData();
    assertEquals(3, result.balance().shares().size(), "two sides, and drawn");
    StyledText text = (StyledText) within(view, StyledText.class);
    String all = table.getItem(0).getText(0) + ": " + table.getItem(0).getText(1);

    // Ctrl+C in the view.
    view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).run();
    Clipboard clipboard = new Clipboard(table.getDisplay());
    assertEquals(
        all + "\n\n" + text.getText(),
        ((String) clipboard.getContents(TextTransfer.getInstance())).replace("\r\n", "\n"));
    clipboard.dispose();

    assertTrue(
        tools(page().getWorkbenchWindow().getShell(), "Export...").anyMatch(ToolItem::isEnabled));
    Path file = folder.resolve("first.txt");
    ResultExport.write(result, file);
    assertEquals(all + "\n\n" + text.getText(), Files.readString(file));

    assertEquals(result, KeptResults.read().getFirst());
    Path kept =
        Platform.getStateLocation(Platform.getBundle("dev.muster.dsl.ui"))
            .append("results.xml")
            .toPath();
    String written = Files.readString(kept);
    Files.writeString(kept, written.substring(0, written.length() / 2));
    assertEquals(List.of(), KeptResults.read(), "what cannot be read is left out");
    Files.writeString(kept, written);
  }

  /** Whoever wonders how a side may win looks at one of the battles it wins. */
  @Test
  void aBattleOfABalanceIsShown() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    cursor(editor, "scenario Dreux", "side");
    AtomicBoolean asked =
        inDialog(
            "Balance of Dreux",
            "",
            dialog -> {
              ((Text) controls(dialog).filter(Text.class::isInstance).findFirst().orElseThrow())
                  .setText("20");
              press(dialog, "OK");
            });
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    await("the question", asked::get);
    Table table = results();
    screenshot("balance-bars.png");
    String won = table.getItem(0).getText(1).replaceFirst(" .*", "");
    Menu menu = table.getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    MenuItem shown =
        Arrays.stream(menu.getItems())
            .filter(each -> each.getText().matches("Show .* That " + won + " Wins"))
            .findFirst()
            .orElseThrow();
    shown.notifyListeners(SWT.Selection, new Event());
    menu.notifyListeners(SWT.Hide, new Event());
    await(
        "a battle that it wins",
        () ->
            Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
                .anyMatch(it -> it.getName().matches("Dreux, seed .*: " + won + " wins, .*")));
    await("its row", () -> table.getItem(0).getText(1).startsWith(won + " wins"));
    aBattleWorthWatchingIsShown(table, 1);
  }

  /** The closest, the most typical and the greatest upset, each as the balance has described it. */
  private void aBattleWorthWatchingIsShown(Table table, int row) throws Exception {
    ResultEntry result = (ResultEntry) table.getItem(row).getData();
    assertEquals(
        List.of("closest", "most typical", "greatest upset"),
        result.balance().picks().stream().map(ResultEntry.Pick::kind).toList());
    assertEquals(result, KeptResults.read().get(row), "also after a restart");
    for (int i = 0; i < result.balance().picks().size(); i++) {
      ResultEntry.Pick pick = result.balance().picks().get(i);
      table.setSelection(row + i);
      table.notifyListeners(SWT.Selection, new Event());
      Menu menu = table.getMenu();
      menu.notifyListeners(SWT.Show, new Event());
      MenuItem shown =
          Arrays.stream(menu.getItems())
              .filter(each -> each.getText().equalsIgnoreCase("Show Battle: " + pick.kind()))
              .findFirst()
              .orElseThrow();
      assertEquals(pick.words(), shown.getToolTipText());
      shown.notifyListeners(SWT.Selection, new Event());
      menu.notifyListeners(SWT.Hide, new Event());
      String fought = "Dreux, seed " + pick.seed();
      await("the battle of " + pick, () -> table.getItem(0).getText(0).startsWith(fought));
      String[] ended = table.getItem(0).getText(1).split("[, ]+");
      assertTrue(pick.words().contains(ended[0]), pick.words() + ": " + String.join(" ", ended));
    }
    screenshot("balance-picks.png");
  }

  /** Somebody saves another file just then. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aBalanceThatSomethingOutrunsIsFought() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    allIsRead();
    cursor(editor, "scenario First", "length");
    AtomicBoolean asked =
        inDialog("Balance of First", "balance-dialog.png", dialog -> press(dialog, "OK"));
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    SlowServer.outrun(3);
    await("the question", asked::get);
    assertTrue(results().getItem(0).getText(0).startsWith("First, "));
  }

  /** So many battles take minutes; whoever has seen enough does not wait for the rest. */
  @Test
  void aBalanceIsCancelledInTheProgressView() throws Exception {
    String text = TWO_SCENARIOS.replace("length 2 rounds", "length 200 rounds");
    ITextEditor editor = edit(file("two.muster", text));
    cursor(editor, "scenario First", "length");
    AtomicBoolean asked =
        inDialog(
            "Balance of First",
            "balance-dialog-long.png",
            dialog -> {
              Text number =
                  (Text) controls(dialog).filter(Text.class::isInstance).findFirst().orElseThrow();
              number.setText("100001");
              assertFalse(button(dialog, "OK").isEnabled(), "more than are fought at once");
              number.setText("100000");
              press(dialog, "OK");
            });
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    await("the question", asked::get);
    cancelInProgressView("Balance of First", "balance-progress.png");
    hasNoResult("Balance of First");
  }

  @Test
  void aSituationOfALateServerIsCancelled() throws Exception {
    IFile file = file("march.situation", SITUATION);
    ITextEditor editor = edit(file);
    allIsRead();
    SlowServer slow = SlowServer.asked();
    long before = System.nanoTime();
    choose(viewer(editor).getTextWidget(), "Run As", "Play Situation");
    assertFalse(SlowServer.waitedSince(before), "nobody waits for it");
    cancelInProgressView("march.situation", "situation-progress.png");
    await("the end", () -> jobs("march.situation") == 0);
    slow.answersNow();
    hasNoResult("march.situation");
  }

  @Test
  void aBalanceOfALateServerHoldsUpNobody() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    allIsRead();
    cursor(editor, "scenario First", "length");
    SlowServer reading = SlowServer.asked();
    AtomicReference<SlowServer> fighting = new AtomicReference<>();
    AtomicBoolean asked =
        inDialog(
            "Balance of First",
            "balance-late.png",
            dialog -> {
              fighting.set(SlowServer.asked());
              press(dialog, "OK");
            });
    long before = System.nanoTime();
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    assertFalse(SlowServer.waitedSince(before), "nobody waits for the scenarios");
    reading.answersNow();
    await("the question", asked::get);
    await("the battles", () -> jobs("Balance of First") == 1);
    assertNull(page().findView(RESULTS), "nothing has come of them yet");
    fighting.get().answersNow();
    Table table = results();
    assertTrue(table.getItem(0).getText(0).startsWith("First, "), table.getItem(0).getText(0));
  }

  private void hasNoResult(String name) throws Exception {
    await("the end", () -> jobs(name) == 0);
    allIsRead();
    assertNull(page().findView(RESULTS), "what was cancelled has no result");
  }
}
