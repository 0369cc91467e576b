package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.texteditor.ITextEditor;

/** An army far longer than any of the hobby, to measure what an editor costs. */
abstract class LargeArmy extends WorkbenchFixture {

  /** A text that stands once in it, in the middle. */
  static final String MIDDLE = "\"Middle";

  /** So long, in milliseconds, that all that waits for a pause in the typing has been done. */
  static final int QUIET = 4_000;

  static final int STANDS = 5_000;

  IFile army(int stands) throws Exception {
    view("org.eclipse.ui.views.ProblemView");
    view("org.eclipse.ui.views.ContentOutline");
    pause(500);
    return file("army" + stands + ".muster", army("Large", stands));
  }

  ITextEditor checked(IFile file) throws Exception {
    ITextEditor editor = edit(file);
    allIsRead();
    pause(QUIET);
    return editor;
  }

  /**
   * Lets time pass as the workbench does: asleep until there is something to do. To look again and
   * again costs as much as a key.
   */
  static void rest(long milliseconds) {
    Display display = Display.getCurrent();
    boolean[] over = new boolean[1];
    display.timerExec((int) milliseconds, () -> over[0] = true);
    while (!over[0]) {
      if (!display.readAndDispatch()) {
        display.sleep();
      }
    }
  }

  static StyledText place(ITextEditor editor, int offset) {
    StyledText text = viewer(editor).getTextWidget();
    editor.selectAndReveal(offset, 0);
    text.setFocus();
    return text;
  }

  static void key(StyledText text, int code, int character) {
    for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
      Event event = new Event();
      event.type = type;
      event.keyCode = code;
      event.character = (char) character;
      event.widget = text;
      text.notifyListeners(type, event);
    }
  }

  /** Prints a line of what was measured. */
  static void line(String format, Object... numbers) {
    System.out.printf(Locale.ROOT, format, numbers);
  }

  private static String army(String name, int stands) {
    List<String> lines =
        List.of(
            "Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit",
            "Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2",
            "PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3",
            "Lancer B mp 3*2 sp 6 cb 4 bp 3");
    var text = new StringBuilder("army " + name + " for snaphance.final {\n");
    text.append("    training poor\n    breaks at 1/3\n");
    for (int i = 0; i < stands; i++) {
      text.append("    stand Stand").append(i).append(i == stands / 2 ? " \"Middle\" " : " ");
      text.append(lines.get(i % lines.size())).append('\n');
    }
    assertTrue(text.indexOf("Middle") > 0);
    return text.append("}\n").toString();
  }
}
