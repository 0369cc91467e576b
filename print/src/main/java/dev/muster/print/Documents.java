package dev.muster.print;

import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.print.Verdict.Checked;
import dev.muster.print.field.CounterSheets;
import dev.muster.print.field.FieldMap;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.print.field.Palette;
import dev.muster.print.words.Words;
import dev.muster.rules.files.FileNames;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The documents of a booklet that can be had one by one, and how they are to be.
 *
 * <p>The same battles give the same bytes: nothing here reads a clock, a locale or a hash order.
 */
public final class Documents {
  private Documents() {}

  /**
   * How documents are to be.
   *
   * @param hexWidth of the hexes of a map and of what counters are for, from side to side in
   *     millimetres; null for a map that fills its sheet, and for usual counters
   * @param side name of the side they are for, null for both and for the umpire
   * @param dress the texts and the style sheet
   * @param checked what the checks said; null where nobody asked them
   * @param trial the battles that a sheet of results tells of
   */
  public record Setting(
      Paper paper,
      Palette palette,
      @Nullable Double hexWidth,
      @Nullable String side,
      Dress dress,
      @Nullable Checked checked,
      Trial trial) {
    public static final Setting USUAL =
        new Setting(Paper.A4, Palette.COLOUR, null, null, Dress.USUAL, null, Trial.USUAL);

    public Words words() {
      return dress.words();
    }

    /** The texts for what is played by a rulebook, in the words of its game. */
    Words words(Rulebook rulebook) {
      return words().of(Systems.of(rulebook).roster());
    }

    /** The same for the player of a side. */
    public Setting forSide(String name) {
      return new Setting(paper, palette, hexWidth, name, dress, checked, trial);
    }

    /** The same in other clothes. */
    public Setting dressed(Dress other) {
      return new Setting(paper, palette, hexWidth, side, other, checked, trial);
    }

    /** The same with what the checks said. */
    public Setting told(Checked verdicts) {
      return new Setting(paper, palette, hexWidth, side, dress, verdicts, trial);
    }

    Manner manner(BattleProgram program) {
      if (side == null) {
        return new Manner(palette, -1, words(program.rulebook()));
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
      return new Manner(palette, viewer, words(program.rulebook()));
    }
  }

  /**
   * Documents of one kind, one for each battle or army; none where the kind is not made in that
   * form. Of a form that is made from another, the pages of the other.
   *
   * @param lists armies that are told also where no battle fields them
   * @throws IllegalArgumentException for a side that a scenario has not
   */
  public static List<Page> of(
      What what, Form form, List<BattleProgram> programs, List<ArmyList> lists, Setting setting) {
    if (!what.forms().contains(form)) {
      return List.of();
    }
    if (form == Form.VASSAL) {
      throw new IllegalArgumentException("a module is made of playfields");
    }
    if (form.source() == Form.CSV) {
      return tables(what, form, programs, lists, setting);
    }
    var pages = new ArrayList<Page>();
    var names = new FileNames();
    if (what == What.ARMY) {
      for (ArmyList list : lists(programs, lists, setting)) {
        pages.add(army(list, form, programs, setting, names));
      }
      return List.copyOf(pages);
    }
    for (BattleProgram program : programs) {
      Job job = Job.of(program, setting);
      if (makes(what, form, program)) {
        for (String text : texts(what, form, job)) {
          String name = program.scenario().name();
          pages.add(new Page(name, names.unused(file(what, job), form.ending()), text));
        }
      }
    }
    return List.copyOf(pages);
  }

  /** The tables of a kind, a file for each battle or army. */
  public static List<Workbook> workbooks(
      What what, List<BattleProgram> programs, List<ArmyList> lists, Setting setting) {
    var books = new ArrayList<Workbook>();
    var names = new FileNames();
    String ending = Form.XLSX.ending();
    if (what == What.ARMY) {
      for (ArmyList list : lists(programs, lists, setting)) {
        books.add(
            new Workbook(
                list.army().name(),
                names.unused(what.key() + "-" + list.army().name(), ending),
                List.of(ArmyPage.rows(list, setting.words(list.rulebook()))),
                Truth.of(list, setting)));
      }
      return List.copyOf(books);
    }
    for (BattleProgram program : programs) {
      Job job = Job.of(program, setting);
      List<Table> tables =
          switch (what) {
            case BOOKLET -> bound(job);
            case GROUPS -> List.of(OrderOfBattle.rows(job));
            case ODDS -> OddsPage.rows(job);
            case RESULTS -> ResultsPage.rows(job);
            case ARMY, SCENARIO, MAP, REFERENCE, GENERALS, COUNTERS -> List.of();
          };
      if (!tables.isEmpty()) {
        books.add(
            new Workbook(
                program.scenario().name(),
                names.unused(file(what, job), ending),
                tables,
                Truth.of(job)));
      }
    }
    return List.copyOf(books);
  }

  /** Battles set up to be played on a screen. */
  public static List<Playfield> playfields(List<BattleProgram> programs, Setting setting) {
    var names = new FileNames();
    return programs.stream()
        .map(
            program -> {
              Job job = Job.of(program, setting);
              String name = names.unused(file(What.MAP, job), Form.VASSAL.ending());
              return Playfield.of(job, name);
            })
        .toList();
  }

  /** All of a battle that is a table. */
  private static List<Table> bound(Job job) {
    var tables = new ArrayList<Table>();
    tables.add(OrderOfBattle.rows(job));
    for (ArmyList list : lists(List.of(job.program()), List.of(), job.setting())) {
      tables.add(ArmyPage.rows(list, job.words()));
    }
    tables.addAll(OddsPage.rows(job));
    return tables;
  }

  /** As text a table stands alone in its file. */
  private static List<Page> tables(
      What what, Form form, List<BattleProgram> programs, List<ArmyList> lists, Setting setting) {
    if (form == Form.XLSX) {
      throw new IllegalArgumentException("a spreadsheet is made of workbooks");
    }
    var pages = new ArrayList<Page>();
    var names = new FileNames();
    for (Workbook book : workbooks(what, programs, lists, setting)) {
      String name = book.fileName().substring(0, book.fileName().lastIndexOf('.'));
      for (Table table : book.tables()) {
        pages.add(
            new Page(book.subject(), names.unused(name, form.ending()), Csv.of(table.rows())));
      }
    }
    return List.copyOf(pages);
  }

  /** The lists that may be read: of one side alone where it is for its player. */
  private static List<ArmyList> lists(
      List<BattleProgram> programs, List<ArmyList> more, Setting setting) {
    if (setting.side() == null) {
      return HtmlPages.lists(programs, more);
    }
    var own = new ArrayList<ArmyList>();
    for (BattleProgram program : programs) {
      int viewer = setting.manner(program).viewer();
      own.add(new ArmyList(program.rulebook(), program.armies().get(viewer)));
    }
    return HtmlPages.lists(List.of(), own);
  }

  /** An army list, also where no battle fields it. */
  static Page army(
      ArmyList list, Form form, List<BattleProgram> programs, Setting setting, FileNames names) {
    String html = ArmyPage.html(list, programs, setting);
    String name = names.unused(What.ARMY.key() + "-" + list.army().name(), form.ending());
    return new Page(list.army().name(), name, written(html, form));
  }

  /** Whether a document about a battle is made in a form: there may be nothing to draw or tell. */
  static boolean makes(What what, Form form, BattleProgram program) {
    return what != What.ARMY
        && what.forms().contains(form)
        && (what != What.ODDS || OddsPage.tells(program))
        && (what != What.RESULTS || ResultsPage.tells(program));
  }

  /** Name of a file without its ending: of a player's own pages it tells whose they are. */
  private static String file(What what, Job job) {
    return what.key()
        + "-"
        + job.program().scenario().name()
        + (job.setting().side() == null ? "" : "-" + job.setting().side());
  }

  private static List<String> texts(What what, Form form, Job job) {
    Double hex = job.setting().hexWidth();
    double counters = hex == null ? CounterSheets.usual(job.program()) : hex;
    if (form.source() == Form.SVG) {
      return what == What.COUNTERS
          ? CounterPage.sheets(job, counters).stream().map(each -> footed(job, each)).toList()
          : List.of(
              footed(
                  job,
                  hex == null
                      ? MapPage.drawing(job)
                      : FieldMap.atScale(job.program(), hex, job.manner())));
    }
    String html =
        switch (what) {
          case BOOKLET -> Booklet.html(job);
          case SCENARIO -> ScenarioPage.html(job);
          case MAP -> hex == null ? MapPage.html(job) : MapPage.tiles(job, hex);
          case REFERENCE -> QuickReference.html(job);
          case ODDS -> OddsPage.html(job);
          case GROUPS -> GroupSheets.html(job);
          case GENERALS -> GeneralCards.html(job);
          case COUNTERS -> CounterPage.html(job, counters);
          case RESULTS -> ResultsPage.html(job);
          case ARMY -> throw new IllegalArgumentException("a list is of no battle");
        };
    return List.of(written(html, form));
  }

  private static String footed(Job job, dev.muster.print.drawing.Drawing drawing) {
    return Svg.of(Truth.of(job).below(drawing));
  }

  private static String written(String html, Form form) {
    return switch (form.source()) {
      case MARKDOWN -> Prose.markdown(html);
      case TEXT -> Prose.text(html);
      default -> html;
    };
  }
}
