package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.print.ArmyList;
import dev.muster.print.BookletPages;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.DocumentKind;
import dev.muster.print.HtmlPage;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintOption;
import dev.muster.print.PrintSettings;
import dev.muster.print.PrintableDocuments;
import dev.muster.print.PrintableDocuments.PrintableDocument;
import dev.muster.print.export.DocumentExporter;
import dev.muster.rules.check.Finding;
import dev.muster.rules.files.TemporaryFolderException;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Lists and makes the documents of a file.
 *
 * @param programs the scenarios of the file
 * @param lists the army lists of the file
 * @param file the file name, for the user
 * @param checked the findings of the checks
 */
record DocumentPrinter(
    List<BattleProgram> programs, List<ArmyList> lists, String file, CheckedFindings checked) {
  private static final Set<String> OWN = Set.of("summaries", "format");

  static DocumentPrinter of(Resource resource) {
    var compiler = new ProgramCompiler(MusterCommandService::name);
    return new DocumentPrinter(
        MusterCommandService.programs(resource, compiler),
        MusterCommandService.elements(resource, ArmyDef.class).stream()
            .map(army -> new ArmyList(compiler.rulebook(army.getRulebook()), compiler.army(army)))
            .toList(),
        MusterCommandService.shortName(resource),
        checked(resource));
  }

  /** Returns the findings of the file and of the files that its scenarios use. */
  private static CheckedFindings checked(Resource resource) {
    var findings = new ArrayList<Finding>();
    for (Resource each :
        MusterCommandService.sources(
            resource, MusterCommandService.elements(resource, ScenarioDef.class))) {
      if (each instanceof XtextResource text) {
        var at = new SourceRange(MusterCommandService.name(each), 1, 1, 1, 1);
        text.getResourceServiceProvider()
            .getResourceValidator()
            .validate(each, CheckMode.ALL, CancelIndicator.NullImpl)
            .forEach(issue -> findings.add(finding(issue, at)));
      }
    }
    return new CheckedFindings(findings);
  }

  private static Finding finding(Issue issue, SourceRange at) {
    Finding.Severity severity =
        switch (issue.getSeverity()) {
          case ERROR -> Finding.Severity.ERROR;
          case WARNING -> Finding.Severity.WARNING;
          case INFO, IGNORE -> Finding.Severity.INFO;
        };
    return new Finding(String.valueOf(issue.getCode()), severity, "", issue.getMessage(), at);
  }

  /** Returns the documents that can be made. */
  PrintableDocumentsResult printable() {
    return programs.isEmpty() && lists.isEmpty()
        ? PrintableDocumentsResult.refused(nothing())
        : PrintableDocumentsResult.of(
            PrintableDocuments.of(programs, lists), PrintOption.of(programs));
  }

  /**
   * Makes documents.
   *
   * @param wish null for all army lists and scenarios, the name of one for its page alone, or an
   *     object as {@link MusterCommandService#PRINT} describes
   */
  PrintResult printed(@Nullable Object wish) {
    if (programs.isEmpty() && lists.isEmpty()) {
      return PrintResult.refused(nothing());
    }
    try {
      Map<String, ?> options = BattleRequest.object(wish);
      return options == null
          ? PrintResult.of(about(BattleRequest.plain(wish)))
          : PrintResult.made(requestedFiles(options));
    } catch (IllegalArgumentException | TemporaryFolderException refused) {
      return PrintResult.refused(refused.getMessage() + ".");
    }
  }

  private List<HtmlPage> about(@Nullable Object subject) {
    List<HtmlPage> pages =
        BookletPages.of(programs, lists, PrintSettings.USUAL.withFindings(checked));
    if (subject == null || subject.equals("")) {
      return pages;
    }
    List<HtmlPage> wanted = pages.stream().filter(each -> each.subject().equals(subject)).toList();
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException(
          "There is no army or scenario '"
              + subject
              + "' in this file; there is: "
              + pages.stream().map(HtmlPage::subject).distinct().collect(Collectors.joining(", ")));
    }
    return wanted;
  }

  private List<PrintResult.FinishedDocument> requestedFiles(Map<String, ?> options) {
    Map<String, String> chosen = new LinkedHashMap<>();
    List<String> choices = PrintOption.of(programs).stream().map(PrintOption::key).toList();
    for (String each : options.keySet()) {
      if (choices.contains(each)) {
        Object value = BattleRequest.plain(options.get(each));
        chosen.put(each, value == null ? "" : value.toString());
      } else if (!OWN.contains(each)) {
        throw new IllegalArgumentException(
            "There is no option '"
                + each
                + "'; there are format, summaries, "
                + String.join(", ", choices));
      }
    }
    PrintSettings setting = PrintOption.setting(chosen).withFindings(checked);
    Object key = BattleRequest.plain(options.get("format"));
    OutputFormat form = key == null ? OutputFormat.HTML : OutputFormat.of(key.toString());
    List<PrintableDocument> all = PrintableDocuments.of(programs, lists);
    List<String> ids = BattleRequest.texts("summaries", options.get("summaries"));
    for (String id : ids) {
      if (all.stream().noneMatch(each -> each.id().equals(id))) {
        throw new IllegalArgumentException(
            "There is no summary '"
                + id
                + "' of this file; there is: "
                + all.stream().map(PrintableDocument::id).collect(Collectors.joining(", ")));
      }
    }
    List<DocumentKind> usual = DocumentKind.usual(key == null ? null : form);
    return all.stream()
        .filter(each -> ids.isEmpty() ? usual.contains(each.what()) : ids.contains(each.id()))
        .filter(each -> each.forms().contains(form))
        .map(each -> made(each, form, setting))
        .toList();
  }

  private static PrintResult.FinishedDocument made(
      PrintableDocument summary, OutputFormat form, PrintSettings setting) {
    return PrintResult.FinishedDocument.of(
        summary.subject(),
        summary.fileName(form),
        form,
        DocumentExporter.of(summary, form, setting));
  }

  private String nothing() {
    return "There is no army and no scenario to print in " + file + ".";
  }
}
