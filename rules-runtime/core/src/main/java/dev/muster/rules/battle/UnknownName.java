package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Says which names there are instead of one that a scenario does not have: the units of its line,
 * the units of its name with their numbers, the names nearest to it, or all units.
 */
public final class UnknownName {
  /** Most names or ranges of numbers in a message. */
  private static final int MOST = 30;

  /** Fewest units that are written as a range of numbers. */
  private static final int RANGE = 3;

  private final Scenario scenario;

  public UnknownName(Scenario scenario) {
    this.scenario = scenario;
  }

  /** Returns which units or names an unknown name can mean, for the user; empty if none is near. */
  public String near(String unknown) {
    String name = NumberedName.withoutNumber(unknown);
    String line = name.substring(name.lastIndexOf('.') + 1);
    String same = units(each -> NumberedName.withoutNumber(each.name()).equalsIgnoreCase(name));
    if (!same.isEmpty()) {
      return "the units of this name are " + same;
    }
    String fielded = units(each -> each.line().equalsIgnoreCase(line));
    if (!fielded.isEmpty()) {
      return line + " is a line of the army lists, and its units here are " + fielded;
    }
    List<String> similar = SimilarNames.of(unknown, names());
    return similar.isEmpty() ? "" : "did you mean " + String.join(" or ", similar) + "?";
  }

  /** Returns which units or names an unknown name can mean; if none is near, all units. */
  public String instead(String unknown) {
    String near = near(unknown);
    return near.isEmpty() ? "the units are " + units(each -> true) : near;
  }

  private List<String> names() {
    List<String> all = new ArrayList<>();
    for (Scenario.Side side : scenario.sides()) {
      all.add(side.name());
      for (Scenario.Group group : side.groups()) {
        all.add(group.name());
        all.add(group.general().name());
        group.stands().forEach(each -> all.add(each.name()));
      }
    }
    all.removeIf(String::isEmpty);
    return all.stream().distinct().toList();
  }

  /** The units of each side that has such ones, with the name of the side if both have. */
  private String units(Predicate<Scenario.DeployedStand> which) {
    Map<String, List<String>> bySide = new LinkedHashMap<>();
    for (Scenario.Side side : scenario.sides()) {
      List<String> names =
          side.groups().stream()
              .flatMap(group -> group.stands().stream())
              .filter(which)
              .map(Scenario.DeployedStand::name)
              .toList();
      if (!names.isEmpty()) {
        bySide.put(side.name(), shortened(names));
      }
    }
    boolean both = bySide.size() > 1;
    return bySide.entrySet().stream()
        .map(each -> String.join(", ", each.getValue()) + (both ? " of " + each.getKey() : ""))
        .collect(Collectors.joining(" and "));
  }

  /** Names with numbers that follow each other as a range. */
  private static List<String> shortened(List<String> names) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < names.size(); ) {
      int end = i + 1;
      while (end < names.size() && follows(names.get(end - 1), names.get(end))) {
        end++;
      }
      if (end - i >= RANGE) {
        all.add(names.get(i) + " to " + names.get(end - 1));
      } else {
        all.addAll(names.subList(i, end));
      }
      i = end;
    }
    if (all.size() <= MOST) {
      return all;
    }
    List<String> first = new ArrayList<>(all.subList(0, MOST));
    first.add("and others");
    return first;
  }

  private static boolean follows(String name, String next) {
    NumberedName before = NumberedName.of(name);
    NumberedName after = NumberedName.of(next);
    return before != null && after != null && before.isFollowedBy(after);
  }
}
