package dev.muster.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Battles of one scenario between two commanders of one profile, fought on this thread and measured
 * by its processor time. The battles of a slice always have the seeds from 0 on.
 */
final class TimedBattles {
  private static final double NANOS = 1e9;

  private final ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Engine engine;
  private final BattleSetup opening;
  private final CommanderProfile profile;
  private long choices;
  private long forced;

  TimedBattles(BattleProgram program, CommanderProfile profile) {
    engine = RuleSystems.engine(program);
    opening = engine.setUp(program);
    this.profile = profile;
  }

  /**
   * What some battles took.
   *
   * @param choices questions with more than one option
   * @param forced questions with a single option, which no commander answers
   * @param rounds of all battles together
   * @param seconds of processor time
   * @param bytes allocated
   */
  record Slice(int battles, long choices, long forced, long rounds, double seconds, double bytes) {
    double battlesPerSecond() {
      return battles / seconds;
    }

    double choicesPerSecond() {
      return choices / seconds;
    }

    /** With the questions that have a single option. */
    double actionsPerSecond() {
      return (choices + forced) / seconds;
    }
  }

  BattleSetup opening() {
    return opening;
  }

  /** Fights battles until a time has passed, at least one. */
  Slice fightFor(double seconds) {
    return fight(Integer.MAX_VALUE, seconds);
  }

  Slice fight(int battles) {
    return fight(battles, Double.POSITIVE_INFINITY);
  }

  private Slice fight(int battles, double limit) {
    choices = 0;
    forced = 0;
    long rounds = 0;
    long start = clock.getCurrentThreadCpuTime();
    long allocated = clock.getCurrentThreadAllocatedBytes();
    double seconds = 0;
    int fought = 0;
    while (fought < battles && seconds < limit) {
      Battle battle =
          opening.newBattle(
              List.of(counting(fought), counting(fought + 1)),
              new SeededDice(fought),
              EventSink.SILENT);
      rounds += battle.fight(() -> false).rounds();
      fought++;
      seconds = (clock.getCurrentThreadCpuTime() - start) / NANOS;
    }
    long bytes = clock.getCurrentThreadAllocatedBytes() - allocated;
    return new Slice(fought, choices, forced, rounds, seconds, bytes);
  }

  private Commander counting(int seed) {
    Commander mind = engine.commander(profile, seed);
    return new Commander() {
      @Override
      public int choose(Decision question) {
        if (question.size() > 1) {
          choices++;
        } else {
          forced++;
        }
        return mind.choose(question);
      }

      @Override
      public void onForcedDecision(Decision question) {
        forced++;
        mind.onForcedDecision(question);
      }

      @Override
      public void onWithheldDecision(Decision question) {
        mind.onWithheldDecision(question);
      }
    };
  }
}
