package dev.muster.rules.boxgrid.report;

import dev.muster.rules.system.RulebookVocabulary;
import java.util.Map;

/** Words an author writes in a rulebook of this game. */
public final class BoxVocabulary implements RulebookVocabulary {
  private static final Map<String, String> TERRAIN =
      Map.ofEntries(
          Map.entry("unforms-heavy-foot", "Unforms heavy foot in it, or leaving it."),
          Map.entry("unforms-close-foot", "Unforms close and massed foot in it, or leaving it."),
          Map.entry("unforms-mounted", "Unforms mounted in it, or leaving it."),
          Map.entry("unforms-all", "Unforms all in it, or leaving it."),
          Map.entry("blocks-sight", "Hides what lies behind it."),
          Map.entry("cover", "Who stands in it is harder to hit; foot fight better from it."),
          Map.entry("defensible", "Can be defended: nobody is carried into it by Momentum."),
          Map.entry(
              "defensible-if-held",
              "Can be defended by who stands in it: against him nobody is carried by Momentum."),
          Map.entry("impassable", "Nobody enters it."),
          Map.entry(
              "linear", "Lies between boxes: unforms foot that cross it; mounted never cross it."),
          Map.entry("road", "Drawn as a line; it has no effect."));

  private static final Map<String, String> CATEGORY =
      Map.ofEntries(
          Map.entry("foot", "Foot."),
          Map.entry("mounted", "Mounted men, but no elephants."),
          Map.entry("elephants", "Elephants, an arm of their own."),
          Map.entry("artillery", "Artillery: it shoots, and is taken by who reaches it."),
          Map.entry("camp", "A camp: it never moves, shoots or fights."),
          Map.entry("heavy", "Heavy, whatever its order."),
          Map.entry("light", "Light, whatever its order."));

  @Override
  public Map<String, String> terrain() {
    return TERRAIN;
  }

  @Override
  public Map<String, String> category() {
    return CATEGORY;
  }

  @Override
  public String grade() {
    return "order density";
  }
}
