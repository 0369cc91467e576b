package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The view that runs what files expect. */
class ExpectationsTest extends WorkbenchFixture {

  private static final String VIEW = "dev.muster.dsl.ui.expectations";

  /** All battles of it are drawn after two rounds. */
  private static final String EXPECTING =
      ARMY
          + FIRST_DAY.replace(
              "length 2 rounds",
              """
              length 2 rounds
                  expect draw 90%..100%
                  expect rounds 1..1
                  expect odds "Royal.Swiss charges Royal.Swiss" 0%..90% that Swiss-2 destroyed
              """
                  .strip());

  @AfterEach
  void closeTheView() throws Exception {
    page().hideView(page().findView(VIEW));
  }

  private IViewPart view() throws Exception {
    await("the view", () -> page().findView(VIEW) != null);
    return page().findView(VIEW);
  }

  private Tree tree() throws Exception {
    view();
    return controls(page().getWorkbenchWindow().getShell())
        .filter(Tree.class::isInstance)
        .map(Tree.class::cast)
        .filter(each -> each.isVisible() && parts(each).size() == 1)
        .findFirst()
        .orElseThrow();
  }

  /** The message beside the tree. */
  private static List<StyledText> parts(Tree tree) {
    return controls(tree.getParent())
        .filter(StyledText.class::isInstance)
        .map(StyledText.class::cast)
        .filter(each -> each.getParent() == tree.getParent())
        .toList();
  }

  private static String summary(Tree tree) {
    return controls(tree.getParent().getParent())
        .filter(Label.class::isInstance)
        .map(each -> ((Label) each).getText())
        .findFirst()
        .orElse("");
  }

  private static List<String> rows(Tree tree) {
    List<String> rows = new ArrayList<>();
    for (TreeItem each : tree.getItems()) {
      add(each, "", rows);
    }
    return rows;
  }

  private static void add(TreeItem item, String indent, List<String> rows) {
    rows.add(indent + item.getText());
    Arrays.stream(item.getItems()).forEach(each -> add(each, indent + "  ", rows));
  }

  private static TreeItem row(TreeItem[] items, String text) {
    for (TreeItem each : items) {
      TreeItem found = each.getText().startsWith(text) ? each : row(each.getItems(), text);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static void select(Tree tree, TreeItem item) {
    tree.setSelection(item);
    Event event = selected(item);
    tree.notifyListeners(SWT.Selection, event);
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void expectationsAreTestedAndLeadToTheirLines() throws Exception {
    IFile file = file("expecting.muster", EXPECTING);
    ITextEditor editor = edit(file);
    allIsRead();
    assertEquals(List.of(), errors(file));
    call("testExpectations");
    Tree tree = tree();
    await("the end", () -> summary(tree).equals("4 tests: 3 passed, 1 failed"));
    assertEquals(
        List.of(
            "expecting.muster",
            "  The first day",
            "    check  passed",
            "    expect draw 90%..100%  passed",
            "    expect rounds 1..1  failed",
            "    expect odds \"Royal.Swiss charges Royal.Swiss\" 0%..90% that Swiss-2 destroyed"
                + "  passed"),
        rows(tree));
    TreeItem failed = row(tree.getItems(), "expect rounds");
    select(tree, failed);
    String message = parts(tree).getFirst().getText();
    assertEquals(
        "expect rounds 1: it is 2.0 (2.0 to 2.0) after 100 battles",
        message.replaceFirst("\\(.*\\)", "(2.0 to 2.0)"));
    screenshot("expectations.png");
    tree.notifyListeners(SWT.DefaultSelection, selected(failed));
    await(
        "the line of what failed",
        () -> {
          ITextSelection caret = selection(editor);
          return document(editor)
              .get()
              .lines()
              .skip(caret.getStartLine())
              .findFirst()
              .orElse("")
              .contains("expect rounds 1..1");
        });
    document(editor).set(EXPECTING.replace("rounds 1..1", "rounds 1..2"));
    allIsRead();
    select(tree, row(tree.getItems(), "The first day"));
    pressTool(view(), "Run All");
    await("all pass", () -> summary(tree).equals("4 tests: 4 passed"));
    assertTrue(row(tree.getItems(), "expect rounds 1..2").getText().endsWith("passed"));
  }

  @Test
  void theProjectIsTestedAndTheFailedAreTestedAgain() throws Exception {
    file("one.muster", EXPECTING);
    file("march.situation", "situation \"No board\"\n");
    page().closeAllEditors(false);
    call("testExpectations");
    Tree tree = tree();
    await("the end", () -> summary(tree).equals("5 tests: 3 passed, 2 failed"));
    assertTrue(rows(tree).contains("march.situation  failed"), () -> rows(tree).toString());
    pressTool(view(), "Run Failed and Open");
    await("the end again", () -> summary(tree).equals("5 tests: 3 passed, 2 failed"));
  }

  @Test
  void aRunIsStopped() throws Exception {
    edit(file("long.muster", dreuxWith("expect Royal wins 0%..66%")));
    allIsRead();
    call("testExpectations");
    Tree tree = tree();
    await("it is being fought", () -> summary(tree).matches(".*\\d+ .*battles.*"));
    screenshot("expectations-running.png");
    pressTool(view(), "Stop");
    await("the end", () -> summary(tree).equals("2 tests: 1 passed, 1 not run"));
  }

  private static String dreuxWith(String line) throws Exception {
    String text = dreux();
    String withoutOwn = text.substring(0, text.indexOf("    history {")) + "}\n";
    return withoutOwn.replaceFirst("length \\d+ rounds", "$0\n    " + line);
  }
}
