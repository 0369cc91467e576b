package dev.muster.dsl.ui.highlighting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.SemanticTokensLegend;

/**
 * The semantic tokens of a file, in text order. They are kept in arrays of numbers, because a large
 * army has tens of thousands, and each key moves all tokens after a change.
 */
final class SemanticTokenTable {

  static final SemanticTokenTable NONE =
      new SemanticTokenTable(new int[0], new int[0], new int[0], List.of());

  private static final int NUMBERS_OF_A_TOKEN = 5;

  private final int[] offsets;
  private final int[] lengths;
  private final int[] types;
  private final List<String> names;

  private SemanticTokenTable(int[] offsets, int[] lengths, int[] types, List<String> names) {
    this.offsets = offsets;
    this.lengths = lengths;
    this.types = types;
    this.names = names;
  }

  /**
   * Reads the form of the protocol: five numbers per token, with positions relative to the previous
   * token.
   *
   * @param legend the meaning of type and modifier numbers
   */
  static SemanticTokenTable of(
      IDocument document, SemanticTokensLegend legend, List<Integer> data) {
    int count = data.size() / NUMBERS_OF_A_TOKEN;
    int[] offsets = new int[count];
    int[] lengths = new int[count];
    int[] types = new int[count];
    List<String> names = new ArrayList<>();
    Map<Long, Integer> numbers = new HashMap<>();
    int line = 0;
    int start = 0;
    try {
      for (int i = 0; i < count; i++) {
        int at = i * NUMBERS_OF_A_TOKEN;
        if (data.get(at) == 0) {
          start += data.get(at + 1);
        } else {
          line += data.get(at);
          start = document.getLineOffset(line) + data.get(at + 1);
        }
        offsets[i] = start;
        lengths[i] = data.get(at + 2);
        int type = data.get(at + 3);
        int modifiers = data.get(at + 4);
        types[i] =
            numbers.computeIfAbsent(
                (long) type << Integer.SIZE | modifiers,
                each -> {
                  names.add(SyntaxColours.of(legend, type, modifiers));
                  return names.size() - 1;
                });
      }
    } catch (BadLocationException outrun) {
      return NONE;
    }
    return new SemanticTokenTable(offsets, lengths, types, List.copyOf(names));
  }

  /**
   * Returns the tokens after a change of the text: it removes those in the changed range and moves
   * those after it.
   */
  SemanticTokenTable moved(DocumentEvent event) {
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
        ? new SemanticTokenTable(moved, lengths, types, names)
        : new SemanticTokenTable(
            moved, cut(lengths, before, behind), cut(types, before, behind), names);
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

  /** Returns the number of tokens. */
  int size() {
    return offsets.length;
  }

  /** The index of the first token that does not begin before an offset. */
  int firstFrom(int offset) {
    int index = Arrays.binarySearch(offsets, offset);
    return index >= 0 ? index : -index - 1;
  }

  int offset(int index) {
    return offsets[index];
  }

  int end(int index) {
    return offsets[index] + lengths[index];
  }

  /** The name of a token's colour. */
  String colour(int index) {
    return names.get(types[index]);
  }

  /** The smallest region outside which both give every word the same colour. */
  IRegion difference(SemanticTokenTable other) {
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

  private boolean isSame(int index, SemanticTokenTable other, int otherIndex) {
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
