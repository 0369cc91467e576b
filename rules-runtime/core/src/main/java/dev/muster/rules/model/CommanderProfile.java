package dev.muster.rules.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The built-in commanders of sides and groups. */
public enum CommanderProfile {
  /** Takes good chances and leaves bad ones. */
  STEADY,
  /** Attacks where it can. */
  BOLD,
  /** Keeps out of trouble and lets the enemy come. */
  CAUTIOUS,
  /** Chooses by the dice among what the rules allow. */
  RANDOM,
  /** Tries out what it might order before it does, as far as a player could. */
  MARSHAL;

  /** The profiles that decide without search. */
  public static final List<CommanderProfile> WITHOUT_SEARCH =
      List.of(STEADY, BOLD, CAUTIOUS, RANDOM);

  /** "steady, bold, cautious, random or marshal": what may be written. */
  public static String listed() {
    List<String> names = names();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** All of them, as a text names them. */
  public static List<String> names() {
    return Arrays.stream(values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
  }
}
