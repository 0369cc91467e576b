package dev.muster.dsl.ide.command;

import dev.muster.rules.battle.Agreement;
import dev.muster.rules.battle.Named;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ReportLines;
import dev.muster.rules.battle.Sweep;
import dev.muster.rules.battle.SweepText;
import dev.muster.rules.battle.Telling;
import dev.muster.rules.battle.Variant;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.systems.Systems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Fights the scenarios of a file for an editor: once, or so often that one sees who is favoured.
 */
public final class Battles {
  /** Battles of a sweep where the client does not say. */
  public static final int USUAL = 200;

  /** The most that are fought at once. */
  public static final int MOST = 100_000;

  private Battles() {}

  /** Whether a command is one of ours. */
  public static boolean fights(String command) {
    return command.equals(Commands.TEST_BATTLE) || command.equals(Commands.BALANCE);
  }

  /**
   * Fights.
   *
   * @param compiled the programs of the file
   * @param arguments the URI, the scenario (none or null: the only one), then options as {@link
   *     Commands} tells; or for a test battle its seed, for a sweep the number of battles and the
   *     seed
   * @param progress told how many battles of a sweep are done, from any thread
   * @param cancelled asked again and again; the fight ends soon after it is
   * @throws java.util.concurrent.CancellationException when cancelled
   */
  public static Fought fight(
      String command,
      Compiled compiled,
      List<Object> arguments,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    if (!compiled.refusal().isEmpty()) {
      return Fought.refused(compiled.refusal());
    }
    Object wanted = Wish.plain(argument(arguments, 1));
    BattleProgram program = null;
    for (BattleProgram each : compiled.programs()) {
      if (wanted == null || wanted.equals("") || wanted.equals(each.scenario().name())) {
        if (program != null) {
          return Fought.refused("The file has several scenarios; name one.");
        }
        program = each;
      }
    }
    if (program == null) {
      return Fought.refused("There is no scenario '" + wanted + "' in this file.");
    }
    try {
      Wish wish = wish(command, arguments);
      BattleProgram fought = wish.variant().of(program);
      return command.equals(Commands.BALANCE)
          ? balance(fought, wish, progress, cancelled)
          : once(fought, wish.seed(), cancelled);
    } catch (Sweep.TooMany many) {
      return Fought.refused(many.reckoned(System::nanoTime));
    } catch (IllegalArgumentException refused) {
      return Fought.refused(String.valueOf(refused.getMessage()));
    }
  }

  private static Wish wish(String command, List<Object> arguments) {
    Map<String, ?> options = Wish.object(argument(arguments, 2));
    if (options != null) {
      return Wish.of(options);
    }
    boolean many = command.equals(Commands.BALANCE);
    return new Wish(
        Wish.number("the seed", argument(arguments, many ? 3 : 2), 1),
        many ? Wish.number("the number of battles", argument(arguments, 2), USUAL) : USUAL,
        Variant.AS_WRITTEN);
  }

  private static Fought once(BattleProgram program, long seed, BooleanSupplier cancelled) {
    Telling words = Systems.telling(program);
    var log = new ReportLines(program.scenario(), words);
    Outcome outcome = Systems.fight(program, seed, log, cancelled);
    List<Fought.Stand> stands = words.named().stream().map(Battles::stand).toList();
    return Fought.once(log.text(), new Fought.One(seed, log.lines(), stands, outcome));
  }

  private static Fought.Stand stand(Named each) {
    SourceRange at = each.source();
    return new Fought.Stand(
        each.name(), each.side(), each.group(), address(at.file()), at.line(), at.column());
  }

  /** The address of a file as {@link Commands} has the compiler name it. */
  private static String address(String file) {
    return Commands.isPlace(file) ? Path.of(file).toUri().toString() : "";
  }

  private static Fought balance(
      BattleProgram program, Wish wish, IntConsumer progress, BooleanSupplier cancelled) {
    if (wish.battles() < 1 || wish.battles() > MOST) {
      return Fought.refused("Fight 1 to " + MOST + " battles, not " + wish.battles() + ".");
    }
    Sweep.Report report =
        Sweep.run(
            Systems.engine(program),
            program,
            null,
            wish.seed(),
            (int) wish.battles(),
            Runtime.getRuntime().availableProcessors(),
            progress,
            cancelled);
    return Fought.often(
        text(program, report),
        new Fought.Many(wish.seed(), report, Agreement.of(program.scenario(), report)));
  }

  private static String text(BattleProgram program, Sweep.Report report) {
    var text = new StringBuilder();
    text.append(program.scenario().label())
        .append(", fought ")
        .append(report.battles())
        .append(report.battles() == 1 ? " time: " : " times: ")
        .append(SweepText.rounds(report))
        .append("\n\n");
    SweepText.results(report).forEach(line -> text.append(line).append("\n"));
    text.append("\nIn brackets: the interval of 95 % confidence.\n");
    List<String> said = SweepText.agreements(program.scenario(), report);
    if (!said.isEmpty()) {
      text.append("\nWhat the scenario says:\n\n");
      said.forEach(line -> text.append(line).append("\n"));
    }
    return text.toString();
  }

  private static @Nullable Object argument(List<Object> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : null;
  }
}
