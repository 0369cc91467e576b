package dev.muster.cli;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.situation.SituationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "play",
    description = "Plays situations: a position, the orders of both sides, and the dice.",
    footer = {
      "",
      "For one situation it reports each event with its rule. For several it reports for each"
          + " whether the result is as its file expects, and the total. For an order that the rules"
          + " forbid, or missing or unused dice, it reports the line and what is possible instead.",
      "",
      "Examples:",
      "  muster play examples/situations/lancers-against-shot.situation",
      "  muster play examples/situations --junit results.xml"
    })
final class PlayCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Situation files, or folders with situation files.")
  private List<Path> files = List.of();

  @Option(
      names = "--json",
      description = "Print one JSON object per event instead of the report; for one file.")
  private boolean json;

  @Mixin private JUnitOption junit = new JUnitOption();

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    List<Path> all = expanded();
    boolean one = all.size() == 1;
    if (json && !one) {
      throw new CommandFailure(
          ExitCode.USAGE, "--json is for one situation; found " + all.size() + " files");
    }
    junit.check();
    if (!one) {
      // no file is played if one of them cannot be read
      for (Path file : all) {
        TextFileReader.read(file, LoadedSources.LARGEST);
      }
    }
    List<PlayedSituation> played = new ArrayList<>();
    for (Path file : all) {
      played.add(
          PlayedSituation.play(file, json ? new JsonLog(terminal.safeOut()) : EventSink.SILENT));
    }
    junit.write("muster play", played.stream().map(PlayedSituation::testCase).toList());
    for (PlayedSituation each : played) {
      tell(each, one);
    }
    long failed = played.stream().filter(each -> !each.problems().isEmpty()).count();
    if (!one) {
      terminal.println(summary(played.size(), failed));
    }
    return failed == 0 ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private static String summary(int all, long failed) {
    return failed == 0
        ? all + " situations went as their files say."
        : (all - failed)
            + " of "
            + all
            + " situations went as their files say, "
            + failed
            + " did not.";
  }

  private List<Path> expanded() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        List<Path> found = SituationFolder.in(file);
        if (found.isEmpty()) {
          throw new CommandFailure(
              ExitCode.USAGE,
              "directory " + file + " holds no " + SituationFolder.ENDING + " files");
        }
        all.addAll(found);
      } else {
        all.add(file);
      }
    }
    return all;
  }

  /**
   * @param inFull whether to print its report, not only its name
   */
  private void tell(PlayedSituation played, boolean inFull) throws IOException {
    boolean good = played.problems().isEmpty();
    if (inFull && !json) {
      print(played.report());
      print(good ? "\nAs the file says: " + played.kept() + ".\n" : "");
    } else if (!json && good) {
      terminal.println(played.file() + ": as the file says: " + played.kept());
    }
    played.problems().forEach(each -> complain(played.file(), each));
  }

  private void print(String log) throws IOException {
    terminal.safeOut().append(log);
  }

  private void complain(Path file, SituationException problem) {
    String place = problem.line() == 0 ? file + ": " : file + ":" + problem.line() + ": ";
    terminal.printError(place + problem.getMessage());
  }
}
