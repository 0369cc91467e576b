package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Question;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.situation.Position;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle taken up in the position of a situation. */
final class SnaphancePosition implements Position {
  private final SnaphanceBattle battle;
  private final Table table;
  private final PositionWords words;

  /** What the situation says of stands that have moved before. */
  private final List<String> movedBefore;

  /** Whether a group has had its turn among the orders. */
  private boolean opened;

  private SnaphancePosition(SnaphanceBattle battle, PositionWords words, Situation situation) {
    this.battle = battle;
    this.words = words;
    table = battle.table();
    movedBefore = movedBefore(situation);
  }

  /**
   * Takes a battle up.
   *
   * @throws SituationProblem when it cannot be set up so
   */
  static SnaphancePosition of(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationProblem {
    Watched watched = new Watched(orders);
    SnaphanceBattle battle;
    try {
      battle = new SnaphanceBattle(situation.program(), List.of(watched, watched), dice, sink);
    } catch (IllegalArgumentException e) {
      throw new SituationProblem(0, String.valueOf(e.getMessage()));
    }
    Table table = battle.table();
    watched.pursuits = new Pursuits(table);
    var position =
        new SnaphancePosition(battle, new PositionWords(table, watched.pursuits), situation);
    table.round = situation.round();
    before(table, situation);
    for (Situation.Said each : situation.said()) {
      if (each.of() == PositionForm.Of.LINE) {
        melee(table, each);
      }
    }
    return position;
  }

  /** Hands questions on to the orders, and remembers where a pursuit begins. */
  private static final class Watched implements Commander {
    private final Commander orders;
    private @Nullable Pursuits pursuits;

    Watched(Commander orders) {
      this.orders = orders;
    }

    @Override
    public int choose(Question question) {
      int answer = orders.choose(question);
      look((Choice) question, answer);
      return answer;
    }

    @Override
    public void hasNoChoice(Question question) {
      orders.hasNoChoice(question);
      look((Choice) question, 0);
    }

    private void look(Choice choice, int answer) {
      if (pursuits != null && choice.order(answer) == Order.PURSUE) {
        pursuits.begins(choice.stand());
      }
    }

    @Override
    public boolean wantsEveryPath() {
      return orders.wantsEveryPath();
    }
  }

  private static void melee(Table table, Situation.Said pair) throws SituationProblem {
    int one = PositionWords.stand(table, pair.about());
    int other = PositionWords.stand(table, pair.value());
    boolean fits =
        one != Table.GONE
            && other != Table.GONE
            && table.enemies(one, other)
            && table.grid.distance(table.hex[one], table.hex[other]) == 1;
    if (!fits) {
      throw new SituationProblem(
          pair.line(),
          "a melee needs two adjacent enemies, found " + pair.about() + " and " + pair.value());
    }
    table.joinMelee(one, other);
  }

  private static List<String> movedBefore(Situation situation) {
    return situation.said(PositionForm.Of.STAND, PositionWords.MOVED).stream()
        .map(Situation.Said::about)
        .toList();
  }

  /** Puts a table into the state the position tells of: losses, fallen Generals, who has moved. */
  static void before(Table table, Situation situation) {
    Deployment deployment = new Deployment(table);
    for (Situation.Said each : situation.said(PositionForm.Of.SIDE, PositionWords.LOST)) {
      int side = table.program.scenario().sideNamed(each.about());
      deployment.lostBefore(side, Integer.parseInt(each.value()));
    }
    List<String> dead =
        situation.said(PositionForm.Of.GENERAL, PositionWords.DEAD).stream()
            .map(Situation.Said::about)
            .toList();
    List<String> movedBefore = movedBefore(situation);
    for (int g = 0; g < table.groups; g++) {
      if (dead.contains(table.sideName(table.groupSide[g]) + "." + table.groupName[g])) {
        deployment.fallenBefore(g);
      }
      int moved = moved(table, g, movedBefore);
      table.groupMoved[g] = moved > 0 && moved == table.members[g].length;
    }
  }

  /** How many stands of a group have moved before the orders. */
  private static int moved(Table table, int g, List<String> movedBefore) {
    int moved = 0;
    for (int stand : table.members[g]) {
      moved += movedBefore.contains(table.name[stand]) ? 1 : 0;
    }
    return moved;
  }

  private int moved(int g) {
    return moved(table, g, movedBefore);
  }

  @Override
  public @Nullable Beginning beginning(String order) {
    if (order.equals(PositionWords.NEW_ROUND)) {
      return this::openRound;
    }
    if (order.equals(PositionWords.INITIATIVE)) {
      return this::openGroup;
    }
    for (int g = 0; g < table.groups; g++) {
      if (order.equals(PositionWords.acts(table.groupName[g]))) {
        int group = g;
        return () -> open(group);
      }
    }
    return null;
  }

  private void openRound() {
    opened = true;
    table.activeGroup = Table.GONE;
    battle.openRound();
    Invariants.check(table);
  }

  private void openGroup() {
    opened = true;
    battle.openGroup();
    Invariants.check(table);
  }

  /** A group takes its turn; where some of its stands have moved already, the rest of it. */
  private void open(int group) throws SituationProblem {
    boolean resumed = !opened && moved(group) > 0;
    for (int g = 0; g < table.groups && !opened; g++) {
      boolean part = moved(g) > 0 && moved(g) < table.members[g].length;
      if (g != group && part) {
        throw new SituationProblem(
            0,
            "some stands of "
                + table.groupName[g]
                + " have moved and others not: its turn is not over, let it act first");
      }
    }
    if (resumed && table.groupMoved[group]) {
      throw new SituationProblem(
          0, "all stands of " + table.groupName[group] + " have moved already");
    }
    opened = true;
    table.activeGroup = group;
    battle.activation().open(group);
    for (int stand : table.members[group]) {
      if (resumed && movedBefore.contains(table.name[stand])) {
        table.acted[stand] = true;
      }
    }
    Invariants.check(table);
  }

  @Override
  public boolean begun() {
    return table.activeGroup != Table.GONE;
  }

  @Override
  public String toBegin() {
    return "say first which group acts, such as: " + PositionWords.acts(table.groupName[0]);
  }

  @Override
  public boolean goOn(Consumer<String> happens) {
    int stand = battle.activation().next(table.activeGroup);
    if (stand == Table.GONE) {
      return false;
    }
    // nobody was asked: it is the last one, or its melee goes on (11.3)
    happens.accept(PositionWords.acts(table.name[stand]));
    if (table.foe[stand] != Table.GONE) {
      happens.accept(table.name[stand] + " fights on");
    }
    battle.act(stand);
    Invariants.check(table);
    return true;
  }

  @Override
  public String holds(String statement) {
    return words.found(statement);
  }

  @Override
  public boolean over() {
    return battle.over();
  }

  @Override
  public int winner() {
    return battle.winner();
  }
}
