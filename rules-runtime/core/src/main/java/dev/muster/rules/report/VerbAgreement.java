package dev.muster.rules.report;

import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Puts verbs after plural names into the plural: "The heavy guns shoot", where the report text says
 * "shoots". A name whose number is unknown stays unchanged.
 */
public final class VerbAgreement {
  private static final Map<String, String> IRREGULAR =
      Map.of("is", "are", "has", "have", "was", "were", "does", "do", "goes", "go");

  /** Words that are singular in any name: "Regiment Gallas". */
  private static final Set<String> ONE =
      Set.of("regiment", "brigade", "tercio", "company", "squadron", "battalion", "battery");

  /** What follows belongs to the name: "the horse of the Guards" is one. */
  private static final Pattern BELONGS = Pattern.compile(" (of|under|from|with|in|at|on|de|von) ");

  /** A second verb with the same subject, or a die result after the verb. */
  private static final Pattern GOES_ON = Pattern.compile("( and |: |, )([a-z]+s)\\b");

  /** They again: "loses its charge bonus", "it stands"; ", on its flank" is the enemy's. */
  private static final Pattern AGAIN =
      Pattern.compile("(?<!, on) (?:its\\b|it\\b(?: ([a-z]+s|would|could|may|can|must)\\b)?)");

  /** Verbs that stand behind another, where a word might as well be a name or a noun. */
  private static final Set<String> SECOND =
      Set.of(
          "advances", "throws", "slides", "wheels", "turns", "falls", "recovers", "comes", "stays");

  private final @Nullable Pattern names;

  /**
   * @param names everybody the lines may begin with
   */
  public VerbAgreement(Collection<String> names) {
    String several =
        names.stream()
            .filter(VerbAgreement::isPlural)
            .distinct()
            .sorted(Comparator.comparing(String::length).reversed().thenComparing(name -> name))
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    this.names =
        several.isEmpty()
            ? null
            : Pattern.compile(
                "(?<![\\p{L}\\p{N}-])(?:"
                    + several
                    + ")(?: \\([^()]*\\)|, which)? ([a-z]+s)\\b([^\\n]*)");
  }

  /**
   * Returns the agreement for the sides, groups and stands of a scenario under their displayed
   * names. A group named after its General is singular, whatever its name ends with.
   */
  public static VerbAgreement of(Scenario scenario) {
    PrintedNames printed = PrintedNames.of(scenario);
    Set<String> names = new TreeSet<>();
    for (Scenario.Side side : scenario.sides()) {
      names.add(side.name());
      for (Scenario.Group group : side.groups()) {
        names.add(group.name());
        group.stands().forEach(stand -> names.add(printed.of(stand.name())));
      }
    }
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        Scenario.General general = group.general();
        String called = " " + general.name() + " " + general.label() + " ";
        names.removeIf(name -> called.contains(" " + name + " "));
      }
    }
    return new VerbAgreement(names);
  }

  /** Whether a name is plural: "The heavy guns", "Geleen and old Tilly". */
  static boolean isPlural(String name) {
    Matcher belongs = BELONGS.matcher(name);
    String head = belongs.find() ? name.substring(0, belongs.start()) : name;
    if (head.contains(" and ")) {
      return true;
    }
    String[] words = head.toLowerCase(Locale.ROOT).split(" ");
    for (String word : words) {
      if (ONE.contains(word)) {
        return false;
      }
    }
    String last = words[words.length - 1];
    return last.matches(".*[\\p{L}&&[^s'’]]s") || head.matches(".* \\p{Ll}*men");
  }

  /** A text with verbs that agree with the names before them. */
  public String agree(String text) {
    return names == null
        ? text
        : names
            .matcher(text)
            .replaceAll(
                found -> {
                  String before = text.substring(found.start(), found.start(1));
                  String verb = isPlural(found.group(1), false);
                  return Matcher.quoteReplacement(before + verb + agree(rest(found.group(2))));
                });
  }

  /**
   * Returns the rest of the line after a verb in the plural, with its further verbs in the plural
   * too.
   */
  private static String rest(String text) {
    String again = AGAIN.matcher(text).replaceAll(found -> again(found.group(), found.group(1)));
    return GOES_ON
        .matcher(again)
        .replaceAll(
            next -> Matcher.quoteReplacement(next.group(1) + isPlural(next.group(2), true)));
  }

  private static String again(String one, @Nullable String verb) {
    if (one.endsWith("its")) {
      return " their";
    }
    return verb == null ? " them" : " they " + isPlural(verb, false);
  }

  /** Returns the plural form of a verb. */
  private static String isPlural(String verb, boolean second) {
    String irregular = IRREGULAR.get(verb);
    if (irregular != null) {
      return irregular;
    }
    if (second && !SECOND.contains(verb)) {
      return verb;
    }
    if (!verb.endsWith("s")) {
      return verb; // "they would"
    }
    if (verb.endsWith("ies")) {
      return verb.substring(0, verb.length() - 3) + "y";
    }
    boolean hissing = verb.matches(".*(ss|sh|ch|x|zz)es");
    return verb.substring(0, verb.length() - (hissing ? 2 : 1));
  }
}
