package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Troops in words, such as {@code PikeAndShot elite bu musket salvo hits=2 rough charged}: a
 * category first, then in any order a quality, {@code bu} for a battle unit, a weapon, traits, and
 * for a fighter where it stands and what holds of it.
 */
public final class TroopText {
  public static final Rulebook BOOK = Rulebooks.named("adlgr");

  private TroopText() {}

  static AdlgRules rules(String... switches) {
    Map<String, String> changes = new LinkedHashMap<>();
    for (int i = 0; i < switches.length; i += 2) {
      String key = switches[i];
      String value = switches[i + 1];
      if (BOOK.switches().stream()
          .noneMatch(each -> each.key().equals(key) && each.values().contains(value))) {
        throw new IllegalArgumentException("no switch " + key + " " + value);
      }
      changes.put(key, value);
    }
    return AdlgRules.of(BOOK, changes);
  }

  /** A line of an army list in the short words of the tests. */
  public static Army.StandLine line(String words) {
    List<String> list = new ArrayList<>(Arrays.asList(words.strip().split("\\s+")));
    String category = list.removeFirst();
    String quality = "ordinary";
    String weapon = null;
    Map<String, StatValue> stats = new LinkedHashMap<>();
    stats.put("formation", new StatValue.Word("unit"));
    stats.put("count", new StatValue.Whole(1));
    Map<String, String> traits = new LinkedHashMap<>();
    for (String each : list) {
      if (BOOK.orderClasses().stream().anyMatch(order -> order.key().equals(each))) {
        quality = each;
      } else if (BOOK.weapons().stream().anyMatch(one -> one.key().equals(each))) {
        weapon = each;
      } else if (each.equals("bu")) {
        stats.put("formation", new StatValue.Word("battle-unit"));
      } else if (each.matches("(protection|cohesion|corps)=[0-9]+")) {
        String[] parts = each.split("=");
        stats.put(parts[0], new StatValue.Whole(Integer.parseInt(parts[1])));
      } else if (BOOK.traits().stream().anyMatch(trait -> trait.key().equals(each))) {
        traits.put(each, "");
      } else if (!situational(each)) {
        throw new IllegalArgumentException("nothing is called " + each);
      }
    }
    return new Army.StandLine(
        "U", "U", category, quality, weapon, stats, traits, List.of(), SourceRange.NOWHERE);
  }

  private static boolean situational(String word) {
    return word.contains("=")
        || BOOK.terrains().stream().anyMatch(each -> each.key().equals(word))
        || named(word, Fact.values())
        || named(word, UnitEdge.values())
        || named(word, DefensiveWorks.values());
  }

  private static boolean named(String word, Enum<?>[] values) {
    return Arrays.stream(values).anyMatch(each -> key(each).equals(word));
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static AdlgUnitType type(String words) {
    return type(words, rules());
  }

  static AdlgUnitType type(String words, AdlgRules rules) {
    Army.StandLine line = line(words);
    return new AdlgUnitType(line, line.traits(), BOOK, rules);
  }

  static MeleeFighter fighter(String words, AdlgRules rules) {
    int hits = 0;
    int simple = 0;
    TerrainType ground = TerrainType.PLAIN;
    UnitEdge edge = UnitEdge.FRONT;
    DefensiveWorks behind = DefensiveWorks.NONE;
    List<MeleeFighter.Ally> support = new ArrayList<>();
    int facts = 0;
    List<String> own = new ArrayList<>();
    for (String each : words.strip().split("\\s+")) {
      if (each.startsWith("hits=")) {
        hits = Integer.parseInt(each.substring(5));
      } else if (each.startsWith("simple=")) {
        simple = Integer.parseInt(each.substring(7));
      } else if (each.startsWith("support=")) {
        support.add(
            new MeleeFighter.Ally(
                fighter(each.substring(8).replace('+', ' '), rules), UnitEdge.FRONT));
      } else if (named(each, UnitEdge.values())) {
        edge = UnitEdge.valueOf(each.toUpperCase(Locale.ROOT));
      } else if (named(each, DefensiveWorks.values())) {
        behind = DefensiveWorks.valueOf(each.toUpperCase(Locale.ROOT));
      } else if (named(each, Fact.values())) {
        facts |= Fact.valueOf(each.toUpperCase(Locale.ROOT).replace('-', '_')).bit();
      } else if (BOOK.terrain(each) != null) {
        ground = rules.terrain(each);
      } else {
        own.add(each);
      }
    }
    return new MeleeFighter(
        type(String.join(" ", own), rules),
        hits,
        hits,
        ground,
        edge,
        behind,
        simple,
        support,
        facts);
  }
}
