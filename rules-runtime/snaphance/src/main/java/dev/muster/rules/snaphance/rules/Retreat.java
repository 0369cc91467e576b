package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Retreats of the beaten (12.0 to 12.2). */
final class Retreat {
  private static final RuleRef RETREAT = RuleRef.of("12.0", "SN-12.0-01", "SN-12.0-04");
  private static final RuleRef DISORDER = RuleRef.of("12.0", "SN-12.0-02", "SN-12.0-03");
  private static final RuleRef ARTILLERY = RuleRef.of("12.0", "SN-12.0-12", "SN-11.1-06");
  private static final RuleRef SURROUNDED = RuleRef.of("12.1", "SN-12.1-02");
  private static final RuleRef EDGE_FINAL = RuleRef.of("12.2", "SN-12.2-01", "SN-12.0-13f");
  private static final RuleRef EDGE_DRAFT = RuleRef.of("12.2", "SN-12.2-01", "SN-12.0-13d");
  private static final RuleRef THROUGH = RuleRef.of("12.0", "SN-12.0-06");
  private static final RuleRef PAID = RuleRef.of("12.0", "SN-12.0-10", "SN-12.0-11", "SN-12.0-14");
  private static final RuleRef PUSHED = RuleRef.of("12.0", "SN-12.0-08");

  /** Classes of a step in their order of preference (12.0); 9 is no step at all. */
  private static final int CLEAR = 1;

  private static final int FRIENDS = 2;
  private static final int ZONE = 3;
  private static final int SIDEWAYS = 4;
  private static final int NONE = 9;

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final RuleRef edge;
  private final RetreatDirections wayBack;

  /** Hexes that the last retreat entered, in order, for the pursuer. */
  final HexList path = new HexList();

  private final HexList upset = new HexList();
  private final HexList ahead = new HexList();

  /** For each hex ahead of the way off the board the place of the one before it. */
  private final HexList cameFrom = new HexList();

  private final HexList way = new HexList();
  private int lastBeforeEdge;
  private final HexList zonesPaid = new HexList();

  private final List<Event.Term> costs = new ArrayList<>();
  private int paid;

  private boolean leavesBoard;

  // the current decision on a step: its hex, the class of the offered steps, whether it may stop
  // there, and the number of steps so far
  private int askedAt;
  private int askedClass;
  private boolean askedToStop;
  private int askedAfter;
  private final SnaphanceDecision.RefusalRule refusals = this::refusal;

  Retreat(BattleContext play, Losses losses) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    wayBack = new RetreatDirections(table);
    edge = table.rules.finalEdition ? EDGE_FINAL : EDGE_DRAFT;
  }

  /**
   * Moves a beaten stand up to twice its normal move away from the winner (12.0).
   *
   * @param fromHex hex of the winner
   * @param fromFacing facing of the winner
   * @return false if it has no path and stays
   */
  boolean beaten(int stand, int fromHex, int fromFacing) {
    path.clear();
    if (table.type[stand].artillery) {
      losses.destroy(stand, "artillery beaten in melee", ARTILLERY);
      return true;
    }
    losses.disorder(stand, "beaten", DISORDER);
    aim(stand, fromHex, fromFacing);
    if (surrounded(stand)) {
      losses.destroy(stand, "beaten with enemies on all sides", SURROUNDED);
      return true;
    }
    if (drivenOff(stand)) {
      tell(stand, true, edge);
      losses.destroy(stand, "driven off the board", edge);
      return true;
    }
    leavesBoard = false;
    run(stand);
    if (leavesBoard) {
      play.relocation.overrun(stand, path);
      tell(stand, true, edge);
      upset(stand);
      losses.destroy(stand, "went off the board", edge);
      return true;
    }
    if (path.isEmpty()) {
      return false;
    }
    arrive(stand);
    tell(stand, false, RETREAT);
    upset(stand);
    losses.strength(stand, paid, "hard retreat", PAID);
    return true;
  }

  /** Disorders the stands that the retreat went through (12.0). */
  private void upset(int stand) {
    for (int i = 0; i < upset.size(); i++) {
      losses.disorder(upset.get(i), play.events.about("retreated through by ", stand), THROUGH);
    }
  }

  private void aim(int stand, int fromHex, int fromFacing) {
    wayBack.aim(stand, fromHex, fromFacing);
    paid = 0;
    costs.clear();
    upset.clear();
    zonesPaid.clear();
    table.moment++;
  }

  private boolean surrounded(int stand) {
    for (int d = 0; d < 6; d++) {
      int enemy = table.enemyIn(table.grid.neighbour(table.hex[stand], d), table.side[stand]);
      if (enemy == SnaphanceState.GONE || table.type[enemy].skirmisher) {
        return false;
      }
    }
    return true;
  }

  /** Next to an edge that every way of retreat leads over (12.2). */
  private boolean drivenOff(int stand) {
    for (int i = 0; i < wayBack.ways; i++) {
      if (table.grid.neighbour(table.hex[stand], wayBack.away[i]) >= 0) {
        return false;
      }
    }
    return true;
  }

  private void run(int stand) {
    int most = Math.max(1, table.rules.retreatTimes * table.type[stand].moveFirst);
    int least = 1;
    if (table.rules.retreatDistance == SnaphanceRules.RetreatDistance.MIN) {
      most = 1;
    }
    int hex = table.hex[stand];
    for (int gone = 0; gone < most || !mayStop(stand, hex, steppedFrom()); gone++) {
      boolean stops = gone >= least && mayStop(stand, hex, steppedFrom());
      int next = next(stand, hex, gone, stops);
      if (next == SnaphanceState.GONE) {
        break;
      }
      hex = next;
      enter(stand, hex);
    }
    if (leavesBoard) {
      goOff(stand, hex);
    } else if (path.size() >= most) {
      play.decision
          .ofStand(SnaphanceDecisionType.RETREAT_DISTANCE, stand)
          .refusing(Retreat::farthestRefusal)
          .withhold();
    }
  }

  private void enter(int stand, int hex) {
    path.add(hex);
    int there = table.occupant[hex];
    if (there != SnaphanceState.GONE && disturbs(stand, there)) {
      upset.add(there);
    }
  }

  /**
   * Moves a stand off the edge through the friends behind it, on the path with the fewest friends
   * (12.2).
   */
  private void goOff(int stand, int hex) {
    if (leadsOff(stand, hex)) {
      way.trace(ahead, cameFrom, lastBeforeEdge);
      for (int i = 0; i < way.size(); i++) {
        enter(stand, way.get(i));
      }
    }
  }

  /** The next hex of the retreat by the fixed order of classes, or GONE to stop (12.0). */
  private int next(int stand, int hex, int gone, boolean mayStop) {
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int d = 0; d < 6; d++) {
      int rank = rank(stand, hex, d);
      if (rank <= best && rank != NONE) {
        int price = price(stand, hex, table.grid.neighbour(hex, d), rank, gone);
        least = rank < best ? price : Math.min(least, price);
        best = rank;
      }
    }
    boolean mayLeave = mayStop && best >= SIDEWAYS && leadsOff(stand, hex);
    askedAt = hex;
    askedClass = best;
    askedToStop = mayStop;
    askedAfter = gone;
    if (best == NONE && !mayLeave) {
      play.decision.ofStand(SnaphanceDecisionType.RETREAT_HEX, stand).refusing(refusals).withhold();
      return SnaphanceState.GONE;
    }
    boolean costly = best == NONE || least > 0;
    boolean owner = table.rules.retreatDistance == SnaphanceRules.RetreatDistance.OWNER;
    boolean mayHalt = mayStop && (costly || owner);
    SnaphanceDecision choice =
        play.decision.ofStand(decision(best, mayHalt), stand).refusing(refusals);
    // away from the enemy, a stand need not pay for going farther (12.0 "up to", 12.2)
    if (mayHalt && costly) {
      choice.add(SnaphanceOrder.STOP_RETREAT);
    }
    // relative to its own facing, so that a rotated board leads to the same question
    boolean usual = mayHalt && costly;
    for (int relative = 0; relative < 6 && best != NONE; relative++) {
      int d = (table.facing[stand] + relative) % 6;
      if (rank(stand, hex, d) == best) {
        int next = table.grid.neighbour(hex, d);
        choice.add(SnaphanceOrder.RETREAT_TO, next);
        if (!usual && price(stand, hex, next, best, gone) == least) {
          choice.asDefault();
          usual = true;
        }
      }
    }
    if (mayHalt && !costly) {
      choice.add(SnaphanceOrder.STOP_RETREAT);
    }
    if (mayLeave) {
      choice.add(SnaphanceOrder.OFF_BOARD);
    }
    int answer = choice.ask();
    leavesBoard = choice.order(answer) == SnaphanceOrder.OFF_BOARD;
    if (leavesBoard || choice.order(answer) == SnaphanceOrder.STOP_RETREAT) {
      return SnaphanceState.GONE;
    }
    int to = choice.number(answer);
    pay(stand, hex, to, best, gone);
    return to;
  }

  private static SnaphanceDecisionType decision(int best, boolean mayHalt) {
    return best >= SIDEWAYS
        ? mayHalt ? SnaphanceDecisionType.EDGE : SnaphanceDecisionType.RETREAT_SIDEWAYS
        : mayHalt ? SnaphanceDecisionType.RETREAT_DISTANCE : SnaphanceDecisionType.RETREAT_HEX;
  }

  /**
   * Returns the class of a step: clear, through friends, through an enemy zone, sideways, or none.
   */
  private int rank(int stand, int hex, int d) {
    int next = table.grid.neighbour(hex, d);
    if (barred(stand, hex, d) != null) {
      return NONE;
    }
    boolean taken = table.occupant[next] != SnaphanceState.GONE;
    if (wayBack.sideways(table.facing[stand], d)) {
      return SIDEWAYS;
    }
    // 12.0 ranks hexes regardless of their cost: a zone that was paid for remains a zone
    boolean zone = ZoneOfControl.covers(table, table.side[stand], next);
    return zone ? ZONE : taken ? FRIENDS : CLEAR;
  }

  /** Why a step is not part of a retreat; null if it is (12.0, 12.1). */
  private @Nullable SnaphanceRefusal barred(int stand, int hex, int d) {
    int next = table.grid.neighbour(hex, d);
    if (!wayBack.isAway(d) && !wayBack.sideways(table.facing[stand], d)) {
      return SnaphanceRefusal.RETREATS_AWAY;
    }
    if (table.ground.closed(hex, d, table.type[stand])) {
      return SnaphanceRefusal.RETREAT_CLOSED;
    }
    if (next == wayBack.startHex || path.contains(next)) {
      return SnaphanceRefusal.RETREAT_BACK;
    }
    if (wayBack.crosses(next)) {
      return SnaphanceRefusal.RETREAT_LINE;
    }
    int there = table.occupant[next];
    boolean taken = there != SnaphanceState.GONE;
    if (taken && table.enemies(there, stand) && !table.type[there].skirmisher) {
      return SnaphanceRefusal.RETREAT_ENEMY;
    }
    return clearBeyond(stand, hex, next) ? null : SnaphanceRefusal.RETREAT_NO_END;
  }

  /** Why the retreat cannot continue in that way from the current step; null if it may. */
  private @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    return switch (order) {
      case RETREAT_TO ->
          said.hexes().isEmpty() ? null : stepRefusal(question.stand(), said.hexes().getFirst());
      case STOP_RETREAT -> stopRefusal();
      case OFF_BOARD ->
          askedClass < SIDEWAYS
              ? SnaphanceRefusal.NOT_OFF_YET.because()
              : SnaphanceRefusal.NO_WAY_OFF.because();
      default -> null;
    };
  }

  private Because stepRefusal(int stand, int next) {
    int hex = askedAt;
    int d = table.grid.distance(hex, next) == 1 ? table.grid.direction(hex, next) : -1;
    if (d < 0) {
      return SnaphanceRefusal.RETREAT_ADJACENT.at(next);
    }
    SnaphanceRefusal barred = barred(stand, hex, d);
    int there = table.occupant[next];
    return barred != null
        ? barred.at(next, there)
        : SnaphanceRefusal.RETREAT_CLASS.by(there, askedClass, rank(stand, hex, d));
  }

  private Because stopRefusal() {
    int there = table.occupant[askedAt];
    return askedAfter == 0
        ? SnaphanceRefusal.RETREAT_LEAST.because()
        : !askedToStop && there != SnaphanceState.GONE
            ? SnaphanceRefusal.RETREAT_GOES_ON.by(there)
            : SnaphanceRefusal.RETREAT_FREE.because();
  }

  private static @Nullable Because farthestRefusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    return switch (order) {
      case RETREAT_TO -> SnaphanceRefusal.RETREAT_FARTHEST.because();
      case OFF_BOARD -> SnaphanceRefusal.NO_WAY_OFF.because();
      default -> null;
    };
  }

  /** Friends behind, and behind them the edge: it may go through and off, but need not (12.2). */
  private boolean leadsOff(int stand, int hex) {
    ahead.clear();
    cameFrom.clear();
    ahead.add(hex);
    cameFrom.add(SnaphanceState.GONE);
    for (int at = 0; at < ahead.size(); at++) {
      for (int i = 0; i < wayBack.ways; i++) {
        int next = table.grid.neighbour(ahead.get(at), wayBack.away[i]);
        if (next < 0 && at > 0) {
          lastBeforeEdge = ahead.get(at);
          return true;
        }
        int friend = next < 0 ? SnaphanceState.GONE : table.occupant[next];
        boolean passable =
            friend != SnaphanceState.GONE
                && !table.enemies(friend, stand)
                && !table.ground.closed(ahead.get(at), wayBack.away[i], table.type[stand])
                && !wayBack.crosses(next);
        if (passable && !ahead.contains(next)) {
          ahead.add(next);
          cameFrom.add(at);
        }
      }
    }
    return false;
  }

  /** Whether a retreat through others comes out in a hex to stop in. */
  private boolean clearBeyond(int stand, int from, int hex) {
    ahead.clear();
    ahead.add(hex);
    for (int at = 0; at < ahead.size(); at++) {
      int here = ahead.get(at);
      // For a hex farther on, another stand is in the hex stepped from.
      if (mayStop(stand, here, at == 0 ? from : SnaphanceState.GONE)) {
        return true;
      }
      for (int i = 0; i < wayBack.ways; i++) {
        int next = table.grid.neighbour(here, wayBack.away[i]);
        if (table.ground.closed(here, wayBack.away[i], table.type[stand])
            || wayBack.crosses(next)
            || ahead.contains(next)) {
          continue;
        }
        int enemy = table.enemyIn(next, table.side[stand]);
        if (enemy == SnaphanceState.GONE || table.type[enemy].skirmisher) {
          ahead.add(next);
        }
      }
    }
    return false;
  }

  /**
   * Returns whether a retreat can stop in a hex. The hex must be empty, or held by friendly
   * Skirmishers with room behind them or in the hex stepped from, if that is free (12.0, 4.11).
   *
   * @param from the hex stepped from, or GONE if another stand holds it
   */
  private boolean mayStop(int stand, int hex, int from) {
    int there = table.occupant[hex];
    if (there == SnaphanceState.GONE || !SnaphancePassage.givesWay(table, stand, there)) {
      return there == SnaphanceState.GONE;
    }
    for (int i = 0; i < wayBack.ways; i++) {
      if (roomBehind(there, hex, i)) {
        return true;
      }
    }
    int left = from == SnaphanceState.GONE ? SnaphanceState.GONE : table.occupant[from];
    return from != SnaphanceState.GONE
        && (left == SnaphanceState.GONE || left == stand)
        && table.ground.open(from, table.type[there].code);
  }

  /** Returns the hex before the last one of the retreat so far. */
  private int steppedFrom() {
    return path.size() > 1 ? path.get(path.size() - 2) : wayBack.startHex;
  }

  private boolean roomBehind(int pushed, int hex, int way) {
    int next = table.grid.neighbour(hex, wayBack.away[way]);
    return !table.ground.closed(hex, wayBack.away[way], table.type[pushed])
        && table.occupant[next] == SnaphanceState.GONE;
  }

  private int unpaidZones(int stand, int hex) {
    int count = 0;
    for (int d = 0; d < 6; d++) {
      int owner = ZoneOfControl.owner(table, table.side[stand], hex, d);
      if (owner != SnaphanceState.GONE && !zonesPaid.contains(owner)) {
        count++;
      }
    }
    return count;
  }

  /**
   * Returns the SP that a step costs: for unpaid zones, a sideways step, or passing an enemy in the
   * rear (12.0, 12.1).
   */
  private int price(int stand, int from, int to, int rank, int gone) {
    return unpaidZones(stand, to)
        + (rank == SIDEWAYS ? table.rules.retreatSideways : 0)
        + (pastEnemy(stand, from, to, rank, gone) ? table.rules.retreatPastEnemy : 0);
  }

  private void pay(int stand, int from, int to, int rank, int gone) {
    cost("enemy zone", unpaidZones(stand, to));
    cost("sideways", rank == SIDEWAYS ? table.rules.retreatSideways : 0);
    if (pastEnemy(stand, from, to, rank, gone)) {
      cost("past an enemy in the rear", table.rules.retreatPastEnemy);
      zonesPaid.add(inOneRearHex(stand, from)); // his zone is not paid for a second time
    }
    for (int d = 0; d < 6; d++) {
      int owner = ZoneOfControl.owner(table, table.side[stand], to, d);
      if (owner != SnaphanceState.GONE) {
        zonesPaid.add(owner);
      }
    }
  }

  /**
   * Returns whether the first step leads past an enemy in the other rear hex; the stand pays
   * nothing for this zone of control (12.1, SN-12.1-04).
   */
  private boolean pastEnemy(int stand, int from, int to, int rank, int gone) {
    int enemy = gone == 0 && rank != SIDEWAYS ? inOneRearHex(stand, from) : SnaphanceState.GONE;
    if (enemy == SnaphanceState.GONE) {
      return false;
    }
    for (int d = 0; d < 6; d++) {
      if (ZoneOfControl.owner(table, table.side[stand], to, d) == enemy) {
        return false;
      }
    }
    return true;
  }

  /** The enemy in one of the two rear hexes of a stand beaten from the front, if only in one. */
  private int inOneRearHex(int stand, int hex) {
    int found = SnaphanceState.GONE;
    for (int i = 0; i < 2 && wayBack.fromTheFront(table.facing[stand]); i++) {
      int enemy = table.enemyIn(table.grid.neighbour(hex, wayBack.away[i]), table.side[stand]);
      boolean counts = enemy != SnaphanceState.GONE && !table.type[enemy].skirmisher;
      if (counts && (table.rules.anyRearEnemyCosts || table.hasInFront(enemy, stand))) {
        if (found != SnaphanceState.GONE) {
          return SnaphanceState.GONE;
        }
        found = enemy;
      }
    }
    return found;
  }

  private void cost(String what, int sp) {
    paid += sp;
    if (sp > 0 && play.events.hasListener) {
      costs.add(new Event.Term(what, sp));
    }
  }

  /** Whether a retreat through a friend disorders him (12.0). */
  private boolean disturbs(int stand, int friend) {
    StandType other = table.type[friend];
    return table.type[stand].combat
        && (other.pikeBlock || (other.combat && table.facing[friend] != table.facing[stand]));
  }

  private void arrive(int stand) {
    int end = path.last();
    table.endMelee(stand);
    int there = table.occupant[end];
    if (there == SnaphanceState.GONE) {
      play.relocation.follow(stand, path);
      return;
    }
    play.relocation.overrun(stand, path);
    push(there, stand, end);
  }

  /**
   * Makes friendly Skirmishers give way, backwards if they can; else they exchange places with the
   * hex stepped from, as in a displacement (12.0, 4.11).
   */
  private void push(int pushed, int stand, int hex) {
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.PUSHED, pushed)
            .refusing(
                (question, order, said) ->
                    order == SnaphanceOrder.PUSH_TO && said.hex() != SnaphanceState.GONE
                        ? SnaphanceRefusal.PUSHED_BACK.at(said.hex())
                        : null);
    for (int i = 0; i < wayBack.ways; i++) {
      if (roomBehind(pushed, hex, i)) {
        choice.add(SnaphanceOrder.PUSH_TO, table.grid.neighbour(hex, wayBack.away[i]));
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      play.relocation.giveWay(stand, pushed, steppedFrom(), hex);
      play.events.displaced(pushed, stand, hex, PUSHED);
      return;
    }
    int to = choice.askNumber();
    play.relocation.place(pushed, to);
    play.events.displaced(pushed, stand, hex, PUSHED);
    play.relocation.place(stand, hex);
  }

  private void tell(int stand, boolean off, RuleRef rule) {
    play.events.retreats(stand, "retreat", wayBack.startHex, path, costs, off, rule);
  }
}
