package dev.muster.rules.model;

import org.jspecify.annotations.Nullable;

/**
 * A place on a board: a hex, a box, or a point on a table. Its text is what an author writes; the
 * texts of the three kinds never coincide.
 */
public sealed interface Place permits Hex, Box, Point {
  /** Returns the place that a text names on any kind of board; null if it is not a place. */
  static @Nullable Place read(String text) {
    for (BoardKind kind : BoardKind.values()) {
      Place place = kind.read(text);
      if (place != null) {
        return place;
      }
    }
    return null;
  }
}
