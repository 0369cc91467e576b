package dev.muster.rules.report;

import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A unit or leader that a report can mention.
 *
 * @param name as the report writes it
 * @param side the name of its side
 * @param group the name of its group
 * @param source its place in the scenario text; of a replacement, the General he replaces
 */
public record ReportSubject(String name, String side, String group, SourceRange source) {
  /**
   * All units and leaders of a scenario in the order of its text, each name once; a stand by the
   * name in the text, which events use, and by its printed name, which reports use. A name that
   * both sides use is ambiguous and left out.
   *
   * @param generals the report's names for the General of a group and his replacement
   */
  public static List<ReportSubject> allIn(
      Scenario scenario, Function<Scenario.Group, Collection<String>> generals) {
    Map<String, ReportSubject> named = new LinkedHashMap<>();
    Set<String> ofBoth = new HashSet<>();
    PrintedNames names = PrintedNames.of(scenario);
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        for (String name : generals.apply(group)) {
          add(named, ofBoth, name, side, group, group.general().source());
        }
        for (Scenario.DeployedStand each : group.stands()) {
          add(named, ofBoth, each.name(), side, group, each.source());
          if (!names.of(each.name()).equals(each.name())) {
            add(named, ofBoth, names.of(each.name()), side, group, each.source());
          }
        }
      }
    }
    named.keySet().removeAll(ofBoth);
    return List.copyOf(named.values());
  }

  private static void add(
      Map<String, ReportSubject> named,
      Set<String> ofBoth,
      String name,
      Scenario.Side side,
      Scenario.Group group,
      SourceRange source) {
    ReportSubject first =
        named.putIfAbsent(name, new ReportSubject(name, side.name(), group.name(), source));
    if (first != null && !first.side().equals(side.name())) {
      ofBoth.add(name);
    }
  }
}
