package dev.muster.dsl.ui.outline;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;

/**
 * Moves a node of the outline before or after a sibling, with its lines of text and the comments
 * directly above them. A node that shares a line with another one cannot move.
 */
final class OutlineReorder {

  private OutlineReorder() {}

  /**
   * Returns the change of the text; empty if the move is not possible.
   *
   * @param brothers the nodes of one parent, in text order
   */
  static Optional<MultiTextEdit> move(
      IDocument text,
      List<DocumentSymbol> brothers,
      DocumentSymbol moved,
      DocumentSymbol target,
      boolean behind) {
    int from = brothers.indexOf(moved);
    int onto = brothers.indexOf(target);
    int to = behind ? onto + 1 : onto;
    if (from < 0 || onto < 0 || from == onto || to == from || to == from + 1) {
      return Optional.empty();
    }
    // Of the gap to its neighbour it takes a copy along, so that blank lines stay between all.
    int neighbour = to < from ? from - 1 : from + 1;
    try {
      for (DocumentSymbol each : List.of(moved, target, brothers.get(neighbour))) {
        if (!isAlone(text, each)) {
          return Optional.empty();
        }
      }
      IRegion lines = lines(text, moved);
      IRegion beside = lines(text, brothers.get(neighbour));
      IRegion goal = lines(text, target);
      String all = text.get();
      String block = all.substring(lines.getOffset(), end(lines));
      MultiTextEdit change = new MultiTextEdit();
      if (to < from) {
        String gap = all.substring(end(beside), lines.getOffset());
        boolean blank = gap.isBlank();
        int place = behind ? end(goal) : goal.getOffset();
        String between = blank ? gap : "\n";
        change.addChild(new InsertEdit(place, behind ? between + block : block + between));
        int begin = blank ? end(beside) : lines.getOffset() - 1;
        change.addChild(new DeleteEdit(begin, end(lines) - begin));
      } else {
        String gap = all.substring(end(lines), beside.getOffset());
        boolean blank = gap.isBlank();
        int place = behind ? end(goal) : goal.getOffset();
        String between = blank ? gap : "\n";
        int begin = lines.getOffset();
        change.addChild(
            new DeleteEdit(begin, (blank ? beside.getOffset() : end(lines) + 1) - begin));
        change.addChild(new InsertEdit(place, behind ? between + block : block + between));
      }
      return Optional.of(change);
    } catch (BadLocationException | IndexOutOfBoundsException | MalformedTreeException outrun) {
      return Optional.empty();
    }
  }

  /** Returns whether nothing else is on its first and last line. */
  private static boolean isAlone(IDocument text, DocumentSymbol symbol)
      throws BadLocationException {
    IRegion first = text.getLineInformation(symbol.getRange().getStart().getLine());
    IRegion last = text.getLineInformation(symbol.getRange().getEnd().getLine());
    String before = text.get(first.getOffset(), symbol.getRange().getStart().getCharacter());
    int end = symbol.getRange().getEnd().getCharacter();
    String after = text.get(last.getOffset() + end, last.getLength() - end).strip();
    return before.isBlank() && (after.isEmpty() || after.startsWith("//"));
  }

  /** The first line of the comments directly above a node; its own line if there are none. */
  private static int firstLine(IDocument text, DocumentSymbol symbol) throws BadLocationException {
    int line = symbol.getRange().getStart().getLine();
    while (line > 0) {
      int comment = commentEndingOn(text, line - 1);
      if (comment < 0) {
        break;
      }
      line = comment;
    }
    return line;
  }

  /**
   * Returns the first line of a comment that ends on a line and shares no line with anything else;
   * -1 if there is none.
   */
  private static int commentEndingOn(IDocument text, int last) throws BadLocationException {
    String words = line(text, last);
    if (words.startsWith("//")) {
      return last;
    }
    for (int first = last; words.endsWith("*/") && first >= 0; first--) {
      int begin = line(text, first).lastIndexOf("/*");
      if (begin >= 0) {
        return begin == 0 ? first : -1;
      }
    }
    return -1;
  }

  private static String line(IDocument text, int number) throws BadLocationException {
    IRegion line = text.getLineInformation(number);
    return text.get(line.getOffset(), line.getLength()).strip();
  }

  /** Its lines with the comments above them, without the end of the last line. */
  private static IRegion lines(IDocument text, DocumentSymbol symbol) throws BadLocationException {
    int begin = text.getLineOffset(firstLine(text, symbol));
    IRegion last = text.getLineInformation(symbol.getRange().getEnd().getLine());
    return new Region(begin, last.getOffset() + last.getLength() - begin);
  }

  private static int end(IRegion region) {
    return region.getOffset() + region.getLength();
  }
}
