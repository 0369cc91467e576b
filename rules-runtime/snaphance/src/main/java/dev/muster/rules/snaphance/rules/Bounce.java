package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bounces of mounted stands that did not win their melee (11.1). */
final class Bounce {
  private static final RuleRef BOUNCE = RuleRef.of("11.1", "SN-11.1-04");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final RetreatDirections wayBack;
  private final HexList path = new HexList();
  private final SnaphanceDecision.RefusalRule refusals = this::refusal;

  // hexes within reach; for each, the index of its predecessor and its distance
  private final HexList seen = new HexList();
  private final HexList from = new HexList();
  private final HexList far = new HexList();

  Bounce(BattleContext play, Losses losses) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    wayBack = new RetreatDirections(table);
  }

  /**
   * Moves a mounted stand that did not win back by up to one normal move, in disorder (11.1).
   *
   * @return whether there was room
   */
  boolean from(int stand, int enemy) {
    wayBack.aim(stand, table.hex[enemy], table.facing[enemy]);
    table.moment++;
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.BOUNCE, stand).refusing(refusals);
    spread(stand, Math.max(1, table.type[stand].moveFirst));
    for (int i = seen.size() - 1; i > 0; i--) {
      if (table.occupant[seen.get(i)] == SnaphanceState.GONE) {
        choice.add(SnaphanceOrder.BOUNCE_TO, seen.get(i));
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return false;
    }
    int to = choice.askNumber();
    path.trace(seen, from, to);
    table.endMelee(stand);
    play.relocation.follow(stand, path);
    play.events.retreats(stand, "bounce", wayBack.startHex, path, List.of(), false, BOUNCE);
    losses.disorder(stand, "bounced", BOUNCE);
    return true;
  }

  private @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    if (order != SnaphanceOrder.BOUNCE_TO && order != SnaphanceOrder.BOUNCE) {
      return null;
    }
    int to = said.hex();
    if (to == SnaphanceState.GONE || seen.size() < 2) {
      return SnaphanceRefusal.BOUNCE_NO_ROOM.because();
    }
    int there = table.occupant[to];
    return seen.indexOf(to) > 0 && there != SnaphanceState.GONE && there != question.stand()
        ? SnaphanceRefusal.BOUNCE_TAKEN.at(to, there)
        : SnaphanceRefusal.BOUNCE_REACH.at(to);
  }

  /** Withholds the choice to fight on from a winner that no enemy holds. */
  void withholdChoice(int victor) {
    play.decision
        .ofStand(SnaphanceDecisionType.FIGHT_ON, victor)
        .refusing(
            (question, order, said) ->
                switch (order) {
                  case FIGHT_ON -> SnaphanceRefusal.WINNER_FREE.because();
                  case BOUNCE, BOUNCE_TO -> SnaphanceRefusal.BOUNCE_WON.because();
                  default -> null;
                })
        .withhold();
  }

  /** Reports why a stand does not bounce. */
  void withhold(int stand, SnaphanceRefusal why) {
    play.decision
        .ofStand(SnaphanceDecisionType.BOUNCE, stand)
        .refusing(why, SnaphanceOrder.BOUNCE_TO, SnaphanceOrder.BOUNCE)
        .withhold();
  }

  /** Hexes within reach of a bounce, nearest first, and which one each is reached from. */
  private void spread(int stand, int most) {
    seen.clear();
    from.clear();
    far.clear();
    seen.add(wayBack.startHex);
    from.add(SnaphanceState.GONE);
    far.add(0);
    for (int i = 0; i < seen.size(); i++) {
      for (int w = 0; w < wayBack.ways && far.get(i) < most; w++) {
        int next = table.grid.neighbour(seen.get(i), wayBack.away[w]);
        boolean open =
            !table.ground.closed(seen.get(i), wayBack.away[w], table.type[stand])
                && !seen.contains(next)
                && table.enemyIn(next, table.side[stand]) == SnaphanceState.GONE;
        if (open) {
          seen.add(next);
          from.add(i);
          far.add(far.get(i) + 1);
        }
      }
    }
  }
}
