package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** Bounces of mounted stands that did not win their melee (11.1). */
final class Bounce {
  private static final RuleRef BOUNCE = RuleRef.of("11.1", "SN-11.1-04");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final RetreatDirections wayBack;
  private final HexList path = new HexList();

  // hexes within reach, for each the place of the one before it, and how far it is
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
   * A mounted stand that did not win goes back up to one normal move, in disorder (11.1).
   *
   * @return whether it found room
   */
  boolean from(int stand, int enemy) {
    wayBack.aim(stand, table.hex[enemy], table.facing[enemy]);
    table.moment++;
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.BOUNCE, stand);
    spread(stand, Math.max(1, table.type[stand].moveFirst));
    for (int i = seen.size() - 1; i > 0; i--) {
      if (table.occupant[seen.get(i)] == SnaphanceState.GONE) {
        choice.add(SnaphanceOrder.BOUNCE_TO, seen.get(i));
      }
    }
    if (choice.size() == 0) {
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
