package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.GreedyCommander;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a battle, with its legal options as an order and a number each. A battle has one
 * open decision at a time. Texts are made only when they are read.
 */
public final class BoxDecision extends EvaluatedOptions<BoxOrder, BoxDecision> {
  private final BoxState field;
  private BoxDecisionType decision = BoxDecisionType.NEXT_UNIT;

  /** Gives the reason why an order that is none of the options is not legal. */
  @FunctionalInterface
  interface RefusalRule {
    /**
     * Returns why the order is not legal now; null if the rule allows it.
     *
     * @param unit the unit that carries it out; NOBODY for a side or a melee
     * @param number the unit, box or facing it names; {@link BoxOrderReading#UNSAID} for none
     */
    @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number);
  }

  private static final RefusalRule SILENT = (order, unit, number) -> null;

  private RefusalRule rule = SILENT;

  /** The unit that the question is about; NOBODY if it is about a side. */
  private int unit = BoxForces.NOBODY;

  /**
   * @param outlooks makes the evaluator when the first commander needs it
   */
  public BoxDecision(
      BoxState field,
      List<Commander> commanders,
      Supplier<? extends OptionEvaluator<BoxDecision>> outlooks) {
    super(commanders, field.sink, new BoxOrder[64], outlooks);
    this.field = field;
  }

  /** A decision for rules that evaluate a hypothetical case and put no question. */
  public static BoxDecision withoutCommanders(BoxState field) {
    return new BoxDecision(
        field,
        List.of(),
        () -> {
          throw new IllegalStateException("nobody is asked");
        });
  }

  /** Starts a question to the owner of a unit. */
  BoxDecision ofUnit(BoxDecisionType point, int about) {
    decision = point;
    start(field.side(about));
    unit = about;
    rule = SILENT;
    return this;
  }

  /** Starts a question to a side. */
  BoxDecision ofSide(BoxDecisionType point, int asked) {
    decision = point;
    start(asked);
    unit = BoxForces.NOBODY;
    rule = SILENT;
    return this;
  }

  /** Sets the rule that explains why an order is not among the options. */
  BoxDecision refusing(RefusalRule by) {
    rule = by;
    return this;
  }

  BoxDecision add(BoxOrder order) {
    return add(order, 0);
  }

  /**
   * @param number the object of the order: a unit, a box or a facing
   */
  BoxDecision add(BoxOrder order, int number) {
    addOption(order, number);
    return this;
  }

  /** Makes the option added last the default. */
  BoxDecision asDefault() {
    makeLastDefault();
    return this;
  }

  public BoxDecisionType decision() {
    return decision;
  }

  public int unit() {
    return unit;
  }

  public BoxState state() {
    return field;
  }

  @Override
  public int groupNumber() {
    return unit() == BoxForces.NOBODY
        ? GreedyCommander.DecisionEvaluator.NO_GROUP
        : field.forces().brigade[unit()];
  }

  @Override
  protected BoxDecision self() {
    return this;
  }

  /** Encodes a shot, its shooter and target, as a number. */
  int shot(int shooter, int target) {
    return shooter * field.units + target;
  }

  public int shooter(int option) {
    return number(option) / field.units;
  }

  public int target(int option) {
    return number(option) % field.units;
  }

  @Override
  public String id() {
    return decision.id;
  }

  @Override
  public String prompt() {
    return decision.what;
  }

  @Override
  protected String sideName(int which) {
    return field.forces().sideName(which);
  }

  @Override
  public String about() {
    return unit == BoxForces.NOBODY ? field.forces().sideName(side()) : field.name(unit);
  }

  @Override
  public String label(int option) {
    return OrderPattern.filled(order(option).phrase, word -> filled(word, option));
  }

  @Override
  public OrderPattern orderPattern(int option) {
    return OrderPattern.of(order(option).form, word -> filled(word, option));
  }

  /** Words that may be read in several ways are refused when all are. */
  @Override
  public String rejection(String words) {
    String first = "";
    for (BoxOrderReading each : BoxOrderReading.of(OrderPattern.words(words), field)) {
      boolean ours = unit == BoxForces.NOBODY || each.unit() == unit;
      BoxRefusal refusal = ours ? rule.refusal(each.order(), each.unit(), each.number()) : null;
      if (refusal == null) {
        return "";
      }
      first = first.isEmpty() ? new BoxRefusalText(field, each).of(refusal) : first;
    }
    return first;
  }

  private String filled(String word, int option) {
    return switch (word) {
      case "X" -> about();
      case "Y" -> field.name(number(option));
      case "U" -> field.name(shooter(option));
      case "V" -> field.name(target(option));
      case "SIDE" -> field.forces().sideName(side());
      case "BOX" -> field.ground.name(number(option));
      case "FACING" -> BoxState.facingName(number(option));
      default -> word;
    };
  }
}
