package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IFile;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a test battle is wished, and what can be done with its report. */
class BattleReportTest extends WorkbenchFixture {

  private static List<TextConsole> consoles() {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .filter(each -> "dev.muster.dsl.ui.battle".equals(each.getType()))
        .map(TextConsole.class::cast)
        .toList();
  }

  private static String link(TextConsole console, IHyperlink link) throws Exception {
    var region = console.getRegion(link);
    return console.getDocument().get(region.getOffset(), region.getLength());
  }

  private static void follow(TextConsole console, String text) throws Exception {
    for (IHyperlink each : console.getHyperlinks()) {
      if (link(console, each).equals(text)) {
        each.linkActivated();
        return;
      }
    }
    throw new AssertionError("no link " + text);
  }

  private String lineInEditor() throws Exception {
    ITextEditor editor = (ITextEditor) page().getActiveEditor();
    int line = (selection(editor)).getStartLine();
    var place = document(editor).getLineInformation(line);
    return document(editor).get(place.getOffset(), place.getLength()).strip();
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void theReportLeadsToTheText() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    cursor(editor, "scenario Dreux", "side");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await(
        "the end of the battle",
        () ->
            consoles().size() == 1
                && consoles().getFirst().getDocument().get().contains("Points lost, breaks at"));
    TextConsole console = consoles().getFirst();
    await("links", () -> console.getHyperlinks().length > 50);
    follow(console, "§1.4");
    assertTrue(lineInEditor().startsWith("chapter \"1.4\""), lineInEditor());
    String hex = null;
    String stand = null;
    for (IHyperlink each : console.getHyperlinks()) {
      String text = link(console, each);
      hex = hex == null && text.matches("\\d{4}") ? text : hex;
      stand = stand == null && text.startsWith("Swiss") ? text : stand;
    }
    follow(console, stand);
    assertEquals("dreux.muster", page().getActiveEditor().getEditorInput().getName());
    assertTrue(lineInEditor().contains("Swiss"), lineInEditor());
    follow(console, hex);
    // A line of the drawing has nothing but letters and blanks.
    assertTrue(lineInEditor().matches("\\S( +\\S)+|\\S{10,}"), lineInEditor());
    view("org.eclipse.ui.console.ConsoleView");
    StyledText report = report("Points lost, breaks at");
    await("the console goes to its end after the last line", () -> isAtItsEnd(report));
    quiet();
    report.setSelection(0);
    pressTool("Next round");
    pressTool("Next round");
    int caret = report.getCaretOffset();
    assertTrue(report.getText().startsWith("Round 2", caret), report.getText(caret, caret + 20));
    screenshot("battle-report.png");
    assertEquals(
        false,
        ((IConsoleView) view(IConsoleConstants.ID_CONSOLE_VIEW)).getScrollLock(),
        "the scroll lock is the user's");
    int shown = report.getLineAtOffset(caret);
    assertTrue(report.getTopIndex() <= shown, "the round is in sight");
    assertTrue(shown < report.getTopIndex() + 10, "the round is in sight");
    pressTool("Previous round");
    assertTrue(report.getText().startsWith("Round 1", report.getCaretOffset()));
  }

  /**
   * The report calls Generals by their titles; these lead to their lines, in their side's colour.
   */
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void aGeneralIsFoundByTheNameTheReportHasForHim() throws Exception {
    String titled = dreux().replaceAll("general (\\w+) \"[^\"]*\"", "general $1");
    ITextEditor editor =
        edit(
            file(
                "dreux.muster",
                titled.replaceAll("general (\\w+) ", "general $1 \"the Sieur of $1\" ")));
    cursor(editor, "scenario Dreux", "side");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await(
        "the end of the battle",
        () ->
            consoles().size() == 1
                && consoles().getFirst().getDocument().get().contains("Points lost, breaks at"));
    TextConsole console = consoles().getFirst();
    await("links", () -> console.getHyperlinks().length > 50);
    String general = null;
    for (IHyperlink each : console.getHyperlinks()) {
      String text = link(console, each);
      general = general == null && text.contains("Sieur of ") ? text : general;
    }
    assertTrue(general != null, () -> console.getDocument().get());
    follow(console, general);
    assertTrue(
        lineInEditor().contains("general " + general.replaceFirst(".* of ", "") + " "),
        lineInEditor());
    view("org.eclipse.ui.console.ConsoleView");
    StyledText shown = report("The Sieur of ");
    String text = shown.getText();
    int at = text.indexOf("The Sieur of ");
    shown.setTopIndex(Math.max(0, shown.getLineAtOffset(at) - 3));
    screenshot("battle-generals.png");
  }

  /** Before that it may still jump there, away from what the test has chosen. */
  private static boolean isAtItsEnd(StyledText report) {
    int bottom = report.getLinePixel(report.getLineCount());
    return report.getTopIndex() > 0 && bottom <= report.getClientArea().height + 1;
  }

  /** The report in sight, once a text stands in it. */
  private StyledText report(String text) throws Exception {
    AtomicReference<StyledText> found = new AtomicReference<>();
    await(
        "a report with " + text,
        () -> {
          controls(page().getWorkbenchWindow().getShell())
              .filter(
                  each ->
                      each instanceof StyledText report
                          && report.isVisible()
                          && report.getText().contains("Round 1 [§")
                          && report.getText().contains(text))
              .findFirst()
              .ifPresent(each -> found.set((StyledText) each));
          return found.get() != null;
        });
    return found.get();
  }

  @Test
  void commandersAndSwitchesAreChosenFromLists() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    edit(file);
    var outline = outline();
    await("the server to have read it", () -> outline.getItemCount() == 4);
    ILaunchConfiguration made = configuration(file);
    AtomicBoolean run =
        inDialog("Run Configurations", "battle-configuration.png", BattleReportTest::wish);
    DebugUITools.openLaunchConfigurationDialogOnGroup(
        page().getWorkbenchWindow().getShell(),
        new StructuredSelection(made),
        "org.eclipse.debug.ui.launchGroup.run");
    assertTrue(run.get(), "the dialog was there");
    await(
        "the end of the battle",
        () ->
            consoles().stream()
                .anyMatch(
                    each ->
                        UserActions.isOf(each, "Test Battle First, seed 1, Red bold, edition draft")
                            && each.getDocument().get().contains("after 2 rounds")));
  }

  private static ILaunchConfiguration configuration(IFile file) throws Exception {
    var made =
        DebugPlugin.getDefault()
            .getLaunchManager()
            .getLaunchConfigurationType("dev.muster.dsl.ui.battle.testBattle")
            .newInstance(null, "otherwise");
    made.setAttribute("dev.muster.file", file.getFullPath().toString());
    made.setAttribute("dev.muster.scenario", "First");
    return made.doSave();
  }

  private static void wish(Shell dialog) {
    until("the fields of the scenario", () -> combos(dialog).size() > 4);
    assertEquals(List.of("First", "Second"), List.of(combos(dialog).getFirst().getItems()));
    take(combos(dialog).get(1), "bold");
    take(combos(dialog).get(3), "draft");
    screenshot("battle-wishes.png");
    press(dialog, "Run");
  }

  private static List<Combo> combos(Shell dialog) {
    return controls(dialog)
        .filter(each -> each instanceof Combo && each.isVisible())
        .map(Combo.class::cast)
        .toList();
  }

  private static void take(Combo combo, String value) {
    assertTrue(combo.indexOf(value) >= 0, () -> value + " in " + List.of(combo.getItems()));
    combo.select(combo.indexOf(value));
    combo.notifyListeners(SWT.Selection, new Event());
  }
}
