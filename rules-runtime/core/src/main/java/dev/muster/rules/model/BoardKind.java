package dev.muster.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The kinds of boards, with their notation of places and headings. */
public enum BoardKind {
  /** Hexes by number, {@code 0508}; a stand faces a corner. */
  HEXES("hexes", "hex", "hexes", "0508") {
    @Override
    public @Nullable Hex read(String text) {
      return HEX.matcher(text).matches()
          ? new Hex(Integer.parseInt(text.substring(0, 2)), Integer.parseInt(text.substring(2)))
          : null;
    }
  },
  /** Square boxes, {@code D4}; a unit faces a side. */
  BOXES("boxes", "box", "boxes", "D4") {
    @Override
    public @Nullable Box read(String text) {
      return Box.read(text);
    }
  },
  /** A table without a grid, {@code 12.5,3}; a unit faces any way. */
  TABLE("a table without a grid", "point", "points", "12.5,3") {
    @Override
    public @Nullable Point read(String text) {
      return Point.read(text);
    }

    @Override
    public @Nullable Heading heading(String word) {
      return word.matches("[0-9]{1,3}(\\.[0-9]{1,3})?") && Double.parseDouble(word) < 360
          ? new Heading(Double.parseDouble(word))
          : super.heading(word);
    }
  };

  private static final Pattern HEX = Pattern.compile("(?!00)[0-9]{2}(?!00)[0-9]{2}");

  private final String drawn;
  private final String place;
  private final String places;
  private final String example;

  BoardKind(String drawn, String place, String places, String example) {
    this.drawn = drawn;
    this.place = place;
    this.places = places;
    this.example = example;
  }

  /** Returns the word for the board of a game, such as {@code hexes}. */
  public String drawn() {
    return drawn;
  }

  /** Returns the description of such a map: {@code drawn in hexes}. */
  public String described() {
    return this == TABLE ? drawn : "drawn in " + drawn;
  }

  /** Returns the word for a place: {@code hex}, {@code box}, {@code point}. */
  public String place() {
    return place;
  }

  /** Returns the plural word for places. */
  public String places() {
    return places;
  }

  /** Returns an example of a place in its notation. */
  public String example() {
    return example;
  }

  /** The word of a rulebook for the kind: {@code hexes}, {@code boxes} or {@code table}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The kind a map or a rulebook means by a word: hexes and boxes by theirs, a table by its measure
   * or any other; hexes without one.
   */
  public static BoardKind meantBy(@Nullable String word) {
    return word == null || word.equals(HEXES.key())
        ? HEXES
        : word.equals(BOXES.key()) ? BOXES : TABLE;
  }

  /** Returns the place that a text names; null if the text is not a place of this board kind. */
  public abstract @Nullable Place read(String text);

  /** Returns the heading that a word names; null if this board kind has no such heading. */
  public @Nullable Heading heading(String word) {
    return headings().get(word);
  }

  /** The headings that have a word, clockwise from north. */
  public Map<String, Heading> headings() {
    return Objects.requireNonNull(Words.OF.get(this));
  }

  /** Returns the word of a heading; null if this board kind has no word for it. */
  public @Nullable String word(Heading heading) {
    for (Map.Entry<String, Heading> each : headings().entrySet()) {
      if (each.getValue().equals(heading)) {
        return each.getKey();
      }
    }
    return null;
  }

  /** Returns a heading in the words of players: its word, otherwise the degrees. */
  public String say(Heading heading) {
    String word = word(heading);
    return word == null ? Point.length(heading.degrees()) : word;
  }

  /** The words of headings; apart, as headings name themselves by them. */
  private static final class Words {
    static final Map<BoardKind, Map<String, Heading>> OF =
        Map.of(
            HEXES, evenly("N", "NE", "SE", "S", "SW", "NW"),
            BOXES, evenly("N", "E", "S", "W"),
            TABLE, evenly("N", "NE", "E", "SE", "S", "SW", "W", "NW"));

    private static Map<String, Heading> evenly(String... words) {
      Map<String, Heading> headings = new LinkedHashMap<>();
      for (int i = 0; i < words.length; i++) {
        headings.put(words[i], new Heading(i * 360.0 / words.length));
      }
      return Collections.unmodifiableMap(headings);
    }
  }
}
