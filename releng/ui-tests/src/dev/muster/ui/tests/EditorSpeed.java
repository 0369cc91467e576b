package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/**
 * What a key costs in an army of 5,000 stands. No test: it is named so that a build leaves it out,
 * and prints what it measures (see docs/measured/language-speed.md).
 */
class EditorSpeed extends LargeArmy {

  private static final int SHORTER = 100;
  private static final int WARMING = 40;
  private static final int KEYS = 60;

  /** A fast typist's pause between two keys, in milliseconds. */
  private static final int BETWEEN = 120;

  @Test
  void keys() throws Exception {
    // What a short army costs is what the workbench costs by itself.
    for (int stands : new int[] {STANDS / SHORTER, STANDS}) {
      ITextEditor editor = checked(army(stands));
      line("%d stands; idle, %d ms: %.1f ms in all%n", stands, QUIET, idle());
      typed(editor, MIDDLE, MIDDLE.length(), "in a text", 'x');
      typed(editor, MIDDLE, MIDDLE.length() + 2, "a line that is half typed", 'x');
      typed(editor, MIDDLE, -4, "in a word", 'e');
      lines(editor, MIDDLE);
      page().closeEditor(editor, false);
    }
  }

  /** Types a word and takes it back, key by key, at a typist's pace. */
  private static void typed(ITextEditor editor, String after, int by, String what, char letter)
      throws Exception {
    int at = document(editor).get().indexOf(after) + by;
    String before = document(editor).get();
    StyledText text = place(editor, at);
    List<Double> costs = new ArrayList<>();
    double[] whole = new double[1];
    for (int i = 0; i < WARMING + KEYS; i++) {
      if (i == WARMING) {
        rest(QUIET);
        costs.clear();
        whole[0] = cpu();
      }
      boolean there = i % 20 < 10;
      double start = cpu();
      key(text, there ? letter : SWT.BS, there ? letter : SWT.BS);
      drain();
      costs.add(cpu() - start);
      rest(BETWEEN);
    }
    double typing = cpu() - whole[0];
    double rest = cpu();
    rest(QUIET);
    rest = cpu() - rest;
    assertEquals(before, document(editor).get());
    tell(what, costs, typing, rest);
  }

  /** A line more and a line less. */
  private static void lines(ITextEditor editor, String after) throws Exception {
    IDocument document = document(editor);
    int line = document.getLineOfOffset(document.get().indexOf(after));
    int end = document.getLineOffset(line) + document.getLineLength(line) - 1;
    String before = document.get();
    StyledText text = place(editor, end);
    List<Double> costs = new ArrayList<>();
    double whole = 0;
    for (int i = 0; i < (WARMING + KEYS) / 5; i++) {
      if (i == WARMING / 5) {
        rest(QUIET);
        costs.clear();
        whole = cpu();
      }
      for (int each = 0; each < 6; each++) {
        double start = cpu();
        // Enter indents by four blanks, and each goes again on its own.
        key(text, each == 0 ? SWT.CR : SWT.BS, each == 0 ? SWT.CR : SWT.BS);
        drain();
        costs.add(cpu() - start);
        rest(BETWEEN);
      }
    }
    double typing = cpu() - whole;
    double rest = cpu();
    rest(QUIET);
    rest = cpu() - rest;
    assertEquals(before, document.get());
    tell("a line more and less", costs, typing, rest);
  }

  private static void tell(String what, List<Double> costs, double typing, double rest) {
    double[] sorted = costs.stream().mapToDouble(each -> each).sorted().toArray();
    line(
        "%s: a key %.1f ms (middle), %.1f ms (of ten, the worst but one), %.1f ms (worst);"
            + " with all that goes on meanwhile %.1f ms; the pause after it %.1f ms%n",
        what,
        sorted[sorted.length / 2],
        sorted[sorted.length * 9 / 10],
        sorted[sorted.length - 1],
        typing / costs.size(),
        rest);
  }

  private static double idle() throws Exception {
    double start = cpu();
    rest(QUIET);
    return cpu() - start;
  }

  private static void drain() {
    while (Display.getCurrent().readAndDispatch()) {
      // Whatever the key has brought about.
    }
  }

  /** The time this thread, which is the user interface's, has worked; in milliseconds. */
  private static double cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
  }
}
