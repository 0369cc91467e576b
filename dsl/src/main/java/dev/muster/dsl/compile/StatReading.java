package dev.muster.dsl.compile;

import dev.muster.rules.model.Rulebook.StatKind;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the text of a stat value by the shape its stat has. */
public final class StatReading {
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,6}");
  private static final Pattern FIRST_THEN = Pattern.compile("(\\d{1,6})(?:[*/](\\d{1,6}))?");
  private static final Pattern RANKS =
      Pattern.compile("(\\d{1,6}(?:/\\d{1,6})*)(?:\\[([+-]?\\d{1,6})])?");

  private StatReading() {}

  /** The shape named by a rulebook, null for a word that names none. */
  public static @Nullable StatKind kind(@Nullable String word) {
    return switch (word) {
      case "whole" -> StatKind.WHOLE;
      case "first-then" -> StatKind.FIRST_THEN;
      case "ranks" -> StatKind.RANKS;
      case "word" -> StatKind.WORD;
      case null, default -> null;
    };
  }

  /** What a value of this shape looks like, for messages. */
  public static String wanted(StatKind kind) {
    return switch (kind) {
      case WHOLE -> "a whole number such as 3 or -1";
      case FIRST_THEN -> "a number such as 2, or a first and a further one such as 3*2";
      case RANKS -> "a number for each rank, front first, such as 6 or 5/4";
      case WORD -> "a word after an equals sign";
    };
  }

  /**
   * The value, or null when the text has not the shape of the stat. A single first-then number
   * stays whole: it counts for every move.
   */
  public static @Nullable StatValue read(StatKind kind, String text) {
    String tight = text.replaceAll("\\s", "");
    return switch (kind) {
      case WHOLE ->
          WHOLE.matcher(tight).matches() ? new StatValue.Whole(Integer.parseInt(tight)) : null;
      case FIRST_THEN -> {
        Matcher match = FIRST_THEN.matcher(tight);
        if (!match.matches()) {
          yield null;
        }
        int first = Integer.parseInt(match.group(1));
        yield match.group(2) == null
            ? new StatValue.Whole(first)
            : new StatValue.FirstThen(first, Integer.parseInt(match.group(2)));
      }
      case RANKS -> {
        Matcher match = RANKS.matcher(tight);
        if (!match.matches()) {
          yield null;
        }
        List<Integer> ranks = new ArrayList<>();
        for (String rank : match.group(1).split("/")) {
          ranks.add(Integer.valueOf(rank));
        }
        yield new StatValue.Ranks(
            ranks, match.group(2) == null ? null : Integer.valueOf(match.group(2)));
      }
      case WORD -> new StatValue.Word(tight);
    };
  }
}
