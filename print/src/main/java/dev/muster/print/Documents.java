package dev.muster.print;

import dev.muster.print.field.FieldMap;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.print.field.Palette;
import dev.muster.rules.files.FileNames;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
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
    BOOKLET,
    /** Briefings, victory, terrain, map and order of battle. */
    SCENARIO,
    /** The map alone, on one sheet or, at a scale, on as many as it takes. */
    MAP,
    /** An army list. */
    ARMY,
    /** Only the rules, terrain, factors and troops in play, with the odds of their dice. */
    REFERENCE,
    /** A sheet to write on for each command group. */
    GROUPS,
    /** Counters to cut out. */
    COUNTERS;

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
    HTML,
    SVG,
    CSV;

    public String ending() {
      return "." + name().toLowerCase(Locale.ROOT);
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
              && form != Form.SVG
              && armies.add(List.of(program.rulebook().name(), army))) {
            String text =
                form == Form.CSV
                    ? ArmyPage.csv(program.rulebook(), army)
                    : ArmyPage.html(program.rulebook(), army, programs);
            pages.add(page(what, form, army.name(), names, text));
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

  private static Page page(What what, Form form, String subject, FileNames names, String text) {
    return new Page(subject, names.unused(what.key() + "-" + subject, form.ending()), text);
  }

  private static @Nullable String text(
      What what, Form form, BattleProgram program, Setting setting, Manner manner) {
    Paper paper = setting.paper();
    Double hex = setting.hexWidth();
    if (form == Form.SVG) {
      return what != What.MAP || !FieldMap.draws(program)
          ? null
          : Svg.of(
              hex == null
                  ? MapPage.drawing(program, paper, manner)
                  : FieldMap.atScale(program, hex, manner));
    }
    if (form == Form.CSV) {
      return null;
    }
    Integer side = manner.viewer() < 0 ? null : manner.viewer();
    return switch (what) {
      case BOOKLET -> Booklet.html(program, paper, manner);
      case SCENARIO -> ScenarioPage.html(program, paper, manner);
      case MAP ->
          !FieldMap.draws(program)
              ? null
              : hex == null
                  ? MapPage.html(program, paper, manner)
                  : MapPage.tiles(program, paper, hex, manner);
      case REFERENCE -> QuickReference.html(program, paper);
      case GROUPS -> GroupSheets.html(program, paper, side);
      case COUNTERS -> CounterPage.html(program, paper, hex == null ? USUAL_HEX : hex, manner);
      case ARMY -> null;
    };
  }
}
