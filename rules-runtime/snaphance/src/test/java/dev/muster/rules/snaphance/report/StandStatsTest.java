package dev.muster.rules.snaphance.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.snaphance.report.StandStats.Volley;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.SnaphanceRules;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The lines the rules print in chapter 15, worked out by hand. */
class StandStatsTest {
  private static final Citation CITE = new Citation("", "", false, List.of());

  /** Our own categories, with the numbers and tables of the edition. */
  private static Rulebook book(String edition) {
    Rulebook library =
        edition.equals("final")
            ? Rulebooks.named("snaphance.final")
            : Rulebooks.named("snaphance.draft");
    return new Rulebook(
        "test",
        "Test",
        "snaphance",
        List.of(),
        List.of(new Rulebook.OrderClass("B", 4, CITE)),
        List.of(
            category("Ln", "mounted", "mcs", "lancers"),
            category("Pi", "mounted", "mcs", "pistols"),
            category("SH", "mounted", "mcs", "horse", "slow-horse"),
            category("P&S", "foot", "pikes", "pike-and-shot"),
            category("Pk", "foot", "pikes", "pike-block"),
            category("Art", "artillery")),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(new Rulebook.Switch("edition", edition, List.of("final", "draft"), CITE)),
        library.numbers(),
        library.tables(),
        library.chapters());
  }

  private static Rulebook.Category category(String code, String... properties) {
    return new Rulebook.Category(code, code, code, "CS", List.of(properties), CITE);
  }

  /** A line from text such as {@code mp 3*2 sp 5/4 cb 1}. */
  private static StandStats numbers(String category, String stats, String edition) {
    Map<String, StatValue> values = new LinkedHashMap<>();
    String[] words = stats.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      values.put(words[i], value(words[i], words[i + 1]));
    }
    return StandStats.of(
        new Army.StandLine(
            "Line", "Line", category, "B", null, values, Map.of(), List.of(), SourceRange.NOWHERE),
        book(edition));
  }

  private static StatValue value(String stat, String text) {
    if (stat.equals("sp")) {
      List<Integer> ranks = new ArrayList<>();
      for (String rank : text.split("/", -1)) {
        ranks.add(Integer.valueOf(rank));
      }
      return new StatValue.Ranks(ranks, null);
    }
    int star = text.indexOf('*');
    return star < 0
        ? new StatValue.Whole(Integer.parseInt(text))
        : new StatValue.FirstThen(
            Integer.parseInt(text.substring(0, star)), Integer.parseInt(text.substring(star + 1)));
  }

  @Test
  void gendarmes() {
    StandStats numbers = numbers("Ln", "mp 3*2 sp 6 cb 4 bp 3", "final");
    assertEquals(10, numbers.chargeDice());
    assertEquals(4, numbers.chargeReach());
    assertEquals(6, numbers.retreat());
    assertEquals(List.of(), numbers.fire());
    assertEquals(0, numbers.defensiveDice());
  }

  @Test
  void reitersFireWithBothRanks() {
    StandStats numbers = numbers("Pi", "mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2", "final");
    assertEquals(List.of(new Volley("pb", 5), new Volley("2h", 4)), numbers.fire());
    assertEquals(List.of(new Volley("pb", 3), new Volley("2h", 2)), numbers.rearFire());
    assertEquals(5, numbers.defensiveDice());
    assertEquals(3, numbers.supportingDice());
    assertEquals(4, numbers.breakPoints());
    assertEquals(3, numbers.chargeReach());
  }

  @Test
  void pikeAndShot() {
    StandStats numbers = numbers("P&S", "mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3", "final");
    assertEquals(
        List.of(new Volley("pb", 4), new Volley("2h", 4), new Volley("3h", 3)), numbers.fire());
    assertEquals(4, numbers.defensiveDice());
    assertEquals(2, numbers.supportingDice());
    assertEquals(2, numbers.retreat());
  }

  @Test
  void swissAreWorthAllTheirRanks() {
    StandStats numbers = numbers("Pk", "mp 1 sp 5/5/5 cb 3 bp 2", "final");
    assertEquals(6, numbers.breakPoints());
    assertEquals(8, numbers.chargeDice());
    assertEquals(2, numbers.chargeReach());
    assertEquals(List.of(), numbers.rearFire());
  }

  @Test
  void gunsSupportInFullAndDoNotCharge() {
    StandStats numbers = numbers("Art", "mp 1 sp 4 pb 0 6h -5 bp 1", "final");
    assertEquals(List.of(new Volley("pb", 4), new Volley("6h", 0)), numbers.fire());
    assertEquals(4, numbers.supportingDice());
    assertNull(numbers.chargeDice());
    assertNull(numbers.chargeReach());
  }

  @Test
  void horseFiresByTheTableOfItsEdition() {
    assertEquals(3, numbers("SH", "mp 2 sp 5 cb 1 bp 2", "final").defensiveDice());
    assertEquals(2, numbers("SH", "mp 2 sp 5 cb 1 bp 2", "draft").defensiveDice());
    assertEquals(1, numbers("SH", "mp 2 sp 5 cb 1 bp 2", "final").supportingDice());
  }

  @Test
  void breaksAtTheFirstLossThatReachesTheShare() {
    SnaphanceRules rules = SnaphanceRules.of(Rulebooks.named("snaphance.final"));
    assertEquals(6, BreakPoints.breaksAt(17, new Army.Share(1, 3), rules));
    assertEquals(9, BreakPoints.breaksAt(17, new Army.Share(1, 2), rules));
    assertEquals(6, BreakPoints.breaksAt(17, null, rules));
  }
}
