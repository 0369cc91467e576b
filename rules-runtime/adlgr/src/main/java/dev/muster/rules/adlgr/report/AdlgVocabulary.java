package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.Ability;
import dev.muster.rules.adlgr.rules.AdlgMissile;
import dev.muster.rules.system.RulebookVocabulary;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Words an author writes in a rulebook of this game. */
public final class AdlgVocabulary implements RulebookVocabulary {
  private static final Map<String, String> TERRAIN =
      Map.ofEntries(
          Map.entry("rough", "rough ground: slower, and hampers all but light and medium foot"),
          Map.entry("difficult", "difficult ground: slowest, and hampers all but light foot"),
          Map.entry("cover", "who stands in it is harder to hit, and shoots worse out of it"),
          Map.entry("enclosed", "dragoons, LMI and MI shoot out of it as from the open"),
          Map.entry("easy-for-elephants", "rough ground that does not hamper elephants"),
          Map.entry("impassable", "nobody enters it"),
          Map.entry("blocks-sight", "hides what lies behind it"),
          Map.entry("hill", "who stands on it is higher"),
          Map.entry("river", "who stands on its bank fights better against one in it"),
          Map.entry("gully", "who stands on its edge fights better against one in it"),
          Map.entry("road", "a move along it goes farther"),
          Map.entry("linear", "a line, which costs movement to cross"),
          Map.entry("fortification", "covers who is aligned behind it, and helps him in melee"),
          Map.entry("obstacle", "hampers mounted that attack across it"));

  private static final Map<String, String> CATEGORY =
      Map.ofEntries(
          Map.entry("LI", "light infantry"),
          Map.entry("LMI", "light medium infantry"),
          Map.entry("MI", "medium infantry"),
          Map.entry("HI", "heavy infantry"),
          Map.entry("WWg", "war wagons"),
          Map.entry("Art", "artillery"),
          Map.entry("LH", "light horse"),
          Map.entry("Drag", "dragoons"),
          Map.entry("Cv", "cavalry"),
          Map.entry("Kn", "knights and gendarmes"),
          Map.entry("El", "elephants"),
          Map.entry("camp", "a camp"),
          Map.entry("battle-unit", "is mostly listed as battle units"),
          Map.entry("deep-order", "Deep Order: keeps factor and abilities on flank and rear"),
          Map.entry("square", "may form a square"),
          Map.entry("pikes", "fights with pikes"),
          Map.entry("spears", "fights with spears"),
          Map.entry("levy", "a levy: gives no rear support"),
          Map.entry("cancels-impact", "takes mounted impact away when charged on its front (*)"),
          Map.entry("receives-horse", "one more when charged on its front by mounted (@)"),
          Map.entry("cancels-charge", "takes impact, pistol, shock and furious charge away (#)"),
          Map.entry("shoots-all-round", "shoots to flank and rear as well, with one less"),
          Map.entry("shoots-to-flank", "shoots to its flanks as well, with one less"),
          Map.entry("evades", "may evade when it is charged"),
          Map.entry("fortified", "a fortified camp, which counts for more"),
          Map.entry("armour-by-list", "has armour or heavy armour, as its list says"));

  @Override
  public Map<String, String> terrain() {
    return TERRAIN;
  }

  private static final Map<String, String> ALL = all();

  /** All words, with the abilities a category may have and the weapons it may shoot with. */
  private static Map<String, String> all() {
    Map<String, String> words = new TreeMap<>(CATEGORY);
    for (Ability each : Ability.values()) {
      words.putIfAbsent(each.key(), "has " + each.key().replace('-', ' ') + " by its type");
    }
    for (AdlgMissile each : AdlgMissile.values()) {
      words.put(each.key(), "may shoot with " + each.words());
      if (!each.artillery()) {
        words.put("half-" + each.key(), "may shoot with " + each.words() + ", as a half shooter");
      }
    }
    return Collections.unmodifiableMap(words);
  }

  @Override
  public Map<String, String> category() {
    return ALL;
  }

  @Override
  public String grade() {
    return "quality";
  }
}
