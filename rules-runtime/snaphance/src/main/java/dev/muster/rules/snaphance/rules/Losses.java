package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** Disorder, SP, stands and Break Points lost, and Generals that fall (3.2, 8.4, 14.0). */
final class Losses implements HouseEvents.Effects {
  private static final RuleRef POINTS = RuleRef.of("14.0", "SN-14.0-03", "SN-14.0-04");
  private static final RuleRef KILLED = RuleRef.of("3.2", "SN-3.2-02");
  private static final RuleRef RIDES = RuleRef.of("3.2", "SN-3.2-08");

  private final BattleContext play;
  private final SnaphanceState table;

  Losses(BattleContext play) {
    this.play = play;
    table = play.state;
  }

  /** Disorders a stand, which takes it off opportunity (6.1). */
  void disorder(int stand, String why, RuleRef rule) {
    if (!table.onBoard(stand)) {
      return;
    }
    if (!table.disordered[stand]) {
      table.disordered[stand] = true;
      play.events.disordered(stand, why, rule);
    }
    table.opportunity[stand] = false;
  }

  /**
   * Removes SP, from the rearmost rank first (8.4), and counts the Break Points of lost ranks.
   *
   * @return the SP actually lost
   */
  int strength(int stand, int lost, String why, RuleRef rule) {
    if (lost <= 0 || !table.onBoard(stand)) {
      return 0;
    }
    boolean heard = play.events.hasListener;
    List<Integer> before = heard ? play.events.ranks(stand) : List.of();
    int ranks = table.ranksLeft(stand);
    int left = lost;
    for (int rank = StandType.RANKS - 1; rank >= 0 && left > 0; rank--) {
      int taken = Math.min(left, table.rankSp(stand, rank));
      table.sp[stand * StandType.RANKS + rank] -= taken;
      left -= taken;
    }
    if (heard) {
      play.events.emit(
          new SnaphanceEvent.LosesStrength(
              table.name[stand], lost - left, before, play.events.ranks(stand), why, rule));
    }
    points(stand, ranks - table.ranksLeft(stand));
    if (table.ranksLeft(stand) == 0) {
      remove(stand, why, rule);
    }
    return lost - left;
  }

  /** Removes a stand with all its remaining ranks and their Break Points. */
  void destroy(int stand, String why, RuleRef rule) {
    if (!table.onBoard(stand)) {
      return;
    }
    points(stand, takeRanks(stand));
    remove(stand, why, rule);
  }

  /**
   * Removes a group, its General and its reinforcements by an event of the scenario.
   *
   * @param lost whether its stands and their Break Points are lost
   */
  @Override
  public void depart(int g, boolean lost, RuleRef rule) {
    int from = table.general[g];
    table.attachedTo[g] = SnaphanceState.GONE;
    table.general[g] = SnaphanceState.GONE;
    table.generalWaiting[g] = false;
    if (from != SnaphanceState.GONE) {
      play.events.generalFate(g, "left the field", from, rule);
    }
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) || table.waiting[stand]) {
        table.opportunity[stand] = false;
        if (lost) {
          rout(stand, rule);
        } else {
          leave(stand, rule);
        }
      }
    }
  }

  @Override
  public void changeField() {
    table.changeField();
  }

  private void rout(int stand, RuleRef rule) {
    if (table.onBoard(stand)) {
      destroy(stand, "routed", rule);
    } else {
      table.waiting[stand] = false;
      points(stand, takeRanks(stand));
    }
  }

  private void leave(int stand, RuleRef rule) {
    table.left[stand] = true;
    table.waiting[stand] = false;
    if (table.onBoard(stand)) {
      table.removeFromBoard(stand);
    }
    if (play.events.hasListener) {
      play.events.emit(
          new CommonEvent.UnitLeaves(table.sideName(table.side[stand]), table.name[stand], rule));
    }
  }

  /** Removes all strength of a stand; returns the number of ranks it had. */
  private int takeRanks(int stand) {
    int ranks = table.ranksLeft(stand);
    for (int rank = 0; rank < StandType.RANKS; rank++) {
      table.sp[stand * StandType.RANKS + rank] = 0;
    }
    return ranks;
  }

  /** Removes a stand that pursued off the edge: it is lost, but costs no points (13.0). */
  void leaveBoard(int stand) {
    int from = table.hex[stand];
    table.removeFromBoard(stand);
    loseGeneral(stand, from, play.events.about("left the field with ", stand));
  }

  private void points(int stand, int ranks) {
    if (ranks == 0) {
      return;
    }
    int s = table.side[stand];
    int before = table.lostPoints[s];
    int points = BreakPoints.of(table.type[stand].breakPoints, ranks);
    table.lostPoints[s] += points;
    if (table.brokeAt[s] == 0 && table.lostPoints[s] >= table.breaksAt[s]) {
      table.brokeAt[s] = table.moment;
    }
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.BreakPointsLost(
              table.sideName(s),
              table.name[stand],
              points,
              before,
              table.lostPoints[s],
              table.totalPoints[s],
              POINTS));
    }
  }

  private void remove(int stand, String why, RuleRef rule) {
    int from = table.hex[stand];
    table.removeFromBoard(stand);
    play.events.destroyed(stand, why, from, rule);
    loseGeneral(stand, from, "killed");
  }

  private void loseGeneral(int stand, int from, String fate) {
    int g = table.group[stand];
    if (table.attachedTo[g] == stand) {
      table.attachedTo[g] = SnaphanceState.GONE;
      table.general[g] = SnaphanceState.GONE;
      table.generalDead[g] = true;
      table.generalsKilled[table.groupSide[g]]++;
      play.events.generalFate(g, fate, from, KILLED);
    } else if (table.general[g] == from) {
      play.relocation.flees(g, RIDES);
    }
  }
}
