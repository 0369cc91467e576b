package dev.muster.rules.odds;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.odds.OrderOdds.Bystander;
import dev.muster.rules.odds.OrderOdds.Named;
import dev.muster.rules.odds.OrderOdds.OrderEnd;
import dev.muster.rules.odds.OrderOdds.UnitEnd;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Odds as JSON. Probabilities have 12 digits behind the point, and beside them the exact fraction.
 * Those of the ends and of the rest are rounded so that they sum to exactly 1.
 */
public final class JsonOdds {
  private static final int DIGITS = 12;

  private JsonOdds() {}

  /** The odds of an order. */
  public static JsonObject of(OrderOdds odds) {
    JsonObject json = new JsonObject();
    json.addProperty("order", odds.order());
    json.add("fixed", strings(odds.fixed()));
    json.add("unused", strings(odds.unused()));
    json.add(
        "commanders",
        strings(
            odds.commanders().stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList()));
    json.addProperty("sentence", OddsText.sentence(odds));
    JsonArray units = new JsonArray();
    for (int i = 0; i < odds.units().size(); i++) {
      units.add(unit(odds, i));
    }
    json.add("units", units);
    List<BigDecimal> rounded = summingToOne(odds);
    JsonArray ends = new JsonArray();
    for (int i = 0; i < odds.ends().size(); i++) {
      ends.add(end(odds.ends().get(i), rounded.get(i)));
    }
    json.add("ends", ends);
    JsonArray others = new JsonArray();
    odds.others().forEach(each -> others.add(other(each)));
    json.add("others", others);
    json.add("decisions", strings(odds.decisions()));
    json.addProperty("rest", rounded.getLast());
    json.addProperty("restFraction", odds.rest().fraction());
    json.addProperty("branches", odds.branches());
    return json;
  }

  private static JsonObject unit(OrderOdds odds, int number) {
    Named named = odds.units().get(number);
    JsonObject json = new JsonObject();
    json.addProperty("unit", named.unit());
    json.addProperty("side", named.side());
    json.addProperty("strength", named.strength());
    json.addProperty("full", named.full());
    json.addProperty("meanLoss", rounded(BigDecimal.valueOf(odds.meanLoss(number))));
    JsonArray losses = new JsonArray();
    odds.losses(number)
        .forEach(
            (lost, chance) -> {
              JsonObject each = new JsonObject();
              each.addProperty("lost", lost);
              probability(each, "probability", chance);
              losses.add(each);
            });
    json.add("losses", losses);
    return json;
  }

  /**
   * Returns the probabilities of the ends, and the rest last. Each is rounded down, and the
   * remainder goes to those with the largest rounding loss.
   */
  private static List<BigDecimal> summingToOne(OrderOdds odds) {
    List<BigDecimal> exact = new ArrayList<>();
    odds.ends().forEach(each -> exact.add(each.probability().decimal()));
    exact.add(odds.rest().decimal());
    List<BigDecimal> rounded = new ArrayList<>();
    exact.forEach(each -> rounded.add(each.setScale(DIGITS, RoundingMode.DOWN)));
    BigDecimal unit = BigDecimal.ONE.movePointLeft(DIGITS);
    BigDecimal left =
        BigDecimal.ONE.subtract(rounded.stream().reduce(BigDecimal.ZERO, BigDecimal::add));
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < exact.size(); i++) {
      order.add(i);
    }
    order.sort(
        Comparator.comparing((Integer i) -> exact.get(i).subtract(rounded.get(i))).reversed());
    for (int i = 0; left.signum() > 0; i++) {
      int which = order.get(i);
      rounded.set(which, rounded.get(which).add(unit));
      left = left.subtract(unit);
    }
    return rounded;
  }

  private static JsonObject end(OrderEnd end, BigDecimal probability) {
    JsonObject json = new JsonObject();
    json.addProperty("probability", probability);
    json.addProperty("probabilityFraction", end.probability().fraction());
    json.addProperty("carriedOut", end.carriedOut());
    JsonArray units = new JsonArray();
    for (UnitEnd each : end.units()) {
      JsonObject unit = new JsonObject();
      unit.addProperty("unit", each.unit());
      unit.addProperty("lost", each.lost());
      unit.addProperty("destroyed", each.destroyed());
      unit.add("marks", strings(each.marks()));
      unit.add("shed", strings(each.shed()));
      unit.add("fates", strings(each.fates().stream().map(fate -> fate.words()).toList()));
      units.add(unit);
    }
    json.add("units", units);
    return json;
  }

  private static JsonObject other(Bystander other) {
    JsonObject json = new JsonObject();
    json.addProperty("unit", other.unit());
    json.addProperty("side", other.side());
    probability(json, "changed", other.changed());
    probability(json, "destroyed", other.destroyed());
    json.addProperty("meanLoss", rounded(BigDecimal.valueOf(other.lost())));
    return json;
  }

  private static void probability(JsonObject json, String name, Probability chance) {
    json.addProperty(name, rounded(chance.decimal()));
    json.addProperty(name + "Fraction", chance.fraction());
  }

  private static BigDecimal rounded(BigDecimal value) {
    return value.setScale(DIGITS, RoundingMode.HALF_EVEN);
  }

  private static JsonArray strings(Collection<String> all) {
    JsonArray array = new JsonArray();
    all.forEach(array::add);
    return array;
  }
}
