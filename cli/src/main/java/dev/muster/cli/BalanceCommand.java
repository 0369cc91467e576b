package dev.muster.cli;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.balance.PairingRun;
import dev.muster.rules.balance.SkillRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.part.BalanceJoin;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

@Command(
    name = "balance",
    description =
        "Fights a scenario many times and reports how often each side wins and how the battles go,"
            + " with intervals.",
    footer = {
      "",
      "It compares the result with the expectations and the history of the scenario: met if the"
          + " whole 95 %% interval is within the stated range, missed if no part of it is,"
          + " otherwise open. Losses in the history are compared with the SP lost.",
      "The value of a side is adjusted for the luck of the dice where that helps, so that fewer"
          + " battles are enough; wins and draws are as counted.",
      "The same seed gives the same numbers on any number of threads.",
      "Ctrl-C stops the battles and prints the numbers so far.",
      "The parts of a run, joined, give the same numbers as the run on one machine, to the last"
          + " digit. --join refuses parts that are missing, there twice, damaged, or of another"
          + " scenario, seed, version or set of options, with exit code 2.",
      "The members of a cluster give the same numbers too. If one goes away, another fights its"
          + " part.",
      "",
      "Examples:",
      "  muster balance examples/dreux --battles 1000",
      "  muster balance examples/dreux --battles 200 --commanders bold,cautious --json",
      "  muster balance examples/meeting --check",
      "  muster balance examples/dreux --until 3%% --page dreux-balance.html",
      "  muster balance examples/dreux --battles 200 --pairings steady,bold,cautious",
      "  muster balance examples/dreux --battles 200 --skill",
      "  muster balance examples/dreux --battles 4000 --part 3/40 --out p3.json",
      "  muster balance --join p*.json --page dreux-balance.html",
      "  muster balance examples/dreux --battles 4000 --cluster localhost"
    })
final class BalanceCommand implements Callable<Integer> {
  static final int USUAL_BATTLES = 1000;

  /** Battles of a run that stops when enough is known. */
  private static final int MOST_UNTIL = BalanceRun.Sampling.MOST_UNTIL;

  private static final String NO_FILE = "Missing required parameter: 'FILE'";

  private static final List<String> NOT_JOINED =
      List.of(
          "FILE",
          "--battles",
          "--seed",
          "--threads",
          "--commanders",
          "--effort",
          "--until",
          "--pairings",
          "--luck",
          "--skill",
          "--part",
          "--cluster");

  private static final List<String> NOT_IN_A_PART =
      List.of("--until", "--json", "--page", "--check");

  private static final List<String> NOT_IN_A_CLUSTER = List.of("--until", "--skill", "--part");

  private final Terminal terminal;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "FILE",
      description = "A .muster file, or a directory.")
  private @Nullable Path file;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--battles",
      paramLabel = "N",
      description = "Number of battles (default: " + USUAL_BATTLES + ").")
  private @Nullable Integer wanted;

  private int battles = USUAL_BATTLES;

  @Mixin private BatchOptions options = new BatchOptions();

  @Mixin private EffortOption effort = new EffortOption();

  @Option(
      names = "--until",
      paramLabel = "P%",
      description =
          "Fight until half the interval of the value is no wider than this, such as 3%%, but at"
              + " most "
              + MOST_UNTIL
              + " battles, or --battles.")
  private @Nullable String until;

  @Option(
      names = "--pairings",
      paramLabel = "A,B,...",
      description =
          "Also fight each of these commanders against each, to see whether it is fair whoever"
              + " leads; each pairing as many battles.")
  private @Nullable String pairings;

  @Option(
      names = "--luck",
      defaultValue = "0",
      paramLabel = "N",
      description =
          "Battles whose luck is worked out, for the share of the dice in the variance (default:"
              + " ${DEFAULT-VALUE}).")
  private int luck;

  @Option(
      names = "--skill",
      description =
          "Also fight with commanders who err, both sides equally often, to see whether it is fair"
              + " for equals of any skill; each level as many battles.")
  private boolean skill;

  @Option(
      names = "--progress",
      description =
          "Report the progress and the remaining time on the error output, also if it is no"
              + " terminal.")
  private boolean progress;

  @Mixin private BalanceOutput output = new BalanceOutput();
  @Mixin private BalanceParts parts = new BalanceParts();
  @Mixin private BalanceCluster cluster = new BalanceCluster();
  @Spec private @Nullable CommandSpec spec;

  BalanceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    parts.check();
    if (parts.isJoin()) {
      refuse("--join", "the parts have been fought with it", NOT_JOINED);
      return report(parts.join());
    }
    if (cluster.isWanted()) {
      refuse("--cluster", "its battles are fought in parts", NOT_IN_A_CLUSTER);
      refuse("--cluster", "muster cluster has it for each member", List.of("--threads"));
    }
    if (parts.isPart()) {
      refuse("--part", "give it when the parts are joined", NOT_IN_A_PART);
      refuse("--part", "a part has no levels of skill", List.of("--skill"));
    }
    if (file == null) {
      throw new ParameterException(Objects.requireNonNull(spec).commandLine(), NO_FILE);
    }
    BalanceRun.Sampling sampling = sampling();
    List<CommanderProfile> minds =
        pairings == null ? List.of() : CommanderOption.readMany("--pairings", pairings);
    BattleProgram program = LoadedSources.playable(file, terminal).scenario(scenario, file);
    BalanceParts.Fight fight =
        new BalanceParts.Fight(terminal, program, sampling.batch(), luck, minds, progress);
    try (StopSignal stop = new StopSignal(terminal)) {
      if (cluster.isWanted()) {
        return report(cluster.fight(fight, stop));
      }
      return parts.isPart() ? parts.fight(fight, stop) : run(program, sampling, minds, stop);
    } catch (IllegalArgumentException e) {
      throw BatchOptions.refused(e);
    }
  }

  private int report(BalanceJoin.Joined joined) throws IOException {
    return output.report(
        terminal,
        joined.program(),
        joined.result(),
        List.of(),
        BatchOptions.single(joined.run().commanders(), joined.run().effort()));
  }

  /** Options that do not go together. */
  private void refuse(String with, String why, List<String> options) {
    ParseResult given = Objects.requireNonNull(spec).commandLine().getParseResult();
    for (String each : options) {
      boolean found =
          each.equals("FILE") ? given.hasMatchedPositional(0) : given.hasMatchedOption(each);
      if (found) {
        throw new CommandFailure(
            ExitCode.USAGE, each + " does not go with " + with + "; " + why + ", so leave it out");
      }
    }
  }

  private BalanceRun.Sampling sampling() {
    String told = until;
    double enough =
        told == null
            ? 0
            : CommandFailure.of(() -> BalanceRun.Sampling.UNTIL.share("--until", told));
    battles = wanted == null ? enough > 0 ? MOST_UNTIL : USUAL_BATTLES : wanted;
    int most = enough > 0 ? MOST_UNTIL : BatchSimulation.MAX_BATTLES;
    if (battles < 1 || battles > most) {
      throw new CommandFailure(ExitCode.USAGE, "--battles is 1 to " + most + ", found " + battles);
    }
    if (luck < 0) {
      throw new CommandFailure(ExitCode.USAGE, "--luck is 0 or more, found " + luck);
    }
    return new BalanceRun.Sampling(
        new Batch(
            options.commanders(), options.seed(), battles, options.workers(), effort.effort()),
        enough,
        luck);
  }

  private int run(
      BattleProgram program,
      BalanceRun.Sampling sampling,
      List<CommanderProfile> minds,
      StopSignal stop)
      throws IOException {
    Engine engine = RuleSystems.engine(program);
    BalanceRun run = new BalanceRun(engine, program, sampling);
    if (output.wantsField()) {
      run.countingField();
    }
    int most = sampling.atMost();
    BalanceRun.Result result =
        run.run(BattleProgress.of(terminal, most, "battles", progress), stop::isGiven);
    if (result == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS, "stopped before the first of " + battles + " battles ended");
    }
    int fought = result.report().battles();
    if (!result.complete()) {
      terminal.printError(
          "stopped after "
              + fought
              + " of "
              + battles
              + " battles; the numbers are those of --battles "
              + fought);
    }
    List<CommanderPairings.PairedScore> paired =
        new PairingRun(engine, program, sampling)
            .run(
                minds,
                names -> BattleProgress.of(terminal, most, "battles, " + names, progress),
                stop::isGiven);
    List<SkillRun.Level> levels =
        skill
            ? new SkillRun(engine, program, sampling)
                .run(
                    result,
                    name -> BattleProgress.of(terminal, most, "battles, " + name, progress),
                    stop::isGiven)
            : List.of();
    String led = BatchOptions.single(sampling.batch().commanders(), sampling.batch().effort());
    return output.report(terminal, program, result.with(paired), levels, led);
  }
}
