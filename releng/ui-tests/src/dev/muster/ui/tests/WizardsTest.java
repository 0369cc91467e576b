package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.select;
import static dev.muster.ui.tests.UserActions.text;
import static dev.muster.ui.tests.UserActions.wizard;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The New wizards and the perspective. */
class WizardsTest extends WorkbenchFixture {

  private static final String PERSPECTIVE = "dev.muster.dsl.ui.perspective";
  private static final String PREFIX = "dev.muster.dsl.ui.";
  private static final String NATURE = "dev.muster.dsl.ui.nature";

  private final IProject saturday = ResourcesPlugin.getWorkspace().getRoot().getProject("saturday");

  @BeforeEach
  void openPerspective() throws Exception {
    PlatformUI.getWorkbench()
        .showPerspective(PERSPECTIVE, PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
  }

  @AfterEach
  void closePerspective() throws Exception {
    page().closeAllEditors(false);
    if (saturday.exists()) {
      saturday.delete(true, true, null);
    }
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Test
  void aProjectBeginsWithAnExample() throws Exception {
    wizard(
        "newProject",
        "New Muster Project",
        "new-project.png",
        dialog -> {
          text(dialog, "").setText("saturday");
          select(dialog, "Seneffe");
          press(dialog, "Finish");
        });
    assertTrue(saturday.hasNature(NATURE), "it is checked");
    assertEquals("UTF-8", saturday.getDefaultCharset(false));
    assertEquals(
        List.of("armies.muster", "field.muster", "seneffe.muster", "sheet.muster"), battles());
    await(
        "the first file in the editor",
        () ->
            page().getActiveEditor() != null
                && page().getActiveEditor().getTitle().equals("seneffe.muster"));
    assertTrue(document(edit(saturday.getFile("seneffe.muster"))).get().contains("scenario "));
    await("its outline", () -> outline().getItemCount() > 0);
    assertEquals(List.of(), errors(saturday));
    screenshot("new-project-made.png");
  }

  @Test
  void anEmptyProjectIsOneOfBattles() throws Exception {
    wizard(
        "newProject",
        "New Muster Project",
        "new-project-empty.png",
        dialog -> {
          text(dialog, "").setText("saturday");
          select(dialog, "Nothing: an empty project");
          press(dialog, "Finish");
        });
    assertTrue(saturday.hasNature(NATURE), "it is checked");
    assertEquals("UTF-8", saturday.getDefaultCharset(false));
    assertEquals(List.of(), battles());
  }

  /** A sheet, an army for it, a map, and a scenario of them, each by its wizard. */
  @Test
  void aBattleIsMadeFileByFile() throws Exception {
    edit(file("readme.muster", "// a place to begin\n"));
    make("newSheet", "New Sheet", "House", dialog -> {});
    make("newArmy", "New Army", "Red", dialog -> choose(dialog, "House"));
    make("newMap", "New Map", "Meadow", dialog -> {});
    make(
        "newScenario",
        "New Scenario",
        "Saturday",
        dialog -> {
          choose(dialog, "Meadow");
          choose(dialog, "Red");
        });
    assertEquals(
        "import \"meadow.muster\"\nimport \"red.muster\"\n\n"
            + "scenario Saturday \"Saturday\" on Meadow {",
        project()
            .getFile("saturday.muster")
            .readString()
            .lines()
            .limit(4)
            .collect(Collectors.joining("\n")));
    await("the outline", () -> outline().getItemCount() > 0);
    allIsRead();
    assertEquals(List.of(), errors(project()));
    screenshot("new-scenario-made.png");
  }

  @Test
  void aNameThatCannotBeIsToldOnThePage() throws Exception {
    edit(file("readme.muster", "// a place to begin\n"));
    wizard(
        "newArmy",
        "New Army",
        "new-army-wrong.png",
        dialog -> {
          field(dialog, "Name:").setText("Red army");
          press(dialog, "Finish");
          String told = ((WizardDialog) dialog.getData()).getCurrentPage().getErrorMessage();
          assertTrue(told.contains("'Red army' cannot be a name"), told);
          capture("new-army-told.png");
          press(dialog, "Cancel");
        });
    assertTrue(!project().getFile("red army.muster").exists(), "nothing is written");
  }

  private void make(String id, String title, String name, Consumer<Shell> choose) throws Exception {
    String picture = id.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    wizard(
        id,
        title,
        picture + ".png",
        dialog -> {
          field(dialog, "Name:").setText(name);
          choose.accept(dialog);
          capture(picture + "-filled.png");
          press(dialog, "Finish");
        });
    String file = name.toLowerCase(Locale.ROOT) + ".muster";
    await(
        file + " in the editor",
        () -> page().getActiveEditor() != null && page().getActiveEditor().getTitle().equals(file));
    // Its names are known to the next wizard once it has been read.
    await("its outline", () -> outline().getItemCount() > 0);
  }

  /** Chooses in all lists that have it, as soon as the server has told what they hold. */
  private static void choose(Shell dialog, String item) {
    try {
      await("a list with " + item, () -> !lists(dialog, item).isEmpty());
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
    lists(dialog, item).forEach(each -> each.select(each.indexOf(item)));
  }

  private static List<Combo> lists(Shell dialog, String item) {
    return controls(dialog)
        .filter(it -> it instanceof Combo each && each.indexOf(item) >= 0)
        .map(Combo.class::cast)
        .toList();
  }

  /** The field behind a label. */
  private static Text field(Shell dialog, String label) {
    List<Control> all = controls(dialog).toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Label each && each.getText().replace("&", "").equals(label)) {
        return (Text) all.get(i + 1);
      }
    }
    throw new AssertionError("no field " + label);
  }

  @Test
  void thePerspectiveHasWhatABattleNeeds() throws Exception {
    IWorkbenchPage page = page();
    assertEquals(PERSPECTIVE, page.getPerspective().getId());
    for (String view :
        List.of(
            IPageLayout.ID_PROJECT_EXPLORER,
            IPageLayout.ID_OUTLINE,
            IPageLayout.ID_PROBLEM_VIEW,
            IConsoleConstants.ID_CONSOLE_VIEW)) {
      assertTrue(page.findViewReference(view) != null, view);
    }
    assertEquals(
        List.of("newProject", "newBattle", "newScenario", "newArmy", "newMap", "newSheet"),
        Arrays.stream(page.getNewWizardShortcuts())
            .filter(each -> each.startsWith(PREFIX))
            .map(each -> each.substring(PREFIX.length()))
            .toList());
    edit(file("dreux.muster", dreux()));
    allIsRead();
    screenshot("perspective.png");
  }

  private List<String> battles() throws Exception {
    return Arrays.stream(saturday.members())
        .map(IResource::getName)
        .filter(each -> each.endsWith(".muster"))
        .sorted()
        .toList();
  }

  private static List<String> errors(IProject project) throws Exception {
    return Arrays.stream(project.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE))
        .filter(each -> each.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR)
        .map(each -> each.getResource().getName() + ": " + each.getAttribute(IMarker.MESSAGE, ""))
        .toList();
  }
}
