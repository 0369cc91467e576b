package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** Bounces of mounted stands that did not win their melee (11.1). */
final class Bounce {
  private static final RuleRef BOUNCE = RuleRef.of("11.1", "SN-11.1-04");

  private final Play play;
  private final Table table;
  private final Losses losses;
  private final WayBack wayBack;
  private final Steps path = new Steps();

  // hexes within reach, for each the place of the one before it, and how far it is
  private final Steps seen = new Steps();
  private final Steps from = new Steps();
  private final Steps far = new Steps();

  Bounce(Play play, Losses losses) {
    this.play = play;
    table = play.table;
    this.losses = losses;
    wayBack = new WayBack(table);
  }

  /**
   * A mounted stand that did not win goes back up to one normal move, in disorder (11.1).
   *
   * @return whether it found room
   */
  boolean from(int stand, int enemy) {
    wayBack.aim(stand, table.hex[enemy], table.facing[enemy]);
    table.moment++;
    Choice choice = play.choice.of(Decision.BOUNCE, stand);
    spread(stand, Math.max(1, table.type[stand].moveFirst));
    for (int i = seen.size() - 1; i > 0; i--) {
      if (table.occupant[seen.get(i)] == Table.GONE) {
        choice.add(Order.BOUNCE_TO, seen.get(i));
      }
    }
    if (choice.size() == 0) {
      return false;
    }
    int to = choice.askNumber();
    path.trace(seen, from, to);
    table.endMelee(stand);
    play.stepping.follow(stand, path);
    play.chronicle.retreats(stand, "bounce", wayBack.startHex, path, List.of(), false, BOUNCE);
    losses.disorder(stand, "bounced", BOUNCE);
    return true;
  }

  /** Hexes within reach of a bounce, nearest first, and which one each is reached from. */
  private void spread(int stand, int most) {
    seen.clear();
    from.clear();
    far.clear();
    seen.add(wayBack.startHex);
    from.add(Table.GONE);
    far.add(0);
    for (int i = 0; i < seen.size(); i++) {
      for (int w = 0; w < wayBack.ways && far.get(i) < most; w++) {
        int next = table.grid.neighbour(seen.get(i), wayBack.away[w]);
        boolean open =
            !table.ground.closed(seen.get(i), wayBack.away[w], table.type[stand])
                && !seen.contains(next)
                && table.enemyIn(next, table.side[stand]) == Table.GONE;
        if (open) {
          seen.add(next);
          from.add(i);
          far.add(far.get(i) + 1);
        }
      }
    }
  }
}
