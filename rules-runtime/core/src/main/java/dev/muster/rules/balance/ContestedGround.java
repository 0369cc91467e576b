package dev.muster.rules.balance;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.system.Engine;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** The places whose ground matters most: those that are not open and most fought for. */
public final class ContestedGround {
  private ContestedGround() {}

  /**
   * Finds the contested places in some battles.
   *
   * @param most maximum number of places
   * @return cells in which units met an enemy, those of the most battles first; none on an open
   *     table
   */
  public static List<Integer> of(
      Engine engine, BattleProgram program, Batch batch, int most, BooleanSupplier cancelled) {
    if (!(program.board() instanceof GridBoard board)) {
      return List.of();
    }
    BalanceRun.Result result =
        new BalanceRun(engine, program, new BalanceRun.Sampling(batch, 0, 0))
            .countingField()
            .run(done -> {}, cancelled);
    FieldCounts field = result == null ? null : result.field();
    if (field == null) {
      return List.of();
    }
    String open = program.rulebook().grounds().getFirst().key();
    List<Double> contacts =
        field.layers().stream()
            .filter(each -> each.key().equals("contacts"))
            .findFirst()
            .orElseThrow()
            .values();
    return IntStream.range(0, contacts.size())
        .filter(cell -> contacts.get(cell) > 0 && !board.cells().get(cell).equals(open))
        .boxed()
        .sorted(Comparator.comparing(contacts::get, Comparator.reverseOrder()))
        .limit(most)
        .toList();
  }
}
