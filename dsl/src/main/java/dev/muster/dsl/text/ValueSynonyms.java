package dev.muster.dsl.text;

import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Values as other games and other languages call them, and what they are here. */
public final class ValueSynonyms {
  private static final Map<String, List<String>> MEANT = new HashMap<>();

  static {
    mean("N", "north", "nord", "norden", "up", "top", "oben", "haut");
    mean("S", "south", "sud", "süd", "süden", "down", "bottom", "unten", "bas");
    mean("E", "east", "osten", "ost", "est", "o", "right", "rechts", "droite");
    mean("W", "west", "westen", "ouest", "left", "links", "gauche");
    mean("NE", "northeast", "nordost", "nordest", "no", "east", "e", "ost", "est", "o", "right");
    mean("SE", "southeast", "südost", "sudest", "so", "east", "e", "ost", "est", "o", "right");
    mean("NW", "northwest", "nordwest", "nordouest", "no", "west", "w", "ouest", "left");
    mean("SW", "southwest", "südwest", "sudouest", "so", "west", "w", "ouest", "left");
    mean(
        "well",
        "good",
        "elite",
        "veteran",
        "veterans",
        "drilled",
        "trained",
        "gut",
        "bien",
        "high");
    mean("well", "excellent", "professional", "regular", "crack", "best");
    mean(
        "poor",
        "bad",
        "raw",
        "green",
        "militia",
        "low",
        "schlecht",
        "mauvais",
        "untrained",
        "levy");
    mean("good", "great", "excellent", "skilled", "brilliant", "gut", "bon", "high");
    mean("normal", "average", "ok", "medium", "ordinary", "mittel", "moyen", "standard");
    mean("bold", "aggressive", "attack", "attacking", "brave", "rash", "kühn", "hardi");
    mean("cautious", "defensive", "careful", "timid", "vorsichtig", "prudent", "passive");
    mean("steady", "normal", "balanced", "average", "calm", "default", "ruhig");
    mean("random", "dice", "chance", "zufall", "hasard");
    mean("marshal", "clever", "smart", "best", "strong", "expert", "klug", "stark");
    mean("woods", "forest", "wood", "trees", "wald", "bois", "forêt", "wooded");
    mean("stream", "river", "brook", "creek", "bach", "ruisseau", "rivière", "fluss", "ford");
    mean("town", "village", "city", "houses", "hamlet", "dorf", "ville", "stadt", "building");
    mean("marsh", "swamp", "bog", "sumpf", "marais", "rough");
    mean("hillside", "hill", "slope", "hügel", "colline", "hang");
    mean("hilltop", "hill", "summit", "crest", "ridge", "gipfel");
    mean("plain", "open", "clear", "grass", "field", "ebene", "plaine", "flat", "ground");
    mean("works", "wall", "hedge", "trench", "entrenchment", "walls", "redoubt", "schanze");
    mean("road", "path", "street", "track", "strasse", "straße", "route", "chemin");
    mean("impassable", "lake", "water", "cliff", "sea", "see", "lac");
    mean("Lancer", "lances", "knights", "gendarmes", "lanciers");
    mean("Pistols", "reiters", "cuirassiers", "pistoliers");
    mean("Horse", "cavalry", "cav", "kavallerie", "cavalerie", "heavycavalry", "slowhorse", "sh");
    mean("Pike", "pikemen", "pikes", "spear", "spears", "pikenier", "piquiers");
    mean("PikeAndShot", "pikeshot", "tercio", "p&s", "infantry", "foot", "regiment");
    mean("Shot", "musketeers", "muskets", "arquebusiers", "musketiere", "mousquetaires");
    mean("Artillery", "guns", "cannon", "cannons", "artillerie", "gun", "kanonen");
    mean("Skirmishers", "skirmish", "skirmisher", "plänkler", "tirailleurs", "light");
    mean("LightCavalry", "lighthorse", "lc", "lightcav", "hussars", "leichtekavallerie");
    mean("Dragoons", "dragoner", "dragons", "mountedinfantry");
    mean("mp", "move", "movement", "mov", "speed", "moves", "m", "mv", "bewegung");
    mean("sp", "strength", "str", "hits", "hp", "points", "stärke", "force", "wounds");
    mean("cb", "charge", "chargebonus", "impact", "bonus");
    mean("bp", "breakpoints", "break", "breakpoint", "morale");
    mean("pb", "close", "short", "pointblank", "1h", "contact");
    mean("2h", "h2", "two");
    mean("3h", "h3", "three");
    mean("4h", "h4");
    mean("6h", "h6", "long");
    mean("arquebus", "arquebuse", "harquebus", "arkebuse", "caliver");
    mean("musket", "muskets", "muskete", "mousquet", "firelock", "flintlock");
    mean("pistol", "pistols", "pistole", "pistolet");
    mean("cannon", "gun", "guns", "kanone", "canon", "artillery");
    mean("lance", "lances", "lanze", "spear");
    mean("pike", "pikes", "spear", "spiess", "pique");
    mean("true", "on", "yes", "ja", "oui", "an");
    mean("false", "off", "no", "nein", "non", "aus");
  }

  private ValueSynonyms() {}

  private static void mean(String value, String... others) {
    for (String other : others) {
      MEANT.computeIfAbsent(other, word -> new ArrayList<>()).add(value);
    }
  }

  /** Returns the names for which the written word is a known synonym. */
  public static List<String> matching(String written, Collection<String> names) {
    return MEANT
        .getOrDefault(written.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", ""), List.of())
        .stream()
        .filter(names::contains)
        .toList();
  }

  /** Returns the values that a word means: by a known synonym, or else by a similar spelling. */
  public static List<String> of(String written, Collection<String> values) {
    List<String> meant = matching(written, values);
    return meant.isEmpty() || values.stream().anyMatch(each -> each.equalsIgnoreCase(written))
        ? SimilarNames.choice(written, values)
        : meant;
  }
}
