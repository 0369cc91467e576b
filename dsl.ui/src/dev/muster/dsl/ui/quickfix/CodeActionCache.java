package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * The code actions for the findings of each file. They are requested when the findings arrive, so
 * that a light bulb appears only beside findings with a fix, and a click opens it without delay.
 */
public final class CodeActionCache {

  /**
   * Maximum number of findings in a request; for a file with more of them, single fixes do not
   * help.
   */
  private static final int MOST_FINDINGS = 200;

  private static final Map<String, List<CodeAction>> KNOWN = new ConcurrentHashMap<>();

  /** The findings that the known actions are for. */
  private static final Map<String, List<Diagnostic>> FOUND = new ConcurrentHashMap<>();

  /** Pending requests for the findings of each file. */
  private static final Map<String, CompletableFuture<?>> ASKED = new ConcurrentHashMap<>();

  private CodeActionCache() {}

  /** Requests actions whenever findings arrive, and marks the findings that have a fix. */
  public static void follow() {
    PublishedDiagnostics.onPublished(
        (uri, findings) ->
            ask(
                uri,
                findings,
                actions ->
                    PublishedDiagnostics.markFixable(
                        uri,
                        findings.stream()
                            .filter(each -> actions.stream().anyMatch(it -> fixes(it, each)))
                            .collect(Collectors.toSet()))));
  }

  /** Returns the actions for the last findings of a file. */
  public static List<CodeAction> of(String uri) {
    return KNOWN.getOrDefault(uri, List.of());
  }

  /**
   * Returns whether the actions of a file are those for its last findings. While the user types,
   * they are for a moment those for the findings before, at their places before.
   */
  static boolean isCurrent(String uri) {
    return PublishedDiagnostics.of(uri).equals(FOUND.get(uri));
  }

  /**
   * Requests the actions for the findings of a file, and cancels its previous request.
   *
   * @param then receives the actions, in a thread of the server
   */
  public static void ask(String uri, List<Diagnostic> findings, Consumer<List<CodeAction>> then) {
    CompletableFuture<?> before = ASKED.remove(uri);
    if (before != null) {
      before.cancel(true);
    }
    if (findings.isEmpty()) {
      KNOWN.remove(uri);
      FOUND.remove(uri);
      then.accept(List.of());
      return;
    }
    List<Diagnostic> asked =
        findings.size() > MOST_FINDINGS ? findings.subList(0, MOST_FINDINGS) : findings;
    Range whole = new Range(new Position(0, 0), last(asked));
    CodeActionContext context = new CodeActionContext(asked);
    // The request covers the whole file, so refactorings of a selection are excluded.
    context.setOnly(List.of(CodeActionKind.QuickFix));
    var answer = question(uri, whole, context);
    ASKED.put(uri, answer);
    answer.thenAccept(
        told -> {
          List<CodeAction> actions = edits(told);
          KNOWN.put(uri, actions);
          FOUND.put(uri, findings);
          then.accept(actions);
        });
  }

  private static Position last(List<Diagnostic> findings) {
    Position last = new Position(0, 0);
    for (Diagnostic each : findings) {
      Position end = each.getRange().getEnd();
      if (end.getLine() > last.getLine()) {
        last = end;
      }
    }
    return last;
  }

  /**
   * Requests the code actions at a place.
   *
   * @param kinds kinds of actions; null for all
   */
  public static CompletableFuture<List<CodeAction>> actions(
      String uri, Range range, List<Diagnostic> findings, List<String> kinds) {
    CodeActionContext context = new CodeActionContext(findings);
    context.setOnly(kinds);
    return question(uri, range, context).thenApply(CodeActionCache::edits);
  }

  private static CompletableFuture<List<Either<Command, CodeAction>>> question(
      String uri, Range range, CodeActionContext context) {
    CodeActionParams asked = new CodeActionParams(new TextDocumentIdentifier(uri), range, context);
    return LanguageServerHost.running().ask(it -> it.getTextDocumentService().codeAction(asked));
  }

  private static List<CodeAction> edits(List<Either<Command, CodeAction>> answer) {
    return answer == null
        ? List.of()
        : answer.stream()
            .filter(Either::isRight)
            .map(Either::getRight)
            .filter(ServerActions::isKnown)
            .toList();
  }

  /** Whether an action mends a finding. */
  static boolean fixes(CodeAction action, Diagnostic finding) {
    return action.getEdit() != null
        && action.getDiagnostics() != null
        && action.getDiagnostics().contains(finding);
  }
}
