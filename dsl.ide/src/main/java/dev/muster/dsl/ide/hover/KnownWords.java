package dev.muster.dsl.ide.hover;

import dev.muster.rules.check.Code;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Facing;
import java.util.LinkedHashMap;
import java.util.Map;

/** Words that are the same in every rulebook, each with what it means. */
public final class KnownWords {
  public static final Map<Facing, String> FACINGS = new LinkedHashMap<>();

  static {
    FACINGS.put(Facing.N, "to the top of the map");
    FACINGS.put(Facing.NE, "to the upper right");
    FACINGS.put(Facing.SE, "to the lower right");
    FACINGS.put(Facing.S, "to the bottom of the map");
    FACINGS.put(Facing.SW, "to the lower left");
    FACINGS.put(Facing.NW, "to the upper left");
  }

  public static final Map<String, String> TRAINING =
      Map.of(
          "well", "Generals command up to 6 hexes (§4.5).",
          "poor", "Generals command up to 4 hexes (§4.5).");
  public static final Map<String, String> QUALITY =
      Map.of(
          "good", "A General better than most (§3.2).",
          "normal", "The usual General (§3.2).",
          "poor", "A poor General, mostly with a short range or a negative bonus (§3.2).");
  public static final Map<String, String> KINDS =
      Map.of(
          "whole", "A whole number, such as 3 or -1.",
          "first-then", "A number, or a first and a further one, such as 3*2.",
          "ranks", "A number for each rank, such as 5/4.",
          "word", "A word, written after an equals sign.",
          "words", "Words, written after an equals sign with / between them.");
  public static final Map<String, String> COMMANDERS =
      Map.of(
          "steady", "Takes good chances and leaves bad ones.",
          "bold", "Attacks where it can.",
          "cautious", "Keeps out of trouble and lets the enemy come.",
          "random", "Chooses by the dice among what the rules allow.");
  public static final Map<String, String> LOSSES =
      Map.of(
          "3 units", "Units eliminated or off the board.",
          "40%", "Of its Break Points.");

  public static final Map<String, String> EFFECTS =
      Map.of(
          "fire", "Dice thrown in fire.",
          "melee", "Dice thrown in melee.",
          "morale", "Added to Morale Tests.",
          "order", "Added to Order Tests.",
          "movement", "Movement points of each move.",
          "pursuit", "Hexes of pursuit.");

  public static final Map<String, String> CLASSES =
      Map.of("CS", "Combat Stand (§2.1)", "SS", "Support Stand (§2.2)");
  public static final Map<String, String> BREAK_SHARES =
      Map.of(
          "1/3", "Breaks when a third of its Break Points is lost (§14.0).",
          "1/2", "Breaks when half of its Break Points is lost (§14.0).");

  /** Checks an author may allow an exception from: all but errors. */
  public static final Map<String, String> ALLOWABLE = new LinkedHashMap<>();

  static {
    for (Code each : Code.values()) {
      if (each.severity() != Finding.Severity.ERROR) {
        ALLOWABLE.put(each.id(), each.summary());
      }
    }
  }

  private KnownWords() {}
}
