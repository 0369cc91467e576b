package dev.muster.rules.model;

import org.jspecify.annotations.Nullable;

/**
 * Where something is on a board, in the way of that board: a hex, a box, or a point of a table. Its
 * text is the one an author writes, and no two ways have a text in common.
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
