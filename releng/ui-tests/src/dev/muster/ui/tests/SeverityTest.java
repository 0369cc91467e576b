package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.server.PublishedDiagnostics;
import dev.muster.dsl.ui.server.ServerSettings;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How much findings matter, set by the user and by a project. */
class SeverityTest extends WorkbenchFixture {

  /** Pike of two ranks goes against V-034, a warning. */
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5 cb 3 bp 2
      }
      """;

  @AfterEach
  void asUsual() {
    InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE).remove(ServerSettings.CHECKS);
  }

  private static int severity(IFile file, String code) throws Exception {
    return Arrays.stream(file.findMarkers(PublishedDiagnostics.MARKER, true, IResource.DEPTH_ZERO))
        .filter(each -> code.equals(each.getAttribute(PublishedDiagnostics.CODE, "")))
        .mapToInt(each -> each.getAttribute(IMarker.SEVERITY, -1))
        .findFirst()
        .orElse(-1);
  }

  @Test
  void whatTheUserPrefersMarksAnew() throws Exception {
    IFile file = file("army.muster", ARMY);
    await("a warning", () -> severity(file, "V-034") == IMarker.SEVERITY_WARNING);
    AtomicBoolean set =
        inDialog(
            "Preferences (Filtered)",
            "severities.png",
            shell -> later(shell, () -> choose(shell, "V-034", 1)));
    PreferencesUtil.createPreferenceDialogOn(
            page().getWorkbenchWindow().getShell(),
            "dev.muster.dsl.ui.checks",
            new String[] {"dev.muster.dsl.ui.checks"},
            null)
        .open();
    await("the page", set::get);
    await("an error", () -> severity(file, "V-034") == IMarker.SEVERITY_ERROR);
    // A project that has its own word is left alone.
    file("muster.checks", "V-034 info\n");
    await("a remark", () -> severity(file, "V-034") == IMarker.SEVERITY_INFO);
    project().getFile("muster.checks").delete(true, null);
    await("an error again", () -> severity(file, "V-034") == IMarker.SEVERITY_ERROR);
  }

  @Test
  void aProjectSaysItInAFileForAll() throws Exception {
    IFile file = file("army.muster", ARMY);
    IFile checks = file("muster.checks", "# ours\nV-080 off\n");
    await("a warning", () -> severity(file, "V-034") == IMarker.SEVERITY_WARNING);
    AtomicBoolean set =
        inDialog(
            "Properties for battles (Filtered)",
            "project-severities.png",
            shell -> later(shell, () -> choose(shell, "V-034", 4)));
    properties();
    await("the page", set::get);
    await("nothing", () -> severity(file, "V-034") == -1);
    assertEquals("# ours\nV-080 off\nV-034 off\n", checks.readString());
  }

  @Test
  void aProjectBeginsAndStopsToSayIt() throws Exception {
    IFile file = file("army.muster", ARMY);
    IFile checks = project().getFile("muster.checks");
    await("a warning", () -> severity(file, "V-034") == IMarker.SEVERITY_WARNING);
    AtomicBoolean set =
        inDialog(
            "Properties for battles (Filtered)",
            "project-severities-none.png",
            shell ->
                later(
                    shell,
                    () -> {
                      own(shell);
                      choose(shell, "V-034", 3);
                    }));
    properties();
    await("the page", set::get);
    await("a remark", () -> severity(file, "V-034") == IMarker.SEVERITY_INFO);
    assertTrue(checks.readString().endsWith("\nV-034 info\n"), checks.readString());
    AtomicBoolean stopped =
        inDialog(
            "Properties for battles (Filtered)",
            "project-severities-own.png",
            shell ->
                later(
                    shell,
                    () -> {
                      own(shell);
                      press(shell, "Apply and Close");
                    }));
    properties();
    await("the page", stopped::get);
    await("a warning again", () -> severity(file, "V-034") == IMarker.SEVERITY_WARNING);
    assertFalse(checks.exists());
  }

  /**
   * Errors, warnings and remarks are told apart, the errors are in sight, with code and rule, and
   * only what is less is not; also where the remarks were there before them.
   */
  @Test
  void errorsComeFirstAndRemarksDoNotDrownThem() throws Exception {
    InstanceScope.INSTANCE
        .getNode(ServerSettings.BUNDLE)
        .put(ServerSettings.CHECKS, "least info\n");
    anew("org.eclipse.ui.views.ProblemView");
    StringBuilder many = new StringBuilder(ARMY);
    for (int i = 0; i < 12; i++) {
      many.append(ARMY.replace("Royal", "Royal" + i));
    }
    IFile file = file("army.muster", many.toString());
    await("remarks", () -> severity(file, "V-080") == IMarker.SEVERITY_INFO);
    await("two groups", () -> problems().filter(it -> it.getItemCount() == 2).isPresent());
    many.append(ARMY.replace("Royal", "Bad").replace("bp 2", "bp 7"));
    file.setContents(many.toString().getBytes(StandardCharsets.UTF_8), true, false, null);
    await("an error", () -> severity(file, "V-012") == IMarker.SEVERITY_ERROR);
    await("the groups", () -> problems().filter(it -> it.getItemCount() == 3).isPresent());
    await("the errors", () -> problems().orElseThrow().getItem(0).getExpanded());
    screenshot("problems.png");
    Tree tree = problems().orElseThrow();
    TreeItem error = tree.getItem(0).getItem(0);
    assertEquals("V-012", cell(tree, error, "Code"));
    assertTrue(cell(tree, error, "Rule").matches("§.+"), () -> cell(tree, error, "Rule"));
    assertTrue(tree.getItem(0).getText().startsWith("Errors"), tree.getItem(0).getText());
    assertTrue(tree.getItem(1).getText().startsWith("Warnings"), tree.getItem(1).getText());
    assertTrue(tree.getItem(2).getText().startsWith("Infos"), tree.getItem(2).getText());
    assertFalse(tree.getItem(2).getExpanded(), "remarks are not");
    // Who closes the errors finds them closed.
    tree.getItem(0).setExpanded(false);
    Event closed = new Event();
    closed.item = tree.getItem(0);
    tree.notifyListeners(SWT.Collapse, closed);
    many.append(ARMY.replace("Royal", "Worse").replace("bp 2", "bp 7"));
    file.setContents(many.toString().getBytes(StandardCharsets.UTF_8), true, false, null);
    await("two errors", () -> tree.getItem(0).getText().contains("2"));
    allIsRead();
    assertFalse(tree.getItem(0).getExpanded(), "closed by the user");
    page().hideView(page().findView("org.eclipse.ui.views.ProblemView"));
  }

  /** Opens a view as it is opened for the first time. */
  private void anew(String id) throws Exception {
    IViewPart there = page().findView(id);
    if (there != null) {
      page().hideView(there);
    }
    view(id);
  }

  private static String cell(Tree tree, TreeItem row, String column) {
    for (int i = 0; i < tree.getColumnCount(); i++) {
      if (tree.getColumn(i).getText().equals(column)) {
        return row.getText(i);
      }
    }
    return "no column " + column;
  }

  private Optional<Tree> problems() {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(
            it ->
                it instanceof Tree tree
                    && it.isVisible()
                    && tree.getColumnCount() > 3
                    && tree.getItemCount() > 0
                    && tree.getItem(0).getText().matches("(Errors|Warnings|Infos).*"))
        .map(Tree.class::cast)
        .findFirst();
  }

  private void properties() {
    PreferencesUtil.createPropertyDialogOn(
            page().getWorkbenchWindow().getShell(),
            project(),
            "dev.muster.dsl.ui.projectChecks",
            new String[] {"dev.muster.dsl.ui.projectChecks"},
            null)
        .open();
  }

  /** Once the server has told the checks. */
  private static void later(Shell shell, Runnable then) {
    if (table(shell).getItemCount() > 0) {
      then.run();
    } else {
      Display.getCurrent().timerExec(100, () -> later(shell, then));
    }
  }

  private static Table table(Shell shell) {
    return (Table) controls(shell).filter(Table.class::isInstance).findFirst().orElseThrow();
  }

  private static void own(Shell shell) {
    Button own =
        (Button)
            controls(shell)
                .filter(
                    it ->
                        it instanceof Button each
                            && (each.getStyle() & SWT.CHECK) != 0
                            && each.getText().contains("muster.checks"))
                .findFirst()
                .orElseThrow();
    own.setSelection(!own.getSelection());
    own.notifyListeners(SWT.Selection, new Event());
  }

  /** Finds a check by its code and sets its severity, 0 being as usual. */
  private static void choose(Shell shell, String code, int severity) {
    Table table = table(shell);
    Text filter =
        (Text) controls(table.getParent()).filter(Text.class::isInstance).findFirst().orElseThrow();
    Combo level =
        (Combo)
            controls(table.getParent()).filter(Combo.class::isInstance).findFirst().orElseThrow();
    filter.setText("V-012");
    assertEquals(1, table.getItemCount());
    table.select(0);
    table.notifyListeners(SWT.Selection, new Event());
    assertFalse(level.isEnabled(), "what cannot be played stays an error");
    filter.setText(code);
    assertEquals(1, table.getItemCount());
    table.select(0);
    table.notifyListeners(SWT.Selection, new Event());
    assertTrue(level.isEnabled());
    level.select(severity);
    level.notifyListeners(SWT.Selection, new Event());
    capture("severity-chosen.png");
    press(shell, "Apply and Close");
  }
}
