package dev.muster.print;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The factors of the rules that can occur in a battle, with its troops, ground and readings. */
final class FactorsInPlay {
  private final BattleProgram program;

  /** The categories of each side. */
  private final List<Set<String>> categories = new ArrayList<>();

  private final Set<String> terrains = new LinkedHashSet<>();

  /** What the game finds possible, at the start and after events that last. */
  private final List<Predicate<Rulebook.Factor>> possible = new ArrayList<>();

  private FactorsInPlay(BattleProgram program) {
    this.program = program;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      var fielded = new TreeSet<String>();
      SideStrength.fielded(program, side).forEach(line -> fielded.add(line.category()));
      categories.add(fielded);
    }
    for (BattleProgram each : courses(program)) {
      terrains.addAll(each.board().terrains());
      possible.add(RuleSystems.of(each.rulebook()).derivedStats().possibleFactors(each));
    }
  }

  /** The program as it begins, after each event that lasts alone, and after all of them. */
  private static List<BattleProgram> courses(BattleProgram program) {
    List<BattleProgram> courses = new ArrayList<>(List.of(program));
    List<HouseEvent> events = program.scenario().houseEvents();
    boolean[] all = new boolean[events.size()];
    for (int i = 0; i < all.length; i++) {
      if (LastingEffects.isLasting(events.get(i))) {
        all[i] = true;
        boolean[] one = new boolean[all.length];
        one[i] = true;
        courses.add(LastingEffects.changed(program, one));
      }
    }
    if (courses.size() > 2) {
      courses.add(LastingEffects.changed(program, all));
    }
    return courses;
  }

  /** Returns them in the order of the rulebook. */
  static List<Rulebook.Factor> of(BattleProgram program) {
    var inPlay = new FactorsInPlay(program);
    return program.rulebook().factors().stream().filter(inPlay::occurs).toList();
  }

  /**
   * Returns them as {@link #of}, and each applies to, against and in no more than this battle has.
   */
  static List<Rulebook.Factor> narrowed(BattleProgram program) {
    var inPlay = new FactorsInPlay(program);
    return program.rulebook().factors().stream()
        .filter(inPlay::occurs)
        .map(inPlay::narrowed)
        .toList();
  }

  private boolean occurs(Rulebook.Factor factor) {
    Rulebook.Applies applies = factor.applies();
    return possible.stream().anyMatch(each -> each.test(factor))
        && (applies == null
            || sides().anyMatch(side -> meets(applies, side))
                && touches(applies.in(), terrains)
                && applies.switches().entrySet().stream().allMatch(this::isRead));
  }

  private IntStream sides() {
    return IntStream.range(0, categories.size());
  }

  /** Whether a side has troops that a factor applies to, and its enemy those it is against. */
  private boolean meets(Rulebook.Applies applies, int side) {
    return touches(applies.to(), categories.get(side)) && touches(applies.against(), foes(side));
  }

  private Set<String> foes(int side) {
    var foes = new TreeSet<String>();
    sides().filter(each -> each != side).forEach(each -> foes.addAll(categories.get(each)));
    return foes;
  }

  private Rulebook.Factor narrowed(Rulebook.Factor factor) {
    Rulebook.Applies applies = factor.applies();
    if (applies == null) {
      return factor;
    }
    var to = new TreeSet<String>();
    var against = new TreeSet<String>();
    sides()
        .filter(side -> meets(applies, side))
        .forEach(
            side -> {
              to.addAll(categories.get(side));
              against.addAll(foes(side));
            });
    return new Rulebook.Factor(
        factor.key(),
        factor.label(),
        factor.fireDice(),
        factor.meleeDice(),
        new Rulebook.Applies(
            common(applies.to(), to),
            common(applies.against(), against),
            common(applies.in(), terrains),
            applies.switches()),
        factor.cite());
  }

  private static List<String> common(List<String> wanted, Set<String> there) {
    return wanted.stream().filter(there::contains).toList();
  }

  /** Whether a rule of more than one reading is read this way here. */
  private boolean isRead(Map.Entry<String, String> reading) {
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
