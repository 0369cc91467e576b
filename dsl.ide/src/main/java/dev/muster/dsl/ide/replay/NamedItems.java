package dev.muster.dsl.ide.replay;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which items of the scene the words of a battle name. */
public final class NamedItems {
  private final Map<String, List<String>> items = new HashMap<>();

  /** Longer names first: one name may begin another. */
  private final List<String> names;

  /** The items of a battle. */
  public NamedItems(BattleProgram program) {
    PrintedNames printed = PrintedNames.of(program.scenario());
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        List<String> stands = group.stands().stream().map(each -> "stand:" + each.name()).toList();
        name(group.name(), stands);
        name(group.displayName(), stands);
        List<String> general = List.of("general:" + group.name());
        name(group.general().name(), general);
        name(group.general().displayName(), general);
        for (Scenario.DeployedStand each : group.stands()) {
          name(each.name(), List.of("stand:" + each.name()));
          name(printed.of(each.name()), List.of("stand:" + each.name()));
        }
      }
    }
    items.remove("");
    names =
        items.keySet().stream()
            .sorted(
                Comparator.comparingInt((String each) -> -each.length())
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
  }

  private void name(String name, List<String> ids) {
    items.put(name, ids);
  }

  /** Ids of what a name names; empty for none. */
  public List<String> of(String name) {
    return items.getOrDefault(name, List.of());
  }

  /** Ids of all that a text names, in the order of the text. */
  public List<String> in(String text) {
    Set<String> found = new LinkedHashSet<>();
    int at = 0;
    while (at < text.length()) {
      String name = nameAt(text, at);
      if (name != null) {
        found.addAll(of(name));
        at += name.length();
      }
      int space = text.indexOf(' ', at);
      at = space < 0 ? text.length() : space + 1;
    }
    return new ArrayList<>(found);
  }

  private @Nullable String nameAt(String text, int at) {
    for (String each : names) {
      if (text.startsWith(each, at)) {
        int end = at + each.length();
        if (end == text.length() || !isOfName(text.charAt(end))) {
          return each;
        }
      }
    }
    return null;
  }

  private static boolean isOfName(char letter) {
    return Character.isLetterOrDigit(letter) || letter == '-' || letter == '_';
  }
}
