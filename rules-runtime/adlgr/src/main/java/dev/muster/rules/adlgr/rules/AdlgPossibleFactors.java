package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The modifiers that can occur in a battle, with its troops on its ground. The rules themselves are
 * asked: each type of one side meets each type of the other in every way that the ground allows.
 */
public final class AdlgPossibleFactors {
  /** Where and how a unit may meet another. */
  private record Stance(TerrainType ground, UnitEdge edge, DefensiveWorks behind, boolean square) {}

  /** Notes which modifiers apply, whatever they are worth. */
  private static final class NotedTerms extends AdlgTerms {
    private final Set<CombatFactor> noted;

    NotedTerms(AdlgRules rules, Set<CombatFactor> noted) {
      super(rules);
      this.noted = noted;
    }

    @Override
    void melee(CombatFactor factor, boolean holds) {
      note(factor, holds);
    }

    @Override
    void fire(CombatFactor factor, boolean holds) {
      note(factor, holds);
    }

    private void note(CombatFactor factor, boolean holds) {
      if (holds) {
        noted.add(factor);
      }
    }
  }

  private final AdlgRules rules;
  private final MeleeFactors melee;
  private final AdlgShooting shooting;
  private final Set<TerrainType> grounds = new LinkedHashSet<>();
  private final Set<DefensiveWorks> works = EnumSet.of(DefensiveWorks.NONE);
  private final Set<CombatFactor> found = EnumSet.noneOf(CombatFactor.class);
  private final Set<MeleeTable.When> times = EnumSet.of(MeleeTable.When.ALWAYS);
  private final AdlgTerms terms;
  private final boolean panic;

  /**
   * @throws IllegalArgumentException if the program is unfinished
   */
  public AdlgPossibleFactors(BattleProgram program) {
    rules = AdlgRules.of(program);
    melee = new MeleeFactors(rules, new ChargeAbilities(rules));
    shooting = new AdlgShooting(rules);
    terms = new NotedTerms(rules, found);
    times.add(MeleeTable.When.AGAINST_GUNS);
    grounds.add(TerrainType.PLAIN);
    for (String each : program.board().terrains()) {
      TerrainType terrain = rules.terrain(each);
      works.add(terrain.works());
      if (terrain.isGround() && !terrain.impassable()) {
        grounds.add(terrain);
      }
    }
    List<List<AdlgUnitType>> sides = new ArrayList<>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      sides.add(types(program, side));
    }
    panic =
        sides.stream().anyMatch(side -> side.stream().anyMatch(AdlgPossibleFactors::spreadsPanic));
    for (List<AdlgUnitType> side : sides) {
      for (List<AdlgUnitType> enemy : sides) {
        if (side != enemy) {
          side.forEach(unit -> enemy.forEach(foe -> meet(unit, foe)));
        }
      }
    }
  }

  private static boolean spreadsPanic(AdlgUnitType type) {
    return type.has(Ability.PANIC);
  }

  /** The types of a side that fight, each once. */
  private List<AdlgUnitType> types(BattleProgram program, int side) {
    Set<Map.Entry<String, Map<String, String>>> known = new LinkedHashSet<>();
    List<AdlgUnitType> types = new ArrayList<>();
    for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
      for (Scenario.DeployedStand stand : group.stands()) {
        Map<String, String> traits = program.traits(side, stand);
        if (known.add(Map.entry(stand.line(), traits))) {
          var type = new AdlgUnitType(program.line(side, stand), traits, program.rulebook(), rules);
          if (type.branch != TroopCategory.CAMP) {
            types.add(type);
          }
        }
      }
    }
    return types;
  }

  /** Whether a factor of the rulebook can apply; one that the rules do not know by name may. */
  public boolean contains(Rulebook.Factor factor) {
    for (CombatFactor each : CombatFactor.values()) {
      if (each.key().equals(factor.key())) {
        return found.contains(each);
      }
    }
    for (MeleeTable.When each : MeleeTable.TIMES) {
      if (each.key.equals(factor.key())) {
        return times.contains(each);
      }
    }
    return true;
  }

  private void meet(AdlgUnitType unit, AdlgUnitType foe) {
    found.add(CombatFactor.SIMPLE_SUPPORT);
    found.add(CombatFactor.MELEE_SUPPORT);
    List<Stance> others = stances(foe);
    for (Stance own : stances(unit)) {
      for (Stance his : others) {
        fight(unit, own, foe, his);
        shoot(unit, own, foe, his);
      }
    }
  }

  /** Works shelter a front only. */
  private List<Stance> stances(AdlgUnitType type) {
    List<Stance> stances = new ArrayList<>();
    for (TerrainType ground : grounds) {
      for (UnitEdge edge : UnitEdge.values()) {
        for (DefensiveWorks behind : works) {
          if (edge == UnitEdge.FRONT || behind == DefensiveWorks.NONE) {
            stances.add(new Stance(ground, edge, behind, false));
            if (type.formsSquare()) {
              stances.add(new Stance(ground, edge, behind, true));
            }
          }
        }
      }
    }
    return stances;
  }

  /** The first round, with either as the one that charges or neither, fresh and worn. */
  private void fight(AdlgUnitType unit, Stance own, AdlgUnitType foe, Stance his) {
    for (boolean worn : new boolean[] {false, true}) {
      MeleeFighter charging = fighter(unit, own, his, true, worn);
      MeleeFighter standing = fighter(unit, own, his, false, worn);
      fight(charging, fighter(foe, his, own, false, worn));
      fight(standing, fighter(foe, his, own, true, worn));
      fight(standing, fighter(foe, his, own, false, worn));
    }
  }

  private void fight(MeleeFighter unit, MeleeFighter foe) {
    melee.add(unit, foe, 1, terms);
    for (MeleeTable.When each : MeleeTable.TIMES) {
      if (!times.contains(each) && melee.counts(each, unit, foe, 1)) {
        times.add(each);
      }
    }
  }

  private MeleeFighter fighter(
      AdlgUnitType type, Stance own, Stance his, boolean charges, boolean worn) {
    int hits = worn ? type.cohesion - 1 : 0;
    int facts =
        Fact.ofGround(own.ground, his.ground)
            | Fact.COMMANDER.bit()
            | Fact.CHARGED.bit(charges)
            | Fact.UNCONTROLLED.bit(charges && type.has(Ability.HEADSTRONG))
            | Fact.SQUARE.bit(own.square)
            | Fact.BESIDE_PANIC.bit(panic);
    return new MeleeFighter(
        type, hits, hits, own.ground, own.edge, own.behind, 0, List.of(), facts);
  }

  private void shoot(AdlgUnitType unit, Stance own, AdlgUnitType foe, Stance his) {
    AdlgMissile weapon = unit.shootsWith();
    if (weapon == null || unit.reach == 0) {
      return;
    }
    found.add(CombatFactor.SHOOTING_SUPPORT);
    var by =
        new Shot.Shooter(
            unit, unit.cohesion - 1, own.ground, own.behind, own.edge, unit.shortReach > 0);
    var at = new Shot.Target(foe, his.ground, his.behind, his.square, his.edge);
    shooting.add(new Shot(by, at, List.of()), weapon, terms);
  }
}
