package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceOrderReading.Way;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/**
 * Collects the moves that a search refused on the way to an ordered move. The rules report each
 * refused step or end; the refusal nearest to the order is kept.
 */
final class RefusedMoves {
  private static final long END = 1 << 15;

  private final SnaphanceState table;
  private final SnaphanceOrderReading order;
  private final Way wanted;
  private final int lead;
  private final int to;
  private final int facing;

  private @Nullable Because nearest;
  private long distance = Long.MAX_VALUE;

  /** The error in the order, for a legal move that leads to the ordered place. */
  private @Nullable Because otherwise;

  /**
   * @param lead the stand whose path the order names
   */
  RefusedMoves(SnaphanceState table, SnaphanceOrderReading order, int lead) {
    this.table = table;
    this.order = order;
    this.lead = lead;
    wanted = order.way();
    boolean charge = wanted == Way.CHARGE && order.other() != SnaphanceState.GONE;
    int named = order.hex() == SnaphanceState.GONE ? table.hex[lead] : order.hex();
    to = charge ? table.hex[order.other()] : named;
    boolean said = order.facing() != SnaphanceOrderReading.UNSAID;
    facing =
        said
            ? order.facing()
            : wanted == Way.ABOUT ? (table.facing[lead] + 3) % 6 : table.facing[lead];
  }

  /** Whether the ordered move was found. */
  private boolean allowed;

  /** Why the ordered move is illegal; null if it is legal. */
  @Nullable Because result() {
    if (allowed) {
      return null;
    }
    if (wanted == Way.TURN && facing == table.facing[lead]) {
      return SnaphanceRefusal.FACES_SO.because();
    }
    if (otherwise != null) {
      return otherwise;
    }
    if (nearest != null) {
      return nearest;
    }
    return wanted == Way.CHARGE && order.other() != SnaphanceState.GONE
        ? SnaphanceRefusal.NO_CONTACT.by(order.other())
        : SnaphanceRefusal.NOT_THAT_WAY.because();
  }

  /** A step that is not allowed. */
  void step(PathSearch way, int depth, int next, MoveList.Kind how, Because why) {
    if (next < 0 || !concerns(how)) {
      return;
    }
    int left = left(way, depth, next);
    if (left >= 0) {
      note(((long) left << 17) + END + depth, why);
    }
  }

  /** Records an illegal turn at the present hex of the leading stand. */
  void turn(PathSearch way, int depth, int to, MoveList.Kind how, Because why) {
    if (wanted != Way.CHARGE && concerns(how) && isEnd(way, depth)) {
      note(((long) turns(to) << 12) + depth, why);
    }
  }

  /** An end that is not allowed. */
  void end(PathSearch way, int depth, int looks, MoveList.Kind how, Because why) {
    boolean apt =
        wanted == Way.CHARGE
            ? table.grid.isFront(way.position[depth][0], looks, to) && follows(way, depth)
            : isEnd(way, depth) && (looks == facing || how == MoveList.Kind.FREE);
    if (apt && concerns(how)) {
      note(((long) turns(looks) << 12) + depth, why);
    }
  }

  /** A move that is allowed, and not as ordered. */
  void found(PathSearch way, int depth, int looks, MoveList.Kind how, boolean disorder, int met) {
    if (wanted == Way.CHARGE && order.hexes().isEmpty()) {
      allowed |=
          met != SnaphanceState.GONE
              && (order.other() == met || order.other() == SnaphanceState.GONE);
      return;
    }
    if (!isEnd(way, depth) || looks != facing) {
      return;
    }
    if (wanted != Way.CHARGE && met != SnaphanceState.GONE) {
      otherwise = SnaphanceRefusal.IS_CHARGE.by(met);
    } else if (wanted == Way.CHARGE && met == SnaphanceState.GONE) {
      otherwise = SnaphanceRefusal.IS_NO_CHARGE.because();
    } else if (concerns(how) && order.says("disorder") && !disorder) {
      otherwise = SnaphanceRefusal.NOT_DISORDERING.because();
    } else {
      allowed |= concerns(how);
    }
  }

  private void note(long at, Because why) {
    if (at < distance) {
      distance = at;
      nearest = why;
    }
  }

  /** Returns whether the order names a step or end of this kind. */
  private boolean concerns(MoveList.Kind how) {
    return switch (wanted) {
      case MOVE ->
          how == MoveList.Kind.FORWARD
              || how == MoveList.Kind.FREE
              || (how == MoveList.Kind.SIDEWAYS && table.type[lead].shot);
      case SIDEWAYS -> how == MoveList.Kind.SIDEWAYS;
      case BACKWARDS -> how == MoveList.Kind.BACKWARDS || how == MoveList.Kind.FREE;
      case TURN -> how == MoveList.Kind.TURN || how == MoveList.Kind.FREE;
      case ABOUT -> how == MoveList.Kind.ABOUT;
      case CHARGE -> how != MoveList.Kind.BACKWARDS;
      case STAY, NONE -> false;
    };
  }

  private int turns(int looks) {
    if (wanted == Way.CHARGE) {
      return 0;
    }
    int by = Math.floorMod(looks - facing, 6);
    return Math.min(by, 6 - by);
  }

  /**
   * Returns the number of hexes from a hex to the end of the order; -1 if the path is not the
   * ordered one.
   */
  private int left(PathSearch way, int depth, int next) {
    if (order.saysWay()) {
      int gone = gone(way, depth);
      boolean ordered = gone >= 0 && gone < order.hexes().size() && order.hexes().get(gone) == next;
      return ordered ? order.hexes().size() - gone - 1 : -1;
    }
    int far = table.grid.distance(next, to);
    return wanted == Way.CHARGE && order.hexes().isEmpty() ? Math.max(0, far - 1) : far;
  }

  /** Returns the number of ordered hexes that a path has entered; -1 if it entered other hexes. */
  private int gone(PathSearch way, int depth) {
    int gone = 0;
    for (int i = 0; i < depth; i++) {
      if (way.path[i] < MoveList.TURN_TO) {
        if (gone >= order.hexes().size() || order.hexes().get(gone) != way.position[i + 1][0]) {
          return -1;
        }
        gone++;
      }
    }
    return gone;
  }

  private boolean follows(PathSearch way, int depth) {
    return !order.saysWay() || gone(way, depth) == order.hexes().size();
  }

  private boolean isEnd(PathSearch way, int depth) {
    int end = order.hexes().isEmpty() ? table.hex[lead] : order.hex();
    return way.position[depth][0] == end && follows(way, depth);
  }
}
