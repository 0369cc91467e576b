package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.print.analysis.TornadoPage;
import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.ContestedGround;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.balance.Tornado;
import dev.muster.rules.balance.TornadoText;
import dev.muster.rules.balance.WhatIf;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.files.UnwritableFileException;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which of all single changes moves the result most. */
final class TornadoOptions {
  /** Places whose ground is tried, at most. */
  private static final int PLACES = 6;

  /** Battles in which they are looked for, at most. */
  private static final int LOOKED_AT = 100;

  @Option(
      names = "--tornado",
      description =
          "Fight every single change by one step: the strength of each line, its class, break"
              + " shares, arrivals, the length, the ground that is most fought for, and each switch"
              + " of the rulebook; the strongest first.")
  private boolean wanted;

  @Option(
      names = "--only",
      paramLabel = "KIND,...",
      description =
          "With --tornado: only these of strength, numbers, class, breaks, arrivals, length, ground,"
              + " switches, places. The default is all but numbers, which are all other numbers of a"
              + " line, and places, which are units one cell away.")
  private @Nullable String only;

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description = "With --tornado: also write an HTML page with the chart.")
  private @Nullable Path page;

  boolean isWanted() {
    return wanted;
  }

  /**
   * Checks the options.
   *
   * @throws CommandFailure if an option needs {@code --tornado}, or names no kind
   */
  void check() {
    if (!wanted && (only != null || page != null)) {
      throw new CommandFailure(
          ExitCode.USAGE, (only != null ? "--only" : "--page") + " goes with --tornado");
    }
    kinds(only);
  }

  /** The kinds of a list with commas; all but the many numbers if there is none. */
  static Set<SingleChanges.Kind> kinds(@Nullable String named) {
    if (named == null) {
      return EnumSet.complementOf(
          EnumSet.of(SingleChanges.Kind.NUMBERS, SingleChanges.Kind.PLACES));
    }
    try {
      return SingleChanges.Kind.named(named);
    } catch (IllegalArgumentException unknown) {
      throw new CommandFailure(ExitCode.USAGE, "--" + unknown.getMessage());
    }
  }

  /**
   * Fights, and reports.
   *
   * @return the exit code
   */
  int run(Terminal terminal, BattleProgram program, Batch batch, boolean json, StopSignal stop)
      throws UnwritableFileException {
    Engine engine = RuleSystems.engine(program);
    Set<SingleChanges.Kind> kinds = kinds(only);
    List<Integer> places =
        kinds.contains(SingleChanges.Kind.GROUND)
            ? ContestedGround.of(
                engine,
                program,
                batch.range(0, Math.min(LOOKED_AT, batch.battles())),
                PLACES,
                stop::isGiven)
            : List.of();
    List<SingleChanges.Factor> factors =
        new SingleChanges(engine, ProgramChecker::isPlayable).of(program, kinds, places);
    if (factors.isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, "there is nothing of this kind that can be varied");
    }
    int changes = factors.stream().mapToInt(each -> each.changes().size()).sum();
    List<WhatIf.Row> rows =
        new WhatIf(engine, batch)
            .rows(
                program,
                factors.stream().flatMap(each -> each.changes().stream()).toList(),
                BattleProgress.of(terminal, (changes + 1) * batch.battles(), "battles"),
                stop::isGiven);
    if (rows.isEmpty()) {
      throw new CommandFailure(ExitCode.FINDINGS, "stopped before the scenario itself was fought");
    }
    Tornado tornado = Tornado.of(factors, rows);
    print(terminal, program, tornado, json);
    if (page != null) {
      PlayedBattleRun.write(page, TornadoPage.html(program, tornado));
      if (!json) {
        terminal.println("written: " + page);
      }
    }
    if (rows.size() <= changes) {
      terminal.printError("stopped after " + (rows.size() - 1) + " of " + changes + " changes");
      return ExitCode.FINDINGS;
    }
    return ExitCode.OK;
  }

  private static void print(
      Terminal terminal, BattleProgram program, Tornado tornado, boolean json) {
    String first = program.scenario().sides().getFirst().name();
    if (json) {
      JsonObject table = RecordJson.tree(tornado).getAsJsonObject();
      table.addProperty("side", first);
      table.addProperty("clear", tornado.clear());
      terminal.println(RecordJson.line(table));
      return;
    }
    terminal.println(
        tornado.written().battles()
            + " battles of each; the value of "
            + first
            + " is "
            + BalanceText.value(tornado.written().value())
            + " as written");
    terminal.println("What moves it most, in points:");
    TornadoText.lines(tornado).forEach(each -> terminal.println("  " + each));
    TornadoText.closing(tornado).forEach(terminal::println);
  }
}
