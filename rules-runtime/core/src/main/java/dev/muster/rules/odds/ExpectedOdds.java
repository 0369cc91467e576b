package dev.muster.rules.odds;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario.ExpectedEnd;
import dev.muster.rules.odds.OrderOdds.UnitEnd;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Works out the odds that a scenario expects of its orders, with the commander steady. */
public final class ExpectedOdds {
  private static final List<CommanderProfile> STEADY =
      List.of(CommanderProfile.STEADY, CommanderProfile.STEADY);

  private final Engine engine;
  private final SituationFormat form;
  private final OrderPosition start;

  private ExpectedOdds(Engine engine, SituationFormat form, OrderPosition start) {
    this.engine = engine;
    this.form = form;
    this.start = start;
  }

  /** The odds of a scenario; null if battles of its game are not fought. */
  public static @Nullable ExpectedOdds of(BattleProgram program) {
    RuleSystem system = RuleSystems.of(program.rulebook());
    Engine engine = system.engine();
    SituationFormat form = system.situationFormat();
    return engine == null || form == null
        ? null
        : new ExpectedOdds(engine, form, OrderPosition.atStart(program, null));
  }

  /**
   * The chance of an end.
   *
   * @param sure of the ends that were played
   * @param rest the chance of what the budget left out
   */
  public record Chance(Probability sure, Probability rest) {}

  /**
   * Returns the odds of an order.
   *
   * @param budget the most branches of dice that are run
   * @throws SituationException if the order is not legal
   */
  public OrderOdds odds(String order, int budget) throws SituationException {
    OrderPosition.Placed placed = start.forOrder(order);
    return new OddsCalculator(engine, form, budget)
        .odds(placed.situation(), placed.order(), List.of(), STEADY);
  }

  /**
   * Returns the chance of what is expected.
   *
   * @param budget the most branches of dice that are run
   * @throws SituationException if the order is not legal, or does not name the unit
   */
  public Chance chance(ExpectedEnd expected, int budget) throws SituationException {
    OrderOdds odds = odds(expected.order(), budget);
    int unit = odds.units().stream().map(OrderOdds.Named::unit).toList().indexOf(expected.unit());
    if (unit < 0) {
      throw new SituationException(
          0, "the order names no " + expected.unit() + ": " + odds.order());
    }
    return new Chance(odds.chance(unit, meaning(expected)), odds.rest());
  }

  private static Predicate<UnitEnd> meaning(ExpectedEnd expected) {
    String end = expected.end();
    return end == null ? each -> each.lost() >= expected.loss() : EndWords.meaning(end);
  }

  /**
   * Returns whether an order can be given, and the units it names.
   *
   * @param budget the most branches of dice that are run
   * @throws SituationException if the order is of no unit and of no two lines
   */
  public OddsCalculator.Preview preview(String order, int budget) throws SituationException {
    OrderPosition.Placed placed = start.forOrder(order);
    return new OddsCalculator(engine, form, budget)
        .preview(placed.situation(), placed.order(), STEADY);
  }

  /** Returns the words for ends in this game. */
  public List<String> words() {
    return EndWords.of(form);
  }

  /** Returns a loss in the words of the game, such as {@code 2 SP}. */
  public String counted(int loss) {
    return form.lossTerms().counted(loss);
  }
}
