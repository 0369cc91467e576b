package dev.muster.rules.odds;

import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.situation.LossTerms;
import dev.muster.rules.situation.UnitFate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * The exact odds of an order: every possible result, with its probability.
 *
 * @param order the order as given; the last entry of its side in {@code decisions} is the option
 *     that carries it out
 * @param fixed decisions that were fixed with it
 * @param unused fixed decisions that no result needed
 * @param commanders commanders of all other decisions, one per side
 * @param decisions decisions of the commanders, without repetition, in the order of the questions
 * @param units units that the orders name, in order, beginning with that of the order
 * @param terms words for losses of units
 * @param ends results, the likeliest first
 * @param others changed units that no order names, in the order of the scenario
 * @param rest probability of the results that the budget left out
 * @param branches number of branches that were run
 */
public record OrderOdds(
    String order,
    List<String> fixed,
    List<String> unused,
    List<CommanderProfile> commanders,
    List<String> decisions,
    List<Named> units,
    LossTerms terms,
    List<OrderEnd> ends,
    List<Bystander> others,
    Probability rest,
    int branches) {
  /** The default budget of branches. */
  public static final int USUAL_BUDGET = 200_000;

  public OrderOdds {
    fixed = List.copyOf(fixed);
    unused = List.copyOf(unused);
    commanders = List.copyOf(commanders);
    decisions = List.copyOf(decisions);
    units = List.copyOf(units);
    ends = List.copyOf(ends);
    others = List.copyOf(others);
  }

  /**
   * A unit the orders name, before they are carried out.
   *
   * @param side the name of its side
   * @param acts whether it is of the side that gives the order
   */
  public record Named(String unit, String side, boolean acts, int strength, int full) {}

  /**
   * The result for a unit.
   *
   * @param lost strength lost; below 0 if it gained some
   * @param destroyed whether it has left the field, for any reason
   * @param marks rulebook words for its new states, such as {@code disordered}
   * @param shed marks it has lost
   */
  public record UnitEnd(
      String unit,
      int lost,
      boolean destroyed,
      List<String> marks,
      List<String> shed,
      Set<UnitFate.Kind> fates) {
    public UnitEnd {
      marks = List.copyOf(marks);
      shed = List.copyOf(shed);
      fates = fates.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(fates));
    }

    /** Whether the unit is unchanged. */
    public boolean isUnchanged() {
      return lost == 0 && !destroyed && marks.isEmpty() && shed.isEmpty() && fates.isEmpty();
    }
  }

  /**
   * An end.
   *
   * @param carriedOut whether the order was carried out, which the dice before it can prevent
   * @param units results for the units of {@link OrderOdds#units}, in the same order
   */
  public record OrderEnd(Probability probability, boolean carriedOut, List<UnitEnd> units) {
    public OrderEnd {
      units = List.copyOf(units);
    }
  }

  /**
   * A unit that the order does not name.
   *
   * @param changed the chance that it changes in any way
   * @param destroyed the chance that it is destroyed
   * @param lost strength it loses on average
   */
  public record Bystander(
      String unit, String side, Probability changed, Probability destroyed, double lost) {}

  /** The chance of the ends that fit. */
  public Probability chance(Predicate<OrderEnd> fits) {
    return ends.stream()
        .filter(fits)
        .map(OrderEnd::probability)
        .reduce(Probability.ZERO, Probability::plus);
  }

  /**
   * Returns the probability of results for a unit that match a condition.
   *
   * @param unit its number in {@link #units}
   */
  public Probability chance(int unit, Predicate<UnitEnd> fits) {
    return chance(end -> fits.test(end.units().get(unit)));
  }

  /**
   * Returns the mean strength that a unit loses in the enumerated ends.
   *
   * @param unit its number in {@link #units}
   */
  public double meanLoss(int unit) {
    return mean(end -> end.units().get(unit).lost());
  }

  private double mean(ToIntFunction<OrderEnd> of) {
    double met = 1 - rest.value();
    double sum = 0;
    for (OrderEnd end : ends) {
      sum += end.probability().value() * of.applyAsInt(end);
    }
    return met == 0 ? 0 : sum / met;
  }

  /**
   * By strength lost, from the least: its chance.
   *
   * @param unit its number in {@link #units}
   */
  public Map<Integer, Probability> losses(int unit) {
    Map<Integer, Probability> losses = new LinkedHashMap<>();
    ends.stream()
        .map(end -> end.units().get(unit).lost())
        .distinct()
        .sorted()
        .forEach(lost -> losses.put(lost, chance(unit, each -> each.lost() == lost)));
    return losses;
  }

  /** The number of the first enemy the orders name in {@link #units}; -1 for none. */
  public int target() {
    for (int i = 0; i < units.size(); i++) {
      if (!units.get(i).acts()) {
        return i;
      }
    }
    return -1;
  }
}
