package dev.muster.cli;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.UnwritableFileException;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.part.BalanceJoin;
import dev.muster.rules.part.BalancePart;
import dev.muster.rules.part.BalanceRunKey;
import dev.muster.rules.part.JsonPartFile;
import dev.muster.rules.part.PartFight;
import dev.muster.rules.part.PartRefusal;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A run in parts: fights one, or joins all. */
final class BalanceParts {
  private static final Pattern PART = Pattern.compile("\\s*(\\d{1,6})\\s*/\\s*(\\d{1,6})\\s*");

  @Option(
      names = "--part",
      paramLabel = "K/N",
      description =
          "Fight only part K of N of the battles, and write its numbers to --out. The parts can be"
              + " fought on many machines.")
  private @Nullable String wanted;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file of the part. It replaces an older file of a part, and no other file.")
  private @Nullable Path out;

  @Option(
      names = "--join",
      arity = "1..*",
      paramLabel = "PART",
      description =
          "Join all parts of a run, in any order, and report them as one run. The scenario is in the"
              + " parts, so FILE is not needed.")
  private List<Path> parts = List.of();

  /** Returns whether a part is requested. */
  boolean isPart() {
    return wanted != null;
  }

  /** Returns whether joining parts is requested. */
  boolean isJoin() {
    return !parts.isEmpty();
  }

  /**
   * Checks the options.
   *
   * @throws CommandFailure if {@code --part} and {@code --out} do not go together
   */
  void check() {
    if (isPart() && out == null) {
      throw new CommandFailure(
          ExitCode.USAGE, "--part needs a file for its numbers, such as --out part.json");
    }
    if (!isPart() && out != null) {
      throw new CommandFailure(
          ExitCode.USAGE, "--out is the file of a part; say which, such as --part 1/4");
    }
  }

  /** The arguments for fighting a part. */
  record Fight(
      Terminal terminal,
      BattleProgram program,
      Batch batch,
      int luck,
      List<CommanderProfile> minds,
      boolean progress) {}

  /**
   * Fights the part and writes its file.
   *
   * @return the exit code
   */
  int fight(Fight fight, StopSignal stop) throws UnwritableFileException {
    int[] number = number(fight.batch.battles());
    Engine engine = RuleSystems.engine(fight.program);
    BalanceRunKey run =
        BalanceRunKey.of(engine, fight.program, fight.batch, number[1], fight.luck, fight.minds);
    int count = run.count(number[0]);
    BalancePart part =
        new PartFight(engine, fight.program, run, number[0], fight.batch.threads())
            .fight(
                names ->
                    BattleProgress.of(
                        fight.terminal,
                        count,
                        names.isEmpty() ? "battles" : "battles, " + names,
                        fight.progress),
                stop::isGiven);
    if (part == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          "stopped; nothing is written, because a part is joined whole or not at all");
    }
    write(JsonPartFile.text(part, fight.program));
    fight.terminal.println(
        "written: "
            + out
            + ", part "
            + number[0]
            + "/"
            + number[1]
            + ", battles "
            + (run.first(number[0]) + 1)
            + " to "
            + (run.first(number[0]) + count));
    return ExitCode.OK;
  }

  private int[] number(int battles) {
    Matcher part = PART.matcher(wanted == null ? "" : wanted);
    int most = Math.min(BalanceRunKey.MOST_PARTS, battles);
    if (part.matches()) {
      int number = Integer.parseInt(part.group(1));
      int of = Integer.parseInt(part.group(2));
      if (number >= 1 && number <= of && of <= most) {
        return new int[] {number, of};
      }
    }
    throw new CommandFailure(
        ExitCode.USAGE,
        "--part is a number of parts, such as 3/40; of "
            + battles
            + " battles there are 1 to "
            + most
            + " parts; found "
            + wanted);
  }

  private void write(String text) throws UnwritableFileException {
    Path file = Objects.requireNonNull(out);
    boolean known =
        Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
            && JsonPartFile.isPart(TextFileReader.read(file, JsonPartFile.LARGEST));
    if (known) {
      AtomicFileWriter.write(Map.of(file, text));
    } else {
      PlayedBattleRun.write(file, text);
    }
  }

  /** All parts as one run. */
  BalanceJoin.Joined join() {
    BalanceJoin join = new BalanceJoin();
    try {
      for (Path each : parts) {
        join.add(each.toString(), TextFileReader.read(each, JsonPartFile.LARGEST));
      }
      return join.join(RuleSystems::engine);
    } catch (PartRefusal e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }
}
