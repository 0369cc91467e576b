package dev.muster.cli;

import dev.muster.rules.commander.SearchEffort;
import picocli.CommandLine.Option;

/** How hard a marshal thinks. */
final class EffortOption {
  @Option(
      names = "--effort",
      defaultValue = "usual",
      paramLabel = "quick|usual|thorough",
      description = "How many rollouts a marshal makes (default: ${DEFAULT-VALUE}).")
  private SearchEffort.Level level = SearchEffort.Level.usual;

  SearchEffort effort() {
    return level.effort();
  }
}
