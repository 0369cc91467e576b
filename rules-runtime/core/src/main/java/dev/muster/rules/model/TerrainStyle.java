package dev.muster.rules.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The style of a terrain on maps, as the author states it; the rest has the default style.
 *
 * @param colour of the ground or the line, {@code #rrggbb}; null if not stated
 * @param pattern how the ground is filled or the line is drawn, null if not stated
 * @param symbol the symbol on it, null if not stated
 * @param named whether its name is on each piece of it, null if not stated
 */
public record TerrainStyle(
    @Nullable String colour,
    @Nullable Pattern pattern,
    @Nullable Symbol symbol,
    @Nullable Boolean named) {
  /** The word for a name on the map. */
  public static final String NAMED = "named";

  /** The word for none. */
  public static final String UNNAMED = "unnamed";

  private static final Map<String, String> COLOURS = new LinkedHashMap<>();

  static {
    COLOURS.put("white", "#ffffff");
    COLOURS.put("cream", "#f4ecd0");
    COLOURS.put("sand", "#eadfae");
    COLOURS.put("yellow", "#f0dc82");
    COLOURS.put("ochre", "#d9b25f");
    COLOURS.put("tan", "#dcc39a");
    COLOURS.put("brown", "#a47c4f");
    COLOURS.put("red", "#b5493c");
    COLOURS.put("rose", "#e6c4bc");
    COLOURS.put("purple", "#b9a3c9");
    COLOURS.put("blue", "#9cc4e0");
    COLOURS.put("teal", "#9fcabd");
    COLOURS.put("green", "#b4d09a");
    COLOURS.put("moss", "#8ea870");
    COLOURS.put("olive", "#c3c487");
    COLOURS.put("grey", "#c4c0b6");
    COLOURS.put("slate", "#8d97a0");
    COLOURS.put("black", "#2b2822");
  }

  /** The fill pattern of an area, or the style of a line. */
  public enum Pattern {
    /** Ground in one colour. */
    PLAIN(false),
    /** Ground with slanting lines. */
    HATCHED(false),
    /** Ground with lines both ways. */
    CROSSED(false),
    /** Ground with level lines. */
    STRIPED(false),
    /** Ground with dots. */
    DOTTED(false),
    /** Ground that rises, with strokes down its slope. */
    HILL(false),
    ROAD(true),
    STREAM(true),
    HEDGE(true),
    WALL(true),
    /** A line with teeth, such as an entrenchment. */
    TEETH(true),
    /** Two banks, such as a ditch or a sunken road. */
    BANKS(true),
    /** A line with strokes on both sides, such as a ravine. */
    CLIFF(true),
    /** A broken line. */
    BROKEN(true);

    private final boolean line;

    Pattern(boolean line) {
      this.line = line;
    }

    /** Returns whether it is the style of a line, not of an area. */
    public boolean isLine() {
      return line;
    }
  }

  /** The symbol on the terrain. */
  public enum Symbol {
    /** Nothing. */
    BARE,
    TREES,
    ORCHARD,
    HOUSES,
    CHURCH,
    TENTS,
    /** Reeds over water. */
    TUFTS,
    GRASS,
    CROPS,
    ROCKS,
    WAVES,
    DOTS
  }

  /** The property that a word of a style sets. */
  public enum Kind {
    COLOUR("colour"),
    PATTERN("pattern"),
    SYMBOL("symbol"),
    NAME("name");

    private final String what;

    Kind(String what) {
      this.what = what;
    }

    /** Returns its name. */
    public String what() {
      return what;
    }
  }

  /** The property that a word sets; null if it sets none. */
  public static @Nullable Kind kind(String word) {
    return colour(word) != null
        ? Kind.COLOUR
        : constant(Pattern.values(), word) != null
            ? Kind.PATTERN
            : constant(Symbol.values(), word) != null
                ? Kind.SYMBOL
                : word.equals(NAMED) || word.equals(UNNAMED) ? Kind.NAME : null;
  }

  /** Returns the words of a kind; for colours, only the named ones. */
  public static List<String> words(Kind kind) {
    return switch (kind) {
      case COLOUR -> List.copyOf(COLOURS.keySet());
      case PATTERN -> Arrays.stream(Pattern.values()).map(TerrainStyle::word).toList();
      case SYMBOL -> Arrays.stream(Symbol.values()).map(TerrainStyle::word).toList();
      case NAME -> List.of(NAMED, UNNAMED);
    };
  }

  /** The style of some words; unknown words are ignored, and the first of each kind counts. */
  public static TerrainStyle of(List<String> words) {
    String colour = null;
    Pattern pattern = null;
    Symbol symbol = null;
    Boolean named = null;
    for (String word : words) {
      Kind kind = kind(word);
      if (kind == Kind.COLOUR && colour == null) {
        colour = colour(word);
      } else if (kind == Kind.PATTERN && pattern == null) {
        pattern = constant(Pattern.values(), word);
      } else if (kind == Kind.SYMBOL && symbol == null) {
        symbol = constant(Symbol.values(), word);
      } else if (kind == Kind.NAME && named == null) {
        named = word.equals(NAMED);
      }
    }
    return new TerrainStyle(colour, pattern, symbol, named);
  }

  /** The colour of a word or of {@code #rrggbb}; null if it is not a colour. */
  public static @Nullable String colour(String word) {
    return word.matches("#[0-9a-fA-F]{6}") ? word.toLowerCase(Locale.ROOT) : COLOURS.get(word);
  }

  /** Colours that have a name, in the order they are listed. */
  public static Map<String, String> colours() {
    return Collections.unmodifiableMap(COLOURS);
  }

  /** The word of a pattern or a symbol. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static <E extends Enum<E>> @Nullable E constant(E[] all, String word) {
    for (E each : all) {
      if (Objects.equals(word(each), word)) {
        return each;
      }
    }
    return null;
  }
}
