package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.pressKey;
import static dev.muster.ui.tests.UserActions.wizard;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.wizard.MusterPerspective;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IContextProvider;
import org.eclipse.help.IHelpResource;
import org.eclipse.help.IToc;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The guide as help, and F1. */
class HelpTest extends WorkbenchFixture {

  /** What stands on a page and on those in its frames. */
  private static final String TEXT =
      """
      function text(page) {
        var all = page.document.body ? page.document.body.innerText : '';
        for (var i = 0; i < page.frames.length; i++) all += text(page.frames[i]);
        return all;
      }
      return text(window);
      """;

  private static final String HELP_VIEW = "org.eclipse.help.ui.HelpView";

  @BeforeEach
  void openPerspective() throws Exception {
    PlatformUI.getWorkbench().showPerspective(MusterPerspective.ID, page().getWorkbenchWindow());
  }

  @AfterEach
  void closeHelp() {
    var view = page().findView(HELP_VIEW);
    if (view != null) {
      page().hideView(view);
    }
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theGuideIsInTheTableOfContentsAndServed() throws Exception {
    IToc guide =
        Arrays.stream(HelpSystem.getTocs())
            .filter(each -> each.getLabel().equals("Muster"))
            .findFirst()
            .orElseThrow();
    List<String> chapters = Arrays.stream(guide.getTopics()).map(IHelpResource::getLabel).toList();
    assertTrue(
        chapters.containsAll(List.of("A first battle", "Army lists", "How Muster reads the rules")),
        chapters::toString);
    String page = asked(() -> served(guide.getTopics()[0].getHref()));
    assertTrue(page.contains("<title>A first battle</title>"), page);
  }

  @Test
  void helpContentsOpenTheGuide() throws Exception {
    Set<Shell> before = Set.of(Display.getCurrent().getShells());
    execute("org.eclipse.ui.help.helpContents");
    await("the window of the help", () -> opened(before).isPresent());
    Shell help = opened(before).orElseThrow();
    Browser browser =
        (Browser) controls(help).filter(Browser.class::isInstance).findFirst().orElseThrow();
    await("its pages", () -> browser.getUrl().contains("index.jsp"));
    await("what is on them", () -> text(browser).contains("Muster"));
    // They are drawn by a process of its own.
    pause(1000);
    screenshot("help-contents.png");
    help.close();
  }

  private static Optional<Shell> opened(Set<Shell> before) {
    return Arrays.stream(Display.getCurrent().getShells())
        .filter(each -> each.isVisible() && !before.contains(each))
        .findFirst();
  }

  /** What the web server of the help answers. */
  private static String served(String href) throws Exception {
    URL address = PlatformUI.getWorkbench().getHelpSystem().resolve(href, true);
    assertNotNull(address, href);
    try (InputStream answer = address.openStream()) {
      return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void whereverF1IsPressedSomethingIsTold() {
    for (HelpContext each : HelpContext.values()) {
      told(each.id());
    }
    told(HelpContext.ofCheck("V-119"));
  }

  private static IContext told(String id) {
    IContext context = HelpSystem.getContext(id);
    assertNotNull(context, id);
    assertTrue(context.getText() != null && !context.getText().isBlank(), id);
    assertTrue(context.getRelatedTopics().length > 0, id);
    for (IHelpResource topic : context.getRelatedTopics()) {
      String page = topic.getHref().replaceFirst("#.*", "").replaceFirst("^/dev.muster.help/", "");
      assertNotNull(Platform.getBundle("dev.muster.help").getEntry(page), topic.getHref());
    }
    return context;
  }

  @Test
  void f1InTheEditorTellsOfTheFindingOnTheLineOrOfEditing() throws Exception {
    ITextEditor shown = edit(faulty());
    await("a problem", () -> problem(project()) != null);
    IMarker problem = problem(project());
    String code = problem.getAttribute("code", "");
    shown.selectAndReveal(problem.getAttribute(IMarker.CHAR_START, 0), 0);
    f1();
    await("the help view", () -> page().findView(HELP_VIEW) != null);
    screenshot("help-finding.png");
    assertEquals(
        HelpSystem.getContext(HelpContext.ofCheck(code)).getText(),
        provider(shown).getContext(shown).getText());
    cursor(shown, "breaks at", "at");
    assertEquals(
        HelpSystem.getContext(HelpContext.EDITOR.id()).getText(),
        provider(shown).getContext(shown).getText());
    screenshot("help-editor.png");
  }

  /** A battle with a number out of its range. */
  private IFile faulty() throws Exception {
    return file("first.muster", TWO_SCENARIOS.replace("length 2 rounds", "length 0 rounds"));
  }

  private static IContextProvider provider(ITextEditor editor) {
    return editor.getAdapter(IContextProvider.class);
  }

  private static IMarker problem(IResource in) throws Exception {
    return Arrays.stream(
            in.findMarkers("dev.muster.dsl.ui.problem", true, IResource.DEPTH_INFINITE))
        .filter(each -> each.getAttribute("code", "").startsWith("V-"))
        .filter(each -> each.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR)
        .findFirst()
        .orElse(null);
  }

  @Test
  void aProblemLeadsToItsCheck() throws Exception {
    edit(faulty());
    await("a problem", () -> problem(project()) != null);
    IMarker problem = problem(project());
    assertEquals(
        HelpContext.ofCheck(problem.getAttribute("code", "")),
        IDE.getMarkerHelpRegistry().getHelp(problem));
    view(IPageLayout.ID_PROBLEM_VIEW);
    screenshot("help-problem.png");
  }

  @Test
  void theQuestionMarkOfAWizardOpensHelpBesideIt() throws Exception {
    wizard(
        "newArmy",
        "New Army",
        "help-wizard-before.png",
        dialog -> {
          int width = dialog.getSize().x;
          press(tools(dialog, "Help").findFirst().orElseThrow());
          until("the help beside the dialog", () -> dialog.getSize().x > width + 100);
          capture("help-wizard.png");
          press(dialog, "Cancel");
        });
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void f1InAWizardOpensHelpBesideIt() throws Exception {
    wizard(
        "newArmy",
        "New Army",
        "",
        dialog -> {
          int width = dialog.getSize().x;
          f1();
          until("the help beside the dialog", () -> dialog.getSize().x > width + 100);
          press(dialog, "Cancel");
        });
  }

  @Test
  void theQuestionMarkOfThePreferencesOpensHelpBesideThem() throws Exception {
    AtomicBoolean done =
        inDialog(
            "Preferences",
            "help-preferences-before.png",
            dialog -> {
              int width = dialog.getSize().x;
              press(tools(dialog, "Help").findFirst().orElseThrow());
              until("the help beside the dialog", () -> dialog.getSize().x > width + 100);
              capture("help-preferences.png");
              press(dialog, "Cancel");
            });
    PreferencesUtil.createPreferenceDialogOn(
            page().getWorkbenchWindow().getShell(), "dev.muster.dsl.ui.preferences", null, null)
        .open();
    assertTrue(done.get());
  }

  @Test
  void theErrorLogIsThere() throws Exception {
    IViewPart log = view("org.eclipse.pde.runtime.LogView");
    Composite window = page().getWorkbenchWindow().getShell();
    await(
        "the warning in the log",
        () -> {
          // The view still reads the log of before when it is opened, and hears nothing meanwhile.
          ILog.of(HelpTest.class).warn("A warning to be seen in the log");
          pause(500);
          return controls(window)
              .filter(each -> each instanceof Tree && each.isVisible())
              .flatMap(each -> Arrays.stream(((Tree) each).getItems()))
              .anyMatch(each -> each.getText().equals("A warning to be seen in the log"));
        });
    screenshot("error-log.png");
    page().hideView(log);
  }

  private static void press(ToolItem item) {
    Event event = new Event();
    event.widget = item;
    item.notifyListeners(SWT.Selection, event);
  }

  /** The key itself: where the system does not make help of it, a binding does. */
  private static void f1() {
    pressKey(SWT.NONE, SWT.F1);
  }

  private static void execute(String command) throws Exception {
    PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
  }

  private static String text(Browser browser) {
    try {
      return String.valueOf(browser.evaluate(TEXT));
    } catch (SWTException notYet) {
      return "";
    }
  }
}
