package dev.muster.dsl.ui.highlighting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.DocumentRewriteSession;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.TypedPosition;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.IPartitionTokenScanner;
import org.eclipse.jface.text.rules.IToken;

/**
 * After a change, partitions the document again only up to the next line that begins outside
 * comments and texts, as it did before; the partitions after it stay unchanged. The superclass
 * continues to the next comment or text, which in a long army can be the end of the file.
 */
final class IncrementalPartitioner extends FastPartitioner {

  private boolean ready;

  IncrementalPartitioner(IPartitionTokenScanner scanner, String[] types) {
    super(scanner, types);
  }

  @Override
  protected void initialize() {
    super.initialize();
    ready = true;
  }

  @Override
  public void stopRewriteSession(DocumentRewriteSession session) {
    super.stopRewriteSession(session);
    // Discards all partitions; the next request computes them again.
    ready = false;
  }

  @Override
  public IRegion documentChanged2(DocumentEvent event) {
    if (!ready) {
      return super.documentChanged2(event);
    }
    try {
      fPositionUpdater.update(event);
      clearPositionCache();
      int from = beginning(event.getOffset());
      List<TypedPosition> found = new ArrayList<>();
      int text = event.getText() == null ? 0 : event.getText().length();
      int until = read(from, event.getOffset() + text, found);
      return replace(from, until, found);
    } catch (BadLocationException | BadPositionCategoryException impossible) {
      throw new IllegalStateException(impossible);
    } finally {
      clearPositionCache();
    }
  }

  /**
   * Returns where to begin reading: outside any partition, at the start of a line or of a partition
   * that continues into it.
   */
  private int beginning(int offset) throws BadLocationException, BadPositionCategoryException {
    int line = fDocument.getLineInformationOfOffset(offset).getOffset();
    Position[] parts = getPositions();
    int before = firstAtOrBehind(parts, line) - 1;
    return before >= 0 && end(parts[before]) >= line ? parts[before].getOffset() : line;
  }

  /**
   * Reads from a position outside any partition.
   *
   * @return the end of the part that had to be read
   */
  private int read(int from, int changed, List<TypedPosition> found)
      throws BadLocationException, BadPositionCategoryException {
    Position[] parts = getPositions();
    fScanner.setRange(fDocument, from, fDocument.getLength() - from);
    while (true) {
      IToken token = fScanner.nextToken();
      if (token.isEOF()) {
        return fDocument.getLength();
      }
      int offset = fScanner.getTokenOffset();
      int end = offset + fScanner.getTokenLength();
      String type = getTokenContentType(token);
      if (isSupportedContentType(type)) {
        found.add(new TypedPosition(offset, end - offset, type));
      }
      if (end >= changed && fDocument.getChar(end - 1) == '\n' && isOpen(parts, end)) {
        return end;
      }
    }
  }

  /** Whether an offset lay in no part. */
  private static boolean isOpen(Position[] parts, int offset) {
    int before = firstAtOrBehind(parts, offset) - 1;
    return before < 0 || end(parts[before]) <= offset;
  }

  /** Puts what was found in the place of what was there, as far as they differ. */
  private IRegion replace(int from, int until, List<TypedPosition> found)
      throws BadLocationException, BadPositionCategoryException {
    Position[] parts = getPositions();
    List<Position> there =
        Arrays.asList(parts)
            .subList(
                firstAtOrBehind(parts, from),
                Math.max(firstAtOrBehind(parts, from), firstAtOrBehind(parts, until)));
    int least = Math.min(there.size(), found.size());
    int same = 0;
    while (same < least && there.get(same).equals(found.get(same))) {
      same++;
    }
    int alike = 0;
    while (alike < least - same
        && there.get(there.size() - 1 - alike).equals(found.get(found.size() - 1 - alike))) {
      alike++;
    }
    List<? extends Position> gone = there.subList(same, there.size() - alike);
    List<? extends Position> come = found.subList(same, found.size() - alike);
    if (gone.isEmpty() && come.isEmpty()) {
      return null;
    }
    int start = until;
    int end = from;
    for (List<? extends Position> each : List.of(gone, come)) {
      if (!each.isEmpty()) {
        start = Math.min(start, each.getFirst().getOffset());
        end = Math.max(end, end(each.getLast()));
      }
    }
    String category = getManagingPositionCategories()[0];
    for (Position each : gone) {
      fDocument.removePosition(category, each);
    }
    for (Position each : come) {
      fDocument.addPosition(category, each);
    }
    return new Region(start, Math.max(0, Math.min(end, fDocument.getLength()) - start));
  }

  private static int firstAtOrBehind(Position[] parts, int offset) {
    int low = 0;
    int high = parts.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (parts[middle].getOffset() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static int end(Position part) {
    return part.getOffset() + part.getLength();
  }
}
