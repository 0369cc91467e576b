package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What short commands cost, from the script to the last line, with the start of Java: {@code
 * StartTimes PAGE [TIMES]}. Commands take turns, after one run each that does not count.
 */
public final class StartTimes {
  private static final int TIMES = 3;
  private static final int ROWS = 20_000;
  private static final String DREUX = "examples/dreux";

  /**
   * A command.
   *
   * @param processor the most processor time it should take; 0 if there is no aim
   * @param wall the most wall time it should take; 0 if there is no aim
   */
  private record Case(String words, double processor, double wall, Work work) {
    Case(double processor, double wall, String... arguments) {
      this(String.join(" ", arguments), processor, wall, List.of(arguments));
    }

    Case(String words, double processor, double wall, List<String> arguments) {
      this("`" + words + "`", processor, wall, () -> TimedCommand.run(arguments));
    }

    String aims(Spread processorSeconds, Spread seconds) {
      List<String> aims = new ArrayList<>();
      if (processor > 0) {
        aims.add(Aim.atMost(processor, processorSeconds.median(), " s of processor time"));
      }
      if (wall > 0) {
        aims.add(Aim.atMost(wall, seconds.median(), " s of wall time"));
      }
      return String.join("; ", aims);
    }
  }

  /** One run of a command. */
  private interface Work {
    TimedCommand run() throws IOException, InterruptedException;
  }

  private final int times;

  private StartTimes(int times) {
    this.times = times;
  }

  public static void main(String[] args) throws Exception {
    StartTimes starts = new StartTimes(args.length < 2 ? TIMES : Integer.parseInt(args[1]));
    try (ScratchFolder folder = ScratchFolder.create()) {
      new MeasuredPage(Path.of(args[0])).write("starts", () -> starts.table(cases(folder.path())));
    }
  }

  private static List<Case> cases(Path folder) throws IOException {
    Path rows = folder.resolve("army.csv");
    Files.writeString(rows, rows());
    String pages = folder.resolve("pages").toString();
    return List.of(
        new Case(0, 0, "--version"),
        new Case(1.3, 0, "check", DREUX),
        new Case(0, 0, "check", "examples/seneffe"),
        new Case(1.6, 0, "battle", DREUX),
        new Case(
            "`lsp`, until it answers the greeting of an editor",
            0,
            0,
            LanguageServerStart.ANSWER::run),
        new Case(
            "`lsp`, until the findings of Dreux are there",
            0,
            0,
            LanguageServerStart.FINDINGS::run),
        new Case(0, 0, "fmt", "--check", DREUX),
        new Case("print " + DREUX, 0, 0, List.of("print", DREUX, "--out", pages)),
        new Case(
            "print examples/seneffe --format pdf",
            0,
            0,
            List.of("print", "examples/seneffe", "--format", "pdf", "--out", pages)),
        new Case(0, 0, "play", "examples/situations/lancers-against-shot.situation"),
        new Case(
            "import of a table of " + Spread.number(ROWS, 0) + " stands",
            0,
            0,
            List.of("import", rows.toString())),
        new Case(0, 0, "balance", DREUX, "--battles", "200"),
        new Case(8, 5, "balance", DREUX, "--battles", "1000"));
  }

  private static String rows() {
    StringBuilder text = new StringBuilder("name,type,class,mp,sp,bp\n");
    for (int i = 0; i < ROWS; i++) {
      text.append("Stand").append(i).append(",Pike,B,1,5/5/5,2\n");
    }
    return text.toString();
  }

  private String table(List<Case> cases) throws IOException, InterruptedException {
    Map<Case, List<TimedCommand>> runs = new LinkedHashMap<>();
    for (int i = -1; i < times; i++) {
      for (Case each : cases) {
        TimedCommand run = each.work().run();
        if (i >= 0) {
          runs.computeIfAbsent(each, none -> new ArrayList<>()).add(run);
        }
      }
    }
    StringBuilder table =
        new StringBuilder(
            """
            | Command | Processor time, s | Wall time, s | Aim |
            |---|---|---|---|
            """);
    runs.forEach(
        (each, of) -> {
          Spread processor = Spread.of(of, TimedCommand::processorSeconds);
          Spread wall = Spread.of(of, TimedCommand::seconds);
          table.append(
              "| %s | %s | %s | %s |\n"
                  .formatted(
                      each.words(), processor.with(2), wall.with(2), each.aims(processor, wall)));
        });
    return table.toString();
  }
}
