package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.ide.figures.ScenarioOdds;
import dev.muster.dsl.muster.ExpectDef;
import java.util.List;
import java.util.Map;

/** Quick fixes for the odds that a scenario expects. */
final class OddsQuickFixes {
  private OddsQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-254", OddsQuickFixes::expected);
  }

  /** A unit of the order, or a word of the game; an order that cannot be given is removed. */
  private static List<QuickFix> expected(QuickFixContext site) {
    ExpectDef expect = site.in(ExpectDef.class);
    if (expect == null) {
      return List.of();
    }
    String found = site.found();
    List<String> words =
        found.equals(expect.getEnd())
            ? ScenarioOdds.ends(expect)
            : found.equals(expect.getUnit()) ? ScenarioOdds.units(expect) : List.of();
    return words.isEmpty()
        ? ScenarioQuickFixes.removeElement(site, ExpectDef.class, "Remove this line")
        : words.stream()
            .map(word -> QuickFix.of("Change to " + word, site.replaceFound(word)))
            .toList();
  }
}
