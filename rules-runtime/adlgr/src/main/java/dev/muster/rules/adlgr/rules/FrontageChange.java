package dev.muster.rules.adlgr.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An extension or a contraction of a group, followed by a straight advance. A move is one or the
 * other (AR-067).
 *
 * @param extending number of units that come up from behind to join the front rank
 * @param contracting number of front-rank files that fall in behind the others
 * @param right whether it extends to, or contracts from, the right
 * @param ahead straight advance in UD
 */
record FrontageChange(int extending, int contracting, boolean right, double ahead) {
  static FrontageChange extension(int units, boolean right, double ahead) {
    return new FrontageChange(units, 0, right, ahead);
  }

  static FrontageChange contraction(int files, boolean right, double ahead) {
    return new FrontageChange(0, files, right, ahead);
  }

  private static final Pattern WORDS =
      Pattern.compile(
          "(?:extends (right|left)|contracts from the (right|left)) by ([0-9]{1,2})"
              + "(?:(?: and)? advances ([0-9]{1,3}(?:\\.[0-9]{1,2})?))?");

  /** Parses the text of {@link AdlgDecision#words}; null if it is not a change of frontage. */
  static @Nullable FrontageChange of(String words) {
    Matcher said = WORDS.matcher(words);
    if (!said.matches()) {
      return null;
    }
    int units = Integer.parseInt(said.group(3));
    double ahead = said.group(4) == null ? 0 : Double.parseDouble(said.group(4));
    return said.group(1) != null
        ? extension(units, said.group(1).equals("right"), ahead)
        : contraction(units, said.group(2).equals("right"), ahead);
  }
}
