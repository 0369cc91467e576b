package dev.muster.rules.batch;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.ErringCommander;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Fights a battle many times with different dice, on several threads. */
public final class BatchSimulation {
  /** Most battles of one sweep. */
  public static final int MAX_BATTLES = 10_000_000;

  /**
   * Maximum number of battles in a sweep with a marshal, which takes 1,000 times as long as other
   * commanders.
   */
  public static final int MAX_SEARCH_BATTLES = 400;

  private static final String WAY_OUT =
      "; fight at most " + MAX_SEARCH_BATTLES + " of them, or with steady in his place";

  /** Seconds of a marshal's battle from which the time of many is reckoned. */
  private static final double LOOKED_AT = 3;

  private BatchSimulation() {}

  /**
   * The result of many battles.
   *
   * @param words the unit of the losses
   * @param battles number of battles
   * @param wins of each side
   * @param draws drawn battles
   * @param broken battles in which each side's army broke
   * @param rounds mean number of rounds
   * @param losses mean share of its Break Points, or units, each side lost, 0 to 1
   * @param winShares share of the battles each side won
   * @param drawShare share of drawn battles
   * @param breakShares share of the battles in which each side's army broke
   * @param roundsMean mean number of rounds
   * @param lossMeans mean share of its Break Points, or units, each side lost, 0 to 1
   * @param strengthMeans mean share of its strength each side lost, 0 to 1: its men
   * @param conditionShares share of the battles in which each condition was true that the scenario
   *     expects something of
   * @param groupMeans mean share of its strength that each group lost of which the scenario expects
   *     something, 0 to 1
   */
  public record Report(
      ReportVocabulary words,
      int battles,
      List<String> sides,
      List<Integer> wins,
      int draws,
      List<Integer> broken,
      double rounds,
      List<Double> losses,
      List<Share> winShares,
      Share drawShare,
      List<Share> breakShares,
      Mean roundsMean,
      List<Mean> lossMeans,
      List<Mean> strengthMeans,
      List<Share> conditionShares,
      List<Mean> groupMeans) {
    public Report {
      sides = List.copyOf(sides);
      wins = List.copyOf(wins);
      broken = List.copyOf(broken);
      losses = List.copyOf(losses);
      winShares = List.copyOf(winShares);
      breakShares = List.copyOf(breakShares);
      lossMeans = List.copyOf(lossMeans);
      strengthMeans = List.copyOf(strengthMeans);
      conditionShares = List.copyOf(conditionShares);
      groupMeans = List.copyOf(groupMeans);
    }
  }

  /** A share with its interval of 95 % confidence (Wilson), all 0 to 1. */
  public record Share(double estimate, double low, double high) {
    /**
     * @param hits 0 to of
     * @param of 1 or more
     */
    public static Share of(int hits, int of) {
      if (of < 1 || hits < 0 || hits > of) {
        throw new IllegalArgumentException("no share of " + hits + " in " + of);
      }
      return Quantiles.wilson(hits, of);
    }
  }

  /** The mean of a number over all battles, with its interval of 95 % confidence (Student). */
  public record Mean(double estimate, double low, double high) {
    /**
     * The mean of whole numbers.
     *
     * @param sum of the numbers
     * @param squares sum of their squares
     * @param of number of values, 1 or more; a single one gives no information
     * @param least lower bound of the mean
     * @param most upper bound of the mean
     */
    public static Mean of(long sum, long squares, int of, double least, double most) {
      double mean = (double) sum / of;
      if (of == 1) {
        return new Mean(mean, least, most);
      }
      double apart = Math.max(0, (double) of * squares - (double) sum * sum);
      double half = Quantiles.student(of - 1) * Math.sqrt(apart / of / of / (of - 1));
      return new Mean(mean, Math.max(least, mean - half), Math.min(most, mean + half));
    }

    /** Returns the mean divided by a whole, as a share. */
    public Mean dividedBy(int whole) {
      return whole == 0 ? new Mean(0, 0, 0) : new Mean(estimate / whole, low / whole, high / whole);
    }

    /** Returns what is left of a whole: the value of the other side, if this is a share. */
    public Mean complement() {
      return new Mean(1 - estimate, 1 - high, 1 - low);
    }
  }

  /** A sweep was stopped before all its battles were fought. */
  public static final class Cancelled extends CancellationException {
    private static final long serialVersionUID = 1;
    private final transient @Nullable Report soFar;

    Cancelled(@Nullable Report soFar) {
      super("the sweep was stopped");
      this.soFar = soFar;
    }

    /**
     * The report of the first battles without a gap in their numbers: the same as of a batch of
     * that size. Null if the first battle was not over.
     */
    public @Nullable Report soFar() {
      return soFar;
    }
  }

  /** Sees how one battle is fought. */
  public interface Witness {
    /** A witness that ignores the battle. */
    Witness NONE = new Witness() {};

    /** The sink that receives the events. */
    default EventSink sink() {
      return EventSink.SILENT;
    }

    /** Fights it to its end. */
    default Outcome fight(Battle battle, BooleanSupplier cancelled) {
      return battle.fight(cancelled);
    }
  }

  /**
   * Fights the battles. The dice of battle i depend only on the seed and i, so the report is the
   * same whatever the number of threads. Memory does not grow with the battles.
   *
   * @param engine the engine of the program
   * @param progress receives the number of finished battles from time to time, from any thread
   * @param cancelled asked between stands
   * @throws Cancelled when cancelled, or the thread interrupted
   * @throws IllegalArgumentException when the program cannot be set up
   * @throws TooManyBattles when a marshal leads, and there are more battles than it can lead
   */
  public static Report run(
      Engine engine,
      BattleProgram program,
      Batch batch,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    return run(engine, program, batch, progress, cancelled, which -> Witness.NONE);
  }

  /**
   * Fights the battles like the other method {@code run}, with witnesses.
   *
   * @param witnesses returns the witness of a battle by its index; called from any thread
   */
  public static Report run(
      Engine engine,
      BattleProgram program,
      Batch batch,
      IntConsumer progress,
      BooleanSupplier cancelled,
      IntFunction<Witness> witnesses) {
    int battles = batch.battles();
    BattleSetup opening = engine.setUp(program);
    Job fight = new Job(engine, opening, program, batch, witnesses);
    if (battles > MAX_SEARCH_BATTLES && fight.usesSearch()) {
      throw new TooManyBattles(fight, batch);
    }
    ResultSums sums = new ResultSums(program.scenario());
    OrderedResults<Outcome> inOrder =
        new OrderedResults<>(batch.first(), outcome -> sums.add(outcome, opening));
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    AtomicBoolean stop = new AtomicBoolean();
    BooleanSupplier stopped = () -> stop.get() || cancelled.getAsBoolean();
    Runnable work =
        () -> {
          boolean well = false;
          try {
            for (int i = next.getAndIncrement(); i < battles; i = next.getAndIncrement()) {
              int number = batch.first() + i;
              inOrder.accept(number, fight.run(number, stopped));
              progress.accept(done.incrementAndGet());
            }
            well = true;
          } catch (CancellationException e) {
            // the caller reports the battles fought so far
          } finally {
            if (!well) {
              stop.set(true);
            }
          }
        };
    if (batch.threads() == 1) {
      work.run();
    } else {
      onThreads(batch.threads(), work, stop);
    }
    if (sums.battles() < battles) {
      throw new Cancelled(sums.battles() == 0 ? null : sums.report(engine, program, opening));
    }
    return sums.report(engine, program, opening);
  }

  private static void onThreads(int threads, Runnable work, AtomicBoolean stop) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        running.add(pool.submit(work));
      }
      for (Future<?> each : running) {
        try {
          each.get();
        } catch (InterruptedException e) {
          stop.set(true); // the pool is closed when the battles that go on have noticed
          Thread.currentThread().interrupt();
          return;
        }
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /**
   * Returns the seed that reproduces a battle of a sweep as a single battle. The seeds of
   * neighbouring battles and of neighbouring sweeps are far apart.
   *
   * @param seed of the sweep
   * @param battle its number, from 0
   */
  public static long seed(long seed, int battle) {
    long z = seed * 0x9E3779B97F4A7C15L + battle;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * Returns the commanders of the sides in a battle of a sweep.
   *
   * @param tempers a commander for each side, null for those of the scenario
   * @param dice the seed with which the battle is fought alone
   */
  public static List<Commander> commanders(
      Engine engine, BattleProgram program, @Nullable List<CommanderProfile> tempers, long dice) {
    return tempers == null
        ? engine.commanders(program, dice)
        : List.of(
            engine.commander(tempers.get(0), dice), engine.commander(tempers.get(1), dice + 1));
  }

  /** The settings of the battles. */
  private record Job(
      Engine engine,
      BattleSetup opening,
      BattleProgram program,
      Batch batch,
      IntFunction<Witness> witnesses) {
    Outcome run(int which, BooleanSupplier cancelled) {
      Witness witness = witnesses.apply(which);
      return witness.fight(battle(which, witness.sink()), cancelled);
    }

    private Battle battle(int which, EventSink sink) {
      long dice = BatchSimulation.seed(batch.seed(), which);
      SearchSettings staff = new SearchSettings(batch.effort(), CommanderProfile.STEADY, 1, dice);
      return staff.newBattle(opening, commanders(dice), new SeededDice(dice), sink);
    }

    private List<Commander> commanders(long dice) {
      List<Commander> leaders =
          BatchSimulation.commanders(engine, program, batch.commanders(), dice);
      int oneIn = batch.oneErrorIn();
      return oneIn == 0
          ? leaders
          : List.of(
              new ErringCommander(leaders.get(0), oneIn, dice),
              new ErringCommander(leaders.get(1), oneIn, dice + 1));
    }

    boolean usesSearch() {
      return commanders(batch.seed()).stream().anyMatch(SearchingCommander.class::isInstance);
    }
  }

  /** Thrown if a marshal leads and there are more battles than its limit. */
  public static final class TooManyBattles extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Job fight;
    private final transient Batch batch;

    private TooManyBattles(Job fight, Batch batch) {
      super("with a marshal " + batch.battles() + " battles would take too long" + WAY_OUT);
      this.fight = fight;
      this.batch = batch;
    }

    /**
     * Returns the message with an estimate of the remaining time, from the start of the first
     * battle.
     *
     * @param nanos a clock in nanoseconds; the rules have none
     */
    public String messageWithEstimate(LongSupplier nanos) {
      long began = nanos.getAsLong();
      Battle first = fight.battle(batch.first(), EventSink.SILENT);
      double seconds = 0;
      while (seconds < LOOKED_AT && first.step()) {
        seconds = (nanos.getAsLong() - began) / 1e9;
      }
      double whole = seconds * fight.opening().roundLimit() / Math.max(1, first.round());
      long minutes = Math.max(1, Math.round(whole * batch.battles() / batch.threads() / 60));
      return "with a marshal "
          + batch.battles()
          + " battles would take about "
          + (minutes == 1 ? "a minute" : minutes + " minutes")
          + WAY_OUT;
    }
  }
}
