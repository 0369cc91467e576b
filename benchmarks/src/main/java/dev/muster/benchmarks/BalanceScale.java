package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a balance run gains from a second processor, how long the answer takes, and how much memory:
 * {@code BalanceScale PAGE [TIMES]}. It measures by the clock, so the machine has to be idle. The
 * command line has to be built.
 */
public final class BalanceScale {
  private static final int TIMES = 5;
  private static final int FEW = 400;
  private static final int MANY = 2000;

  /** How often a whole command is repeated at most. */
  private static final int COMMANDS = 3;

  private static final double AIM = 1.8;
  private static final double NANOS = 1e9;

  /** Seconds of a slice of battles on one thread. */
  private static final double SECONDS = 2;

  private final int times;

  private BalanceScale(int times) {
    this.times = times;
  }

  public static void main(String[] args) throws Exception {
    BalanceScale scale = new BalanceScale(args.length < 2 ? TIMES : Integer.parseInt(args[1]));
    MeasuredPage page = new MeasuredPage(Path.of(args[0]));
    page.write("threads", scale::threads);
    page.write("answers", scale::answers);
  }

  private String threads() throws IOException, InterruptedException, UnreadableInputException {
    StringBuilder table =
        new StringBuilder(
            """
            | What | 1 thread, s | 2 threads, s | Ratio | Aim |
            |---|---|---|---|---|
            """);
    for (ExampleField each :
        List.of(ExampleField.DREUX, ExampleField.MEETING, ExampleField.PAVIA)) {
      table.append(battles(each));
    }
    return table.append(commands()).toString();
  }

  /** The battles alone, in a program that has fought before. */
  private String battles(ExampleField field) throws UnreadableInputException {
    BattleProgram program = field.program();
    // as many battles as one thread fights in the time of a slice
    int battles = FEW;
    double warm = fight(program, battles, 1);
    while (warm < SECONDS) {
      battles = (int) Math.ceil(battles * Math.max(1.5, 1.1 * SECONDS / warm));
      warm = fight(program, battles, 1);
    }
    fight(program, battles, 2);
    double[] one = new double[times];
    double[] two = new double[times];
    for (int i = 0; i < times; i++) {
      one[i] = fight(program, battles, 1);
      two[i] = fight(program, battles, 2);
    }
    return row(
        "%s, %s battles, without the start of Java"
            .formatted(field.scenario(), Spread.number(battles, 0)),
        one,
        two);
  }

  /** Seconds by the clock. */
  static double fight(BattleProgram program, int battles, int threads) {
    long began = System.nanoTime();
    Objects.requireNonNull(
        new BalanceRun(
                RuleSystems.engine(program),
                program,
                new BalanceRun.Sampling(Batch.of(1, battles, threads), 0, 0))
            .run(done -> {}, () -> false));
    return (System.nanoTime() - began) / NANOS;
  }

  /** The whole command, from the script to the last line; a trial leaves it out. */
  private String commands() throws IOException, InterruptedException {
    if (times == 1) {
      return "";
    }
    int few = Math.min(times, COMMANDS);
    double[] one = new double[few];
    double[] two = new double[few];
    List<String> many = List.of("--battles", String.valueOf(MANY));
    for (int i = 0; i < few; i++) {
      TimedCommand first = command(ExampleField.DREUX, 1, many);
      TimedCommand second = command(ExampleField.DREUX, 2, many);
      if (!first.said().equals(second.said())) {
        throw new IllegalStateException("other numbers on two threads:\n" + second.said());
      }
      one[i] = first.seconds();
      two[i] = second.seconds();
    }
    return row("Dreux, " + Spread.number(MANY, 0) + " battles, the whole command", one, two);
  }

  private static String row(String what, double[] one, double[] two) {
    double ratio = Spread.of(one).median() / Spread.of(two).median();
    return "| %s | %s | %s | %s | %s |\n"
        .formatted(
            what,
            Spread.of(one).with(2),
            Spread.of(two).with(2),
            Spread.number(ratio, 2),
            Aim.atLeast(AIM, ratio, ""));
  }

  private String answers() throws IOException, InterruptedException {
    return """
        | What | Measured | Aim |
        |---|---|---|
        """
        + answer(ExampleField.DREUX, 5)
        // a trial does not wait for these
        + (times == 1 ? "" : answer(ExampleField.BREITENFELD, 60) + memory());
  }

  private String answer(ExampleField field, double aim) throws IOException, InterruptedException {
    List<TimedCommand> runs = new ArrayList<>();
    double spent = 0;
    while (runs.size() < Math.min(times, COMMANDS) && spent < aim) {
      runs.add(command(field, 2, List.of("--until", "3%")));
      spent += runs.getLast().seconds();
    }
    Spread seconds = Spread.of(runs, TimedCommand::seconds);
    return "| `balance %s --until 3%%`, the whole command on 2 threads, %s battles | %s s | %s |\n"
        .formatted(
            field.directory(),
            runs.getFirst().said().lines().findFirst().orElse("").split(" ")[0],
            seconds.with(2),
            Aim.atMost(aim, seconds.median(), " s"));
  }

  /** Linux alone says how much memory a program has used at most. */
  private String memory() throws IOException, InterruptedException {
    TimedCommand few = command(ExampleField.DREUX, 2, List.of("--battles", FEW + ""));
    TimedCommand many = command(ExampleField.DREUX, 2, List.of("--battles", MANY + ""));
    return few.mebibytes() == 0
        ? ""
        : "| most memory of the process at Dreux: %d battles, %d battles | %s MiB, %s MiB | |\n"
            .formatted(
                FEW, MANY, Spread.number(few.mebibytes(), 0), Spread.number(many.mebibytes(), 0));
  }

  private static TimedCommand command(ExampleField field, int threads, List<String> options)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("balance", field.directory(), field.scenario()));
    words.addAll(options);
    words.addAll(List.of("--threads", String.valueOf(threads)));
    return TimedCommand.run(words);
  }
}
