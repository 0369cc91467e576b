package dev.muster.dsl.ide.tune;

import dev.muster.dsl.ide.command.BattleRequest;
import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.TuneResult;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.TuneGoal;
import dev.muster.rules.tune.TuneReport;
import dev.muster.rules.tune.TuneSearch;
import dev.muster.rules.tune.TuneText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** Searches for small edits of a scenario for an editor, as {@code muster tune} does. */
public final class TuneRunner {
  private static final List<String> OPTIONS =
      List.of("want", "seed", "battles", "proposals", "only");

  private TuneRunner() {}

  /**
   * Searches, and remembers what it finds for the quick fixes.
   *
   * @param arguments the URI, the scenario, and the options of {@link MusterCommandService#TUNE}
   * @param progress receives the number of battles so far
   * @param stopped asked repeatedly; the search then ends with what it has found
   */
  public static TuneResult run(
      CompileResult compiled,
      List<Object> arguments,
      TuneFixes fixes,
      IntConsumer progress,
      BooleanSupplier stopped) {
    if (!compiled.refusal().isEmpty()) {
      return TuneResult.refused(compiled.refusal());
    }
    try {
      BattleProgram program = BattleRunner.chosen(compiled, arguments);
      Map<String, ?> options = options(arguments);
      Object wish = options.get("want");
      String want = wish == null ? "" : MusterCommandService.text(wish);
      TuneGoal goal = TuneGoal.of(want, program.scenario());
      Batch batch =
          Batch.of(
              BattleRequest.number("seed", options.get("seed"), 1),
              whole(
                  "battles",
                  options,
                  TuneSearch.LEAST_BATTLES,
                  TuneSearch.MOST_BATTLES,
                  TuneSearch.USUAL_BATTLES),
              threads());
      int wanted =
          whole("proposals", options, 1, TuneSearch.MOST_PROPOSALS, TuneSearch.USUAL_PROPOSALS);
      Object only = options.get("only");
      Set<SingleChanges.Kind> kinds =
          only == null
              ? TuneSearch.usualKinds()
              : SingleChanges.Kind.named(MusterCommandService.text(only));
      Engine engine = RuleSystems.engine(program);
      TuneSearch.Result result =
          new TuneSearch(engine, batch, new SingleChanges(engine, ProgramChecker::isPlayable))
              .run(program, goal, kinds, wanted, progress, stopped);
      TuneText text = new TuneText(goal, result);
      fixes.keep(MusterCommandService.text(arguments.getFirst()), program, want, kinds, text);
      return new TuneResult(words(text), "", TuneReport.of(goal, result));
    } catch (IllegalArgumentException refused) {
      return TuneResult.refused(String.valueOf(refused.getMessage()));
    }
  }

  /** All cores but one, which the editor keeps. They change only the time. */
  private static int threads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  private static Map<String, ?> options(List<Object> arguments) {
    Map<String, ?> options = arguments.size() < 3 ? null : BattleRequest.object(arguments.get(2));
    if (options == null || options.get("want") == null) {
      throw new IllegalArgumentException(
          MusterCommandService.TUNE
              + " takes a file, a scenario and an object with want: "
              + TuneGoal.FORMS);
    }
    for (String name : options.keySet()) {
      if (!OPTIONS.contains(name)) {
        throw new IllegalArgumentException(
            "there is no option '" + name + "'; there are " + String.join(", ", OPTIONS));
      }
    }
    return options;
  }

  private static int whole(String name, Map<String, ?> options, int least, int most, int usual) {
    long number = BattleRequest.number(name, options.get(name), usual);
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          name + " is " + least + " to " + most + ", found " + number);
    }
    return (int) number;
  }

  private static String words(TuneText text) {
    List<String> lines = new ArrayList<>(text.lines("A wider range is easier to reach.", false));
    if (!text.isThere() && !text.result().complete()) {
      lines.add("Stopped before all edits were tried.");
    }
    if (!text.result().confirmed().isEmpty()) {
      lines.add("The quick fixes of the line write them.");
    }
    return String.join("\n", lines);
  }
}
