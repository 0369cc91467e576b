package dev.muster.rules.balance;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** Fights a scenario with each commander against each, with the same dice. */
public final class PairingRun {
  private final Engine engine;
  private final BattleProgram program;
  private final BalanceRun.Sampling sampling;

  /**
   * @param sampling the battles of each pairing; none of them is analysed
   */
  public PairingRun(Engine engine, BattleProgram program, BalanceRun.Sampling sampling) {
    this.engine = engine;
    this.program = program;
    this.sampling = sampling;
  }

  /**
   * Fights.
   *
   * @param progress of a pairing by its name, as in {@link BalanceRun#run}
   * @return in the order of the commanders; after a cancel, unfinished pairings are missing or have
   *     fewer battles
   */
  public List<CommanderPairings.PairedScore> run(
      List<CommanderProfile> commanders,
      Function<String, IntConsumer> progress,
      BooleanSupplier cancelled) {
    List<CommanderPairings.PairedScore> found = new ArrayList<>();
    for (CommanderProfile one : commanders) {
      for (CommanderProfile other : commanders) {
        BalanceRun.Sampling led =
            new BalanceRun.Sampling(
                sampling.batch().ledBy(List.of(one, other)), sampling.until(), 0);
        String names = CommanderPairings.name(one) + " against " + CommanderPairings.name(other);
        BalanceRun.Result result =
            cancelled.getAsBoolean()
                ? null
                : new BalanceRun(engine, program, led)
                    .withoutLuck()
                    .run(progress.apply(names), cancelled);
        if (result != null) {
          found.add(
              new CommanderPairings.PairedScore(
                  one,
                  other,
                  result.sums().battles(),
                  result.sums().course().get(CourseSum.SCORE, 0),
                  result.sums().course().get(CourseSum.SCORE, 1)));
        }
      }
    }
    return found;
  }
}
