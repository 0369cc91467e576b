package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.RuleSections;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The chapters and paragraphs of both editions. */
class SectionsTest {
  @Test
  @Tag("SN-0-06f")
  void theFinalHasSectionsOneToFifteenAndWhoFiresFirst() {
    Rulebook rules = Rulebooks.named("snaphance.final");
    Map<String, String> titles = titles(rules);
    assertEquals("Who fires first", titles.get("6.4.1"));
    assertEquals("Charge bonus", titles.get("10.3"));
    assertEquals("Backwards movement", titles.get("4.7"), "as the text counts, not the index");
    assertEquals("Sideways movement", titles.get("4.8"), "as the text counts, not the index");
    for (int chapter = 1; chapter <= 15; chapter++) {
      assertTrue(titles.containsKey(chapter + ".0"), "chapter " + chapter);
      assertTrue(RuleSections.isKnown(rules, "" + chapter), "chapter " + chapter);
    }
    assertFalse(RuleSections.isKnown(rules, "16.0"));
    assertTrue(RuleSections.isKnown(rules, "6.4.1"));
  }

  @Test
  @Tag("SN-0-06d")
  void theDraftHasTheSameSectionsButForWhoFiresFirst() {
    Map<String, String> expected = titles(Rulebooks.named("snaphance.final"));
    expected.remove("6.4.1");
    assertEquals(expected, titles(Rulebooks.named("snaphance.draft")));
    assertFalse(RuleSections.isKnown(Rulebooks.named("snaphance.draft"), "6.4.1"));
  }

  private static Map<String, String> titles(Rulebook book) {
    Map<String, String> titles = new TreeMap<>();
    for (Rulebook.Chapter each : book.chapters()) {
      assertEquals(null, titles.put(each.section(), each.title()), each.section());
    }
    return titles;
  }
}
