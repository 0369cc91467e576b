package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The units, the terrain and the rule readings of a battle: everything that does not change and
 * that all copies of its state share. Units and corps (the scenario's groups, AR-D28) have indexes
 * in the order of the scenario, from 0.
 */
public final class AdlgForces {
  private static final int SIDES = 2;
  private static final String LEAST = "ordinary";

  public final BattleProgram program;

  /** What events of the scenario change; a set of forces for each set of events. */
  final LastingEffects<AdlgForces> lasting;

  final AdlgRules rules;
  public final MeleeOdds odds;
  public final ChargeOdds chargeOdds;
  final ShotOdds shotOdds;
  final AdlgTerrainMap ground;
  final int units;
  public final int corps;

  /** By unit. */
  final String[] name;

  final AdlgUnitType[] type;
  final int[] side;
  public final int[] corpsOf;

  /** By side: its units. */
  private final int[][] unitsOf = new int[SIDES][];

  final double[] front;
  final double[] depth;

  /** By corps. */
  public final String[] corpsName;

  public final int[] corpsSide;
  public final int[][] members;
  public final List<Scenario.General> commander = new ArrayList<>();

  /** Losses at which the army of a side breaks (AR-D17). */
  public final int[] breaksAt = new int[SIDES];

  /**
   * By side: the greatest loss possible, with all units routed and all camps and commanders lost.
   */
  public final int[] worth = new int[SIDES];

  /** All places of the objectives, in their order. */
  public final List<Point> places = new ArrayList<>();

  /**
   * @throws IllegalArgumentException when the program cannot be set up: not two sides, no table, a
   *     category or number the rulebook lacks
   */
  public AdlgForces(BattleProgram program) {
    if (program.scenario().sides().size() != SIDES) {
      throw new IllegalArgumentException(
          "a battle of L'Art de la Guerre needs two sides, found "
              + program.scenario().sides().size());
    }
    this.program = program;
    lasting = new LastingEffects<>(program, AdlgForces::new);
    rules = AdlgRules.of(program);
    odds = new MeleeOdds(rules);
    ground = new AdlgTerrainMap(program.board(), rules);
    int stands = 0;
    int groups = 0;
    for (Scenario.Side each : program.scenario().sides()) {
      groups += each.groups().size();
      stands += each.groups().stream().mapToInt(group -> group.stands().size()).sum();
    }
    units = stands;
    corps = groups;
    name = new String[units];
    type = new AdlgUnitType[units];
    side = new int[units];
    corpsOf = new int[units];
    front = new double[units];
    depth = new double[units];
    corpsName = new String[corps];
    corpsSide = new int[corps];
    members = new int[corps][];
    enlist();
    count();
    for (int s = 0; s < SIDES; s++) {
      int which = s;
      unitsOf[s] = IntStream.range(0, units).filter(each -> side[each] == which).toArray();
    }
    chargeOdds = new ChargeOdds(odds, type);
    shotOdds = new ShotOdds(units);
    for (Scenario.Objective each : objectives()) {
      for (Place place : each.places()) {
        if (place instanceof Point point) {
          places.add(point);
        }
      }
    }
  }

  /** The units of the other side, in their order; callers must not change the array. */
  public int[] enemiesOf(int unit) {
    return unitsOf[1 - side[unit]];
  }

  /** The units of its own side, itself among them; callers must not change the array. */
  int[] friendsOf(int unit) {
    return unitsOf[side[unit]];
  }

  List<Scenario.Objective> objectives() {
    return program.scenario().objectives();
  }

  private void count() {
    ArmyLosses losses = new ArmyLosses(rules);
    int[] strength = new int[SIDES];
    for (int unit = 0; unit < units; unit++) {
      strength[side[unit]] += losses.counts(type[unit]);
      worth[side[unit]] += losses.of(type[unit], 0, ArmyLosses.Fate.ROUTED);
    }
    for (int group = 0; group < corps; group++) {
      worth[corpsSide[group]] +=
          commander.get(group).name().isEmpty() ? 0 : losses.ofCommander(value(group));
    }
    for (int s = 0; s < SIDES; s++) {
      breaksAt[s] = losses.breaksAt(strength[s], program.armies().get(s).breakShare());
    }
  }

  /** Command value of the commander of a corps, 0 to 3 (AR-007 to AR-014). */
  int value(int group) {
    return CommandPoints.value(commander.get(group), program.rulebook());
  }

  /**
   * The rank of a commander, which sets his range (AR-008). If the scenario states only a value,
   * the rank of that value; if it states neither, the lowest rank.
   */
  String rank(int group) {
    Scenario.General general = commander.get(group);
    if (!general.quality().isEmpty()) {
      return general.quality();
    }
    for (Rulebook.Leader each : program.rulebook().leaders()) {
      Integer value = each.value();
      if (value != null && value == general.bonus()) {
        return each.key();
      }
    }
    return LEAST;
  }

  private void enlist() {
    int unit = 0;
    int group = 0;
    for (int s = 0; s < SIDES; s++) {
      for (Scenario.Group each : program.scenario().sides().get(s).groups()) {
        corpsName[group] = each.name();
        corpsSide[group] = s;
        commander.add(each.general());
        members[group] = new int[each.stands().size()];
        for (int i = 0; i < members[group].length; i++) {
          members[group][i] = unit;
          corpsOf[unit] = group;
          enlist(unit++, s, each.stands().get(i));
        }
        group++;
      }
    }
  }

  private void enlist(int unit, int ofSide, Scenario.DeployedStand stand) {
    name[unit] = stand.name();
    side[unit] = ofSide;
    AdlgUnitType its =
        new AdlgUnitType(
            program.line(ofSide, stand), program.traits(ofSide, stand), program.rulebook(), rules);
    type[unit] = its;
    front[unit] = front(its, rules);
    depth[unit] = depth(its, rules);
  }

  /** Breadth of a unit in UD (AR-D02). */
  public static double front(AdlgUnitType type, AdlgRules rules) {
    return rules.number(type.battleUnit ? "front-battle-unit" : "front-unit") / 100.0;
  }

  /** Depth of a unit in UD (AR-D02). */
  public static double depth(AdlgUnitType type, AdlgRules rules) {
    return rules.number(
            switch (type.branch) {
              case LIGHT_INFANTRY, LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY, HEAVY_INFANTRY ->
                  "depth-foot";
              case LIGHT_HORSE, DRAGOONS, CAVALRY, KNIGHTS -> "depth-mounted";
              case WAR_WAGONS, ARTILLERY, ELEPHANTS, CAMP -> "depth-large";
            })
        / 100.0;
  }

  public String sideName(int which) {
    return program.scenario().sides().get(which).name();
  }
}
