package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.Commanders;
import dev.muster.rules.snaphance.SnaphanceBattle;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Fights a compiled scenario with the engine of its rule system. */
public final class Battle {
  private Battle() {}

  /** Fights with seeded dice and the commanders of the scenario, steady where it names none. */
  public static Outcome fight(
      BattleProgram program, long seed, EventSink sink, BooleanSupplier cancelled) {
    return fight(program, Commanders.of(program, seed), new SeededDice(seed), sink, cancelled);
  }

  /**
   * Fights to the end.
   *
   * @throws IllegalArgumentException when no engine plays the rulebook's system, or the program
   *     cannot be set up
   * @throws java.util.concurrent.CancellationException when cancelled
   */
  public static Outcome fight(
      BattleProgram program,
      List<Commander> commanders,
      Dice dice,
      EventSink sink,
      BooleanSupplier cancelled) {
    requireEngine(program);
    return new SnaphanceBattle(program, commanders, dice, sink).fight(cancelled);
  }

  /** Whether an engine plays the rule system of a rulebook. */
  public static boolean isPlayed(String system) {
    return system.equals("snaphance");
  }

  /** Refuses a program whose rule system no engine plays. */
  static void requireEngine(BattleProgram program) {
    String system = program.rulebook().system();
    if (!isPlayed(system)) {
      throw new IllegalArgumentException(
          "no engine plays "
              + system
              + " yet; the rulebook "
              + program.rulebook().name()
              + " can be checked and printed only");
    }
  }
}
