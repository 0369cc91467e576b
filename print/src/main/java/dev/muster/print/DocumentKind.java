package dev.muster.print;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The kinds of documents in the order of a booklet, with their formats. */
public enum DocumentKind {
  /** All of a battle with cover and contents. */
  BOOKLET("Booklet", Forms.READ, Forms.SHEETS),
  /** Briefings, victory, terrain, map and order of battle. */
  SCENARIO("Scenario", Forms.READ),
  /** The map alone, on one sheet or, at a scale, on as many as it takes. */
  MAP("Map", Forms.DRAWN, Forms.PLAYED),
  /** An army list. */
  ARMY("Army list", Forms.READ, Forms.TABLE),
  /** Only the rules, terrain, factors and troops in play, with the odds of their dice. */
  REFERENCE("Quick reference", Forms.READ),
  /** The exact dice odds of the lines in play. */
  ODDS("Dice odds", Forms.READ, Forms.TABLE),
  /** A sheet to write on for each command group. */
  GROUPS("Group sheets", Forms.READ, Forms.TABLE),
  /** A card for each General. */
  GENERALS("General cards", Forms.PAPER),
  /** Counters to cut out. */
  COUNTERS("Counters", Forms.DRAWN),
  /** The course of a battle that was fought for it, or the results of many. */
  RESULTS("Results", Forms.READ, Forms.TABLE);

  /** Forms that go together. */
  private static final class Forms {
    static final Set<OutputFormat> PAPER = Set.of(OutputFormat.HTML, OutputFormat.PDF);
    static final Set<OutputFormat> READ =
        Set.of(OutputFormat.HTML, OutputFormat.PDF, OutputFormat.MARKDOWN, OutputFormat.TEXT);
    static final Set<OutputFormat> DRAWN =
        Set.of(OutputFormat.HTML, OutputFormat.PDF, OutputFormat.SVG, OutputFormat.PNG);
    static final Set<OutputFormat> TABLE = Set.of(OutputFormat.CSV, OutputFormat.XLSX);
    static final Set<OutputFormat> PLAYED = Set.of(OutputFormat.VASSAL);
    static final Set<OutputFormat> SHEETS = Set.of(OutputFormat.XLSX);
  }

  private final String label;
  private final List<OutputFormat> forms;

  @SafeVarargs
  DocumentKind(String label, Set<OutputFormat>... forms) {
    this.label = label;
    this.forms =
        Arrays.stream(OutputFormat.values())
            .filter(form -> Arrays.stream(forms).anyMatch(each -> each.contains(form)))
            .toList();
  }

  /** Returns the name shown to the user. */
  public String label() {
    return label;
  }

  /** The forms it is made in, the usual one first. */
  public List<OutputFormat> forms() {
    return forms;
  }

  /** Whether it is written by default: the army lists and the scenarios. */
  public boolean usual() {
    return usual(null).contains(this);
  }

  /**
   * Returns the default documents: the usual ones of the requested format, otherwise the army lists
   * and then the scenarios.
   *
   * @param asked the requested format; null if none is requested
   */
  public static List<DocumentKind> usual(@Nullable OutputFormat asked) {
    if (asked == null) {
      return List.of(ARMY, SCENARIO);
    }
    return switch (asked) {
      case HTML, PDF -> List.of(BOOKLET);
      case SVG, PNG, VASSAL -> List.of(MAP);
      case CSV, XLSX -> List.of(ARMY);
      case MARKDOWN, TEXT -> List.of(SCENARIO);
    };
  }

  /** The word on the command line, and at the beginning of file names. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The words of all, with commas. */
  public static String keys() {
    return Arrays.stream(values()).map(DocumentKind::key).collect(Collectors.joining(", "));
  }

  /**
   * Returns the kind with a key.
   *
   * @throws IllegalArgumentException if there is none; the message lists the valid keys
   */
  public static DocumentKind of(String key) {
    for (DocumentKind each : values()) {
      if (each.key().equals(key.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    throw new IllegalArgumentException("there is no document '" + key + "'; there is: " + keys());
  }
}
