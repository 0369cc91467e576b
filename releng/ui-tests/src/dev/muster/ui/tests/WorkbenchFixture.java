package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import dev.muster.dsl.ui.server.ServerSettings;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.part.IPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A workbench with an empty project. Tests do what a user does, through menus and dialogs, and fail
 * on anything the workbench logs as an error.
 *
 * <p>The tests run in a workbench that starts with the light theme; every other class changes it to
 * the dark one. Where the property {@code muster.pictures} is {@code both}, each picture is also
 * taken with the other theme: the workbench changes it, and the test goes on in it, and the next
 * one as well. Tests of what keeps the colours it was made with begin with the light theme, and run
 * again in a workbench that starts with the dark theme.
 */
@ExtendWith(HangGuard.class)
@TestMethodOrder(StartingThemeFirst.class)
abstract class WorkbenchFixture {

  /** The tag of tests that show nothing of ours: they run in whatever theme there is. */
  static final String ONCE = "once";

  /** The tag of tests of our own colours: they run in both workbenches, and keep the theme. */
  static final String BOTH = "both";

  /** The tag of tests that keep the theme too, and that the nightly build repeats in the dark. */
  static final String NIGHTLY_DARK = "nightly-dark";

  /** A list of one line. */
  static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
      }
      """;

  /** A battle of it over hexes nobody can cross, so that it lasts as long as it says. */
  static final String FIRST_DAY =
      """

      map Field "Two banks of a river" 5 x 1 {
          legend { . plain r impassable }
          rows \"""
              . r r r .
          \"""
      }

      scenario First "The first day" on Field rules snaphance.final {
          length 2 rounds
          side Red fields Royal { group Van { general Guise at 0101 stand Swiss at 0101 facing N } }
          side Blue fields Royal { group Main { general Conde at 0501 stand Swiss at 0501 facing S } }
      }
      """;

  /** Two such battles in one file. */
  static final String TWO_SCENARIOS =
      ARMY
          + FIRST_DAY
          + """

          scenario Second "The second day" on Field rules snaphance.final {
              length 3 rounds
              side Red fields Royal { group Van { general Guise at 0101 stand Swiss at 0101 facing N } }
              side Blue fields Royal { group Main { general Conde at 0501 stand Swiss at 0501 facing S } }
          }
          """;

  private static final int MODAL = SWT.PRIMARY_MODAL | SWT.APPLICATION_MODAL | SWT.SYSTEM_MODAL;

  private static final long PATIENCE = 60_000_000_000L;

  /** Seconds after which a dialog that no test deals with is closed. */
  private static final int STRAY_SECONDS = 30;

  /** So long the workbench does what there is to do before a test looks at it again. */
  private static final long SLICE = 20_000_000L;

  /** So long nothing happens in a workbench that has drawn everything. */
  private static final long QUIET = 80_000_000L;

  /** So long nothing happens where something that must not come would have come. */
  private static final long REST = 200_000_000L;

  /** A bar that shows progress, or a battle, never comes to rest. */
  private static final long RESTLESS = 1_200_000_000L;

  /**
   * The beginning of the name of a job that only lets time pass, before an editor is first read.
   */
  private static final String SLEEPER = "Delayed Reconciler startup";

  private static final int LAST_EVENT = SWT.ZoomChanged;

  /** Counts the tests: what waits for a dialog of one must not answer that of the next. */
  private static int test;

  /** What went wrong in a dialog, in whose own loop it would be lost. */
  private static Throwable failed;

  /** The dialogs a test is dealing with. */
  private static final Set<Shell> DEALT_WITH = new HashSet<>();

  /** The classes of tests that have begun, in their order. */
  private static final List<Class<?>> CLASSES = new ArrayList<>();

  /** Whether pictures are taken in both themes, of each that is not of one theme alone. */
  private static final boolean PICTURES_IN_BOTH =
      "both".equals(System.getProperty("muster.pictures"));

  /** Whether the pictures of this test are taken in both themes. */
  private static boolean bothThemes;

  /** The pictures that are there of both themes. */
  private static final Set<String> PAIRS = new HashSet<>();

  /** What is logged between two tests counts for the later one. */
  private static final List<IStatus> ERRORS = new CopyOnWriteArrayList<>();

  /**
   * What Eclipse logs by itself at times while the viewer of a comparison is exchanged: the new one
   * is made before the old one goes, and both have the same commands (issues 464 and 897 of
   * eclipse-platform/eclipse.platform).
   */
  private static final String KNOWN = "Conflicting handlers for org.eclipse.compare.";

  private static final ILogListener LISTENER =
      (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR && !status.getMessage().startsWith(KNOWN)) {
          ERRORS.add(status);
        }
      };

  private final Set<String> stray = new TreeSet<>();
  private final Runnable strayDialogs = this::closeStrayDialogs;
  private final Map<Shell, Integer> openFor = new HashMap<>();
  private IWorkbenchWindow window;
  private IProject project;

  /**
   * Whether the open scenario is fought while nothing is typed; tests say so if they look at it.
   */
  static void fightInBackground(boolean wanted) {
    InstanceScope.INSTANCE
        .getNode(ServerSettings.BUNDLE)
        .putBoolean(ServerSettings.BACKGROUND_BATTLES, wanted);
  }

  /** What was made before a change of the theme keeps some of its colours. */
  static boolean needsStartingTheme(Set<String> tags) {
    return tags.contains(BOTH) || tags.contains(NIGHTLY_DARK);
  }

  private static void beginTheme(TestInfo info) {
    boolean once = info.getTags().contains(ONCE);
    bothThemes = false;
    if (Theme.startedDark() || needsStartingTheme(info.getTags())) {
      Theme.asStarted();
    } else if (PICTURES_IN_BOTH) {
      // A test that takes its pictures in both themes begins with either.
      bothThemes = !once;
    } else if (!once && Theme.isDark() != isOfDarkHalf(info.getTestClass().orElseThrow())) {
      Theme.change();
    }
  }

  /** Every other class runs in the dark theme. */
  private static boolean isOfDarkHalf(Class<?> tests) {
    if (!CLASSES.contains(tests)) {
      CLASSES.add(tests);
    }
    return CLASSES.indexOf(tests) % 2 == 1;
  }

  @BeforeEach
  void openProject(TestInfo info) throws Exception {
    test++;
    failed = null;
    fightInBackground(false);
    beginTheme(info);
    DEALT_WITH.clear();
    Platform.addLogListener(LISTENER);
    window = PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    var intro = PlatformUI.getWorkbench().getIntroManager();
    if (intro.getIntro() != null) {
      intro.closeIntro(intro.getIntro());
    }
    Display.getCurrent().timerExec(1000, strayDialogs);
    window.getShell().setBounds(0, 0, 1280, 900);
    project = ResourcesPlugin.getWorkspace().getRoot().getProject("battles");
    project.create(null);
    project.open(null);
  }

  @AfterEach
  void closeProject() throws Exception {
    test++;
    SlowServer.over();
    window.getActivePage().closeAllEditors(false);
    forgetBattles();
    for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      each.delete(true, true, null);
    }
    bothThemes = false;
    quiet();
    Display.getCurrent().timerExec(-1, strayDialogs);
    Pictures.written();
    List<IStatus> logged = List.copyOf(ERRORS);
    ERRORS.clear();
    assertNull(failed, () -> "in a dialog: " + failed);
    assertEquals(Set.of(), stray, "every dialog is one the test expects");
    assertEquals(List.of(), logged, "nothing may be logged as an error");
  }

  /** The next test finds no console in front, and no battle going on. */
  private static void forgetBattles() throws CoreException {
    for (ILaunchConfiguration each :
        DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
      each.delete();
    }
    removeConsoles();
    // What a test that failed had begun would take the time of all others.
    Arrays.stream(Job.getJobManager().find(null)).filter(Job::isUser).forEach(Job::cancel);
  }

  static void removeConsoles() {
    var consoles = ConsolePlugin.getDefault().getConsoleManager();
    consoles.removeConsoles(consoles.getConsoles());
  }

  /** A dialog nobody answers would stop the whole run. */
  private void closeStrayDialogs() {
    for (Shell shell : Display.getCurrent().getShells()) {
      if (shell.isVisible()
          && (shell.getStyle() & MODAL) != 0
          && !DEALT_WITH.contains(shell)
          && openFor.merge(shell, 1, Integer::sum) > STRAY_SECONDS) {
        stray.add(shell.getText());
        capture("stray-dialog.png");
        shell.close();
      }
    }
    Display.getCurrent().timerExec(1000, strayDialogs);
  }

  /** Whether the window says something at its foot. */
  boolean says(String message) {
    return controls(page().getWorkbenchWindow().getShell())
        .anyMatch(it -> it instanceof CLabel line && line.getText().contains(message));
  }

  IWorkbenchPage page() {
    return window.getActivePage();
  }

  IProject project() {
    return project;
  }

  IFile file(String name, String text) throws CoreException {
    IFile file = project.getFile(name);
    file.create(text.getBytes(StandardCharsets.UTF_8), true, false, null);
    return file;
  }

  /** The battle of Dreux as it is shipped. */
  static String dreux() throws Exception {
    try (InputStream battle =
        Platform.getBundle("dev.muster.examples")
            .getEntry("examples/dreux/dreux.muster")
            .openStream()) {
      return new String(battle.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  ITextEditor edit(IFile file) throws Exception {
    ITextEditor editor = (ITextEditor) IDE.openEditor(page(), file);
    assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.getSite().getId());
    return editor;
  }

  static IDocument document(ITextEditor editor) {
    return editor.getDocumentProvider().getDocument(editor.getEditorInput());
  }

  /** Puts the cursor on the first place of a text, after another. */
  static int cursor(ITextEditor editor, String after, String text) {
    String all = document(editor).get();
    int from = all.indexOf(after);
    int offset = all.indexOf(text, from);
    assertTrue(from >= 0 && offset >= 0, () -> text + " stands in the editor");
    editor.selectAndReveal(offset, 0);
    return offset;
  }

  static void await(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + PATIENCE;
    while (!condition.call()) {
      if (failed != null) {
        throw new AssertionError("waited in vain for " + what, failed);
      }
      assertTrue(System.nanoTime() < end, () -> "waited in vain for " + what + threads());
      dispatch();
    }
  }

  /** What the threads of the common pool do, which everybody in a workbench shares. */
  private static String threads() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(each -> each.getKey().getName().contains("commonPool"))
        .map(
            each ->
                Stream.of(each.getValue())
                    .map(frame -> System.lineSeparator() + "    at " + frame)
                    .collect(Collectors.joining("", System.lineSeparator() + each.getKey(), "")))
        .collect(Collectors.joining());
  }

  /**
   * Lets the workbench do what there is to do, or waits for it. It does more than one thing: to ask
   * for a condition may give it some, as to show a view does, and it would never come to the rest.
   */
  private static void dispatch() throws InterruptedException {
    long end = System.nanoTime() + SLICE;
    if (!Display.getCurrent().readAndDispatch()) {
      Thread.sleep(10);
      return;
    }
    while (System.nanoTime() < end && Display.getCurrent().readAndDispatch()) {
      // Nothing else is done in between.
    }
  }

  /** Asks something as the workbench does: in another thread, while the user interface lives on. */
  static <T> T asked(Callable<T> question) throws Exception {
    FutureTask<T> task = new FutureTask<>(question);
    Thread asking = new Thread(task, "a question of a test");
    asking.setDaemon(true);
    asking.start();
    await("an answer", task::isDone);
    return task.get();
  }

  /**
   * Lets time pass, for what can only be seen by waiting: that something stays as it is. For what
   * is to happen there is {@link #await}, for the server {@link #allIsRead}, and for a picture
   * {@link #quiet}.
   */
  static void pause(long milliseconds) throws Exception {
    long end = System.nanoTime() + milliseconds * 1_000_000;
    await("time to pass", () -> System.nanoTime() > end);
  }

  /**
   * Waits until everything is drawn and nothing is worked on. What widgets hear of counts, and not
   * whatever the display deals with: its clock of frames ticks on where nothing moves.
   */
  static void quiet() {
    quiet(QUIET);
  }

  private static void quiet(long nanoseconds) {
    Display display = Display.getCurrent();
    long begun = System.nanoTime();
    AtomicLong last = new AtomicLong(begun);
    Listener heard =
        event -> {
          if (event.type != SWT.Paint || isContent(event.widget)) {
            last.set(System.nanoTime());
          }
        };
    for (int type = SWT.KeyDown; type <= LAST_EVENT; type++) {
      display.addFilter(type, heard);
    }
    try {
      while (System.nanoTime() - last.get() < nanoseconds && System.nanoTime() - begun < RESTLESS) {
        boolean dispatched = display.readAndDispatch();
        if (isWorking()) {
          last.set(System.nanoTime());
        }
        if (!dispatched) {
          LockSupport.parkNanos(5_000_000);
        }
      }
    } finally {
      for (int type = SWT.KeyDown; type <= LAST_EVENT; type++) {
        display.removeFilter(type, heard);
      }
    }
  }

  /** The bar that shows progress is painted again and again, and with it all that it lies in. */
  private static boolean isContent(Widget painted) {
    return !(painted instanceof Composite group && group.getChildren().length > 0)
        && !(painted instanceof Control part && isProgress(part));
  }

  private static boolean isProgress(Control control) {
    return control != null
        && (control.getClass().getName().contains("ProgressRegion")
            || isProgress(control.getParent()));
  }

  /** A job that waits for another is not looked at, nor one that stands for this thread. */
  private static boolean isWorking() {
    return Arrays.stream(Job.getJobManager().find(null))
        .filter(each -> !each.getName().startsWith(SLEEPER))
        .anyMatch(
            each ->
                each.getState() == Job.RUNNING && each.getThread() != Thread.currentThread()
                    || each.getState() == Job.WAITING && each.getRule() == null);
  }

  /**
   * Waits until the server has read and checked all that it was told of: files, and what stands in
   * editors.
   */
  static void allIsRead() throws Exception {
    asked(
        () ->
            LanguageServerHost.running()
                .ask(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
                .get());
    quiet(REST);
  }

  /** Takes a picture of the screen into the directory of the test results. */
  static void screenshot(String name) {
    quiet();
    capture(name);
  }

  /** Takes a picture at once. */
  static void capture(String name) {
    capture(name, Display.getCurrent().getBounds());
  }

  /**
   * Takes a picture of a part of the screen at once, and another in the other theme where there is
   * none of this name yet.
   */
  static void capture(String name, Rectangle part) {
    Pictures.take(name, part);
    if (bothThemes && PAIRS.add(name)) {
      Theme.change();
      quiet();
      Pictures.take(name, part);
    }
  }

  /**
   * Does something in the next dialog of this title. Its own loop runs while it is open, so this
   * waits for it with a timer.
   *
   * @param screenshot the picture to take of it first; none where it is empty
   * @return true once it is done
   */
  static AtomicBoolean inDialog(String title, String screenshot, Consumer<Shell> act) {
    AtomicBoolean done = new AtomicBoolean();
    int asked = test;
    long end = System.nanoTime() + PATIENCE;
    Display display = Display.getCurrent();
    display.timerExec(
        20,
        new Runnable() {
          @Override
          public void run() {
            if (asked != test) {
              return;
            }
            for (Shell shell : display.getShells()) {
              if (shell.isVisible() && shell.getText().equals(title)) {
                // Not from here: a dialog that is being opened runs timers, and is not yet open.
                display.asyncExec(() -> done.set(dealWith(shell, screenshot, act)));
                return;
              }
            }
            if (System.nanoTime() < end) {
              display.timerExec(20, this);
            }
          }
        });
    return done;
  }

  /** Whatever goes wrong ends the test at once, and not in vain after a minute. */
  private static boolean dealWith(Shell shell, String screenshot, Consumer<Shell> act) {
    DEALT_WITH.add(shell);
    try {
      quiet();
      if (!screenshot.isEmpty()) {
        capture(screenshot);
      }
      act.accept(shell);
      return true;
    } catch (RuntimeException | Error failure) {
      failed = failure;
      if (!shell.isDisposed()) {
        shell.close();
      }
      return false;
    } finally {
      DEALT_WITH.remove(shell);
    }
  }

  /** In a dialog, where nothing may be thrown that must be declared: waits, and takes a picture. */
  static void until(String what, Callable<Boolean> condition) {
    try {
      await(what, condition);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
    quiet();
  }

  /** Presses a button by its text. */
  static void press(Shell shell, String text) {
    Button button = button(shell, text);
    assertTrue(button.isEnabled(), text);
    button.notifyListeners(SWT.Selection, new Event());
  }

  /** A button by its text. */
  static Button button(Shell shell, String text) {
    return (Button)
        controls(shell)
            .filter(it -> it instanceof Button each && each.getText().replace("&", "").equals(text))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no button " + text));
  }

  /** All controls inside one, depth first. */
  static Stream<Control> controls(Control control) {
    return Stream.concat(
        Stream.of(control),
        control instanceof Composite group
            ? Arrays.stream(group.getChildren()).flatMap(WorkbenchFixture::controls)
            : Stream.empty());
  }

  /** Chooses from the context menu of a control; each text names the item's beginning or end. */
  static void choose(Control control, String... path) {
    Menu menu = control.getMenu();
    List<Menu> shown = new ArrayList<>();
    MenuItem item = null;
    for (String text : path) {
      menu.notifyListeners(SWT.Show, new Event());
      shown.add(menu);
      List<String> offered = Arrays.stream(menu.getItems()).map(MenuItem::getText).toList();
      item =
          Arrays.stream(menu.getItems())
              .filter(it -> plain(it).endsWith(text))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no " + text + " in " + offered));
      assertTrue(item.isEnabled(), text);
      menu = item.getMenu();
    }
    item.notifyListeners(SWT.Selection, new Event());
    shown.reversed().forEach(it -> it.notifyListeners(SWT.Hide, new Event()));
  }

  /** Whether the context menu of a control offers an item whose text ends so. */
  static boolean offers(Control control, String text) {
    Menu menu = control.getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    boolean offered = Arrays.stream(menu.getItems()).anyMatch(it -> plain(it).endsWith(text));
    menu.notifyListeners(SWT.Hide, new Event());
    return offered;
  }

  private static String plain(MenuItem item) {
    return item.getText().replace("&", "").replaceFirst("\t.*", "");
  }

  IViewPart view(String id) throws Exception {
    return page().showView(id);
  }

  /** The button of a view that is in sight, by what it says under the mouse. */
  Optional<ToolItem> tool(String tip) {
    return tools(window.getShell(), tip).filter(each -> each.getParent().isVisible()).findFirst();
  }

  /** The buttons in toolbars inside a control, by what they say under the mouse. */
  static Stream<ToolItem> tools(Control control, String tip) {
    return controls(control)
        .filter(ToolBar.class::isInstance)
        .flatMap(each -> Arrays.stream(((ToolBar) each).getItems()))
        .filter(each -> tip.equals(each.getToolTipText()));
  }

  /** Waits for a button of a view and presses it. */
  void pressTool(String tip) throws Exception {
    await("the button " + tip, () -> tool(tip).filter(ToolItem::isEnabled).isPresent());
    press(tool(tip).orElseThrow());
  }

  /** Waits for a button of a view and presses it; other views may have one of the same words. */
  static void pressTool(IViewPart view, String tip) throws Exception {
    ToolBarManager tools = (ToolBarManager) view.getViewSite().getActionBars().getToolBarManager();
    await("the button " + tip, () -> tools(tools.getControl(), tip).anyMatch(ToolItem::isEnabled));
    press(tools(tools.getControl(), tip).findFirst().orElseThrow());
  }

  private static void press(ToolItem item) {
    if ((item.getStyle() & SWT.CHECK) != 0) {
      item.setSelection(!item.getSelection());
    }
    item.notifyListeners(SWT.Selection, new Event());
  }

  /** Cancels work that goes on, in the Progress view, as a user does. */
  void cancelInProgressView(String name, String picture) throws Exception {
    await("the work", () -> jobs(name) == 1);
    // A console comes in front a moment after its battle has begun.
    await("no view that is still to come", () -> jobs("Show Console View") == 0);
    view("org.eclipse.ui.views.ProgressView");
    await("a button to cancel", () -> cancelling(name).isPresent());
    screenshot(picture);
    // The view makes its rows anew whenever the work tells how far it is.
    await("a button to press", () -> cancelling(name).isPresent());
    cancelling(name).orElseThrow().notifyListeners(SWT.Selection, new Event());
  }

  /** Other work, such as the reading of a file, has a row of its own, and its own button. */
  private Optional<ToolItem> cancelling(String name) {
    return tools(window.getShell(), "Cancel Operation")
        .filter(each -> each.getParent().isVisible() && each.isEnabled())
        .filter(
            each ->
                controls(each.getParent().getParent())
                    .anyMatch(it -> it instanceof Label row && row.getText().contains(name)))
        .findFirst();
  }

  /** How many jobs of this name there are, waiting ones too. */
  static long jobs(String name) {
    return Arrays.stream(Job.getJobManager().find(null))
        .filter(each -> each.getName().contains(name))
        .count();
  }

  /** The explorer with a file selected. */
  Tree explorer(IFile file) throws Exception {
    CommonNavigator explorer = (CommonNavigator) view("org.eclipse.ui.navigator.ProjectExplorer");
    explorer.selectReveal(new StructuredSelection(file));
    await(
        "the file in the explorer",
        () -> file.equals(explorer.getCommonViewer().getStructuredSelection().getFirstElement()));
    return explorer.getCommonViewer().getTree();
  }

  /** The tree of the Outline view, with the outline of the editor before it. */
  Tree outline() throws Exception {
    ContentOutline view = (ContentOutline) view("org.eclipse.ui.views.ContentOutline");
    await(
        "an outline page",
        () ->
            controls(((IPage) view.getCurrentPage()).getControl())
                .anyMatch(Tree.class::isInstance));
    return (Tree)
        controls(((IPage) view.getCurrentPage()).getControl())
            .filter(Tree.class::isInstance)
            .findFirst()
            .orElseThrow();
  }

  /** A selection as the user makes it. */
  static Event selected(TreeItem item) {
    Event event = new Event();
    event.item = item;
    return event;
  }

  static ITextViewer viewer(ITextEditor editor) {
    return editor.getAdapter(ITextViewer.class);
  }

  static ITextSelection selection(ITextEditor editor) {
    return (ITextSelection) editor.getSelectionProvider().getSelection();
  }

  /** The errors that are marked on a file. */
  static List<IMarker> errors(IFile file) throws CoreException {
    return Arrays.stream(file.findMarkers(PublishedDiagnostics.MARKER, true, IResource.DEPTH_ZERO))
        .filter(it -> it.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR)
        .toList();
  }

  /** Whether an editor shows an error. */
  static boolean hasError(ITextEditor editor) {
    for (Iterator<Annotation> all =
            ((ISourceViewer) viewer(editor)).getAnnotationModel().getAnnotationIterator();
        all.hasNext(); ) {
      if (all.next().getType().endsWith(".error")) {
        return true;
      }
    }
    return false;
  }

  /** The help beside a word that has this text in it. */
  Optional<StyledText> tip(String text) {
    return Arrays.stream(Display.getCurrent().getShells())
        .filter(each -> each.isVisible() && each != window.getShell())
        .flatMap(WorkbenchFixture::controls)
        .filter(StyledText.class::isInstance)
        .map(StyledText.class::cast)
        .filter(it -> it.getText().contains(text))
        .findFirst();
  }
}
