package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Cite;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the sheet does not say is ours, says so, and is all in the rulebook. */
class AdlgSwitchesTest {
  private static final Rulebook BOOK = Troops.BOOK;

  @Test
  void whatTheSheetDoesNotSayIsMarkedAsOurs() {
    for (Rulebook.Switch each : BOOK.switches()) {
      assertTrue(each.cite().ours(), each.key());
      assertEquals(each.values().getFirst(), each.defaultValue(), each.key());
      assertTrue(!each.cite().ledger().isEmpty(), each.key());
    }
    for (Rulebook.Value each : BOOK.numbers()) {
      boolean ofTheSheet = each.cite().ledger().stream().noneMatch(row -> row.startsWith("AR-D"));
      assertEquals(!ofTheSheet, each.cite().ours(), each.key());
    }
  }

  /** A default is a switch or a number, a terrain, or what the game and its lists are made of. */
  @Test
  void everyDefaultIsInTheRulebook() {
    List<Cite> cites = new ArrayList<>();
    BOOK.switches().forEach(each -> cites.add(each.cite()));
    BOOK.numbers().forEach(each -> cites.add(each.cite()));
    BOOK.terrains().forEach(each -> cites.add(each.cite()));
    BOOK.categories().forEach(each -> cites.add(each.cite()));
    BOOK.stats().forEach(each -> cites.add(each.cite()));
    cites.add(Objects.requireNonNull(BOOK.ground()).cite());
    Set<String> missing = new TreeSet<>();
    for (int i = 1; i <= 31; i++) {
      missing.add("AR-D%02d".formatted(i));
    }
    cites.forEach(each -> missing.removeAll(each.ledger()));
    assertEquals(Set.of(), missing);
  }
}
