package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * Fights a scenario with commanders who err, both sides equally often, with the same dice. A
 * scenario is fair for equals if its value does not depend on how well the equals play.
 */
public final class SkillRun {
  /** One error in so many decisions. */
  public static final List<Integer> LEVELS = List.of(50, 20, 10, 5, 2);

  private final Engine engine;
  private final BattleProgram program;
  private final BalanceRun.Sampling sampling;

  /**
   * The value at a level of skill.
   *
   * @param oneErrorIn decisions of each side; 0 for none
   * @param battles that were fought
   * @param value of the first side
   * @param drawn share of drawn battles
   */
  public record Level(int oneErrorIn, int battles, BatchSimulation.Mean value, double drawn) {
    static Level of(int oneErrorIn, BalanceRun.Result result) {
      return new Level(
          oneErrorIn,
          result.course().battles(),
          result.course().value().getFirst(),
          result.course().drawn());
    }
  }

  /**
   * @param sampling the battles of each level; none of them is analysed
   */
  public SkillRun(Engine engine, BattleProgram program, BalanceRun.Sampling sampling) {
    this.engine = engine;
    this.program = program;
    this.sampling = sampling;
  }

  /**
   * Fights.
   *
   * @param faultless the battles without errors
   * @param progress of a level by its name, as in {@link BalanceRun#run}
   * @return the levels, the best skill first; after a cancel the last ones are missing
   * @throws IllegalArgumentException if a marshal leads
   */
  public List<Level> run(
      BalanceRun.Result faultless,
      Function<String, IntConsumer> progress,
      BooleanSupplier cancelled) {
    List<Level> levels = new ArrayList<>();
    levels.add(Level.of(0, faultless));
    for (int oneIn : LEVELS) {
      BalanceRun.Sampling erring =
          new BalanceRun.Sampling(sampling.batch().erring(oneIn), sampling.until(), 0);
      BalanceRun.Result result =
          cancelled.getAsBoolean()
              ? null
              : new BalanceRun(engine, program, erring).run(progress.apply(name(oneIn)), cancelled);
      if (result != null) {
        levels.add(Level.of(oneIn, result));
      }
    }
    return levels;
  }

  /** "no errors", or "one error in 20 decisions". */
  public static String name(int oneIn) {
    return oneIn == 0 ? "no errors" : "one error in " + oneIn + " decisions";
  }

  /**
   * Returns a line for each level.
   *
   * @param side the first side
   */
  public static List<String> lines(String side, List<Level> levels) {
    return levels.stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%-26s %s %s, %.0f %% drawn",
                    name(each.oneErrorIn()),
                    side,
                    BalanceText.value(each.value()),
                    100 * each.drawn()))
        .toList();
  }
}
