package dev.muster.dsl.ide.server;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;

/**
 * A text that accepts every position, as the protocol requires (LSP 3.17, Position): a position
 * after the end of a line means the end of the line, one after the last line the end of the text.
 */
final class ClampedDocument extends Document {
  private ClampedDocument(Integer version, String contents) {
    super(version, contents, false);
  }

  static ClampedDocument of(Document document) {
    return document instanceof ClampedDocument clamped
        ? clamped
        : new ClampedDocument(document.getVersion(), document.getContents());
  }

  @Override
  public int getOffSet(Position position) {
    String text = getContents();
    int start = 0;
    for (int line = 0; line < position.getLine(); line++) {
      int end = text.indexOf('\n', start);
      if (end < 0) {
        return text.length();
      }
      start = end + 1;
    }
    int end = text.indexOf('\n', start);
    if (end < 0) {
      end = text.length();
    } else if (end > start && text.charAt(end - 1) == '\r') {
      end--;
    }
    // a sum of the two may be larger than a number can be
    return Math.clamp((long) start + position.getCharacter(), start, end);
  }

  @Override
  public ITextRegion getTextRegion(Range range) {
    int start = getOffSet(range.getStart());
    return new TextRegion(start, Math.max(0, getOffSet(range.getEnd()) - start));
  }

  @Override
  public Document applyTextDocumentChanges(
      Iterable<? extends TextDocumentContentChangeEvent> changes) {
    String text = getContents();
    for (TextDocumentContentChangeEvent each : changes) {
      if (each.getRange() == null) {
        text = each.getText();
      } else {
        ITextRegion region = new ClampedDocument(getVersion(), text).getTextRegion(each.getRange());
        text =
            text.substring(0, region.getOffset())
                + each.getText()
                + text.substring(region.getOffset() + region.getLength());
      }
    }
    return new ClampedDocument(getVersion() + 1, text);
  }
}
