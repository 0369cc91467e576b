package dev.muster.print.replay;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.ChancesRecorder;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A recorded battle: the report, event by event, and the position at each event.
 *
 * @param program the scenario that was fought
 * @param seed seed of its dice
 * @param frames the moments of the battle, at least one
 * @param outcome how it ended
 * @param log the whole battle as JSON lines, which {@code muster replay} replays
 */
public record BattleRecording(
    BattleProgram program, long seed, List<Frame> frames, Outcome outcome, String log) {
  public BattleRecording {
    frames = List.copyOf(frames);
  }

  /**
   * A moment: the report lines of one event, and the position after it.
   *
   * @param event events up to it
   * @param round from 1; 0 before the first
   * @param charge the order of a charge that led to it; empty for none
   * @param chances of the first side after it, 0 to 1
   */
  public record Frame(
      int event,
      int round,
      List<AnnotatedReport.Line> lines,
      BattlePosition position,
      String charge,
      double chances) {
    public Frame {
      lines = List.copyOf(lines);
    }

    Frame with(double chancesThen) {
      return new Frame(event, round, lines, position, charge, chancesThen);
    }

    /** Returns the turning point at this moment; null for most moments. */
    public @Nullable TurningPoint turningPoint(Scenario scenario, @Nullable Frame before) {
      TurningPoint seen =
          TurningPoint.between(
              scenario, before == null ? BattlePosition.NONE : before.position, position);
      return seen != null || before == null
          ? seen
          : TurningPoint.swing(scenario, before.chances, chances);
    }
  }

  /**
   * Fights a battle with the commanders of its scenario and records it.
   *
   * @param staff the search settings of the commander {@code marshal}
   * @throws IllegalArgumentException if no engine plays the rulebook's system, or the program
   *     cannot be set up
   * @throws java.util.concurrent.CancellationException if cancelled
   */
  public static BattleRecording of(
      BattleProgram program, long seed, SearchSettings staff, BooleanSupplier cancelled) {
    var log = new StringBuilder();
    return recorded(
        program,
        seed,
        staff,
        new JsonLog(log, program, seed),
        Integer.MAX_VALUE,
        cancelled,
        log::toString);
  }

  /**
   * Fights and records a battle, and reports each event to a listener.
   *
   * @param listener receives each event as it happens
   * @param most maximum number of moments that are kept; of a longer battle, the first ones
   */
  public static BattleRecording of(
      BattleProgram program,
      long seed,
      SearchSettings staff,
      EventSink listener,
      int most,
      BooleanSupplier cancelled) {
    var log = new StringBuilder();
    JsonLog lines = new JsonLog(log, program, seed);
    EventSink both =
        event -> {
          lines.accept(event);
          listener.accept(event);
        };
    return recorded(program, seed, staff, both, most, cancelled, log::toString);
  }

  /**
   * A battle that has been played, or was read from a log.
   *
   * @throws IllegalStateException if it is not over
   */
  public static BattleRecording of(PlayedBattle battle) {
    Outcome ended = battle.outcome();
    if (ended == null) {
      throw new IllegalStateException("a battle is recorded when it is over");
    }
    var recorder = new MomentRecorder(battle.program(), Integer.MAX_VALUE);
    List<Double> chances =
        battle.watch((event, position) -> recorder.accept(event, () -> position));
    return ended(
        battle.program(),
        battle.seed(),
        recorder.frames(chances),
        ended,
        battle.position(),
        battle.log());
  }

  private static BattleRecording recorded(
      BattleProgram program,
      long seed,
      SearchSettings staff,
      EventSink listener,
      int most,
      BooleanSupplier cancelled,
      Supplier<String> log) {
    Engine engine = RuleSystems.engine(program);
    var recorder = new MomentRecorder(program, most);
    AtomicReference<Battle> fought = new AtomicReference<>();
    AtomicReference<ChancesRecorder> chances = new AtomicReference<>();
    Battle battle =
        staff.newBattle(
            engine.setUp(program),
            engine.commanders(program, seed),
            new SeededDice(seed),
            event -> {
              listener.accept(event);
              Objects.requireNonNull(chances.get()).event();
              recorder.accept(event, () -> Objects.requireNonNull(fought.get()).position());
            });
    fought.set(battle);
    ChancesRecorder known = new ChancesRecorder(engine.valueCalibration(), battle);
    chances.set(known);
    while (battle.step()) {
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the battle was stopped in round " + battle.round());
      }
      known.step(battle);
    }
    known.step(battle);
    Outcome ended = battle.finish();
    return ended(
        program, seed, recorder.frames(known.chances()), ended, battle.position(), log.get());
  }

  private static BattleRecording ended(
      BattleProgram program,
      long seed,
      List<Frame> frames,
      Outcome ended,
      BattlePosition position,
      String log) {
    double result = ended.winner() < 0 ? 0.5 : 1 - ended.winner();
    return new BattleRecording(
        program,
        seed,
        frames.isEmpty()
            ? List.of(new Frame(0, ended.rounds(), List.of(), position, "", result))
            : frames,
        ended,
        log);
  }
}
