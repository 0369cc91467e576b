package dev.muster.dsl.ui.editor;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;

/** Finds the word around an offset. */
public final class WordFinder {

  private WordFinder() {}

  public static IRegion at(IDocument document, int offset) {
    try {
      int start = offset;
      int end = offset;
      while (start > 0 && part(document.getChar(start - 1))) {
        start--;
      }
      while (end < document.getLength() && part(document.getChar(end))) {
        end++;
      }
      return new Region(start, end - start);
    } catch (BadLocationException gone) {
      return new Region(offset, 0);
    }
  }

  private static boolean part(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }
}
