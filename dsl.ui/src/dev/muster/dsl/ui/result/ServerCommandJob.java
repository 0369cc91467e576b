package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import dev.muster.dsl.ui.server.ServerProgress;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;

/** Has the server do something that takes long, with its progress and a button to cancel it. */
final class ServerCommandJob extends Job {

  private final String command;
  private final List<Object> arguments;
  private final Function<Object, ResultEntry> read;

  /**
   * @param read makes the result of an answer
   */
  ServerCommandJob(
      String name, String command, List<Object> arguments, Function<Object, ResultEntry> read) {
    super(name);
    this.command = command;
    this.arguments = List.copyOf(arguments);
    this.read = read;
    setUser(true);
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    String token = UUID.randomUUID().toString();
    ExecuteCommandParams params = new ExecuteCommandParams(command, arguments);
    params.setWorkDoneToken(Either.forLeft(token));
    monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
    try (var listening = ServerProgress.of(token, monitor::subTask)) {
      ResultEntry result =
          read.apply(
              ResponseAwaiter.await(
                  LanguageServerHost.running()
                      .ask(it -> it.getWorkspaceService().executeCommand(params)),
                  monitor));
      Display.getDefault().asyncExec(() -> ResultsView.add(result));
      return Status.OK_STATUS;
    } catch (OperationCanceledException | CancellationException cancelled) {
      return Status.CANCEL_STATUS;
    } catch (ExecutionException failure) {
      ILog.of(ServerCommandJob.class).error(getName() + " failed", failure.getCause());
      return Status.OK_STATUS;
    } finally {
      monitor.done();
    }
  }
}
