package dev.muster.help;

import dev.muster.help.HelpPage.DocumentedCheck;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What F1 leads to at a problem: the line of its check.
 *
 * @param page with the list of checks
 */
record CheckContexts(HelpPage page) {

  /** The file of the help's extension point {@code contexts}: one for each check. */
  String contexts() {
    return checks().stream()
        .map(
            each ->
                """
                <context id="%1$s" title="%1$s">
                  <description>%2$s (%3$s)</description>
                  <topic label="%1$s in the list of checks" href="%4$s#%1$s"/>
                  <topic label="How to answer a finding" href="guide/checks.html"/>
                </context>
                """
                    .formatted(
                        each.code(),
                        HelpHtml.escaped(each.message()),
                        HelpHtml.escaped(each.severity() + about(each)),
                        page.href()))
        .collect(
            Collectors.joining(
                "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<contexts>\n", "</contexts>\n"));
  }

  private static String about(DocumentedCheck check) {
    return check.rule().isEmpty() ? "" : ", " + check.rule();
  }

  /** For the problems of each check, which of the contexts is theirs. */
  String markers() {
    return checks().stream()
        .map(
            each ->
                """
                <markerHelp markerType="dev.muster.dsl.ui.problem" helpContextId="dev.muster.dsl.ui.%1$s">
                  <attribute name="code" value="%1$s"/>
                </markerHelp>
                """
                    .formatted(each.code())
                    .indent(6))
        .collect(Collectors.joining());
  }

  private List<DocumentedCheck> checks() {
    return page.checks();
  }
}
