package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.battlemap.RecordingComposer;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.balance.BalanceReport;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.expectation.ExpectationRun;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportSubject;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Fights the scenarios of a file for an editor, once or as a batch. */
public final class BattleRunner {
  /** Battles of a sweep where the client does not say. */
  public static final int USUAL = 200;

  /** The most that are fought at once. */
  public static final int MOST = 100_000;

  /** The most that are fought to decide what a scenario expects, where the client does not say. */
  public static final int MOST_OF_TEST = 3_200;

  /** The chance of a wrong answer to a line of it. */
  private static final double ERROR_OF_TEST = 0.01;

  private BattleRunner() {}

  /** Whether a command is one of ours. */
  public static boolean handles(String command) {
    return command.equals(MusterCommandService.TEST_BATTLE)
        || command.equals(MusterCommandService.BALANCE)
        || command.equals(MusterCommandService.TEST);
  }

  /**
   * Fights a scenario.
   *
   * @param compiled the programs of the file
   * @param arguments the URI, the scenario (missing or null for the only one), then the options
   *     that {@link MusterCommandService} describes. Instead of options, a test battle accepts its
   *     seed, and a batch the number of battles and the seed
   * @param progress called with the number of battles fought so far, from any thread
   * @param cancelled checked repeatedly; the fight ends soon after it returns true
   * @throws java.util.concurrent.CancellationException if cancelled
   */
  public static BattleResult fight(
      String command,
      CompileResult compiled,
      List<Object> arguments,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    return fight(command, compiled, arguments, progress, cancelled, null);
  }

  /**
   * Fights a scenario like {@link #fight}, and counts where the battles of a batch were fought.
   *
   * @param field receives the counts; null to skip counting
   */
  public static BattleResult fight(
      String command,
      CompileResult compiled,
      List<Object> arguments,
      IntConsumer progress,
      BooleanSupplier cancelled,
      @Nullable BiConsumer<BattleProgram, FieldCounts> field) {
    if (!compiled.refusal().isEmpty()) {
      return BattleResult.refused(compiled.refusal());
    }
    try {
      BattleProgram program = chosen(compiled, arguments);
      BattleRequest wish = request(command, arguments);
      BattleProgram fought = wish.variant().applyTo(program);
      return switch (command) {
        case MusterCommandService.BALANCE -> balance(fought, wish, progress, cancelled, field);
        case MusterCommandService.TEST -> test(fought, wish, progress, cancelled);
        default ->
            wish.winner() == null
                ? once(fought, wish, cancelled)
                : wonBy(wish.winner(), fought, wish, cancelled);
      };
    } catch (BatchSimulation.TooManyBattles many) {
      return BattleResult.refused(many.messageWithEstimate(System::nanoTime));
    } catch (IllegalArgumentException refused) {
      return BattleResult.refused(String.valueOf(refused.getMessage()));
    }
  }

  /**
   * Fights once and writes the battle as a page to watch.
   *
   * @param arguments as for a test battle
   * @throws java.util.concurrent.CancellationException when cancelled
   */
  public static ReplayResult replay(
      CompileResult compiled, List<Object> arguments, BooleanSupplier cancelled) {
    if (!compiled.refusal().isEmpty()) {
      return ReplayResult.refused(compiled.refusal());
    }
    try {
      BattleProgram program = chosen(compiled, arguments);
      BattleRequest wish = request(MusterCommandService.REPLAY, arguments);
      return ReplayResult.of(wish.variant().applyTo(program), wish.seed(), cancelled);
    } catch (IllegalArgumentException refused) {
      return ReplayResult.refused(String.valueOf(refused.getMessage()));
    }
  }

  /**
   * The scenario that is meant.
   *
   * @throws IllegalArgumentException with words for the user if it is not clear which
   */
  public static BattleProgram chosen(CompileResult compiled, List<Object> arguments) {
    Object wanted = BattleRequest.plain(argument(arguments, 1));
    BattleProgram program = null;
    for (BattleProgram each : compiled.programs()) {
      if (wanted == null || wanted.equals("") || wanted.equals(each.scenario().name())) {
        if (program != null) {
          throw new IllegalArgumentException("The file has several scenarios; name one.");
        }
        program = each;
      }
    }
    if (program == null) {
      throw new IllegalArgumentException("There is no scenario '" + wanted + "' in this file.");
    }
    return program;
  }

  private static BattleRequest request(String command, List<Object> arguments) {
    Map<String, ?> options = BattleRequest.object(argument(arguments, 2));
    if (options != null) {
      return BattleRequest.of(options);
    }
    boolean test = command.equals(MusterCommandService.TEST);
    boolean many = test || command.equals(MusterCommandService.BALANCE);
    int usual = test ? MOST_OF_TEST : USUAL;
    return new BattleRequest(
        BattleRequest.number("the seed", argument(arguments, many ? 3 : 2), 1),
        many ? BattleRequest.number("the number of battles", argument(arguments, 2), usual) : usual,
        0,
        ScenarioVariant.AS_WRITTEN,
        false,
        null);
  }

  private static BattleResult once(
      BattleProgram program, BattleRequest wish, BooleanSupplier cancelled) {
    EventFormatter words = RuleSystems.eventFormatter(program);
    var log = new AnnotatedReport(program.scenario(), words);
    BattleRecording fought = null;
    Outcome outcome;
    if (wish.recording()) {
      fought =
          BattleRecording.of(
              program,
              wish.seed(),
              SearchSettings.of(SearchEffort.USUAL, wish.seed()),
              log,
              RecordingComposer.MOST,
              cancelled);
      outcome = fought.outcome();
    } else {
      outcome = RuleSystems.fight(program, wish.seed(), log, cancelled);
    }
    List<BattleResult.Stand> stands = words.subjects().stream().map(BattleRunner::stand).toList();
    // The report ends with the losses, so the result is repeated as the last line.
    String won = RuleSystems.engine(program).reportVocabulary().result(outcome);
    List<AnnotatedReport.Line> lines = new ArrayList<>(log.lines());
    lines.add(new AnnotatedReport.Line("", 0, "", "", ""));
    lines.add(new AnnotatedReport.Line(won, 0, "", "", ""));
    return BattleResult.ofBattle(
        log.text() + "\n" + won + "\n",
        new BattleResult.SingleBattle(
            wish.seed(),
            ReportVocabulary.headline(outcome),
            lines,
            stands,
            BattleResult.Side.of(program.scenario()),
            outcome,
            fought == null ? null : RecordingComposer.of(fought)));
  }

  /** The first battle of a sweep that a side wins. */
  private static BattleResult wonBy(
      String side, BattleProgram program, BattleRequest wish, BooleanSupplier cancelled) {
    int number = program.scenario().sideIndex(side);
    if (number < 0) {
      return BattleResult.refused("There is no side '" + side + "' in this scenario.");
    }
    for (int i = 0; i < Math.min(MOST, wish.battles()); i++) {
      long seed = BatchSimulation.seed(wish.seed(), i);
      if (RuleSystems.fight(program, seed, EventSink.SILENT, cancelled).winner() == number) {
        return once(program, wish.withSeed(seed), cancelled);
      }
    }
    return BattleResult.refused(
        side + " wins none of " + wish.battles() + " battles; the text may have changed since.");
  }

  private static BattleResult.Stand stand(ReportSubject each) {
    SourceRange at = each.source();
    return new BattleResult.Stand(
        each.name(), each.side(), each.group(), address(at.file()), at.line(), at.column());
  }

  /** The address of a file as {@link MusterCommandService} has the compiler name it. */
  private static String address(String file) {
    return MusterCommandService.isPlace(file) ? Path.of(file).toUri().toString() : "";
  }

  private static BattleResult balance(
      BattleProgram program,
      BattleRequest wish,
      IntConsumer progress,
      BooleanSupplier cancelled,
      @Nullable BiConsumer<BattleProgram, FieldCounts> field) {
    if (wish.battles() < 1 || wish.battles() > MOST) {
      return BattleResult.refused("Fight 1 to " + MOST + " battles, not " + wish.battles() + ".");
    }
    BalanceRun run =
        new BalanceRun(
            RuleSystems.engine(program),
            program,
            new BalanceRun.Sampling(batch(wish), wish.until(), 0));
    if (field != null) {
      run.countingField();
    }
    BalanceRun.Result result = run.run(progress, cancelled);
    if (result == null || !result.complete()) {
      throw new CancellationException("the battles were stopped");
    }
    FieldCounts counted = result.field();
    if (field != null && counted != null) {
      field.accept(program, counted);
    }
    BatchSimulation.Report report = result.report();
    return BattleResult.ofBalance(
        text(program, result),
        new BattleResult.Balance(
            wish.seed(),
            report,
            HistoricalFit.compare(program.scenario(), report),
            result.picks()));
  }

  private static BattleResult test(
      BattleProgram program, BattleRequest wish, IntConsumer progress, BooleanSupplier cancelled) {
    if (wish.battles() < 2 || wish.battles() > MOST) {
      return BattleResult.refused("Fight 2 to " + MOST + " battles, not " + wish.battles() + ".");
    }
    List<ExpectationRun.Answer> answers =
        new ExpectationRun(
                RuleSystems.engine(program), program, batch(wish), ERROR_OF_TEST, all -> true)
            .run(progress, cancelled);
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("the battles were stopped");
    }
    return BattleResult.ofTest(TestedLine.of(answers, wish.battles()));
  }

  private static Batch batch(BattleRequest wish) {
    return Batch.of(wish.seed(), (int) wish.battles(), Runtime.getRuntime().availableProcessors());
  }

  private static String text(BattleProgram program, BalanceRun.Result result) {
    BatchSimulation.Report report = result.report();
    var text = new StringBuilder();
    text.append(program.scenario().label())
        .append(", fought ")
        .append(report.battles())
        .append(report.battles() == 1 ? " time: " : " times: ")
        .append(BatchReportText.rounds(report))
        .append("\n\n");
    BatchReportText.results(report).forEach(line -> text.append(line).append("\n"));
    text.append("\nIn brackets: the interval of 95 % confidence.\n");
    for (BalanceReport.Part part : BalanceReport.parts(program.scenario(), result, List.of())) {
      text.append("\n").append(part.title()).append("\n\n");
      part.lines().forEach(line -> text.append(line).append("\n"));
    }
    return text.toString();
  }

  private static @Nullable Object argument(List<Object> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : null;
  }
}
