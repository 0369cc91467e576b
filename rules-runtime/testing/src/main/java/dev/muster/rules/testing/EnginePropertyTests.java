package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.muster.rules.analysis.BattleAnalysis;
import dev.muster.rules.analysis.BattleAnalyzer;
import dev.muster.rules.analysis.ValueChange;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.commander.EvaluatedBattle;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.system.Engine;
import java.lang.management.ManagementFactory;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Property tests for every engine. A game's test extends this class and supplies its engine and
 * battles.
 */
public abstract class EnginePropertyTests {
  /** More than any battle has. */
  private static final int ENDLESS = 100_000;

  private static final long FIRST_SEED = 7000;

  /** Returns the engine that plays the battles. */
  protected abstract Engine engine();

  /** A battle of this engine, another one for each number. */
  protected abstract BattleProgram program(long seed);

  /** Returns the number of battles that each property is tested with. */
  protected int battles() {
    return 10;
  }

  /**
   * Returns the maximum number of bytes that a decision allocates without a listener: 0, except in
   * games that compute with value objects, as on a table without cells.
   */
  protected long bytesOfADecision() {
    return 0;
  }

  private BattleSetup opening(int i) {
    return engine().setUp(program(FIRST_SEED + i));
  }

  // ---- what is put to a commander, thrown and told

  /** A question and its answer. */
  private record Put(String point, int side, String about, List<String> options, int answer) {
    static Put of(Decision question, int answer) {
      List<String> options = new ArrayList<>();
      for (int i = 0; i < question.size(); i++) {
        options.add(question.label(i));
      }
      return new Put(question.id(), question.side(), question.about(), options, answer);
    }
  }

  /** Both commanders and the dice of a battle; they can be replaced during the battle. */
  private static final class Hands implements Commander, Dice {
    private Dice dice = () -> 1;
    private List<Commander> minds = List.of(Commander.takingDefaults(), Commander.takingDefaults());
    private int asked;

    Hands with(Engine engine, CommanderProfile temper, long seed) {
      dice = new SeededDice(seed);
      minds = List.of(engine.commander(temper, seed), engine.commander(temper, seed + 1));
      return this;
    }

    List<Commander> both() {
      return List.of(this, this);
    }

    @Override
    public int d6() {
      return dice.d6();
    }

    @Override
    public int choose(Decision question) {
      assertTrue(++asked < ENDLESS, "the questions never end");
      return minds.get(question.side()).choose(question);
    }
  }

  /** A battle whose events, questions and dice are recorded. */
  private static final class Followed {
    final Hands hands = new Hands();
    final List<Put> put = new ArrayList<>();
    final List<Integer> dice = new ArrayList<>();
    final List<Event> told = new ArrayList<>();
    final Battle battle;

    Followed(BattleSetup opening, Engine engine, CommanderProfile temper, long seed) {
      hands.with(engine, temper, seed);
      battle = opening.newBattle(commanders(), this::throwDie, told::add);
    }

    /** A copy of another battle that receives the same answers and dice. */
    Followed(Battle from, Followed original, int answersBefore, int diceBefore) {
      repeat(original, answersBefore, diceBefore);
      battle = from.copy(commanders(), this::throwDie, told::add);
    }

    /** The answers and dice to come are those of another battle from there on. */
    final void repeat(Followed original, int answersBefore, int diceBefore) {
      put.clear();
      dice.clear();
      told.clear();
      Dice again =
          () -> {
            assertTrue(diceBefore + dice.size() < original.dice.size(), "one more die");
            return original.dice.get(diceBefore + dice.size());
          };
      Commander same =
          question -> {
            int next = answersBefore + put.size();
            assertTrue(next < original.put.size(), () -> "one more question: " + question.id());
            return original.put.get(next).answer;
          };
      hands.dice = again;
      hands.minds = List.of(same, same);
      hands.asked = 0;
    }

    private int throwDie() {
      int die = hands.d6();
      dice.add(die);
      return die;
    }

    private List<Commander> commanders() {
      Commander both =
          question -> {
            int answer = hands.choose(question);
            put.add(Put.of(question, answer));
            return answer;
          };
      return List.of(both, both);
    }

    Outcome toTheEnd() {
      run(battle);
      return battle.finish();
    }
  }

  private static int run(Battle battle) {
    int steps = 0;
    while (battle.step()) {
      assertTrue(++steps < ENDLESS, "the steps never end");
    }
    return steps;
  }

  /** A copy of a battle from the course of another one, and how much had happened before it. */
  private record Moment(Battle battle, long fingerprint, int told, int put, int dice) {
    static Moment of(Followed followed) {
      Battle now = followed.battle;
      Hands nobody = new Hands();
      return new Moment(
          now.copy(nobody.both(), nobody, EventSink.SILENT),
          now.fingerprint(),
          followed.told.size(),
          followed.put.size(),
          followed.dice.size());
    }
  }

  // ---- the laws

  /**
   * A copy of a battle, and another battle set to its state, continue like the original: the same
   * questions with the same options in the same order, the same events, the same end.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MARSHAL")
  void whatIsCopiedOrSetBackGoesOnAlike(CommanderProfile temper) {
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      Followed original = new Followed(opening, engine(), temper, i);
      List<Moment> moments = new ArrayList<>();
      int steps = 0;
      boolean more = true;
      while (more) {
        if (steps++ % 9 == 0) {
          moments.add(Moment.of(original));
        }
        more = original.battle.step();
      }
      long end = original.battle.fingerprint();
      Outcome outcome = original.battle.finish();
      Followed again = new Followed(opening, engine(), CommanderProfile.RANDOM, i + 1);
      again.toTheEnd();
      for (Moment moment : moments) {
        String where = "battle " + i + " from event " + moment.told;
        Followed copy = new Followed(moment.battle, original, moment.put, moment.dice);
        goesOnAlike(copy, original, moment, outcome, where + ", copied");
        // the same battle repeatedly: what it remembers of its last run must not matter
        again.repeat(original, moment.put, moment.dice);
        again.battle.copyFrom(moment.battle);
        goesOnAlike(again, original, moment, outcome, where + ", set");
        assertEquals(end, again.battle.fingerprint(), where + ", fingerprint at the end");
      }
    }
  }

  private static void goesOnAlike(
      Followed copy, Followed original, Moment moment, Outcome outcome, String where) {
    assertEquals(moment.fingerprint, copy.battle.fingerprint(), where + ", fingerprint");
    assertEquals(outcome, copy.toTheEnd(), where);
    assertEquals(original.put.subList(moment.put, original.put.size()), copy.put, where);
    assertEquals(original.told.subList(moment.told, original.told.size()), copy.told, where);
  }

  @Test
  void onlyABattleOfTheSameOpeningCanBeSetTo() {
    Hands nobody = new Hands();
    Battle one = opening(0).newBattle(nobody.both(), nobody, EventSink.SILENT);
    Battle other = opening(1).newBattle(nobody.both(), nobody, EventSink.SILENT);
    assertThrows(IllegalArgumentException.class, () -> one.copyFrom(other));
  }

  /** States that differ have different fingerprints: a step that reports an event changes it. */
  @Test
  void aFingerprintTellsStatesApart() {
    Map<Long, Integer> seen = new HashMap<>();
    int steps = 0;
    int equal = 0;
    Followed battle = new Followed(opening(0), engine(), CommanderProfile.STEADY, 0);
    do {
      Integer before = seen.put(battle.battle.fingerprint(), battle.told.size());
      equal += before != null && before != battle.told.size() ? 1 : 0;
      steps++;
    } while (battle.battle.step());
    assertEquals(0, equal, "equal fingerprints in " + steps + " steps");
  }

  /** Without a listener the battle takes the same course as with one, step by step. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MARSHAL")
  void silentEqualsHeard(CommanderProfile temper) {
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      Followed heard = new Followed(opening, engine(), temper, i);
      Hands hands = new Hands().with(engine(), temper, i);
      Battle silent = opening.newBattle(hands.both(), hands, EventSink.SILENT);
      boolean more = true;
      for (int step = 0; more; step++) {
        more = heard.battle.step();
        assertEquals(more, silent.step(), "battle " + i + ", step " + step);
        assertEquals(heard.battle.fingerprint(), silent.fingerprint(), "battle " + i);
      }
      assertEquals(heard.put.size(), hands.asked, "questions of battle " + i);
      assertEquals(heard.battle.finish(), silent.finish());
    }
  }

  /**
   * A battle that has been fought once with these dice has made all it works with: fought again, it
   * makes no object at all when there is no listener, or no more than {@link #bytesOfADecision()}
   * let. Nor does setting it back.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MARSHAL")
  void aSilentDecisionMakesNoGarbage(CommanderProfile temper) {
    ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long bytes = 0;
    long asked = 0;
    String where = "";
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      Hands hands = new Hands().with(engine(), temper, i);
      Battle start = opening.newBattle(hands.both(), hands, EventSink.SILENT);
      Battle battle = start.copy(hands.both(), hands, EventSink.SILENT);
      run(battle);
      long once = 0;
      for (int time = 0; time < 2 || time < 6 && once > hands.asked * bytesOfADecision(); time++) {
        hands.with(engine(), temper, i);
        hands.asked = 0;
        long before = clock.getCurrentThreadAllocatedBytes();
        battle.copyFrom(start);
        run(battle);
        // the first time in it links what the setting back needs, and a compiler that takes back
        // what it has assumed makes some objects once
        once = clock.getCurrentThreadAllocatedBytes() - before;
      }
      where += once > 0 ? " battle " + i + ": " + once + " bytes;" : "";
      bytes += once;
      asked += hands.asked;
    }
    long all = bytes;
    long decisions = asked;
    String which = where;
    assertTrue(
        all <= decisions * bytesOfADecision(),
        () -> temper + ", " + decisions + " decisions:" + which);
  }

  /**
   * Dice matter only by their reading: a battle with other faces of the same reading, and pools
   * that score the same in another way, continues identically.
   */
  @Test
  void nothingButTheReadingOfADieMatters() {
    int exchanged = 0;
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      Hands hands = new Hands().with(engine(), CommanderProfile.BOLD, i);
      Battle thrown = opening.newBattle(hands.both(), hands, EventSink.SILENT);
      Hands others = new Hands().with(engine(), CommanderProfile.BOLD, i);
      Exchanged dice = new Exchanged(new SeededDice(i));
      Battle alike = opening.newBattle(others.both(), dice, EventSink.SILENT);
      boolean more = true;
      for (int step = 0; more; step++) {
        more = thrown.step();
        assertEquals(more, alike.step(), "battle " + i + ", step " + step);
        assertEquals(thrown.fingerprint(), alike.fingerprint(), "battle " + i + ", step " + step);
      }
      exchanged += dice.exchanged;
    }
    assertTrue(exchanged > battles(), exchanged + " dice");
  }

  /** Dice that show another face wherever that must not matter. */
  private static final class Exchanged implements Dice {
    private final Dice dice;
    private int exchanged;

    Exchanged(Dice dice) {
      this.dice = dice;
    }

    @Override
    public int d6() {
      return dice.d6();
    }

    @Override
    public int d6(Reading reading) {
      int face = dice.d6();
      for (int by = 0; by < 5; by++) {
        int other = (face + by) % 6 + 1;
        if (reading.of(other) == reading.of(face)) {
          exchanged++;
          return other;
        }
      }
      return face;
    }

    @Override
    public void pool(int n, DiceThrow into, Score score) {
      Dice.super.pool(n, into, score);
      int wanted = score.of(into);
      List<Integer> faces = new ArrayList<>(into.faces().reversed());
      for (int i = 0; i < n; i++) {
        int face = faces.get(i);
        for (int by = 0; by < 5 && faces.get(i) == face; by++) {
          faces.set(i, (face + by) % 6 + 1);
          fill(into, faces);
          if (score.of(into) != wanted) {
            faces.set(i, face);
          }
        }
        exchanged += faces.get(i) == face ? 0 : 1;
      }
      fill(into, faces);
    }

    private static void fill(DiceThrow into, List<Integer> faces) {
      into.clear();
      faces.forEach(into::add);
    }
  }

  /**
   * A sum that an event reports.
   *
   * @param base the value the terms are added to: a die, or 0 if there is none
   * @param total the reported sum
   * @param atLeast the minimum of the sum
   */
  public record ReportedSum(int base, List<Event.Term> terms, int total, int atLeast) {
    /** Terms that are a list of their own, without a sum. */
    public static final ReportedSum NONE = new ReportedSum(0, List.of(), 0, 0);

    public ReportedSum(int base, List<Event.Term> terms, int total) {
      this(base, terms, total, Integer.MIN_VALUE);
    }

    private boolean addsUp() {
      int sum = base + terms.stream().mapToInt(Event.Term::value).sum();
      return total == Math.max(atLeast, sum);
    }
  }

  /** The sums that an event of this engine reports; empty if it has no terms. */
  protected abstract List<ReportedSum> sums(Event event);

  /** The terms of every event add up to its total: the report omits none. */
  @Test
  void everySumAddsUp() {
    int judged = 0;
    for (int i = 0; i < battles(); i++) {
      Followed battle = new Followed(opening(i), engine(), CommanderProfile.BOLD, i);
      battle.toTheEnd();
      for (Event each : battle.told) {
        List<ReportedSum> sums =
            each instanceof CommonEvent.Scores e
                ? List.of(new ReportedSum(0, e.terms(), e.points()))
                : sums(each);
        assertTrue(!sums.isEmpty() || !hasTerms(each), () -> "a sum nobody judges: " + each);
        sums.forEach(sum -> assertTrue(sum.addsUp(), () -> "does not add up: " + each));
        judged += sums.size();
      }
    }
    assertTrue(judged > battles(), judged + " sums");
  }

  private static boolean hasTerms(Event event) {
    for (RecordComponent each : event.getClass().getRecordComponents()) {
      if (each.getGenericType().getTypeName().contains(Event.Term.class.getName())) {
        return true;
      }
    }
    return false;
  }

  /** Numbers in reports, orders and logs are as people measure: with two decimals at most. */
  @Test
  void numbersHaveTwoDecimalsAtMost() {
    for (int i = 0; i < battles(); i++) {
      Followed battle = new Followed(opening(i), engine(), CommanderProfile.RANDOM, i);
      battle.toTheEnd();
      EventFormatter words = engine().eventFormatter(program(FIRST_SEED + i).scenario());
      for (Event each : battle.told) {
        assertShort(words.format(each));
        assertShort(each.toString());
      }
      battle.put.forEach(question -> question.options.forEach(EnginePropertyTests::assertShort));
    }
  }

  private static final Pattern LONG = Pattern.compile("[0-9]\\.[0-9]{3}");

  private static void assertShort(String text) {
    assertFalse(LONG.matcher(text).find(), text);
  }

  /** The invariants of a table hold with every commander. */
  @Test
  void theInvariantsHold() {
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      for (CommanderProfile one : CommanderProfile.WITHOUT_SEARCH) {
        for (CommanderProfile other : CommanderProfile.WITHOUT_SEARCH) {
          Battle battle =
              opening.newBattle(
                  List.of(engine().commander(one, i), engine().commander(other, i + 1)),
                  new SeededDice(i),
                  EventSink.SILENT);
          runTellingRounds(battle.withInvariantChecks());
          Outcome outcome = battle.finish();
          assertTrue(outcome.winner() >= -1 && outcome.winner() < 2, "a winner");
          assertTrue(battle.round() <= opening.roundLimit(), "rounds");
        }
      }
    }
  }

  /** A round begins only with a step before which the battle said so. */
  private static void runTellingRounds(Battle battle) {
    boolean more = true;
    while (more) {
      int before = battle.round();
      boolean may = battle.mayBeginRound();
      more = battle.step();
      assertTrue(may || battle.round() == before, () -> "round " + battle.round() + " was untold");
    }
  }

  /** The same seed gives the same bytes with any number of threads. */
  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() throws Exception {
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      List<String> alone = new ArrayList<>();
      for (int seed = 0; seed < 8; seed++) {
        alone.add(log(opening, seed));
      }
      for (int threads = 2; threads <= 4; threads += 2) {
        try (ExecutorService many = Executors.newFixedThreadPool(threads)) {
          List<Future<String>> logs = new ArrayList<>();
          for (int seed = 0; seed < 8; seed++) {
            int each = seed;
            logs.add(many.submit(() -> log(opening, each)));
          }
          for (int seed = 0; seed < 8; seed++) {
            assertEquals(alone.get(seed), logs.get(seed).get(), "battle " + i + ", seed " + seed);
          }
        }
      }
    }
  }

  /** A listener that wants no decisions hears everything else, and the battle is the same. */
  @Test
  void whoWantsNoDecisionsHearsTheRest() {
    Followed whole = new Followed(opening(0), engine(), CommanderProfile.STEADY, FIRST_SEED);
    whole.battle.fight(() -> false);
    List<Event> heard = new ArrayList<>();
    EventSink sink =
        new EventSink() {
          @Override
          public void accept(Event event) {
            heard.add(event);
          }

          @Override
          public boolean wantsDecisions() {
            return false;
          }
        };
    Hands hands = new Hands().with(engine(), CommanderProfile.STEADY, FIRST_SEED);
    opening(0).newBattle(hands.both(), hands, sink).fight(() -> false);
    List<Event> rest =
        whole.told.stream().filter(each -> !(each instanceof CommonEvent.Decided)).toList();
    assertTrue(rest.size() < whole.told.size(), "there were decisions");
    assertEquals(rest, heard);
  }

  private String log(BattleSetup opening, int seed) {
    List<CommanderProfile> tempers = CommanderProfile.WITHOUT_SEARCH;
    StringBuilder log = new StringBuilder();
    opening
        .newBattle(
            List.of(
                engine().commander(tempers.get(seed % tempers.size()), seed),
                engine().commander(CommanderProfile.RANDOM, seed + 1)),
            new SeededDice(seed),
            new JsonLog(log))
        .fight(() -> false);
    return log.toString();
  }

  /**
   * Both sides evaluate a position equally at any time: the shares add up to 1, the end of the
   * battle decides the winner, and evaluating changes nothing.
   */
  @Test
  void aPositionIsWorthAShareOfOneWhole() {
    for (int i = 0; i < battles(); i++) {
      Hands hands = new Hands().with(engine(), CommanderProfile.STEADY, i);
      Battle battle = opening(i).newBattle(hands.both(), hands, EventSink.SILENT);
      if (!(battle instanceof EvaluatedBattle valued)) {
        return;
      }
      boolean more = true;
      for (int step = 0; more; step++) {
        String where = "battle " + i + ", step " + step;
        more = battle.step();
        long before = battle.fingerprint();
        double share = valued.winProbability(0);
        assertTrue(share >= 0 && share <= 1, () -> where + ": " + share);
        assertEquals(1, share + valued.winProbability(1), 1e-12, where);
        assertEquals(before, battle.fingerprint(), where);
      }
      int winner = battle.finish().winner();
      double won = winner < 0 ? 0.5 : winner == 0 ? 1 : 0;
      assertEquals(won, valued.winProbability(0), "the end of battle " + i);
    }
  }

  /** Every question is complete: it has a side, a subject, at least two options and a usual one. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MARSHAL")
  void everyQuestionHasALegalUsualAnswer(CommanderProfile temper) {
    for (int i = 0; i < battles(); i++) {
      Hands hands = new Hands().with(engine(), temper, i);
      Commander careful =
          question -> {
            String what = question.id() + " about " + question.about();
            assertTrue(!question.id().isBlank() && !question.about().isBlank(), what);
            assertTrue(question.side() >= 0 && question.side() < 2, what);
            assertTrue(question.size() > 1, () -> what + " is nothing to decide");
            assertTrue(
                question.defaultOption() >= 0 && question.defaultOption() < question.size(), what);
            Set<String> labels = new HashSet<>();
            for (int option = 0; option < question.size(); option++) {
              String label = question.label(option);
              assertTrue(!label.isBlank() && labels.add(label), () -> what + " twice: " + label);
            }
            return hands.choose(question);
          };
      Battle battle = opening(i).newBattle(List.of(careful, careful), hands, EventSink.SILENT);
      run(battle);
    }
  }

  /**
   * The battle reaches its end whatever the answers are: from steps on the way, each option of a
   * question is tried once, and the rest is played by default.
   */
  @Test
  void noAnswerLeadsIntoADeadEnd() {
    int tried = 0;
    for (int i = 0; i < battles(); i++) {
      BattleSetup opening = opening(i);
      Hands hands = new Hands().with(engine(), CommanderProfile.RANDOM, i);
      Battle battle = opening.newBattle(hands.both(), hands, EventSink.SILENT);
      Forked forked = new Forked();
      Battle fork =
          opening
              .newBattle(List.of(forked, forked), forked, EventSink.SILENT)
              .withInvariantChecks();
      for (int step = 0; battle.step(); step++) {
        if (step % 23 == 0) {
          tried += forked.tryAll(fork, battle);
        }
      }
    }
    assertTrue(tried > battles() * 10, tried + " answers");
  }

  /** Answers one question of a battle otherwise than usual. */
  private static final class Forked implements Commander, Dice {
    private Dice dice = () -> 1;
    private int asked;
    private int at;
    private int option;
    private int size;

    int tryAll(Battle fork, Battle from) {
      int tried = 0;
      size = 1;
      at = (int) Math.floorMod(from.fingerprint(), 12L);
      for (option = 0; option < size; option++) {
        asked = 0;
        dice = new SeededDice(at);
        fork.copyFrom(from);
        run(fork);
        tried++;
      }
      return tried;
    }

    @Override
    public int d6() {
      return dice.d6();
    }

    @Override
    public int choose(Decision question) {
      assertTrue(asked < ENDLESS, "the questions never end");
      if (asked++ == at) {
        size = question.size();
        return option;
      }
      return question.defaultOption();
    }
  }

  /** Luck, decisions and the clock of an analysed battle lead from its start to its end. */
  @Test
  void anAnalysisAddsUp() {
    BattleProgram program = program(FIRST_SEED);
    Engine engine = engine();
    BattleAnalyzer analyzer = new BattleAnalyzer(engine, program);
    BattleAnalysis found = analyze(analyzer, program);
    assertEquals(found, analyze(analyzer, program), "the same battle has the same analysis");
    Outcome plain =
        engine
            .setUp(program)
            .newBattle(
                engine.commanders(program, FIRST_SEED), new SeededDice(FIRST_SEED), event -> {})
            .fight(() -> false);
    assertEquals(plain, found.outcome(), "an analysis changes nothing");
    double value = found.start();
    for (ValueChange each : found.changes()) {
      assertEquals(value, each.before(), 1e-9, each.toString());
      assertTrue(each.after() >= 0 && each.after() <= 1, each.toString());
      value = each.after();
    }
    for (int side = 0; side < 2; side++) {
      BattleAnalysis.Account each = found.account(side);
      double sum = each.start() + each.luck() + each.own() + each.enemy() + each.course();
      assertEquals(each.end(), sum, 1e-9, each.toString());
    }
    assertTrue(
        found.changes().stream()
            .anyMatch(
                each ->
                    each.kind() == ValueChange.Kind.THROW
                        && each.exact()
                        && each.before() != each.after()),
        "a throw was enumerated and changed the chances");
  }

  /**
   * The side to move is the one with the next turn, in games with turns; after the end there is
   * none.
   */
  @Test
  void whoIsToMoveHasTheNextTurn() {
    BattleProgram program = program(FIRST_SEED);
    Engine engine = engine();
    List<String> turns = new ArrayList<>();
    Battle battle =
        engine
            .setUp(program)
            .newBattle(
                engine.commanders(program, FIRST_SEED),
                new SeededDice(FIRST_SEED),
                event -> {
                  if (event instanceof CommonEvent.TurnBegins turn) {
                    turns.add(turn.side());
                  }
                });
    ValuedBattle valued = (ValuedBattle) battle;
    int told = 0;
    int before = valued.sideToMove();
    while (battle.step()) {
      if (turns.size() > told) {
        told++;
        assertEquals(told, turns.size(), "a turn begins in a step of its own");
        assertEquals(
            turns.getLast(),
            program.scenario().sides().get(before).name(),
            "the turn " + told + " is of the side that was to move");
      }
      int next = valued.sideToMove();
      assertTrue(!turns.isEmpty() || next == BattleStatus.NOBODY, "no turns, and none to come");
      before = next;
    }
    assertEquals(BattleStatus.NOBODY, valued.sideToMove());
  }

  private BattleAnalysis analyze(BattleAnalyzer analyzer, BattleProgram program) {
    return analyzer.analyze(
        engine().commanders(program, FIRST_SEED), new SeededDice(FIRST_SEED), () -> false);
  }
}
