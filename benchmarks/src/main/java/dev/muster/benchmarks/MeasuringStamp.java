package dev.muster.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/**
 * When, of which commit and on which machine something is measured, and how busy it is with other
 * work.
 */
final class MeasuringStamp {
  private static final double NANOS = 1e9;

  /** Linux counts the time of processors in hundredths of a second. */
  private static final double TICKS = 100;

  private static final Path ALL = Path.of("/proc/stat");
  private static final Path OWN = Path.of("/proc/self/stat");

  private final long began = System.nanoTime();
  private final double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  private final double others = others();

  private MeasuringStamp() {}

  static MeasuringStamp begin() {
    return new MeasuringStamp();
  }

  /** Returns the line above a table. */
  String end() throws IOException, InterruptedException {
    return String.format(
        Locale.ROOT,
        "*Measured on %s at commit `%s`: %s, %d cores, JDK %s. %s.*",
        LocalDate.now(ZoneOffset.UTC),
        commit(),
        processor(),
        cores(),
        System.getProperty("java.version"),
        busy());
  }

  static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }

  /**
   * Seconds of processor time that this program and the commands it has waited for have used; where
   * the system does not count those of commands, 0 of them.
   */
  static double ownSeconds() {
    double own =
        ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime()
            / NANOS;
    return own + commandSeconds();
  }

  /**
   * Seconds of processor time of all commands that this program has waited for; 0 if not counted.
   */
  static double commandSeconds() {
    if (!Files.isReadable(OWN)) {
      return 0;
    }
    try {
      String line = Files.readString(OWN);
      // the name of the program, in brackets, may have blanks
      String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
      return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) / TICKS;
    } catch (IOException e) {
      return 0;
    }
  }

  private String busy() {
    double now = others();
    if (Double.isNaN(now)) {
      return String.format(Locale.ROOT, "The load of the machine before: %.1f", load);
    }
    double seconds = (System.nanoTime() - began) / NANOS * cores();
    double share = Math.max(0, Math.min(1, (now - others) / seconds));
    return String.format(
        Locale.ROOT, "Other programs took %.0f %% of the machine meanwhile", 100 * share);
  }

  /** Seconds of processor time that all other programs have used, from some time on. */
  private static double others() {
    if (!Files.isReadable(ALL)) {
      return Double.NaN;
    }
    try {
      String[] fields = Files.readAllLines(ALL).getFirst().trim().split(" +");
      // user nice system idle iowait irq softirq steal; what guests use is in user and nice already
      double busy = 0;
      for (int i : new int[] {1, 2, 3, 6, 7, 8}) {
        busy += Long.parseLong(fields[i]) / TICKS;
      }
      return busy - ownSeconds();
    } catch (IOException e) {
      return Double.NaN;
    }
  }

  private static String commit() throws IOException, InterruptedException {
    String commit = said(List.of("git", "rev-parse", "--short=12", "HEAD"));
    String changes =
        said(List.of("git", "status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs"));
    return commit + (changes.isEmpty() ? "" : " with changes");
  }

  private static String processor() throws IOException, InterruptedException {
    Path linux = Path.of("/proc/cpuinfo");
    if (Files.isReadable(linux)) {
      return Files.readAllLines(linux).stream()
          .filter(each -> each.startsWith("model name"))
          .map(each -> each.substring(each.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(System.getProperty("os.arch"));
    }
    return System.getProperty("os.name").startsWith("Mac")
        ? said(List.of("sysctl", "-n", "machdep.cpu.brand_string"))
        : System.getProperty("os.arch");
  }

  /** What a short command says. */
  static String said(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new IOException(command + " ended with " + process.exitValue());
    }
    return said;
  }
}
