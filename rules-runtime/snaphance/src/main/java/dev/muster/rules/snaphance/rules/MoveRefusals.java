package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceOrderReading.Way;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** The reasons why a single ordered move is not legal for a stand (4.0 to 4.11, 10.0). */
final class MoveRefusals {
  private final SnaphanceState table;

  /** Searches as the one for the options does, but keeps no move of the question. */
  private @Nullable MoveGenerator search;

  MoveRefusals(SnaphanceState table) {
    this.table = table;
  }

  private MoveGenerator search() {
    if (search == null) {
      search = new MoveGenerator(table, new MoveList());
    }
    return search;
  }

  /**
   * Returns why the stands cannot make a move; null if they can.
   *
   * @param who the stands that move, the leading one first
   * @param extra whether it is a further move
   */
  @Nullable Because ofMove(HexList who, boolean extra, SnaphanceOrderReading order) {
    return refusal(order, who.get(0), (search, every) -> search.findGroup(who, extra, every));
  }

  /** Why a charger may not go on so with the MP it has left (5.0, 10.5). */
  @Nullable Because ofContinuation(int stand, int left, int turned, SnaphanceOrderReading order) {
    return refusal(
        order, stand, (search, every) -> search.findContinuation(stand, left, turned, every));
  }

  private interface Search {
    void run(MoveGenerator search, boolean every);
  }

  private @Nullable Because refusal(SnaphanceOrderReading order, int stand, Search search) {
    Way way = order.way();
    if (way == Way.NONE || way == Way.STAY) {
      return null;
    }
    Because target = way == Way.CHARGE ? ofTarget(stand, order.other()) : null;
    if (target != null) {
      return target;
    }
    RefusedMoves refused = new RefusedMoves(table, order, stand);
    search().recording(refused);
    search.run(search(), order.saysWay());
    search().recording(null);
    return refused.result();
  }

  /** Why a stand may not charge another from any place. */
  private @Nullable Because ofTarget(int stand, int target) {
    if (target == SnaphanceState.GONE) {
      return null;
    }
    if (!table.onBoard(target)) {
      return SnaphanceRefusal.TARGET_GONE.by(target);
    }
    if (!table.enemies(stand, target)) {
      return SnaphanceRefusal.CHARGES_FRIEND.by(target);
    }
    SnaphanceRefusal right = SnaphancePassage.chargeRefusal(table, stand, target);
    return right == null ? null : right.by(target);
  }
}
