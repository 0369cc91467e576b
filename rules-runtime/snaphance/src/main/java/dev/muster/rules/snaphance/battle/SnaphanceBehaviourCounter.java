package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.commander.PlanScore;
import dev.muster.rules.snaphance.commander.StandCondition;
import dev.muster.rules.snaphance.rules.BattleContext;
import dev.muster.rules.snaphance.rules.OrderTest;
import dev.muster.rules.snaphance.rules.PendingMelee;
import dev.muster.rules.snaphance.rules.RangedFire;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceDecisionType;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceSight;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Counts implausible and sensible behaviour in a battle. It reads the table at the time of each
 * event and changes nothing.
 */
public final class SnaphanceBehaviourCounter implements EventSink {
  /** The number of times that something happened, and the number of opportunities for it. */
  public record Tally(int times, int of) {}

  private final Map<SnaphanceBehaviourMetric, int[]> counts =
      new EnumMap<>(SnaphanceBehaviourMetric.class);
  private final Map<String, Integer> numbers = new HashMap<>();
  private final SnaphanceState table;
  private final SnaphanceDecision choice;
  private final PlanScore plans;
  private final SnaphanceSight sight;
  private final Marks[] marks;

  /** The observations of one stand. */
  private static final class Marks {
    int rounds;
    boolean did;
    boolean inReach;
    boolean fired;
    boolean got;
    boolean used;
    boolean guarded;
    boolean left;
    int moves;
    boolean farAway;
    int before = SnaphanceState.GONE;
    int roundStart = SnaphanceState.GONE;
  }

  private SnaphanceBehaviourCounter(BattleContext play) {
    table = play.state;
    choice = play.decision;
    plans = new PlanScore(table);
    sight = new SnaphanceSight(table);
    marks = new Marks[table.stands];
    for (SnaphanceBehaviourMetric each : SnaphanceBehaviourMetric.values()) {
      counts.put(each, new int[2]);
    }
    for (int stand = 0; stand < table.stands; stand++) {
      marks[stand] = new Marks();
      numbers.put(table.name[stand], stand);
    }
    for (int g = 0; g < table.groups; g++) {
      of(SnaphanceBehaviourMetric.GENERALS_KILLED);
    }
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one a side
   */
  public static Map<SnaphanceBehaviourMetric, Tally> of(
      BattleProgram program, List<Commander> commanders, long seed) {
    // the counter needs the table, and the table needs a listener
    List<EventSink> watching = new ArrayList<>(1);
    SnaphanceBattle battle =
        new SnaphanceBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    SnaphanceBehaviourCounter habits = new SnaphanceBehaviourCounter(battle.context());
    watching.add(habits);
    battle.fight(() -> false);
    habits.close();
    Map<SnaphanceBehaviourMetric, Tally> found = new EnumMap<>(SnaphanceBehaviourMetric.class);
    habits.counts.forEach((habit, each) -> found.put(habit, new Tally(each[0], each[1])));
    return found;
  }

  private void of(SnaphanceBehaviourMetric habit) {
    Objects.requireNonNull(counts.get(habit))[1]++;
  }

  private void happened(SnaphanceBehaviourMetric habit) {
    Objects.requireNonNull(counts.get(habit))[0]++;
  }

  private void seen(SnaphanceBehaviourMetric habit, boolean happened) {
    of(habit);
    if (happened) {
      happened(habit);
    }
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> round();
      case CommonEvent.Decided e -> decided(e);
      case SnaphanceEvent.GeneralFate e -> general(e);
      case SnaphanceEvent.GroupForms e -> forms(e);
      case SnaphanceEvent.Moves e -> moves(e);
      case SnaphanceEvent.OrderTest e -> tests(e);
      case SnaphanceEvent.OnOpportunity e -> opportunity(number(e.stand()), e.on());
      case SnaphanceEvent.Fires e -> fires(e);
      case SnaphanceEvent.ShotLost e -> seen(SnaphanceBehaviourMetric.FIRE_AT_EVADERS, true);
      case SnaphanceEvent.Contact e -> contact(e);
      case SnaphanceEvent.Arrives e -> of(SnaphanceBehaviourMetric.ARRIVALS_WAIT);
      case SnaphanceEvent.EntryTaken e -> seen(SnaphanceBehaviourMetric.ARRIVALS_WAIT, true);
      default -> {
        // not counted
      }
    }
  }

  private int number(String stand) {
    return Objects.requireNonNull(numbers.get(stand));
  }

  private void general(SnaphanceEvent.GeneralFate e) {
    if (e.fate().equals("takes over")) {
      of(SnaphanceBehaviourMetric.NEW_GENERALS_KILLED);
    } else if (e.fate().equals("killed")) {
      boolean named = !e.general().startsWith(SnaphanceState.newGeneral(""));
      happened(
          named
              ? SnaphanceBehaviourMetric.GENERALS_KILLED
              : SnaphanceBehaviourMetric.NEW_GENERALS_KILLED);
    }
  }

  /** A question of several options was answered. */
  private void decided(CommonEvent.Decided e) {
    boolean group = false;
    boolean rally = false;
    boolean opportunity = false;
    boolean goes = false;
    for (int i = 0; i < choice.size(); i++) {
      boolean together = choice.order(i) == SnaphanceOrder.GO_ON_OPPORTUNITY_TOGETHER;
      group |= choice.order(i) == SnaphanceOrder.JOIN;
      rally |= choice.order(i) == SnaphanceOrder.RALLY_TOGETHER;
      opportunity |= together;
      goes |=
          (together || choice.order(i) == SnaphanceOrder.GO_ON_OPPORTUNITY)
              && e.answer().equals(choice.label(i));
    }
    if (group && choice.together().isEmpty()) {
      of(SnaphanceBehaviourMetric.GROUP_MOVES);
    }
    if (rally) {
      of(SnaphanceBehaviourMetric.GROUP_RALLIES);
    }
    if (opportunity && goes) {
      of(SnaphanceBehaviourMetric.GROUP_OPPORTUNITY);
    }
    if (choice.decision() == SnaphanceDecisionType.OPPORTUNITY_TURN
        && e.answer().endsWith("leaves opportunity")) {
      of(SnaphanceBehaviourMetric.OPPORTUNITY_RETAKEN);
      marks[choice.stand()].left = true;
    }
  }

  private void forms(SnaphanceEvent.GroupForms e) {
    happened(
        switch (e.purpose()) {
          case "move" -> SnaphanceBehaviourMetric.GROUP_MOVES;
          case "recovery" -> SnaphanceBehaviourMetric.GROUP_RALLIES;
          default -> SnaphanceBehaviourMetric.GROUP_OPPORTUNITY;
        });
  }

  private void tests(SnaphanceEvent.OrderTest e) {
    if (e.purpose().equals(OrderTest.Purpose.EXTRA_MOVE.words)) {
      seen(SnaphanceBehaviourMetric.EXTRA_MOVES_FAILED, !e.passed());
    }
    if (e.purpose().equals(OrderTest.Purpose.OPPORTUNITY.words)) {
      for (String each : e.stands()) {
        Marks mark = marks[number(each)];
        if (mark.left) {
          happened(SnaphanceBehaviourMetric.OPPORTUNITY_RETAKEN);
          mark.left = false;
        }
      }
    }
  }

  private void opportunity(int stand, boolean on) {
    Marks mark = marks[stand];
    if (on && !mark.got) {
      mark.got = true;
      mark.used = false;
      mark.guarded = false;
    } else if (!on) {
      opportunityEnds(mark);
    }
  }

  private void opportunityEnds(Marks mark) {
    if (mark.got) {
      seen(SnaphanceBehaviourMetric.OPPORTUNITY_USED, mark.used);
      seen(SnaphanceBehaviourMetric.OPPORTUNITY_OF_USE, mark.used || mark.guarded);
      mark.got = false;
    }
  }

  private void fires(SnaphanceEvent.Fires e) {
    Marks mark = marks[number(e.stand())];
    mark.did = true;
    mark.fired = true;
    if (e.kind().equals("opportunity")) {
      mark.used = true;
    } else if (e.kind().equals("fire") && e.rank() == 1) {
      of(SnaphanceBehaviourMetric.FIRE_AT_EVADERS);
    }
  }

  private void contact(SnaphanceEvent.Contact e) {
    int attacker = number(e.attacker());
    int defender = number(e.defender());
    marks[attacker].did = true;
    marks[defender].did = true;
    if (e.kind().equals(PendingMelee.Kind.ONGOING.words)) {
      return;
    }
    seen(SnaphanceBehaviourMetric.STRUCK_IN_FLANK_OR_REAR, !e.aspect().equals("front"));
    if (e.kind().equals(PendingMelee.Kind.OPPORTUNITY.words)
        || e.kind().equals(PendingMelee.Kind.COUNTER.words)) {
      marks[attacker].used = true;
    }
    if (e.kind().equals(PendingMelee.Kind.CHARGE.words)) {
      seen(SnaphanceBehaviourMetric.SPENT_CHARGE, StandCondition.spent(table, attacker));
      if (table.type[attacker].mounted) {
        seen(
            SnaphanceBehaviourMetric.HORSE_AT_PIKES_ALONE,
            e.aspect().equals("front")
                && e.attackSupports().isEmpty()
                && table.type[defender].pikes
                && !table.disordered[defender]);
      }
    }
  }

  private void moves(SnaphanceEvent.Moves e) {
    int stand = number(e.stand());
    Marks mark = marks[stand];
    int from = table.grid.index(e.start());
    int to = e.path().isEmpty() ? from : table.grid.index(e.path().getLast());
    if (e.kind().equals("charge")) {
      seen(SnaphanceBehaviourMetric.CHARGES_ON_EXTRA_MOVES, e.move() > 1);
      mark.did = true;
      return;
    }
    if (from == to) {
      return;
    }
    mark.did = true;
    mark.moves = Math.max(mark.moves, e.move());
    seen(SnaphanceBehaviourMetric.PLACES_TAKEN_BACK, to == mark.before);
    if (StandCondition.spent(table, stand)) {
      boolean nearer = nearest(stand, to) < nearest(stand, from);
      seen(SnaphanceBehaviourMetric.SPENT_GO_NEARER, nearer && freshBehind(stand, to));
    }
  }

  /** Whether a stand of the group has most of its strength and stands farther from the enemy. */
  private boolean freshBehind(int stand, int hex) {
    for (int other : table.members[table.group[stand]]) {
      if (other != stand
          && table.onBoard(other)
          && StandCondition.fresh(table, other)
          && nearest(other, table.hex[other]) > nearest(stand, hex)) {
        return true;
      }
    }
    return false;
  }

  private int nearest(int stand, int hex) {
    int least = Integer.MAX_VALUE;
    for (int other = 0; other < table.stands; other++) {
      if (table.side[other] != table.side[stand] && table.onBoard(other)) {
        least = Math.min(least, table.grid.distance(hex, table.hex[other]));
      }
    }
    return least;
  }

  private void round() {
    if (table.round > 1) {
      endRound();
    }
    for (int stand = 0; stand < table.stands; stand++) {
      Marks mark = marks[stand];
      mark.fired = false;
      mark.left = false;
      mark.moves = 0;
      mark.before = mark.roundStart;
      mark.roundStart = table.onBoard(stand) ? table.hex[stand] : SnaphanceState.GONE;
      if (mark.before == mark.roundStart) {
        mark.before = SnaphanceState.GONE;
      }
      mark.farAway =
          table.onBoard(stand)
              && table.type[stand].infantry
              && !keepsPlace(stand)
              && nearest(stand, table.hex[stand]) >= SnaphanceBehaviourMetric.FAR;
      mark.inReach = table.onBoard(stand) && inReach(stand);
    }
  }

  private void endRound() {
    for (int stand = 0; stand < table.stands; stand++) {
      Marks mark = marks[stand];
      if (!table.onBoard(stand)) {
        opportunityEnds(mark);
        continue;
      }
      mark.rounds++;
      if (mark.got && nearest(stand, table.hex[stand]) <= SnaphanceBehaviourMetric.NEAR) {
        mark.guarded = true;
      }
      if (table.type[stand].artillery && (mark.inReach || mark.fired)) {
        seen(SnaphanceBehaviourMetric.GUNS_FIRE, mark.fired);
      }
      if (mark.farAway) {
        seen(SnaphanceBehaviourMetric.FOOT_DOUBLES, mark.moves > 1);
      }
    }
  }

  /**
   * Whether a stand could have an enemy in range and sight, from its hex or from an adjacent one.
   */
  private boolean inReach(int stand) {
    boolean found = inView(stand, table.hex[stand]);
    for (int d = 0; d < 6 && !found; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      boolean enters =
          there >= 0
              && table.occupant[there] == SnaphanceState.GONE
              && table.ground.cost(table.hex[stand], d, table.type[stand]) > 0;
      found = enters && inView(stand, there);
    }
    return found;
  }

  /** Whether an enemy is in range and sight of a stand in a hex, with any facing. */
  private boolean inView(int stand, int hex) {
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.side[enemy] != table.side[stand] && table.onBoard(enemy)) {
        int range = table.grid.distance(hex, table.hex[enemy]);
        if (range <= RangedFire.FARTHEST
            && table.type[stand].fire[range] != StandType.BLANK
            && sight.clear(hex, table.hex[enemy], stand)) {
          return true;
        }
      }
    }
    return false;
  }

  private void close() {
    endRound();
    for (int stand = 0; stand < table.stands; stand++) {
      Marks mark = marks[stand];
      opportunityEnds(mark);
      seen(
          SnaphanceBehaviourMetric.IDLE,
          mark.rounds >= SnaphanceBehaviourMetric.LONG && !mark.did && !keepsPlace(stand));
    }
  }

  /** Whether a plan keeps the stand in its present or last place. */
  private boolean keepsPlace(int stand) {
    return table.hex[stand] != SnaphanceState.GONE
        && SnaphanceCourseCounter.keepsPlace(plans.of(table.group[stand]), table, stand);
  }
}
