package dev.muster.dsl.ui.server;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;

/**
 * A finding of the server in the form of a workbench marker.
 *
 * @param message what is wrong and what to do, without the section
 * @param code code of the check, such as {@code V-119}; empty for a parser error
 * @param rule the section of the rules, such as {@code §1.1}; empty if there is none
 * @param severity as {@link IMarker#SEVERITY}
 * @param line from 1
 * @param start start offset
 * @param end end offset, exclusive
 */
record DiagnosticMarker(
    String message, String code, String rule, int severity, int line, int start, int end) {

  // The language ends a message with its section.
  private static final Pattern CITED =
      Pattern.compile("(.*\\S)\\s*\\[§?(\\d[^\\]]*)\\]", Pattern.DOTALL);

  static DiagnosticMarker of(IDocument text, Diagnostic told) {
    IRegion region = LspPositions.region(text, told.getRange());
    String message =
        told.getMessage().isLeft()
            ? told.getMessage().getLeft()
            : told.getMessage().getRight().getValue();
    Matcher cited = CITED.matcher(message);
    boolean rule = cited.matches();
    return new DiagnosticMarker(
        rule ? cited.group(1) : message,
        told.getCode() == null ? "" : String.valueOf(told.getCode().get()),
        rule ? "§" + cited.group(2) : "",
        severity(told.getSeverity()),
        told.getRange().getStart().getLine() + 1,
        region.getOffset(),
        region.getOffset() + region.getLength());
  }

  static DiagnosticMarker of(IMarker marker) {
    return new DiagnosticMarker(
        marker.getAttribute(IMarker.MESSAGE, ""),
        marker.getAttribute(PublishedDiagnostics.CODE, ""),
        marker.getAttribute(PublishedDiagnostics.RULE, ""),
        marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO),
        marker.getAttribute(IMarker.LINE_NUMBER, 0),
        marker.getAttribute(IMarker.CHAR_START, 0),
        marker.getAttribute(IMarker.CHAR_END, 0));
  }

  /** Returns the finding without its position. */
  DiagnosticMarker anywhere() {
    return new DiagnosticMarker(message, code, rule, severity, 0, 0, 0);
  }

  /** Lets a marker of the same finding be at its place. */
  void moveTo(IMarker marker) throws CoreException {
    marker.setAttributes(
        new String[] {IMarker.LINE_NUMBER, IMarker.CHAR_START, IMarker.CHAR_END},
        new Object[] {line, start, end});
  }

  Map<String, Object> attributes() {
    Map<String, Object> attributes = new HashMap<>();
    attributes.put(IMarker.MESSAGE, message);
    attributes.put(PublishedDiagnostics.CODE, code);
    attributes.put(PublishedDiagnostics.RULE, rule);
    attributes.put(IMarker.SEVERITY, severity);
    attributes.put(IMarker.LINE_NUMBER, line);
    attributes.put(IMarker.CHAR_START, start);
    attributes.put(IMarker.CHAR_END, end);
    // The errors come first where the view sorts by priority.
    attributes.put(IMarker.PRIORITY, severity);
    return attributes;
  }

  private static int severity(DiagnosticSeverity severity) {
    if (severity == DiagnosticSeverity.Error) {
      return IMarker.SEVERITY_ERROR;
    }
    return severity == DiagnosticSeverity.Warning
        ? IMarker.SEVERITY_WARNING
        : IMarker.SEVERITY_INFO;
  }
}
