package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What must hold in any battle, tried on generated ones. A failure names its seed; {@code
 * -Dmuster.seed=S} repeats that battle alone, {@code -Dmuster.battles=N} fights N battles from
 * there on.
 */
@Tag("slow")
class GeneratedSnaphanceBattlesTest {
  private static final long FIRST = Long.getLong("muster.seed", 1600);
  private static final boolean ONE = System.getProperty("muster.seed") != null;

  /** More questions or dice than any battle has. */
  private static final int ENDLESS = 20_000_000;

  private static final Map<String, String> EDITIONS = new HashMap<>();

  @BeforeAll
  static void readLedger() throws IOException {
    EDITIONS.putAll(EventContinuityReferee.editions());
    assertTrue(EDITIONS.size() > 500, "the ledger is too short");
  }

  /** Battles a test fights: as many as asked for, or a few. */
  private static int battles(int few) {
    return Integer.getInteger("muster.battles", ONE ? 1 : few);
  }

  private static void forSeeds(int few, LongConsumer test) {
    for (long seed = FIRST; seed < FIRST + battles(few); seed++) {
      try {
        test.accept(seed);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "battle " + seed + " (repeat with -Dmuster.seed=" + seed + "): " + e.getMessage(), e);
      }
    }
  }

  @Test
  @Timeout(value = 1, unit = java.util.concurrent.TimeUnit.HOURS)
  void everyBattleHoldsTogether() {
    forSeeds(30, GeneratedSnaphanceBattlesTest::holdsTogether);
  }

  @Test
  @Tag("nightly")
  @Timeout(value = 1, unit = java.util.concurrent.TimeUnit.HOURS)
  void everyOneOfManyBattlesHoldsTogether() {
    forSeeds(120, GeneratedSnaphanceBattlesTest::holdsTogether);
  }

  static void holdsTogether(long seed) {
    BattleProgram program = GeneratedSnaphanceBattles.of(seed);
    Played played = play(program, seed);
    goesOnFromACopy(played);
    isFairToTheReferee(program, seed, played);
    isTheSameAgain(program, seed, played);
    isTheSameUnheard(program, seed, played);
  }

  @Test
  void anyTwoCommandersEndTheirBattle() {
    forSeeds(1, GeneratedSnaphanceBattlesTest::endsForEveryPair);
  }

  @Test
  @Tag("nightly")
  void anyTwoCommandersEndEachOfTheirBattles() {
    forSeeds(4, GeneratedSnaphanceBattlesTest::endsForEveryPair);
  }

  static void endsForEveryPair(long seed) {
    BattleProgram program = GeneratedSnaphanceBattles.of(seed);
    int kinds = commanders(seed).size();
    for (int pair = 0; pair < kinds * kinds; pair++) {
      List<Commander> both =
          List.of(commanders(seed).get(pair / kinds), commanders(~seed).get(pair % kinds));
      SnaphanceBattle battle =
          new SnaphanceBattle(program, both, new SeededDice(seed), EventSink.SILENT);
      runToEnd(battle.withInvariantChecks());
    }
  }

  // ---- one battle, followed in full

  /** A battle that was fought, and a copy taken on the way. */
  private record Played(
      List<Event> events,
      List<Integer> dice,
      List<String> answers,
      Outcome outcome,
      SnaphanceBattle original,
      Replay copied) {}

  /** A copied battle and how much had happened before. */
  private static final class Replay {
    SnaphanceBattle battle;
    final List<Event> events = new ArrayList<>();
    final ReplayedDice dice = new ReplayedDice();
    final ReplayedAnswers answers = new ReplayedAnswers();
    int eventsBefore;
    int diceBefore;
    int answersBefore;

    Replay(SnaphanceBattle original, int events, int dice, int answers) {
      battle = original.copy(List.of(this.answers, this.answers), this.dice, this.events::add);
      eventsBefore = events;
      diceBefore = dice;
      answersBefore = answers;
    }
  }

  private static Played play(BattleProgram program, long seed) {
    List<String> answers = new ArrayList<>();
    List<Integer> thrown = new ArrayList<>();
    Dice seeded = new SeededDice(seed);
    Dice dice =
        () -> {
          thrown.add(seeded.d6());
          assertTrue(thrown.size() < ENDLESS, "the dice never end");
          return thrown.getLast();
        };
    List<Commander> both = new ArrayList<>();
    pair(program, seed).forEach(each -> both.add(new Watched(each, answers)));
    EventContinuityReferee[] witness = new EventContinuityReferee[1];
    StringBuilder log = new StringBuilder();
    TextReport text = new TextReport(log, new SnaphanceEventFormatter(program.scenario()));
    SnaphanceBattle battle =
        new SnaphanceBattle(
                program,
                both,
                dice,
                event -> {
                  witness[0].accept(event);
                  text.accept(event);
                  log.setLength(0);
                })
            .withInvariantChecks();
    witness[0] = new EventContinuityReferee(battle.state(), EDITIONS);
    List<Event> events = witness[0].events;
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed + 1);
    int steps = 0;
    Replay copied = new Replay(battle, 0, 0, 0);
    try {
      while (battle.step()) {
        witness[0].compare();
        mayStillGoOn(battle, ++steps);
        if (random.nextInt(steps) == 0) {
          copied = new Replay(battle, events.size(), thrown.size(), answers.size());
        }
      }
      Outcome outcome = battle.finish();
      witness[0].ended(outcome);
      assertEquals(thrown, witness[0].dice, "dice thrown and dice told");
      return new Played(events, thrown, answers, outcome, battle, copied);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(e.getMessage() + tail(events, program), e);
    }
  }

  /** The last events before a failure. */
  private static String tail(List<Event> events, BattleProgram program) {
    StringBuilder text = new StringBuilder("\nlast events:\n");
    TextReport log = new TextReport(text, new SnaphanceEventFormatter(program.scenario()));
    events.subList(Math.max(0, events.size() - 25), events.size()).forEach(log::accept);
    return text.toString();
  }

  /** Rounds, groups, stands and what follows from their turns bound the steps of a battle. */
  private static void mayStillGoOn(SnaphanceBattle battle, int steps) {
    SnaphanceState table = battle.state();
    Integer limit = table.program.scenario().roundLimit();
    int rounds = limit == null ? table.rules.roundsWithoutLimit : limit;
    assertTrue(battle.round() <= rounds, "round " + battle.round());
    assertTrue(steps <= 1 + rounds * (2 + 2 * table.groups + 9 * table.stands), "steps " + steps);
  }

  private static Outcome runToEnd(SnaphanceBattle battle) {
    int steps = 0;
    while (battle.step()) {
      mayStillGoOn(battle, ++steps);
    }
    return battle.finish();
  }

  private static void goesOnFromACopy(Played played) {
    Replay copy = played.copied;
    copy.dice.left = played.dice.subList(copy.diceBefore, played.dice.size());
    copy.answers.left = played.answers.subList(copy.answersBefore, played.answers.size());
    Outcome outcome = runToEnd(copy.battle);
    same(
        played.original.state().program,
        played.events.subList(copy.eventsBefore, played.events.size()),
        copy.events,
        "going on from a copy made after event " + copy.eventsBefore);
    assertEquals(played.outcome, outcome, "the outcome of the copy");
  }

  /** The referee finds the log fair and ends the battle alike; another die he refuses. */
  private static void isFairToTheReferee(BattleProgram program, long seed, Played played) {
    StringBuilder text = new StringBuilder();
    JsonLog log = new JsonLog(text, program, seed);
    played.events.forEach(log::accept);
    List<String> lines = new ArrayList<>(text.toString().lines().toList());
    JsonReferee.Verdict verdict = JsonReferee.check(lines, RuleSystems::engine);
    assertTrue(
        verdict.fair(),
        () ->
            "the referee: event "
                + verdict.event()
                + ", "
                + verdict.message()
                + tail(played.events.subList(0, Math.max(0, verdict.event() - 1)), program));
    assertEquals(played.outcome, verdict.outcome(), "the outcome by the referee");
    for (int i = 1; i < lines.size(); i++) {
      String other = lines.get(i).replaceFirst("\"die\":[1-5]", "\"die\":6");
      if (!other.equals(lines.get(i))) {
        lines.set(i, other);
        assertEquals(
            i, JsonReferee.check(lines, RuleSystems::engine).event(), "the event with another die");
        return;
      }
    }
  }

  private static void isTheSameAgain(BattleProgram program, long seed, Played played) {
    List<Event> events = new ArrayList<>();
    SnaphanceBattle.Opening opening = new SnaphanceBattle.Opening(program);
    opening
        .newBattle(pair(program, ~seed), new SeededDice(~seed), EventSink.SILENT)
        .fight(() -> false);
    Outcome outcome =
        opening
            .newBattle(pair(program, seed), new SeededDice(seed), events::add)
            .fight(() -> false);
    same(program, played.events, events, "fought again with the same seed");
    assertEquals(played.outcome, outcome);
  }

  private static void isTheSameUnheard(BattleProgram program, long seed, Played played) {
    SnaphanceBattle battle =
        new SnaphanceBattle(program, pair(program, seed), new SeededDice(seed), EventSink.SILENT);
    assertEquals(played.outcome, battle.fight(() -> false), "the outcome when nobody listens");
  }

  private static void same(
      BattleProgram program, List<Event> expected, List<Event> found, String what) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      int at = i;
      assertEquals(
          expected.get(i),
          found.get(i),
          () -> what + ", event " + at + " differs" + tail(expected.subList(0, at), program));
    }
    assertEquals(expected.size(), found.size(), what + ": number of events");
  }

  // ---- commanders and dice

  private static List<Commander> commanders(long seed) {
    List<Commander> all = new ArrayList<>();
    for (CommanderProfile each : CommanderProfile.WITHOUT_SEARCH) {
      all.add(SnaphanceCommanders.of(each, seed));
    }
    all.add(Commander.takingDefaults());
    return all;
  }

  /** The two commanders of a seed: those of the scenario, or any pair; random ones find most. */
  private static List<Commander> pair(BattleProgram program, long seed) {
    int kinds = commanders(seed).size();
    int pair = Math.floorMod(seed, kinds * kinds * 3);
    if (pair >= 2 * kinds * kinds) {
      return SnaphanceCommanders.of(program, seed);
    }
    if (pair >= kinds * kinds) {
      return List.of(Commander.random(seed), Commander.random(seed + 1));
    }
    return List.of(commanders(seed).get(pair / kinds), commanders(seed + 1).get(pair % kinds));
  }

  /** Holds every question to its contract and notes the answer. */
  private record Watched(Commander mind, List<String> answers) implements Commander {
    @Override
    public int choose(Decision question) {
      assertTrue(answers.size() < ENDLESS, "the questions never end");
      assertTrue(question.size() > 1, "nothing to decide");
      assertTrue(!question.about().isBlank(), "about nobody");
      int usual = question.defaultOption();
      assertTrue(usual >= 0 && usual < question.size(), "usual answer " + usual);
      Set<String> labels = new HashSet<>();
      for (int i = 0; i < question.size(); i++) {
        String label = question.label(i);
        assertTrue(
            !label.isBlank() && labels.add(label),
            () -> question.id() + " about " + question.about() + " offers twice: " + label);
      }
      int answer = mind.choose(question);
      answers.add(question.label(answer));
      return answer;
    }

    @Override
    public boolean distinguishesPaths() {
      return mind.distinguishesPaths();
    }
  }

  private static final class ReplayedAnswers implements Commander {
    List<String> left = List.of();
    private int next;

    @Override
    public int choose(Decision question) {
      assertTrue(next < left.size(), "one more question: " + question.id());
      String answer = left.get(next++);
      for (int i = 0; i < question.size(); i++) {
        if (question.label(i).equals(answer)) {
          return i;
        }
      }
      throw new AssertionError(
          question.id() + " about " + question.about() + " does not offer: " + answer);
    }
  }

  private static final class ReplayedDice implements Dice {
    List<Integer> left = List.of();
    private int next;

    @Override
    public int d6() {
      assertTrue(next < left.size(), "one more die");
      return left.get(next++);
    }
  }
}
