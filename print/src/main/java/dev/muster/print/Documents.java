package dev.muster.print;

import dev.muster.print.field.FieldMap;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.print.field.Palette;
import dev.muster.rules.files.FileNames;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The documents of a booklet that can be had one by one, and how they are to be.
 *
 * <p>The same battles give the same bytes: nothing here reads a clock, a locale or a hash order.
 */
public final class Documents {
  /** Hexes of the counters where nothing else is said: 40 mm, as many game mats have them. */
  private static final double USUAL_HEX = 40;

  private Documents() {}

  /** What can be printed, in the order of a booklet. */
  public enum What {
    /** All of a battle with cover and contents. */
    BOOKLET("Booklet"),
    /** Briefings, victory, terrain, map and order of battle. */
    SCENARIO("Scenario"),
    /** The map alone, on one sheet or, at a scale, on as many as it takes. */
    MAP("Map"),
    /** An army list. */
    ARMY("Army list"),
    /** Only the rules, terrain, factors and troops in play, with the odds of their dice. */
    REFERENCE("Quick reference"),
    /** A sheet to write on for each command group. */
    GROUPS("Group sheets"),
    /** Counters to cut out. */
    COUNTERS("Counters");

    private final String label;

    What(String label) {
      this.label = label;
    }

    /** What it is called, for the user. */
    public String label() {
      return label;
    }

    /** Whether it is written where nobody chooses: the army lists and the scenarios. */
    public boolean usual() {
      return this == SCENARIO || this == ARMY;
    }

    /** The word on the command line, and at the beginning of file names. */
    public String key() {
      return name().toLowerCase(Locale.ROOT);
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
      throw new IllegalArgumentException(
          "there is no document '" + key + "'; there is: " + keys(List.of(values())));
    }

    private static String keys(List<What> all) {
      return all.stream().map(What::key).collect(Collectors.joining(", "));
    }
  }

  /** The form of a file. */
  public enum Form {
    HTML("Web page"),
    SVG("Drawing"),
    CSV("Table");

    private final String label;

    Form(String label) {
      this.label = label;
    }

    /** What it is called, for the user. */
    public String label() {
      return label;
    }

    /** The word on the command line. */
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * One by its word.
     *
     * @throws IllegalArgumentException where there is none, with those there are
     */
    public static Form of(String key) {
      for (Form each : values()) {
        if (each.key().equals(key.toLowerCase(Locale.ROOT))) {
          return each;
        }
      }
      throw new IllegalArgumentException(
          "there is no format '"
              + key
              + "'; there is: "
              + Arrays.stream(values()).map(Form::key).collect(Collectors.joining(", ")));
    }

    public String ending() {
      return "." + key();
    }
  }

  /**
   * How documents are to be.
   *
   * @param hexWidth of the hexes of a map and of what counters are for, from side to side in
   *     millimetres; null for a map that fills its sheet, and for usual counters
   * @param side name of the side they are for, null for both and for the umpire
   */
  public record Setting(
      Paper paper, Palette palette, @Nullable Double hexWidth, @Nullable String side) {
    public static final Setting USUAL = new Setting(Paper.A4, Palette.COLOUR, null, null);

    private Manner manner(BattleProgram program) {
      if (side == null) {
        return new Manner(palette, -1);
      }
      int viewer = program.scenario().sideNamed(side);
      if (viewer < 0) {
        throw new IllegalArgumentException(
            "the scenario "
                + program.scenario().name()
                + " has no side '"
                + side
                + "'; there is: "
                + program.scenario().sides().stream()
                    .map(each -> each.name())
                    .collect(Collectors.joining(", ")));
      }
      return new Manner(palette, viewer);
    }
  }

  /**
   * Documents of one kind, one for each battle or army; none where the kind is not made in that
   * form.
   *
   * @throws IllegalArgumentException for a side that a scenario has not
   */
  public static List<Page> of(What what, Form form, List<BattleProgram> programs, Setting setting) {
    var pages = new ArrayList<Page>();
    var names = new FileNames();
    Set<Object> armies = new HashSet<>();
    for (BattleProgram program : programs) {
      Manner manner = setting.manner(program);
      if (what == What.ARMY) {
        for (int side = 0; side < program.armies().size(); side++) {
          var army = program.armies().get(side);
          if ((manner.viewer() < 0 || manner.viewer() == side)
              && listsArmies(form)
              && armies.add(List.of(program.rulebook().name(), army))) {
            var list = new HtmlPages.ArmyList(program.rulebook(), army);
            pages.add(army(list, form, programs, names));
          }
        }
        continue;
      }
      String text = text(what, form, program, setting, manner);
      if (text != null) {
        pages.add(page(what, form, program.scenario().name(), names, text));
      }
    }
    return List.copyOf(pages);
  }

  /** Whether an army list is made in a form. */
  static boolean listsArmies(Form form) {
    return form != Form.SVG;
  }

  /** An army list, also where no battle fields it. */
  static Page army(
      HtmlPages.ArmyList list, Form form, List<BattleProgram> programs, FileNames names) {
    String text =
        form == Form.CSV
            ? ArmyPage.csv(list.rulebook(), list.army())
            : ArmyPage.html(list.rulebook(), list.army(), programs);
    return page(What.ARMY, form, list.army().name(), names, text);
  }

  /** Whether a document about a battle is made in a form. */
  static boolean makes(What what, Form form, BattleProgram program) {
    return switch (form) {
      case HTML -> what != What.ARMY;
      case SVG -> what == What.MAP;
      case CSV -> false;
    };
  }

  private static Page page(What what, Form form, String subject, FileNames names, String text) {
    return new Page(subject, names.unused(what.key() + "-" + subject, form.ending()), text);
  }

  private static @Nullable String text(
      What what, Form form, BattleProgram program, Setting setting, Manner manner) {
    Paper paper = setting.paper();
    Double hex = setting.hexWidth();
    if (!makes(what, form, program)) {
      return null;
    }
    if (form == Form.SVG) {
      return Svg.of(
          hex == null
              ? MapPage.drawing(program, paper, manner)
              : FieldMap.atScale(program, hex, manner));
    }
    Integer side = manner.viewer() < 0 ? null : manner.viewer();
    return switch (what) {
      case BOOKLET -> Booklet.html(program, paper, manner);
      case SCENARIO -> ScenarioPage.html(program, paper, manner);
      case MAP ->
          hex == null
              ? MapPage.html(program, paper, manner)
              : MapPage.tiles(program, paper, hex, manner);
      case REFERENCE -> QuickReference.html(program, paper);
      case GROUPS -> GroupSheets.html(program, paper, side);
      case COUNTERS -> CounterPage.html(program, paper, hex == null ? USUAL_HEX : hex, manner);
      case ARMY -> null;
    };
  }
}
