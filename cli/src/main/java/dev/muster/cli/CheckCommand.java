package dev.muster.cli;

import dev.muster.rules.check.Code;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    description = "Checks armies, maps and scenarios against the rules.",
    footer = {
      "",
      "Examples:",
      "  muster check examples/dreux",
      "  muster check armies.muster saturday.muster",
      "  muster check . --format sarif > muster.sarif"
    })
final class CheckCommand implements Callable<Integer> {
  /** How the findings are told. */
  enum Format {
    text,
    json,
    sarif
  }

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = {
        "A .muster file, or a directory of them, without those in hidden folders, node_modules and what builds write."
      })
  private List<Path> files = List.of();

  @Option(
      names = "--format",
      defaultValue = "text",
      paramLabel = "text|json|sarif",
      description =
          "Lines to read, one JSON object, or SARIF 2.1.0 for build servers (default: ${DEFAULT-VALUE}).")
  private Format format = Format.text;

  CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    List<Finding> findings = Sources.read(files).loaded().findings();
    switch (format) {
      case text -> text(findings);
      case json -> terminal.safeOut().append(JsonFindings.of(findings));
      case sarif -> terminal.safeOut().append(SarifLog.of(findings));
    }
    return count(findings, Severity.ERROR) > 0 ? Exit.FINDINGS : Exit.OK;
  }

  private void text(List<Finding> findings) {
    terminal.report(terminal.out(), findings);
    terminal.say(
        Sources.counted(count(findings, Severity.ERROR), "error")
            + ", "
            + Sources.counted(count(findings, Severity.WARNING), "warning")
            + (findings.stream().anyMatch(each -> each.code().equals(Code.V_300.id()))
                ? "; check again when the text can be read"
                : ""));
  }

  static long count(List<Finding> findings, Severity severity) {
    return findings.stream().filter(each -> each.severity() == severity).count();
  }
}
