package dev.muster.rules.odds;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.odds.OrderOdds.Bystander;
import dev.muster.rules.odds.OrderOdds.Named;
import dev.muster.rules.odds.OrderOdds.OrderEnd;
import dev.muster.rules.odds.OrderOdds.UnitEnd;
import dev.muster.rules.odds.OutcomeEnumeration.Distribution;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.UnitFate;
import dev.muster.rules.system.Engine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Works out the odds of orders. The rules themselves are the calculator: a step is played once for
 * each way in which its dice can fall, and equal positions are gone on from once.
 */
public final class OddsCalculator {
  private final Engine engine;
  private final SituationFormat form;
  private final int budget;

  /**
   * @param form situations of the same rule system as the engine
   * @param budget the most branches of dice that are run for an order, 1 or more
   */
  public OddsCalculator(Engine engine, SituationFormat form, int budget) {
    if (budget < 1) {
      throw new IllegalArgumentException("a budget is 1 branch or more, found " + budget);
    }
    this.engine = engine;
    this.form = form;
    this.budget = budget;
  }

  /**
   * Returns the odds of an order in a position.
   *
   * @param situation the position; its own orders, dice and expectations do not matter
   * @param order the order in the words of situations
   * @param fixed decisions of either side that are fixed, in the same words
   * @param commanders commanders for all other decisions, one per side; they may neither search nor
   *     throw dice
   * @throws SituationException if the text is not an order, or the order is not legal; the message
   *     names the rule that forbids it
   */
  public OrderOdds odds(
      Situation situation, String order, List<String> fixed, List<CommanderProfile> commanders)
      throws SituationException {
    OrderedStep step = new OrderedStep(engine, form, situation, order, fixed, commanders);
    String problem = step.problem();
    if (!problem.isEmpty()) {
      throw new SituationException(0, problem);
    }
    OrderOdds odds = enumerated(step);
    odds = odds == null ? enumerated(step.withPaths()) : odds;
    if (odds == null) {
      throw new SituationException(0, order + ": " + refusal(step.withPaths(), false));
    }
    return odds;
  }

  /**
   * An order before its odds are known.
   *
   * @param refusal why it can never be given, for the user; empty if it can, or if this is not
   *     known within the budget
   * @param strengths the units it names and their strength, in their order
   */
  public record Preview(String refusal, Map<String, Integer> strengths) {
    public Preview {
      strengths = Collections.unmodifiableMap(new LinkedHashMap<>(strengths));
    }
  }

  /**
   * Returns whether an order can be given at all, and to whom it applies; much less work than its
   * odds.
   *
   * @throws SituationException if the text is of no unit of the position
   */
  public Preview preview(Situation situation, String order, List<CommanderProfile> commanders)
      throws SituationException {
    OrderedStep step = new OrderedStep(engine, form, situation, order, List.of(), commanders);
    if (!step.problem().isEmpty()) {
      return new Preview(step.problem(), Map.of());
    }
    OrderCourse course = new OrderCourse(step, new OutcomeTape(), EventSink.SILENT);
    Map<String, Integer> strengths = new LinkedHashMap<>();
    for (String each : step.namedUnits()) {
      course.where().units().stream()
          .filter(unit -> unit.name().equals(each))
          .forEach(unit -> strengths.put(each, unit.strength()));
    }
    boolean possible = isPossible(step) || isPossible(step.withPaths());
    return new Preview(possible ? "" : order + ": " + refusal(step.withPaths(), true), strengths);
  }

  /** Whether some course carries the order out, or the budget does not tell. */
  private boolean isPossible(OrderedStep step) throws SituationException {
    OutcomeTape tape = new OutcomeTape();
    OrderCourse course = new OrderCourse(step, tape, EventSink.SILENT);
    Deque<OrderCourse.Moment> open = new ArrayDeque<>(List.of(course.keep(null)));
    int left = budget;
    while (!open.isEmpty() && left > 0) {
      OrderCourse.Moment from = open.remove();
      tape.begin();
      do {
        course.restore(from);
        tape.rewind();
        left--;
        boolean more = course.advance();
        if (course.orders().isDone()) {
          return true;
        }
        if (more) {
          open.add(course.keep(null));
        }
      } while (left > 0 && tape.advance());
    }
    return left <= 0;
  }

  /** The odds; null if the order is never carried out. */
  private @Nullable OrderOdds enumerated(OrderedStep step) throws SituationException {
    OutcomeTape tape = new OutcomeTape();
    OrderCourse course = new OrderCourse(step, tape, EventSink.SILENT);
    OrderCourse.Moment start = course.keep(null);
    Distribution<OrderCourse.Moment.Key> found = OutcomeEnumeration.of(course, tape, budget);
    if (found.ends().stream().noneMatch(each -> each.end().done()) && found.rest().isZero()) {
      return null;
    }
    course.restore(start);
    return new Witness(step, course).told(found);
  }

  /** Why an order is not legal; it needs a listener, because reasons are made only for one. */
  private static String refusal(OrderedStep step, boolean brief) throws SituationException {
    OutcomeTape tape = new OutcomeTape();
    OrderCourse course = new OrderCourse(step, tape, event -> {});
    boolean more = true;
    while (more) {
      tape.begin();
      more = course.advance();
    }
    String why = brief ? course.orders().shortRefusal() : course.orders().refusal();
    return why.isEmpty() ? "this is not possible here" : why;
  }

  /** Sees one course to each end, to say what has become of the units. */
  private final class Witness {
    private final OrderedStep step;
    private final RecordedTape tape = new RecordedTape();
    private final OrderCourse course;
    private final OrderCourse.Moment start;
    private final BattlePosition before;
    private final List<String> named;
    private final Set<String> decisions = new LinkedHashSet<>();
    private final Set<String> kinds = new HashSet<>();
    private final Set<String> unused;
    private final Map<String, EnumSet<UnitFate.Kind>> fates = new HashMap<>();
    private final Map<String, Tally> others = new LinkedHashMap<>();

    Witness(OrderedStep step, OrderCourse enumerated) throws SituationException {
      this.step = step;
      course = new OrderCourse(enumerated, tape, this::hear);
      start = course.keep(null);
      before = course.where();
      named = step.namedUnits();
      unused = new LinkedHashSet<>(step.fixed());
    }

    private void hear(Event event) {
      if (event instanceof CommonEvent.Decided decided) {
        // what one says to questions of one kind differs from end to end by places only
        String[] words = decided.answer().split(" ", 3);
        if (words.length > 1 && kinds.add(words[0] + " " + words[1])) {
          decisions.add(decided.answer());
        }
      }
      for (UnitFate each : form.fates(event)) {
        fates
            .computeIfAbsent(each.unit(), unit -> EnumSet.noneOf(UnitFate.Kind.class))
            .add(each.kind());
      }
    }

    OrderOdds told(Distribution<OrderCourse.Moment.Key> found) {
      Map<EndKey, Probability> table = new LinkedHashMap<>();
      for (OutcomeEnumeration.End<OrderCourse.Moment.Key> each : found.ends()) {
        table.merge(witness(each), each.probability(), Probability::plus);
      }
      List<OrderEnd> all = new ArrayList<>();
      table.forEach((end, chance) -> all.add(new OrderEnd(chance, end.carriedOut, end.units)));
      all.sort(Comparator.comparing(OrderEnd::probability).reversed());
      return new OrderOdds(
          step.order(),
          step.fixed(),
          List.copyOf(unused),
          step.commanders(),
          List.copyOf(decisions),
          named.stream().map(this::named).toList(),
          form.lossTerms(),
          all,
          others.values().stream().map(Tally::told).toList(),
          found.rest(),
          found.branches());
    }

    private record EndKey(boolean carriedOut, List<UnitEnd> units) {}

    private EndKey witness(OutcomeEnumeration.End<OrderCourse.Moment.Key> end) {
      fates.clear();
      course.restore(start);
      for (Object[] stage : end.example()) {
        tape.begin(stage);
        course.advance();
      }
      unused.retainAll(course.orders().unused());
      List<BattlePosition.Unit> after = course.where().units();
      Map<String, UnitEnd> changed = new HashMap<>();
      for (int i = 0; i < after.size(); i++) {
        UnitEnd unit = compared(before.units().get(i), after.get(i));
        changed.put(unit.unit(), unit);
        if (!named.contains(unit.unit()) && !unit.isUnchanged()) {
          String side = sideName(after.get(i).side());
          others
              .computeIfAbsent(unit.unit(), name -> new Tally(name, side))
              .add(unit, end.probability());
        }
      }
      return new EndKey(end.end().done(), named.stream().map(each -> changed.get(each)).toList());
    }

    private UnitEnd compared(BattlePosition.Unit was, BattlePosition.Unit is) {
      boolean gone = was.at() != null && is.at() == null;
      return new UnitEnd(
          is.name(),
          was.strength() - (gone ? 0 : is.strength()),
          gone,
          gone ? List.of() : without(is.marks(), was.marks()),
          gone ? List.of() : without(was.marks(), is.marks()),
          fates.getOrDefault(is.name(), EnumSet.noneOf(UnitFate.Kind.class)));
    }

    private static List<String> without(List<String> marks, Collection<String> others) {
      return marks.stream().filter(each -> !others.contains(each)).toList();
    }

    private Named named(String unit) {
      for (BattlePosition.Unit each : before.units()) {
        if (each.name().equals(unit)) {
          return new Named(
              unit,
              sideName(each.side()),
              each.side() == step.side(),
              each.strength(),
              each.full());
        }
      }
      throw new IllegalStateException("no unit " + unit);
    }

    private String sideName(int side) {
      Scenario.Side which = step.situation().program().scenario().sides().get(side);
      return which.name();
    }
  }

  /** What becomes of a unit that no order names. */
  private static final class Tally {
    private final String unit;
    private final String side;
    private Probability changed = Probability.ZERO;
    private Probability destroyed = Probability.ZERO;
    private double lost;

    Tally(String unit, String side) {
      this.unit = unit;
      this.side = side;
    }

    void add(UnitEnd end, Probability chance) {
      changed = changed.plus(chance);
      destroyed = end.destroyed() ? destroyed.plus(chance) : destroyed;
      lost += end.lost() * chance.value();
    }

    Bystander told() {
      return new Bystander(unit, side, changed, destroyed, lost);
    }
  }
}
