package dev.muster.dsl.ide.hover;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.system.RulebookVocabulary;
import dev.muster.rules.systems.CheckCodes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/**
 * The documentation of the words that all rulebooks share, in the order in which they are listed.
 */
public final class BuiltInWordDocumentation {
  private static final Map<String, String> FACINGS =
      words(
          "N", "to the top of the map",
          "NE", "to the upper right",
          "E", "to the right",
          "SE", "to the lower right",
          "S", "to the bottom of the map",
          "SW", "to the lower left",
          "W", "to the left",
          "NW", "to the upper left");

  /** Ways to face on a board, clockwise from north. */
  public static Map<String, String> facings(BoardKind kind) {
    Map<String, String> facings = new LinkedHashMap<>();
    kind.headings()
        .keySet()
        .forEach(word -> facings.put(word, Objects.requireNonNull(FACINGS.get(word))));
    return Collections.unmodifiableMap(facings);
  }

  /** Returns the meaning of a facing on a board. */
  public static String faces(BoardKind kind) {
    return switch (kind) {
      case HEXES -> "Points at this corner of its hex (§4.0).";
      case BOXES -> "Faces this side of its box.";
      case TABLE -> "Faces this way; degrees clockwise from north will do as well, such as 135.";
    };
  }

  /** Returns the qualities of Generals in the rulebook of a scenario, each with its description. */
  public static Map<String, String> qualities(@Nullable EObject within) {
    ScenarioDef scenario =
        within == null ? null : EcoreUtil2.getContainerOfType(within, ScenarioDef.class);
    RulebookDef rulebook = scenario == null ? null : RulebookEntries.rulebookOf(scenario);
    Map<String, String> words = new LinkedHashMap<>();
    if (rulebook != null && !rulebook.eIsProxy()) {
      RulebookEntries.of(rulebook, LeaderDef.class)
          .forEach((word, leader) -> words.put(word, describe(leader)));
    }
    return words;
  }

  private static String describe(LeaderDef leader) {
    String text = leader.getText() == null ? "A General" : leader.getText().replaceAll("\\.$", "");
    return text + (leader.getSection() == null ? "" : " (§" + leader.getSection() + ")") + ".";
  }

  /** The trainings of an army. */
  public static final List<String> TRAINING = List.of("well", "poor");

  /** The units of the distances on a table. */
  public static final Map<String, String> MEASURES =
      words(
          "UD", "A table measured in units of distance, such as 12.5,3.",
          "MU", "A table measured in movement units.",
          "cm", "A table measured in centimetres.");

  /** The directions of north on a map. */
  public static final Map<String, String> COMPASS =
      words(
          "N", "North is at the top of the map.",
          "NE", "North is at the top right.",
          "E", "North is at the right.",
          "SE", "North is at the bottom right.",
          "S", "North is at the bottom.",
          "SW", "North is at the bottom left.",
          "W", "North is at the left.",
          "NW", "North is at the top left.");

  /** The sides of a line of cells. */
  public static final Map<String, String> QUARTERS =
      words(
          "north", "The upper sides of a row or a slanting line.",
          "east", "The right sides of a column or a slanting line.",
          "south", "The lower sides of a row or a slanting line.",
          "west", "The left sides of a column or a slanting line.");

  /** The units of lengths in the country. */
  public static final Map<String, String> LENGTHS =
      words(
          "m", "Metres; 1000 m are printed as 1 km.",
          "km", "Kilometres.",
          "paces", "Paces.",
          "yards", "Yards.");

  private static final Map<String, String> GRIDS =
      words(
          "hexes", "A map of hexes by number, such as 0508.",
          "boxes", "A map of square boxes, such as D4.");

  /** The words after the size of a map. */
  public static final Map<String, String> GROUNDS = together(GRIDS, MEASURES);

  /** The boards of a game, in the words of its rulebook. */
  public static final Map<String, String> PLAYED_ON =
      together(GRIDS, words("table", "A table without a grid; in and its measure follow."));

  public static final Map<String, String> KINDS =
      words(
          "whole", "A whole number, such as 3 or -1.",
          "first-then", "A number, or a first and a further one, such as 3*2.",
          "ranks", "A number for each rank, such as 5/4.",
          "word", "A word, written after an equals sign.",
          "words", "Words, written after an equals sign with / between them.");
  public static final Map<String, String> COMMANDERS =
      words(
          "steady", "Takes good chances and leaves bad ones.",
          "bold", "Attacks where it can.",
          "cautious", "Keeps out of trouble and lets the enemy come.",
          "random", "Chooses by the dice among what the rules allow.",
          "marshal", "Tries out what it might order before it does; takes seconds a battle.");
  public static final Map<String, String> LOSSES =
      words(
          "3 units", "Units eliminated or off the board.",
          "40%", "Of its Break Points.");

  /** Shapes of what a scenario expects of many battles. */
  public static final Map<String, String> SHARES =
      words(
          "40%..60%", "From so many of a hundred to so many.",
          "20%", "So many of a hundred.");

  public static final Map<String, String> ROUNDS =
      words("6..10", "From so many rounds to so many.");

  /** What becomes of a unit, beyond the marks of the rulebook. */
  public static final Map<String, String> ENDS =
      words(
          "destroyed", "It leaves the field, for any reason.",
          "thrown-back", "It leaves the fight backwards because it has lost it.",
          "bounces", "It leaves a fight that it has not lost.",
          "evades", "It gets out of the way of a charge or of fire.",
          "stops-short", "It ends its charge before it has struck.",
          "pursues", "It follows a beaten enemy.");

  public static final Map<String, String> LEAST_LOSSES =
      words("1+", "As much of its strength or more.");

  public static final Map<String, String> EFFECTS =
      words(
          "fire", "Dice thrown in fire.",
          "melee", "Dice thrown in melee.",
          "morale", "Added to Morale Tests.",
          "order", "Added to Order Tests.",
          "movement", "Movement points of each move.",
          "pursuit", "Hexes of pursuit.");

  public static final Map<String, String> CLASSES =
      words("CS", "Combat Stand (§2.1)", "SS", "Support Stand (§2.2)");
  public static final Map<String, String> BREAK_SHARES =
      words(
          "1/3", "Breaks when a third of its Break Points is lost (§14.0).",
          "1/2", "Breaks when half of its Break Points is lost (§14.0).");

  /** The requirements of an order class. */
  public static final Map<String, String> ORDER_TESTS =
      words(
          "3+", "Passes an Order Test on 3 or more (§4.5).",
          "4+", "Passes an Order Test on 4 or more (§4.5).",
          "5+", "Passes an Order Test on 5 or more (§4.5).");

  private static final Map<String, String> DRAWN =
      words(
          "plain", "of ground: one colour",
          "hatched", "of ground: slanting lines",
          "crossed", "of ground: slanting lines both ways",
          "striped", "of ground: level lines",
          "dotted", "of ground: dots",
          "hill", "of ground: it rises",
          "road", "of a line: a road",
          "stream", "of a line: water",
          "hedge", "of a line: bushes",
          "wall", "of a line: stones",
          "teeth", "of a line: an entrenchment",
          "banks", "of a line: two banks, such as a ditch",
          "cliff", "of a line: strokes on both sides, such as a ravine",
          "broken", "of a line: strokes and gaps");

  /** Checks an author may allow an exception from: all but errors. */
  public static final Map<String, String> ALLOWABLE;

  static {
    Map<String, String> allowable = new LinkedHashMap<>();
    for (CheckCode each : CheckCodes.all()) {
      if (each.severity() != Finding.Severity.ERROR) {
        allowable.put(each.id(), each.summary());
      }
    }
    ALLOWABLE = Collections.unmodifiableMap(allowable);
  }

  /** Words of a look, with what they draw. */
  public static final Map<String, String> LOOKS;

  static {
    Map<String, String> looks = new LinkedHashMap<>();
    for (TerrainStyle.Kind kind : TerrainStyle.Kind.values()) {
      for (String word : TerrainStyle.words(kind)) {
        looks.put(
            word,
            switch (kind) {
              case COLOUR -> "Colour " + TerrainStyle.colours().get(word);
              case PATTERN -> "Pattern " + DRAWN.get(word);
              case SYMBOL -> word.equals("bare") ? "No symbol" : "Symbol: " + word;
              case NAME ->
                  word.equals(TerrainStyle.NAMED)
                      ? "Its name stands on each piece of it"
                      : "Its name stands in the key alone";
            });
      }
    }
    LOOKS = Collections.unmodifiableMap(looks);
  }

  private BuiltInWordDocumentation() {}

  /**
   * Returns the meaning of each training under the rulebook of an army; only the words if the
   * rulebook is unknown.
   */
  public static Map<String, String> trainings(@Nullable EObject model) {
    Map<String, String> known =
        model instanceof ArmyDef army ? new StandFigures().trainings(army) : Map.of();
    Map<String, String> trainings = new LinkedHashMap<>();
    TRAINING.forEach(each -> trainings.put(each, known.getOrDefault(each, "")));
    return trainings;
  }

  /** Meanings of the properties an entry of a rulebook can have by its rule system. */
  public static Map<String, String> properties(EObject element) {
    if (!(element.eContainer() instanceof RulebookDef rulebook)) {
      return Map.of();
    }
    RulebookVocabulary words = RulebookEntries.system(rulebook).vocabulary();
    return switch (element) {
      case TerrainDef terrain -> words.terrain();
      case CategoryDef category -> words.category();
      default -> Map.of();
    };
  }

  private static Map<String, String> together(Map<String, String> some, Map<String, String> more) {
    Map<String, String> words = new LinkedHashMap<>(some);
    words.putAll(more);
    return Collections.unmodifiableMap(words);
  }

  private static Map<String, String> words(String... wordsWithMeaning) {
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < wordsWithMeaning.length; i += 2) {
      words.put(wordsWithMeaning[i], wordsWithMeaning[i + 1]);
    }
    return Collections.unmodifiableMap(words);
  }
}
