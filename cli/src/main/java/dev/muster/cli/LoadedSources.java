package dev.muster.cli;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.print.ArmyList;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.BattleProgram;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The content of the user's files, or the reason why a command cannot use them. */
record LoadedSources(MusterFileLoader.LoadResult loaded) {
  /** Bytes of the largest text that is read. */
  static final int LARGEST = 16 * 1024 * 1024;

  static LoadedSources read(List<Path> files) {
    try {
      return new LoadedSources(MusterFileLoader.load(files));
    } catch (UnreadableInputException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Reads text that is not in a file. */
  static LoadedSources read(byte[] text, Path name) {
    try {
      return new LoadedSources(MusterFileLoader.load(text, name));
    } catch (UnreadableInputException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Formats text that is not in a file, without validation. */
  static String tidy(byte[] text, Path name) {
    try {
      return MusterFileLoader.format(text, name);
    } catch (UnreadableInputException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /**
   * Reads files to fight or print them; if they contain errors, the command only reports the
   * errors.
   */
  static LoadedSources playable(Path file, Terminal terminal) {
    LoadedSources sources = read(List.of(file));
    List<Finding> errors = sources.errors();
    if (!errors.isEmpty()) {
      terminal.report(terminal.err(), errors);
      throw new CommandFailure(
          ExitCode.FINDINGS,
          file
              + " has "
              + counted(errors.size(), "error")
              + "; mend "
              + (errors.size() == 1 ? "it" : "them")
              + " first");
    }
    return sources;
  }

  /** Army lists of the files, also those that no scenario fields. */
  List<ArmyList> lists() {
    return loaded.armies().stream()
        .map(list -> new ArmyList(list.rulebook(), list.army()))
        .toList();
  }

  List<Finding> errors() {
    return loaded.findings().stream()
        .filter(each -> each.severity() == Finding.Severity.ERROR)
        .toList();
  }

  boolean hasScenario(String name) {
    return loaded.scenarioNames().contains(name);
  }

  BattleProgram scenario(@Nullable String name, Path file) {
    List<String> names = loaded.scenarioNames();
    if (names.isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, file + " holds no scenario");
    }
    if (name == null && names.size() > 1) {
      throw new CommandFailure(
          ExitCode.USAGE,
          file + " holds several scenarios; name one of them: " + String.join(", ", names));
    }
    if (name != null && !names.contains(name)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no scenario '" + name + "' in " + file + "; there is: " + String.join(", ", names));
    }
    return loaded.program(name);
  }

  static String counted(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
