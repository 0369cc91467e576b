package dev.muster.dsl.ui.server;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Runs a command of the server in a job. */
public final class ServerCommand {

  private ServerCommand() {}

  /**
   * Returns the answer of the server; null if it is not running.
   *
   * @param progress receives what the server says meanwhile, from any thread
   * @throws org.eclipse.core.runtime.OperationCanceledException if the user cancelled
   * @throws ExecutionException if the server failed
   */
  public static Object run(
      String command, List<Object> arguments, IProgressMonitor monitor, Consumer<String> progress)
      throws ExecutionException {
    String token = UUID.randomUUID().toString();
    ExecuteCommandParams params = new ExecuteCommandParams(command, arguments);
    params.setWorkDoneToken(Either.forLeft(token));
    try (var listening = ServerProgress.of(token, progress)) {
      return ResponseAwaiter.await(
          LanguageServerHost.running().ask(it -> it.getWorkspaceService().executeCommand(params)),
          monitor);
    }
  }
}
