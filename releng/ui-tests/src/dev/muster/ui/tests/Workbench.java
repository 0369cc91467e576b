package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.server.Problems;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.IPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A workbench with an empty project. Tests do what a user does, through menus and dialogs, and fail
 * on anything the workbench logs as an error.
 */
abstract class Workbench {

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

  private final List<IStatus> errors = new ArrayList<>();
  private final ILogListener listener =
      (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
          errors.add(status);
        }
      };
  private final Set<String> stray = new TreeSet<>();
  private final Runnable strayDialogs = this::closeStrayDialogs;
  private final Map<Shell, Integer> openFor = new HashMap<>();
  private IWorkbenchWindow window;
  private IProject project;

  @BeforeEach
  void openProject() throws Exception {
    Platform.addLogListener(listener);
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
    window.getActivePage().closeAllEditors(false);
    project.delete(true, true, null);
    pause(200);
    Platform.removeLogListener(listener);
    Display.getCurrent().timerExec(-1, strayDialogs);
    assertEquals(Set.of(), stray, "every dialog is one the test expects");
    assertEquals(List.of(), errors, "nothing may be logged as an error");
  }

  /** A dialog nobody answers would stop the whole run. */
  private void closeStrayDialogs() {
    for (Shell shell : Display.getCurrent().getShells()) {
      if (shell.isVisible()
          && (shell.getStyle() & MODAL) != 0
          && openFor.merge(shell, 1, Integer::sum) > 15) {
        stray.add(shell.getText());
        capture("stray-dialog.png");
        shell.close();
      }
    }
    Display.getCurrent().timerExec(1000, strayDialogs);
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
      assertTrue(System.nanoTime() < end, "waited in vain for " + what);
      if (!Display.getCurrent().readAndDispatch()) {
        Thread.sleep(10);
      }
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

  static void pause(long milliseconds) throws Exception {
    long end = System.nanoTime() + milliseconds * 1_000_000;
    await("time to pass", () -> System.nanoTime() > end);
  }

  /** Takes a picture of the screen into the directory of the test results. */
  static void screenshot(String name) throws Exception {
    pause(700);
    capture(name);
  }

  /** Takes a picture at once. */
  static void capture(String name) {
    capture(name, Display.getCurrent().getBounds());
  }

  /** Takes a picture of a part of the screen at once. */
  static void capture(String name, Rectangle part) {
    Display display = Display.getCurrent();
    Image image = new Image(display, part.width, part.height);
    GC gc = new GC(display);
    gc.copyArea(image, part.x, part.y);
    gc.dispose();
    ImageLoader loader = new ImageLoader();
    loader.data = new ImageData[] {image.getImageData()};
    Path directory = Path.of(System.getProperty("muster.screenshots", "target"));
    try {
      Files.createDirectories(directory);
    } catch (java.io.IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
    loader.save(directory.resolve(name).toString(), SWT.IMAGE_PNG);
    image.dispose();
  }

  /**
   * Does something in the next dialog of this title. Its own loop runs while it is open, so this
   * waits for it with a timer.
   *
   * @return true once it is done
   */
  static AtomicBoolean inDialog(String title, String screenshot, Consumer<Shell> act) {
    AtomicBoolean done = new AtomicBoolean();
    long end = System.nanoTime() + PATIENCE;
    Display display = Display.getCurrent();
    display.timerExec(
        100,
        new Runnable() {
          @Override
          public void run() {
            for (Shell shell : display.getShells()) {
              if (shell.isVisible() && shell.getText().equals(title)) {
                // A moment later it is drawn.
                display.timerExec(
                    500,
                    () -> {
                      capture(screenshot);
                      act.accept(shell);
                      done.set(true);
                    });
                return;
              }
            }
            if (System.nanoTime() < end) {
              display.timerExec(100, this);
            }
          }
        });
    return done;
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
  static java.util.stream.Stream<Control> controls(Control control) {
    return java.util.stream.Stream.concat(
        java.util.stream.Stream.of(control),
        control instanceof Composite group
            ? Arrays.stream(group.getChildren()).flatMap(Workbench::controls)
            : java.util.stream.Stream.empty());
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
    return Arrays.stream(file.findMarkers(Problems.MARKER, true, IResource.DEPTH_ZERO))
        .filter(it -> it.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR)
        .toList();
  }

  /** The help beside a word that has this text in it. */
  Optional<StyledText> tip(String text) {
    return Arrays.stream(Display.getCurrent().getShells())
        .filter(each -> each.isVisible() && each != window.getShell())
        .flatMap(Workbench::controls)
        .filter(StyledText.class::isInstance)
        .map(StyledText.class::cast)
        .filter(it -> it.getText().contains(text))
        .findFirst();
  }
}
