package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Pursuit of the beaten by the winning Battle Stand (13.0, 13.1). */
final class SnaphancePursuit {
  private static final RuleRef ROLL = RuleRef.of("13.0", "SN-13.0-02", "SN-13.0-05", "SN-13.0-07");
  private static final RuleRef FOLLOWS = RuleRef.of("13.1", "SN-13.1-01", "SN-13.1-02");
  private static final String CAUGHT = "the enemy's reaction";
  private static final RuleRef OFF = RuleRef.of("13.0", "SN-13.0-12");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final OpportunityReactions opportunity;
  private final ChargeContacts contacts;

  // the current pursuit, which is reported in parts if the enemy reacts to it
  private final HexList untold = new HexList();
  private final Runnable tells = this::emitSoFar;
  private final Dice.Reading reading = this::hexes;
  private int winner;
  private int toldAt;

  SnaphancePursuit(
      BattleContext play,
      Losses losses,
      OpportunityReactions opportunity,
      ChargeContacts contacts) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    this.opportunity = opportunity;
    this.contacts = contacts;
  }

  /** Why the rules do not let the winner pursue at all, null if they do (13.0). */
  @Nullable SnaphanceRefusal refusal(int winner, int loser) {
    StandType type = table.type[winner];
    if (!table.onBoard(winner)) {
      return SnaphanceRefusal.GONE;
    }
    if (!type.combat) {
      return SnaphanceRefusal.NO_PURSUIT_SUPPORT;
    }
    if (type.chargeBonus <= 0) {
      return SnaphanceRefusal.NO_PURSUIT_BONUS;
    }
    return !type.mounted && table.type[loser].mounted ? SnaphanceRefusal.NO_PURSUIT_OF_HORSE : null;
  }

  /** Reports why a stand does not pursue. */
  void withhold(int stand, SnaphanceRefusal why) {
    play.decision
        .ofStand(SnaphanceDecisionType.PURSUE, stand)
        .refusing(why, SnaphanceOrder.PURSUE, SnaphanceOrder.PURSUE_TO)
        .withhold();
  }

  /**
   * Asks the victor, throws and moves it; it fights the enemies it meets.
   *
   * @param vacated hex the loser left
   * @param line hexes the loser retreated through, empty when it was destroyed
   */
  void run(int victor, int loser, int vacated, HexList line) {
    winner = victor;
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.PURSUE, winner);
    if (table.type[winner].mustPursue) {
      choice.refusing(SnaphanceRefusal.MUST_PURSUE, SnaphanceOrder.STAY);
    } else {
      choice.add(SnaphanceOrder.STAY);
    }
    if (choice.order(choice.add(SnaphanceOrder.PURSUE).asDefault().ask()) == SnaphanceOrder.STAY) {
      return;
    }
    int die = play.dice.d6(reading);
    table.moment++;
    int hexes = hexes(die);
    if (play.events.hasListener) {
      play.events.emit(new SnaphanceEvent.PursuitRoll(table.name[winner], die, hexes, ROLL));
    }
    if (hexes > 0 && go(hexes, vacated, line)) {
      contacts.pursued(winner, table.onBoard(loser) ? loser : SnaphanceState.GONE);
    }
  }

  private int hexes(int die) {
    boolean cavalryTable = table.type[winner].mounted || table.type[winner].twoHexPursuit;
    int told =
        SnaphanceRules.at(
            cavalryTable ? table.rules.pursuitCavalry : table.rules.pursuitInfantry, die);
    return Math.max(0, told + table.type[winner].pursuitBonus);
  }

  /**
   * Moves the winner; returns whether it moved, was not charged meanwhile and is still on the
   * board.
   */
  private boolean go(int hexes, int vacated, HexList line) {
    toldAt = table.hex[winner];
    untold.clear();
    int entered = 0;
    boolean caught = false;
    table.moveStart[winner] = table.hex[winner];
    table.moveHexes[winner] = 0;
    table.forwardHexes[winner] = 0;
    table.underWay[winner] = true;
    table.bonusLost[winner] = false; // in pursuit it has again what it lost in the charge (13.1)
    String why = "";
    boolean off = false;
    for (int step = 0; step < hexes && why.isEmpty(); step++) {
      int next =
          step == 0 ? vacated : step - 1 < line.size() ? line.get(step - 1) : SnaphanceState.GONE;
      boolean destroyed = line.isEmpty() && step > 0;
      if (destroyed) {
        next = straight();
        if (next < 0) {
          off = true;
          why = "the edge of the board";
          break;
        }
      }
      why = obstacle(next);
      if (!why.isEmpty()) {
        break;
      }
      int from = table.hex[winner];
      play.relocation.place(winner, next);
      table.track[winner].add(next);
      table.opportunity[winner] = false; // it has moved (6.1)
      entered++;
      untold.add(next);
      table.hexes[winner]++;
      table.moveHexes[winner]++;
      table.forwardHexes[winner]++;
      boolean stops =
          step == hexes - 1
              || ZoneOfControl.covers(table, table.side[winner], next)
              || (table.rules.pursuitStopsInContact && contact());
      table.passing[winner] = !stops;
      if (table.groupSide[table.activeGroup] == table.side[winner]) {
        caught = opportunity.afterPursuitStep(winner, from, tells);
        if (caught || !table.onBoard(winner)) {
          why = CAUGHT;
        }
      }
      if (why.isEmpty() && ZoneOfControl.covers(table, table.side[winner], next)) {
        why = "an enemy zone of control";
      }
      if (why.isEmpty() && table.rules.pursuitStopsInContact && contact()) {
        why = "contact with an enemy";
      }
    }
    table.passing[winner] = false;
    String end = entered == hexes ? "" : why;
    if (caught) {
      Consequence.PURSUIT_ENDS
          .enqueueIn(table)
          .with(winner)
          .with(end.isEmpty() ? SnaphanceState.GONE : toldAt)
          .end();
      return false;
    }
    table.underWay[winner] = false;
    play.decision
        .ofStand(SnaphanceDecisionType.PURSUIT_HEX, winner)
        .refusing(SnaphancePursuit::lineRefusal)
        .withhold();
    emitEnd(off, end);
    if (off) {
      losses.leaveBoard(winner);
      return false;
    }
    return entered > 0 && table.onBoard(winner);
  }

  /** Whether the winner has met an enemy it must fight: not Skirmishers in the open. */
  private boolean contact() {
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(winner, which), table.side[winner]);
      if (enemy != SnaphanceState.GONE && !SnaphancePassage.openSkirmishers(table, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** A pursuit that was struck on its way ends when that is fought out. */
  void ends() {
    winner = table.consequences.read();
    toldAt = table.consequences.read();
    untold.clear();
    table.underWay[winner] = false;
    if (toldAt != SnaphanceState.GONE) {
      emitEnd(false, CAUGHT);
    }
  }

  private void emitSoFar() {
    if (!untold.isEmpty()) {
      tell(false, "");
      toldAt = table.hex[winner];
      untold.clear();
    }
  }

  /** Reports the end of a pursuit, even without a step; not if a reaction diverted it. */
  private void emitEnd(boolean off, String why) {
    boolean ended = !why.isEmpty() && table.hex[winner] == toldAt;
    if (!untold.isEmpty() || off || ended) {
      tell(off, why);
    }
  }

  private void tell(boolean off, String why) {
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.Pursues(
              table.name[winner],
              table.at(toldAt),
              play.events.hexes(untold),
              off,
              why,
              off ? OFF : FOLLOWS));
    }
  }

  /** Forward as straight as a corner facing allows: the owner picks the front hex (13.1). */
  private int straight() {
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.PURSUIT_HEX, winner)
            .refusing(SnaphancePursuit::lineRefusal);
    for (int which = 0; which < 2; which++) {
      int hex = table.frontHex(winner, which);
      if (hex >= 0) {
        choice.add(SnaphanceOrder.PURSUE_TO, hex);
      }
    }
    return choice.size() == 0 ? SnaphanceState.GONE : choice.askNumber();
  }

  private static @Nullable Because lineRefusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int to = said.hex();
    return order == SnaphanceOrder.PURSUE_TO && to != SnaphanceState.GONE
        ? SnaphanceRefusal.PURSUIT_LINE.at(to)
        : null;
  }

  /** Returns what stops the pursuer before a hex; empty if the way is free. */
  private String obstacle(int next) {
    if (next < 0 || !table.grid.isFront(table.hex[winner], table.facing[winner], next)) {
      return "a retreat that turned aside";
    }
    int d = table.grid.direction(table.hex[winner], next);
    if (table.occupant[next] != SnaphanceState.GONE) {
      return "a stand in the way";
    }
    if (table.ground.closed(table.hex[winner], d, table.type[winner])) {
      return "the ground";
    }
    if (ZoneOfControl.exposesFlank(table, table.side[winner], next, table.facing[winner])) {
      return "an enemy zone of control on its flank";
    }
    for (int which = 0; which < 2 && !table.type[winner].mounted; which++) {
      int ahead = table.grid.neighbour(next, (table.facing[winner] + which) % 6);
      int enemy = table.enemyIn(ahead, table.side[winner]);
      if (enemy != SnaphanceState.GONE && table.type[enemy].mountedCombat) {
        return "mounted stands ahead";
      }
    }
    return "";
  }
}
