package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.pressKey;
import static dev.muster.ui.tests.UserActions.proposals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Templates that a user writes stand in the list of completions, beside what the games bring. */
class TemplatesTest extends WorkbenchFixture {

  private static final String PREFERENCES = "dev.muster.dsl.ui";

  @AfterEach
  void forgotten() throws Exception {
    InstanceScope.INSTANCE.getNode(PREFERENCES).remove("templates");
  }

  /** As a user does it: Preferences, New, a name and a text, Apply and Close. */
  private void written(String name, String pattern, String picture) throws Exception {
    AtomicBoolean done =
        inDialog(
            "Preferences",
            picture,
            dialog -> {
              AtomicBoolean made = inDialog("New Template", "", it -> fill(it, name, pattern));
              press(dialog, "New...");
              until("the template", made::get);
              Table table =
                  (Table)
                      controls(dialog)
                          .filter(it -> it instanceof Table && it.isVisible())
                          .findFirst()
                          .orElseThrow();
              assertEquals(
                  List.of(name), Arrays.stream(table.getItems()).map(TableItem::getText).toList());
              press(dialog, "Apply and Close");
            });
    PreferencesUtil.createPreferenceDialogOn(
            page().getWorkbenchWindow().getShell(), "dev.muster.dsl.ui.templates", null, null)
        .open();
    await("the page", done::get);
  }

  private static void fill(Shell dialog, String name, String pattern) {
    Text field = (Text) controls(dialog).filter(it -> it instanceof Text).findFirst().orElseThrow();
    field.setText(name);
    StyledText text =
        (StyledText)
            controls(dialog).filter(StyledText.class::isInstance).findFirst().orElseThrow();
    text.setText(pattern);
    until("a template that can be", () -> button(dialog, "OK").isEnabled());
    press(dialog, "OK");
  }

  /** Ctrl+Space. */
  private static void assist(ITextEditor editor) throws Exception {
    StyledText text = viewer(editor).getTextWidget();
    text.getShell().forceActive();
    RealInput.move(text, 20, 20);
    text.forceFocus();
    await("the keys", text::isFocusControl);
    quiet();
    RealInput.holding(KeyEvent.VK_CONTROL, () -> RealInput.key(KeyEvent.VK_SPACE));
  }

  private static List<String> offered() {
    return proposals().stream()
        .flatMap(it -> Arrays.stream(it.getItems()))
        .map(TableItem::getText)
        .toList();
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void oneIsWrittenOfferedAndFilledIn() throws Exception {
    written(
        "tercio",
        "stand ${name} \"Tercio\" PikeAndShot B mp 1 sp 6 cb 1 bp 3 {\n    note \"${cursor}\"\n}",
        "templates.png");
    String before = ARMY.replace("}\n", "    \n}\n");
    ITextEditor editor = edit(file("army.muster", before));
    allIsRead();
    int line = before.lastIndexOf("\n}");
    editor.selectAndReveal(line, 0);
    StyledText text = viewer(editor).getTextWidget();
    text.setFocus();
    assist(editor);
    await("the template", () -> offered().stream().anyMatch(it -> it.startsWith("tercio")));
    await(
        "it beside those of the game",
        () -> offered().stream().anyMatch(it -> it.startsWith("stand ...")));
    screenshot("templates-offered.png");
    text.setFocus();
    for (char each : "terc".toCharArray()) {
      pressKey(text, SWT.NONE, each);
    }
    await("it alone", () -> offered().size() == 1);
    UserActions.takeFirstProposal();
    await(
        "its lines, indented",
        () ->
            document(editor)
                .get()
                .contains(
                    "    stand name \"Tercio\" PikeAndShot B mp 1 sp 6 cb 1 bp 3 {\n"
                        + "        note \"\"\n    }\n}"));
    assertEquals("name", selection(editor).getText());
    screenshot("templates-filled.png");
  }

  @Test
  void noneIsOfferedInTheMiddleOfALine() throws Exception {
    written("tercio", "stand ${name}", "");
    ITextEditor editor = edit(file("army.muster", ARMY));
    allIsRead();
    cursor(editor, "stand Swiss", "two-hex");
    viewer(editor).getTextWidget().setFocus();
    assist(editor);
    await("the list of the game", () -> offered().stream().anyMatch(it -> it.contains("trait")));
    assertTrue(offered().stream().noneMatch(it -> it.startsWith("tercio")), () -> "" + offered());
  }
}
