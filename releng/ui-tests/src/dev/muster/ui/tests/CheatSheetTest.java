package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.proposals;
import static dev.muster.ui.tests.UserActions.select;
import static dev.muster.ui.tests.UserActions.takeFirstProposal;
import static dev.muster.ui.tests.UserActions.text;
import static dev.muster.ui.tests.UserActions.told;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.wizard.MusterPerspective;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Help &gt; Your First Battle: each of its steps does what it says. */
class CheatSheetTest extends WorkbenchFixture {

  private static final String VIEW = "org.eclipse.ui.cheatsheets.views.CheatSheetView";

  private final IProject saturday = ResourcesPlugin.getWorkspace().getRoot().getProject("saturday");

  @BeforeEach
  void openPerspective() throws Exception {
    PlatformUI.getWorkbench().showPerspective(MusterPerspective.ID, page().getWorkbenchWindow());
  }

  @AfterEach
  void leave() throws Exception {
    page().closeAllEditors(false);
    IViewPart sheet = page().findView(VIEW);
    if (sheet != null) {
      page().hideView(sheet);
    }
    if (saturday.exists()) {
      saturday.delete(true, true, null);
    }
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Test
  void eachStepDoesWhatItSays() throws Exception {
    List<String> steps = steps();
    assertEquals(6, steps.size());
    fromTheHelpMenu();
    await("the cheat sheet", () -> page().findView(VIEW) != null);
    screenshot("cheat-sheet.png");

    AtomicBoolean done =
        inDialog(
            "New Muster Project",
            "cheat-sheet-project.png",
            dialog -> {
              text(dialog, "").setText("saturday");
              select(dialog, "Dreux");
              press(dialog, "Finish");
            });
    step(steps.get(0));
    await("the project", () -> done.get() && saturday.exists());
    page().closeAllEditors(false);

    step(steps.get(1));
    await("the scenario", () -> page().getActiveEditor() != null);
    ITextEditor editor = (ITextEditor) page().getActiveEditor();
    assertEquals("dreux.muster", editor.getTitle());
    IFile file = saturday.getFile("dreux.muster");
    allIsRead();
    assertEquals(List.of(), errors(file));
    String before = document(editor).get();

    step(steps.get(2));
    await("the error", () -> !errors(file).isEmpty());
    screenshot("cheat-sheet-slip.png");

    step(steps.get(3));
    await("what would mend it", () -> proposals().isPresent());
    screenshot("cheat-sheet-mend.png");
    takeFirstProposal();
    await("the text as it was", () -> document(editor).get().equals(before));
    await("no error", () -> errors(file).isEmpty());
    editor.doSave(null);

    step(steps.get(4));
    await(
        "the end of the battle", () -> told("Test Battle Dreux, seed 1").contains("\nHuguenot: "));
    screenshot("cheat-sheet-battle.png");

    AtomicBoolean pages =
        inDialog("Export Summaries", "cheat-sheet-pages.png", dialog -> press(dialog, "Cancel"));
    step(steps.get(5));
    await("the pages", pages::get);
  }

  @Test
  void withoutABattleAStepSaysWhatIsMissing() throws Exception {
    AtomicBoolean told =
        inDialog("Your first battle", "cheat-sheet-nothing.png", dialog -> press(dialog, "OK"));
    step(steps().get(2));
    await("what is missing", told::get);
  }

  /** The commands of the steps, as the cheat sheet has them. */
  private static List<String> steps() throws Exception {
    try (InputStream sheet =
        Platform.getBundle("dev.muster.dsl.ui")
            .getEntry("cheatsheets/first-battle.xml")
            .openStream()) {
      NodeList commands =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(sheet)
              .getElementsByTagName("command");
      List<String> steps = new ArrayList<>();
      for (int i = 0; i < commands.getLength(); i++) {
        steps.add(((Element) commands.item(i)).getAttribute("serialization"));
      }
      return steps;
    }
  }

  /** Does a step as the link in the cheat sheet does: the view has the focus. */
  private void step(String command) throws Exception {
    IViewPart sheet = page().findView(VIEW);
    if (sheet != null) {
      page().activate(sheet);
    }
    ParameterizedCommand wanted =
        PlatformUI.getWorkbench().getService(ICommandService.class).deserialize(command);
    PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(wanted, null);
  }

  private void fromTheHelpMenu() {
    Menu bar = page().getWorkbenchWindow().getShell().getMenuBar();
    Menu help = item(bar, "Help").getMenu();
    help.notifyListeners(SWT.Show, new Event());
    MenuItem entry = item(help, "Your First Battle");
    assertTrue(entry.isEnabled(), "it can be chosen");
    entry.notifyListeners(SWT.Selection, new Event());
    help.notifyListeners(SWT.Hide, new Event());
  }

  private static MenuItem item(Menu menu, String name) {
    return Arrays.stream(menu.getItems())
        .filter(each -> each.getText().replace("&", "").equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + name));
  }
}
