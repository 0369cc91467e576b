package dev.muster.rules.referee;

import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a stand has done in the turn of its group. */
final class StandActions {
  /** Where it began its turn: where it stood when it was about to act. */
  @Nullable Hex home;

  /** Its moves of this turn, the parts of each in order; the last may still go on. */
  final List<List<SnaphanceEvent.Moves>> moves = new ArrayList<>();

  /** Number of the last move as told. */
  int number;

  /** Order Tests for extra moves it took. */
  int tests;

  /** Hexes it entered backwards, and those of its moves before the last. */
  int back;

  int backBefore;

  /** Number of moves it had made when it fired, -1 where it has not. */
  int firedAfter = -1;

  /** Why it may not move any more, empty while it may. */
  String over = "";

  /** It halted in an enemy zone of control. */
  boolean halted;

  /** It was charged on opportunity in this turn. */
  boolean struck;

  /** It was in order when its last move began. */
  boolean orderly = true;

  StandActions(@Nullable Hex home) {
    this.home = home;
  }

  /** Parts of the move it is in. */
  List<SnaphanceEvent.Moves> current() {
    return moves.isEmpty() ? List.of() : moves.getLast();
  }

  /** Hexes it stood in during the turn of its group, the first included. */
  List<Hex> approach() {
    List<Hex> all = new ArrayList<>();
    if (home != null) {
      all.add(home);
    }
    moves.forEach(move -> move.forEach(part -> all.addAll(part.path())));
    return all;
  }
}
