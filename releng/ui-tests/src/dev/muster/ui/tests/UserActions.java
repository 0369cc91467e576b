package dev.muster.ui.tests;

import static dev.muster.ui.tests.WorkbenchFixture.await;
import static dev.muster.ui.tests.WorkbenchFixture.controls;
import static dev.muster.ui.tests.WorkbenchFixture.inDialog;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.handlers.IHandlerService;

/** What a user does in the same way in many places. */
final class UserActions {

  private static final String MUSTER = "dev.muster.dsl.ui.";

  private UserActions() {}

  /**
   * Calls a command of Muster as its key does. After a list or a dialog has closed, a key has an
   * effect only once the window is active again.
   */
  static void call(String command) throws Exception {
    Command called =
        PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(MUSTER + command);
    // Without a window manager the focus goes to whatever lies under the mouse.
    PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell().forceActive();
    await("a use of " + command, () -> called.isHandled() && called.isEnabled());
    PlatformUI.getWorkbench()
        .getService(IHandlerService.class)
        .executeCommand(MUSTER + command, null);
  }

  /** Presses a key where the focus is. */
  static void pressKey(int modifiers, int key) {
    Control focus = Display.getCurrent().getFocusControl();
    assertNotNull(focus, "something has the focus");
    pressKey(focus, modifiers, key);
  }

  /**
   * Presses a key in a control.
   *
   * @param key a letter, or a code of SWT
   */
  static void pressKey(Control control, int modifiers, int key) {
    for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
      if (!control.isDisposed()) {
        Event event = new Event();
        event.stateMask = modifiers;
        event.keyCode = key;
        event.character = (key & SWT.KEYCODE_BIT) == 0 ? (char) key : 0;
        event.doit = true;
        control.notifyListeners(type, event);
      }
    }
  }

  /** The list of completions or quick fixes, while it is shown. */
  static Optional<Table> proposals() {
    return Arrays.stream(Display.getCurrent().getShells())
        .filter(Shell::isVisible)
        .flatMap(WorkbenchFixture::controls)
        .filter(Table.class::isInstance)
        .map(Table.class::cast)
        .filter(it -> it.isVisible() && it.getItemCount() > 0 && it.getShell().getText().isEmpty())
        .findFirst();
  }

  /** Takes the first of the list of completions or quick fixes. */
  static void takeFirstProposal() throws Exception {
    await("a list to choose from", () -> proposals().isPresent());
    Table list = proposals().orElseThrow();
    list.setSelection(0);
    list.notifyListeners(SWT.Selection, new Event());
    list.notifyListeners(SWT.DefaultSelection, new Event());
  }

  /**
   * Whether a console is that of a battle, which goes on or is over.
   *
   * @param battle the name while it goes on, such as "Test Battle Dreux, seed 1"
   */
  static boolean isOf(IConsole console, String battle) {
    return console.getName().equals(battle)
        || console.getName().startsWith(battle.replaceFirst("^Test Battle ", "") + ": ");
  }

  /** What stands in a console; nothing where there is none of that name. */
  static String told(String console) {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .filter(it -> isOf(it, console))
        .map(it -> ((TextConsole) it).getDocument().get())
        .findFirst()
        .orElse("");
  }

  /** Opens a wizard as the menu New does, and does something in it. */
  static void wizard(String id, String title, String picture, Consumer<Shell> act)
      throws Exception {
    ParameterizedCommand command =
        ParameterizedCommand.generateCommand(
            PlatformUI.getWorkbench()
                .getService(ICommandService.class)
                .getCommand("org.eclipse.ui.newWizard"),
            Map.of("newWizardId", MUSTER + id));
    AtomicBoolean done = inDialog(title, picture, act);
    PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    await("the wizard", done::get);
  }

  /** The first field to write in that holds this. */
  static Text text(Shell dialog, String now) {
    return (Text)
        controls(dialog)
            .filter(
                it -> it instanceof Text each && each.getEditable() && each.getText().equals(now))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no field with '" + now + "'"));
  }

  /** Presses the radio button whose label begins so. */
  static void select(Shell dialog, String label) {
    List<Button> choices =
        controls(dialog)
            .filter(it -> it instanceof Button && (it.getStyle() & SWT.RADIO) != 0)
            .map(Button.class::cast)
            .toList();
    Button wanted =
        choices.stream()
            .filter(each -> each.getText().startsWith(label))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no choice " + label));
    for (Button each : choices) {
      each.setSelection(each == wanted);
      each.notifyListeners(SWT.Selection, new Event());
    }
  }
}
