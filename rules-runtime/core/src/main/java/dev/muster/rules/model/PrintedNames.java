package dev.muster.rules.model;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names a reader sees for the stands of a scenario: the printed name where its author gives
 * one, else the name of the text. No two stands have the same.
 */
public final class PrintedNames {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}_-]+");

  private final Map<String, String> printed;

  private PrintedNames(Map<String, String> printed) {
    this.printed = Map.copyOf(printed);
  }

  /**
   * Returns the names of a scenario. Stands with the same printed name are numbered in the order of
   * the text. A printed name that another stand already has is followed by the name in the text.
   */
  public static PrintedNames of(Scenario scenario) {
    List<Scenario.DeployedStand> stands =
        scenario.sides().stream()
            .flatMap(side -> side.groups().stream())
            .flatMap(group -> group.stands().stream())
            .toList();
    Map<String, Integer> many = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>();
    for (Scenario.DeployedStand stand : stands) {
      taken.add(stand.name());
      if (!stand.label().isBlank()) {
        many.merge(stand.label(), 1, Integer::sum);
      }
    }
    Map<String, String> printed = new LinkedHashMap<>();
    Map<String, Integer> number = new LinkedHashMap<>();
    for (Scenario.DeployedStand stand : stands) {
      String label = stand.label();
      if (!label.isBlank() && !label.equals(stand.name())) {
        int count = number.merge(label, 1, Integer::sum);
        String name = many.getOrDefault(label, 1) > 1 ? label + " " + count : label;
        printed.put(stand.name(), taken.add(name) ? name : label + " (" + stand.name() + ")");
      }
    }
    return new PrintedNames(printed);
  }

  /** Whether no stand has a printed name. */
  public boolean isEmpty() {
    return printed.isEmpty();
  }

  /** Returns the printed name of a stand. */
  public String of(String stand) {
    return printed.getOrDefault(stand, stand);
  }

  /** A text with the names of stands replaced by their printed names. */
  public String in(String text) {
    return isEmpty()
        ? text
        : WORD.matcher(text).replaceAll(word -> Matcher.quoteReplacement(of(word.group())));
  }
}
