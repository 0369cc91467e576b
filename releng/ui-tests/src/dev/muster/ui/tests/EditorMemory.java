package dev.muster.ui.tests;

import java.lang.management.ManagementFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/**
 * What memory many edits of an army of 5,000 stands and many openings of it leave behind. No test:
 * it is named so that a build leaves it out, and prints a table of docs/measured/language-speed.md.
 */
class EditorMemory extends LargeArmy {

  private static final int EDITS = 1_000;
  private static final int OPENINGS = 200;

  /** So often the memory is looked at. */
  private static final int LOOKS = 5;

  private static final int MEBIBYTE = 1 << 20;

  @Test
  void memory() throws Exception {
    IFile file = army(STANDS);
    ITextEditor editor = checked(file);
    line("| After | Memory in use, MiB |%n|---|---|%n");
    line("| opening | %d |%n", used());
    int at = document(editor).get().indexOf(MIDDLE) + 1;
    for (int i = 1; i <= EDITS; i++) {
      StyledText text = place(editor, at);
      key(text, 'x', 'x');
      pause(20);
      key(text, SWT.BS, SWT.BS);
      pause(20);
      if (i % (EDITS / LOOKS) == 0) {
        pause(QUIET);
        line("| %d edits | %d |%n", i, used());
      }
    }
    page().closeEditor(editor, false);
    for (int i = 1; i <= OPENINGS; i++) {
      ITextEditor again = edit(file);
      pause(i % 10 == 0 ? 2_000 : 200);
      page().closeEditor(again, false);
      if (i % (OPENINGS / LOOKS) == 0) {
        pause(QUIET);
        line("| opening and closing %d times | %d |%n", i, used());
      }
    }
  }

  /** The memory in use when all that is not needed is gone; in mebibytes. */
  private static long used() throws Exception {
    for (int i = 0; i < 3; i++) {
      System.gc();
      pause(200);
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEBIBYTE;
  }
}
