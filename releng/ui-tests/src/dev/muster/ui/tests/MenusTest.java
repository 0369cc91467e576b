package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.pressKey;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.project.MusterNature;
import dev.muster.dsl.ui.wizard.MusterPerspective;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever can be chosen under Help, Project and Run does something that is seen. */
@Tag(WorkbenchFixture.ONCE)
class MenusTest extends WorkbenchFixture {

  /** What has done nothing after so many seconds does nothing. */
  private static final long PATIENCE_SECONDS = 20;

  /** Some of what must be among them. */
  private static final Map<String, Set<String>> EXPECTED =
      Map.of(
          "Help",
          Set.of("Help > Help Contents", "Help > Search", "Help > Your First Battle"),
          "Project",
          Set.of("Project > Clean...", "Project > Build All", "Project > Properties"),
          "Run",
          Set.of("Run > Run Configurations...", "Run > Run As > 1 Balance..."));

  /** What we add to the menus of a battle. */
  private static final Set<String> OURS =
      Set.of(
          "Quick Fix",
          "Fix All in File",
          "Rename...",
          "Extract Group",
          "Move to File",
          "Inline Sheet",
          "Refactor",
          "Format",
          "Organize Imports",
          "Toggle Comment",
          "Open Muster Element...",
          "Open Declaration",
          "Quick Outline",
          "References in Workspace",
          "Who Uses This",
          "Test Battle",
          "Balance...",
          "Export Summaries...",
          "Run As",
          "Show Remarks",
          "Restart Language Server");

  private final Set<Shell> standing = new HashSet<>();
  private final AtomicInteger happened = new AtomicInteger();
  private final IResourceChangeListener changes = event -> happened.incrementAndGet();
  private final IJobChangeListener jobs =
      new JobChangeAdapter() {
        @Override
        public void scheduled(IJobChangeEvent event) {
          if (event.getJob().isUser()
              || event.getJob().belongsTo(ResourcesPlugin.FAMILY_MANUAL_BUILD)) {
            happened.incrementAndGet();
          }
        }
      };

  @BeforeEach
  void begin() throws Exception {
    PlatformUI.getWorkbench().showPerspective(MusterPerspective.ID, page().getWorkbenchWindow());
    standing.addAll(List.of(Display.getCurrent().getShells()));
    ResourcesPlugin.getWorkspace().addResourceChangeListener(changes);
    Job.getJobManager().addJobChangeListener(jobs);
  }

  @AfterEach
  void end() throws Exception {
    Job.getJobManager().removeJobChangeListener(jobs);
    ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes);
    page().closePerspective(page().getPerspective(), false, false);
    building(true);
  }

  /** Under Project, one entry switches this. */
  private static void building(boolean automatically) throws Exception {
    IWorkspaceDescription description = ResourcesPlugin.getWorkspace().getDescription();
    description.setAutoBuilding(automatically);
    ResourcesPlugin.getWorkspace().setDescription(description);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Help", "Project", "Run"})
  void eachEntryOpensSomething(String name) throws Exception {
    MusterNature.add(project(), new NullProgressMonitor());
    IFile battle = file("first.muster", TWO_SCENARIOS);
    Set<String> tried = new TreeSet<>();
    Set<String> dead = new TreeSet<>();
    boolean more = true;
    while (more) {
      more = false;
      select(name.equals("Project") ? project() : battle);
      for (Entry entry : entries(name)) {
        if (tried.add(entry.path())) {
          if (!seen(entry)) {
            dead.add(entry.path());
          }
          more = true;
          break;
        }
      }
    }
    System.out.println("Tried under " + name + ": " + tried);
    assertEquals(Set.of(), dead, "entries that do nothing");
    assertTrue(tried.containsAll(EXPECTED.get(name)), () -> "only " + tried + " could be tried");
    assertEquals(
        List.of(),
        tried.stream().filter(each -> each.contains("Debug")).toList(),
        "there is no debugger yet");
  }

  /** What one does with a battle all the time has a key, and an entry where keys are learned. */
  @Test
  void battlesHaveKeysAndEntries() throws Exception {
    ITextEditor editor = edit(file("first.muster", TWO_SCENARIOS));
    cursor(editor, "scenario First", "length");
    page().activate(editor);
    quiet();
    Set<String> entries = new TreeSet<>();
    entries("Muster").forEach(each -> entries.add(each.path()));
    assertTrue(
        entries.containsAll(
            Set.of(
                "Muster > Test Battle",
                "Muster > Balance...",
                "Muster > Test Expectations",
                "Muster > Export Summaries...")),
        entries::toString);
    var keys = PlatformUI.getWorkbench().getService(IBindingService.class);
    for (String command :
        List.of("testBattle", "balance", "testExpectations", "playSituation", "exportSummaries")) {
      assertNotNull(keys.getBestActiveBindingFor("dev.muster.dsl.ui." + command), command);
    }
    StyledText text = viewer(editor).getTextWidget();
    text.setFocus();
    String before = document(editor).get();
    pressKey(text, SWT.ALT | SWT.SHIFT, 'x');
    pressKey(text, SWT.NONE, 'b');
    await(
        "the end of the battle",
        () -> UserActions.told("Test Battle First, seed 1").contains("after 2 rounds"));
    assertEquals(before, document(editor).get());
  }

  /** Run fights: it asks neither what to do nor, where the cursor says it, which scenario. */
  @Test
  void runFightsTheBattle() throws Exception {
    IFile battle = file("first.muster", ARMY + FIRST_DAY);
    select(battle);
    for (int i = 0; i < 2; i++) {
      choose("Run > Run");
      await(
          "the end of the battle",
          () -> UserActions.told("Test Battle First, seed 1").contains("after 2 rounds"));
      removeConsoles();
    }
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    cursor(editor, "scenario Second", "length");
    page().activate(editor);
    quiet();
    choose("Run > Run");
    await(
        "the end of the battle around the cursor",
        () -> UserActions.told("Test Battle Second, seed 1").contains("after 3 rounds"));
    assertTrue(latest().isEmpty(), "nothing was asked");
  }

  private void choose(String path) {
    Entry entry =
        entries(path.replaceFirst(" > .*", "")).stream()
            .filter(each -> each.path().equals(path))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + path));
    entry.item().notifyListeners(SWT.Selection, new Event());
    entry.shown().reversed().forEach(each -> each.notifyListeners(SWT.Hide, new Event()));
  }

  /** No menu of a file, of the text or of the outline says one thing twice. */
  @Test
  void noContextMenuHasAnEntryTwice() throws Exception {
    MusterNature.add(project(), new NullProgressMonitor());
    IFile battle = file("first.muster", TWO_SCENARIOS);
    IFile situation = file("march.situation", "situation \"The march\"\n");
    Set<String> doubled = new TreeSet<>();
    for (IFile each : List.of(battle, situation)) {
      twice(each.getName() + " in the explorer", explorer(each), doubled);
      ITextEditor editor = edit(each);
      page().activate(editor);
      quiet();
      twice(each.getName() + " in its editor", viewer(editor).getTextWidget(), doubled);
    }
    edit(battle);
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setFocus();
    outline.setSelection(outline.getItem(2));
    outline.notifyListeners(SWT.Selection, selected(outline.getItem(2)));
    twice("the outline", outline, doubled);
    assertEquals(Set.of(), doubled);
  }

  /**
   * Whatever we put into a menu of a battle can be chosen there; nothing is grey without a word.
   */
  @Test
  void noEntryOfOursIsDead() throws Exception {
    MusterNature.add(project(), new NullProgressMonitor());
    IFile battle = file("first.muster", TWO_SCENARIOS);
    ITextEditor editor = edit(battle);
    allIsRead();
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setFocus();
    outline.setSelection(outline.getItem(2));
    outline.notifyListeners(SWT.Selection, selected(outline.getItem(2)));
    quiet();
    Set<String> dead = new TreeSet<>();
    Set<String> found = new TreeSet<>();
    grey("the outline", outline.getMenu(), dead, found);
    Tree explorer = explorer(battle);
    explorer.setFocus();
    quiet();
    grey("the explorer", explorer.getMenu(), dead, found);
    page().activate(editor);
    for (String place : List.of("Swiss", "training", "}")) {
      cursor(editor, "army", place);
      quiet();
      grey("the text at " + place, viewer(editor).getTextWidget().getMenu(), dead, found);
    }
    Menu bar = page().getWorkbenchWindow().getShell().getMenuBar();
    MenuItem muster =
        Arrays.stream(bar.getItems())
            .filter(each -> plain(each).equals("Muster"))
            .findFirst()
            .get();
    grey("the menu bar", muster.getMenu(), dead, found);
    assertEquals(Set.of(), dead);
    assertEquals(OURS, found);
  }

  private static void grey(String where, Menu menu, Set<String> dead, Set<String> found) {
    menu.notifyListeners(SWT.Show, new Event());
    for (MenuItem each : menu.getItems()) {
      if (OURS.contains(plain(each))) {
        found.add(plain(each));
        if (!each.isEnabled()) {
          dead.add(plain(each) + " of " + where);
        }
      }
    }
    menu.notifyListeners(SWT.Hide, new Event());
  }

  private static void twice(String where, Control control, Set<String> doubled) {
    Menu menu = control.getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    Set<String> seen = new HashSet<>();
    for (MenuItem each : menu.getItems()) {
      if ((each.getStyle() & SWT.SEPARATOR) == 0 && !seen.add(plain(each))) {
        doubled.add(plain(each) + " of " + where);
      }
    }
    menu.notifyListeners(SWT.Hide, new Event());
  }

  /** An entry that can be chosen, and the menus on the way to it. */
  private record Entry(String path, MenuItem item, List<Menu> shown) {}

  private void select(IResource chosen) throws Exception {
    if (!project().isOpen()) {
      project().open(null);
    }
    var explorer = view(IPageLayout.ID_PROJECT_EXPLORER);
    explorer.setFocus();
    explorer.getAdapter(ISetSelectionTarget.class).selectReveal(new StructuredSelection(chosen));
    quiet();
  }

  private List<Entry> entries(String name) {
    Menu bar = page().getWorkbenchWindow().getShell().getMenuBar();
    MenuItem top =
        Arrays.stream(bar.getItems())
            .filter(each -> plain(each).equals(name))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no menu " + name));
    List<Entry> entries = new ArrayList<>();
    collect(name, top.getMenu(), List.of(), entries);
    return entries;
  }

  private static void collect(String path, Menu menu, List<Menu> above, List<Entry> entries) {
    menu.notifyListeners(SWT.Show, new Event());
    List<Menu> shown = Stream.concat(above.stream(), Stream.of(menu)).toList();
    for (MenuItem each : menu.getItems()) {
      String name = path + " > " + plain(each);
      if (each.getMenu() != null && each.isEnabled()) {
        collect(name, each.getMenu(), shown, entries);
      } else if ((each.getStyle() & SWT.SEPARATOR) == 0 && each.isEnabled()) {
        entries.add(new Entry(name, each, shown));
      }
    }
  }

  private static String plain(MenuItem item) {
    return item.getText().replace("&", "").replaceFirst("\t.*", "");
  }

  /** Chooses an entry, closes what it opens, and says whether there was anything. */
  private boolean seen(Entry entry) throws Exception {
    quiet();
    int before = happened.get();
    Set<Object> parts = parts();
    AtomicInteger opened = new AtomicInteger();
    AtomicBoolean watching = new AtomicBoolean(true);
    Display display = Display.getCurrent();
    String picture = "menu-" + entry.path().replaceAll("[^A-Za-z0-9]+", "-") + ".png";
    Runnable closing =
        new Runnable() {
          @Override
          public void run() {
            // Not from here: a window that is being opened runs timers, and is not yet open.
            display.asyncExec(
                () -> {
                  latest().ifPresent(this::close);
                  display.timerExec(watching.get() ? 20 : -1, this);
                });
          }

          private void close(Shell shell) {
            if (opened.incrementAndGet() == 1) {
              screenshot(picture);
            }
            if (!shell.isDisposed()) {
              shell.close();
            }
          }
        };
    display.timerExec(20, closing);
    if ((entry.item().getStyle() & (SWT.CHECK | SWT.RADIO)) != 0) {
      entry.item().setSelection(!entry.item().getSelection());
    }
    entry.item().notifyListeners(SWT.Selection, new Event());
    entry.shown().reversed().forEach(each -> each.notifyListeners(SWT.Hide, new Event()));
    BooleanSupplier seen =
        () -> opened.get() > 0 || happened.get() > before || !parts().equals(parts);
    long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    await(entry.path(), () -> System.nanoTime() > end || seen.getAsBoolean());
    quiet();
    await("nothing more to be closed", () -> latest().isEmpty());
    watching.set(false);
    display.timerExec(-1, closing);
    boolean something = seen.getAsBoolean();
    restore(parts);
    return something;
  }

  /** The window that was opened last. */
  private Optional<Shell> latest() {
    return Stream.of(Display.getCurrent().getShells())
        .filter(each -> each.isVisible() && !standing.contains(each))
        .reduce((first, last) -> last);
  }

  /** What stands open, and the one switch. */
  private Set<Object> parts() {
    Set<Object> parts = new HashSet<>(List.of(page().getViewReferences()));
    parts.addAll(List.of(page().getEditorReferences()));
    parts.add(ResourcesPlugin.getWorkspace().isAutoBuilding());
    return parts;
  }

  private void restore(Set<Object> parts) {
    for (var each : page().getViewReferences()) {
      if (!parts.contains(each)) {
        page().hideView(each);
      }
    }
  }
}
