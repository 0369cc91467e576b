package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Options;
import dev.muster.rules.battle.Wording;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The one question a battle asks at a time: a decision point and its legal options as an order and
 * a number each. Words are made only when somebody reads them.
 */
final class Choice extends Options<Order> {
  /** What the built-in minds weigh the options with. */
  interface Outlook {
    /** Worth of an option; higher is better, 0 is doing nothing. */
    double worth(Choice choice, int option);
  }

  /** The words of an option, and how an order may say it. */
  interface Words {
    String of(Choice choice, int option);

    Wording ordered(Choice choice, int option);
  }

  private final Table table;
  private final Moves moves;
  private final Words words;
  private final Supplier<? extends Outlook> outlooks;
  private @Nullable Outlook outlook;
  private Decision decision = Decision.INITIATIVE;

  /** Stand the question is about, or GONE. */
  private int stand;

  /** Group the question is about, or GONE. */
  private int group;

  private @Nullable IntFunction<String> wording;

  /** Stands that act together, the one asked about first; empty where it acts alone. */
  private final Steps together = new Steps();

  /**
   * @param moves what the numbers of a move mean
   * @param outlooks makes an outlook when the first mind asks for it
   */
  Choice(
      Table table,
      List<Commander> commanders,
      Chronicle chronicle,
      Moves moves,
      Words words,
      Supplier<? extends Outlook> outlooks) {
    // a General may ride to any hex
    super(commanders, chronicle.sink, new Order[Math.max(512, table.grid.size() + 1)]);
    this.table = table;
    this.moves = moves;
    this.words = words;
    this.outlooks = outlooks;
  }

  /** Starts a question to the owner of a stand. */
  Choice of(Decision point, int about) {
    start(point, table.side[about]);
    stand = about;
    group = table.group[about];
    return this;
  }

  /** Starts a question about a command group. */
  Choice ofGroup(Decision point, int about) {
    start(point, table.groupSide[about]);
    group = about;
    return this;
  }

  /** Starts a question to a side. */
  Choice ofSide(Decision point, int asked) {
    start(point, asked);
    return this;
  }

  private void start(Decision point, int asked) {
    decision = point;
    start(asked);
    stand = Table.GONE;
    group = Table.GONE;
    wording = null;
    together.clear();
  }

  /** The question is about several stands that act as one (4.9). */
  Choice with(Steps who) {
    if (who.size() > 1) {
      together.addAll(who);
    }
    return this;
  }

  /** Stands that act as one, the one asked about first; empty where it acts alone. */
  Steps together() {
    return together;
  }

  Choice add(Order order) {
    return add(order, Table.GONE);
  }

  /**
   * @param number what the order is about: a stand, a group, a hex, a facing or a move
   */
  Choice add(Order order, int number) {
    put(order, number);
    return this;
  }

  /** Adds an option of an order for each number from 0 on. */
  Choice addEach(Order order, int count) {
    room(count);
    for (int i = 0; i < count; i++) {
      put(order, i);
    }
    return this;
  }

  /** Adds an option of an order for each place of a positive value. */
  Choice addWherePositive(Order order, int[] values) {
    room(values.length);
    for (int i = 0; i < values.length; i++) {
      if (values[i] > 0) {
        put(order, i);
      }
    }
    return this;
  }

  /** Options that need more than a number say themselves what they are. */
  Choice worded(IntFunction<String> words) {
    wording = words;
    return this;
  }

  /** The option just added is what happens when nobody decides. */
  Choice usually() {
    lastIsUsual();
    return this;
  }

  Decision decision() {
    return decision;
  }

  int stand() {
    return stand;
  }

  int group() {
    return group;
  }

  Table table() {
    return table;
  }

  Moves moves() {
    return moves;
  }

  /** What the built-in minds weigh the options with; made when the first one asks. */
  Outlook outlook() {
    if (outlook == null) {
      outlook = outlooks.get();
    }
    return outlook;
  }

  @Override
  public String point() {
    return decision.id;
  }

  @Override
  protected String sideName(int which) {
    return table.sideName(which);
  }

  @Override
  public String about() {
    return stand != Table.GONE
        ? table.name[stand]
        : group != Table.GONE ? table.groupName[group] : table.sideName(side());
  }

  @Override
  public String label(int option) {
    return wording != null && order(option) == Order.ALLOT
        ? wording.apply(number(option))
        : words.of(this, option);
  }

  @Override
  public Wording wording(int option) {
    return words.ordered(this, option);
  }
}
