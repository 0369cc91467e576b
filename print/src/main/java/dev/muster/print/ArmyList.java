package dev.muster.print;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** An army list and the rulebook whose columns it is printed with. */
public record ArmyList(Rulebook rulebook, Army army) {
  /** The armies of some battles and some more, each once. */
  static List<ArmyList> of(List<BattleProgram> programs, List<ArmyList> more) {
    var all = new ArrayList<ArmyList>();
    for (BattleProgram program : programs) {
      program.armies().forEach(army -> all.add(new ArmyList(program.rulebook(), army)));
    }
    var fielded = new HashSet<Army>();
    all.forEach(list -> fielded.add(list.army()));
    more.stream().filter(list -> !fielded.contains(list.army())).forEach(all::add);
    var printed = new HashSet<ArmyOfRulebook>();
    return all.stream()
        .filter(list -> printed.add(new ArmyOfRulebook(list.rulebook().name(), list.army())))
        .toList();
  }

  /** An army under a rulebook; each rulebook gives its own page, because columns can differ. */
  private record ArmyOfRulebook(String rulebook, Army army) {}
}
