package dev.muster.ui.tests;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A test that hangs says what every thread was doing, and holds up nothing else: its thread is
 * interrupted, and where that is of no use the whole run ends.
 */
final class HangGuard implements BeforeEachCallback, AfterEachCallback {

  /** Far more than any test takes: every wait of a test ends after one minute. */
  private static final long INTERRUPTED_SECONDS = 240;

  private static final long ENDED_SECONDS = 120;

  private static Thread guard;

  @Override
  public void beforeEach(ExtensionContext context) {
    Thread tested = Thread.currentThread();
    guard = new Thread(() -> watch(context.getDisplayName(), tested), "guard of hanging tests");
    guard.setDaemon(true);
    guard.start();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    guard.interrupt();
  }

  private static void watch(String test, Thread tested) {
    try {
      Thread.sleep(INTERRUPTED_SECONDS * 1000);
      tell(test);
      tested.interrupt();
      Thread.sleep(ENDED_SECONDS * 1000);
      tell(test);
      Runtime.getRuntime().halt(1);
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  /** Who waits for whom, which the plain stacks do not say. */
  private static void tellDeadlock() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long[] locked = threads.findDeadlockedThreads();
    if (locked != null) {
      System.out.println("Deadlock:");
      for (ThreadInfo each : threads.getThreadInfo(locked, true, true)) {
        System.out.println(each);
      }
    }
  }

  private static void tell(String test) {
    System.out.println(test + " hangs:");
    for (Map.Entry<Thread, StackTraceElement[]> each : Thread.getAllStackTraces().entrySet()) {
      System.out.println(each.getKey());
      for (StackTraceElement call : each.getValue()) {
        System.out.println("    at " + call);
      }
    }
    tellDeadlock();
    System.out.println(test + " hangs: see above.");
    System.out.flush();
  }
}
