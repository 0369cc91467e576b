package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** 4.4, 4.5 and 9.1: when an Order Test is taken, what it needs, who helps, and what follows. */
final class OrderTestCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final CaseLog docket;

  /** Extra moves made and not yet tested, by stand. */
  private final Map<Integer, Integer> untested = new HashMap<>();

  OrderTestCheck(BattleRoster roll, TurnRecord turn, CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.OrderTest e -> test(e);
      case SnaphanceEvent.Moves e -> moves(e);
      case SnaphanceEvent.Contact e -> cutShort(roll.id(e.defender()));
      case SnaphanceEvent.Fires e when e.kind().equals("fire") -> cutShort(roll.id(e.stand()));
      case SnaphanceEvent.Destroyed e -> untested.remove(roll.id(e.stand()));
      case SnaphanceEvent.GroupActs e -> settle();
      case CommonEvent.RoundBegins e -> settle();
      case CommonEvent.BattleEnds e -> settle();
      case SnaphanceEvent.Rallies e -> {
        if (!e.mayAct()) {
          turn.deed(roll.id(e.stand())).over = "it only rallied";
        }
      }
      default -> {}
    }
  }

  private void moves(SnaphanceEvent.Moves e) {
    int i = roll.id(e.stand());
    if (e.kind().endsWith(" charge")) {
      return;
    }
    Integer before = untested.get(i);
    if (before == null || before != e.move()) {
      settle(i, !turn.together.contains(i));
    }
    // told after the chapter on movement has heard it: the last move is this one
    if (turn.deed(i).moves.size() > 1
        && turn.deed(i).current().size() == 1
        && turn.deed(i).current().getFirst() == e
        && after()) {
      untested.put(i, e.move());
    }
  }

  /** Who is charged on opportunity, or fires at who would charge it, has all its group stop. */
  private void cutShort(int i) {
    untested.remove(i);
    if (turn.together.contains(i)) {
      turn.together.forEach(untested::remove);
    }
  }

  private boolean after() {
    return roll.on.is("extra_move_test", "after");
  }

  private void settle() {
    settle(BattleRoster.NOBODY, true);
  }

  /** Whoever made an extra move must have tested before he or anybody else moves again. */
  private void settle(int mover, boolean alone) {
    for (int i : List.copyOf(untested.keySet())) {
      if (i != mover && !alone && turn.together.contains(i)) {
        continue;
      }
      int move = Objects.requireNonNull(untested.remove(i));
      docket.judge(
          JudgedPoint.TEST_DUE,
          turn.deed(i).struck,
          () -> roll.stand(i) + " takes no Order Test for move " + move);
    }
  }

  private void test(SnaphanceEvent.OrderTest e) {
    List<Integer> who = e.stands().stream().map(roll::id).toList();
    int needed = who.stream().mapToInt(each -> roll.stand(each).pass()).max().orElse(0);
    boolean extra = e.purpose().equals("an extra move");
    int more = extra ? turn.deed(who.getFirst()).tests : 0;
    if (!e.purpose().equals("evading again")) {
      docket.judge(
          JudgedPoint.TEST_NEEDS,
          e.needed() == needed + more,
          () -> e.stands() + " need " + e.needed() + ", by the rules " + (needed + more));
    }
    if (extra) {
      for (int each : who) {
        turn.deed(each).tests++;
        if (untested.remove(each) != null) {
          docket.judge(JudgedPoint.TEST_DUE, true, () -> "");
        }
        if (!e.passed()) {
          turn.deed(each).over = "it failed its Order Test";
        }
      }
    }
    modifiers(e, who);
  }

  private void modifiers(SnaphanceEvent.OrderTest e, List<Integer> who) {
    int g = roll.stand(who.getFirst()).group();
    Hex general = roll.general[g];
    boolean near = false;
    boolean helps = false;
    for (int each : who) {
      near |= general != null && AxialHexes.distance(general, roll.at(each)) <= radius(g);
      helps |=
          general != null
              && (who.size() == 1 ? general.equals(roll.at(each)) : roll.attached[g] == each);
    }
    int leader = value(e, "leader");
    boolean may = helps;
    docket.judge(
        JudgedPoint.TEST_MODIFIERS,
        value(e, "out of command range") == (near ? 0 : -1) && (leader == 0 || leader == 1 && may),
        () ->
            e.stands()
                + " test with "
                + e.modifiers()
                + ", General at "
                + general
                + ", range "
                + radius(g));
  }

  private static int value(SnaphanceEvent.OrderTest e, String what) {
    return e.modifiers().stream()
        .filter(each -> each.what().equals(what))
        .mapToInt(Event.Term::value)
        .sum();
  }

  /** How far a General is heard (3.0, 4.5). */
  private int radius(int g) {
    if (roll.successor[g]) {
      return 2;
    }
    Scenario.General general = roll.groups.get(g).general();
    if (general.range() != null) {
      return general.range();
    }
    int told = roll.on.isFinal() ? 4 : 3;
    String training = roll.program.armies().get(roll.groupSide.get(g)).training();
    if (training == null || roll.on.is("command_radius", "fixed_3_0")) {
      return told;
    }
    return training.equals("well") ? 6 : 4;
  }
}
