package dev.muster.dsl.ide.armylist;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Extracts army lists that a page contains as Muster text, which {@code print} writes below a list
 * for a forum or a letter. A list goes from a line such as {@code army Royal for snaphance.final {}
 * to the next line that is a closing brace. If a blank line comes before the brace, the text is prose and not a list.
 */
final class WrittenArmies {
  private static final Pattern ARMY = Pattern.compile("army .+ for \\S+ \\{");

  /** A letter that is answered has a mark before each line. */
  private static final Pattern MARGIN = Pattern.compile("^[ \\t>]+");

  private WrittenArmies() {}

  /** Returns the text of all army lists; empty if there are none. */
  static String of(String page) {
    var text = new StringBuilder();
    List<String> lines =
        page.lines().map(line -> MARGIN.matcher(line).replaceFirst("").stripTrailing()).toList();
    for (int i = 0; i < lines.size(); i++) {
      int end = ARMY.matcher(lines.get(i)).matches() ? end(lines, i) : -1;
      if (end > 0) {
        text.append(text.isEmpty() ? "" : "\n")
            .append(String.join("\n", lines.subList(i, end + 1)))
            .append('\n');
        i = end;
      }
    }
    return text.toString();
  }

  /** The line of the brace that ends an army, -1 where a blank line comes before it. */
  private static int end(List<String> lines, int first) {
    for (int i = first + 1; i < lines.size() && !lines.get(i).isEmpty(); i++) {
      if (lines.get(i).equals("}")) {
        return i;
      }
    }
    return -1;
  }
}
