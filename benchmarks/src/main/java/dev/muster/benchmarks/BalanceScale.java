package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a balance run of Dreux gains from a second processor, how long the answer takes, and how
 * much memory: {@code BalanceScale FILE [TIMES]} writes a page. It measures by the clock, so the
 * machine has to be idle; the page says how busy it was. The command line in {@code
 * cli/target/muster} has to be built.
 */
public final class BalanceScale {
  private static final Path PROGRAM = Path.of("cli/target/muster/muster");
  private static final String FIELD = "examples/dreux";
  private static final int BATTLES = 400;
  private static final int MANY = 4000;
  private static final int USUAL_TIMES = 5;
  private static final int LOOK_MILLIS = 20;
  private static final double NANOS = 1e9;
  private static final double KIB = 1024;
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  private final Engine engine;
  private final BattleProgram program;
  private final int times;

  private BalanceScale(int times) throws IOException, UnreadableInputException {
    this.times = times;
    program = MusterFileLoader.load(List.of(Path.of(FIELD))).program(null);
    engine = RuleSystems.engine(program);
  }

  /** One command: what it took and what it said. */
  private record Command(double seconds, double mebibytes, String said) {}

  public static void main(String[] args)
      throws IOException, InterruptedException, UnreadableInputException {
    if (args.length == 0 || !Files.isExecutable(PROGRAM)) {
      System.err.println("BalanceScale FILE [TIMES]; it needs " + PROGRAM + ", so build it first");
      System.exit(2);
    }
    int times = args.length < 2 ? USUAL_TIMES : Integer.parseInt(args[1]);
    Files.writeString(Path.of(args[0]), new BalanceScale(times).page());
  }

  private String page() throws IOException, InterruptedException {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    int processors = Runtime.getRuntime().availableProcessors();
    StringBuilder text = new StringBuilder();
    text.append("# Balance runs on two processors\n\n");
    text.append("`muster balance examples/dreux`, by the clock, in seconds: the median of ");
    text.append(times).append(" runs of each kind, which take turns.\n");
    text.append(
        String.format(
            Locale.ROOT,
            "The machine had %d processors and a load of %.1f when the measurement began. Above a"
                + " load of 0.5%nthe numbers say little: repeat them.%n%n",
            processors,
            load));
    text.append("| What | 1 thread | 2 threads | Ratio | Aim |\n|---|---|---|---|---|\n");
    text.append(threads());
    text.append(commands());
    text.append("\n| What | Measured | Aim |\n|---|---|---|\n");
    text.append(answer());
    text.append(memory());
    text.append(
        """

        `BalanceScale` of `benchmarks` writes this page. It compares the outputs on 1 and 2 threads first. Build the command
        line first, and let nothing else run:

        ```
        ./muster --version
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.BalanceScale -Djmh.args=scale.md
        ```
        """);
    return text.toString();
  }

  /** The battles alone, in a program that has fought before. */
  private String threads() {
    double[] one = new double[times];
    double[] two = new double[times];
    fight(1);
    fight(2);
    for (int i = 0; i < times; i++) {
      one[i] = fight(1);
      two[i] = fight(2);
    }
    return row(BATTLES + " battles, without the start of Java", median(one), median(two));
  }

  private double fight(int threads) {
    long began = System.nanoTime();
    Objects.requireNonNull(
        new BalanceRun(
                engine, program, new BalanceRun.Sampling(Batch.of(1, BATTLES, threads), 0, 0))
            .run(done -> {}, () -> false));
    return (System.nanoTime() - began) / NANOS;
  }

  /** The whole command, from the script to the last line. */
  private String commands() throws IOException, InterruptedException {
    double[] one = new double[times];
    double[] two = new double[times];
    List<String> many = List.of("--battles", String.valueOf(MANY));
    for (int i = 0; i < times; i++) {
      Command first = command(1, many);
      Command second = command(2, many);
      if (!first.said.equals(second.said)) {
        throw new IllegalStateException("other numbers on two threads:\n" + second.said);
      }
      one[i] = first.seconds;
      two[i] = second.seconds;
    }
    return row(MANY + " battles, the whole command", median(one), median(two));
  }

  private static String row(String what, double one, double two) {
    return String.format(
        Locale.ROOT, "| %s | %.2f | %.2f | %.2f | 1.8 |%n", what, one, two, one / two);
  }

  private String answer() throws IOException, InterruptedException {
    double[] seconds = new double[times];
    String battles = "";
    for (int i = 0; i < times; i++) {
      Command command = command(2, List.of("--until", "3%"));
      seconds[i] = command.seconds;
      battles = command.said.lines().findFirst().orElse("").split(" ")[0];
    }
    return String.format(
        Locale.ROOT,
        "| `--until 3%%`, the whole command on 2 threads, %s battles | %.2f s | at most 5 s |%n",
        battles,
        median(seconds));
  }

  /** Linux alone says how much memory a program has used at most. */
  private String memory() throws IOException, InterruptedException {
    Command few = command(2, List.of("--battles", String.valueOf(BATTLES)));
    Command many = command(2, List.of("--battles", String.valueOf(MANY)));
    return few.mebibytes == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "| most memory of the process: %d battles, %d battles | %.0f MiB, %.0f MiB | no more |%n",
            BATTLES,
            MANY,
            few.mebibytes,
            many.mebibytes);
  }

  private Command command(int threads, List<String> options)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(PROGRAM.toString(), "balance", FIELD));
    words.addAll(options);
    words.addAll(List.of("--threads", String.valueOf(threads)));
    Path out = Files.createTempFile("balance", ".txt");
    try {
      long began = System.nanoTime();
      Process process =
          new ProcessBuilder(words)
              .redirectOutput(out.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      double peak = 0;
      while (process.isAlive()) {
        peak = Math.max(peak, peak(process.pid()));
        Thread.sleep(LOOK_MILLIS);
      }
      double seconds = (System.nanoTime() - began) / NANOS;
      if (process.exitValue() != 0) {
        throw new IOException(words + " ended with " + process.exitValue());
      }
      return new Command(seconds, peak, Files.readString(out));
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

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
