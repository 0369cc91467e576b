package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A possible correction at a place where parsing failed.
 *
 * @param kind suggestions of the same kind fix several places of a line together; empty for a
 *     single one
 * @param title what it does, as a command
 * @param message the message; null for that of the parser
 * @param offset offset of the error
 * @param length length of the error
 * @param changes changes in text order, which do not overlap
 */
record Suggestion(
    String kind,
    String title,
    @Nullable String message,
    int offset,
    int length,
    List<TextChange> changes) {
  Suggestion {
    changes = changes.stream().sorted(Comparator.comparingInt(TextChange::offset)).toList();
  }

  static Suggestion replace(SourceToken word, String with, String told) {
    return new Suggestion(
        "",
        "Change to " + with,
        told,
        word.start(),
        word.length(),
        List.of(new TextChange(word.start(), word.length(), with)));
  }

  String apply(String text) {
    var changed = new StringBuilder(text);
    for (TextChange each : changes.reversed()) {
      changed.replace(each.offset(), each.end(), each.text());
    }
    return changed.toString();
  }

  /** Returns the offset in the original text for an offset after some changes. */
  static int translated(int offset, List<List<TextChange>> trail) {
    int at = offset;
    for (List<TextChange> changes : trail.reversed()) {
      int grown = 0;
      for (TextChange each : changes) {
        int start = each.offset() + grown;
        if (at <= start) {
          break;
        }
        if (at < start + each.text().length()) {
          at = start;
          break;
        }
        grown += each.text().length() - each.length();
      }
      at -= grown;
    }
    return at;
  }
}
