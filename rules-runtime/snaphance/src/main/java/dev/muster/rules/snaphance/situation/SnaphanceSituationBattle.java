package dev.muster.rules.snaphance.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.battle.SnaphanceInvariants;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceDeployment;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle taken up in the position of a situation. */
final class SnaphanceSituationBattle implements FoughtPosition {
  private final SnaphanceBattle battle;
  private final SnaphanceState table;
  private final SnaphanceStatements words;

  /** Statements of the situation about stands that have moved before. */
  private final List<String> movedBefore;

  /** Whether a group has had its turn among the orders. */
  private boolean opened;

  private SnaphanceSituationBattle(
      SnaphanceBattle battle, SnaphanceStatements words, List<String> movedBefore) {
    this.battle = battle;
    this.words = words;
    table = battle.state();
    this.movedBefore = movedBefore;
  }

  /**
   * Creates the battle of a situation.
   *
   * @throws SituationException if the position is not possible
   */
  static SnaphanceSituationBattle of(
      Situation situation, Commander orders, Dice dice, EventSink sink) throws SituationException {
    Watched watched = new Watched(orders);
    SnaphanceBattle battle;
    try {
      battle = new SnaphanceBattle(situation.program(), List.of(watched, watched), dice, sink);
    } catch (IllegalArgumentException e) {
      throw new SituationException(0, String.valueOf(e.getMessage()));
    }
    SnaphanceState table = battle.state();
    watched.pursuits = new PursuitTracker(table);
    var position =
        new SnaphanceSituationBattle(
            battle, new SnaphanceStatements(table, watched.pursuits), movedBefore(situation));
    table.round = situation.round();
    before(table, situation);
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.LINE) {
        melee(table, each);
      }
    }
    return position;
  }

  /** Passes questions on to the orders, and records where a pursuit begins. */
  private static final class Watched implements Commander {
    private final Commander orders;
    private @Nullable PursuitTracker pursuits;

    Watched(Commander orders) {
      this.orders = orders;
    }

    @Override
    public int choose(Decision question) {
      int answer = orders.choose(question);
      look((SnaphanceDecision) question, answer);
      return answer;
    }

    @Override
    public void onForcedDecision(Decision question) {
      orders.onForcedDecision(question);
      look((SnaphanceDecision) question, 0);
    }

    @Override
    public void onWithheldDecision(Decision question) {
      orders.onWithheldDecision(question);
    }

    private void look(SnaphanceDecision choice, int answer) {
      if (pursuits != null && choice.order(answer) == SnaphanceOrder.PURSUE) {
        pursuits.begins(choice.stand());
      }
    }

    @Override
    public boolean distinguishesPaths() {
      return orders.distinguishesPaths();
    }
  }

  private static void melee(SnaphanceState table, Situation.Property pair)
      throws SituationException {
    int one = SnaphanceStatements.stand(table, pair.about());
    int other = SnaphanceStatements.stand(table, pair.value());
    if (one == SnaphanceState.GONE
        || other == SnaphanceState.GONE
        || !table.onBoard(one)
        || !table.onBoard(other)
        || !table.enemies(one, other)) {
      throw new SituationException(
          pair.line(),
          "a melee needs two adjacent enemies, found " + pair.about() + " and " + pair.value());
    }
    int apart = table.grid.distance(table.hex[one], table.hex[other]);
    if (apart != 1) {
      throw pair.noMelee(
          "a melee needs two adjacent enemies (SN-10.6-01)",
          table.grid.hex(table.hex[one]),
          table.grid.hex(table.hex[other]),
          "are " + apart + " hexes apart");
    }
    table.joinMelee(one, other);
  }

  private static List<String> movedBefore(Situation situation) {
    return situation.properties(SituationFormat.Subject.STAND, SnaphanceStatements.MOVED).stream()
        .map(Situation.Property::about)
        .toList();
  }

  /**
   * Sets a table to the state that a position describes: losses, fallen Generals, stands that have
   * moved.
   */
  static void before(SnaphanceState table, Situation situation) {
    SnaphanceDeployment deployment = new SnaphanceDeployment(table);
    for (Situation.Property each :
        situation.properties(SituationFormat.Subject.SIDE, SnaphanceStatements.LOST)) {
      int side = table.program.scenario().sideIndex(each.about());
      deployment.lostBefore(side, Integer.parseInt(each.value()));
    }
    List<String> dead =
        situation.properties(SituationFormat.Subject.GENERAL, SnaphanceStatements.DEAD).stream()
            .map(Situation.Property::about)
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

  /** Returns the number of stands of a group that moved before the orders. */
  private static int moved(SnaphanceState table, int g, List<String> movedBefore) {
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
  public @Nullable GameAction gameAction(String order) {
    if (order.equals(SnaphanceStatements.NEW_ROUND)) {
      return this::openRound;
    }
    if (order.equals(SnaphanceStatements.INITIATIVE)) {
      return this::openGroup;
    }
    for (int g = 0; g < table.groups; g++) {
      if (order.equals(SnaphanceStatements.acts(table.groupName[g]))) {
        int group = g;
        return () -> open(group);
      }
    }
    return null;
  }

  private void openRound() {
    opened = true;
    table.activeGroup = SnaphanceState.GONE;
    battle.openRound();
    SnaphanceInvariants.check(table);
  }

  private void openGroup() {
    opened = true;
    battle.openGroup();
    SnaphanceInvariants.check(table);
  }

  /** Begins the turn of a group, or the rest of it if some of its stands have already moved. */
  private void open(int group) throws SituationException {
    boolean resumed = !opened && moved(group) > 0;
    for (int g = 0; g < table.groups && !opened; g++) {
      boolean part = moved(g) > 0 && moved(g) < table.members[g].length;
      if (g != group && part) {
        throw new SituationException(
            0,
            "some stands of "
                + table.groupName[g]
                + " have moved and others not: its turn is not over, let it act first");
      }
    }
    if (resumed && table.groupMoved[group]) {
      throw new SituationException(
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
    SnaphanceInvariants.check(table);
  }

  @Override
  public SnaphanceBattle battle() {
    return battle;
  }

  @Override
  public FoughtPosition copy(Commander orders, Dice dice, EventSink sink) {
    SnaphanceBattle copy = battle.copy(List.of(orders, orders), dice, sink);
    PursuitTracker pursuits = new PursuitTracker(copy.state());
    return new SnaphanceSituationBattle(
        copy, new SnaphanceStatements(copy.state(), pursuits), movedBefore);
  }

  /**
   * Returns the action that runs the turn of a named stand's group, without the stands that have
   * already moved.
   */
  @Override
  public @Nullable GameAction turnFor(List<String> order) {
    for (String word : order) {
      int stand = SnaphanceStatements.stand(table, word);
      if (stand != SnaphanceState.GONE) {
        return () -> beginTurn(table.group[stand]);
      }
    }
    return null;
  }

  private void beginTurn(int group) {
    table.activeGroup = group;
    battle.activation().open(group);
    for (int stand : table.members[group]) {
      table.acted[stand] |= movedBefore.contains(table.name[stand]);
    }
  }

  @Override
  public boolean isTurnOver() {
    return table.consequences.isEmpty() && table.activeGroup == SnaphanceState.GONE;
  }

  @Override
  public boolean isSettled(List<String> order) {
    return table.consequences.isEmpty();
  }

  @Override
  public boolean hasBegun() {
    return table.activeGroup != SnaphanceState.GONE;
  }

  @Override
  public String beginHint() {
    return "say first which group acts, such as: " + SnaphanceStatements.acts(table.groupName[0]);
  }

  @Override
  public boolean proceed(Consumer<String> happens) {
    int stand = battle.activation().next(table.activeGroup);
    if (stand == SnaphanceState.GONE) {
      return false;
    }
    // no question is asked: it is the last stand, or its melee continues (11.3)
    happens.accept(SnaphanceStatements.acts(table.name[stand]));
    if (table.foe[stand] != SnaphanceState.GONE) {
      happens.accept(SnaphanceStatements.fightsOn(table.name[stand]));
    }
    battle.act(stand);
    SnaphanceInvariants.check(table);
    return true;
  }

  @Override
  public String mismatch(String statement) {
    return words.mismatch(statement);
  }

  @Override
  public boolean isOver() {
    return battle.isOver();
  }

  @Override
  public int winner() {
    return battle.winner();
  }
}
