package dev.muster.rules.adlgr;

import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Bearing;
import dev.muster.rules.plane.Footprint;
import java.util.List;

/** What it is worth to a unit to stand where it stands: enemies near and far, fire, friends. */
final class Places {
  /** Nobody looks farther for an enemy to go to, in UD. */
  private static final double FAR = 30;

  /** Shots from a place are made more than once, and some of them not at all. */
  private static final double SHOTS = 0.8;

  private static final double SHOT_AT = 0.4;

  private final Table trial;
  private final Volleys volleys;
  private final Exchanges exchanges;
  private final Shooting shooting;
  private final Command command;
  private final Goals goals;
  private Manner manner = Manner.STEADY;

  Places(Table trial, Volleys volleys, Exchanges exchanges) {
    this.trial = trial;
    this.volleys = volleys;
    this.exchanges = exchanges;
    shooting = new Shooting(trial.rules);
    command = new Command(trial);
    goals = new Goals(trial, new PlansInForce(new AdlgTally(trial), trial.plan, trial.planOver));
  }

  void look(Manner how) {
    manner = how;
  }

  /** What the plan of its corps makes a charge worth that ends where a unit stands in the trial. */
  double planned(int unit) {
    return goals.charging(unit) + goals.ground(unit, trial.of(unit));
  }

  /** What the plan makes the ground worth where a unit stands in the trial. */
  double ground(int unit) {
    return goals.ground(unit, trial.of(unit));
  }

  /** Whether the plan of a unit's corps has it keep where it is or away from the enemy. */
  boolean keepsBack(int unit) {
    return goals.keepsBack(unit);
  }

  /** UD a unit comes in a move over open ground. */
  int reach(int unit) {
    return Allowance.pace(trial.type(unit), trial.rules);
  }

  /** How good it is for a unit to stand where it stands in the trial. */
  double worth(int unit) {
    Footprint at = trial.of(unit);
    double nearest = trial.nearestEnemy(unit, at);
    double worth = goals.place(unit, at);
    worth += approach(unit, goals.eagerness(unit, nearest) * manner.eager());
    worth += fire(unit);
    worth += exposed(unit, Table.NOBODY);
    worth += friends(unit);
    worth -= trial.penalised(unit) ? 0.25 : 0;
    return worth;
  }

  /** Whether a unit is there to shoot rather than to charge. */
  private boolean shoots(int unit) {
    UnitType type = trial.type(unit);
    return type.reach > 1
        && (type.branch == Branch.ARTILLERY || type.branch.light() || !type.mounted());
  }

  /**
   * Nearness to an enemy it would like to fight or shoot at, looking at him. Who has no wish to
   * come nearer looks at him all the same.
   *
   * @param eager how much it wants to come nearer, 1 for what all want
   */
  private double approach(int unit, double eager) {
    Footprint at = trial.of(unit);
    if (trial.type(unit).branch == Branch.CAMP) {
      return 0;
    }
    double wanted = shoots(unit) ? trial.type(unit).reach - 0.2 : reach(unit) - 0.5;
    boolean light = shoots(unit) && trial.type(unit).branch.light();
    double best = Double.NEGATIVE_INFINITY;
    double worth = -0.1 * FAR * eager;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.present(enemy) && trial.enemies(unit, enemy)) {
        double far = Math.max(0, trial.distance(unit, enemy) - wanted);
        Point there = trial.of(enemy).centre();
        int way = Bearing.of(there.x() - at.at().x(), there.y() - at.at().y());
        double turn = Math.abs(Bearing.turn(at.at().tenths(), way)) / 1800.0;
        double close = light ? Math.max(0, 1 - trial.distance(unit, enemy)) : 0;
        double drawn = -0.1 * far - 0.4 * close + 0.15 * prey(unit, enemy, at);
        if (drawn - 0.4 * turn > best) {
          best = drawn - 0.4 * turn;
          worth = eager * drawn - 0.4 * (goals.stands(unit) ? 1 : eager) * turn;
        }
      }
    }
    return worth;
  }

  /** What a charge at an enemy from here would promise. */
  private double prey(int unit, int enemy, Footprint from) {
    if (trial.type(enemy).branch == Branch.CAMP) {
      return 0.5;
    }
    double worth = exchanges.charge(unit, enemy, edge(trial.of(enemy), from));
    return Math.max(-1, Math.min(2, worth));
  }

  /** The edge of a unit that another would charge from where it stands. */
  private static Edge edge(Footprint unit, Footprint from) {
    double ahead = unit.ahead(from.centre());
    return ahead > 0 ? Edge.FRONT : ahead < -unit.depth() ? Edge.REAR : Edge.FLANK;
  }

  /** Shots it can make less those it has to bear. */
  private double fire(int unit) {
    double best = 0;
    if (Shooting.armed(trial.type(unit)) && !trial.inMelee(unit)) {
      for (int target : volleys.targets(unit)) {
        best = Math.max(best, shot(unit, target));
      }
    }
    double worst = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.present(enemy)
          && trial.enemies(unit, enemy)
          && Shooting.armed(trial.type(enemy))
          && !trial.inMelee(enemy)
          && volleys.edge(enemy, unit) != null) {
        worst += shot(enemy, unit);
      }
    }
    return SHOTS * best - SHOT_AT * Math.min(worst, 0.6);
  }

  /** What a shot promises. */
  double shot(int unit, int target) {
    return exchanges.harm(target, shooting.expected(volleys.sum(unit, target, List.of())));
  }

  /**
   * What enemies that can come to it next turn may do, the worse on flank or rear.
   *
   * @param but an enemy it fights, who charges nobody
   */
  double exposed(int unit, int but) {
    Footprint at = trial.of(unit);
    double worth = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (enemy == but
          || !trial.present(enemy)
          || !trial.enemies(unit, enemy)
          || trial.inMelee(enemy)
          || !charges(enemy)
          || trial.distance(unit, enemy) > reach(enemy)
          || trial.of(enemy).ahead(at.centre()) <= 0) {
        continue;
      }
      Edge edge = edge(at, trial.of(enemy));
      double feared = exchanges.feared(unit, enemy, edge);
      worth -= (edge == Edge.FRONT ? 0.15 : 0.35) * Math.min(feared, 2);
    }
    return worth;
  }

  private boolean charges(int unit) {
    return switch (trial.type(unit).branch) {
      case ARTILLERY, WAR_WAGONS, CAMP -> false;
      default -> !trial.square[unit];
    };
  }

  /** In reach of its commander, and beside friends. */
  private double friends(int unit) {
    int corps = trial.forces().corpsOf[unit];
    double worth = 0;
    if (!trial.commanderLost[corps] && !command.inRange(new int[] {unit})) {
      worth -= 0.2;
    }
    double nearest = 99;
    for (int each : trial.forces().members[corps]) {
      if (each != unit && trial.present(each)) {
        nearest = Math.min(nearest, trial.distance(unit, each));
      }
    }
    return nearest == 99 ? worth : worth - 0.05 * Math.min(4, Math.max(0, nearest - 1));
  }
}
