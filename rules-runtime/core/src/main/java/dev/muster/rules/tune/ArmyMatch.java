package dev.muster.rules.tune;

import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Searches for the strength at which an army makes an even battle. It changes the strength of the
 * lines by one, in the order of the list and repeatedly, until the other side clearly wins. Where
 * the army may be even as it is, it goes both ways.
 */
public final class ArmyMatch {
  /** Steps in one direction, at most. */
  private static final int MOST_STEPS = 40;

  private static final double EVEN = 0.5;

  private final Engine engine;
  private final Batch batch;
  private final SingleChanges changes;

  /**
   * A strength of the army.
   *
   * @param strength of the side in all, in the measure of the game
   * @param value of the side, with its interval
   * @param lines the changed numbers, as {@code whatif --vary} has them
   */
  public record Step(int strength, BatchSimulation.Mean value, List<String> lines) {
    public Step {
      lines = List.copyOf(lines);
    }
  }

  /**
   * The result of the search.
   *
   * @param written the army as it is
   * @param even the strength with the value nearest to one half; null if no strength that was tried
   *     makes the battle even
   * @param low the least strength whose value may be one half
   * @param high the greatest such strength
   * @param lowIsOpen whether no strength below the least was found to be too weak
   * @param highIsOpen whether no strength above the greatest was found to be too strong
   * @param steps all tested strengths, the weakest first
   */
  public record Result(
      Step written,
      @Nullable Step even,
      int low,
      int high,
      boolean lowIsOpen,
      boolean highIsOpen,
      List<Step> steps) {
    public Result {
      steps = List.copyOf(steps);
    }
  }

  public ArmyMatch(Engine engine, Batch batch, SingleChanges changes) {
    this.engine = engine;
    this.batch = batch;
    this.changes = changes;
  }

  /**
   * Searches.
   *
   * @param side its index; its army is no other side's
   * @return null when cancelled
   * @throws IllegalArgumentException if the other side fields the same list, with words for the
   *     user
   */
  public @Nullable Result run(
      BattleProgram program, int side, IntConsumer progress, BooleanSupplier cancelled) {
    String army = program.armies().get(side).name();
    if (program.armies().get(1 - side).name().equals(army)) {
      throw new IllegalArgumentException(
          "both sides field " + army + "; give one of them a list of its own first");
    }
    Step written = fight(program, side, Map.of(), cancelled);
    if (written == null) {
      return null;
    }
    List<Step> steps = new ArrayList<>(List.of(written));
    Walk walk = new Walk(program, side, steps, progress, cancelled);
    boolean stronger = written.value.estimate() < EVEN;
    boolean complete =
        walk.goes(stronger, written) && (!isPossible(written) || walk.goes(!stronger, written));
    return complete ? result(written, steps) : null;
  }

  /** Goes from the army as it is to stronger or weaker ones. */
  private final class Walk {
    private final BattleProgram program;
    private final int side;
    private final List<Step> steps;
    private final IntConsumer progress;
    private final BooleanSupplier cancelled;

    Walk(
        BattleProgram program,
        int side,
        List<Step> steps,
        IntConsumer progress,
        BooleanSupplier cancelled) {
      this.program = program;
      this.side = side;
      this.steps = steps;
      this.progress = progress;
      this.cancelled = cancelled;
    }

    /** Adds the steps of one direction; false when cancelled. */
    boolean goes(boolean stronger, Step written) {
      String army = program.armies().get(side).name();
      BattleProgram now = program;
      Map<String, String> lines = new LinkedHashMap<>();
      Step last = written;
      for (int i = 0; i < MOST_STEPS && !isPast(last, stronger); i++) {
        ScenarioVariation next = next(now, army, stronger, i);
        if (next == null) {
          break;
        }
        now = next.program();
        lines.put(next.label().substring(0, next.label().indexOf('=')), next.label());
        Step step = fight(now, side, lines, cancelled);
        if (step == null) {
          return false;
        }
        progress.accept((steps.size() + 1) * batch.battles());
        last = step;
        steps.add(stronger ? steps.size() : 0, step);
      }
      return true;
    }
  }

  /** Whether the value is surely on the other side of one half. */
  private static boolean isPast(Step step, boolean stronger) {
    return stronger ? step.value.low() > EVEN : step.value.high() < EVEN;
  }

  private static boolean isPossible(Step step) {
    return step.value.low() <= EVEN && step.value.high() >= EVEN;
  }

  private static Result result(Step written, List<Step> steps) {
    List<Step> possible = steps.stream().filter(ArmyMatch::isPossible).toList();
    Step even = null;
    for (Step each : possible) {
      if (even == null || off(each) < off(even)) {
        even = each;
      }
    }
    return new Result(
        written,
        even,
        possible.stream().mapToInt(Step::strength).min().orElse(0),
        possible.stream().mapToInt(Step::strength).max().orElse(0),
        isPossible(steps.getFirst()),
        isPossible(steps.getLast()),
        steps);
  }

  private static double off(Step step) {
    return Math.abs(step.value.estimate() - EVEN);
  }

  /** One line of the army stronger or weaker by one, in turn. */
  private @Nullable ScenarioVariation next(
      BattleProgram program, String army, boolean stronger, int turn) {
    List<ScenarioVariation> all = new ArrayList<>();
    for (SingleChanges.Factor each :
        changes.of(program, List.of(SingleChanges.Kind.STRENGTH), List.of())) {
      if (each.name().startsWith(army + ".")) {
        // the changes of a line are one less and one more, as far as the rules allow them
        ScenarioVariation change =
            inRanks(each, program, stronger)
                .orElse(stronger ? each.changes().getLast() : each.changes().getFirst());
        if (isStronger(program, change.program()) == stronger) {
          all.add(change);
        }
      }
    }
    return all.isEmpty() ? null : all.get(turn % all.size());
  }

  /** A change of ranks that keeps them alike; empty if the number has no ranks. */
  private static Optional<ScenarioVariation> inRanks(
      SingleChanges.Factor factor, BattleProgram program, boolean stronger) {
    if (!(StatValue.parse(factor.written()) instanceof StatValue.Ranks ranks)
        || ranks.ranks().size() < 2) {
      return Optional.empty();
    }
    StatValue.Ranks changed = stronger ? ranks.more() : ranks.less();
    return Collections.min(changed.ranks()) < 1
        ? Optional.empty()
        : ScenarioVariation.of(factor.name() + "=" + changed, program).stream().findFirst();
  }

  private boolean isStronger(BattleProgram one, BattleProgram other) {
    return sum(engine.setUp(other).strengths()) > sum(engine.setUp(one).strengths());
  }

  private static int sum(int[] strengths) {
    return strengths[0] + strengths[1];
  }

  private @Nullable Step fight(
      BattleProgram program, int side, Map<String, String> lines, BooleanSupplier cancelled) {
    try {
      BatchSimulation.Mean first =
          TuneGoal.value(BatchSimulation.run(engine, program, batch, done -> {}, cancelled));
      BatchSimulation.Mean value = side == 0 ? first : first.complement();
      return new Step(engine.setUp(program).strengths()[side], value, List.copyOf(lines.values()));
    } catch (BatchSimulation.Cancelled e) {
      return null;
    }
  }
}
