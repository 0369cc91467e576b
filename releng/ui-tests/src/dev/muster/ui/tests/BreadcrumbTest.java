package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.outline.Breadcrumbs;
import java.awt.event.KeyEvent;
import java.util.List;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The line above the text says where the caret is, and leads to what is beside it, by keys alone.
 */
class BreadcrumbTest extends WorkbenchFixture {

  private static final String FILE = "two.muster";
  private static final String SECOND = "scenario Second";

  @AfterEach
  void noneForOthers() throws Exception {
    if (!page().getWorkbenchWindow().getShell().isDisposed() && isShown()) {
      UserActions.call("toggleBreadcrumb");
    }
  }

  private boolean isShown() {
    return page().getActiveEditor() instanceof ITextEditor editor
        && !Breadcrumbs.words(editor).isEmpty();
  }

  private ITextEditor opened() throws Exception {
    ITextEditor editor = edit(file(FILE, TWO_SCENARIOS));
    allIsRead();
    page().activate(editor);
    return editor;
  }

  /** Alt+Shift+B as it is pressed. */
  private void pressItsKey(ITextEditor editor) throws Exception {
    StyledText text = viewer(editor).getTextWidget();
    RealInput.move(text, 20, 20);
    text.getShell().forceActive();
    text.forceFocus();
    await("the focus in the text", text::isFocusControl);
    RealInput.holding(
        KeyEvent.VK_ALT,
        () -> RealInput.holding(KeyEvent.VK_SHIFT, () -> RealInput.key(KeyEvent.VK_B)));
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void itsKeyShowsWhereTheCaretIsAndKeysLeadOn() throws Exception {
    ITextEditor editor = opened();
    cursor(editor, "scenario First", "stand Swiss");
    pressItsKey(editor);
    await(
        "the way to the stand",
        () ->
            Breadcrumbs.words(editor)
                .equals(List.of(FILE, "First, The first day", "Red", "Van", "Swiss, 15 SP")));
    await("the keys", () -> Display.getCurrent().getFocusControl() instanceof Canvas);
    screenshot("breadcrumb.png");
    // To the scenario, whose list has the armies, the map and both scenarios.
    for (int i = 0; i < 3; i++) {
      RealInput.key(KeyEvent.VK_LEFT);
    }
    RealInput.key(KeyEvent.VK_DOWN);
    quiet();
    capture("breadcrumb-list.png");
    for (int i = 0; i < 4; i++) {
      RealInput.key(KeyEvent.VK_DOWN);
    }
    RealInput.key(KeyEvent.VK_ENTER);
    await("the second day", () -> Breadcrumbs.words(editor).get(1).startsWith("Second"));
    assertEquals("Second", selection(editor).getText());
    assertTrue(viewer(editor).getTextWidget().isFocusControl());
  }

  @Test
  void aClickOpensElementsAndListsAndItFollowsTheText() throws Exception {
    ITextEditor editor = opened();
    UserActions.call("toggleBreadcrumb");
    cursor(editor, SECOND, "side Blue");
    await("the side", () -> Breadcrumbs.words(editor).getLast().equals("\u2026"));
    Control line = line(editor);
    // The scenario is the second place, behind the name of the file.
    RealInput.click(line, new Point(150, line.getSize().y / 2));
    await("the scenario", () -> selection(editor).getText().equals("Second"));
    document(editor).replace(selection(editor).getOffset(), "Second".length(), "Third");
    await("the new name", () -> Breadcrumbs.words(editor).get(1).startsWith("Third"));
    UserActions.call("toggleBreadcrumb");
    assertTrue(line.isDisposed());
    assertFalse(isShown());
    assertEquals(
        viewer(editor).getTextWidget().getParent().getParent().getClientArea().height,
        viewer(editor).getTextWidget().getParent().getSize().y,
        "the text has all the room again");
  }

  private static Control line(ITextEditor editor) throws Exception {
    Control text = viewer(editor).getTextWidget();
    return controls(text.getParent().getParent())
        .filter(it -> it instanceof Canvas && it.getParent() == text.getParent().getParent())
        .findFirst()
        .orElseThrow();
  }
}
