package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The number of findings in the files that a document is made from.
 *
 * @param errors number of errors; files with errors are not printed
 * @param warnings number of warnings
 */
public record CheckSummary(int errors, int warnings) {
  /** The findings in all files, which are reported separately for each battle and list. */
  public record CheckedFindings(List<Finding> findings) {
    public CheckedFindings {
      findings = List.copyOf(findings);
    }

    /** Of a battle: its own file, and those of its armies and its field. */
    public CheckSummary of(BattleProgram program) {
      Set<String> files = new TreeSet<>();
      files.add(program.scenario().source().file());
      files.add(program.board().source().file());
      program.armies().forEach(army -> files.add(army.source().file()));
      return in(files);
    }

    /** Of an army list. */
    public CheckSummary of(Army army) {
      SourceRange at = army.source();
      return in(Set.of(at.file()));
    }

    private CheckSummary in(Set<String> files) {
      return new CheckSummary(count(files, Severity.ERROR), count(files, Severity.WARNING));
    }

    private int count(Set<String> files, Severity severity) {
      return (int)
          findings.stream()
              .filter(each -> each.severity() == severity && files.contains(each.at().file()))
              .count();
    }
  }

  /** In a few words. */
  public String text(PageMessages words) {
    return errors > 0
        ? words.text("verdict.errors", errors, warnings)
        : warnings > 0 ? words.text("verdict.warnings", warnings) : words.text("verdict.clean");
  }
}
