package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.WeighedOptions;
import dev.muster.rules.battle.Weights;
import dev.muster.rules.model.Temper;

/**
 * What an option promises, judged from what every player at the table can see: no dice to come, no
 * thoughts of the enemy. It tries moves on a field of its own and asks the rules what comes of
 * them; the weights are its own. The unit of worth is a unit of the enemy lost.
 */
final class Outlook implements WeighedOptions.Outlook<Choice> {
  /** Settles a tie between two options by their number. */
  private static final double TIE = 1e-6;

  private final Field field;

  /** Where moves are tried. */
  private final Field trial;

  private final Shooting shooting;
  private final Melee melee;
  private final Engagements engagements;
  private final ControlTest controlTest;
  private final Goals goals;

  private Weights<Weight> weights = Tempers.STEADY;
  private double here;

  Outlook(Field field) {
    this.field = field;
    trial = new Field(field, Field.NO_DICE, EventSink.SILENT);
    Choice nobody = Choice.ofNobody(trial);
    Wounds wounds = new Wounds(trial, nobody);
    shooting = new Shooting(trial, wounds);
    engagements = new Engagements(trial);
    melee = new Melee(trial, nobody, engagements, wounds);
    controlTest = new ControlTest(trial);
    goals = new Goals(trial, new PlansInForce(new BoxTally(trial), trial.plan, trial.planOver));
  }

  @Override
  public void lookAt(Choice choice, Temper temper) {
    lookAt(choice, Tempers.of(temper));
  }

  /** Begins to weigh a question as one does who holds things dear in a way of his own. */
  void lookAt(Choice choice, Weights<Weight> how) {
    weights = how;
    trial.setTo(field);
    int unit = choice.unit();
    boolean moves =
        choice.decision() == Decision.ACTION
            || choice.decision() == Decision.STOPPED
            || choice.decision() == Decision.MOMENTUM
            || choice.decision() == Decision.EXPLOIT;
    here = moves ? place(unit) : 0;
  }

  @Override
  public double worth(Choice choice, int option) {
    int number = choice.number(option);
    int unit = choice.unit();
    double worth =
        switch (choice.order(option)) {
          case ACT -> 1 - 0.01 * nearest(number) + (field.is(Mark.FIRST, number) ? 0.5 : 0);
          case NO_MORE, CEASE -> -1;
          case FORWARD -> step(unit, number, false);
          case DIAGONAL -> step(unit, number, true);
          case TURN -> turned(unit, number);
          case ABOUT -> turned(unit, (field.facing(unit) + 2) % 4);
          case CHARGE -> charge(unit, number, false);
          case CHARGE_DIAGONALLY -> charge(unit, number, true);
          case STOP, STOP_FORMED, STAY, STAND, KEEP_FACING, KEEP_HITS, NO_SALVO -> 0;
          case TEST -> stops(unit);
          case MOVE_ON -> onward(unit);
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
  private double hurt(int unit) {
    int left = Math.max(1, field.type(unit).catastrophe - field.get(Mark.HITS, unit));
    return 0.8 / (left + 0.5) * value(unit);
  }

  /** What a unit is worth to its side. */
  private double value(int unit) {
    UnitType type = field.type(unit);
    return type.arm == Arm.CAMP ? 1.2 : 0.7 + 0.08 * type.ccv;
  }

  /** How much a hit is to its own side: who has his commander with him spares himself more. */
  private double pain(int unit) {
    return hurt(unit) * (leads(unit) ? 1 + weights.of(Weight.COMMANDER) : 1);
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
    int was = trial.get(Mark.UNFORMED, unit);
    int theirs = trial.get(Mark.UNFORMED, enemy);
    trial.put(Mark.UNFORMED, unit, unformed ? 1 : was);
    trial.put(Mark.UNFORMED, enemy, flank ? 1 : theirs);
    boolean flanked = flank || engagements.flanked(enemy);
    double done = melee.dice(unit, enemy, flanked, true) / 2.0;
    double taken = melee.dice(enemy, unit, engagements.flanked(unit), !flank) / 2.0;
    trial.put(Mark.UNFORMED, unit, was);
    trial.put(Mark.UNFORMED, enemy, theirs);
    double lead = done - taken;
    double rupture =
        field.steady(enemy) && field.type(unit).shock == 0
            ? 0
            : Math.max(0, lead + 1 - melee.ruptureTrigger(enemy)) * 0.1;
    return done * hurt(enemy) - weights.of(Weight.RISK) * taken * pain(unit) + rupture;
  }

  private double charge(int unit, int target, boolean diagonal) {
    UnitType type = field.type(unit);
    UnitType enemy = field.type(target);
    double boldness = weights.of(Weight.CHARGE) + goals.charging(unit, field.box(target));
    if (!enemy.fights()) {
      return 0.8 + boldness;
    }
    boolean front = engagements.frontal(target, unit);
    boolean unformed =
        diagonal
            || field.is(Mark.UNFORMED, unit)
            || (field.is(Mark.SLANTED, unit)
                && field.get(Mark.ACTIONS, unit) + field.rules.chargeCost >= type.allowance)
            || (type.closeCavalry && field.get(Mark.SPENT, unit) >= 1)
            || field.forces().unforms(type, field.box(target));
    boolean engaged = field.is(Mark.ENGAGED, target);
    double worth = exchange(unit, target, !front, unformed);
    if (engaged) {
      // the enemy throws at one of those who fight it
      worth += weights.of(Weight.JOINS) + (front ? 0 : weights.of(Weight.JOINS_FLANK));
    } else if (mustRun(unit, target)) {
      worth = weights.of(Weight.RUNS);
    } else if (front) {
      worth -= field.steady(unit) ? 0 : weights.of(Weight.SHAKEN_CHARGE);
      worth -= unformed ? weights.of(Weight.UNFORMED_CHARGE) : 0;
    }
    double finish =
        type.pistolCavalry()
            ? controlTest.chance(unit, ControlTest.Purpose.FINISH_CHARGE, Forces.NOBODY)
            : 1;
    return finish * worth + boldness;
  }

  /** Whether a charged enemy evades as it must. */
  private boolean mustRun(int unit, int target) {
    return Evading.wish(field, target, unit) == BoxRules.Wish.MUST;
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
        worst = Math.min(worst, exchange(unit, enemy, false, field.is(Mark.UNFORMED, unit)));
      }
    }
    double chance = controlTest.chance(unit, ControlTest.Purpose.WITHDRAW, Forces.NOBODY);
    return -worst * chance - 0.15;
  }

  private double hedgehog(Choice choice, int unit) {
    if (choice.decision() == Decision.FORM_HEDGEHOG) {
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
    int left = field.type(unit).shaken - field.get(Mark.HITS, unit);
    int spare = field.type(other).shaken - field.get(Mark.HITS, other);
    return spare > 1 && left <= 1 ? 0.2 : -0.1;
  }

  // ---- shots

  private double shoots(int shooter, int target, boolean massed) {
    boolean aimed = massed ? shooting.aimsMassed(shooter, target) : shooting.aims(shooter, target);
    return aimed ? shooting.expected() * hurt(target) + (massed ? 0.01 : 0.02) : -1;
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
        best = Math.max(best, shooting.expected() * hurt(target));
      }
    }
    return best;
  }

  // ---- places

  private double step(int unit, int to, boolean diagonal) {
    int from = trial.box(unit);
    int spent = trial.get(Mark.SPENT, unit);
    int unformed = trial.get(Mark.UNFORMED, unit);
    int last = trial.lastSide[to];
    trial.place(unit, to);
    trial.put(Mark.SPENT, unit, spent + 1);
    UnitType type = field.type(unit);
    boolean disordered =
        field.forces().unforms(type, to)
            || (diagonal && field.get(Mark.ACTIONS, unit) + 1 >= type.allowance);
    if (disordered) {
      trial.put(Mark.UNFORMED, unit, 1);
    }
    double worth = place(unit) - here;
    trial.place(unit, from);
    trial.lastSide[to] = last;
    trial.put(Mark.SPENT, unit, spent);
    trial.put(Mark.UNFORMED, unit, unformed);
    return worth - 0.01;
  }

  private double turned(int unit, int facing) {
    int before = trial.facing(unit);
    int spent = trial.get(Mark.SPENT, unit);
    int unformed = trial.get(Mark.UNFORMED, unit);
    trial.put(Mark.FACING, unit, facing);
    trial.put(Mark.SPENT, unit, spent + 1);
    if (field.get(Mark.ACTIONS, unit) + 1 >= field.type(unit).allowance) {
      trial.put(Mark.UNFORMED, unit, 1);
    }
    double worth = place(unit) - here;
    trial.put(Mark.FACING, unit, before);
    trial.put(Mark.SPENT, unit, spent);
    trial.put(Mark.UNFORMED, unit, unformed);
    return worth - 0.03;
  }

  private double onward(int unit) {
    int ahead = field.ground.ahead(field.box(unit), field.facing(unit));
    int there = field.in(ahead);
    if (there != Forces.NOBODY) {
      return field.enemies(unit, there) ? charge(unit, there, false) : 0;
    }
    return ahead == Ground.OFF ? 0 : step(unit, ahead, false);
  }

  private double stops(int unit) {
    double chance = controlTest.chance(unit, ControlTest.Purpose.STOP_MOMENTUM, Forces.NOBODY);
    return (1 - chance) * onward(unit) - 0.02;
  }

  /** How good it is for a unit to stand where it stands in the trial, looking where it looks. */
  private double place(int unit) {
    UnitType type = field.type(unit);
    boolean shooter = shoots(type);
    double worth = goals.place(unit, nearest(unit));
    worth += shooter ? weights.of(Weight.SHOT) * shot(unit) : 0;
    worth += weights.of(Weight.NEARER) * approach(unit, shooter);
    worth += field.steady(unit) ? 0 : rest(unit);
    worth += threats(unit);
    worth += weights.of(Weight.IN_LINE) * inLine(unit);
    worth -= trial.is(Mark.UNFORMED, unit) ? 0.05 : 0;
    return worth;
  }

  /**
   * A Shaken unit is better off out of the enemy's reach: it does not get better, and may break.
   */
  private double rest(int unit) {
    return -weights.of(Weight.SHAKEN_BOX)
        * Math.max(0, weights.of(Weight.SHAKEN_FAR) - nearest(unit));
  }

  /** Whether a unit is there to shoot rather than to fight. */
  private static boolean shoots(UnitType type) {
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
      worth += prey(unit, enemy);
      if (!shooter && field.ground.forward(there, field.facing(enemy), box) <= 0) {
        worth += weights.of(Weight.FLANKING); // out of his front
      }
      if (distance == 1 && lateral == 0 && forward == 1) {
        worth += shooter ? -0.05 : 0.05;
      }
      best = Math.max(best, worth);
    }
    return best;
  }

  /** How much a unit likes to fight an enemy. */
  private double prey(int unit, int enemy) {
    UnitType type = field.type(unit);
    UnitType other = field.type(enemy);
    if (!other.fights()) {
      return type.weighty() ? 0.05 : -0.1;
    }
    if (!type.weighty() && other.weighty()) {
      return shoots(type) ? 0 : -0.1;
    }
    return 0.05 * (type.ccv - other.ccv) + (field.steady(enemy) ? 0 : 0.05);
  }

  /** Enemies that can strike it next turn, the worse on flank or rear. */
  private double threats(int unit) {
    double worth = 0;
    int box = trial.box(unit);
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (!field.enemies(unit, enemy)
          || !field.present(enemy)
          || !field.type(enemy).fights()
          || field.is(Mark.ENGAGED, enemy)) {
        continue;
      }
      UnitType other = field.type(enemy);
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
          weights.of(flank ? Weight.REACHED_FLANK : weak ? Weight.REACHED_WEAK : Weight.REACHED);
    }
    return worth * weights.of(Weight.RISK);
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
    if (touching == 0 && commander != Forces.NOBODY && trial.present(commander)) {
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
