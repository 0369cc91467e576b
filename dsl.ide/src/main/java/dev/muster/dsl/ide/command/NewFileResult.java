package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.completion.Snippets;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.rules.systems.Rulebooks;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#BEGIN}: the text of a new file.
 *
 * @param text to begin with, laid out; empty when refused
 * @param refusal why there is none, for the user; empty when there is
 */
public record NewFileResult(String text, String refusal) {

  /** What each option fills in, by the number of its place in the ready-made piece. */
  private enum Kind {
    ARMY("ArmyDef", Map.of("name", 1, "title", 2, "rules", 3)),
    MAP("MapDef", Map.of("name", 1, "title", 2)),
    SCENARIO(
        "ScenarioDef",
        Map.of(
            "name",
            1,
            "title",
            2,
            "map",
            3,
            "red",
            6,
            "redStand",
            10,
            "blue",
            13,
            "blueStand",
            17)),
    RULEBOOK("RulebookDef", Map.of("name", 1, "title", 2, "rules", 3));

    private final String rule;
    private final Map<String, Integer> places;

    Kind(String rule, Map<String, Integer> places) {
      this.rule = rule;
      this.places = places;
    }

    String keyword() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String IMPORTS = "imports";

  static NewFileResult refused(String why) {
    return new NewFileResult("", why);
  }

  static NewFileResult of(List<Object> arguments, NameSyntax names) {
    Kind kind =
        arguments.isEmpty()
            ? null
            : kind(String.valueOf(BattleRequest.plain(arguments.getFirst())));
    Map<String, ?> options =
        arguments.size() < 2 ? Map.of() : BattleRequest.object(arguments.get(1));
    if (kind == null || options == null) {
      return refused(
          MusterCommandService.BEGIN
              + " takes what to begin, one of army, map, scenario and rulebook, and an object of"
              + " options");
    }
    try {
      Map<Integer, String> values = new HashMap<>();
      for (Map.Entry<String, ?> option : options.entrySet()) {
        if (!option.getKey().equals(IMPORTS)) {
          fill(
              kind,
              option.getKey(),
              String.valueOf(BattleRequest.plain(option.getValue())),
              names,
              values);
        }
      }
      return new NewFileResult(
          imports(options.get(IMPORTS), names) + Snippets.filled(kind.rule, kind.keyword(), values),
          "");
    } catch (IllegalArgumentException wrong) {
      return refused(String.valueOf(wrong.getMessage()));
    }
  }

  private static @Nullable Kind kind(String name) {
    for (Kind each : Kind.values()) {
      if (each.keyword().equals(name)) {
        return each;
      }
    }
    return null;
  }

  private static void fill(
      Kind kind, String option, String value, NameSyntax names, Map<Integer, String> values) {
    Integer place = kind.places.get(option);
    if (place == null) {
      throw new IllegalArgumentException(
          "there is no option '"
              + option
              + "'; there are "
              + String.join(", ", new TreeSet<>(kind.places.keySet()))
              + " and "
              + IMPORTS);
    }
    values.put(
        place, option.equals("title") ? inQuotes(value, names) : name(kind, option, value, names));
  }

  /** A name as it is written; those of rulebooks have points. */
  private static String name(Kind kind, String option, String value, NameSyntax names) {
    boolean rulebook = option.equals("rules") || kind == Kind.RULEBOOK;
    String written = names.written(value, rulebook ? Rulebooks.NAMES.getFirst() : "");
    if (written == null) {
      throw new IllegalArgumentException(
          "'"
              + value
              + "' cannot be a name: a name is one word of letters, digits, _ and -, and not only"
              + " digits; what you want to read in it goes into the title");
    }
    return written;
  }

  private static String inQuotes(String title, NameSyntax names) {
    String written = names.written(title, "\"");
    if (written == null) {
      throw new IllegalArgumentException(
          "the title " + title + " has a quotation mark, a backslash or a line end in it");
    }
    return written.substring(1, written.length() - 1);
  }

  private static String imports(@Nullable Object files, NameSyntax names) {
    TreeMap<String, String> written = new TreeMap<>();
    if (files instanceof Iterable<?> each) {
      each.forEach(
          file -> {
            String path = String.valueOf(BattleRequest.plain(file));
            written.put(path, "import \"" + inQuotes(path, names) + "\"\n");
          });
    }
    return written.isEmpty() ? "" : written.values().stream().collect(Collectors.joining()) + "\n";
  }
}
