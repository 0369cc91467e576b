package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The data that a battle does not change: the rules, the terrain, and the groups and sides of the
 * stands. Stands, groups and sides are numbers from 0, in the order of the scenario. Shared by all
 * tables of a starting position, and by threads.
 */
final class SnaphanceForces {
  final BattleProgram program;
  final SnaphanceRules rules;
  final SnaphanceTerrainMap ground;
  final HexGrid grid;

  final int stands;
  final int groups;
  final StandType[] type;
  final String[] name;
  final int[] group;
  final int[] side;
  final String[] groupName;
  final String[] generalLabel;
  final int[] groupSide;
  final int[][] members;

  /** Tactical factors of the rulebook that say when they apply and are in force. */
  final Rulebook.Factor[] factors;

  /** By stand: its deployment in the scenario. */
  final List<Scenario.DeployedStand> deployed = new ArrayList<>();

  /** By group: its group in the scenario, with its General. */
  final List<Scenario.Group> led = new ArrayList<>();

  /** What events of the scenario change; a set of forces for each set of events. */
  final LastingEffects<SnaphanceForces> lasting;

  volatile @Nullable CombatOdds odds;

  /**
   * @throws IllegalArgumentException when a category is not in the rulebook, or a stand has more
   *     ranks than the rules define
   */
  SnaphanceForces(BattleProgram program) {
    this.program = program;
    lasting = new LastingEffects<>(program, SnaphanceForces::new);
    rules = SnaphanceRules.of(program);
    factors = factors();
    ground = new SnaphanceTerrainMap(program);
    grid = ground.grid;
    List<Scenario.Side> sides = program.scenario().sides();
    List<Integer> groupOf = new ArrayList<>();
    List<Integer> sideOfGroup = new ArrayList<>();
    List<int[]> memberList = new ArrayList<>();
    for (int s = 0; s < sides.size(); s++) {
      for (Scenario.Group each : sides.get(s).groups()) {
        int[] ids = new int[each.stands().size()];
        for (int i = 0; i < ids.length; i++) {
          ids[i] = deployed.size();
          deployed.add(each.stands().get(i));
          groupOf.add(led.size());
        }
        memberList.add(ids);
        led.add(each);
        sideOfGroup.add(s);
      }
    }
    stands = deployed.size();
    groups = led.size();
    members = memberList.toArray(int[][]::new);
    group = groupOf.stream().mapToInt(Integer::intValue).toArray();
    groupSide = sideOfGroup.stream().mapToInt(Integer::intValue).toArray();
    groupName = led.stream().map(Scenario.Group::name).toArray(String[]::new);
    generalLabel = led.stream().map(each -> each.general().label()).toArray(String[]::new);
    name = deployed.stream().map(Scenario.DeployedStand::name).toArray(String[]::new);
    side = new int[stands];
    type = new StandType[stands];
    for (int stand = 0; stand < stands; stand++) {
      side[stand] = groupSide[group[stand]];
      type[stand] = type(side[stand], deployed.get(stand));
    }
  }

  private Rulebook.Factor[] factors() {
    List<Rulebook.Factor> found = new ArrayList<>();
    for (Rulebook.Factor factor : program.rulebook().factors()) {
      Rulebook.Applies applies = factor.applies();
      if (applies != null && rules.set(applies.switches())) {
        found.add(factor);
      }
    }
    return found.toArray(new Rulebook.Factor[0]);
  }

  private StandType type(int side, Scenario.DeployedStand stand) {
    Army.StandLine line = program.line(side, stand);
    StandType type =
        new StandType(
            line.with(line.name(), program.traits(side, stand)), program.rulebook(), rules);
    type.stepCosts = ground.stepCosts(type.code);
    if (type.strength.length > StandType.RANKS) {
      throw new IllegalArgumentException(
          stand.source() + ": " + stand.name() + " has more than " + StandType.RANKS + " ranks");
    }
    return type;
  }

  /**
   * The distributions of dice results by these rules; computed when a commander first needs them.
   */
  CombatOdds odds() {
    CombatOdds known = odds;
    if (known == null) {
      known = new CombatOdds(rules);
      odds = known;
    }
    return known;
  }
}
