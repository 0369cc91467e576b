package dev.muster.dsl.ui.properties;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PropertyEditResult;
import dev.muster.dsl.ide.properties.PropertyField;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.swt.widgets.Display;

/** Writes a value of a stand into the text: what the server says, as one step to be undone. */
final class StandEditing {

  private final ActiveMusterEditor battle;
  private final List<Object> place;
  private final BiConsumer<PropertyField, String> refused;
  private final Runnable done;
  private final long stamp;

  /**
   * @param place the file, line and column of the stand
   * @param refused receives the reason if a value is not possible
   * @param done is run after a change
   */
  StandEditing(
      ActiveMusterEditor battle,
      List<Object> place,
      BiConsumer<PropertyField, String> refused,
      Runnable done) {
    this.battle = battle;
    this.place = place;
    this.refused = refused;
    this.done = done;
    this.stamp = stamp();
  }

  private long stamp() {
    return battle.document() instanceof IDocumentExtension4 stamped
        ? stamped.getModificationStamp()
        : 0;
  }

  /** Gives a field another value, or says why that cannot be. */
  void change(PropertyField field, String value) {
    Display display = Display.getCurrent();
    (field.change().equals(PropertyField.RENAME) ? renamed(field, value) : set(field, value))
        .whenComplete(
            (answer, failure) ->
                display.asyncExec(
                    () -> {
                      if (failure != null) {
                        refused.accept(field, words(failure));
                      } else if (answer != null) {
                        take(field, answer);
                      }
                    }));
  }

  private CompletableFuture<PropertyEditResult> set(PropertyField field, String value) {
    List<Object> arguments = new ArrayList<>(place);
    arguments.add(field.id());
    arguments.add(value);
    return LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(MusterCommandService.SET_PROPERTY, arguments)))
        .thenApply(PropertyEditResult.class::cast);
  }

  private static CompletableFuture<PropertyEditResult> renamed(PropertyField field, String name) {
    RenameParams params =
        new RenameParams(
            new TextDocumentIdentifier(field.uri()),
            new Position(field.line() - 1, field.column() - 1),
            name);
    return LanguageServerHost.running()
        .ask(it -> it.getTextDocumentService().rename(params))
        .thenApply(edit -> edit == null ? null : new PropertyEditResult(edit, ""));
  }

  private void take(PropertyField field, PropertyEditResult answer) {
    if (!answer.refusal().isEmpty()) {
      refused.accept(field, answer.refusal());
      return;
    }
    WorkspaceEdit edit = answer.edit();
    if (stamp() != stamp) {
      refused.accept(field, "The text has changed meanwhile. Try again.");
    } else if (edit != null) {
      WorkspaceEdits.applyAsStep("Change " + field.label(), edit);
      done.run();
    }
  }

  private static String words(Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return cause instanceof ResponseErrorException refusal
        ? refusal.getResponseError().getMessage()
        : "The Muster language server gave no answer. The Error Log has the reason.";
  }
}
