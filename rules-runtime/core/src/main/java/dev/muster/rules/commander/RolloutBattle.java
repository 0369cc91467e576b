package dev.muster.rules.commander;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.battle.VictoryStanding;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A battle that rollouts can continue from the open question. It stores the state before the
 * current step, with the dice and the answers of this step. A rollout restores a second battle to
 * that state, repeats the answers, gives another answer, and continues with other dice.
 *
 * <p>Rollouts use neither the dice of the battle nor the plans and decisions of the enemy.
 */
public final class RolloutBattle implements ValuedBattle {
  private final Battle battle;
  private final Battle mark;
  private final SearchSettings staff;
  private final boolean[] wantsEveryPath = new boolean[2];

  // what has been thrown and answered since the mark
  private final IntList thrown = new IntList();
  private final IntList answers = new IntList();

  /**
   * Words of the answers that were none of the options offered, by their place in {@link #answers}.
   */
  private final Map<Integer, String> freeAnswers = new HashMap<>();

  private long begun;

  private final List<Worker> free = new ArrayList<>();
  private @Nullable ForkJoinPool threads;

  private RolloutBattle(
      BattleSetup opening,
      List<Commander> commanders,
      Dice dice,
      EventSink sink,
      SearchSettings staff) {
    this.staff = staff;
    List<Commander> heard = new ArrayList<>();
    for (Commander each : commanders) {
      wantsEveryPath[heard.size()] = each.distinguishesPaths();
      heard.add(new RecordingCommander(each));
    }
    battle =
        opening.newBattle(
            heard,
            () -> {
              int die = dice.d6();
              thrown.add(die);
              return die;
            },
            sink);
    if (!(battle instanceof EvaluatedBattle)) {
      throw new IllegalArgumentException(
          "no marshal leads in this game yet; take steady, bold, cautious or random");
    }
    mark =
        battle.copy(
            List.of(Commander.takingDefaults(), Commander.takingDefaults()),
            dice,
            EventSink.SILENT);
    commanders.forEach(
        each -> {
          if (each instanceof SearchingCommander marshal) {
            marshal.attachTo(this);
          }
        });
  }

  /** Creates a battle that supports rollouts if a commander searches; otherwise a plain one. */
  static Battle newBattle(
      BattleSetup opening,
      List<Commander> commanders,
      Dice dice,
      EventSink sink,
      SearchSettings staff) {
    return commanders.stream().anyMatch(SearchingCommander.class::isInstance)
        ? new RolloutBattle(opening, commanders, dice, sink, staff)
        : opening.newBattle(commanders, dice, sink);
  }

  SearchSettings settings() {
    return staff;
  }

  /** A clock for the rollouts of one side. */
  SearchClock newClock() {
    return new SearchClock(
        staff.effort().seconds() * ((EvaluatedBattle) battle).optionsPerSecond());
  }

  /** Returns the effort for a question. */
  SearchEffort effort() {
    SearchEffort wanted = staff.effort();
    return staff.everyQuestion() ? wanted : ((EvaluatedBattle) battle).ofUse(wanted);
  }

  /** Standard errors by which an order must be better than the usual one. */
  double standardErrors() {
    return ((EvaluatedBattle) battle).marginShare() * staff.effort().standardErrors();
  }

  /** Returns a number that is unique for each question of the battle. */
  long decisionNumber() {
    return begun << 20 | answers.size();
  }

  /** Notes the answers of a commander. */
  private final class RecordingCommander implements Commander {
    private final Commander commander;

    RecordingCommander(Commander commander) {
      this.commander = commander;
    }

    @Override
    public int choose(Decision question) {
      int offered = question.size();
      int answer = commander.choose(question);
      if (answer >= offered) {
        freeAnswers.put(answers.size(), question.label(answer));
      }
      answers.add(answer);
      return answer;
    }

    @Override
    public void onRepeatedDecision(Decision question) {
      commander.onRepeatedDecision(question);
    }

    @Override
    public boolean distinguishesPaths() {
      return commander.distinguishesPaths();
    }

    @Override
    public List<OptionScore> optionScores(Decision question) {
      return commander.optionScores(question);
    }

    @Override
    public void onForcedDecision(Decision question) {
      commander.onForcedDecision(question);
    }

    @Override
    public void onWithheldDecision(Decision question) {
      commander.onWithheldDecision(question);
    }
  }

  /**
   * A rollout to play.
   *
   * @param option the answer to the open question
   * @param stream stream of the dice thrown after it
   */
  record Rollout(int option, long stream) {}

  /**
   * Plays rollouts from the open question, each independent of the others.
   *
   * @param minds the commanders that continue, one per side
   * @param clock runs down by what the rollouts weigh
   * @return the value for the side after each rollout
   */
  double[] rollOut(List<Rollout> courses, List<Commander> minds, int side, SearchClock clock) {
    double[] shares = new double[courses.size()];
    long[] weighed = new long[courses.size()];
    IntConsumer one =
        i -> {
          Worker scene = take();
          shares[i] = scene.play(courses.get(i), minds, side);
          weighed[i] = scene.weighed;
          giveBack(scene);
        };
    if (staff.threads() == 1) {
      IntStream.range(0, shares.length).forEach(one);
    } else {
      ForkJoinPool pool = threads == null ? new ForkJoinPool(staff.threads()) : threads;
      threads = pool;
      pool.submit(() -> IntStream.range(0, shares.length).parallel().forEach(one)).join();
    }
    clock.spend(shares.length, Arrays.stream(weighed).sum());
    return shares;
  }

  private Worker take() {
    synchronized (free) {
      if (!free.isEmpty()) {
        return free.removeLast();
      }
    }
    return new Worker();
  }

  private void giveBack(Worker scene) {
    synchronized (free) {
      free.add(scene);
    }
  }

  /** A table beside the real one. */
  private final class Worker {
    private final EvaluatedBattle copy;
    private List<Commander> minds = List.of();
    private Rollout course = new Rollout(0, 0);
    private RandomStream stream = new RandomStream(0);
    private int nextDie;
    private int nextAnswer;

    /** Options of the questions that were not repeated. */
    private long weighed;

    Worker() {
      copy =
          (EvaluatedBattle)
              mark.copy(
                  List.of(new ReplayingCommander(0), new ReplayingCommander(1)),
                  this::d6,
                  EventSink.SILENT);
    }

    private int d6() {
      return nextDie < thrown.size() ? thrown.get(nextDie++) : stream.nextBelow(6) + 1;
    }

    double play(Rollout now, List<Commander> players, int side) {
      course = now;
      minds = players;
      stream = new RandomStream(now.stream);
      nextDie = 0;
      nextAnswer = 0;
      weighed = 0;
      copy.copyFrom(mark);
      int steps = 0;
      do {
        steps++;
      } while (copy.step() && !copy.endsRollout(mark, steps));
      return copy.winProbability(side);
    }

    /** Repeats the recorded answers, gives the answer under test, then delegates to a commander. */
    private final class ReplayingCommander implements Commander {
      private final int side;

      ReplayingCommander(int side) {
        this.side = side;
      }

      @Override
      public int choose(Decision question) {
        int repeated = nextAnswer++;
        if (repeated < answers.size()) {
          String free = freeAnswers.get(repeated);
          return free == null ? answers.get(repeated) : question.parseFreeAnswer(free);
        }
        if (repeated == answers.size()) {
          return course.option;
        }
        weighed += question.size();
        return minds.get(side).choose(question);
      }

      @Override
      public boolean distinguishesPaths() {
        return wantsEveryPath[side];
      }
    }
  }

  // ---- the battle itself

  @Override
  public boolean step() {
    mark.copyFrom(battle);
    thrown.clear();
    answers.clear();
    freeAnswers.clear();
    begun++;
    boolean more = false;
    try {
      more = battle.step();
    } finally {
      if (!more) {
        rest();
      }
    }
    return more;
  }

  /** The threads of a battle that is over go home. */
  private void rest() {
    if (threads != null) {
      threads.shutdown();
      threads = null;
    }
  }

  @Override
  public int round() {
    return battle.round();
  }

  @Override
  public boolean mayBeginRound() {
    return battle.mayBeginRound();
  }

  @Override
  public BattlePosition position() {
    return battle.position();
  }

  @Override
  public double winProbability(int side) {
    return ((ValuedBattle) battle).winProbability(side);
  }

  @Override
  public boolean isSettled() {
    return ((ValuedBattle) battle).isSettled();
  }

  @Override
  public VictoryStanding standing() {
    return battle.standing();
  }

  @Override
  public Outcome finish() {
    return battle.finish();
  }

  @Override
  public Battle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    return battle.copy(commanders, dice, sink);
  }

  @Override
  public void copyFrom(Battle other) {
    battle.copyFrom(other instanceof RolloutBattle same ? same.battle : other);
  }

  @Override
  public long fingerprint() {
    return battle.fingerprint();
  }

  @Override
  public Battle withInvariantChecks() {
    battle.withInvariantChecks();
    return this;
  }
}
