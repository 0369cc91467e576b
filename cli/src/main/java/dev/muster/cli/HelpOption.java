package dev.muster.cli;

import picocli.CommandLine.Option;

/** Every command explains itself. */
@SuppressWarnings("UnusedVariable") // picocli reads the field
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;
}
