package dev.muster.dsl.ui.server;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Has the server do something that takes long, with its progress and a button to cancel it. */
public class ServerAnswerJob extends Job {

  private final String command;
  private final List<Object> arguments;
  private final Consumer<Object> answered;

  /**
   * @param answered takes the answer, in the user interface's thread
   */
  public ServerAnswerJob(
      String name, String command, List<Object> arguments, Consumer<Object> answered) {
    super(name);
    this.command = command;
    this.arguments = List.copyOf(arguments);
    this.answered = answered;
    setUser(true);
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
    try {
      Object answer = ServerCommand.run(command, arguments, monitor, monitor::subTask);
      Display.getDefault().asyncExec(() -> answered.accept(answer));
      return Status.OK_STATUS;
    } catch (OperationCanceledException | CancellationException cancelled) {
      return Status.CANCEL_STATUS;
    } catch (ExecutionException failure) {
      ILog.of(ServerAnswerJob.class).error(getName() + " failed", failure.getCause());
      return Status.OK_STATUS;
    } finally {
      monitor.done();
    }
  }
}
