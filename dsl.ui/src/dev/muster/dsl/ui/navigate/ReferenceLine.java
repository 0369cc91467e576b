package dev.muster.dsl.ui.navigate;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;

/**
 * A line with a reference, in the Search view.
 *
 * @param file the file
 * @param line from 1
 * @param text text of the line, trimmed
 */
public record ReferenceLine(IFile file, int line, String text) {

  static ReferenceLine of(IFile file, IDocument document, IRegion place) {
    try {
      int line = document.getLineOfOffset(place.getOffset());
      IRegion whole = document.getLineInformation(line);
      return new ReferenceLine(
          file, line + 1, document.get(whole.getOffset(), whole.getLength()).strip());
    } catch (BadLocationException outrun) {
      return new ReferenceLine(file, 1, "");
    }
  }
}
