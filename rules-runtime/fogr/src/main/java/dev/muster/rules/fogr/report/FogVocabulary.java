package dev.muster.rules.fogr.report;

import dev.muster.rules.system.RulebookVocabulary;
import java.util.LinkedHashMap;
import java.util.Map;

/** Words of rulebooks that the amendments use. */
public final class FogVocabulary implements RulebookVocabulary {
  private static final Map<String, String> TERRAIN = new LinkedHashMap<>();
  private static final Map<String, String> CATEGORY = new LinkedHashMap<>();

  static {
    TERRAIN.put("rough", "Rough ground: who stands in it entirely fears no mounted on its flank.");
    TERRAIN.put("difficult", "Difficult ground: as rough, and a flank may lean on it.");
    TERRAIN.put("impassable", "Cannot be entered; a flank may lean on it.");
    TERRAIN.put("coastline", "Impassable ground on which no flank leans.");
    TERRAIN.put("obstacle", "An obstacle on which a flank may lean.");
    TERRAIN.put("fortification", "Protects foot at its rear; a flank may lean on its rear edge.");
    TERRAIN.put("covers-foot", "Foot bases entirely in it are protected.");
    TERRAIN.put("road", "Drawn as a line; it has no effect.");
    CATEGORY.put("foot", "Foot.");
    CATEGORY.put("mounted", "Mounted men.");
    CATEGORY.put("heavy", "Heavy or determined foot.");
    CATEGORY.put("medium", "Medium foot.");
    CATEGORY.put("light", "Light foot or light horse: no battle troops.");
    CATEGORY.put("dragoons", "Dragoons: they shoot with their front rank.");
    CATEGORY.put("elephants", "Elephants, a class of their own.");
    CATEGORY.put("artillery", "Artillery: it neither charges nor intercepts.");
    CATEGORY.put("wagon", "Battle wagons: they neither charge nor intercept.");
    CATEGORY.put("passes-light-foot", "Passes through friendly light foot in any direction.");
    CATEGORY.put("protects-shot", "Gives commanded shot protection, and takes it.");
    CATEGORY.put("three-ranks", "Shoots with three ranks where it has pistols.");
  }

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
    return "quality";
  }
}
