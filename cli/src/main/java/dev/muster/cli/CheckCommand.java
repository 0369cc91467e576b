package dev.muster.cli;

import dev.muster.dsl.ide.quickfix.SuggestedFixes;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.MusterFileLoader.TextFinding;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
      "  muster check examples/dreux --least info",
      "  muster check . --format sarif > muster.sarif"
    })
final class CheckCommand implements Callable<Integer> {
  /** The format of the findings. */
  enum Format {
    text,
    json,
    sarif
  }

  /** The lowest severity that is reported, by the name of the severity. */
  enum Least {
    error(Severity.ERROR),
    warning(Severity.WARNING),
    info(Severity.INFO);

    private final Severity severity;

    Least(Severity severity) {
      this.severity = severity;
    }

    boolean isReported(Finding finding) {
      return finding.severity().compareTo(severity) <= 0;
    }
  }

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = {
        "A .muster file, or a directory of them. Hidden folders, node_modules and build folders"
            + " are left out."
      })
  private List<Path> files = List.of();

  @Option(
      names = "--format",
      defaultValue = "text",
      paramLabel = "text|json|sarif",
      description =
          "Text, one JSON object, or SARIF 2.1.0 for build servers (default:"
              + " ${DEFAULT-VALUE}).")
  private Format format = Format.text;

  @Option(
      names = "--least",
      paramLabel = "error|warning|info",
      description = {
        "The lowest level to report. Without it, one line per army, map and scenario sums up the"
            + " remarks of level info."
      })
  private @Nullable Least least;

  CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    MusterFileLoader.LoadResult loaded = LoadedSources.read(files).loaded();
    List<Finding> all = loaded.findings();
    Least told = least == null ? Least.info : least;
    List<Finding> findings = all.stream().filter(told::isReported).toList();
    switch (format) {
      case text -> text(loaded, findings);
      case json -> terminal.safeOut().append(JsonFindings.of(findings));
      case sarif -> terminal.safeOut().append(SarifLog.of(findings));
    }
    return count(all, Severity.ERROR) > 0 ? ExitCode.FINDINGS : ExitCode.OK;
  }

  /** Remarks first and errors last, where the eye is when the lines have run through. */
  private void text(MusterFileLoader.LoadResult loaded, List<Finding> findings) {
    long remarks = count(loaded.findings(), Severity.INFO);
    if (least == null && remarks > 0) {
      RemarkSummary.of(loaded).forEach(terminal::println);
      terminal.println(
          "--least info shows " + LoadedSources.counted(remarks, "remark") + " in full");
    }
    List<Finding> inFull =
        findings.stream()
            .filter(each -> least != null || each.severity() != Severity.INFO)
            .sorted(Comparator.comparing(Finding::severity).reversed())
            .toList();
    terminal.report(terminal.out(), withFixes(inFull, loaded));
    terminal.println(
        LoadedSources.counted(count(loaded.findings(), Severity.ERROR), "error")
            + ", "
            + LoadedSources.counted(count(loaded.findings(), Severity.WARNING), "warning")
            + (loaded.findings().stream()
                    .anyMatch(each -> each.code().equals(CommonCheckCode.V_300.id()))
                ? "; check again when the text can be read"
                : ""));
  }

  private static List<Finding> withFixes(
      List<Finding> findings, MusterFileLoader.LoadResult loaded) {
    return findings.stream().map(each -> withFix(each, loaded)).toList();
  }

  /** With what an editor would offer behind its message. */
  private static Finding withFix(Finding finding, MusterFileLoader.LoadResult loaded) {
    TextFinding inText = loaded.inText(finding);
    String fix = inText == null ? "" : SuggestedFixes.told(inText);
    return fix.isEmpty()
        ? finding
        : new Finding(
            finding.code(),
            finding.severity(),
            finding.section(),
            finding.message() + "; " + fix,
            finding.at());
  }

  static long count(List<Finding> findings, Severity severity) {
    return findings.stream().filter(each -> each.severity() == severity).count();
  }
}
