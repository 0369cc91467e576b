package dev.muster.rules.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sums over battles, and results in order. */
class ExactSumsTest {
  private static ExactSums<ResultSum> sums(long... wins) {
    ExactSums<ResultSum> sums = new ExactSums<>(ResultSum.class);
    for (int i = 0; i < wins.length; i++) {
      sums.add(ResultSum.WINS, i, wins[i]);
    }
    return sums;
  }

  @Test
  void rowsOfDifferentLengthAddUp() {
    ExactSums<ResultSum> one = sums(1, 2);
    one.addAll(sums(10, 0, 5));
    one.add(ResultSum.BATTLES, 7);
    assertEquals(3, one.size(ResultSum.WINS));
    assertEquals(11, one.get(ResultSum.WINS));
    assertEquals(5, one.get(ResultSum.WINS, 2));
    assertEquals(0, one.get(ResultSum.WINS, 3), "nothing was added there");
    assertEquals(0, one.get(ResultSum.ROUNDS));
    assertEquals("{battles=[7], wins=[11, 2, 5]}", one.toString());
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    ExactSums<ResultSum> sums = sums(0, Long.MAX_VALUE, -3);
    assertEquals(sums, ExactSums.of(ResultSum.class, sums.byName()));
  }

  @Test
  void aSumThatIsTooLargeIsNoSum() {
    ExactSums<ResultSum> sums = sums(Long.MAX_VALUE);
    assertThrows(ArithmeticException.class, () -> sums.add(ResultSum.WINS, 1));
    assertThrows(ArithmeticException.class, () -> sums.addAll(sums(1)));
  }

  @Test
  void whatIsNoRowOfNumbersIsRefused() {
    List<Long> gap = new ArrayList<>(List.of(1L));
    gap.add(null);
    for (Map<String, List<Long>> each :
        List.of(
            Map.of("losses", List.of(1L)),
            Map.of("wins", gap),
            Map.of("wins", Collections.nCopies(3_000_000, 1L)))) {
      assertThrows(IllegalArgumentException.class, () -> ExactSums.of(ResultSum.class, each));
    }
  }

  @Test
  void resultsComeInTheOrderOfTheBattles() {
    List<String> seen = new ArrayList<>();
    OrderedResults<String> inOrder = new OrderedResults<>(3, seen::add);
    inOrder.accept(5, "five");
    inOrder.accept(4, "four");
    assertEquals(List.of(), seen);
    inOrder.accept(3, "three");
    inOrder.accept(7, "seven");
    assertEquals(List.of("three", "four", "five"), seen);
  }
}
