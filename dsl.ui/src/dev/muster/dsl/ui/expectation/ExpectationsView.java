package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.expectation.TestNode.State;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.navigate.LocationOpener;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.tree.NodeTree;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;

/**
 * Runs what files expect: the check of each scenario, its lines of {@code expect}, its history, and
 * situations.
 */
public final class ExpectationsView extends ViewPart {

  /** Its name among the views. */
  public static final String ID = "dev.muster.dsl.ui.expectations";

  private static final String HINT =
      "Choose Run All, or Muster > Test Expectations on a file or a project.";

  private final Action all = action("Run All", "test-run", () -> run(each -> true));
  private final Action failed =
      action("Run Failed and Open", "test-rerun", () -> runSame(this::isUnsettled));
  private final Action stop = action("Stop", "stop", this::stop);
  private final Action chosen = action("Run", "test-run", this::runChosen);
  private final Action open = action("Open", null, this::open);

  private Label summary;
  private TreeViewer tree;
  private StyledText message;
  private List<MusterFile> files;
  private List<TestNode> found = List.of();
  private TestRunJob running;

  private static Action action(String label, String picture, Runnable act) {
    Action action =
        new Action(label) {
          @Override
          public void run() {
            act.run();
          }
        };
    action.setToolTipText(label);
    if (picture != null) {
      action.setImageDescriptor(MusterImages.descriptor(picture));
    }
    return action;
  }

  @Override
  public void createPartControl(Composite parent) {
    Composite whole = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
    summary = new Label(whole, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(summary);
    SashForm parts = new SashForm(whole, SWT.HORIZONTAL);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(parts);
    tree = new TreeViewer(parts, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
    tree.setContentProvider(new NodeTree<>(TestNode.class, TestNode::children, TestNode::parent));
    tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new TestLabels()));
    message = new StyledText(parts, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.MULTI);
    message.setMargins(8, 8, 8, 8);
    parts.setWeights(3, 2);
    tree.addSelectionChangedListener(event -> selected());
    tree.addOpenListener(event -> open());
    MenuManager menu = new MenuManager();
    menu.add(chosen);
    menu.add(open);
    tree.getTree().setMenu(menu.createContextMenu(tree.getTree()));
    IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
    tools.add(all);
    tools.add(failed);
    tools.add(stop);
    getSite().setSelectionProvider(tree);
    HelpContext.EXPECTATIONS.on(whole);
    enable();
    say(HINT);
  }

  /** Runs all tests of files. In the user interface's thread. */
  void test(List<MusterFile> wanted) {
    files = List.copyOf(wanted);
    run(each -> true);
  }

  private void run(Predicate<TestNode> wanted) {
    if (running != null) {
      return;
    }
    if (files == null) {
      files = TestedFiles.around(getSite().getPage().getActiveEditor());
    }
    running = new TestRunJob(files, wanted, new Progress(getSite().getShell().getDisplay()));
    enable();
    running.schedule();
  }

  /** Runs the tests of the rows that are shown, which are read again. */
  private void runSame(Predicate<TestNode> shown) {
    List<TestNode> wanted = found.stream().flatMap(TestNode::tests).filter(shown).toList();
    List<TestNode> before = found;
    run(
        each -> {
          boolean same = wanted.stream().anyMatch(each::isSame);
          if (!same) {
            keep(before, each);
          }
          return same;
        });
  }

  /** A test that is not run again keeps its result. */
  private static void keep(List<TestNode> before, TestNode test) {
    before.stream()
        .flatMap(TestNode::tests)
        .filter(test::isSame)
        .findFirst()
        .ifPresent(known -> test.set(known.state(), known.message()));
  }

  private boolean isUnsettled(TestNode test) {
    return test.state() != State.PASSED;
  }

  private void runChosen() {
    List<TestNode> tests =
        tree.getStructuredSelection().stream()
            .flatMap(each -> ((TestNode) each).tests())
            .distinct()
            .toList();
    runSame(tests::contains);
  }

  private void stop() {
    if (running != null) {
      running.cancel();
    }
  }

  private void open() {
    if (tree.getStructuredSelection().getFirstElement() instanceof TestNode node) {
      Position place = new Position(node.line() - 1, 0);
      LocationOpener.at(new Location(node.file().uri(), new Range(place, place)));
    }
  }

  private void selected() {
    message.setText(
        tree.getStructuredSelection().getFirstElement() instanceof TestNode node
            ? node.message()
            : "");
    enable();
  }

  private void enable() {
    boolean idle = running == null;
    boolean any = !tree.getStructuredSelection().isEmpty();
    all.setEnabled(idle);
    failed.setEnabled(idle && found.stream().flatMap(TestNode::tests).anyMatch(this::isUnsettled));
    stop.setEnabled(!idle);
    chosen.setEnabled(idle && any);
    open.setEnabled(any);
  }

  private void say(String words) {
    summary.setText(words.replace("&", "&&"));
    summary.setToolTipText(words);
  }

  private String counts() {
    List<TestNode> tests = found.stream().flatMap(TestNode::tests).toList();
    if (tests.isEmpty()) {
      return "There is nothing to test here: no scenario and no situation.";
    }
    StringBuilder counts =
        new StringBuilder(tests.size() == 1 ? "1 test" : tests.size() + " tests");
    String separator = ": ";
    for (State each : List.of(State.PASSED, State.FAILED, State.OPEN, State.NOT_RUN)) {
      long count = tests.stream().filter(test -> test.state() == each).count();
      if (count > 0 || each == State.PASSED) {
        counts.append(separator).append(count).append(' ').append(each.words());
        separator = ", ";
      }
    }
    return counts.toString();
  }

  @Override
  public void setFocus() {
    tree.getControl().setFocus();
  }

  @Override
  public void dispose() {
    stop();
    super.dispose();
  }

  /** Shows the progress of a job. */
  private final class Progress implements TestRunJob.Listener {
    private final Display display;

    Progress(Display display) {
      this.display = display;
    }

    private void show(Runnable change) {
      if (!display.isDisposed()) {
        display.asyncExec(
            () -> {
              if (!tree.getControl().isDisposed()) {
                change.run();
              }
            });
      }
    }

    @Override
    public void found(List<TestNode> read) {
      show(
          () -> {
            found = read;
            tree.setInput(read);
            tree.expandAll();
            selected();
          });
    }

    @Override
    public void changed(TestNode test) {
      show(
          () -> {
            for (TestNode each = test; each != null; each = each.parent()) {
              tree.update(each, null);
            }
            if (test == tree.getStructuredSelection().getFirstElement()) {
              selected();
            }
          });
    }

    @Override
    public void working(String words) {
      show(() -> say(found.isEmpty() ? words : counts() + " - " + words));
    }

    @Override
    public void ended() {
      show(
          () -> {
            running = null;
            tree.refresh();
            say(counts());
            selected();
          });
    }
  }
}
