package dev.muster.dsl.ui.server;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Shows in the Progress view that the server starts, for as long as it does. */
final class ServerStartJob extends Job {

  private final CountDownLatch started = new CountDownLatch(1);

  private ServerStartJob() {
    super("Muster reads the rulebooks and the battles of the workspace");
  }

  static ServerStartJob shown() {
    ServerStartJob job = new ServerStartJob();
    job.setPriority(DECORATE);
    job.schedule();
    return job;
  }

  void over() {
    started.countDown();
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      while (!started.await(100, TimeUnit.MILLISECONDS)) {
        if (monitor.isCanceled()) {
          // It goes on without being shown.
          return Status.CANCEL_STATUS;
        }
      }
      return Status.OK_STATUS;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Status.CANCEL_STATUS;
    }
  }
}
