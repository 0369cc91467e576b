package dev.muster.dsl.ui.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;

/** The selections before each expansion. Used in the UI thread only. */
final class SelectionHistory {

  private static final int LONGEST = 100;

  private static final Map<IDocument, SelectionHistory> OF = new WeakHashMap<>();

  private final Deque<ITextSelection> before = new ArrayDeque<>();

  private SelectionHistory() {}

  static SelectionHistory of(IDocument document) {
    return OF.computeIfAbsent(document, each -> new SelectionHistory());
  }

  void grown(ITextSelection from) {
    before.push(from);
    if (before.size() > LONGEST) {
      before.removeLast();
    }
  }

  /**
   * Returns the selection that was expanded to the current one; null if the current selection is
   * not the last expanded one.
   */
  ITextSelection back(ITextSelection now) {
    while (!before.isEmpty()) {
      ITextSelection last = before.pop();
      if (now.getOffset() <= last.getOffset()
          && last.getOffset() + last.getLength() <= now.getOffset() + now.getLength()) {
        return last;
      }
    }
    return null;
  }
}
