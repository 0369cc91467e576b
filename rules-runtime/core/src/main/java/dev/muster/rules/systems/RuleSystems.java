package dev.muster.rules.systems;

import static java.util.Comparator.comparingInt;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;

/** The rule systems there are, and battles by the one a program is of. */
public final class RuleSystems {
  /**
   * All that are registered as a service of {@link RuleSystem}. The class loader of this module
   * finds them: on a class path by itself, in Eclipse through the games that register as its
   * buddies.
   */
  public static final List<RuleSystem> ALL =
      ServiceLoader.load(RuleSystem.class, RuleSystem.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(comparingInt(RuleSystem::place).thenComparing(RuleSystem::key))
          .toList();

  private RuleSystems() {}

  /** The system of a key; for an author's own system only the key is known. */
  public static RuleSystem named(String key) {
    return ALL.stream().filter(each -> each.key().equals(key)).findFirst().orElse(() -> key);
  }

  /** The system of a rulebook. */
  public static RuleSystem of(Rulebook book) {
    return named(book.system());
  }

  /** Returns the board of a rulebook's game; hexes if the game does not say. */
  public static BoardKind boardKind(Rulebook book) {
    BoardKind kind = of(book).boardKind();
    return kind == null ? BoardKind.HEXES : kind;
  }

  /** Whether an engine plays the rule system of a key. */
  public static boolean isPlayed(String key) {
    return named(key).engine() != null;
  }

  /**
   * Returns the engine that plays a program.
   *
   * @throws IllegalArgumentException when no engine plays the rulebook's system
   */
  public static Engine engine(BattleProgram program) {
    RuleSystem system = of(program.rulebook());
    Engine engine = system.engine();
    if (engine == null) {
      String can = system.queries() == null ? "checked and printed" : "checked, printed and asked";
      throw new IllegalArgumentException(
          "no engine plays "
              + system.key()
              + " yet; the rulebook "
              + program.rulebook().name()
              + " can be "
              + can
              + " only");
    }
    return engine;
  }

  /**
   * The words for a report of a battle.
   *
   * @throws IllegalArgumentException when no engine plays the rulebook's system
   */
  public static EventFormatter eventFormatter(BattleProgram program) {
    return engine(program).eventFormatter(program.scenario());
  }

  /** Fights with seeded dice and the commanders of the scenario; steady if it names none. */
  public static Outcome fight(
      BattleProgram program, long seed, EventSink sink, BooleanSupplier cancelled) {
    return fight(program, seed, SearchSettings.of(SearchEffort.USUAL, seed), sink, cancelled);
  }

  /**
   * Fights a battle with search settings for the commander {@code marshal}.
   *
   * @throws IllegalArgumentException if no engine plays the rulebook's system, or the program
   *     cannot be set up
   * @throws java.util.concurrent.CancellationException if cancelled
   */
  public static Outcome fight(
      BattleProgram program,
      long seed,
      SearchSettings staff,
      EventSink sink,
      BooleanSupplier cancelled) {
    Engine engine = engine(program);
    return staff
        .newBattle(
            engine.setUp(program), engine.commanders(program, seed), new SeededDice(seed), sink)
        .fight(cancelled);
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
    return SearchSettings.of(SearchEffort.USUAL, 0)
        .newBattle(engine(program).setUp(program), commanders, dice, sink)
        .fight(cancelled);
  }
}
