package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.situation.SituationException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Small cases, with every face of every die as a branch of its own, have the same odds, to the last
 * digit of the fraction: that dice are told apart by what they are read as loses nothing.
 */
class FaceByFaceTest {
  private static final int MOST = 4_000;
  private static final int USUAL_CASES = 1;
  private static final int NIGHTLY_CASES = 8;

  static final List<String> GAMES = OddsCases.GAMES;

  @ParameterizedTest
  @FieldSource("GAMES")
  void readingsLoseNothing(String game) throws SituationException {
    // the last ones: those of the first files have too many branches
    readingsLoseNothing(game, OddsCases.of(game, 14, 300).reversed(), USUAL_CASES);
  }

  @Tag("nightly")
  @ParameterizedTest
  @FieldSource("GAMES")
  void readingsOfManyOrdersLoseNothing(String game) throws SituationException {
    readingsLoseNothing(game, OddsCases.of(game, 40, 300), NIGHTLY_CASES);
  }

  private static void readingsLoseNothing(String game, List<OddsCases.Case> cases, int enough)
      throws SituationException {
    int compared = 0;
    for (OddsCases.Case each : cases) {
      if (compared == enough) {
        return;
      }
      OutcomeTape plain = new OutcomeTape();
      OrderCourse faces = new OrderCourse(each.step(), new Faces(plain), EventSink.SILENT);
      OutcomeEnumeration.Distribution<OrderCourse.Moment.Key> all =
          OutcomeEnumeration.of(faces, plain, MOST);
      if (all.rest().isZero()) {
        OutcomeTape tape = new OutcomeTape();
        OrderCourse course = new OrderCourse(each.step(), tape, EventSink.SILENT);
        assertEquals(byEnd(OutcomeEnumeration.of(course, tape, MOST)), byEnd(all), each.name());
        compared++;
      }
    }
    fail(game + ": only " + compared + " cases");
  }

  private static Map<OrderCourse.Moment.Key, Probability> byEnd(
      OutcomeEnumeration.Distribution<OrderCourse.Moment.Key> found) {
    Map<OrderCourse.Moment.Key, Probability> all = new HashMap<>();
    found.ends().forEach(each -> all.put(each.end(), each.probability()));
    return all;
  }

  /** Dice whose readers are not asked what they read. */
  private record Faces(OutcomeTape tape) implements CourseTape {
    @Override
    public int d6() {
      return tape.d6();
    }

    @Override
    public int d6(Reading reading) {
      return tape.d6();
    }

    @Override
    public void pool(int n, DiceThrow into, Score score) {
      into.clear();
      for (int i = 0; i < n; i++) {
        into.add(tape.d6());
      }
    }

    @Override
    public <T> T recall(Class<T> type, Supplier<T> work) {
      return tape.recall(type, work);
    }
  }
}
