package dev.muster.dsl.ui.look;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;

/**
 * The words whose meaning the server knows, in the order of the text. Kept as numbers: there are
 * tens of thousands in a large army, and all behind a change move with each key.
 */
final class NameTokens {

  static final NameTokens NONE = new NameTokens(new int[0], new int[0], new int[0], List.of());

  /** A word of the text. */
  record Token(int offset, int length, String type) {}

  private static final int NUMBERS_OF_A_TOKEN = 5;

  private final int[] offsets;
  private final int[] lengths;
  private final int[] types;
  private final List<String> names;

  private NameTokens(int[] offsets, int[] lengths, int[] types, List<String> names) {
    this.offsets = offsets;
    this.lengths = lengths;
    this.types = types;
    this.names = names;
  }

  /**
   * Reads the protocol's form: five numbers a token, places relative to the token before.
   *
   * @param names of the types, by their numbers
   */
  static NameTokens of(IDocument document, List<String> names, List<Integer> data) {
    int count = data.size() / NUMBERS_OF_A_TOKEN;
    int[] offsets = new int[count];
    int[] lengths = new int[count];
    int[] types = new int[count];
    int line = 0;
    int column = 0;
    try {
      for (int i = 0; i < count; i++) {
        int at = i * NUMBERS_OF_A_TOKEN;
        column = data.get(at) == 0 ? column + data.get(at + 1) : data.get(at + 1);
        line += data.get(at);
        offsets[i] = document.getLineOffset(line) + column;
        lengths[i] = data.get(at + 2);
        types[i] = data.get(at + 3);
      }
    } catch (BadLocationException outrun) {
      return NONE;
    }
    return new NameTokens(offsets, lengths, types, List.copyOf(names));
  }

  /** The same after a change of the text: what stood in it is gone, what stood behind it moves. */
  NameTokens moved(DocumentEvent event) {
    int start = event.getOffset();
    int end = start + event.getLength();
    int by = (event.getText() == null ? 0 : event.getText().length()) - event.getLength();
    int before = firstEndingAfter(start);
    int behind = before;
    while (behind < offsets.length && offsets[behind] < end) {
      behind++;
    }
    if (behind == before && by == 0) {
      return this;
    }
    int[] moved = cut(offsets, before, behind);
    for (int i = before; i < moved.length; i++) {
      moved[i] += by;
    }
    return behind == before
        ? new NameTokens(moved, lengths, types, names)
        : new NameTokens(moved, cut(lengths, before, behind), cut(types, before, behind), names);
  }

  private static int[] cut(int[] numbers, int from, int to) {
    int[] left = Arrays.copyOf(numbers, numbers.length - (to - from));
    System.arraycopy(numbers, to, left, from, numbers.length - to);
    return left;
  }

  /** The index of the first token that ends behind an offset. */
  private int firstEndingAfter(int offset) {
    int index = Arrays.binarySearch(offsets, offset);
    int first = index >= 0 ? index : -index - 1;
    return first > 0 && offsets[first - 1] + lengths[first - 1] > offset ? first - 1 : first;
  }

  /** The tokens that lie in a region. */
  List<Token> in(int offset, int length) {
    List<Token> found = new ArrayList<>();
    for (int i = firstEndingAfter(offset);
        i < offsets.length && offsets[i] + lengths[i] <= offset + length;
        i++) {
      if (offsets[i] >= offset) {
        found.add(new Token(offsets[i], lengths[i], names.get(types[i])));
      }
    }
    return found;
  }

  /** The smallest region outside which both give every word the same colour. */
  IRegion difference(NameTokens other) {
    int most = Math.min(offsets.length, other.offsets.length);
    int same = 0;
    while (same < most && isSame(same, other, same)) {
      same++;
    }
    int end = 0;
    while (end < most - same
        && isSame(offsets.length - 1 - end, other, other.offsets.length - 1 - end)) {
      end++;
    }
    int start = Math.min(startOf(same), other.startOf(same));
    int behind =
        Math.max(
            endOf(offsets.length - 1 - end, same),
            other.endOf(other.offsets.length - 1 - end, same));
    return new Region(behind > start ? start : 0, Math.max(0, behind - start));
  }

  private boolean isSame(int index, NameTokens other, int otherIndex) {
    return offsets[index] == other.offsets[otherIndex]
        && lengths[index] == other.lengths[otherIndex]
        && names.get(types[index]).equals(other.names.get(other.types[otherIndex]));
  }

  private int startOf(int index) {
    return index < offsets.length ? offsets[index] : Integer.MAX_VALUE;
  }

  private int endOf(int index, int atLeast) {
    return index >= atLeast && index < offsets.length ? offsets[index] + lengths[index] : 0;
  }
}
