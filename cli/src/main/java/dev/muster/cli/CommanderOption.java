package dev.muster.cli;

import dev.muster.rules.model.CommanderProfile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The commanders a command names for both sides, as in {@code steady,bold}. */
final class CommanderOption {
  private CommanderOption() {}

  /**
   * Reads them.
   *
   * @param named as they were written; null if none are
   * @return one a side, null for those of the scenario
   * @throws CommandFailure where they are not two, or one is none there is
   */
  static @Nullable List<CommanderProfile> read(@Nullable String named) {
    if (named == null) {
      return null;
    }
    try {
      List<CommanderProfile> tempers =
          Arrays.stream(named.split(",", -1))
              .map(name -> CommanderProfile.valueOf(name.strip().toUpperCase(Locale.ROOT)))
              .toList();
      if (tempers.size() == 2) {
        return tempers;
      }
    } catch (IllegalArgumentException e) {
      // told below
    }
    throw new CommandFailure(
        ExitCode.USAGE,
        "--commanders names two of "
            + String.join(", ", CommanderProfile.names())
            + ", such as steady,bold; found "
            + named);
  }
}
