package dev.muster.cli;

import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.SafeFileNames;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.replay.JsonText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compile",
    description = "Writes each scenario as a battle program: JSON with a schema version.",
    footer = {"", "Example:", "  muster compile examples/dreux -o programs"})
final class CompileCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A .muster file, or a directory of them.")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--out"},
      required = true,
      paramLabel = "DIR",
      description = "Directory for the programs; created if missing.")
  private Path directory = Path.of("");

  CompileCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    LoadedSources sources = LoadedSources.playable(file, terminal);
    if (sources.loaded().scenarioNames().isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, file + " holds no scenario");
    }
    var programs = sources.loaded().programs();
    AtomicFileWriter.directory(directory);
    SafeFileNames names = new SafeFileNames();
    Map<Path, String> texts = new LinkedHashMap<>();
    for (BattleProgram program : programs) {
      texts.put(
          directory.resolve(names.unused(program.scenario().name(), ".json")),
          JsonText.of(program));
    }
    AtomicFileWriter.write(texts);
    texts.keySet().forEach(target -> terminal.println("written: " + target));
    return ExitCode.OK;
  }
}
