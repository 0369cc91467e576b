package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.snaphance.commander.PlanScore;
import dev.muster.rules.snaphance.rules.BattleContext;
import dev.muster.rules.snaphance.rules.PendingMelee;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts the course of a battle, such as the stands that met the enemy and those that did not. It
 * reads the table when an event is reported and changes nothing.
 */
public final class SnaphanceCourseCounter implements EventSink {
  /**
   * The counts of a battle.
   *
   * @param counts by metric, how often it happened and out of how many opportunities
   * @param neverInContact by group, its Combat Stands that met no enemy, and all its Combat Stands
   * @param charges by group, charges at its stands
   * @param taken by objective, the round in which it first changed hands
   */
  public record Course(
      Map<SnaphanceCourseMetric, int[]> counts,
      Map<String, int[]> neverInContact,
      Map<String, Integer> charges,
      Map<String, Integer> taken,
      Outcome outcome) {}

  private final Map<SnaphanceCourseMetric, int[]> counts =
      new EnumMap<>(SnaphanceCourseMetric.class);
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> charges = new TreeMap<>();
  private final Map<String, Integer> taken = new TreeMap<>();
  private final SnaphanceState table;
  private final PlanScore plans;

  // of the stands
  private final boolean[] met;
  private final boolean[] did;
  private final boolean[] reaches;
  private final int[] rounds;

  /** The charge whose dice are thrown next; null if that charge is not counted. */
  private SnaphanceEvent.@Nullable Contact alone;

  private int attackDice = -1;

  private SnaphanceCourseCounter(BattleContext play) {
    table = play.state;
    plans = new PlanScore(table);
    met = new boolean[table.stands];
    did = new boolean[table.stands];
    reaches = new boolean[table.stands];
    rounds = new int[table.stands];
    for (SnaphanceCourseMetric each : SnaphanceCourseMetric.values()) {
      counts.put(each, new int[2]);
    }
    for (int stand = 0; stand < table.stands; stand++) {
      numbers.put(table.name[stand], stand);
    }
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one per side
   */
  public static Course of(BattleProgram program, List<Commander> commanders, long seed) {
    // The counter needs the table, and the table needs an event sink.
    List<EventSink> watching = new ArrayList<>(1);
    SnaphanceBattle battle =
        new SnaphanceBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    SnaphanceCourseCounter counter = new SnaphanceCourseCounter(battle.context());
    watching.add(counter);
    return counter.close(battle.fight(() -> false));
  }

  private void seen(SnaphanceCourseMetric metric, boolean happened) {
    int[] count = Objects.requireNonNull(counts.get(metric));
    count[0] += happened ? 1 : 0;
    count[1]++;
  }

  private int number(String stand) {
    return Objects.requireNonNull(numbers.get(stand));
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> round();
      case CommonEvent.ObjectiveHeld e -> taken.putIfAbsent(e.objective(), table.round);
      case SnaphanceEvent.Moves e -> did[number(e.stand())] |= !e.path().isEmpty();
      case SnaphanceEvent.Fires e -> did[number(e.stand())] = true;
      case SnaphanceEvent.OnOpportunity e -> did[number(e.stand())] = true;
      case SnaphanceEvent.Rallies e -> did[number(e.stand())] = true;
      case SnaphanceEvent.StaysDisordered e -> did[number(e.stand())] = true;
      case SnaphanceEvent.Retreats e -> did[number(e.stand())] = true;
      case SnaphanceEvent.Evades e -> did[number(e.stand())] = true;
      case SnaphanceEvent.OrderTest e -> e.stands().forEach(each -> did[number(each)] = true);
      case SnaphanceEvent.Contact e -> contact(e);
      case SnaphanceEvent.MeleeThrow e -> thrown(e);
      default -> {
        // not counted
      }
    }
  }

  private void contact(SnaphanceEvent.Contact e) {
    meets(e.attacker());
    meets(e.defender());
    e.attackSupports().forEach(this::meets);
    e.defenceSupports().forEach(this::meets);
    alone = null;
    if (e.kind().equals(PendingMelee.Kind.ONGOING.words)) {
      return;
    }
    boolean front = e.aspect().equals("front");
    seen(SnaphanceCourseMetric.STRUCK_IN_FLANK_OR_REAR, !front);
    boolean restart = e.kind().equals(PendingMelee.Kind.RESTART.words);
    if (restart || e.kind().equals(PendingMelee.Kind.CHARGE.words)) {
      seen(SnaphanceCourseMetric.SUPPORTED_CHARGES, !e.attackSupports().isEmpty());
      charges.merge(groupName(number(e.defender())), 1, Integer::sum);
      boolean single = e.attackSupports().isEmpty() && front && !restart;
      alone = single ? e : null;
      attackDice = -1;
      if (!single) {
        seen(SnaphanceCourseMetric.CHARGES_AT_BETTER, false);
      }
    }
  }

  private void meets(String stand) {
    met[number(stand)] = true;
    did[number(stand)] = true;
  }

  private String groupName(int stand) {
    return table.groupName[table.group[stand]];
  }

  /** Counts the dice of a single charging stand and of its target. */
  private void thrown(SnaphanceEvent.MeleeThrow e) {
    SnaphanceEvent.Contact charge = alone;
    if (charge == null) {
      return;
    }
    if (e.stand().equals(charge.attacker())) {
      boolean bonus =
          e.terms().stream().anyMatch(t -> t.what().equals("charge bonus") && t.value() > 0);
      attackDice = bonus ? Integer.MAX_VALUE : e.dice().size();
      return;
    }
    boolean better = !charge.defenceSupports().isEmpty() || e.dice().size() > attackDice;
    seen(SnaphanceCourseMetric.CHARGES_AT_BETTER, attackDice != Integer.MAX_VALUE && better);
    alone = null;
  }

  private void round() {
    if (table.round > 1) {
      endRound(table.round - 1);
    }
    for (int stand = 0; stand < table.stands; stand++) {
      did[stand] = false;
      reaches[stand] =
          table.onBoard(stand)
              && !table.type[stand].artillery
              && !keepsPlace(plans.of(table.group[stand]), table, stand)
              && nearest(stand) <= reach(stand);
    }
  }

  /** Hexes within which a stand can do something in a round: fire, or charge with an extra move. */
  private int reach(int stand) {
    StandType type = table.type[stand];
    return Math.max(type.farthest, 2 * type.moveFirst + 1);
  }

  private int nearest(int stand) {
    int least = Integer.MAX_VALUE;
    for (int other = 0; other < table.stands; other++) {
      if (table.side[other] != table.side[stand] && table.onBoard(other)) {
        least = Math.min(least, table.grid.distance(table.hex[stand], table.hex[other]));
      }
    }
    return least;
  }

  private void endRound(int round) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (!table.onBoard(stand)) {
        continue;
      }
      rounds[stand]++;
      if (reaches[stand]) {
        seen(SnaphanceCourseMetric.IDLE_ROUNDS, !did[stand]);
      }
    }
    if (round == SnaphanceCourseMetric.EARLY) {
      line(SnaphanceCourseMetric.IN_LINE_EARLY);
    } else if (round == SnaphanceCourseMetric.LATE) {
      line(SnaphanceCourseMetric.IN_LINE_LATE);
    }
  }

  private void line(SnaphanceCourseMetric metric) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.onBoard(stand) && table.type[stand].combat && table.type[stand].infantry) {
        boolean beside = false;
        for (int d = 0; d < 6; d++) {
          int there = table.grid.neighbour(table.hex[stand], d);
          int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
          beside |= friend != SnaphanceState.GONE && table.side[friend] == table.side[stand];
        }
        seen(metric, beside);
      }
    }
  }

  private Course close(Outcome outcome) {
    endRound(table.round);
    seen(SnaphanceCourseMetric.BROKEN, table.brokeAt[0] > 0 || table.brokeAt[1] > 0);
    Map<String, int[]> never = new TreeMap<>();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.type[stand].combat && rounds[stand] >= SnaphanceCourseMetric.LONG) {
        seen(SnaphanceCourseMetric.NEVER_IN_CONTACT, !met[stand]);
        int[] group = never.computeIfAbsent(groupName(stand), none -> new int[2]);
        group[0] += met[stand] ? 0 : 1;
        group[1]++;
      }
    }
    return new Course(counts, never, charges, taken, outcome);
  }

  /** Returns whether a plan lets a stand keep its place. */
  static boolean keepsPlace(@Nullable Plan plan, SnaphanceState table, int stand) {
    if (plan == null || plan.stance() == Plan.Stance.ATTACK) {
      return false;
    }
    if (plan.stance() != Plan.Stance.HOLD || plan.places().isEmpty()) {
      return true;
    }
    for (Place each : plan.places()) {
      if (table.grid.distance(table.grid.index(each), table.hex[stand]) <= 1) {
        return true;
      }
    }
    return false;
  }
}
