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
 * What a key costs in an army of 5,000 stands, beside one of 50. No test: it is named so that a
 * build leaves it out, and prints a table of docs/measured/language-speed.md.
 */
class EditorSpeed extends LargeArmy {

  private static final int SHORTER = 100;
  private static final int WARMING = 40;
  private static final int KEYS = 60;

  /** A fast typist's pause between two keys, in milliseconds. */
  private static final int BETWEEN = 120;

  /** What a goal of the project allows for a key, in milliseconds. */
  private static final double GOAL = 16;

  /** What keys cost in an army: each, and with all that goes on meanwhile; in milliseconds. */
  private record Typed(String what, double[] sorted, double whole) {
    double middle() {
      return sorted[sorted.length / 2];
    }
  }

  @Test
  void keys() throws Exception {
    // What a short army costs is what the workbench costs by itself.
    List<Typed> small = keys(STANDS / SHORTER);
    List<Typed> large = keys(STANDS);
    line(
        "| A key | %d stands, ms | %d stands, ms | 90th percentile, ms | With all later work, ms |"
            + " Aim |%n",
        STANDS / SHORTER, STANDS);
    line("|---|---|---|---|---|---|%n");
    for (int i = 0; i < large.size(); i++) {
      Typed each = large.get(i);
      line(
          "| %s | %.1f | %.1f (%.1f to %.1f) | %.1f | %.1f | at most %.0f ms: %s |%n",
          each.what,
          small.get(i).middle(),
          each.middle(),
          each.sorted[0],
          each.sorted[each.sorted.length - 1],
          each.sorted[each.sorted.length * 9 / 10],
          each.whole,
          GOAL,
          each.middle() <= GOAL ? "met" : "**missed**");
    }
  }

  private List<Typed> keys(int stands) throws Exception {
    ITextEditor editor = checked(army(stands));
    List<Typed> all = new ArrayList<>();
    all.add(typed(editor, MIDDLE, MIDDLE.length(), "in a text", 'x'));
    all.add(typed(editor, MIDDLE, MIDDLE.length() + 2, "in a line that is half typed", 'x'));
    all.add(typed(editor, MIDDLE, -4, "in a word", 'e'));
    all.add(lines(editor, MIDDLE));
    page().closeEditor(editor, false);
    return all;
  }

  /** Types a word and takes it back, key by key, at a typist's pace. */
  private static Typed typed(ITextEditor editor, String after, int by, String what, char letter)
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
    rest(QUIET);
    assertEquals(before, document(editor).get());
    return measured(what, costs, typing);
  }

  /** A line more and a line less. */
  private static Typed lines(ITextEditor editor, String after) throws Exception {
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
    rest(QUIET);
    assertEquals(before, document.get());
    return measured("for a line added or removed", costs, typing);
  }

  private static Typed measured(String what, List<Double> costs, double typing) {
    double[] sorted = costs.stream().mapToDouble(each -> each).sorted().toArray();
    return new Typed(what, sorted, typing / costs.size());
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
