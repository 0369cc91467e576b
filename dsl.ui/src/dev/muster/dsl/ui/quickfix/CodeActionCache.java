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
 * What the server would do about the findings of each file. It is asked once they are told, so that
 * a bulb stands only beside what can be mended, and nobody waits when it is clicked.
 */
public final class CodeActionCache {

  /** Findings asked about at once; a file with more of them wants other help first. */
  private static final int MOST_FINDINGS = 200;

  private static final Map<String, List<CodeAction>> KNOWN = new ConcurrentHashMap<>();

  /** What is being asked about the findings of each file. */
  private static final Map<String, CompletableFuture<?>> ASKED = new ConcurrentHashMap<>();

  private CodeActionCache() {}

  /** Asks whenever findings are told, and marks those that can be mended. */
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

  /** The actions for a file's findings as they were told last. */
  public static List<CodeAction> of(String uri) {
    return KNOWN.getOrDefault(uri, List.of());
  }

  /**
   * Asks for the actions of a file's findings. What was asked about those of before is given up.
   *
   * @param then hears of them, in a thread of the server
   */
  public static void ask(String uri, List<Diagnostic> findings, Consumer<List<CodeAction>> then) {
    CompletableFuture<?> before = ASKED.remove(uri);
    if (before != null) {
      before.cancel(true);
    }
    if (findings.isEmpty()) {
      KNOWN.remove(uri);
      then.accept(List.of());
      return;
    }
    List<Diagnostic> asked =
        findings.size() > MOST_FINDINGS ? findings.subList(0, MOST_FINDINGS) : findings;
    Range whole = new Range(new Position(0, 0), last(asked));
    CodeActionContext context = new CodeActionContext(asked);
    // the whole file is asked about, and is no selection of stands
    context.setOnly(List.of(CodeActionKind.QuickFix));
    var answer = question(uri, whole, context);
    ASKED.put(uri, answer);
    answer.thenAccept(
        told -> {
          List<CodeAction> actions = edits(told);
          KNOWN.put(uri, actions);
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
   * What the server can do at a place.
   *
   * @param kinds the kinds of actions wanted; null for all
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
