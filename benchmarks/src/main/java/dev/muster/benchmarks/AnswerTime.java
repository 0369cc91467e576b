package dev.muster.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

/** What an answer costs this thread, in milliseconds of processor time. */
final class AnswerTime {
  private AnswerTime() {}

  /**
   * Measures some work, or an answer that is waited for.
   *
   * @param warming runs before, which do not count
   */
  static Spread of(int warming, int runs, Callable<?> work) throws Exception {
    double[] times = new double[runs];
    var clock = ManagementFactory.getThreadMXBean();
    for (int i = -warming; i < runs; i++) {
      long before = clock.getCurrentThreadCpuTime();
      if (work.call() instanceof CompletableFuture<?> answer) {
        answer.get();
      }
      if (i >= 0) {
        times[i] = (clock.getCurrentThreadCpuTime() - before) / 1e6;
      }
    }
    return Spread.of(times);
  }
}
