package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Initiative, command range and Generals (1.4, 3.0 to 3.2). */
public final class InitiativeAndGenerals {
  private static final RuleRef INITIATIVE = RuleRef.of("1.4", "SN-1.4-03", "SN-1.4-04");
  private static final RuleRef DECLARE = RuleRef.of("1.4", "SN-1.4-02", "SN-1.4-08");
  private static final RuleRef ACTS = RuleRef.of("1.4", "SN-1.4-05", "SN-1.4-10");
  private static final RuleRef RIDES = RuleRef.of("3.1", "SN-3.1-01");
  private static final RuleRef ATTACHES = RuleRef.of("3.1", "SN-3.1-06");
  private static final RuleRef REPLACED = RuleRef.of("3.2", "SN-3.2-03", "SN-3.2-04", "SN-3.2-05");
  private static final RuleRef ROUND = RuleRef.of("1.4", "SN-1.4-01", "SN-1.4-09");

  private static final Dice.Score TOTAL = DiceThrow::sum;

  private final BattleContext play;
  private final SnaphanceState table;
  private final SnaphanceReinforcements reinforcements;
  private final int[] reach;

  /** The hexes of the reach, the nearest first; it begins with that of the General. */
  private final int[] queue;

  private int found;

  /** The hexes that enemies closed to the ride. */
  private final HexList barred = new HexList();

  /** The hexes of the reach in their order. */
  private final int[] rides;

  private int rideCount;
  private final DiceThrow diceOne = new DiceThrow();
  private final DiceThrow diceOther = new DiceThrow();

  // the General of the reach, his hex, the ground, and the enemy state it was computed for
  private int reachOf = SnaphanceState.GONE;
  private int reachFrom = SnaphanceState.GONE;
  private int reachSeen;
  private @Nullable SnaphanceTerrainMap reachGround;

  InitiativeAndGenerals(BattleContext play, SnaphanceReinforcements reinforcements) {
    this.play = play;
    table = play.state;
    this.reinforcements = reinforcements;
    reach = new int[table.grid.size()];
    queue = new int[table.grid.size()];
    rides = new int[table.grid.size()];
  }

  /** Starts a round: no group has moved, dead Generals are replaced (1.4, 3.2). */
  public void openRound() {
    table.round++;
    if (play.events.hasListener) {
      play.events.emit(new CommonEvent.RoundBegins(table.round, ROUND));
    }
    for (int g = 0; g < table.groups; g++) {
      table.groupMoved[g] = false;
      if (table.generalDead[g] && alive(g)) {
        replace(g);
      }
    }
  }

  private void replace(int g) {
    SnaphanceDecision choice = play.decision.ofGroup(SnaphanceDecisionType.REPLACEMENT, g);
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        choice.add(SnaphanceOrder.RIDE_TO, stand);
      }
    }
    int stand = choice.askNumber();
    table.generalDead[g] = false;
    table.replacement[g] = true;
    table.generalBonus[g] = table.rules.replacementBonus;
    table.generalRange[g] = table.rules.replacementRange;
    table.general[g] = table.hex[stand];
    table.attachedTo[g] = SnaphanceState.GONE;
    play.events.generalFate(g, "takes over", table.general[g], REPLACED);
  }

  /** Whether a group has stands on the board, or reinforcements that may come now. */
  private boolean mayAct(int g) {
    return alive(g) || reinforcements.due(g);
  }

  boolean alive(int g) {
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        return true;
      }
    }
    return false;
  }

  /** Declares, throws, and answers the group that moves, or GONE when the round is over (1.4). */
  public int initiative() {
    boolean first = waiting(0);
    boolean second = waiting(1);
    if (!first && !second) {
      return SnaphanceState.GONE;
    }
    if (!first || !second) {
      int group = declare(first ? 0 : 1);
      acts(group, true);
      return group;
    }
    int one = declare(0);
    int other = declare(1);
    List<String> names = List.of();
    if (play.events.hasListener) {
      names = List.of(table.groupName[one], table.groupName[other]);
      play.events.emit(new SnaphanceEvent.Declared(names, DECLARE));
    }
    int bonusOne = bonus(one);
    int bonusOther = bonus(other);
    while (true) {
      play.dice.pool(2, diceOne, TOTAL);
      play.dice.pool(2, diceOther, TOTAL);
      int totalOne = diceOne.sum() + bonusOne;
      int totalOther = diceOther.sum() + bonusOther;
      if (play.events.hasListener) {
        play.events.emit(
            new SnaphanceEvent.Initiative(
                names,
                List.of(diceOne.faces(), diceOther.faces()),
                List.of(bonusOne, bonusOther),
                List.of(totalOne, totalOther),
                totalOne == totalOther,
                INITIATIVE));
      }
      if (totalOne != totalOther) {
        int group = totalOne > totalOther ? one : other;
        acts(group, false);
        return group;
      }
    }
  }

  private int bonus(int g) {
    return table.general[g] == SnaphanceState.GONE ? 0 : table.generalBonus[g];
  }

  private void acts(int g, boolean withoutDice) {
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.GroupActs(
              table.sideName(table.groupSide[g]), table.groupName[g], withoutDice, ACTS));
    }
  }

  /** Whether every group has acted, the active one with all of its stands. */
  public boolean allHaveActed() {
    for (int g = 0; g < table.groups; g++) {
      for (int stand : table.members[g]) {
        if (table.onBoard(stand) && !table.bearsMovedMarker(stand)) {
          return false;
        }
      }
    }
    return !waiting(0) && !waiting(1);
  }

  private boolean waiting(int side) {
    for (int g = 0; g < table.groups; g++) {
      if (table.groupSide[g] == side && !table.groupMoved[g] && mayAct(g)) {
        return true;
      }
    }
    return false;
  }

  private int declare(int side) {
    SnaphanceDecision choice = play.decision.ofSide(SnaphanceDecisionType.INITIATIVE, side);
    for (int g = 0; g < table.groups; g++) {
      if (table.groupSide[g] == side && !table.groupMoved[g] && mayAct(g)) {
        choice.add(SnaphanceOrder.DECLARE, g);
      }
    }
    return choice.askNumber();
  }

  /** Offers the General his one move of the turn, up to 6 hexes (3.1); true when he moved. */
  boolean offerMove(int g) {
    if (!mayRide(g)) {
      play.decision.ofGroup(SnaphanceDecisionType.GENERAL_MOVE, g).withhold();
      return false;
    }
    spread(g);
    SnaphanceDecision choice =
        play.decision
            .ofGroup(SnaphanceDecisionType.GENERAL_MOVE, g)
            .add(SnaphanceOrder.GENERAL_STAYS);
    choice.addAll(SnaphanceOrder.GENERAL_TO, rides, rideCount);
    int answer = choice.ask();
    if (answer == 0) {
      return false;
    }
    ride(g, choice.number(answer));
    return true;
  }

  /**
   * Offers to move the General to a stand during its activation, before its test (3.1).
   *
   * @return whether he moved
   */
  boolean offerHelp(int stand) {
    int g = table.group[stand];
    if (!mayRide(g) || table.generalHere(stand)) {
      play.decision.ofStand(SnaphanceDecisionType.GENERAL_MOVE, stand).withhold();
      return false;
    }
    spread(g);
    if (reach[table.hex[stand]] == 0) {
      return false;
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.GENERAL_MOVE, stand)
            .add(SnaphanceOrder.GENERAL_STAYS);
    if (choice.add(SnaphanceOrder.GENERAL_TO, table.hex[stand]).ask() == 0) {
      return false;
    }
    ride(g, table.hex[stand]);
    return true;
  }

  private boolean mayRide(int g) {
    return table.general[g] != SnaphanceState.GONE
        && !table.soloMoved[g]
        && table.helped[g] == SnaphanceState.GONE;
  }

  /** Hexes within his ride: 1 a hex, past friends, never through an enemy (U-40). */
  private void spread(int g) {
    int enemies = table.placed[1 - table.groupSide[g]];
    if (reachOf == g
        && reachFrom == table.general[g]
        && reachGround == table.ground
        && (reachSeen == enemies || waysAreTheSame(table.groupSide[g]))) {
      reachSeen = enemies;
      return;
    }
    reachOf = g;
    reachFrom = table.general[g];
    reachSeen = enemies;
    reachGround = table.ground;
    Arrays.fill(reach, 0);
    int side = table.groupSide[g];
    int most = table.rules.generalMove;
    found = 0;
    barred.clear();
    queue[found++] = table.general[g];
    reach[table.general[g]] = -1;
    for (int i = 0; i < found; i++) {
      int hex = queue[i];
      int gone = Math.max(0, reach[hex]);
      if (gone >= most) {
        break; // all that follow are as far
      }
      for (int d = 0; d < 6; d++) {
        int next = table.grid.neighbour(hex, d);
        if (next < 0 || reach[next] != 0 || table.ground.impassable(hex, d)) {
          continue;
        }
        if (table.enemyIn(next, side) == SnaphanceState.GONE) {
          reach[next] = gone + 1;
          queue[found++] = next;
        } else {
          barred.add(next);
        }
      }
    }
    reach[table.general[g]] = 0;
    rideCount = 0;
    for (int hex = 0; hex < reach.length; hex++) {
      if (reach[hex] > 0) {
        rides[rideCount++] = hex;
      }
    }
  }

  /**
   * Whether the enemies still leave open all hexes of the reach, and close all that they closed:
   * the search would then find the same.
   */
  private boolean waysAreTheSame(int side) {
    for (int i = 1; i < found; i++) {
      if (table.enemyIn(queue[i], side) != SnaphanceState.GONE) {
        return false;
      }
    }
    for (int i = 0; i < barred.size(); i++) {
      if (table.enemyIn(barred.get(i), side) == SnaphanceState.GONE) {
        return false;
      }
    }
    return true;
  }

  private void ride(int g, int to) {
    int from = table.general[g];
    if (table.attachedTo[g] != SnaphanceState.GONE) {
      play.events.attaches(g, table.attachedTo[g], false, ATTACHES);
      table.attachedTo[g] = SnaphanceState.GONE;
    }
    table.general[g] = to;
    table.soloMoved[g] = true;
    play.events.generalMoves(g, from, RIDES);
  }

  /** Lets a General in the hex of one of his stands attach himself before it acts (D-05). */
  void offerAttachment(int stand) {
    int g = table.group[stand];
    boolean free =
        table.attachedTo[g] == SnaphanceState.GONE && table.helped[g] == SnaphanceState.GONE;
    if (table.generalHere(stand) && free) {
      SnaphanceDecision choice =
          play.decision.ofStand(SnaphanceDecisionType.ATTACH, stand).add(SnaphanceOrder.STAY_APART);
      if (choice.add(SnaphanceOrder.ATTACH).ask() == 1) {
        table.attachedTo[g] = stand;
        play.events.attaches(g, stand, true, ATTACHES);
      }
    } else {
      play.decision.ofStand(SnaphanceDecisionType.ATTACH, stand).withhold();
    }
  }

  /** Lets a General leave a stand that is in melee, at the start of his turn (D-45). */
  void offerDetachment(int g) {
    int stand = table.attachedTo[g];
    if (stand != SnaphanceState.GONE && table.engaged(stand)) {
      SnaphanceDecision choice =
          play.decision
              .ofStand(SnaphanceDecisionType.DETACH, stand)
              .add(SnaphanceOrder.STAY_ATTACHED);
      if (choice.add(SnaphanceOrder.DETACH).ask() == 1) {
        table.attachedTo[g] = SnaphanceState.GONE;
        play.events.attaches(g, stand, false, ATTACHES);
      }
    }
  }

  // ---- orders in words

  /** Why a side cannot declare a group, null if it can (1.4). */
  @Nullable Because declareRefusal(int side, SnaphanceOrder order, SnaphanceOrderReading said) {
    int g = said.named();
    if (order != SnaphanceOrder.DECLARE || g == SnaphanceState.GONE) {
      return null;
    }
    if (table.groupSide[g] != side) {
      return SnaphanceRefusal.OTHER_SIDE_DECLARES.because();
    }
    return table.groupMoved[g]
        ? SnaphanceRefusal.GROUP_MOVED.because()
        : mayAct(g) ? null : SnaphanceRefusal.GROUP_EMPTY.because();
  }

  /**
   * Returns why a General cannot carry out an order; null if he can (3.1).
   *
   * @param stand the stand in question, or GONE
   */
  @Nullable Because refusal(
      SnaphanceDecisionType point,
      int g,
      int stand,
      SnaphanceOrder order,
      SnaphanceOrderReading said) {
    if (said.general() == SnaphanceState.GONE) {
      return null;
    }
    if (said.general() != g) {
      return order == SnaphanceOrder.GENERAL_TO
          ? SnaphanceRefusal.GENERAL_OTHER_TURN.because()
          : order == SnaphanceOrder.ATTACH && stand != SnaphanceState.GONE && stand == said.other()
              ? SnaphanceRefusal.GENERAL_OF_OTHERS.by(stand)
              : null;
    }
    boolean rides = point == SnaphanceDecisionType.GENERAL_MOVE;
    return switch (order) {
      case GENERAL_TO -> rides ? rideRefusal(g, said.hex()) : null;
      case RIDE_TO ->
          rides && said.other() != SnaphanceState.GONE
              ? Because.first(
                  rideRefusal(g, table.hex[said.other()]),
                  SnaphanceRefusal.GENERAL_RIDES_TO_HEX.because())
              : null;
      case ATTACH ->
          point == SnaphanceDecisionType.ATTACH && stand == said.other()
              ? attachRefusal(g, stand)
              : said.other() != SnaphanceState.GONE && table.group[said.other()] != g
                  ? SnaphanceRefusal.GENERAL_OF_OTHERS.by(said.other())
                  : null;
      case DETACH ->
          rides && said.other() != SnaphanceState.GONE
              ? table.attachedTo[g] == said.other()
                  ? SnaphanceRefusal.GENERAL_LEAVES_MELEE.because()
                  : SnaphanceRefusal.GENERAL_UNATTACHED.by(said.other())
              : null;
      default -> null;
    };
  }

  private @Nullable Because rideRefusal(int g, int to) {
    if (table.general[g] == SnaphanceState.GONE) {
      return SnaphanceRefusal.GENERAL_AWAY.because();
    }
    if (table.helped[g] != SnaphanceState.GONE) {
      return SnaphanceRefusal.GENERAL_TIED.by(table.helped[g]);
    }
    if (table.soloMoved[g]) {
      return SnaphanceRefusal.GENERAL_MOVED.because();
    }
    spread(g);
    if (to == SnaphanceState.GONE || reach[to] > 0) {
      return null;
    }
    int enemy = table.enemyIn(to, table.groupSide[g]);
    int most = table.rules.generalMove;
    return enemy == SnaphanceState.GONE
        ? new Because(SnaphanceRefusal.GENERAL_TOO_FAR, SnaphanceState.GONE, to, most, 0)
        : SnaphanceRefusal.GENERAL_ENEMY.at(to, enemy);
  }

  private @Nullable Because attachRefusal(int g, int stand) {
    if (table.general[g] == SnaphanceState.GONE) {
      return SnaphanceRefusal.GENERAL_AWAY.because();
    }
    if (!table.generalHere(stand)) {
      return SnaphanceRefusal.GENERAL_ELSEWHERE.by(stand);
    }
    return table.attachedTo[g] != SnaphanceState.GONE
        ? SnaphanceRefusal.GENERAL_ATTACHED.because()
        : SnaphanceRefusal.GENERAL_TIED.by(table.helped[g]);
  }
}
