package dev.muster.cli;

import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The common options of commands that fight many battles of a scenario. */
final class BatchOptions {
  private static final int MOST_THREADS = 1024;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Seed of all the dice (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: one per core).")
  private @Nullable Integer threads;

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description =
          "steady, bold, cautious, random or marshal for each side; default: the scenario's.")
  private @Nullable String commanders;

  long seed() {
    return seed;
  }

  /**
   * Returns the number of threads.
   *
   * @throws CommandFailure if it is too small or too large
   */
  int workers() {
    return workers(threads);
  }

  /**
   * Returns the number of threads.
   *
   * @param threads as the user asks; null for one per core
   * @throws CommandFailure if it is too small or too large
   */
  static int workers(@Nullable Integer threads) {
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (workers < 1 || workers > MOST_THREADS) {
      throw new CommandFailure(
          ExitCode.USAGE, "--threads is 1 to " + MOST_THREADS + ", found " + workers);
    }
    return workers;
  }

  /**
   * Returns one commander per side; null for those of the scenario.
   *
   * @throws CommandFailure if there are not two, or one does not exist
   */
  @Nullable List<CommanderProfile> commanders() {
    return CommanderOption.read(commanders);
  }

  /**
   * Returns the options with which {@code muster battle} fights one of the battles, each with a
   * blank before it.
   *
   * @param commanders one for each side; null for those of the scenario
   */
  static String single(@Nullable List<CommanderProfile> commanders, SearchEffort effort) {
    StringBuilder options = new StringBuilder();
    if (commanders != null) {
      options
          .append(" --commanders ")
          .append(String.join(",", commanders.stream().map(CommanderPairings::name).toList()));
    }
    for (SearchEffort.Level each : SearchEffort.Level.values()) {
      if (each.effort().equals(effort) && !effort.equals(SearchEffort.USUAL)) {
        options.append(" --effort ").append(each);
      }
    }
    return options.toString();
  }

  /** Returns the failure that tells the user why battles cannot be fought. */
  static CommandFailure refused(IllegalArgumentException why) {
    return new CommandFailure(
        ExitCode.FINDINGS,
        why instanceof BatchSimulation.TooManyBattles many
            ? many.messageWithEstimate(System::nanoTime)
            : String.valueOf(why.getMessage()));
  }
}
