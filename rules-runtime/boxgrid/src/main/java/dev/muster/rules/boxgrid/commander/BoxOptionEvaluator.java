package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.rules.ActionEligibility;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxOrder;
import dev.muster.rules.boxgrid.rules.BoxShooting;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTerrainMap;
import dev.muster.rules.boxgrid.rules.ControlTest;
import dev.muster.rules.boxgrid.rules.HitEffects;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.WaitingPrice;
import dev.muster.rules.model.CommanderProfile;
import java.util.Arrays;

/**
 * Evaluates an option from what every player at the table can see; it uses neither future dice nor
 * the enemy's intentions. It tries moves on a field of its own and applies the rules there; the
 * weights are the evaluator's own. The unit of the score is one enemy unit lost.
 */
public final class BoxOptionEvaluator implements EvaluatedOptions.OptionEvaluator<BoxDecision> {
  /** Settles a tie between two options by their number. */
  private static final double TIE = 1e-6;

  private final BoxState field;

  /** The copy of the battle in which moves are tried. */
  private final BoxState trial;

  private final BoxBattleStatus status;
  private final BoxPlaceScore places;
  private final BoxChargeScore charges;
  private final int roundLimit;
  private EvaluationWeights<BoxWeight> weights = BoxProfiles.STEADY;
  private double here;

  public BoxOptionEvaluator(BoxState field) {
    this.field = field;
    trial = new BoxState(field, BoxState.NO_DICE, EventSink.SILENT);
    status = new BoxBattleStatus(trial);
    roundLimit = BoxBattleStatus.roundLimit(field.forces());
    HitEffects wounds = new HitEffects(trial, BoxDecision.withoutCommanders(trial));
    BoxPlanScore goals =
        new BoxPlanScore(trial, new ActivePlans(status, trial.plan, trial.planOver));
    charges = new BoxChargeScore(trial, wounds, goals);
    places = new BoxPlaceScore(trial, new BoxShooting(trial, wounds), charges, goals);
  }

  @Override
  public void consider(BoxDecision choice, CommanderProfile temper) {
    consider(choice, BoxProfiles.of(temper));
  }

  @Override
  public void considerWithoutPlans(BoxDecision choice, CommanderProfile temper) {
    consider(choice, BoxProfiles.of(temper), false);
  }

  /** Starts the evaluation of a question with the given weights. */
  void consider(BoxDecision choice, EvaluationWeights<BoxWeight> how) {
    consider(choice, how, true);
  }

  private void consider(BoxDecision choice, EvaluationWeights<BoxWeight> how, boolean plans) {
    weights = how;
    trial.copyFrom(field);
    if (!plans) {
      Arrays.fill(trial.plan, ActivePlans.NONE);
    }
    double price = price(choice.side());
    charges.consider(how, price);
    places.consider(how, price);
    int unit = choice.unit();
    boolean moves =
        choice.decision() == BoxDecisionType.ACTION
            || choice.decision() == BoxDecisionType.STOPPED
            || choice.decision() == BoxDecisionType.MOMENTUM
            || choice.decision() == BoxDecisionType.EXPLOIT;
    here = moves ? place(unit) : 0;
  }

  /**
   * Returns the price of a round. A side that leads pays too, as a lead of a unit or two is thin.
   */
  private double price(int side) {
    int ahead = status.sideAhead();
    double lead = ahead == BattleStatus.NOBODY || ahead == side ? 0 : -1;
    return WaitingPrice.of(lead, field.round(), roundLimit);
  }

  @Override
  public double score(BoxDecision choice, int option) {
    int number = choice.number(option);
    int unit = choice.unit();
    BoxOrder order = choice.order(option);
    double worth =
        switch (order) {
          case ACT -> acts(number);
          case NO_MORE, CEASE -> -1;
          case FORWARD, DIAGONAL -> step(unit, number, order);
          case TURN -> turned(unit, number, order);
          case ABOUT -> turned(unit, (field.facing(unit) + 2) % 4, order);
          case CHARGE -> charges.charge(unit, number, false);
          case CHARGE_DIAGONALLY -> charges.charge(unit, number, true);
          case STOP, STOP_FORMED, STAY, STAND, KEEP_FACING, KEEP_HITS, NO_SALVO -> 0;
          case TEST -> stops(unit);
          case MOVE_ON -> advanceScore(unit);
          case HALT_TO_SHOOT -> places.shot(unit) + 0.02;
          case HEDGEHOG -> hedgehog(choice, unit);
          case SALVO -> 0.3;
          case WITHDRAW -> withdraws(unit);
          case TRY, FACE_ENEMY -> 0.1;
          case LEAVE -> places.horseNear(unit) ? -0.2 : 0.2;
          case EVADE -> evades(unit);
          case SHOOT -> places.shot(choice.shooter(option), choice.target(option), false);
          case SHOOT_MASSED -> places.shot(choice.shooter(option), choice.target(option), true);
          case FIGHT -> charges.melee(number, choice.side());
          case AGAINST -> charges.exchange(unit, number, false, false);
          case EXPLOIT -> step(unit, number, order) + 0.02;
          case HAND_ON -> handsOn(unit, number);
          case PLACE_AT -> 0;
        };
    return worth - TIE * option;
  }

  // ---- which unit moves next, and its other options

  /** Units that must act go first, then units with a charge, then units near the enemy. */
  private double acts(int unit) {
    double charge = weights.of(BoxWeight.CHARGES_FIRST) * charges.best(unit);
    return 1
        - 0.01 * places.nearest(unit)
        + Math.min(0.4, charge)
        + (field.is(UnitAttribute.FIRST, unit) ? 0.5 : 0);
  }

  private double evades(int unit) {
    int charger = field.pending.charger();
    double chance = charges.chance(unit, ControlTest.Purpose.EVADE, charger);
    return chance * 0.1
        - (1 - chance) * charges.value(unit)
        - charges.exchange(unit, charger, false, false);
  }

  private double withdraws(int unit) {
    double chance = charges.chance(unit, ControlTest.Purpose.WITHDRAW, BoxForces.NOBODY);
    return -charges.worst(unit) * chance - 0.15;
  }

  private double hedgehog(BoxDecision choice, int unit) {
    if (choice.decision() == BoxDecisionType.FORM_HEDGEHOG) {
      boolean front = charges.frontal(unit, field.pending.charger());
      return front ? -0.1 : 0.4;
    }
    return -0.3;
  }

  private double handsOn(int unit, int other) {
    int left = field.type(unit).shaken - field.get(UnitAttribute.HITS, unit);
    int spare = field.type(other).shaken - field.get(UnitAttribute.HITS, other);
    return spare > 1 && left <= 1 ? 0.2 : -0.1;
  }

  // ---- moves

  private double step(int unit, int to, BoxOrder order) {
    int from = trial.box(unit);
    int last = trial.lastSide[to];
    trial.place(unit, to);
    boolean terrain = field.unforms(field.type(unit), to);
    double worth = moved(unit, order, terrain) - here - 0.01;
    trial.place(unit, from);
    trial.lastSide[to] = last;
    return worth;
  }

  private double turned(int unit, int facing, BoxOrder order) {
    int before = trial.facing(unit);
    trial.put(UnitAttribute.FACING, unit, facing);
    double worth = moved(unit, order, false) - here - 0.03;
    trial.put(UnitAttribute.FACING, unit, before);
    return worth;
  }

  /** Returns the score of a unit's position in the trial after an order, or of moving on. */
  private double moved(int unit, BoxOrder order, boolean terrain) {
    int actions = trial.get(UnitAttribute.ACTIONS, unit);
    int spent = trial.get(UnitAttribute.SPENT, unit);
    int slanted = trial.get(UnitAttribute.SLANTED, unit);
    int turns = trial.get(UnitAttribute.TURNS, unit);
    int late = trial.get(UnitAttribute.LATE_TURN, unit);
    int unformed = trial.get(UnitAttribute.UNFORMED, unit);
    boolean turn = order == BoxOrder.TURN || order == BoxOrder.ABOUT;
    int cost = ActionEligibility.cost(field, order, unit);
    trial.put(UnitAttribute.ACTIONS, unit, actions + cost);
    trial.put(UnitAttribute.SPENT, unit, spent + cost);
    if (turn || order == BoxOrder.DIAGONAL) {
      trial.put(UnitAttribute.SLANTED, unit, 1);
    }
    if (turn) {
      trial.put(UnitAttribute.TURNS, unit, turns + 1);
      trial.put(UnitAttribute.LATE_TURN, unit, late > 0 || spent > 0 ? 1 : 0);
    }
    if (terrain) {
      trial.put(UnitAttribute.UNFORMED, unit, 1);
    }
    double worth = standing(unit);
    trial.put(UnitAttribute.ACTIONS, unit, actions);
    trial.put(UnitAttribute.SPENT, unit, spent);
    trial.put(UnitAttribute.SLANTED, unit, slanted);
    trial.put(UnitAttribute.TURNS, unit, turns);
    trial.put(UnitAttribute.LATE_TURN, unit, late);
    trial.put(UnitAttribute.UNFORMED, unit, unformed);
    return worth;
  }

  /** Score of a unit's place in the trial, or of a charge from there. */
  private double standing(int unit) {
    double follows = weights.of(BoxWeight.FOLLOWS);
    return place(unit) + (follows == 0 ? 0 : follows * charges.best(unit));
  }

  /** Score of stopping at a unit's place in the trial. */
  private double place(int unit) {
    int unformed = trial.get(UnitAttribute.UNFORMED, unit);
    if (charges.endsUnformed(unit)) {
      trial.put(UnitAttribute.UNFORMED, unit, 1);
    }
    double worth = places.of(unit);
    trial.put(UnitAttribute.UNFORMED, unit, unformed);
    return worth;
  }

  private double advanceScore(int unit) {
    int ahead = field.ground.ahead(field.box(unit), field.facing(unit));
    int there = field.unitIn(ahead);
    if (there != BoxForces.NOBODY) {
      return field.enemies(unit, there) ? charges.charge(unit, there, false) : 0;
    }
    return ahead == BoxTerrainMap.OFF ? 0 : step(unit, ahead, BoxOrder.FORWARD);
  }

  private double stops(int unit) {
    double chance = charges.chance(unit, ControlTest.Purpose.STOP_MOMENTUM, BoxForces.NOBODY);
    return (1 - chance) * advanceScore(unit) - 0.02;
  }
}
