package dev.muster.rules.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often, and to what, a commander errs. */
class ErringCommanderTest {
  private static final int QUESTIONS = 20_000;
  private static final int BEST = 2;

  /** A question with some options. */
  private record Question(int size) implements Decision {
    @Override
    public String id() {
      return "D-1";
    }

    @Override
    public int side() {
      return 0;
    }

    @Override
    public String about() {
      return "";
    }

    @Override
    public String label(int option) {
      return "option " + option;
    }

    @Override
    public int defaultOption() {
      return 0;
    }
  }

  private static Commander erring(int oneIn) {
    return new ErringCommander(question -> Math.min(BEST, question.size() - 1), oneIn, 7);
  }

  @Test
  void oneAnswerInSoManyIsAnother() {
    for (int oneIn : List.of(2, 10, 50)) {
      int[] answers = new int[5];
      Commander commander = erring(oneIn);
      for (int i = 0; i < QUESTIONS; i++) {
        answers[commander.choose(new Question(answers.length))]++;
      }
      double expected = (double) QUESTIONS / oneIn;
      double tolerance = 4 * Math.sqrt(expected);
      assertEquals(expected, QUESTIONS - answers[BEST], tolerance, "one in " + oneIn);
      for (int i = 0; i < answers.length; i++) {
        assertTrue(
            i == BEST || Math.abs(answers[i] - expected / 4) < tolerance,
            "each other one as often");
      }
    }
  }

  @Test
  void aQuestionWithOneAnswerIsAnswered() {
    Commander commander = erring(1);
    assertEquals(0, commander.choose(new Question(1)));
    assertEquals(0, commander.choose(new Question(2)), "the other of two");
  }

  @Test
  void anAnswerFromTheRecordTakesAsManyNumbersAsOneThatIsGiven() {
    Commander asked = erring(3);
    Commander repeated = erring(3);
    List<Integer> one = new ArrayList<>();
    List<Integer> other = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Question question = new Question(1 + i % 5);
      int answer = asked.choose(question);
      if (i < 100) {
        repeated.onRepeatedDecision(question);
      } else {
        one.add(answer);
        other.add(repeated.choose(question));
      }
    }
    assertEquals(one, other);
  }

  @Test
  void theNumberOfDecisionsIsAtLeastOne() {
    assertThrows(IllegalArgumentException.class, () -> erring(0));
  }
}
