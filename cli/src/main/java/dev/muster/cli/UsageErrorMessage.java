package dev.muster.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;

/** Describes an invalid option value or argument in the user's terms. */
final class UsageErrorMessage {
  private UsageErrorMessage() {}

  static String of(ParameterException wrong) {
    ArgSpec meant = wrong.getArgSpec();
    if (meant == null || wrong.getValue() == null || wrong instanceof OverwrittenOptionException) {
      // the index of a value within one option does not help the user
      return String.valueOf(wrong.getMessage()).replaceAll(" at index \\d+ \\(", " (");
    }
    return name(meant) + ": '" + wrong.getValue() + "' " + wanted(meant);
  }

  private static String name(ArgSpec meant) {
    return meant instanceof OptionSpec option ? option.longestName() : meant.paramLabel();
  }

  private static String wanted(ArgSpec meant) {
    Class<?> type = meant.auxiliaryTypes().length == 0 ? meant.type() : meant.auxiliaryTypes()[0];
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return "is no whole number, or too large a one";
    } else if (type == boolean.class || type == Boolean.class) {
      return "is too much; this option takes no value";
    } else if (type.isEnum()) {
      return "is none of them; choose "
          + Arrays.stream(type.getEnumConstants())
              .map(String::valueOf)
              .collect(Collectors.joining(" or "));
    }
    return type == Path.class ? "cannot be the name of a file" : "cannot be read";
  }
}
