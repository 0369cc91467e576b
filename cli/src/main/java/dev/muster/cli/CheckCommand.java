package dev.muster.cli;

import dev.muster.rules.check.Finding.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    description = "Checks armies, maps and scenarios against the rules.",
    footer = {
      "",
      "Examples:",
      "  muster check examples/dreux",
      "  muster check armies.muster saturday.muster"
    })
final class CheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A .muster file, or a directory of them.")
  private List<Path> files = List.of();

  CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Sources sources = Sources.read(files);
    var findings = sources.loaded().findings();
    terminal.report(terminal.out(), findings);
    long errors = findings.stream().filter(each -> each.severity() == Severity.ERROR).count();
    long warnings = findings.stream().filter(each -> each.severity() == Severity.WARNING).count();
    terminal.say(Sources.counted(errors, "error") + ", " + Sources.counted(warnings, "warning"));
    return errors > 0 ? Exit.FINDINGS : Exit.OK;
  }
}
