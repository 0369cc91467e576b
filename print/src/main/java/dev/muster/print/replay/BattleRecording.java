package dev.muster.print.replay;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A recorded battle: the report, event by event, and the position at each event.
 *
 * @param program the scenario that was fought
 * @param seed seed of its dice
 * @param frames the moments of the battle, at least one
 * @param outcome how it ended
 * @param log the whole battle as JSON lines, which {@code muster replay} replays; empty if not
 *     recorded
 */
public record BattleRecording(
    BattleProgram program, long seed, List<Frame> frames, Outcome outcome, String log) {
  public BattleRecording {
    frames = List.copyOf(frames);
  }

  /**
   * A moment: the report lines of one event, and the position after it.
   *
   * @param round from 1; 0 before the first
   */
  public record Frame(int round, List<AnnotatedReport.Line> lines, BattlePosition position) {
    public Frame {
      lines = List.copyOf(lines);
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
    return of(new Recorder(program, seed), program, seed, staff, cancelled);
  }

  /**
   * Fights and records a battle without a log, and reports each event to a listener.
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
    return of(new Recorder(program, listener, most), program, seed, staff, cancelled);
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
    Recorder recorder = new Recorder(battle.program(), EventSink.SILENT, Integer.MAX_VALUE);
    battle.watch(recorder::accept);
    recorder.end(ended, battle.position());
    return new BattleRecording(
        battle.program(), battle.seed(), recorder.frames, ended, battle.log());
  }

  private static BattleRecording of(
      Recorder recorder,
      BattleProgram program,
      long seed,
      SearchSettings staff,
      BooleanSupplier cancelled) {
    Engine engine = RuleSystems.engine(program);
    Battle battle =
        staff.newBattle(
            engine.setUp(program),
            engine.commanders(program, seed),
            new SeededDice(seed),
            recorder);
    recorder.battle = battle;
    Outcome ended = battle.fight(cancelled);
    recorder.end(ended, battle.position());
    return new BattleRecording(program, seed, recorder.frames, ended, recorder.log.toString());
  }

  /**
   * Returns the text of an army that breaks or a General who falls between two positions; empty for
   * most.
   */
  public String turningPoint(BattlePosition before, BattlePosition now) {
    TurningPoint found = TurningPoint.between(program.scenario(), before, now);
    return found == null ? "" : found.words();
  }

  /** Hears of each event and looks where everything stands then. */
  private static final class Recorder implements EventSink {
    private final StringBuilder log = new StringBuilder();
    private final List<AnnotatedReport.Line> lines = new ArrayList<>();
    private final AnnotatedReport report;
    private final List<Frame> frames = new ArrayList<>();
    private final EventSink listener;
    private final int most;
    private Battle battle;
    private int round;

    /** Keeps all moments and the log. */
    @SuppressWarnings("NullAway.Init") // as below
    Recorder(BattleProgram program, long seed) {
      listener = new JsonLog(log, program, seed);
      most = Integer.MAX_VALUE;
      report =
          new AnnotatedReport(program.scenario(), RuleSystems.eventFormatter(program), lines::add);
    }

    @SuppressWarnings("NullAway.Init") // the battle is made for this listener, and set then
    Recorder(BattleProgram program, EventSink listener, int most) {
      this.listener = listener;
      this.most = most;
      report =
          new AnnotatedReport(program.scenario(), RuleSystems.eventFormatter(program), lines::add);
    }

    @Override
    public void accept(Event event) {
      accept(event, null);
    }

    /**
     * @param position after the event; null to look at the battle
     */
    void accept(Event event, @Nullable BattlePosition position) {
      listener.accept(event);
      if (frames.size() >= most) {
        return;
      }
      report.accept(event);
      if (lines.stream().anyMatch(each -> !each.text().isBlank())) {
        close(position == null ? battle.position() : position);
      }
    }

    private void close(BattlePosition position) {
      // Lines between two rounds, and after the last one, belong to the finished round.
      int told = lines.stream().mapToInt(AnnotatedReport.Line::round).max().orElse(0);
      round = Math.max(round, told);
      frames.add(
          new Frame(
              round, lines.stream().filter(each -> !each.text().isBlank()).toList(), position));
      lines.clear();
    }

    private void end(Outcome ended, BattlePosition position) {
      if (frames.isEmpty()) {
        frames.add(new Frame(ended.rounds(), List.of(), position));
      }
    }
  }
}
