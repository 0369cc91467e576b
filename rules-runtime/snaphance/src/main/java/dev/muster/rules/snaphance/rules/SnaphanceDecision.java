package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.DecisionOptions;
import dev.muster.rules.battle.OrderPattern;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a battle: a decision point and its legal options as an order and a number each. A
 * battle has one open decision at a time. Texts are made only when they are read.
 */
public final class SnaphanceDecision extends DecisionOptions<SnaphanceOrder> {
  /** Evaluates the options for the built-in commanders. */
  public interface OptionEvaluator {
    /** Returns the score of an option; higher is better, 0 means no action. */
    double score(SnaphanceDecision choice, int option);

    /** What the commander wants to do with a group, in a phrase: "Left breaks the Germans". */
    String purpose(int group);
  }

  /** The words of an option, and how an order may say it. */
  interface OptionText {
    String label(SnaphanceDecision choice, int option);

    OrderPattern orderPattern(SnaphanceDecision choice, int option);
  }

  private final SnaphanceState table;
  private final MoveList moves;
  private final OptionText words;
  private final Supplier<? extends OptionEvaluator> outlooks;
  private @Nullable OptionEvaluator outlook;
  private SnaphanceDecisionType decision = SnaphanceDecisionType.INITIATIVE;

  /** Stand the question is about, or GONE. */
  private int stand;

  /** Group the question is about, or GONE. */
  private int group;

  private @Nullable IntFunction<String> wording;

  /**
   * The rule that forbids an order which is not among the options. It takes its data from the
   * question and from its chapter. It is created once; a battle without a listener creates none.
   */
  @FunctionalInterface
  interface RefusalRule {
    /**
     * Why the order is not legal now, null if the rule allows it.
     *
     * @param question without options if it is hypothetical
     */
    SnaphanceRefusal.@Nullable Because refusal(
        SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said);
  }

  private static final RefusalRule OF_ORDERS = SnaphanceDecision::refusalOfOrders;

  /** The default rule, for questions without their own. */
  private RefusalRule usual = (question, order, said) -> null;

  private RefusalRule rule = usual;

  // data for the rule of the question
  private int opponent = SnaphanceState.GONE;
  private @Nullable SnaphanceRefusal reason;
  private @Nullable SnaphanceOrder refused;
  private @Nullable SnaphanceOrder alsoRefused;

  /** Stands that act together, the deciding one first; empty if it acts alone. */
  private final HexList together = new HexList();

  /**
   * @param moves the moves that the numbers refer to
   * @param outlooks makes the evaluator when the first commander needs it
   */
  SnaphanceDecision(
      SnaphanceState table,
      List<Commander> commanders,
      EventEmitter chronicle,
      MoveList moves,
      OptionText words,
      Supplier<? extends OptionEvaluator> outlooks) {
    // a General may ride to any hex
    super(commanders, chronicle.sink, new SnaphanceOrder[Math.max(512, table.grid.size() + 1)]);
    this.table = table;
    this.moves = moves;
    this.words = words;
    this.outlooks = outlooks;
  }

  /** Starts a question to the owner of a stand. */
  SnaphanceDecision ofStand(SnaphanceDecisionType point, int about) {
    start(point, table.side[about]);
    stand = about;
    group = table.group[about];
    return this;
  }

  /** Starts a question about a command group. */
  SnaphanceDecision ofGroup(SnaphanceDecisionType point, int about) {
    start(point, table.groupSide[about]);
    group = about;
    return this;
  }

  /** Starts a question to a side. */
  SnaphanceDecision ofSide(SnaphanceDecisionType point, int asked) {
    start(point, asked);
    return this;
  }

  private void start(SnaphanceDecisionType point, int asked) {
    decision = point;
    start(asked);
    stand = SnaphanceState.GONE;
    group = SnaphanceState.GONE;
    wording = null;
    rule = usual;
    opponent = SnaphanceState.GONE;
    together.clear();
  }

  /** The question is about several stands that act as one (4.9). */
  SnaphanceDecision with(HexList who) {
    if (who.size() > 1) {
      together.addAll(who);
    }
    return this;
  }

  /** Stands that act as one, the deciding one first; empty if it acts alone. */
  public HexList together() {
    return together;
  }

  SnaphanceDecision add(SnaphanceOrder order) {
    return add(order, SnaphanceState.GONE);
  }

  /**
   * @param number the object of the order: a stand, a group, a hex, a facing or a move
   */
  SnaphanceDecision add(SnaphanceOrder order, int number) {
    addOption(order, number);
    return this;
  }

  /** Adds an option of an order for each number from 0 on. */
  SnaphanceDecision addEach(SnaphanceOrder order, int count) {
    ensureRoom(count);
    for (int i = 0; i < count; i++) {
      addOption(order, i);
    }
    return this;
  }

  /** Adds an option of an order for each of the first {@code count} numbers. */
  SnaphanceDecision addAll(SnaphanceOrder order, int[] all, int count) {
    addOptions(order, all, count);
    return this;
  }

  /** Sets the texts of options that need more than a number. */
  SnaphanceDecision withLabels(IntFunction<String> words) {
    wording = words;
    return this;
  }

  /** Sets the default rule, for questions without their own. */
  void answeredBy(RefusalRule by) {
    usual = by;
  }

  /** Sets the rule that explains why an order is not among the options. */
  SnaphanceDecision refusing(RefusalRule by) {
    rule = by;
    return this;
  }

  /** Sets the stand that causes the question, for its rule; GONE for none. */
  SnaphanceDecision against(int who) {
    opponent = who;
    return this;
  }

  /** Refuses an order for a known reason. */
  SnaphanceDecision refusing(SnaphanceRefusal why, SnaphanceOrder order) {
    return refusing(why, order, order);
  }

  /** Refuses two orders for a known reason. */
  SnaphanceDecision refusing(SnaphanceRefusal why, SnaphanceOrder order, SnaphanceOrder another) {
    reason = why;
    refused = order;
    alsoRefused = another;
    return refusing(OF_ORDERS);
  }

  private SnaphanceRefusal.@Nullable Because refusalOfOrders(
      SnaphanceOrder order, SnaphanceOrderReading said) {
    boolean named =
        opponent == SnaphanceState.GONE || (said.stand() == stand && said.other() == opponent);
    return reason != null && named && (order == refused || order == alsoRefused)
        ? reason.by(opponent)
        : null;
  }

  /** The stand that causes the question; GONE if its rule needs none. */
  int opponent() {
    return opponent;
  }

  /** Makes the option added last the default. */
  SnaphanceDecision asDefault() {
    makeLastDefault();
    return this;
  }

  public SnaphanceDecisionType decision() {
    return decision;
  }

  public int stand() {
    return stand;
  }

  public int group() {
    return group;
  }

  public SnaphanceState table() {
    return table;
  }

  public MoveList moves() {
    return moves;
  }

  @Override
  protected @Nullable String purpose() {
    if (decision() != SnaphanceDecisionType.NEXT_STAND) {
      return null;
    }
    for (int member : table.members[group]) {
      if (table.acted[member]) {
        return null;
      }
    }
    return evaluator().purpose(group);
  }

  /** The evaluator of the options for the built-in commanders; made at first use. */
  public OptionEvaluator evaluator() {
    if (outlook == null) {
      outlook = outlooks.get();
    }
    return outlook;
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
    return table.sideName(which);
  }

  @Override
  public String about() {
    return stand != SnaphanceState.GONE
        ? table.name[stand]
        : group != SnaphanceState.GONE ? table.groupName[group] : table.sideName(side());
  }

  @Override
  public String label(int option) {
    return wording != null && order(option) == SnaphanceOrder.ALLOT
        ? wording.apply(number(option))
        : words.label(this, option);
  }

  /** Words that may order several things are refused by the first rule that forbids one. */
  @Override
  public String rejection(String order) {
    SnaphanceOrderReading said = SnaphanceOrderReading.of(order, table);
    boolean ours =
        stand == SnaphanceState.GONE
            || asksOthers()
            || said.stands().contains(stand)
            || (said.general() != SnaphanceState.GONE && asksGeneral())
            || (said.says("joins") && said.others().contains(stand));
    if (ours) {
      for (SnaphanceOrder each : said.orders(table)) {
        SnaphanceRefusal.Because why = rule.refusal(this, each, said);
        if (why != null) {
          return SnaphanceRefusalText.of(said, why, table);
        }
      }
    }
    return "";
  }

  /** Whether its rule can refuse orders of stands other than the deciding one. */
  private boolean asksOthers() {
    return switch (decision) {
      case ALLOT, REACT, PISTOLS_REACT -> true;
      default -> false;
    };
  }

  private boolean asksGeneral() {
    return switch (decision) {
      case GENERAL_MOVE, ATTACH, DETACH, GENERAL_FLEES, REPLACEMENT -> true;
      default -> false;
    };
  }

  @Override
  public OrderPattern orderPattern(int option) {
    return words.orderPattern(this, option);
  }
}
