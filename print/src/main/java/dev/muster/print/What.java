package dev.muster.print;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What can be printed, in the order of a booklet, and in which forms. The one list of them. */
public enum What {
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
  /** What the dice of the lines in play come to, exactly. */
  ODDS("Dice odds", Forms.READ, Forms.TABLE),
  /** A sheet to write on for each command group. */
  GROUPS("Group sheets", Forms.READ, Forms.TABLE),
  /** A card for each General. */
  GENERALS("General cards", Forms.PAPER),
  /** Counters to cut out. */
  COUNTERS("Counters", Forms.DRAWN),
  /** How a battle went that was fought for it, or many. */
  RESULTS("Results", Forms.READ, Forms.TABLE);

  /** Forms that go together. */
  private static final class Forms {
    static final Set<Form> PAPER = Set.of(Form.HTML, Form.PDF);
    static final Set<Form> READ = Set.of(Form.HTML, Form.PDF, Form.MARKDOWN, Form.TEXT);
    static final Set<Form> DRAWN = Set.of(Form.HTML, Form.PDF, Form.SVG, Form.PNG);
    static final Set<Form> TABLE = Set.of(Form.CSV, Form.XLSX);
    static final Set<Form> PLAYED = Set.of(Form.VASSAL);
    static final Set<Form> SHEETS = Set.of(Form.XLSX);
  }

  private final String label;
  private final List<Form> forms;

  @SafeVarargs
  What(String label, Set<Form>... forms) {
    this.label = label;
    this.forms =
        Arrays.stream(Form.values())
            .filter(form -> Arrays.stream(forms).anyMatch(each -> each.contains(form)))
            .toList();
  }

  /** What it is called, for the user. */
  public String label() {
    return label;
  }

  /** The forms it is made in, the usual one first. */
  public List<Form> forms() {
    return forms;
  }

  /** Whether it is written where nobody chooses: the army lists and the scenarios. */
  public boolean usual() {
    return usual(null).contains(this);
  }

  /**
   * What is made where nobody says what: of a form that is asked for what is usual in it, else the
   * army lists and then the scenarios.
   *
   * @param asked null where nobody asks for a form
   */
  public static List<What> usual(@Nullable Form asked) {
    return asked == null ? List.of(ARMY, SCENARIO) : List.of(asked.usual());
  }

  /** The word on the command line, and at the beginning of file names. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The words of all, with commas. */
  public static String keys() {
    return Arrays.stream(values()).map(What::key).collect(Collectors.joining(", "));
  }

  /**
   * One by its word.
   *
   * @throws IllegalArgumentException where there is none, with those there are
   */
  public static What of(String key) {
    for (What each : values()) {
      if (each.key().equals(key.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    throw new IllegalArgumentException("there is no document '" + key + "'; there is: " + keys());
  }
}
