package dev.muster.cli;

import dev.muster.rules.model.BattleProgram;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/** The scenario that a command fights: a file or a directory, and a name. */
final class ScenarioFile {
  @Parameters(index = "0", paramLabel = "FILE", description = "A .muster file, or a directory.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  Path file() {
    return file;
  }

  /**
   * Reads the scenario.
   *
   * @throws CommandFailure if the files have errors, or it is not clear which scenario is meant
   */
  BattleProgram program(Terminal terminal) {
    return LoadedSources.playable(file, terminal).scenario(scenario, file);
  }
}
