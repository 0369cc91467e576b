package dev.muster.dsl.ide.armylist;

import dev.muster.rules.model.Rulebook;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An army on its way into Muster text. */
final class ArmyTextBuilder {
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern NOT_IN_NAMES = Pattern.compile("[^A-Za-z0-9\\u00C0-\\u024F]");

  private static final Pattern NAME =
      Pattern.compile("[0-9]*[a-zA-Z_\\u00C0-\\u024F][-a-zA-Z_0-9\\u00C0-\\u024F]*");

  /** What no keyword of the language has. */
  private static final Pattern NO_KEYWORD = Pattern.compile(".*[^a-z-].*");

  private final Rulebook rulebook;
  private final String fallbackName;
  private final List<String> lines = new ArrayList<>();
  private final Set<String> taken = new HashSet<>();

  /**
   * The highest number used for each stand name, so that the next stand of this name gets a free
   * one.
   */
  private final Map<String, Integer> alike = new HashMap<>();

  /** Lines about the army as a whole. */
  private final List<String> entries = new ArrayList<>();

  private String key = "";
  private String title = "";
  private @Nullable Integer total;
  private int stands;

  ArmyTextBuilder(Rulebook rulebook, String fallbackName) {
    this.rulebook = rulebook;
    this.fallbackName = fallbackName;
  }

  String fallbackName() {
    return fallbackName;
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  boolean hasStands() {
    return stands > 0;
  }

  /** Break Points the list states for all its stands. */
  void total(int points) {
    total = points;
  }

  /**
   * Adds an unreadable line as a comment with the reasons.
   *
   * @param source the line as the table contains it
   */
  void leftOut(String source, List<String> reasons) {
    reasons.forEach(reason -> lines.add("// " + ImportedTable.plain(reason)));
    lines.add("//   " + ImportedTable.plain(source));
  }

  /** The name of the army as printed; the word for its column is no part of it. */
  void title(String printed) {
    title = printed.replaceFirst("(?i)[ :]+(stands|army list)$", "");
  }

  /** The name other texts call the army by. */
  void key(String name) {
    key = isName(name) ? name : "";
  }

  /** An entry of the army, such as {@code training poor}. */
  void entry(String text) {
    entries.add(text);
  }

  /** Whether a word may be a name in Muster text, perhaps behind a mark that says it is one. */
  private static boolean isName(String word) {
    return NAME.matcher(word).matches();
  }

  /** Returns the text of a name; a name that could be a keyword is escaped. */
  private static String written(String name) {
    return NO_KEYWORD.matcher(name).matches() ? name : "^" + name;
  }

  /**
   * Adds a stand.
   *
   * @param key the name that other texts use; empty if it follows from the printed name
   * @param label its printed name
   * @param order its order class
   * @param rest the text after the name
   */
  void stand(String key, String label, String order, String rest) {
    String name = isName(key) ? key : name(label, "Stand");
    if (taken.contains(name)) {
      name += order;
    }
    String base = name;
    while (!taken.add(name)) {
      name = base + alike.merge(base, 2, (before, first) -> before + 1);
    }
    stands++;
    lines.add("stand " + written(name) + " " + quoted(label) + " " + rest);
  }

  void append(StringBuilder out) {
    String label = title.isEmpty() ? fallbackName : title;
    out.append(out.isEmpty() ? "" : "\n")
        .append("army ")
        .append(key.isEmpty() ? name(label, "Army") : written(key))
        .append(' ')
        .append(quoted(label))
        .append(" for ")
        .append(rulebook.name())
        .append(" {\n");
    entries.forEach(entry -> out.append("    ").append(entry).append('\n'));
    if (total != null) {
      out.append("    total ").append(total).append('\n');
    }
    lines.forEach(line -> out.append("    ").append(line).append('\n'));
    out.append("}\n");
  }

  /** A name from a label: its words with capitals, in letters a name may have. */
  static String name(String label, String otherwise) {
    var name = new StringBuilder();
    for (String word : BETWEEN_WORDS.split(Normalizer.normalize(label, Normalizer.Form.NFC), -1)) {
      String letters = NOT_IN_NAMES.matcher(word).replaceAll("");
      if (!letters.isEmpty()) {
        name.append(letters.substring(0, 1).toUpperCase(Locale.ROOT)).append(letters.substring(1));
      }
    }
    return name.chars().anyMatch(Character::isLetter) ? name.toString() : otherwise + name;
  }

  static String quoted(String label) {
    return "\"" + label.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
