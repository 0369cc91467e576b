package dev.muster.print.map;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The initial states of stands on a map. */
final class UnitStates {
  /** Marks that have a sign of their own; letters show all others. */
  private static final Map<String, UnitBlocks.Manner> DRAWN =
      Map.of(
          "disordered", UnitBlocks.Manner.JAGGED,
          "unformed", UnitBlocks.Manner.JAGGED,
          "disrupted", UnitBlocks.Manner.JAGGED,
          "opportunity", UnitBlocks.Manner.BOW);

  private UnitStates() {}

  /** The marks of a stand, in the order of the rulebook. */
  static List<UnitBlocks.State> of(Rulebook rulebook, Scenario.DeployedStand stand) {
    var keys = new ArrayList<>(stand.marks().keySet());
    List<String> known = rulebook.marks().stream().map(Rulebook.Mark::key).toList();
    keys.sort(
        Comparator.comparing((String key) -> known.indexOf(key) < 0)
            .thenComparing(known::indexOf)
            .thenComparing(Comparator.naturalOrder()));
    return keys.stream().map(key -> of(rulebook, stand, key)).toList();
  }

  private static UnitBlocks.State of(Rulebook rulebook, Scenario.DeployedStand stand, String key) {
    Rulebook.Mark mark = rulebook.mark(key);
    String what = mark == null || mark.label().isBlank() ? key : mark.label();
    UnitBlocks.Manner manner = DRAWN.getOrDefault(key, UnitBlocks.Manner.LETTERS);
    List<Integer> numbers = stand.numbers(key);
    int sum = numbers.stream().mapToInt(Integer::intValue).sum();
    String sign =
        manner != UnitBlocks.Manner.LETTERS
            ? ""
            : numbers.isEmpty()
                ? letters(rulebook, key)
                : !RuleSystems.of(rulebook).roster().damageMark().equals(key)
                    ? key.substring(0, Math.min(3, key.length())) + " " + stand.marks().get(key)
                    : sum == 0 ? "" : "-" + sum;
    String told = numbers.isEmpty() ? what : what + " " + stand.marks().get(key);
    return new UnitBlocks.State(key, told, manner, sign);
  }

  /** The shortest beginning of a mark's word that no other mark without a number begins with. */
  private static String letters(Rulebook rulebook, String key) {
    int length = 1;
    while (length < key.length() && isShared(rulebook, key, key.substring(0, length))) {
      length++;
    }
    return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1, length);
  }

  private static boolean isShared(Rulebook rulebook, String key, String beginning) {
    return rulebook.marks().stream()
        .filter(each -> each.kind() == Rulebook.MarkKind.PLAIN && !DRAWN.containsKey(each.key()))
        .anyMatch(each -> !each.key().equals(key) && each.key().startsWith(beginning));
  }
}
