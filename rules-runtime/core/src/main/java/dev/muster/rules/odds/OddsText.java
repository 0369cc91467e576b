package dev.muster.rules.odds;

import dev.muster.rules.odds.OrderOdds.Bystander;
import dev.muster.rules.odds.OrderOdds.Named;
import dev.muster.rules.odds.OrderOdds.OrderEnd;
import dev.muster.rules.odds.OrderOdds.UnitEnd;
import dev.muster.rules.situation.LossTerms;
import dev.muster.rules.situation.UnitFate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Odds in words: the sentence a player quotes, and the table of ends. */
public final class OddsText {
  /** Share of battles with a loss as high that counts as a bad result. */
  private static final double BAD = 0.1;

  private static final int MOST_ENDS = 20;
  private static final int ACTOR = 0;

  private OddsText() {}

  // ---- the sentence

  /** "58 % to throw them back, 23 % to be thrown back; worse than 2 SP lost: 9 %". */
  public static String sentence(OrderOdds odds) {
    if (odds.ends().isEmpty()) {
      return "unknown: "
          + percent(odds.rest())
          + ", because no branch of dice ends within the budget";
    }
    List<String> parts = new ArrayList<>();
    int target = odds.target();
    if (target >= 0) {
      ofTarget(odds, target, parts);
    }
    if (odds.chance(ACTOR, UnitEnd::destroyed).compareTo(Probability.ZERO) > 0) {
      add(parts, odds.chance(ACTOR, UnitEnd::destroyed), "to be destroyed");
    }
    add(parts, odds.chance(ACTOR, thrownBack()), "to be thrown back");
    add(parts, odds.chance(end -> !end.carriedOut()), "that the order cannot be given");
    String chances = parts.isEmpty() ? "no loss and no change" : String.join(", ", parts);
    String loss = badLoss(odds);
    String rest = odds.rest().isZero() ? "" : "; unknown: " + percent(odds.rest());
    return chances + (loss.isEmpty() ? "" : "; " + loss) + rest;
  }

  private static void ofTarget(OrderOdds odds, int target, List<String> parts) {
    int before = parts.size();
    add(parts, odds.chance(target, UnitEnd::destroyed), "to destroy them");
    add(parts, odds.chance(target, thrownBack()), "to throw them back");
    add(
        parts,
        odds.chance(target, fate(UnitFate.Kind.EVADES).and(each -> !each.destroyed())),
        "that they evade");
    boolean moved = parts.size() > before;
    Predicate<UnitEnd> worn = each -> each.lost() > 0 && !each.destroyed();
    if (!moved || odds.chance(target, thrownBack()).isZero()) {
      add(parts, odds.chance(target, worn), "to cost them " + odds.terms().counted(1) + " or more");
    }
    odds.ends().stream()
        .flatMap(end -> end.units().get(target).marks().stream())
        .distinct()
        .sorted()
        .forEach(
            mark ->
                add(
                    parts,
                    odds.chance(target, each -> each.marks().contains(mark)),
                    "to leave them " + mark));
  }

  private static Predicate<UnitEnd> thrownBack() {
    return fate(UnitFate.Kind.THROWN_BACK).and(each -> !each.destroyed());
  }

  private static Predicate<UnitEnd> fate(UnitFate.Kind kind) {
    return each -> each.fates().contains(kind);
  }

  private static void add(List<String> parts, Probability chance, String what) {
    if (!chance.isZero()) {
      parts.add(percent(chance) + " " + what);
    }
  }

  /** The least loss of the unit of the order that is seldom exceeded. */
  private static String badLoss(OrderOdds odds) {
    int most = 0;
    for (OrderEnd end : odds.ends()) {
      most = Math.max(most, end.units().get(ACTOR).lost());
    }
    for (int loss = 0; loss < most; loss++) {
      int bound = loss;
      Probability worse = odds.chance(ACTOR, each -> each.lost() > bound);
      if (worse.value() <= BAD) {
        LossTerms terms = odds.terms();
        return "worse than " + terms.counted(loss) + " lost: " + percent(worse);
      }
    }
    return "";
  }

  /** "58 %", "less than 1 %", "0 %". */
  public static String percent(Probability chance) {
    double percent = 100 * chance.value();
    if (chance.isZero() || chance.equals(Probability.ONE)) {
      return Math.round(percent) + " %";
    }
    return percent < 0.5
        ? "less than 1 %"
        : percent > 99.5 ? "more than 99 %" : Math.round(percent) + " %";
  }

  // ---- the table

  /**
   * Returns the possible results of an order, the mean losses, other affected units, and the
   * decisions.
   */
  public static List<String> table(OrderOdds odds) {
    List<String> lines = new ArrayList<>();
    ends(odds, lines);
    notes(odds, lines);
    return lines;
  }

  private static void ends(OrderOdds odds, List<String> lines) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("chance"));
    odds.units().forEach(each -> head.add(each.unit()));
    rows.add(head);
    int shown = odds.ends().size() > MOST_ENDS + 1 ? MOST_ENDS : odds.ends().size();
    for (OrderEnd end : odds.ends().subList(0, shown)) {
      List<String> row = new ArrayList<>(List.of(share(end.probability())));
      end.units().forEach(each -> row.add(words(each, odds.terms(), end.carriedOut())));
      rows.add(row);
    }
    if (shown < odds.ends().size()) {
      Probability others =
          odds.ends().subList(shown, odds.ends().size()).stream()
              .map(OrderEnd::probability)
              .reduce(Probability.ZERO, Probability::plus);
      rows.add(List.of(share(others), odds.ends().size() - shown + " other ends"));
    }
    if (!odds.rest().isZero()) {
      rows.add(List.of(share(odds.rest()), "unknown: more branches than the budget"));
    }
    if (!odds.ends().isEmpty()) {
      rows.add(mean(odds));
    }
    lines.addAll(aligned(rows));
  }

  /** Returns what happened to a unit: "loses 2 SP, disordered, thrown back". */
  public static String words(UnitEnd end, LossTerms terms, boolean carriedOut) {
    List<String> words = new ArrayList<>();
    if (end.destroyed()) {
      words.add("destroyed");
    } else if (end.lost() != 0) {
      words.add(
          end.lost() > 0
              ? terms.verb() + " " + terms.counted(end.lost())
              : "recovers " + terms.counted(-end.lost()));
    }
    words.addAll(end.marks());
    end.shed().forEach(each -> words.add("no longer " + each));
    end.fates().forEach(each -> words.add(each.words()));
    return words.isEmpty()
        ? carriedOut ? "unchanged" : "order not possible"
        : String.join(", ", words);
  }

  private static void notes(OrderOdds odds, List<String> lines) {
    for (Bystander each : odds.others()) {
      lines.add(
          "also "
              + each.unit()
              + ": "
              + percent(each.changed())
              + " that it is affected, "
              + odds.terms().verb()
              + " "
              + number(each.lost())
              + " "
              + odds.terms().many()
              + " on average");
    }
    for (String each : odds.unused()) {
      lines.add("nobody had to decide this: " + each);
    }
    if (!odds.decisions().isEmpty()) {
      lines.add(
          "decided on the way, by "
              + String.join(
                  " and ",
                  odds.commanders().stream()
                      .map(each -> each.name().toLowerCase(Locale.ROOT))
                      .distinct()
                      .toList())
              + " where no order says it: "
              + String.join("; ", odds.decisions()));
    }
  }

  /** The mean losses; those of what is known, if something is not. */
  private static List<String> mean(OrderOdds odds) {
    List<String> mean =
        new ArrayList<>(List.of(odds.rest().isZero() ? "mean" : "mean of the known"));
    for (int unit = 0; unit < odds.units().size(); unit++) {
      mean.add(odds.terms().verb() + " " + number(odds.meanLoss(unit)) + " " + odds.terms().many());
    }
    return mean;
  }

  // ---- two orders

  /** A comparison of orders: gains and costs of each. */
  public static List<String> comparison(List<OrderOdds> all) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    all.forEach(each -> head.add(each.order()));
    rows.add(head);
    List<String> units =
        all.stream().flatMap(each -> each.units().stream()).map(Named::unit).distinct().toList();
    for (String unit : units) {
      compare(rows, all, unit, "destroyed", UnitEnd::destroyed);
      compare(rows, all, unit, "thrown back", thrownBack());
      compare(rows, all, unit, "evades", fate(UnitFate.Kind.EVADES));
      for (String mark : marks(all, unit)) {
        compare(rows, all, unit, mark, each -> each.marks().contains(mark));
      }
      List<String> row =
          new ArrayList<>(List.of(unit + " " + all.getFirst().terms().verb() + " on average"));
      for (OrderOdds odds : all) {
        int number = number(odds, unit);
        boolean unknown = number < 0 || odds.ends().isEmpty();
        row.add(unknown ? "-" : number(odds.meanLoss(number)) + " " + odds.terms().many());
      }
      rows.add(row);
    }
    return aligned(rows);
  }

  private static List<String> marks(List<OrderOdds> all, String unit) {
    return all.stream()
        .filter(odds -> number(odds, unit) >= 0)
        .flatMap(
            odds ->
                odds.ends().stream()
                    .flatMap(end -> end.units().get(number(odds, unit)).marks().stream()))
        .distinct()
        .sorted()
        .toList();
  }

  private static void compare(
      List<List<String>> rows,
      List<OrderOdds> all,
      String unit,
      String what,
      Predicate<UnitEnd> fits) {
    List<String> row = new ArrayList<>(List.of(unit + " " + what));
    boolean possible = false;
    for (OrderOdds odds : all) {
      int number = number(odds, unit);
      Probability chance = number < 0 ? Probability.ZERO : odds.chance(number, fits);
      possible |= !chance.isZero();
      row.add(number < 0 ? "-" : share(chance));
    }
    if (possible) {
      rows.add(row);
    }
  }

  private static int number(OrderOdds odds, String unit) {
    for (int i = 0; i < odds.units().size(); i++) {
      if (odds.units().get(i).unit().equals(unit)) {
        return i;
      }
    }
    return -1;
  }

  // ---- numbers and columns

  private static String share(Probability chance) {
    return String.format(Locale.ROOT, "%5.1f %%", 100 * chance.value());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static List<String> aligned(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i + 1 < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        String cell = row.get(i);
        line.append(cell);
        if (i + 1 < row.size()) {
          line.append(" ".repeat(widths[i] - cell.length() + 2));
        }
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
