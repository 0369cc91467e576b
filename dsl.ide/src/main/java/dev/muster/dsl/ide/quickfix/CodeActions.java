package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.ide.command.CheckExplanation;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.systems.CheckCodes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Offers the mends of the findings at a place, and to mend all of a kind in the file. */
public class CodeActions {
  @Inject private QuickFixRegistry mends;
  @Inject private DocumentExtensions documents;

  /**
   * Returns the actions for the findings in the request of the editor.
   *
   * @param findings all findings of the file
   */
  public List<Either<Command, CodeAction>> of(
      XtextResource resource, Document document, CodeActionParams asked, List<Issue> findings) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    List<String> only = asked.getContext().getOnly();
    if (only != null && only.stream().noneMatch(kind -> CodeActionKind.QuickFix.startsWith(kind))) {
      return actions;
    }
    String uri = asked.getTextDocument().getUri();
    Set<String> codes = new LinkedHashSet<>();
    for (Diagnostic diagnostic : asked.getContext().getDiagnostics()) {
      QuickFixContext site = site(resource, document, diagnostic);
      if (site == null) {
        continue;
      }
      List<QuickFix> found = mends.of(site);
      for (int i = 0; i < found.size(); i++) {
        CodeAction action = action(resource, uri, found.get(i));
        action.setDiagnostics(List.of(diagnostic));
        action.setIsPreferred(i == 0);
        actions.add(Either.forRight(action));
      }
      if (!found.isEmpty()) {
        codes.add(site.code());
      }
      if (diagnostic.getSeverity() != DiagnosticSeverity.Error
          && site.code().startsWith("V-")
          && CheckExplanation.isAllowable(site.code())) {
        for (QuickFix allow : QuickFixRegistry.suppressFinding(site)) {
          CodeAction action = action(resource, uri, allow);
          action.setDiagnostics(List.of(diagnostic));
          actions.add(Either.forRight(action));
        }
      }
      if (CheckCodes.of(site.code()) != null) {
        actions.add(Either.forRight(explanation(site.code(), diagnostic)));
      }
    }
    for (String code : codes) {
      allOfKind(resource, uri, code, findings, actions);
    }
    return actions;
  }

  /** Offers an explanation, so that a finding without a quick fix has an action too. */
  private static CodeAction explanation(String code, Diagnostic diagnostic) {
    var action = new CodeAction("Explain " + code);
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic));
    action.setCommand(
        new Command(action.getTitle(), MusterCommandService.EXPLAIN, List.of((Object) code)));
    return action;
  }

  /**
   * Returns one action that corrects all errors and warnings of the file that have exactly one fix;
   * null if there is none.
   *
   * @param findings all findings of the file
   */
  public @Nullable CodeAction fixAll(XtextResource resource, String uri, List<Issue> findings) {
    List<QuickFix> each = new ArrayList<>();
    for (Issue issue : findings) {
      boolean serious =
          issue.getSeverity() == Severity.ERROR || issue.getSeverity() == Severity.WARNING;
      List<QuickFix> own =
          serious && issue.getOffset() != null
              ? mends.of(QuickFixContext.of(resource, issue))
              : List.of();
      if (own.size() == 1) {
        each.add(own.getFirst());
      }
    }
    if (each.isEmpty()) {
      return null;
    }
    CodeAction all =
        action(resource, uri, QuickFixRegistry.combined("Mend all that is clear", each));
    all.setKind(CodeActionKind.SourceFixAll);
    return all;
  }

  private void allOfKind(
      XtextResource resource,
      String uri,
      String code,
      List<Issue> findings,
      List<Either<Command, CodeAction>> actions) {
    List<QuickFix> each = new ArrayList<>();
    for (Issue issue : findings) {
      if (code.equals(issue.getCode()) && issue.getOffset() != null) {
        mends.of(QuickFixContext.of(resource, issue)).stream().findFirst().ifPresent(each::add);
      }
    }
    if (each.size() > 1) {
      QuickFix all =
          QuickFixRegistry.combined(
              "Mend all " + each.size() + " of " + code + " in this file", each);
      actions.add(Either.forRight(action(resource, uri, all)));
    }
  }

  private CodeAction action(XtextResource resource, String uri, QuickFix mend) {
    List<TextEdit> edits = new ArrayList<>();
    for (TextChange change : mend.changes()) {
      edits.add(
          new TextEdit(documents.newRange(resource, change.offset(), change.end()), change.text()));
    }
    var action = new CodeAction(mend.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setEdit(new WorkspaceEdit(Map.of(uri, edits)));
    return action;
  }

  private static @Nullable QuickFixContext site(
      XtextResource resource, Document document, Diagnostic diagnostic) {
    if (diagnostic.getCode() == null || !diagnostic.getCode().isLeft()) {
      return null;
    }
    String message =
        diagnostic.getMessage().isLeft()
            ? diagnostic.getMessage().getLeft()
            : diagnostic.getMessage().getRight().getValue();
    try {
      int start = offset(document, diagnostic.getRange().getStart());
      int end = offset(document, diagnostic.getRange().getEnd());
      return new QuickFixContext(
          resource, diagnostic.getCode().getLeft(), message, start, end - start);
    } catch (IndexOutOfBoundsException outrun) {
      // The text has changed since; the editor will ask again with the new findings.
      return null;
    }
  }

  private static int offset(Document document, Position position) {
    return document.getOffSet(position);
  }
}
