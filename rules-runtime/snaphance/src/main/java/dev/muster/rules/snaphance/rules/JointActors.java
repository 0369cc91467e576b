package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Stands of a kind side by side that move, rally or go on opportunity together (4.9, 9.1). */
final class JointActors {
  /** The joint action. */
  enum For {
    MOVE,
    RECOVERY,
    OPPORTUNITY
  }

  private final BattleContext play;
  private final SnaphanceState table;
  private For gathering = For.MOVE;

  private final SnaphanceDecision.RefusalRule refusals =
      (question, order, said) ->
          order == SnaphanceOrder.JOIN ? refusal(said.other(), said.stand(), gathering) : null;

  JointActors(BattleContext play) {
    this.play = play;
    table = play.state;
  }

  /** Whether any neighbour could join a stand. */
  boolean any(int stand, For purpose) {
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE && fits(stand, friend, purpose)) {
        return true;
      }
    }
    return false;
  }

  /** Asks member by member which stands join; only stands next to one already in may join. */
  void gather(int stand, For purpose, SnaphanceDecisionType decision, HexList who) {
    gathering = purpose;
    while (true) {
      SnaphanceDecision choice =
          play.decision
              .ofStand(decision, stand)
              .with(who)
              .refusing(refusals)
              .add(SnaphanceOrder.GO);
      for (int friend : table.members[table.group[stand]]) {
        if (!who.contains(friend) && fits(stand, friend, purpose) && beside(friend, who)) {
          choice.add(SnaphanceOrder.JOIN, friend);
        }
      }
      int answer = choice.ask();
      if (answer == 0) {
        return;
      }
      who.add(choice.number(answer));
    }
  }

  private boolean beside(int friend, HexList who) {
    for (int i = 0; i < who.size(); i++) {
      if (table.grid.distance(table.hex[friend], table.hex[who.get(i)]) == 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a friend has the same kind and group, is free to act, and is in the state that
   * the purpose requires; to move in step it only needs the same facing (4.9).
   */
  private boolean fits(int stand, int friend, For purpose) {
    return friend != stand && misfit(stand, friend, purpose) == null;
  }

  private @Nullable SnaphanceRefusal misfit(int stand, int friend, For purpose) {
    if (table.group[friend] != table.group[stand]) {
      return SnaphanceRefusal.OTHER_GROUP;
    }
    boolean free =
        table.onBoard(friend)
            && !table.acted[friend]
            && table.moves[friend] == 0
            && !table.engaged(friend);
    if (!free) {
      return SnaphanceRefusal.COMPANION_NOT_FREE;
    }
    if (!table.type[friend].sameKind(table.type[stand])) {
      return SnaphanceRefusal.OTHER_KIND;
    }
    return switch (purpose) {
      case MOVE ->
          table.facing[friend] == table.facing[stand] ? null : SnaphanceRefusal.OTHER_FACING;
      case RECOVERY -> table.disordered[friend] ? null : SnaphanceRefusal.COMPANION_IN_ORDER;
      case OPPORTUNITY -> {
        boolean able =
            !table.disordered[friend]
                && !table.opportunity[friend]
                && !table.opportunityDenied[friend]
                && (table.type[friend].canFire || table.type[friend].chargeBonus > 0);
        yield able ? null : SnaphanceRefusal.COMPANION_CANNOT_WAIT;
      }
    };
  }

  /** Why a friend cannot act together with a stand; null if only the other stands prevent it. */
  @Nullable Because refusal(int stand, int friend, For purpose) {
    if (stand == SnaphanceState.GONE || friend == SnaphanceState.GONE || stand == friend) {
      return null;
    }
    SnaphanceRefusal why = misfit(stand, friend, purpose);
    if (why != null) {
      return why.by(friend);
    }
    boolean near = table.grid.distance(table.hex[stand], table.hex[friend]) == 1;
    return near ? null : SnaphanceRefusal.NOT_ADJACENT.by(friend);
  }
}
