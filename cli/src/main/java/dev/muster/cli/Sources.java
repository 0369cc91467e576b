package dev.muster.cli;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.BattleProgram;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the user's files hold, or the reason why a command cannot work with them. */
record Sources(MusterFiles.Loaded loaded) {
  /** Bytes of the largest text that is read. */
  static final int LARGEST = 16 * 1024 * 1024;

  static Sources read(List<Path> files) {
    try {
      return new Sources(MusterFiles.load(files));
    } catch (UnreadableInput e) {
      throw new Refusal(Exit.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Reads what stands in no file. */
  static Sources read(byte[] text, Path name) {
    try {
      return new Sources(MusterFiles.load(text, name));
    } catch (UnreadableInput e) {
      throw new Refusal(Exit.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Lays out what stands in no file, without a look at what it means. */
  static String tidy(byte[] text, Path name) {
    try {
      return MusterFiles.tidy(text, name);
    } catch (UnreadableInput e) {
      throw new Refusal(Exit.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /**
   * Reads files that are to be fought or printed: with an error in them there is nothing to do but
   * to show it.
   */
  static Sources playable(Path file, Terminal terminal) {
    Sources sources = read(List.of(file));
    List<Finding> errors = sources.errors();
    if (!errors.isEmpty()) {
      terminal.report(terminal.err(), errors);
      throw new Refusal(
          Exit.FINDINGS,
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

  BattleProgram scenario(@Nullable String name, Path file) {
    List<String> names = loaded.scenarioNames();
    if (names.isEmpty()) {
      throw new Refusal(Exit.USAGE, file + " holds no scenario");
    }
    if (name == null && names.size() > 1) {
      throw new Refusal(
          Exit.USAGE,
          file + " holds several scenarios; name one of them: " + String.join(", ", names));
    }
    if (name != null && !names.contains(name)) {
      throw new Refusal(
          Exit.USAGE,
          "no scenario '" + name + "' in " + file + "; there is: " + String.join(", ", names));
    }
    return loaded.program(name);
  }

  static String counted(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
