package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.TornadoText;
import dev.muster.rules.balance.WhatIf;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.check.Finding;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "whatif",
    description =
        "Fights a scenario and variations of it with the same seeds, and reports what each"
            + " changes.",
    footer = {
      "",
      "Nothing is written: the variations are made in memory. Each value of --vary is a variation"
          + " of its own, with all else as it is written. A change is one of:",
      "  LINE.STAT=5..7, ARMY.LINE.STAT=5,6    a number of an army list",
      "  ARMY.breaks=1/3,1/2, breaks=1/3       when an army breaks, or when both do",
      "  NAME arrives round 3..9               a later unit, or those of a group",
      "  length=8..12                          the number of rounds",
      "  LINE.class=A,B                        what follows the category of a line",
      "  UNIT at PLACE,PLACE                   where a unit stands at the start",
      "  PLACE is TERRAIN,TERRAIN              the ground of a hex or a box",
      "  SWITCH=VALUE,VALUE                    a reading of the rules",
      "A difference is of the value of the first side: 1 for a win, 0.5 for a draw. It is clear if"
          + " its 95 %% interval leaves out 0. Of 20 variations without an effect one looks clear"
          + " by chance.",
      "",
      "Examples:",
      "  muster whatif examples/dreux --vary \"length=10..14\"",
      "  muster whatif examples/dreux --vary breaks=1/3,1/2 --without Reserve",
      "  muster whatif examples/dreux --vary \"Gendarmes.sp=5,6\" --json",
      "  muster whatif examples/dreux --tornado --battles 200 --page tornado.html",
      "  muster whatif saturday --against rev:HEAD~1"
    })
final class WhatIfCommand implements Callable<Integer> {
  private static final int MOST_VARIATIONS = 200;
  private static final int MOST_BATTLES = 100_000;
  private static final String REVISION = "rev:";

  private final Terminal terminal;

  @Mixin private ScenarioFile scenario = new ScenarioFile();

  @Option(
      names = "--vary",
      paramLabel = "CHANGE",
      description = "What to change, in quotes; see below. Can be repeated.")
  private List<String> changes = List.of();

  @Option(
      names = "--without",
      paramLabel = "GROUP",
      description = "Leave out a group. Can be repeated, each a variation of its own.")
  private List<String> left = List.of();

  @Option(
      names = "--against",
      paramLabel = "FILE",
      description =
          "Compare with the scenario of another file or directory: the one of the same name, or the"
              + " only one. rev:HEAD~1 is the same file at a revision of its Git repository, and"
              + " runs git. Can be repeated.")
  private List<String> others = List.of();

  @Option(
      names = "--battles",
      defaultValue = "400",
      paramLabel = "N",
      description = "Number of battles of each (default: ${DEFAULT-VALUE}).")
  private int battles;

  @Mixin private BatchOptions options = new BatchOptions();
  @Mixin private TornadoOptions tornado = new TornadoOptions();

  @Option(names = "--json", description = "Print the table as one JSON object.")
  private boolean json;

  WhatIfCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    tornado.check();
    if (battles < 2 || battles > MOST_BATTLES) {
      throw new CommandFailure(
          ExitCode.USAGE, "--battles is 2 to " + MOST_BATTLES + ", found " + battles);
    }
    boolean named = !changes.isEmpty() || !left.isEmpty() || !others.isEmpty();
    if (!named && !tornado.isWanted()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "say what to change: --vary, --without, --against or --tornado; see muster whatif"
              + " --help");
    }
    if (named && tornado.isWanted()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--tornado chooses the changes itself; leave --vary, --without and --against out");
    }
    Batch batch = Batch.of(options.seed(), battles, options.workers()).ledBy(options.commanders());
    BattleProgram program = withoutExpectations(scenario.program(terminal));
    if (tornado.isWanted()) {
      try (StopSignal stop = new StopSignal(terminal)) {
        return tornado.run(terminal, program, batch, json, stop);
      } catch (IllegalArgumentException e) {
        throw BatchOptions.refused(e);
      }
    }
    List<ScenarioVariation> variations = variations(program);
    int all = (variations.size() + 1) * battles;
    try (StopSignal stop = new StopSignal(terminal)) {
      List<WhatIf.Row> rows =
          new WhatIf(RuleSystems.engine(program), batch)
              .rows(
                  program, variations, BattleProgress.of(terminal, all, "battles"), stop::isGiven);
      print(program, rows);
      if (rows.size() <= variations.size()) {
        terminal.printError(
            "stopped after " + rows.size() + " of " + (variations.size() + 1) + " scenarios");
        return ExitCode.FINDINGS;
      }
      return ExitCode.OK;
    } catch (IllegalArgumentException e) {
      throw BatchOptions.refused(e);
    }
  }

  private List<ScenarioVariation> variations(BattleProgram program) throws IOException {
    List<ScenarioVariation> all = new ArrayList<>();
    try {
      changes.forEach(each -> all.addAll(ScenarioVariation.of(each, program)));
      left.forEach(each -> all.add(ScenarioVariation.without(each, program)));
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
    for (ScenarioVariation each : all) {
      checked(each);
    }
    for (String each : others) {
      all.add(each.startsWith(REVISION) ? revision(each, program) : file(each, program));
    }
    if (all.size() > MOST_VARIATIONS) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "at most " + MOST_VARIATIONS + " variations are fought at once, found " + all.size());
    }
    return all;
  }

  /** Differences are reported and no verdicts, so that an expectation must not stop a variation. */
  private static BattleProgram withoutExpectations(BattleProgram program) {
    return program.withScenario(program.scenario().withoutExpectations());
  }

  /** The rules hold for a variation as for a file. */
  private static void checked(ScenarioVariation variation) {
    for (Finding each : ProgramChecker.check(variation.program())) {
      if (each.severity() == Finding.Severity.ERROR) {
        throw new CommandFailure(
            ExitCode.FINDINGS, variation.label() + " cannot be fought: " + each.message());
      }
    }
  }

  private ScenarioVariation file(String named, BattleProgram program) {
    try {
      Path path = Path.of(named);
      if (Files.notExists(path)) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--against: there is no file "
                + named
                + "; a revision of Git is written "
                + REVISION
                + named);
      }
      return other(named, path, program);
    } catch (InvalidPathException e) {
      throw new CommandFailure(
          ExitCode.USAGE, "--against: '" + named + "' cannot be the name of a file");
    }
  }

  private ScenarioVariation revision(String named, BattleProgram program) throws IOException {
    try (GitRevision revision =
        GitRevision.of(named.substring(REVISION.length()), scenario.file())) {
      List<Finding> errors = LoadedSources.read(List.of(revision.file())).errors();
      if (!errors.isEmpty()) {
        Finding first = errors.getFirst();
        Path place = revision.copy().relativize(Path.of(first.at().file()).toAbsolutePath());
        throw new CommandFailure(
            ExitCode.FINDINGS,
            "the scenario at "
                + named
                + " has "
                + LoadedSources.counted(errors.size(), "error")
                + "; the first is in line "
                + first.at().line()
                + " of "
                + place
                + ": "
                + first.message());
      }
      return other(named, revision.file(), program);
    }
  }

  private ScenarioVariation other(String named, Path path, BattleProgram program) {
    LoadedSources sources = LoadedSources.playable(path, terminal);
    String name = program.scenario().name();
    BattleProgram found = sources.scenario(sources.hasScenario(name) ? name : null, path);
    if (!found.rulebook().system().equals(program.rulebook().system())) {
      throw new CommandFailure(
          ExitCode.USAGE,
          named
              + " is fought by "
              + found.rulebook().label()
              + ", and "
              + scenario.file()
              + " by "
              + program.rulebook().label()
              + "; compare battles of one game");
    }
    return new ScenarioVariation("against " + named, found);
  }

  private void print(BattleProgram program, List<WhatIf.Row> rows) {
    String first = program.scenario().sides().getFirst().name();
    if (json) {
      JsonObject table = new JsonObject();
      table.addProperty("side", first);
      table.addProperty("battles", battles);
      table.add("rows", RecordJson.tree(rows));
      terminal.println(RecordJson.line(table));
      return;
    }
    int wide = rows.stream().mapToInt(each -> each.label().length()).max().orElse(0);
    terminal.println(battles + " battles of each; the value is that of " + first);
    for (WhatIf.Row each : rows) {
      terminal.println(
          String.format(
              Locale.ROOT,
              "  %-" + Math.max(1, wide) + "s  %-24s  %4.1f %% drawn, %4.1f rounds%s",
              each.label(),
              BalanceText.value(each.value()),
              100 * each.drawn(),
              each.rounds(),
              difference(each)));
    }
  }

  private static String difference(WhatIf.Row row) {
    return row.difference() == null
        ? ""
        : "  " + TornadoText.difference(row) + (row.isClear() ? ", clear" : "");
  }
}
