package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.model.CommanderProfile;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Muster beside TAG, a framework for games and their players: {@code TagComparison PAGE [TIMES]}.
 * Slices of both take turns, each by the processor time of one thread. The environment variable
 * {@code MUSTER_TAG} names the folder in which TAG was built; without it Muster is measured alone.
 */
public final class TagComparison {
  private static final int TIMES = 5;
  private static final int WARM_UP = 3;
  private static final double SECONDS = 1;
  private static final double AIM = 40;
  private static final Path HARNESS = Path.of("benchmarks/src/tag/TagSlices.java");
  private static final List<ExampleField> FIELDS =
      List.of(ExampleField.DREUX, ExampleField.MEETING, ExampleField.SENEFFE, ExampleField.PAVIA);

  private TagComparison() {}

  public static void main(String[] args) throws Exception {
    int times = args.length < 2 ? TIMES : Integer.parseInt(args[1]);
    String tag = System.getenv("MUSTER_TAG");
    new MeasuredPage(Path.of(args[0]))
        .write(
            "tag",
            () -> {
              if (tag == null || tag.isBlank()) {
                return "TAG was not there; only Muster was measured.\n\n"
                    + pair(null, times, CommanderProfile.STEADY);
              }
              try (Tag other = new Tag(Path.of(tag).toAbsolutePath())) {
                return "TAG is of commit `"
                    + other.commit()
                    + "`.\n\n"
                    + pair(other, times, CommanderProfile.STEADY)
                    + "\n"
                    + pair(other, times, CommanderProfile.RANDOM);
              }
            });
  }

  /** A process with TAG, which plays a slice whenever it is asked. */
  private static final class Tag implements AutoCloseable {
    private final Path folder;
    private final Process process;
    private final PrintWriter out;
    private final BufferedReader in;

    Tag(Path folder) throws IOException {
      this.folder = folder;
      Path jar = folder.resolve("target/TAG.jar");
      String classPath =
          Files.exists(jar)
              ? jar.toString()
              : folder.resolve("target/classes")
                  + File.pathSeparator
                  + folder.resolve("target/lib")
                  + File.separator
                  + "*";
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  classPath,
                  HARNESS.toAbsolutePath().toString())
              // where its data is
              .directory(folder.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
      in = process.inputReader(StandardCharsets.UTF_8);
    }

    TimedBattles.Slice slice(String players) throws IOException {
      out.println(players + " " + SECONDS);
      String line = in.readLine();
      if (line == null) {
        throw new IOException("TAG has ended; was it built in " + folder + "?");
      }
      String[] numbers = line.split(" ");
      long actions = Long.parseLong(numbers[1]);
      long choices = Long.parseLong(numbers[2]);
      return new TimedBattles.Slice(
          Integer.parseInt(numbers[0]),
          choices,
          actions - choices,
          0,
          Double.parseDouble(numbers[3]),
          0);
    }

    String commit() throws IOException, InterruptedException {
      return MeasuringStamp.said(
          List.of("git", "-C", folder.toString(), "rev-parse", "--short=12", "HEAD"));
    }

    @Override
    public void close() throws InterruptedException {
      out.close();
      process.waitFor();
    }
  }

  private static String pair(@Nullable Tag tag, int times, CommanderProfile profile)
      throws IOException, UnreadableInputException {
    String players = profile == CommanderProfile.RANDOM ? "random" : "one-ply";
    List<TimedBattles.Slice> theirs = new ArrayList<>();
    Map<ExampleField, TimedBattles> fields = new EnumMap<>(ExampleField.class);
    Map<ExampleField, List<TimedBattles.Slice>> ours = new EnumMap<>(ExampleField.class);
    for (ExampleField each : FIELDS) {
      fields.put(each, new TimedBattles(each.program(), profile));
      ours.put(each, new ArrayList<>());
    }
    for (int i = -WARM_UP; i < times; i++) {
      for (ExampleField each : FIELDS) {
        TimedBattles.Slice slice = fields.get(each).fightFor(SECONDS);
        if (i >= 0) {
          ours.get(each).add(slice);
        }
      }
      if (tag != null) {
        TimedBattles.Slice slice = tag.slice(players);
        if (i >= 0) {
          theirs.add(slice);
        }
      }
    }
    return table(profile, players, theirs, ours);
  }

  private static String table(
      CommanderProfile profile,
      String players,
      List<TimedBattles.Slice> theirs,
      Map<ExampleField, List<TimedBattles.Slice>> ours) {
    String commander = profile.toString().toLowerCase(Locale.ROOT);
    StringBuilder table =
        new StringBuilder("| | Actions per second | Choices per second | Share of choices |");
    table.append(theirs.isEmpty() ? "\n" : " Actions, of TAG's | Choices, of TAG's | Aim |\n");
    table.append("|---|---|---|---|").append(theirs.isEmpty() ? "\n" : "---|---|---|\n");
    if (!theirs.isEmpty()) {
      table.append(speeds("TAG, Battlelore, " + players + " players", theirs)).append(" | | |\n");
    }
    for (ExampleField each : FIELDS) {
      List<TimedBattles.Slice> slices = ours.get(each);
      table.append(speeds("Muster, " + each.scenario() + ", " + commander, slices));
      if (!theirs.isEmpty()) {
        double actions =
            Spread.of(slices, TimedBattles.Slice::actionsPerSecond).median()
                / Spread.of(theirs, TimedBattles.Slice::actionsPerSecond).median();
        double choices =
            Spread.of(slices, TimedBattles.Slice::choicesPerSecond).median()
                / Spread.of(theirs, TimedBattles.Slice::choicesPerSecond).median();
        // what a commander decides, of all that a player of TAG does
        double aimed =
            Spread.of(slices, TimedBattles.Slice::choicesPerSecond).median()
                / Spread.of(theirs, TimedBattles.Slice::actionsPerSecond).median();
        table.append(
            " %s times | %s times | %s |"
                .formatted(
                    Spread.number(actions, 1),
                    Spread.number(choices, 1),
                    profile == CommanderProfile.RANDOM || each == ExampleField.PAVIA
                        ? ""
                        : Spread.number(aimed, 1)
                            + " choices for one action, "
                            + Aim.atLeast(AIM, aimed, "")));
      }
      table.append('\n');
    }
    return table.toString();
  }

  private static String speeds(String who, List<TimedBattles.Slice> slices) {
    Spread share =
        Spread.of(slices, each -> 100.0 * each.choices() / (each.choices() + each.forced()));
    return "| %s | %s | %s | %s %% |"
        .formatted(
            who,
            Spread.of(slices, TimedBattles.Slice::actionsPerSecond).with(0),
            Spread.of(slices, TimedBattles.Slice::choicesPerSecond).with(0),
            Spread.number(share.median(), 0));
  }
}
