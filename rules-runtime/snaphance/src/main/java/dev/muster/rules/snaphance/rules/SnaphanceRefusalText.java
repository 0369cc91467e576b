package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats a refusal: which stand cannot do what, and why, with the numbers of the position and the
 * ledger rows.
 */
final class SnaphanceRefusalText {
  private static final Pattern SLOT = Pattern.compile("\\{([a-z]+)\\}");

  /** Words that belong to the verb before them. */
  private static final Set<String> WITH_VERB =
      Set.of("about", "back", "off", "sideways", "on", "disordered", "retreating", "opportunity");

  private static final String[] CLASSES = {
    "", "a clear hex", "a friend's hex", "an enemy zone", "a step to the side"
  };

  private SnaphanceRefusalText() {}

  /** Such as {@code Foot-1 cannot charge: it has no Charge Bonus (SN-10.0-02)}. */
  static String of(SnaphanceOrderReading order, Because why, SnaphanceState table) {
    return subject(order) + ": " + of(why, table);
  }

  /** The reason alone, such as {@code it has no Charge Bonus (SN-10.0-02)}. */
  static String of(Because why, SnaphanceState table) {
    String edition = table.rules.finalEdition ? "f" : "d";
    String rows = why.refusal().rows.replace("*", edition).replace(" ", ", ");
    return filled(why, table) + " (" + rows + ")";
  }

  private static String subject(SnaphanceOrderReading order) {
    if (order.declares()) {
      return String.join(" ", order.words().subList(1, order.words().size()))
          + " cannot be declared";
    }
    List<String> verb = new ArrayList<>();
    List<String> words = order.behindSubject();
    for (String each : words) {
      if (!verb.isEmpty() && !WITH_VERB.contains(each)) {
        break;
      }
      verb.add(verb.isEmpty() ? plain(each) : each);
    }
    return verb.isEmpty()
        ? "this is not possible"
        : order.subject() + " cannot " + String.join(" ", verb);
  }

  /** A verb without the ending of its third person. */
  private static String plain(String verb) {
    int end = verb.length();
    if (verb.endsWith("ies")) {
      return verb.substring(0, end - 3) + "y";
    }
    if (verb.endsWith("goes") || verb.endsWith("attaches")) {
      return verb.substring(0, end - 2);
    }
    return verb.endsWith("s") && !verb.endsWith("ss") ? verb.substring(0, end - 1) : verb;
  }

  private static String filled(Because why, SnaphanceState table) {
    Matcher slots = SLOT.matcher(why.refusal().words);
    StringBuilder text = new StringBuilder();
    while (slots.find()) {
      slots.appendReplacement(text, Matcher.quoteReplacement(value(slots.group(1), why, table)));
    }
    return slots.appendTail(text).toString();
  }

  private static String count(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** Returns what blocks a line of sight at a hex: a stand, or the terrain. */
  private static String blocker(int hex, SnaphanceState table) {
    if (hex < 0) {
      return hex == SnaphanceSight.TOO_FAR
          ? "stands see no farther than " + count(table.visibility, "hex", "hexes") + " now"
          : "the line leaves the map";
    }
    int there = table.occupant[hex];
    if (there != SnaphanceState.GONE && !table.type[there].seenThrough) {
      return table.name[there] + " stands in the line at " + table.at(hex);
    }
    Rulebook.Terrain terrain = table.program.rulebook().terrain(table.ground.name(hex));
    String what = terrain == null || terrain.label().isBlank() ? "the ground" : terrain.label();
    return what + " at " + table.at(hex) + " blocks the line";
  }

  private static String value(String slot, Because why, SnaphanceState table) {
    return switch (slot) {
      case "who" -> why.stand() == SnaphanceState.GONE ? "an enemy" : table.name[why.stand()];
      case "blocker" -> blocker(why.hex(), table);
      case "hex" -> why.hex() == SnaphanceState.GONE ? "it" : table.at(why.hex()).toString();
      case "n" -> Integer.toString(why.number());
      case "hexes" -> count(why.number(), "hex", "hexes");
      case "faces" -> count(why.number(), "face", "faces");
      case "m" -> Integer.toString(why.more());
      case "first" -> SnaphanceState.facing(why.number()).name();
      case "second" -> SnaphanceState.facing(why.more()).name();
      case "better" -> CLASSES[why.number()];
      case "worse" -> CLASSES[why.more()];
      case "group" ->
          table.activeGroup == SnaphanceState.GONE ? "nobody" : table.groupName[table.activeGroup];
      default -> throw new IllegalArgumentException("nothing is called " + slot);
    };
  }
}
