package dev.muster.dsl.ui.firstbattle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A deployed stand's name with its last two letters swapped, so that the finding suggests the
 * correct name.
 *
 * @param offset offset in the text
 */
record InjectedTypo(int offset, String correct, String typo) {

  private static final Pattern DEPLOYED =
      Pattern.compile("\\bstand\\s+(\\w{4,})(\\s+as\\s+\\w+)?\\s+at\\b");

  /** The first that can be made in a text. */
  static Optional<InjectedTypo> in(String text) {
    Matcher deployed = DEPLOYED.matcher(text);
    while (deployed.find()) {
      String name = deployed.group(1);
      String wrong = turned(name);
      if (!wrong.equals(name)) {
        return Optional.of(new InjectedTypo(deployed.start(1), name, wrong));
      }
    }
    return Optional.empty();
  }

  private static String turned(String name) {
    int last = name.length() - 1;
    return name.substring(0, last - 1) + name.charAt(last) + name.charAt(last - 1);
  }
}
