package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.dice.SeededDice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What throws were expected to be worth, in battles of one step whose odds are known. */
class StepExpectationTest {
  private static final double EXACT = 1e-12;

  /** What happens in a step: throws and questions that move a value. */
  interface Rule {
    double play(Dice dice, Commander commander);
  }

  @Test
  void aThrowIsWorthItsMean() {
    // a six wins, everything else loses
    List<StepExpectation.Change> changes =
        changes((dice, commander) -> dice.d6(face -> face / 6) / 6, first(), 6);
    assertEquals(2, changes.size());
    assertEquals(StepExpectation.Cause.DECISION, changes.getFirst().cause());
    assertEquals(1 / 6.0, changes.getFirst().after(), EXACT);
    assertEquals(StepExpectation.Cause.THROW, changes.getLast().cause());
    assertEquals(1 / 6.0, changes.getLast().before(), EXACT);
    assertEquals(1, changes.getLast().after(), EXACT);
    assertTrue(changes.getLast().exact());
  }

  @Test
  void laterThrowsAreExpectedFromTheEarlierOnes() {
    // the first die shows how many dice are thrown for a six; a miss ends it
    Rule rule =
        (dice, commander) -> {
          int many = dice.d6(face -> face > 4 ? 2 : 0);
          if (many < 5) {
            return 0;
          }
          DiceThrow thrown = new DiceThrow();
          dice.pool(2, thrown, all -> all.count(6) > 0 ? 1 : 0);
          return thrown.count(6) > 0 ? 1 : 0;
        };
    double any = 11 / 36.0;
    List<StepExpectation.Change> changes = changes(rule, first(), 5, 1, 2);
    assertEquals(any / 3, changes.get(0).after(), EXACT);
    assertEquals(any, changes.get(1).after(), EXACT);
    assertEquals(any, changes.get(2).before(), EXACT);
    assertEquals(0, changes.get(2).after(), EXACT);
  }

  @Test
  void anAnswerThatThePolicyWouldNotGiveIsAChangeOfItsOwn() {
    // after the die one may keep its value or give it up; the policy keeps it
    Rule rule =
        (dice, commander) -> {
          int face = dice.d6();
          return commander.choose(new Question()) == 0 ? face / 6.0 : 0;
        };
    List<StepExpectation.Change> changes = changes(rule, question -> 1, 3);
    assertEquals(3.5 / 6, changes.get(0).after(), EXACT);
    assertEquals(StepExpectation.Cause.THROW, changes.get(1).cause());
    assertEquals(0.5, changes.get(1).after(), EXACT, "the die alone, as the policy goes on");
    assertEquals(StepExpectation.Cause.DECISION, changes.get(2).cause());
    assertEquals(0, changes.get(2).number());
    assertEquals(0.5, changes.get(2).before(), EXACT);
    assertEquals(0, changes.get(2).after(), EXACT);
  }

  @Test
  void anAnswerBeforeTheThrowIsWorthTheDifferenceOfTheExpectations() {
    // one may throw for a six or for a five and a six
    Rule rule =
        (dice, commander) -> {
          int needs = commander.choose(new Question()) == 0 ? 6 : 5;
          return dice.d6(face -> face >= needs ? 1 : 0) >= needs ? 1 : 0;
        };
    List<StepExpectation.Change> changes = changes(rule, question -> 1, 5);
    assertEquals(1 / 3.0, changes.get(0).after(), EXACT, "the answer that was given counts");
    assertEquals(0, changes.get(0).number());
    assertEquals(1, changes.get(1).after(), EXACT);
  }

  @Test
  void whatIsThrownAgainAndAgainIsRepeatedWithoutBias() {
    // both throw until they differ; the higher one wins
    Rule rule =
        (dice, commander) -> {
          int one = dice.d6();
          int other = dice.d6();
          while (one == other) {
            one = dice.d6();
            other = dice.d6();
          }
          return one > other ? 1 : 0;
        };
    double sum = 0;
    int battles = 400;
    for (int seed = 1; seed <= battles; seed++) {
      FakeBattle battle = new FakeBattle(rule, first(), new SeededDice(seed));
      List<StepExpectation.Change> changes = battle.changes(seed);
      assertFalse(changes.getFirst().exact());
      double now = changes.getFirst().after();
      for (StepExpectation.Change each : changes.subList(1, changes.size())) {
        assertEquals(now, each.before(), 0.0);
        now = each.after();
      }
      assertEquals(battle.value, now, EXACT);
      sum += now - changes.getFirst().after();
    }
    // three standard errors of a coin and of a mean of 64 of them
    assertEquals(0, sum / battles, 3 * 0.5 * Math.sqrt(1 + 1 / 64.0) / Math.sqrt(battles));
  }

  @Test
  void luckIsNothingOnAverageOverAllFaces() {
    Rule rule = (dice, commander) -> Math.max(dice.d6(), dice.d6()) / 6.0;
    double luck = 0;
    for (int one = 1; one <= 6; one++) {
      for (int other = 1; other <= 6; other++) {
        List<StepExpectation.Change> changes = changes(rule, first(), one, other);
        luck += changes.getLast().after() - changes.getFirst().after();
      }
    }
    assertEquals(0, luck, EXACT);
  }

  @Test
  void aStepWithoutDiceIsAllDecision() {
    List<StepExpectation.Change> changes =
        changes((dice, commander) -> commander.choose(new Question()), question -> 1);
    assertEquals(
        List.of(new StepExpectation.Change(StepExpectation.Cause.DECISION, 0, 0.5, 1, true)),
        changes);
  }

  private static Commander first() {
    return question -> 0;
  }

  private static List<StepExpectation.Change> changes(
      Rule rule, Commander commander, int... faces) {
    return new FakeBattle(rule, commander, new ScriptedDice(faces)).changes(1);
  }

  /** Two options. */
  private static final class Question implements Decision {
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
      return "it";
    }

    @Override
    public int size() {
      return 2;
    }

    @Override
    public String label(int option) {
      return option == 0 ? "keep" : "give up";
    }

    @Override
    public int defaultOption() {
      return 0;
    }
  }

  /** A battle of one step; its value is one half before it. */
  private static final class FakeBattle implements Battle {
    private final Rule rule;
    private final Commander commander;
    private final Dice dice;
    private double value = 0.5;

    FakeBattle(Rule rule, Commander commander, Dice dice) {
      this.rule = rule;
      this.commander = commander;
      this.dice = dice;
    }

    List<StepExpectation.Change> changes(long seed) {
      RecordedStep step = new RecordedStep(() -> 0);
      StepExpectation expectation =
          new StepExpectation(
              this,
              List.of(first(), first()),
              each -> ((FakeBattle) each).value,
              each -> true,
              400,
              64);
      value = rule.play(step.dice(dice), step.commander(commander));
      FakeBattle before = new FakeBattle(rule, commander, dice);
      return expectation.changes(before, step, 0.5, value, seed);
    }

    @Override
    public boolean step() {
      value = rule.play(dice, commander);
      return true;
    }

    @Override
    public int round() {
      return 1;
    }

    @Override
    public Outcome finish() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Battle copy(List<Commander> commanders, Dice other, EventSink sink) {
      return new FakeBattle(rule, commanders.getFirst(), other);
    }

    @Override
    public void copyFrom(Battle other) {
      value = ((FakeBattle) other).value;
    }

    @Override
    public long fingerprint() {
      return Double.doubleToLongBits(value);
    }

    @Override
    public Battle withInvariantChecks() {
      return this;
    }
  }
}
