package dev.muster.cli;

import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.ReplayPage;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "battle",
    description =
        "Fights a scenario and reports what happens. The same seed gives the same battle.",
    footer = {
      "",
      "Examples:",
      "  muster battle examples/dreux",
      "  muster battle examples/dreux Dreux --seed 7",
      "  muster battle examples/seneffe --brief",
      "  muster battle examples/dreux --seed 7 --log json",
      "  muster battle examples/dreux --commanders marshal,steady --brief",
      "  muster battle examples/meeting --why",
      "  muster battle examples/dreux --replay dreux.html"
    })
final class BattleCommand implements Callable<Integer> {
  /** How the battle is reported. */
  enum Log {
    text,
    json
  }

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file, or a directory of them.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Seed of the dice (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--log",
      defaultValue = "text",
      paramLabel = "text|json",
      description = "A report as text, or one JSON object per line (default: ${DEFAULT-VALUE}).")
  private Log log = Log.text;

  @Option(
      names = "--brief",
      description =
          "A short report of fewer than "
              + BriefReport.LINES
              + " lines: each round, the losses, and the end.")
  private boolean brief;

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description =
          "steady, bold, cautious, random or marshal for each side; default: the scenario's. A"
              + " marshal leads in ${bundle:"
              + HelpTexts.MARSHAL
              + "}.")
  private @Nullable String commanders;

  @Option(
      names = "--effort",
      defaultValue = "usual",
      paramLabel = "quick|usual|thorough",
      description = "How many rollouts a marshal makes (default: ${DEFAULT-VALUE}).")
  private SearchEffort.Level effort = SearchEffort.Level.usual;

  @Option(
      names = "--enemy",
      defaultValue = "steady",
      paramLabel = "C",
      description =
          "steady, bold or cautious: the enemy commander that a marshal assumes (default:"
              + " ${DEFAULT-VALUE}).")
  private String enemy = "steady";

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description =
          "Writes the battle as one HTML page to watch: map, story and losses, step by step. It"
              + " needs no network, and muster replay verifies it.")
  private @Nullable Path replay;

  @Option(
      names = "--why",
      description =
          "Reports the three best options of each decision: their scores, or for a marshal the"
              + " share of rollouts won.")
  private boolean why;

  BattleCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (replay != null && (brief || why || log == Log.json)) {
      throw new CommandFailure(
          ExitCode.USAGE, "--replay writes a page; leave out --brief, --why and --log");
    }
    if (brief && log == Log.json) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--brief is a report to read; leave it out, or take --log text in its place");
    }
    if (brief && why) {
      throw new CommandFailure(
          ExitCode.USAGE, "--brief leaves out what --why tells; leave one of them out");
    }
    SearchSettings staff =
        new SearchSettings(
            effort.effort(), pictured(), Runtime.getRuntime().availableProcessors(), seed);
    List<CommanderProfile> tempers = CommanderOption.read(commanders);
    BattleProgram program = LoadedSources.playable(file, terminal).scenario(scenario, file);
    Appendable out = terminal.safeOut();
    try {
      if (tempers != null) {
        program = led(program, tempers);
      }
      if (replay != null) {
        return record(program, staff, replay);
      }
      EventSink sink =
          switch (log) {
            case text ->
                brief
                    ? RuleSystems.engine(program).briefReport(out, program.scenario())
                    : new TextReport(out, RuleSystems.eventFormatter(program));
            case json -> new JsonLog(out, program, seed);
          };
      RoundProgressBar bar =
          new RoundProgressBar(
              sink, terminal, program, RuleSystems.engine(program).setUp(program).roundLimit());
      EventSink told = why ? EventSink.withScores(bar) : bar;
      try {
        RuleSystems.fight(program, seed, staff, told, bar::showAndContinue);
      } finally {
        bar.finish();
      }
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    }
    return ExitCode.OK;
  }

  private int record(BattleProgram program, SearchSettings staff, Path page) throws IOException {
    if (Files.exists(page, LinkOption.NOFOLLOW_LINKS)) {
      throw new CommandFailure(ExitCode.USAGE, page + " is there already; choose another name");
    }
    AtomicFileWriter.write(
        Map.of(page, ReplayPage.of(BattleRecording.of(program, seed, staff, () -> false))));
    terminal.println("written: " + page);
    return ExitCode.OK;
  }

  private CommanderProfile pictured() {
    for (CommanderProfile each :
        List.of(CommanderProfile.STEADY, CommanderProfile.BOLD, CommanderProfile.CAUTIOUS)) {
      if (each.name().toLowerCase(Locale.ROOT).equals(enemy)) {
        return each;
      }
    }
    throw new CommandFailure(ExitCode.USAGE, "--enemy is steady, bold or cautious, found " + enemy);
  }

  private static BattleProgram led(BattleProgram program, List<CommanderProfile> tempers) {
    Map<String, CommanderProfile> bySide = new LinkedHashMap<>();
    for (int s = 0; s < tempers.size(); s++) {
      bySide.put(program.scenario().sides().get(s).name(), tempers.get(s));
    }
    return new ScenarioVariant(Map.of(), bySide).applyTo(program);
  }
}
