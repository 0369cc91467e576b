package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.command.Battles;
import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.command.Compiled;
import dev.muster.dsl.ide.command.Fought;
import dev.muster.dsl.ide.rename.Names;
import dev.muster.dsl.ide.situation.Played;
import dev.muster.dsl.ide.situation.SituationFiles;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;
import org.eclipse.xtext.ide.server.concurrent.IRequestManager;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the commands. What takes long, such as a battle, is done beside the editing, which
 * would else stop it or wait for it.
 */
record Execution(
    IRequestManager requests,
    ILanguageServerAccess access,
    @Nullable LanguageClient editor,
    SituationFiles situations,
    Supplier<Names> names) {
  CompletableFuture<Object> of(ExecuteCommandParams params) {
    String command = params.getCommand();
    return switch (command) {
      case Commands.TESTS -> isSituation(params) ? situation(params) : read(params);
      case Commands.COMPILE, Commands.SUMMARIES, Commands.PLACES -> read(params);
      case Commands.PRINT ->
          requests
              .runRead(cancelled -> Commands.printing(params, access, cancelled))
              .thenApplyAsync(Supplier::get);
      case Commands.TEST_BATTLE, Commands.BALANCE -> fight(params);
      case Commands.PLAY -> play(params.getArguments());
      case Commands.EXAMPLES ->
          CompletableFuture.completedFuture(Commands.examples(params.getArguments()));
      case Commands.BEGIN ->
          CompletableFuture.completedFuture(Commands.begin(params.getArguments(), names.get()));
      case Commands.IMPORT ->
          CompletableFuture.supplyAsync(() -> Commands.importTable(params.getArguments()));
      case Commands.CHECKS ->
          CompletableFuture.completedFuture(Commands.checks(params.getArguments()));
      default ->
          CompletableFuture.failedFuture(
              new ResponseErrorException(
                  new ResponseError(
                      ResponseErrorCode.InvalidParams, "there is no command " + command, null)));
    };
  }

  private CompletableFuture<Object> fight(ExecuteCommandParams params) {
    var fought = new CompletableFuture<Object>();
    requests
        .runRead(cancelled -> Commands.compile(params, access, cancelled))
        .whenCompleteAsync(
            (compiled, failed) -> {
              try {
                if (failed != null) {
                  fought.completeExceptionally(failed);
                } else {
                  fought.complete(fight(params, compiled, fought::isCancelled));
                }
              } catch (CancellationException stopped) {
                fought.cancel(false);
              } catch (RuntimeException failure) {
                fought.completeExceptionally(failure);
              }
            });
    return fought;
  }

  private Fought fight(ExecuteCommandParams params, Compiled compiled, BooleanSupplier cancelled) {
    var progress = new Progress(editor, params.getWorkDoneToken());
    progress.begin("Fighting");
    try {
      return Battles.fight(
          params.getCommand(),
          compiled,
          params.getArguments(),
          done -> progress.report(done + " battles"),
          cancelled);
    } finally {
      progress.end();
    }
  }

  private CompletableFuture<Object> read(ExecuteCommandParams params) {
    return requests.runRead(cancelled -> new Commands().execute(params, access, cancelled));
  }

  private boolean isSituation(ExecuteCommandParams params) {
    List<Object> arguments = params.getArguments();
    return !arguments.isEmpty() && situations.holds(Commands.text(arguments.getFirst()));
  }

  private CompletableFuture<Object> situation(ExecuteCommandParams params) {
    String uri = Commands.text(params.getArguments().getFirst());
    return CompletableFuture.supplyAsync(() -> situations.trials(uri));
  }

  private CompletableFuture<Object> play(List<Object> arguments) {
    if (arguments.size() != 1) {
      return CompletableFuture.completedFuture(
          Played.refused(Commands.PLAY + " takes one argument, the URI of a .situation file"));
    }
    String uri = Commands.text(arguments.getFirst());
    return CompletableFuture.supplyAsync(() -> situations.play(uri));
  }
}
