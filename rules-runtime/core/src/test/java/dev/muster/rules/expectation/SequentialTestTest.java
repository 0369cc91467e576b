package dev.muster.rules.expectation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.GroupLosses;
import dev.muster.rules.batch.HistoricalFit.Verdict;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.batch.ScenarioStatement.Measure;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A sequential test errs as seldom as it says, on scenarios whose answer is known. */
class SequentialTestTest {
  private static final long SEED = 20_261_127;
  private static final int SCENARIOS = 1_000;
  private static final int MOST = 3_200;
  private static final double ERROR = 0.05;

  /** Ten rounds, and 100 Break Points and 100 SP a side. */
  private static final BattleSetup SETUP =
      (BattleSetup)
          Proxy.newProxyInstance(
              BattleSetup.class.getClassLoader(),
              new Class<?>[] {BattleSetup.class},
              (self, method, arguments) ->
                  switch (method.getName()) {
                    case "roundLimit" -> 10;
                    case "breakPoints", "strengths" -> new int[] {100, 100};
                    default -> throw new UnsupportedOperationException(method.getName());
                  });

  private static final SourceRange AT = new SourceRange("f", 1, 1, 1, 1);

  /** Something is expected of the group of side One. */
  private static final GroupLosses GROUPS =
      new GroupLosses(
          new Scenario(
              "Constructed",
              "",
              "",
              10,
              Map.of(),
              List.of(side("One"), side("Two")),
              List.of(),
              List.of(),
              List.of(),
              Scenario.Victory.BY_BREAKING,
              List.of(),
              List.of(),
              null,
              List.of(
                  new Scenario.Expectation(
                      Scenario.Measure.GROUP_LOSSES, "One", "G", 20, 30, null, null, null, AT)),
              AT));

  private static Scenario.Side side(String name) {
    return new Scenario.Side(
        name, "", "Army", List.of(), List.of(), (CommanderProfile) null, "", AT);
  }

  private static ScenarioStatement says(Measure measure, int side, Integer from, Integer to) {
    return new ScenarioStatement("test", measure, side, null, from, to, AT);
  }

  private static Outcome battle(int winner, int rounds, int lost) {
    Outcome.SideAccount one =
        new Outcome.SideAccount(
            "One",
            100,
            lost,
            50,
            lost >= 50,
            List.of(
                new Outcome.StandAccount("G", "S", 60, Math.max(0, 60 - lost), true, false),
                new Outcome.StandAccount("G", "S-2", 40, Math.min(40, 100 - lost), true, false),
                new Outcome.StandAccount("Other", "T", 50, 0, true, false)));
    return new Outcome(winner, "", rounds, List.of(one, one));
  }

  private static Verdict verdict(SequentialTest test) {
    test.end();
    return test.answer().verdict();
  }

  /** How often each verdict comes, of many scenarios with the same chance. */
  private static int[] verdicts(ScenarioStatement says, Source battles) {
    int[] found = new int[3];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < SCENARIOS; i++) {
      SequentialTest test = new SequentialTest(says, SETUP, GROUPS, ERROR);
      SplittableRandom dice = random.split();
      for (int n = 0; n < MOST && !test.isDecided(); n++) {
        test.add(battles.next(dice));
      }
      found[verdict(test).ordinal()]++;
    }
    return found;
  }

  private interface Source {
    Outcome next(SplittableRandom dice);
  }

  /** Three standard deviations above what is allowed. */
  private static final double ALLOWED =
      SCENARIOS * ERROR + 3 * Math.sqrt(SCENARIOS * ERROR * (1 - ERROR));

  /** Just outside the range: to say it passes is wrong. Just inside: to say it fails is. */
  @ParameterizedTest
  @CsvSource({"0.399,MET", "0.601,MET", "0.401,MISSED", "0.599,MISSED", "0.40,MISSED"})
  void sharesAtTheEdgeAreSeldomDecidedWrongly(double chance, Verdict wrong) {
    int[] found =
        verdicts(
            says(Measure.WINS, 0, 40, 60),
            dice -> battle(dice.nextDouble() < chance ? 0 : 1, 5, 10));
    assertTrue(
        found[wrong.ordinal()] <= ALLOWED,
        found[wrong.ordinal()] + " of " + SCENARIOS + " wrong, seed " + SEED);
  }

  /** A test that never answers would never err. */
  @ParameterizedTest
  @CsvSource({"0.5,MET", "0.3,MISSED", "0.7,MISSED"})
  void sharesApartFromTheEdgeAreDecided(double chance, Verdict right) {
    int[] found =
        verdicts(
            says(Measure.WINS, 0, 40, 60),
            dice -> battle(dice.nextDouble() < chance ? 0 : 1, 5, 10));
    assertTrue(found[right.ordinal()] >= 0.95 * SCENARIOS, found[right.ordinal()] + " decided");
  }

  /** Losses that vary little: the mean is 19.5, or 24.5, where 20 to 30 is said. */
  @ParameterizedTest
  @EnumSource(names = {"BREAK_POINTS", "GROUP_STRENGTH"})
  void meansErrAsSeldomAndAreDecided(Measure measure) {
    ScenarioStatement says = says(measure, 0, 20, 30);
    int[] below = verdicts(says, dice -> battle(0, 5, 17 + dice.nextInt(6)));
    assertTrue(below[Verdict.MET.ordinal()] <= ALLOWED, "mean 19.5: " + below[0]);
    int[] inside = verdicts(says, dice -> battle(0, 5, 22 + dice.nextInt(6)));
    assertTrue(inside[Verdict.MET.ordinal()] >= 0.95 * SCENARIOS, "mean 24.5: " + inside[0]);
    assertEquals(0, inside[Verdict.MISSED.ordinal()]);
  }

  /** Nobody's result is likeliest where all come as often. */
  @Test
  void theLikeliestResultIsSeldomFoundWhereThereIsNone() {
    int[] even =
        verdicts(
            says(Measure.LIKELIEST_RESULT, 0, null, null),
            dice -> battle(dice.nextInt(3) - 1, 5, 10));
    assertTrue(even[Verdict.MET.ordinal()] <= ALLOWED, even[Verdict.MET.ordinal()] + " found");
    int[] clear =
        verdicts(
            says(Measure.LIKELIEST_RESULT, 0, null, null),
            dice -> battle(Math.min(1, dice.nextInt(4)), 5, 10));
    assertTrue(clear[Verdict.MISSED.ordinal()] >= 0.95 * SCENARIOS, "side 1 wins three of four");
  }

  @Test
  void itStopsAtTheFirstLookThatTells() {
    SequentialTest test = new SequentialTest(says(Measure.WINS, 0, 90, 100), SETUP, GROUPS, 0.01);
    for (int i = 0; i < 1_000; i++) {
      test.add(battle(0, 5, 10));
    }
    ExpectationRun.Answer answer = test.answer();
    assertEquals(Verdict.MET, answer.verdict());
    assertEquals(SequentialTest.FIRST_LOOK, answer.battles());
    assertEquals(100, answer.estimate());
  }

  @Test
  void roundsAreCountedAsRounds() {
    SequentialTest test = new SequentialTest(says(Measure.ROUNDS, -1, 4, 6), SETUP, GROUPS, 0.01);
    for (int i = 0; i < 400; i++) {
      test.add(battle(0, 5, 10));
    }
    test.end();
    assertEquals(Verdict.MET, test.answer().verdict());
    assertEquals(5, test.answer().estimate(), 1e-9);
  }

  @Test
  void fewBattlesAreLookedAtInTheEnd() {
    SequentialTest test = new SequentialTest(says(Measure.WINS, 0, 0, 100), SETUP, GROUPS, 0.01);
    test.add(battle(0, 5, 10));
    test.add(battle(1, 5, 10));
    assertEquals(Verdict.MET, verdict(test), "any share is one of 0 to 100");
  }
}
