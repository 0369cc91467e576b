package dev.muster.rules.analysis;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.odds.RecordedStep;
import dev.muster.rules.odds.StepExpectation;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.play.RecordedAnswer;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Walks through battles of a scenario and finds what each throw and each decision was worth. */
public final class BattleAnalyzer {
  /** Ways the dice of a step may fall to be tried one by one. */
  private static final int BUDGET = 400;

  /** Repetitions of a step with more ways. */
  private static final int REPETITIONS = 64;

  private static final List<Commander> NOBODY =
      List.of(Commander.takingDefaults(), Commander.takingDefaults());

  private final Engine engine;
  private final BattleProgram program;
  private final BattleSetup setup;
  private final ValueCalibration calibration;

  /**
   * @throws IllegalArgumentException if the scenario cannot be set up
   */
  public BattleAnalyzer(Engine engine, BattleProgram program) {
    this.engine = engine;
    this.program = program;
    setup = engine.setUp(program);
    calibration = engine.valueCalibration();
  }

  /**
   * Replays and analyzes a battle that was played or read from a log.
   *
   * @param cancelled checked between steps
   * @throws IllegalArgumentException if the battle is not over
   * @throws CancellationException if cancelled
   */
  public BattleAnalysis analyze(PlayedBattle battle, BooleanSupplier cancelled) {
    if (battle.outcome() == null) {
      throw new IllegalArgumentException(
          "the battle was not fought to its end; fight on from the log first, with muster battle");
    }
    Iterator<RecordedAnswer> answers = battle.answers().iterator();
    Commander recorded = question -> answers.next().optionOf(question);
    Dice dice = new ReseededDice(battle.seed(), battle.reseeds());
    return analyze(List.of(recorded, recorded), dice, cancelled);
  }

  /**
   * Fights and analyzes a battle.
   *
   * @param commanders one per side; none may use rollouts
   * @param cancelled checked between steps
   * @throws CancellationException if cancelled
   */
  public BattleAnalysis analyze(List<Commander> commanders, Dice dice, BooleanSupplier cancelled) {
    return new Walk(commanders, dice).run(cancelled);
  }

  /** Value of a position for the first side. */
  private double value(Battle battle) {
    return calibration.share((ValuedBattle) battle);
  }

  private static boolean settled(Battle battle) {
    return ((ValuedBattle) battle).isSettled();
  }

  /**
   * The commanders of the scenario, with a steady one for each that remembers something: that one
   * cannot decide the same moment twice.
   */
  private List<Commander> policy() {
    Scenario scenario = program.scenario();
    List<Scenario.Side> sides = scenario.sides().stream().map(BattleAnalyzer::steadied).toList();
    return engine.commanders(program.withScenario(scenario.with(scenario.switches(), sides)), 0);
  }

  private static Scenario.Side steadied(Scenario.Side side) {
    return side.with(
        side.groups().stream().map(each -> each.ledBy(steadied(each.commander()))).toList(),
        steadied(side.commander()));
  }

  private static @Nullable CommanderProfile steadied(@Nullable CommanderProfile profile) {
    return switch (profile) {
      case null -> null;
      case STEADY, BOLD, CAUTIOUS -> profile;
      case RANDOM, MARSHAL -> CommanderProfile.STEADY;
    };
  }

  /** One battle. */
  private final class Walk {
    private final List<ValueChange> changes = new ArrayList<>();
    private final RecordedStep step = new RecordedStep(() -> this.events);
    private final Battle battle;
    private final Battle before;
    private final StepExpectation expectation;
    private int events;
    private int steps;

    Walk(List<Commander> commanders, Dice dice) {
      EventSink counter = event -> events++;
      battle =
          setup.newBattle(
              commanders.stream().map(step::commander).toList(), step.dice(dice), counter);
      before = battle.copy(NOBODY, dice, EventSink.SILENT);
      expectation =
          new StepExpectation(
              before,
              policy(),
              BattleAnalyzer.this::value,
              BattleAnalyzer::settled,
              BUDGET,
              REPETITIONS);
    }

    BattleAnalysis run(BooleanSupplier cancelled) {
      double start = value(battle);
      double now = start;
      while (true) {
        if (cancelled.getAsBoolean()) {
          throw new CancellationException("the analysis was stopped in round " + battle.round());
        }
        before.copyFrom(battle);
        step.clear();
        int reported = events;
        if (!act()) {
          break;
        }
        double after = value(battle);
        add(now, after, reported);
        now = after;
        steps++;
      }
      int reported = events;
      Outcome outcome = battle.finish();
      double end = BattleAnalysis.valueOf(outcome);
      if (end != now) {
        changes.add(course(now, end, reported));
      }
      if (outcome.sides().stream().noneMatch(Outcome.SideAccount::broken)) {
        endByClock(end);
      }
      List<String> sides = program.scenario().sides().stream().map(Scenario.Side::name).toList();
      return new BattleAnalysis(sides, start, changes, outcome);
    }

    /** Runs a step with all its consequences; returns false at the end of the battle. */
    private boolean act() {
      boolean more = battle.step();
      boolean goesOn = more;
      while (goesOn && !settled(battle)) {
        goesOn = battle.step();
      }
      return more;
    }

    private ValueChange course(double from, double to, int event) {
      return new ValueChange(
          ValueChange.Kind.COURSE, battle.round(), steps, event, -1, "", from, to, true);
    }

    /**
     * Records the end by the clock, which no side decided: the leader of the last action wins, or
     * the battle is a draw.
     */
    private void endByClock(double end) {
      int last = changes.size() - 1;
      while (last >= 0 && changes.get(last).before() == changes.get(last).after()) {
        last--; // actions after the outcome was certain
      }
      for (int i = last; i >= 0 && changes.get(i).step() == changes.get(last).step(); i--) {
        ValueChange each = changes.get(i);
        if (each.kind() == ValueChange.Kind.DECISION && (each.before() - 0.5) * (end - 0.5) >= 0) {
          changes.set(i, course(each));
        }
      }
    }

    /** Returns the same change, attributed to no side. */
    private static ValueChange course(ValueChange change) {
      return new ValueChange(
          ValueChange.Kind.COURSE,
          change.round(),
          change.step(),
          change.event(),
          -1,
          "",
          change.before(),
          change.after(),
          change.exact());
    }

    private void add(double from, double to, int reported) {
      int side = step.answers().isEmpty() ? -1 : step.answers().getFirst().side();
      for (StepExpectation.Change each : expectation.changes(before, step, from, to, steps + 1L)) {
        boolean thrown = each.cause() == StepExpectation.Cause.THROW;
        if (!thrown && each.number() < 0) {
          if (each.before() != each.after()) {
            changes.add(course(each.before(), each.after(), reported));
          }
        } else if (thrown) {
          RecordedStep.Thrown dice = step.thrown().get(each.number());
          String faces = String.join(" ", dice.faces().stream().map(String::valueOf).toList());
          changes.add(change(ValueChange.Kind.THROW, side, faces, dice.event(), each));
        } else {
          RecordedStep.Answer answer = step.answers().get(each.number());
          changes.add(
              change(
                  ValueChange.Kind.DECISION, answer.side(), answer.words(), answer.event(), each));
        }
      }
    }

    private ValueChange change(
        ValueChange.Kind kind, int side, String what, int event, StepExpectation.Change each) {
      return new ValueChange(
          kind,
          battle.round(),
          steps,
          event,
          side,
          what,
          each.before(),
          each.after(),
          each.exact());
    }
  }
}
