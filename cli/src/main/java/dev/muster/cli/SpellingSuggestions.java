package dev.muster.cli;

import dev.muster.rules.spelling.EditDistance;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Messages about unknown commands and options, with suggestions. */
final class SpellingSuggestions {
  /** No more are offered than can be taken in at a glance. */
  private static final int MOST = 3;

  private SpellingSuggestions() {}

  /** Returns the error in a command line, without general advice. */
  static String message(ParameterException wrong) {
    CommandLine command = wrong.getCommandLine();
    // A missing option may be present with a misspelt name.
    List<String> unmatched =
        switch (wrong) {
          case UnmatchedArgumentException unknown -> unknown.getUnmatched();
          case MissingParameterException missing -> command.getUnmatchedArguments();
          default -> List.of();
        };
    String written = unmatched.isEmpty() ? "" : unmatched.getFirst();
    if (written.matches("-+[^-].*")) {
      // The text after an equals sign is its value.
      String option = written.replaceFirst("=.*", "");
      return "unknown option '" + option + "'" + meant(option, options(command));
    } else if (!(wrong instanceof UnmatchedArgumentException)) {
      return UsageErrorMessage.of(wrong);
    } else if (command.getSubcommands().isEmpty()) {
      return "one argument too many: '" + written + "'";
    }
    return "there is no command '"
        + written
        + "'"
        + meant(written, command.getSubcommands().keySet());
  }

  private static Collection<String> options(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .map(OptionSpec::names)
        .flatMap(Stream::of)
        .filter(name -> name.startsWith("--"))
        .toList();
  }

  private static String meant(String written, Collection<String> known) {
    List<String> near = near(written, known);
    return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
  }

  /**
   * Returns the nearest names, best first: those that differ in a few letters or begin with the
   * given text.
   */
  private static List<String> near(String written, Collection<String> known) {
    String wanted = bare(written);
    if (wanted.isEmpty() || wanted.length() > 40) {
      return List.of();
    }
    int far = Math.max(1, wanted.length() / 3);
    return known.stream()
        .filter(
            name ->
                EditDistance.distance(wanted, bare(name)) <= far
                    || (wanted.length() > 1 && bare(name).startsWith(wanted)))
        .sorted(
            Comparator.comparingInt((String name) -> EditDistance.distance(wanted, bare(name)))
                .thenComparing(Comparator.naturalOrder()))
        .limit(MOST)
        .toList();
  }

  private static String bare(String name) {
    return name.replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
  }
}
