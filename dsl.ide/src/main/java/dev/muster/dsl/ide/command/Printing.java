package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.press.Press;
import dev.muster.print.Choice;
import dev.muster.print.Documents.Setting;
import dev.muster.print.Form;
import dev.muster.print.HtmlPages;
import dev.muster.print.Page;
import dev.muster.print.Summaries;
import dev.muster.print.Summaries.Summary;
import dev.muster.print.Verdict.Checked;
import dev.muster.print.What;
import dev.muster.rules.check.Finding;
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
 * What can be made of a file for the table, and the documents themselves.
 *
 * @param programs its scenarios
 * @param lists its army lists
 * @param file its name, for the user
 * @param checked what the checks said of it
 */
record Printing(
    List<BattleProgram> programs, List<HtmlPages.ArmyList> lists, String file, Checked checked) {
  private static final Set<String> OWN = Set.of("summaries", "format");

  static Printing of(Resource resource) {
    var compiler = new ProgramCompiler(Commands::name);
    return new Printing(
        Commands.programs(resource, compiler),
        Commands.elements(resource, ArmyDef.class).stream()
            .map(
                army ->
                    new HtmlPages.ArmyList(
                        compiler.rulebook(army.getRulebook()), compiler.army(army)))
            .toList(),
        Commands.shortName(resource),
        checked(resource));
  }

  /** What the checks say of the file, and of those its scenarios use. */
  private static Checked checked(Resource resource) {
    var findings = new ArrayList<Finding>();
    for (Resource each :
        Commands.sources(resource, Commands.elements(resource, ScenarioDef.class))) {
      if (each instanceof XtextResource text) {
        var at = new SourceRange(Commands.name(each), 1, 1, 1, 1);
        text.getResourceServiceProvider()
            .getResourceValidator()
            .validate(each, CheckMode.ALL, CancelIndicator.NullImpl)
            .forEach(issue -> findings.add(finding(issue, at)));
      }
    }
    return new Checked(findings);
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

  /** What there is to make. */
  Printable printable() {
    return programs.isEmpty() && lists.isEmpty()
        ? Printable.refused(nothing())
        : Printable.of(Summaries.of(programs, lists), Choice.of(programs));
  }

  /**
   * Makes documents.
   *
   * @param wish null for army lists and scenarios, the name of one for its page alone, or an object
   *     as {@link Commands#PRINT} tells
   */
  Printed printed(@Nullable Object wish) {
    if (programs.isEmpty() && lists.isEmpty()) {
      return Printed.refused(nothing());
    }
    try {
      Map<String, ?> options = Wish.object(wish);
      return options == null ? Printed.of(about(Wish.plain(wish))) : Printed.made(wished(options));
    } catch (IllegalArgumentException refused) {
      return Printed.refused(refused.getMessage() + ".");
    }
  }

  private List<Page> about(@Nullable Object subject) {
    List<Page> pages = HtmlPages.of(programs, lists, Setting.USUAL.told(checked));
    if (subject == null || subject.equals("")) {
      return pages;
    }
    List<Page> wanted = pages.stream().filter(each -> each.subject().equals(subject)).toList();
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException(
          "There is no army or scenario '"
              + subject
              + "' in this file; there is: "
              + pages.stream().map(Page::subject).distinct().collect(Collectors.joining(", ")));
    }
    return wanted;
  }

  private List<Printed.Made> wished(Map<String, ?> options) {
    Map<String, String> chosen = new LinkedHashMap<>();
    List<String> choices = Choice.of(programs).stream().map(Choice::key).toList();
    for (String each : options.keySet()) {
      if (choices.contains(each)) {
        Object value = Wish.plain(options.get(each));
        chosen.put(each, value == null ? "" : value.toString());
      } else if (!OWN.contains(each)) {
        throw new IllegalArgumentException(
            "There is no option '"
                + each
                + "'; there are format, summaries, "
                + String.join(", ", choices));
      }
    }
    Setting setting = Choice.setting(chosen).told(checked);
    Object key = Wish.plain(options.get("format"));
    Form form = key == null ? Form.HTML : Form.of(key.toString());
    List<Summary> all = Summaries.of(programs, lists);
    List<String> ids = Wish.texts("summaries", options.get("summaries"));
    for (String id : ids) {
      if (all.stream().noneMatch(each -> each.id().equals(id))) {
        throw new IllegalArgumentException(
            "There is no summary '"
                + id
                + "' of this file; there is: "
                + all.stream().map(Summary::id).collect(Collectors.joining(", ")));
      }
    }
    List<What> usual = What.usual(key == null ? null : form);
    return all.stream()
        .filter(each -> ids.isEmpty() ? usual.contains(each.what()) : ids.contains(each.id()))
        .filter(each -> each.forms().contains(form))
        .map(each -> made(each, form, setting))
        .toList();
  }

  private static Printed.Made made(Summary summary, Form form, Setting setting) {
    return Printed.Made.of(
        summary.subject(), summary.fileName(form), form, Press.of(summary, form, setting));
  }

  private String nothing() {
    return "There is no army and no scenario to print in " + file + ".";
  }
}
