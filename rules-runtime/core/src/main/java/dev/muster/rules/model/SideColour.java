package dev.muster.rules.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The colour of a side: on printed maps and pages, in reports, outlines and replays. A side that is
 * named for a colour has it. All values are {@code #rrggbb}.
 */
public enum SideColour {
  RED("#8c1d18", "#a52828", "#f08c82", "red", "rot", "rote", "roten", "rouge", "rouges", "rood"),
  BLUE("#27384f", "#1950a5", "#82b4f5", "blue", "blues", "blau", "blaue", "bleu", "blauw"),
  GREEN("#1f5a2e", "#236b35", "#7fcf8e", "green", "grün", "gruen", "grüne", "vert", "groen"),
  PURPLE("#5b2a6e", "#6f3590", "#d09ae6", "purple", "violet", "violett", "lila", "paars"),
  ORANGE("#8a4300", "#984c00", "#f2a65e", "orange", "oranje"),
  YELLOW("#6b5300", "#755b00", "#e3c65a", "yellow", "gold", "gelb", "gelbe", "jaune", "geel"),
  BROWN("#5a3a1e", "#6a4524", "#cfa27a", "brown", "braun", "braune", "brun", "bruin"),
  GREY("#4d4d4d", "#595959", "#b8b8b8", "grey", "gray", "grau", "graue", "gris", "grijs"),
  BLACK("#1d1b16", "#1d1b16", "#a9a294", "black", "schwarz", "schwarze", "noir", "zwart"),
  WHITE("#66614f", "#66614f", "#f7f3e6", "white", "weiß", "weiss", "weiße", "blanc", "wit");

  private final String paper;
  private final String light;
  private final String dark;
  private final Set<String> words;

  SideColour(String paper, String light, String dark, String... words) {
    this.paper = paper;
    this.light = light;
    this.dark = dark;
    this.words = Set.of(words);
  }

  /** Ink on white paper; white letters can be read on it too. */
  public String paper() {
    return paper;
  }

  /** Text on a light page of a screen. */
  public String light() {
    return light;
  }

  /** Text on a dark page of a screen. */
  public String dark() {
    return dark;
  }

  /** Its name in lower case, such as {@code red}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The colours of the sides of a scenario, in their order, each another one: the colour a side is
   * named for, and for the others the first that are free.
   */
  public static List<SideColour> of(Scenario scenario) {
    return of(scenario.sides().stream().map(Scenario.Side::name).toList());
  }

  /**
   * The colours of sides by their names; see above.
   *
   * @param names such as {@code Royal} or {@code RedCoats}
   */
  public static List<SideColour> of(List<String> names) {
    List<@Nullable SideColour> chosen = new ArrayList<>();
    Set<SideColour> free = EnumSet.allOf(SideColour.class);
    for (String name : names) {
      SideColour named = named(name);
      chosen.add(named != null && free.remove(named) ? named : null);
    }
    List<SideColour> colours = new ArrayList<>();
    for (SideColour each : chosen) {
      SideColour colour = each;
      if (colour == null) {
        colour =
            free.isEmpty() ? values()[colours.size() % values().length] : Collections.min(free);
        free.remove(colour);
      }
      colours.add(colour);
    }
    return List.copyOf(colours);
  }

  /** The colour named by a word of a name; null if there is none. */
  private static @Nullable SideColour named(String name) {
    return Stream.of(name.split("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})"))
        .map(word -> word.toLowerCase(Locale.ROOT))
        .flatMap(word -> Arrays.stream(values()).filter(each -> each.words.contains(word)))
        .findFirst()
        .orElse(null);
  }
}
