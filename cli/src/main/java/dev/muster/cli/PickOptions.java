package dev.muster.cli;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BattlePick;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Picks one of many battles to fight it: the closest, the most typical or the greatest upset. */
final class PickOptions {
  /** The kinds, as a user writes them. */
  enum Pick {
    closest,
    typical,
    upset
  }

  @Option(
      names = "--pick",
      paramLabel = "closest|typical|upset",
      description =
          "Fights the scenario many times, as muster balance does, and shows the closest battle, the"
              + " most typical one or the greatest upset.")
  private @Nullable Pick pick;

  @Option(
      names = "--battles",
      paramLabel = "N",
      description =
          "With --pick: the number of battles (default: " + BalanceCommand.USUAL_BATTLES + ").")
  private @Nullable Integer battles;

  boolean isGiven() {
    return pick != null;
  }

  /**
   * Checks the options.
   *
   * @param single why it is a single battle already, such as {@code a log}; empty if it is none
   * @throws CommandFailure if they do not go with the others
   */
  void check(String single) {
    if (pick == null && battles != null) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--battles is the number of battles to pick from; say which, such as --pick closest");
    }
    if (pick != null && !single.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--pick chooses one of many battles of a scenario; leave it out with " + single);
    }
    if (battles != null && (battles < 1 || battles > BatchSimulation.MAX_BATTLES)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--battles is 1 to " + BatchSimulation.MAX_BATTLES + ", found " + battles);
    }
  }

  /**
   * Fights the battles and returns the seed of the picked one. It reports the pick beside the
   * output, which may be a log.
   *
   * @param seed of all their dice
   * @throws CommandFailure if there is no such battle
   */
  long seed(BattleProgram program, long seed, SearchEffort effort, Terminal terminal) {
    int all = battles == null ? BalanceCommand.USUAL_BATTLES : battles;
    Batch batch = new Batch(null, seed, all, Runtime.getRuntime().availableProcessors(), effort);
    BalanceRun.Result result;
    try (StopSignal stop = new StopSignal(terminal)) {
      result =
          new BalanceRun(RuleSystems.engine(program), program, new BalanceRun.Sampling(batch, 0, 0))
              .run(BattleProgress.of(terminal, all, "battles"), stop::isGiven);
    } catch (BatchSimulation.TooManyBattles e) {
      throw BatchOptions.refused(e);
    }
    if (result == null || !result.complete()) {
      throw new CommandFailure(ExitCode.FINDINGS, "stopped before a battle could be picked");
    }
    for (BattlePick each : result.picks()) {
      if (each.kind().key().equals(String.valueOf(pick))) {
        terminal.printError(
            String.format(
                Locale.ROOT,
                "%s of %d battles: battle %d, seed %s: %s",
                each.kind().label(),
                all,
                each.battle(),
                each.seed(),
                each.words()));
        return each.dice();
      }
    }
    throw new CommandFailure(
        ExitCode.FINDINGS,
        "all "
            + all
            + " battles are drawn, so none is an upset; take --pick closest or more --battles");
  }
}
