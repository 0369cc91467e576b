package dev.muster.dsl.ide.formatting;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * The starts of the lines of a text, to convert many offsets without reading the text each time.
 */
public final class LineIndex {
  private final int[] starts;

  public LineIndex(String text) {
    int[] found = new int[16];
    int lines = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (lines == found.length) {
        found = Arrays.copyOf(found, 2 * lines);
      }
      found[lines++] = at + 1;
    }
    starts = Arrays.copyOf(found, lines);
  }

  /**
   * The line and column of a place.
   *
   * @param offset 0 up to the length of the text
   */
  public Position position(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line, offset - starts[line]);
  }

  /** From one place to another, the second one not in it. */
  public Range range(int from, int to) {
    return new Range(position(from), position(to));
  }
}
