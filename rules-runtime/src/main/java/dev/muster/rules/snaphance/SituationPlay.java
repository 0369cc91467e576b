package dev.muster.rules.snaphance;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.TextLog;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import java.util.ArrayList;
import java.util.List;

/** Plays a situation: its orders, with its dice, by the rules. */
public final class SituationPlay {
  private static final int MOST_STEPS = 10_000;

  private final Situation situation;
  private final StringBuilder log = new StringBuilder();
  private final SituationDice dice;
  private final SnaphanceBattle battle;
  private final Table table;
  private final SituationExpectation expectation;
  private final OrderScript script;
  private final List<SituationProblem> problems = new ArrayList<>();

  /** Whether a group has had its turn among the orders. */
  private boolean opened;

  private SituationPlay(Situation situation, EventSink sink) throws SituationProblem {
    this.situation = situation;
    dice = new SituationDice(situation.dice());
    TextLog text = new TextLog(log, new SnaphanceTelling(situation.program().scenario()));
    EventSink both =
        event -> {
          if (dice.usedUp()) {
            dice.hear(event);
          } else {
            text.tell(event);
            sink.tell(event);
          }
        };
    Seat seat = new Seat();
    try {
      battle = new SnaphanceBattle(situation.program(), List.of(seat, seat), dice, both);
    } catch (IllegalArgumentException e) {
      throw new SituationProblem(0, String.valueOf(e.getMessage()));
    }
    table = battle.table();
    expectation = new SituationExpectation(battle, log);
    script = new OrderScript(situation.orders(), table, expectation::check);
    seat.script = script;
  }

  /** The script needs the table and the table its commanders; the seat joins them. */
  private static final class Seat implements dev.muster.rules.battle.Commander {
    @SuppressWarnings("NullAway.Init")
    private OrderScript script;

    @Override
    public int choose(dev.muster.rules.battle.Question question) {
      return script.choose(question);
    }

    @Override
    public void hasNoChoice(dev.muster.rules.battle.Question question) {
      script.hasNoChoice(question);
    }

    @Override
    public boolean wantsEveryPath() {
      return true;
    }
  }

  /**
   * What came of it.
   *
   * @param log the report, as of a battle
   * @param problems orders the rules forbid, dice too few or too many, expectations not met; empty
   *     when all is well
   */
  public record Result(String log, List<SituationProblem> problems) {
    public Result {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Plays a situation.
   *
   * @param sink hears every event
   * @throws SituationProblem when the position itself cannot be set up
   */
  public static Result play(Situation situation, EventSink sink) throws SituationProblem {
    SituationPlay play = new SituationPlay(situation, sink);
    play.position();
    play.run();
    play.judge();
    return new Result(play.log.toString(), play.problems);
  }

  private void position() throws SituationProblem {
    table.round = situation.round();
    before(table, situation.before());
    for (Situation.Pair pair : situation.melees()) {
      int one = OrderLine.stand(table, pair.attacker());
      int other = OrderLine.stand(table, pair.defender());
      boolean fits =
          one != Table.GONE
              && other != Table.GONE
              && table.enemies(one, other)
              && table.grid.distance(table.hex[one], table.hex[other]) == 1;
      if (!fits) {
        throw new SituationProblem(
            0,
            "a melee needs two adjacent enemies, found "
                + pair.attacker()
                + " and "
                + pair.defender());
      }
      table.joinMelee(one, other);
    }
  }

  /** Puts a table into the state the position tells of: losses, fallen Generals, who has moved. */
  static void before(Table table, Situation.Before before) {
    Deployment deployment = new Deployment(table);
    for (int s = 0; s < 2; s++) {
      deployment.lostBefore(s, before.lost().get(s));
    }
    for (int g = 0; g < table.groups; g++) {
      if (before.dead().contains(table.sideName(table.groupSide[g]) + "." + table.groupName[g])) {
        deployment.fallenBefore(g);
      }
      int moved = moved(table, g, before);
      table.groupMoved[g] = moved > 0 && moved == table.members[g].length;
    }
  }

  /** How many stands of a group have moved before the orders. */
  private static int moved(Table table, int g, Situation.Before before) {
    int moved = 0;
    for (int stand : table.members[g]) {
      moved += before.moved().contains(table.name[stand]) ? 1 : 0;
    }
    return moved;
  }

  private int moved(int g) {
    return moved(table, g, situation.before());
  }

  /** A group takes its turn; where some of its stands have moved already, the rest of it. */
  private void open(int group) {
    boolean resumed = !opened && moved(group) > 0;
    for (int g = 0; g < table.groups && !opened; g++) {
      boolean part = moved(g) > 0 && moved(g) < table.members[g].length;
      if (g != group && part) {
        throw new Impossible(
            "some stands of "
                + table.groupName[g]
                + " have moved and others not: its turn is not over, let it act first");
      }
    }
    if (resumed && table.groupMoved[group]) {
      throw new Impossible("all stands of " + table.groupName[group] + " have moved already");
    }
    opened = true;
    table.activeGroup = group;
    battle.activation().open(group);
    for (int stand : table.members[group]) {
      if (resumed && situation.before().moved().contains(table.name[stand])) {
        table.acted[stand] = true;
      }
    }
  }

  /** An order of the game that contradicts the position. */
  private static final class Impossible extends RuntimeException {
    private static final long serialVersionUID = 1;

    Impossible(String message) {
      super(message);
    }
  }

  private void run() {
    try {
      int steps = 0;
      for (OrderLine order = script.pending(); order != null; order = script.pending()) {
        if (++steps > MOST_STEPS) {
          break;
        }
        if (!step(order)) {
          break;
        }
        Invariants.check(table);
        script.look();
      }
      if (dice.usedUp()) {
        throw dice.tooFew("what came next");
      }
    } catch (SituationDice.TooFew | Impossible e) {
      problems.add(new SituationProblem(script.lastLine(), String.valueOf(e.getMessage())));
      script.breakOff();
    }
    script.finish();
    script
        .refusals()
        .forEach(
            each ->
                problems.add(
                    new SituationProblem(
                        each.line().number(), each.line().text() + ": " + each.message())));
    if (dice.left() > 0 && problems.isEmpty()) {
      String left = dice.left() == 1 ? "1 die was" : dice.left() + " dice were";
      problems.add(new SituationProblem(0, left + " not thrown"));
    }
  }

  /** One order of its own, or the turn of the stand the next order is about. */
  private boolean step(OrderLine order) {
    int group = order.kind == OrderLine.Kind.DO ? group(order.text) : Table.GONE;
    if (group != Table.GONE) {
      script.done(order);
      open(group);
      return true;
    }
    if (order.text.equals("new round")) {
      script.done(order);
      opened = true;
      table.activeGroup = Table.GONE;
      battle.openRound();
      return true;
    }
    if (order.text.equals("initiative")) {
      script.done(order);
      opened = true;
      battle.openGroup();
      return true;
    }
    if (table.activeGroup == Table.GONE && order.kind != OrderLine.Kind.DO) {
      return false;
    }
    if (table.activeGroup == Table.GONE) {
      problems.add(
          new SituationProblem(
              order.line.number(), "say first which group acts, such as: Left acts"));
      return false;
    }
    int stand = battle.activation().next(table.activeGroup);
    if (stand == Table.GONE) {
      return false;
    }
    OrderLine next = script.pending();
    boolean onlyOne = next != null && next.text.equals(table.name[stand] + " acts");
    boolean ongoing =
        next != null
            && table.foe[stand] != Table.GONE
            && next.text.equals(table.name[stand] + " fights on");
    if (next != null && (onlyOne || ongoing)) {
      script.done(next); // nobody was asked: it is the last one, or its melee goes on (11.3)
    }
    battle.act(stand);
    return true;
  }

  private int group(String text) {
    for (int g = 0; g < table.groups; g++) {
      if (text.equals(table.groupName[g] + " acts")) {
        return g;
      }
    }
    return Table.GONE;
  }

  private void judge() {
    for (Situation.Line line : situation.expectations()) {
      String found = expectation.check(line.text());
      if (!found.isEmpty()) {
        problems.add(new SituationProblem(line.number(), line.text() + ": " + found));
      }
    }
  }
}
