package dev.muster.dsl.ui.codemining;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.DocumentEvent;

/**
 * Hints with their positions, in text order.
 *
 * @param all hints, each before the character at its offset, which can be a line end
 */
record PositionedHints(List<Placed> all) {

  static final PositionedHints NONE = new PositionedHints(List.of());

  /**
   * A hint.
   *
   * @param offset of the character behind it
   * @param label what it says, with the blanks around it
   */
  record Placed(int offset, String label) {}

  /** A part of the text from {@code from} to {@code to}, exclusive; empty if both are equal. */
  record Part(int from, int to) {

    boolean touches(Part other) {
      return from <= other.to && other.from <= to;
    }

    Part with(Part other) {
      return new Part(Math.min(from, other.from), Math.max(to, other.to));
    }
  }

  PositionedHints {
    all = List.copyOf(all);
  }

  /**
   * Returns the hints after a change of the text. A hint before a deleted character is deleted too.
   * A line break after a value leaves the hint with the value.
   */
  PositionedHints shifted(DocumentEvent event) {
    String text = event.getText() == null ? "" : event.getText();
    int start = event.getOffset();
    int end = start + event.getLength();
    boolean breaks = text.startsWith("\n") || text.startsWith("\r");
    List<Placed> moved = new ArrayList<>(all.size());
    for (Placed each : all) {
      if (each.offset < start || each.offset == start && breaks && end == start) {
        moved.add(each);
      } else if (each.offset >= end) {
        moved.add(new Placed(each.offset + text.length() - event.getLength(), each.label));
      }
    }
    return new PositionedHints(moved);
  }

  /** Returns the hints in a part of the text. */
  List<Placed> in(int from, int to) {
    return all.stream().filter(each -> each.offset >= from && each.offset <= to).toList();
  }

  /** Returns the parts of the text where the two sets of hints differ. */
  List<Part> changes(PositionedHints others) {
    int most = Math.min(all.size(), others.all.size());
    int same = 0;
    while (same < most && all.get(same).equals(others.all.get(same))) {
      same++;
    }
    int alike = 0;
    while (alike < most - same
        && all.get(all.size() - 1 - alike).equals(others.all.get(others.all.size() - 1 - alike))) {
      alike++;
    }
    List<Part> parts = new ArrayList<>();
    for (PositionedHints each : List.of(this, others)) {
      List<Placed> differing = each.all.subList(same, each.all.size() - alike);
      if (!differing.isEmpty()) {
        parts.add(new Part(differing.getFirst().offset, differing.getLast().offset + 1));
      }
    }
    return parts.size() == 2 && parts.getFirst().touches(parts.getLast())
        ? List.of(parts.getFirst().with(parts.getLast()))
        : parts;
  }
}
