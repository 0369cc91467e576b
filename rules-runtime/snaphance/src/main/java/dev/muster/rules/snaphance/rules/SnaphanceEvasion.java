package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Evading a charge or fire: Skirmishers, Dragoons and Light Cavalry (5.0). */
final class SnaphanceEvasion {
  private static final RuleRef EVADES = RuleRef.of("5.0", "SN-5.0-01", "SN-5.0-06");
  private static final RuleRef FAILED = RuleRef.of("5.0", "SN-5.0-08");

  private final BattleContext play;
  private final SnaphanceState table;
  private final OrderTest orderTest;
  private final Losses losses;
  private final EvasionEligibility mayEvade;

  private final HexList seen = new HexList();
  private final HexList from = new HexList();
  private final HexList left = new HexList();
  private final HexList path = new HexList();
  private final SnaphanceDecision.RefusalRule refusals = this::refusal;
  private final SnaphanceDecision.RefusalRule unasked = this::unaskedRefusal;

  /** Why the last stand that got no choice does not evade. */
  private SnaphanceRefusal barredBy = SnaphanceRefusal.EVADES_NEVER;

  SnaphanceEvasion(BattleContext play, OrderTest orderTest, Losses losses) {
    this.play = play;
    table = play.state;
    this.orderTest = orderTest;
    this.losses = losses;
    mayEvade = new EvasionEligibility(table);
  }

  /** Asks a charged stand whether it evades, and moves it; true when it did. */
  boolean fromCharge(int target, int charger) {
    SnaphanceRefusal barred = mayEvade.refusal(target, charger);
    if (barred == null && !chargedFromFront(target, charger)) {
      barred = SnaphanceRefusal.STRUCK_FROM_BEHIND;
    }
    return barred == null
        ? offer(target, charger, decision(target, charger))
        : withhold(target, barred, charger);
  }

  /** Asks a stand about to be shot at whether it evades, and moves it; true when it did. */
  boolean fromFire(int target, int firer) {
    SnaphanceRefusal barred = mayEvade.refusal(target, firer);
    if (barred == null && !mayEvade.mayEvadeFire(target, firer)) {
      barred = SnaphanceRefusal.FIRE_NOT_IN_FRONT;
    }
    return barred == null
        ? offer(target, firer, SnaphanceDecisionType.EVADE)
        : withhold(target, barred, firer);
  }

  /** Withholds the choice from a stand that may not evade and reports why; returns false. */
  boolean withhold(int target, SnaphanceRefusal barred, int by) {
    barredBy = barred;
    play.decision
        .ofStand(SnaphanceDecisionType.EVADE, target)
        .refusing(unasked)
        .against(by)
        .withhold();
    return false;
  }

  private @Nullable Because unaskedRefusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    return switch (order) {
      case EVADE_TO -> barredBy.by(question.opponent());
      case FIRE_AND_DIE ->
          table.engaged(question.stand())
              ? SnaphanceRefusal.NO_FIRE_PULLED.because()
              : SnaphanceRefusal.NOT_SKIRMISHERS.because();
      default -> null;
    };
  }

  /** Why a stand that may evade does not do it so (5.0, 7.4, 10.5). */
  private @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    SnaphanceOrder stay = stay(question.decision());
    return switch (order) {
      case EVADE_TO -> evadeRefusal(said.hex());
      case FIGHT ->
          stay == SnaphanceOrder.FIRE_AND_DIE
              ? SnaphanceRefusal.CANNOT_FIGHT.by(question.opponent())
              : SnaphanceRefusal.NOT_SKIRMISHERS.because();
      case FIRE_AND_DIE ->
          stay == SnaphanceOrder.FIGHT
              ? SnaphanceRefusal.FIGHTS_INSTEAD.because()
              : SnaphanceRefusal.NOT_SKIRMISHERS.because();
      case STAND ->
          stay == SnaphanceOrder.STAND ? null : SnaphanceRefusal.STANDS_ARE_TOLD.because();
      default -> null;
    };
  }

  private Because evadeRefusal(int to) {
    if (to == SnaphanceState.GONE || seen.size() < 2) {
      return SnaphanceRefusal.NO_ROOM.because();
    }
    return seen.indexOf(to) > 0 && table.occupant[to] != SnaphanceState.GONE
        ? SnaphanceRefusal.EVADE_TAKEN.at(to, table.occupant[to])
        : SnaphanceRefusal.EVADE_OUT_OF_REACH.at(to);
  }

  private SnaphanceDecisionType decision(int target, int charger) {
    if (mayEvade.times(target, charger) > 0) {
      return SnaphanceDecisionType.EVADE_AGAIN;
    }
    if (!table.type[target].skirmisher) {
      return SnaphanceDecisionType.EVADE;
    }
    return SnaphancePassage.mayFight(table, target, charger)
        ? SnaphanceDecisionType.SKIRMISHERS_FIGHT
        : SnaphanceDecisionType.EVADE_SKIRMISHERS;
  }

  /** The charger was in front of the stand's front face line at some time of its approach (5.0). */
  private boolean chargedFromFront(int target, int charger) {
    int hex = table.hex[target];
    int facing = table.facing[target];
    HexList track = table.track[charger];
    for (int i = 0; i < track.size(); i++) {
      if (table.grid.projection(facing, hex, track.get(i)) >= 1) {
        return true;
      }
    }
    boolean onlyTurned = track.size() == 1;
    boolean flank = table.grid.isFlank(hex, facing, table.hex[charger]);
    return flank && (onlyTurned || strikesCombatStand(charger));
  }

  /** Its flank is struck only because the charger attacks a Combat Stand beside it (5.0). */
  private boolean strikesCombatStand(int charger) {
    for (int which = 0; which < 2; which++) {
      int other = table.enemyIn(table.frontHex(charger, which), table.side[charger]);
      if (other != SnaphanceState.GONE && table.type[other].combat) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(int target, int by, SnaphanceDecisionType decision) {
    spread(target);
    SnaphanceDecision choice =
        play.decision.ofStand(decision, target).refusing(refusals).against(by).add(stay(decision));
    for (int i = seen.size() - 1; i > 0; i--) {
      if (table.occupant[seen.get(i)] == SnaphanceState.GONE) {
        choice.add(SnaphanceOrder.EVADE_TO, seen.get(i));
      }
    }
    if (choice.ask() == 0) {
      return false;
    }
    return run(target, by, choice);
  }

  /** Returns the order of a stand that does not evade. */
  private static SnaphanceOrder stay(SnaphanceDecisionType decision) {
    return switch (decision) {
      case EVADE_SKIRMISHERS -> SnaphanceOrder.FIRE_AND_DIE;
      case SKIRMISHERS_FIGHT -> SnaphanceOrder.FIGHT;
      default -> SnaphanceOrder.STAND;
    };
  }

  private boolean run(int target, int by, SnaphanceDecision choice) {
    int to = choice.number(choice.lastAnswer());
    int start = table.hex[target];
    path.trace(seen, from, to);
    int before = mayEvade.times(target, by);
    play.relocation.follow(target, path);
    table.opportunity[target] = false;
    count(target, by);
    play.events.evades(target, by, start, path, EVADES);
    if (before > 0 && !orderTest.take(target, OrderTest.Purpose.EVADING, before - 1)) {
      losses.disorder(target, "failed its Order Test", FAILED);
    }
    return true;
  }

  /** Whether a stand has evaded that enemy in this activation and was caught again. */
  boolean hasEvaded(int target, int by) {
    // caught by Light Cavalry after evading, Skirmishers do not even fire (10.5)
    return table.type[by].lightCavalry && mayEvade.times(target, by) > 0;
  }

  private void count(int target, int by) {
    for (int i = 0; i < table.evader.size(); i++) {
      if (table.evader.get(i) == target && table.evaded.get(i) == by) {
        table.evadedTimes.set(i, table.evadedTimes.get(i) + 1);
        return;
      }
    }
    table.evader.add(target);
    table.evaded.add(by);
    table.evadedTimes.add(1);
  }

  /**
   * Finds the hexes within one normal move to the rear; sideways only if the rear is blocked
   * (U-24).
   */
  private void spread(int target) {
    seen.clear();
    from.clear();
    left.clear();
    seen.add(table.hex[target]);
    from.add(SnaphanceState.GONE);
    left.add(table.type[target].moveFirst);
    for (int i = 0; i < seen.size(); i++) {
      boolean halted = i > 0 && ZoneOfControl.covers(table, table.side[target], seen.get(i));
      if (halted) {
        continue;
      }
      step(target, i, 3);
      step(target, i, 4);
      if (shut(target, seen.get(i))) {
        step(target, i, 2);
        step(target, i, 5);
      }
    }
  }

  private boolean shut(int target, int hex) {
    for (int relative = 3; relative <= 4; relative++) {
      int d = (table.facing[target] + relative) % 6;
      int next = table.grid.neighbour(hex, d);
      boolean closed =
          table.ground.cost(hex, d, table.type[target]) == 0
              || table.enemyIn(next, table.side[target]) != SnaphanceState.GONE;
      if (!closed) {
        return false;
      }
    }
    return true;
  }

  private void step(int target, int i, int relative) {
    int hex = seen.get(i);
    int d = (table.facing[target] + relative) % 6;
    int cost = table.ground.cost(hex, d, table.type[target]);
    int next = table.grid.neighbour(hex, d);
    boolean affordable = cost > 0 && (cost <= left.get(i) || i == 0);
    if (!affordable || table.enemyIn(next, table.side[target]) != SnaphanceState.GONE) {
      return;
    }
    int rest = Math.max(0, left.get(i) - cost);
    int known = seen.indexOf(next);
    if (known < 0) {
      seen.add(next);
      from.add(i);
      left.add(rest);
    } else if (rest > left.get(known)) {
      from.set(known, i);
      left.set(known, rest);
    }
  }
}
