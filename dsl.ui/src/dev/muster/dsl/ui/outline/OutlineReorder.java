package dev.muster.dsl.ui.outline;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;

/**
 * Moves a node of the outline before or behind a brother: the lines of its text go there, with the
 * comments right above them. What shares a line with something else stays where it is.
 */
final class OutlineReorder {

  private OutlineReorder() {}

  /**
   * The change of the text; nothing where it cannot be made.
   *
   * @param brothers the nodes of one parent, in the order of the text
   */
  static Optional<MultiTextEdit> move(
      IDocument text,
      List<DocumentSymbol> brothers,
      DocumentSymbol moved,
      DocumentSymbol target,
      boolean behind) {
    if (moved == target || !brothers.contains(moved) || !brothers.contains(target)) {
      return Optional.empty();
    }
    try {
      for (DocumentSymbol each : List.of(moved, target)) {
        if (!isAlone(text, each)) {
          return Optional.empty();
        }
      }
      int from = text.getLineOffset(firstLine(text, moved));
      int to = endOf(text, moved.getRange().getEnd().getLine());
      int place =
          behind
              ? endOf(text, target.getRange().getEnd().getLine())
              : text.getLineOffset(firstLine(text, target));
      if (from <= place && place <= to) {
        return Optional.empty();
      }
      String lines = text.get(from, to - from);
      if (!lines.endsWith("\n")) {
        lines += "\n";
      }
      MultiTextEdit change = new MultiTextEdit();
      change.addChild(new DeleteEdit(from, to - from));
      change.addChild(new InsertEdit(place, lines));
      return Optional.of(change);
    } catch (BadLocationException | MalformedTreeException outrun) {
      return Optional.empty();
    }
  }

  /** Whether nothing else stands on its first and last line. */
  private static boolean isAlone(IDocument text, DocumentSymbol symbol)
      throws BadLocationException {
    IRegion first = text.getLineInformation(symbol.getRange().getStart().getLine());
    IRegion last = text.getLineInformation(symbol.getRange().getEnd().getLine());
    String before = text.get(first.getOffset(), symbol.getRange().getStart().getCharacter());
    int end = symbol.getRange().getEnd().getCharacter();
    String after = text.get(last.getOffset() + end, last.getLength() - end).strip();
    return before.isBlank() && (after.isEmpty() || after.startsWith("//"));
  }

  private static int firstLine(IDocument text, DocumentSymbol symbol) throws BadLocationException {
    int line = symbol.getRange().getStart().getLine();
    while (line > 0) {
      IRegion above = text.getLineInformation(line - 1);
      if (!text.get(above.getOffset(), above.getLength()).strip().startsWith("//")) {
        break;
      }
      line--;
    }
    return line;
  }

  private static int endOf(IDocument text, int line) throws BadLocationException {
    return text.getLineOffset(line) + text.getLineLength(line);
  }
}
