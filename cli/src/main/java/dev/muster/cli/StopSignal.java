package dev.muster.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Handles Ctrl-C during a run: the JVM exits after the numbers so far have been reported. */
final class StopSignal implements AutoCloseable {
  private static final int PATIENCE = 10;

  private final Terminal terminal;
  private final AtomicBoolean given = new AtomicBoolean();
  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook;

  StopSignal(Terminal terminal) {
    this.terminal = terminal;
    hook =
        new Thread(
            () -> {
              given.set(true);
              await();
            });
    Runtime.getRuntime().addShutdownHook(hook);
  }

  boolean isGiven() {
    return given.get();
  }

  private void await() {
    try {
      if (!told.await(PATIENCE, TimeUnit.SECONDS)) {
        return; // a battle that does not end is no reason to stay
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** All that is known has been reported. */
  @Override
  public void close() {
    terminal.out().flush();
    terminal.err().flush();
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the JVM is going down already
    }
  }
}
