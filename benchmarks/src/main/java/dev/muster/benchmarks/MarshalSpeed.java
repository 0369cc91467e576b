package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a battle with a marshal on one side costs, from the command to the last line: {@code
 * MarshalSpeed PAGE [TIMES]}. It has all processors, as for a user.
 */
public final class MarshalSpeed {
  private static final int TIMES = 3;

  /** No battle of a field is repeated once all of them have taken so many seconds. */
  private static final double ENOUGH = 15;

  private MarshalSpeed() {}

  public static void main(String[] args) throws Exception {
    int times = args.length < 2 ? TIMES : Math.min(TIMES, Integer.parseInt(args[1]));
    new MeasuredPage(Path.of(args[0])).write("marshal", () -> table(times));
  }

  private static String table(int times) throws IOException, InterruptedException {
    StringBuilder table =
        new StringBuilder(
            """
            | Field | Effort | Battles | Wall time per battle, s | Processor time per battle, s | Aim |
            |---|---|---|---|---|---|
            """);
    // a trial
    List<String> efforts = times == 1 ? List.of("quick") : List.of("quick", "usual");
    for (String effort : efforts) {
      for (ExampleField each : ExampleField.values()) {
        table.append(row(each, effort, times));
      }
    }
    return table.toString();
  }

  private static String row(ExampleField field, String effort, int times)
      throws IOException, InterruptedException {
    List<TimedCommand> runs = new ArrayList<>();
    double spent = 0;
    for (int seed = 1; seed <= times && (seed == 1 || spent < ENOUGH); seed++) {
      TimedCommand run =
          TimedCommand.run(
              List.of(
                  "battle",
                  field.directory(),
                  field.scenario(),
                  "--brief",
                  "--commanders=marshal,steady",
                  "--effort=" + effort,
                  "--seed=" + seed));
      runs.add(run);
      spent += run.seconds();
    }
    Spread seconds = Spread.of(runs, TimedCommand::seconds);
    return "| %s, %s | %s | %d | %s | %s | %s |\n"
        .formatted(
            field.scenario(),
            field.game(),
            effort,
            runs.size(),
            seconds.with(1),
            Spread.of(runs, TimedCommand::processorSeconds).with(1),
            Aim.atMost(aim(field, effort), seconds.median(), " s"));
  }

  private static double aim(ExampleField field, String effort) {
    if (effort.equals("usual")) {
      return 10;
    }
    return field == ExampleField.SENEFFE ? 6 : 3;
  }
}
