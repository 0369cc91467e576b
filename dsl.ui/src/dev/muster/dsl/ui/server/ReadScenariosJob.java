package dev.muster.dsl.ui.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/**
 * Reads the scenarios of a file in the background, so that no menu hangs while the server starts.
 */
public final class ReadScenariosJob extends Job {

  private final MusterFile file;
  private final Consumer<ScenarioList> then;

  private ReadScenariosJob(MusterFile file, Consumer<ScenarioList> then) {
    super("Reading " + file.name());
    this.file = file;
    this.then = then;
  }

  /** Reads a file and hands its scenarios over in the user interface's thread. */
  public static void of(MusterFile file, Consumer<ScenarioList> then) {
    ReadScenariosJob job = new ReadScenariosJob(file, then);
    job.setPriority(INTERACTIVE);
    job.schedule();
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      ScenarioList scenarios = read(file, monitor);
      Display.getDefault().asyncExec(() -> then.accept(scenarios));
      return Status.OK_STATUS;
    } catch (OperationCanceledException cancelled) {
      return Status.CANCEL_STATUS;
    }
  }

  /**
   * Waits for the scenarios of a file.
   *
   * @throws OperationCanceledException if the user cancelled
   */
  public static ScenarioList read(MusterFile file, IProgressMonitor monitor) {
    if (file.onDisk().isEmpty()) {
      return ScenarioList.refused(file.path() + " is not a file on this computer.");
    }
    CompletableFuture<ScenarioList> asked = LanguageServerHost.running().scenarios(file.uri());
    try {
      return ResponseAwaiter.await(asked, monitor);
    } catch (ExecutionException failure) {
      ILog.of(ReadScenariosJob.class)
          .error("The Muster language server failed", failure.getCause());
      return ScenarioList.refused("The file could not be read. The Error Log has the reason.");
    }
  }
}
