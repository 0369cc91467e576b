package dev.muster.print;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The factors of the rules that can occur in a battle, with its troops, ground and readings. */
final class FactorsInPlay {
  private FactorsInPlay() {}

  /** Returns them in the order of the rulebook. */
  static List<Rulebook.Factor> of(BattleProgram program) {
    var categories = new TreeSet<String>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      SideStrength.fielded(program, side).forEach(line -> categories.add(line.category()));
    }
    Set<String> terrains = program.board().terrains();
    return program.rulebook().factors().stream()
        .filter(
            factor ->
                factor.applies() == null || occurs(program, factor.applies(), categories, terrains))
        .toList();
  }

  private static boolean occurs(
      BattleProgram program,
      Rulebook.Applies applies,
      Set<String> categories,
      Set<String> terrains) {
    return touches(applies.to(), categories)
        && touches(applies.against(), categories)
        && touches(applies.in(), terrains)
        && applies.switches().entrySet().stream().allMatch(each -> isRead(program, each));
  }

  /** Whether a rule of more than one reading is read this way here. */
  private static boolean isRead(BattleProgram program, Map.Entry<String, String> reading) {
    String chosen = program.scenario().switches().get(reading.getKey());
    return program.rulebook().switches().stream()
        .filter(each -> each.key().equals(reading.getKey()))
        .map(each -> chosen == null ? each.defaultValue() : chosen)
        .anyMatch(reading.getValue()::equals);
  }

  private static boolean touches(Collection<String> wanted, Set<String> there) {
    return wanted.isEmpty() || wanted.stream().anyMatch(there::contains);
  }
}
