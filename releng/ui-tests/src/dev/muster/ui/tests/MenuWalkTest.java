package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.map.BattleMapView;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.project.MusterNature;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import dev.muster.dsl.ui.wizard.MusterPerspective;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Walks all menus of a workbench with a battle, a balance, a map and problems. An entry can be
 * chosen, or it is one of the platform's that says itself what it waits for; and none is there
 * twice.
 */
@Tag(WorkbenchFixture.ONCE)
@Tag(WorkbenchFixture.NIGHTLY_DARK)
class MenuWalkTest extends WorkbenchFixture {

  private static final String NOTHING_CHANGED = "nothing has been changed";
  private static final String NOTHING_SELECTED = "no text is selected";
  private static final String CLIPBOARD = "the clipboard has no file";
  private static final String HISTORY = "there is no place to go to yet";
  private static final String IN_TEXT =
      "the text has the focus, and no project or file is selected";

  /** What Eclipse offers and cannot do now, and what it waits for. */
  private static final Map<String, String> WAITING =
      Map.ofEntries(
          Map.entry("Copy", NOTHING_SELECTED),
          Map.entry("Cut", NOTHING_SELECTED),
          Map.entry("Paste", CLIPBOARD),
          Map.entry("Open Link", "there is no link at the cursor"),
          Map.entry("Compare With > Clipboard", CLIPBOARD),
          Map.entry("Replace With > Clipboard", CLIPBOARD),
          Map.entry("Compare With > Each Other", "one file is selected"),
          Map.entry("Undo", NOTHING_CHANGED),
          Map.entry("Redo", NOTHING_CHANGED),
          Map.entry("Save", NOTHING_CHANGED),
          Map.entry("Save All", NOTHING_CHANGED),
          Map.entry("Revert File", NOTHING_CHANGED),
          Map.entry("Forward", HISTORY),
          Map.entry("Go To > Back", HISTORY),
          Map.entry("Go To > Forward", HISTORY),
          Map.entry("Go To > Up One Level", HISTORY),
          Map.entry("Next Edit Location", HISTORY),
          Map.entry("Previous Edit Location", HISTORY),
          Map.entry("Run History > (no launch history)", "the lists of Eclipse fill with time"),
          Map.entry("Go Into", IN_TEXT),
          Map.entry("Move...", IN_TEXT),
          Map.entry("Rename...", IN_TEXT),
          Map.entry("Build All", "projects are built as they change"),
          Map.entry("Build Project", IN_TEXT),
          Map.entry("Build Working Set > Select Working Set...", "there is no working set"),
          Map.entry("Close Project", IN_TEXT),
          Map.entry("Open Project", IN_TEXT),
          Map.entry("Team > Share Project...", IN_TEXT),
          Map.entry("Navigation > Show View Menu", "the editor has no such menu"),
          Map.entry("Go to Resource", "a group of problems is selected"));

  /** Lists of places visited, where a file is named once for each visit. */
  private static final Set<String> PLACES = Set.of("Back > ", "Forward > ");

  private final Set<String> seen = new TreeSet<>();
  private final Map<String, Set<String>> grey = new TreeMap<>();
  private final Set<String> doubled = new TreeSet<>();
  private int entries;

  @BeforeEach
  void begin() throws Exception {
    PlatformUI.getWorkbench().showPerspective(MusterPerspective.ID, page().getWorkbenchWindow());
  }

  @AfterEach
  void end() {
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Test
  void eachEntryCanBeChosenOrSaysWhy() throws Exception {
    MusterNature.add(project(), new NullProgressMonitor());
    IFile battle = file("two.muster", TWO_SCENARIOS.replace("sp 5/5/5", "sp 5"));
    ITextEditor editor = edit(battle);
    allIsRead();
    cursor(editor, "scenario First", "length");
    UserActions.call("testBattle");
    await(
        "the battle",
        () -> UserActions.told("Test Battle First, seed 1").contains("after 2 rounds"));
    walk("console", report());
    walk("results", inView("dev.muster.dsl.ui.results", Table.class));
    // The map has no menu; its fixes open with Ctrl+1.
    assertNull(inView(BattleMapView.ID, MapCanvas.class).getMenu());
    Tree problems = problems(battle);
    problems.setSelection(problems.getItem(0));
    problems.notifyListeners(SWT.Selection, selected(problems.getItem(0)));
    walk("problems", problems);
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setFocus();
    outline.setSelection(outline.getItem(2));
    outline.notifyListeners(SWT.Selection, selected(outline.getItem(2)));
    walk("outline", outline);
    Tree explorer = explorer(battle);
    explorer.setFocus();
    walk("explorer", explorer);
    page().activate(editor);
    for (String at : List.of("scenario First", "army Royal", "map Field")) {
      cursor(editor, at, " ");
      quiet();
      walk("text", viewer(editor).getTextWidget());
    }
    cursor(editor, "stand", "Swiss");
    quiet();
    for (MenuItem each : page().getWorkbenchWindow().getShell().getMenuBar().getItems()) {
      walk("menu " + plain(each), each.getMenu(), "");
    }
    grey.values().forEach(each -> each.removeAll(WAITING.keySet()));
    grey.values().removeIf(Set::isEmpty);
    assertEquals(Map.of(), grey, "entries that cannot be chosen, and nothing says why");
    assertTrue(
        seen.contains("menu Navigate: Show In > Project Explorer"), "Show In has the explorer");
    assertEquals(Set.of(), doubled);
    assertTrue(entries > 200, "only " + entries + " entries were seen");
  }

  private Control report() throws Exception {
    view(IConsoleConstants.ID_CONSOLE_VIEW);
    AtomicReference<Control> found = new AtomicReference<>();
    await(
        "the report in sight",
        () -> {
          found.set(
              controls(page().getWorkbenchWindow().getShell())
                  .filter(it -> it instanceof StyledText && it.isVisible())
                  .filter(it -> ((StyledText) it).getText().contains("Points lost"))
                  .findFirst()
                  .orElse(null));
          return found.get() != null;
        });
    return found.get();
  }

  /**
   * The tree of the Problems view, and of no other view with columns that is in sight, once it has
   * what is found in a file.
   */
  private Tree problems(IFile file) throws Exception {
    await(
        "a finding",
        () ->
            file.findMarkers(PublishedDiagnostics.MARKER, false, IResource.DEPTH_ZERO).length > 0);
    IViewPart view = view(IPageLayout.ID_PROBLEM_VIEW);
    await(
        "the rows of the view",
        () -> view.getSite().getSelectionProvider() instanceof TreeViewer rows && filled(rows));
    return ((TreeViewer) view.getSite().getSelectionProvider()).getTree();
  }

  private static boolean filled(TreeViewer rows) {
    return rows.getTree().isVisible() && rows.getTree().getItemCount() > 0;
  }

  private Control inView(String id, Class<?> kind) throws Exception {
    view(id);
    AtomicReference<Control> found = new AtomicReference<>();
    await(
        "a " + kind.getSimpleName() + " in " + id,
        () -> {
          found.set(
              controls(page().getWorkbenchWindow().getShell())
                  .filter(it -> kind.isInstance(it) && it.isVisible())
                  .findFirst()
                  .orElse(null));
          return found.get() != null;
        });
    quiet();
    return found.get();
  }

  private void walk(String where, Control control) {
    assertTrue(control.getMenu() != null, "no menu of " + where);
    walk(where, control.getMenu(), "");
  }

  private void walk(String where, Menu menu, String path) {
    menu.notifyListeners(SWT.Show, new Event());
    Set<String> here = new HashSet<>();
    for (MenuItem each : menu.getItems()) {
      if ((each.getStyle() & SWT.SEPARATOR) != 0) {
        continue;
      }
      String name = path + plain(each);
      entries++;
      seen.add(where + ": " + name);
      if (!here.add(name) && !PLACES.contains(path)) {
        doubled.add(name + " of " + where);
      }
      if (!each.isEnabled()) {
        grey.computeIfAbsent(where, none -> new TreeSet<>()).add(name);
      } else if (each.getMenu() != null) {
        walk(where, each.getMenu(), name + " > ");
      }
    }
    menu.notifyListeners(SWT.Hide, new Event());
  }

  private static String plain(MenuItem item) {
    return item.getText().replace("&", "").replaceFirst("\t.*", "");
  }
}
