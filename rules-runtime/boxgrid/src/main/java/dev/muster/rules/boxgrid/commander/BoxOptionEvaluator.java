package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxEvasion;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxMelee;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxShooting;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTerrainMap;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.ControlTest;
import dev.muster.rules.boxgrid.rules.HitEffects;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.model.CommanderProfile;

/**
 * What an option promises, judged from what every player at the table can see: no dice to come, no
 * thoughts of the enemy. It tries moves on a field of its own and asks the rules what comes of
 * them; the weights are its own. The unit of worth is a unit of the enemy lost.
 */
public final class BoxOptionEvaluator implements EvaluatedOptions.OptionEvaluator<BoxDecision> {
  /** Settles a tie between two options by their number. */
  private static final double TIE = 1e-6;

  private final BoxState field;

  /** Where moves are tried. */
  private final BoxState trial;

  private final BoxShooting shooting;
  private final BoxMelee melee;
  private final BoxEngagements engagements;
  private final ControlTest controlTest;
  private final BoxPlanScore goals;

  private EvaluationWeights<BoxWeight> weights = BoxProfiles.STEADY;
  private double here;

  public BoxOptionEvaluator(BoxState field) {
    this.field = field;
    trial = new BoxState(field, BoxState.NO_DICE, EventSink.SILENT);
    BoxDecision nobody = BoxDecision.withoutCommanders(trial);
    HitEffects wounds = new HitEffects(trial, nobody);
    shooting = new BoxShooting(trial, wounds);
    engagements = new BoxEngagements(trial);
    melee = new BoxMelee(trial, nobody, engagements, wounds);
    controlTest = new ControlTest(trial);
    goals =
        new BoxPlanScore(
            trial, new ActivePlans(new BoxBattleStatus(trial), trial.plan, trial.planOver));
  }

  @Override
  public void consider(BoxDecision choice, CommanderProfile temper) {
    consider(choice, BoxProfiles.of(temper));
  }

  /** Begins to weigh a question as one does who holds things dear in a way of his own. */
  void consider(BoxDecision choice, EvaluationWeights<BoxWeight> how) {
    weights = how;
    trial.copyFrom(field);
    int unit = choice.unit();
    boolean moves =
        choice.decision() == BoxDecisionType.ACTION
            || choice.decision() == BoxDecisionType.STOPPED
            || choice.decision() == BoxDecisionType.MOMENTUM
            || choice.decision() == BoxDecisionType.EXPLOIT;
    here = moves ? placeScore(unit) : 0;
  }

  @Override
  public double score(BoxDecision choice, int option) {
    int number = choice.number(option);
    int unit = choice.unit();
    double worth =
        switch (choice.order(option)) {
          case ACT ->
              1 - 0.01 * nearest(number) + (field.is(UnitAttribute.FIRST, number) ? 0.5 : 0);
          case NO_MORE, CEASE -> -1;
          case FORWARD -> step(unit, number, false);
          case DIAGONAL -> step(unit, number, true);
          case TURN -> turned(unit, number);
          case ABOUT -> turned(unit, (field.facing(unit) + 2) % 4);
          case CHARGE -> charge(unit, number, false);
          case CHARGE_DIAGONALLY -> charge(unit, number, true);
          case STOP, STOP_FORMED, STAY, STAND, KEEP_FACING, KEEP_HITS, NO_SALVO -> 0;
          case TEST -> stops(unit);
          case MOVE_ON -> advanceScore(unit);
          case HALT_TO_SHOOT -> shot(unit) + 0.02;
          case HEDGEHOG -> hedgehog(choice, unit);
          case SALVO -> 0.3;
          case WITHDRAW -> withdraws(unit);
          case TRY -> 0.1;
          case LEAVE -> horseNear(unit) ? -0.2 : 0.2;
          case EVADE -> evades(unit);
          case FACE_ENEMY -> 0.1;
          case SHOOT -> shoots(choice.shooter(option), choice.target(option), false);
          case SHOOT_MASSED -> shoots(choice.shooter(option), choice.target(option), true);
          case FIGHT -> fights(number, choice.side());
          case AGAINST -> exchange(unit, number, false, false);
          case EXPLOIT -> step(unit, number, false) + 0.02;
          case HAND_ON -> handsOn(unit, number);
          case PLACE_AT -> 0;
        };
    return worth - TIE * option;
  }

  // ---- fights

  /** How much a hit is of what a unit can still bear. */
  private double hitShare(int unit) {
    int left = Math.max(1, field.type(unit).catastrophe - field.get(UnitAttribute.HITS, unit));
    return 0.8 / (left + 0.5) * value(unit);
  }

  /** What a unit is worth to its side. */
  private double value(int unit) {
    BoxUnitType type = field.type(unit);
    return type.arm == Arm.CAMP ? 1.2 : 0.7 + 0.08 * type.ccv;
  }

  /** How much a hit is to its own side: who has his commander with him spares himself more. */
  private double ownHitCost(int unit) {
    return hitShare(unit) * (leads(unit) ? 1 + weights.of(BoxWeight.COMMANDER) : 1);
  }

  private boolean leads(int unit) {
    return field.commanderWith[field.forces().brigade[unit]] == unit;
  }

  /**
   * What a round of melee promises: harm done less harm taken.
   *
   * @param flank whether the enemy is struck in flank or rear by it
   * @param unformed whether the unit will be Unformed
   */
  private double exchange(int unit, int enemy, boolean flank, boolean unformed) {
    int was = trial.get(UnitAttribute.UNFORMED, unit);
    int theirs = trial.get(UnitAttribute.UNFORMED, enemy);
    trial.put(UnitAttribute.UNFORMED, unit, unformed ? 1 : was);
    trial.put(UnitAttribute.UNFORMED, enemy, flank ? 1 : theirs);
    boolean flanked = flank || engagements.flanked(enemy);
    double done = melee.dice(unit, enemy, flanked, true) / 2.0;
    double taken = melee.dice(enemy, unit, engagements.flanked(unit), !flank) / 2.0;
    trial.put(UnitAttribute.UNFORMED, unit, was);
    trial.put(UnitAttribute.UNFORMED, enemy, theirs);
    double lead = done - taken;
    double rupture =
        field.steady(enemy) && field.type(unit).shock == 0
            ? 0
            : Math.max(0, lead + 1 - melee.ruptureTrigger(enemy)) * 0.1;
    return done * hitShare(enemy) - weights.of(BoxWeight.RISK) * taken * ownHitCost(unit) + rupture;
  }

  private double charge(int unit, int target, boolean diagonal) {
    BoxUnitType type = field.type(unit);
    BoxUnitType enemy = field.type(target);
    double boldness = weights.of(BoxWeight.CHARGE) + goals.chargeScore(unit, field.box(target));
    if (!enemy.fights()) {
      return 0.8 + boldness;
    }
    boolean front = engagements.frontal(target, unit);
    boolean unformed =
        diagonal
            || field.is(UnitAttribute.UNFORMED, unit)
            || (field.is(UnitAttribute.SLANTED, unit)
                && field.get(UnitAttribute.ACTIONS, unit) + field.rules.chargeCost
                    >= type.allowance)
            || (type.closeCavalry && field.get(UnitAttribute.SPENT, unit) >= 1)
            || field.forces().unforms(type, field.box(target));
    boolean engaged = field.is(UnitAttribute.ENGAGED, target);
    double worth = exchange(unit, target, !front, unformed);
    if (engaged) {
      // the enemy throws at one of those who fight it
      worth += weights.of(BoxWeight.JOINS) + (front ? 0 : weights.of(BoxWeight.JOINS_FLANK));
    } else if (mustRun(unit, target)) {
      worth = weights.of(BoxWeight.RUNS);
    } else if (front) {
      worth -= field.steady(unit) ? 0 : weights.of(BoxWeight.SHAKEN_CHARGE);
      worth -= unformed ? weights.of(BoxWeight.UNFORMED_CHARGE) : 0;
    }
    double finish =
        type.pistolCavalry()
            ? controlTest.chance(unit, ControlTest.Purpose.FINISH_CHARGE, BoxForces.NOBODY)
            : 1;
    return finish * worth + boldness;
  }

  /** Whether a charged enemy evades as it must. */
  private boolean mustRun(int unit, int target) {
    return BoxEvasion.evadePermission(field, target, unit) == BoxRules.Permission.MUST;
  }

  private double fights(int target, int side) {
    double worth = 0;
    for (int unit = 0; unit < field.units; unit++) {
      if (engagements.attacks(unit, target)) {
        double each = exchange(unit, target, !engagements.frontal(target, unit), false);
        worth += field.side(unit) == side ? each : -each;
      }
    }
    return worth;
  }

  private double evades(int unit) {
    int charger = field.pending.charger();
    double chance = controlTest.chance(unit, ControlTest.Purpose.EVADE, charger);
    return chance * 0.1 - (1 - chance) * value(unit) - exchange(unit, charger, false, false);
  }

  private double withdraws(int unit) {
    double worst = 0;
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.present(enemy) && engagements.fight(unit, enemy)) {
        worst =
            Math.min(worst, exchange(unit, enemy, false, field.is(UnitAttribute.UNFORMED, unit)));
      }
    }
    double chance = controlTest.chance(unit, ControlTest.Purpose.WITHDRAW, BoxForces.NOBODY);
    return -worst * chance - 0.15;
  }

  private double hedgehog(BoxDecision choice, int unit) {
    if (choice.decision() == BoxDecisionType.FORM_HEDGEHOG) {
      boolean front = engagements.frontal(unit, field.pending.charger());
      return front ? -0.1 : 0.4;
    }
    return -0.3;
  }

  private boolean horseNear(int unit) {
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy)
          && field.present(enemy)
          && field.type(enemy).arm == Arm.MOUNTED
          && field.ground.distance(field.box(unit), field.box(enemy)) <= 2) {
        return true;
      }
    }
    return false;
  }

  private double handsOn(int unit, int other) {
    int left = field.type(unit).shaken - field.get(UnitAttribute.HITS, unit);
    int spare = field.type(other).shaken - field.get(UnitAttribute.HITS, other);
    return spare > 1 && left <= 1 ? 0.2 : -0.1;
  }

  // ---- shots

  private double shoots(int shooter, int target, boolean massed) {
    boolean aimed = massed ? shooting.aimsMassed(shooter, target) : shooting.aims(shooter, target);
    return aimed ? shooting.expected() * hitShare(target) + (massed ? 0.01 : 0.02) : -1;
  }

  /** The best shot of a unit from where it stands in the trial. */
  private double shot(int unit) {
    if (!shooting.mayShoot(unit)) {
      return 0;
    }
    double best = 0;
    for (int target = 0; target < field.units; target++) {
      if (field.enemies(unit, target)
          && shooting.mayBeShotAt(target)
          && shooting.aims(unit, target)) {
        best = Math.max(best, shooting.expected() * hitShare(target));
      }
    }
    return best;
  }

  // ---- places

  private double step(int unit, int to, boolean diagonal) {
    int from = trial.box(unit);
    int spent = trial.get(UnitAttribute.SPENT, unit);
    int unformed = trial.get(UnitAttribute.UNFORMED, unit);
    int last = trial.lastSide[to];
    trial.place(unit, to);
    trial.put(UnitAttribute.SPENT, unit, spent + 1);
    BoxUnitType type = field.type(unit);
    boolean disordered =
        field.forces().unforms(type, to)
            || (diagonal && field.get(UnitAttribute.ACTIONS, unit) + 1 >= type.allowance);
    if (disordered) {
      trial.put(UnitAttribute.UNFORMED, unit, 1);
    }
    double worth = placeScore(unit) - here;
    trial.place(unit, from);
    trial.lastSide[to] = last;
    trial.put(UnitAttribute.SPENT, unit, spent);
    trial.put(UnitAttribute.UNFORMED, unit, unformed);
    return worth - 0.01;
  }

  private double turned(int unit, int facing) {
    int before = trial.facing(unit);
    int spent = trial.get(UnitAttribute.SPENT, unit);
    int unformed = trial.get(UnitAttribute.UNFORMED, unit);
    trial.put(UnitAttribute.FACING, unit, facing);
    trial.put(UnitAttribute.SPENT, unit, spent + 1);
    if (field.get(UnitAttribute.ACTIONS, unit) + 1 >= field.type(unit).allowance) {
      trial.put(UnitAttribute.UNFORMED, unit, 1);
    }
    double worth = placeScore(unit) - here;
    trial.put(UnitAttribute.FACING, unit, before);
    trial.put(UnitAttribute.SPENT, unit, spent);
    trial.put(UnitAttribute.UNFORMED, unit, unformed);
    return worth - 0.03;
  }

  private double advanceScore(int unit) {
    int ahead = field.ground.ahead(field.box(unit), field.facing(unit));
    int there = field.unitIn(ahead);
    if (there != BoxForces.NOBODY) {
      return field.enemies(unit, there) ? charge(unit, there, false) : 0;
    }
    return ahead == BoxTerrainMap.OFF ? 0 : step(unit, ahead, false);
  }

  private double stops(int unit) {
    double chance = controlTest.chance(unit, ControlTest.Purpose.STOP_MOMENTUM, BoxForces.NOBODY);
    return (1 - chance) * advanceScore(unit) - 0.02;
  }

  /** How good it is for a unit to stand where it stands in the trial, looking where it looks. */
  private double placeScore(int unit) {
    BoxUnitType type = field.type(unit);
    boolean shooter = shoots(type);
    double worth = goals.placeScore(unit, nearest(unit));
    worth += shooter ? weights.of(BoxWeight.SHOT) * shot(unit) : 0;
    worth += weights.of(BoxWeight.NEARER) * approach(unit, shooter);
    worth += field.steady(unit) ? 0 : holdScore(unit);
    worth += threatScore(unit);
    worth += weights.of(BoxWeight.IN_LINE) * inLine(unit);
    worth -= trial.is(UnitAttribute.UNFORMED, unit) ? 0.05 : 0;
    return worth;
  }

  /**
   * A Shaken unit is better off out of the enemy's reach: it does not get better, and may break.
   */
  private double holdScore(int unit) {
    return -weights.of(BoxWeight.SHAKEN_BOX)
        * Math.max(0, weights.of(BoxWeight.SHAKEN_FAR) - nearest(unit));
  }

  /** Whether a unit is there to shoot rather than to fight. */
  private static boolean shoots(BoxUnitType type) {
    return type.arm == Arm.ARTILLERY
        || (!type.weapons.isEmpty() && (!type.weighty() || type.missileReliant));
  }

  /** Nearness to an enemy the unit can hurt, more on his flank or rear, and looking at him. */
  private double approach(int unit, boolean shooter) {
    int wanted = shooter && field.type(unit).arm != Arm.ARTILLERY ? 2 : 1;
    double best = -3;
    int box = trial.box(unit);
    int facing = trial.facing(unit);
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (!field.enemies(unit, enemy) || !field.present(enemy)) {
        continue;
      }
      int there = field.box(enemy);
      int distance = field.ground.distance(box, there);
      int forward = field.ground.forward(box, facing, there);
      int lateral = Math.abs(field.ground.lateral(box, facing, there));
      double worth = -0.08 * Math.abs(distance - wanted);
      worth -= forward <= 0 ? 0.16 : lateral > forward ? 0.08 : 0.012 * lateral;
      worth += targetScore(unit, enemy);
      if (!shooter && field.ground.forward(there, field.facing(enemy), box) <= 0) {
        worth += weights.of(BoxWeight.FLANKING); // out of his front
      }
      if (distance == 1 && lateral == 0 && forward == 1) {
        worth += shooter ? -0.05 : 0.05;
      }
      best = Math.max(best, worth);
    }
    return best;
  }

  /** How much a unit likes to fight an enemy. */
  private double targetScore(int unit, int enemy) {
    BoxUnitType type = field.type(unit);
    BoxUnitType other = field.type(enemy);
    if (!other.fights()) {
      return type.weighty() ? 0.05 : -0.1;
    }
    if (!type.weighty() && other.weighty()) {
      return shoots(type) ? 0 : -0.1;
    }
    return 0.05 * (type.ccv - other.ccv) + (field.steady(enemy) ? 0 : 0.05);
  }

  /** Enemies that can strike it next turn, the worse on flank or rear. */
  private double threatScore(int unit) {
    double worth = 0;
    int box = trial.box(unit);
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (!field.enemies(unit, enemy)
          || !field.present(enemy)
          || !field.type(enemy).fights()
          || field.is(UnitAttribute.ENGAGED, enemy)) {
        continue;
      }
      BoxUnitType other = field.type(enemy);
      int there = field.box(enemy);
      int distance = field.ground.distance(box, there);
      boolean strikes =
          distance <= other.allowance
              && field.ground.forward(there, field.facing(enemy), box) > 0
              && (other.weighty() || !field.type(unit).heavy);
      if (!strikes) {
        continue;
      }
      int facing = trial.facing(unit);
      boolean flank = field.ground.forward(box, facing, there) <= 0;
      boolean weak = shoots(field.type(unit)) && other.weighty();
      worth -=
          weights.of(
              flank ? BoxWeight.REACHED_FLANK : weak ? BoxWeight.REACHED_WEAK : BoxWeight.REACHED);
    }
    return worth * weights.of(BoxWeight.RISK);
  }

  /** Touching its brigade, and within reach of its commander. */
  private double inLine(int unit) {
    int brigade = field.forces().brigade[unit];
    int[] members = field.forces().members[brigade];
    int box = trial.box(unit);
    int touching = 0;
    for (int i = 0; i < members.length; i++) {
      int other = members[i];
      if (other != unit && trial.present(other) && field.ground.inContact(box, trial.box(other))) {
        touching++;
      }
    }
    double worth = touching == 0 ? -0.06 : touching == 1 ? 0 : 0.02;
    int commander = trial.commanderWith[brigade];
    if (touching == 0 && commander != BoxForces.NOBODY && trial.present(commander)) {
      int far = field.ground.distance(box, trial.box(commander));
      worth -= far > field.forces().commandRange[brigade] ? 0.15 : 0;
    }
    return worth;
  }

  /** Distance to the nearest enemy from where a unit stands in the trial; 99 where none is. */
  private int nearest(int unit) {
    int near = 99;
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy) && field.present(enemy)) {
        near = Math.min(near, field.ground.distance(trial.box(unit), field.box(enemy)));
      }
    }
    return near;
  }
}
