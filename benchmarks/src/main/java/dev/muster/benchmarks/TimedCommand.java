package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One run of the command line, from the script to the last line. {@code cli/target/muster} has to
 * be built.
 *
 * @param seconds by the clock
 * @param processorSeconds of all threads; 0 where the system does not count them
 * @param mebibytes most memory; 0 where the system does not say
 * @param said its output
 */
record TimedCommand(double seconds, double processorSeconds, double mebibytes, String said) {
  /** What the build makes. */
  static final Path PROGRAM = Path.of("cli/target/muster/muster");

  private static final int LOOK_MILLIS = 20;
  private static final double NANOS = 1e9;
  private static final double KIB = 1024;
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  static TimedCommand run(List<String> arguments) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(PROGRAM.toAbsolutePath().toString()));
    words.addAll(arguments);
    Path out = Files.createTempFile("command", ".txt");
    try {
      double processor = MeasuringStamp.commandSeconds();
      long began = System.nanoTime();
      Process process =
          new ProcessBuilder(words)
              .redirectOutput(out.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      double peak = 0;
      do {
        peak = Math.max(peak, peak(process.pid()));
      } while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS));
      double seconds = (System.nanoTime() - began) / NANOS;
      if (process.exitValue() != 0) {
        throw new IOException(words + " ended with " + process.exitValue());
      }
      double used = MeasuringStamp.commandSeconds() - processor;
      return new TimedCommand(seconds, used, peak, Files.readString(out));
    } finally {
      Files.delete(out);
    }
  }

  private static double peak(long process) {
    try {
      Matcher peak = PEAK.matcher(Files.readString(Path.of("/proc", process + "", "status")));
      return peak.find() ? Long.parseLong(peak.group(1)) / KIB : 0;
    } catch (IOException e) {
      return 0; // it has just ended, or this is no Linux
    }
  }
}
