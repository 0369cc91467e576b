package dev.muster.rules.battle;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The name of one of several units of a line, such as {@code Swiss-1}.
 *
 * @param name what stands before the number
 * @param number as it is written
 */
public record NumberedName(String name, int number) {
  private static final Pattern NUMBERED = Pattern.compile("(.+)-(\\d{1,4})");

  /** Returns the parts of a name; null if it has no number. */
  public static @Nullable NumberedName of(String text) {
    Matcher numbered = NUMBERED.matcher(text);
    return numbered.matches()
        ? new NumberedName(numbered.group(1), Integer.parseInt(numbered.group(2)))
        : null;
  }

  /** Returns a name without its number, if it has one. */
  public static String withoutNumber(String text) {
    NumberedName numbered = of(text);
    return numbered == null ? text : numbered.name;
  }

  /** Whether another name is of the same units, and the next one. */
  boolean isFollowedBy(NumberedName next) {
    return name.equals(next.name) && number + 1 == next.number;
  }
}
