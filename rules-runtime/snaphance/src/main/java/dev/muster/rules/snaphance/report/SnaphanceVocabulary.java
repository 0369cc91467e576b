package dev.muster.rules.snaphance.report;

import dev.muster.rules.system.RulebookVocabulary;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Words of Snaphance in rulebooks. */
public final class SnaphanceVocabulary implements RulebookVocabulary {
  /** Properties of a terrain that the engine plays. */
  private static final Map<String, String> OF_TERRAIN =
      words(
          "blocks-sight", "Nobody sees through it, only into it and out of it (§7.1).",
          "close",
              "Close ground: by the final edition foot with pikes may charge horse in it (§10.0).",
          "cover", "Stands in it, or behind it, are in cover.",
          "hill", "High ground; it needs a height, on the map or here (§7.1).",
          "impassable", "No stand enters it (§12.0).",
          "linear", "Lies along the sides of hexes, as a stream or a hedge does.",
          "removes-charge", "Charges into it, out of it or across it have no charge bonus.",
          "road", "Along it a crossing costs what the road costs.");

  /** Properties of a category that the engine plays. */
  private static final Map<String, String> OF_CATEGORY =
      words(
          "artillery", "Counts as Artillery wherever the rules name it.",
          "dragoons", "Counts as Dragoons wherever the rules name them.",
          "evades", "May evade (§5.0).",
          "fast-horse", "Counts as Fast Horse wherever the rules name it.",
          "fires-through", "Does not block the sight of others: they fire past it (§7.1).",
          "foot", "Foot, with pikes or without.",
          "free-mover", "Moves in any direction, without the limits of formed stands (§4.8).",
          "horse", "Counts as Horse wherever the rules name it.",
          "infantry", "Counts as infantry wherever the rules name it.",
          "lancers", "Counts as Lancers wherever the rules name them.",
          "light-cavalry", "Counts as Light Cavalry wherever the rules name it.",
          "mcs", "A mounted Combat Stand (§2.1).",
          "mounted", "Mounted.",
          "narrow-arc", "Fires in the narrow arc (§7.0).",
          "pike-and-shot", "Counts as Pike & Shot wherever the rules name it.",
          "pike-block", "Counts as a Pike stand wherever the rules name it.",
          "pikes", "Has pikes.",
          "pistols", "Counts as Pistols wherever the rules name them.",
          "shot", "Counts as Shot wherever the rules name it.",
          "skirmisher", "Counts as Skirmishers wherever the rules name them.",
          "slow-horse", "Counts as Slow Horse wherever the rules name it.",
          "zoc", "Has a zone of control (§4.6).");

  /** Classes of stands (2.0). */
  private static final Map<String, String> CLASSES = words("CS", "combat", "SS", "support stands");

  @Override
  public Map<String, String> terrain() {
    return OF_TERRAIN;
  }

  @Override
  public Map<String, String> category() {
    return OF_CATEGORY;
  }

  @Override
  public Map<String, String> classes() {
    return CLASSES;
  }

  /** Tests of orders are thrown with a D6 (4.5). */
  @Override
  public boolean orderClassesPass() {
    return true;
  }

  private static Map<String, String> words(String... wordsWithMeaning) {
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < wordsWithMeaning.length; i += 2) {
      words.put(wordsWithMeaning[i], wordsWithMeaning[i + 1]);
    }
    return Collections.unmodifiableMap(words);
  }

  @Override
  public String grade() {
    return "order class";
  }
}
