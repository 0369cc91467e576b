package dev.muster.dsl.ide.command;

import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Sweep;
import dev.muster.rules.battle.SweepText;
import dev.muster.rules.battle.TextLog;
import dev.muster.rules.model.BattleProgram;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Fights the scenarios of a file for an editor: once, or so often that one sees who is favoured.
 */
public final class Battles {
  /** Battles of a sweep where the client does not say. */
  public static final int USUAL = 200;

  private static final int MOST = 100_000;

  private Battles() {}

  /** Whether a command is one of ours. */
  public static boolean fights(String command) {
    return command.equals(Commands.TEST_BATTLE) || command.equals(Commands.BALANCE);
  }

  /**
   * Fights.
   *
   * @param compiled the programs of the file
   * @param arguments the URI, the scenario (none or null: the only one), then for a test battle its
   *     seed, for a sweep the number of battles and the seed
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
    Object wanted = plain(arguments, 1);
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
      return command.equals(Commands.BALANCE)
          ? balance(program, arguments, progress, cancelled)
          : once(program, number(arguments, 2, 1), cancelled);
    } catch (IllegalArgumentException refused) {
      return Fought.refused(String.valueOf(refused.getMessage()));
    }
  }

  private static Fought once(BattleProgram program, long seed, BooleanSupplier cancelled) {
    var log = new StringBuilder();
    Battle.fight(program, seed, new TextLog(log, program.scenario()), cancelled);
    return new Fought(log.toString(), "");
  }

  private static Fought balance(
      BattleProgram program,
      List<Object> arguments,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    long battles = number(arguments, 2, USUAL);
    if (battles < 1 || battles > MOST) {
      return Fought.refused("Fight 1 to " + MOST + " battles, not " + battles + ".");
    }
    Sweep.Report report =
        Sweep.run(
            program,
            null,
            number(arguments, 3, 1),
            (int) battles,
            Runtime.getRuntime().availableProcessors(),
            progress,
            cancelled);
    return new Fought(text(program, report), "");
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

  private static long number(List<Object> arguments, int index, long otherwise) {
    Object argument = plain(arguments, index);
    try {
      return argument == null ? otherwise : (long) Double.parseDouble(argument.toString());
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "argument " + (index + 1) + " is a number, not " + argument);
    }
  }

  /** Over a wire an argument is JSON, in process it is what the client gave. */
  private static @Nullable Object plain(List<Object> arguments, int index) {
    Object argument = index < arguments.size() ? arguments.get(index) : null;
    return switch (argument) {
      case JsonPrimitive json -> json.getAsString();
      case JsonNull nothing -> null;
      case null -> null;
      default -> argument.toString();
    };
  }
}
