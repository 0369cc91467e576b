package dev.muster.cli;

import dev.muster.rules.commander.SearchEffort;
import picocli.CommandLine.Option;

/** How hard a marshal thinks. */
final class EffortOption {
  @Option(
      names = "--effort",
      defaultValue = "usual",
      paramLabel = "quick|usual|thorough",
      description =
          "How much a marshal searches: some 3 seconds a battle, 10, or as long as it takes"
              + " (default: ${DEFAULT-VALUE}).")
  private SearchEffort.Level level = SearchEffort.Level.usual;

  SearchEffort effort() {
    return level.effort();
  }
}
