package dev.muster.dsl.validation;

import dev.muster.dsl.compile.PlaceNotation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Messages about places that are not written in the notation of their map. */
final class PlaceMessages {
  private PlaceMessages() {}

  /** Returns what is wrong with a place and how to write it; null if it can be read. */
  static @Nullable String invalidPlaceMessage(PlaceNotation places, String text) {
    if (places.read(text) != null) {
      return null;
    }
    String[] parts = text.split(",", -1);
    if (parts.length > 1 && Arrays.stream(parts).allMatch(it -> places.read(it.strip()) != null)) {
      return "'" + text + "' is no place; leave the comma out: blanks set places apart";
    }
    String shown = "'" + text.replaceAll("\\s", "") + "' is no ";
    return switch (places.kind()) {
      case HEXES -> shown + "hex; write column and row with two digits each, such as 0508";
      case BOXES ->
          shown + "box; write the letter of the column and the number of the row, such as D4";
      case TABLE ->
          shown + "point of a table; write how far east and how far north, such as 12.5,3";
    };
  }
}
