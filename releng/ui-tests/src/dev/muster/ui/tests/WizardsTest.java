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
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
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

  /** Board, size, game and ground are asked, and seen at once as the map that they make. */
  @Test
  void aMapIsSeenBeforeItIsMade() throws Exception {
    edit(file("readme.muster", "// a place to begin\n"));
    wizard(
        "newMap",
        "New Map",
        "new-map-preview.png",
        dialog -> {
          assertEquals(field(dialog, "Name:"), dialog.getDisplay().getFocusControl());
          field(dialog, "Name:").setText("Meadow");
          until("the usual map", () -> told(dialog).contains("12 x 8 hexes"));
          pick(dialog, "Ground:", "Woods");
          spinner(dialog, 0).setSelection(20);
          until("a wider map", () -> told(dialog).contains("20 x 8 hexes"));
          capture("new-map-woods.png");
          pick(dialog, "Game:", "L'Art de la Guerre Renaissance, on a table");
          until("a table", () -> told(dialog).contains("30 x 20 UD"));
          capture("new-map-table.png");
          pick(dialog, "Game:", "Box-grid pike and shot, on boxes");
          pick(dialog, "Ground:", "Hill");
          until("boxes", () -> told(dialog).contains("12 x 8 boxes"));
          press(dialog, "Finish");
        });
    assertEquals(
        "map Meadow \"Meadow\" 12 x 8 boxes {|    legend { . plain h hill }",
        project()
            .getFile("meadow.muster")
            .readString()
            .lines()
            .limit(2)
            .collect(Collectors.joining("|")));
    allIsRead();
    assertEquals(List.of(), errors(project()));
  }

  /** The map, the armies and the sides of a scenario are seen as they will stand. */
  @Test
  void aScenarioIsSeenBeforeItIsMade() throws Exception {
    edit(file("two.muster", TWO_SCENARIOS.replaceAll("(?s)scenario First.*", "")));
    allIsRead();
    wizard(
        "newScenario",
        "New Scenario",
        "new-scenario-preview.png",
        dialog -> {
          assertEquals(field(dialog, "Name:"), dialog.getDisplay().getFocusControl());
          field(dialog, "Name:").setText("Saturday");
          until(
              "both sides",
              () ->
                  told(dialog).contains("Two banks of a river")
                      && told(dialog).contains("Red: 1 stand; Blue: 1 stand"));
          field(dialog, "First side:").setText("Catholics");
          until("the side's name", () -> told(dialog).contains("Catholics: 1 stand"));
          capture("new-scenario-sides.png");
          field(dialog, "Second side:").setText("Catholics");
          until("a refusal", () -> told(dialog).contains("both sides are called Catholics"));
          field(dialog, "Second side:").setText("Huguenots");
          until("two sides", () -> told(dialog).contains("Huguenots: 1 stand"));
          press(dialog, "Finish");
        });
    String text = project().getFile("saturday.muster").readString();
    assertTrue(text.contains("side Catholics fields Royal"), text);
    assertTrue(text.contains("side Huguenots fields Royal"), text);
  }

  /** What the preview says of the map that it shows, or why it shows none. */
  private static String told(Shell dialog) {
    List<Control> all = controls(dialog).toList();
    int preview = 0;
    while (!(all.get(preview) instanceof Label label && label.getText().equals("Preview:"))) {
      preview++;
    }
    return all.stream()
        .skip(preview + 1)
        .filter(Label.class::isInstance)
        .map(each -> ((Label) each).getText())
        .findFirst()
        .orElseThrow();
  }

  private static void pick(Shell dialog, String label, String item) {
    List<Control> all = controls(dialog).toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Label each && each.getText().replace("&", "").equals(label)) {
        Combo combo = (Combo) all.get(i + 1);
        assertTrue(combo.indexOf(item) >= 0, () -> item + " of " + List.of(combo.getItems()));
        combo.select(combo.indexOf(item));
        combo.notifyListeners(SWT.Selection, new Event());
        return;
      }
    }
    throw new AssertionError("no list " + label);
  }

  private static Spinner spinner(Shell dialog, int number) {
    return controls(dialog)
        .filter(Spinner.class::isInstance)
        .map(Spinner.class::cast)
        .skip(number)
        .findFirst()
        .orElseThrow();
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
    page.closeAllEditors(false);
    for (String offer : List.of("Your First Battle", "New Muster Project from an Example", "New")) {
      await(
          offer + " in the empty editor area",
          () ->
              controls(page.getWorkbenchWindow().getShell())
                  .anyMatch(
                      it ->
                          it instanceof Label words
                              && words.isVisible()
                              && words.getText().equals(offer)));
    }
    screenshot("perspective-empty.png");
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
