package dev.muster.print;

import dev.muster.print.map.CounterSheets;
import dev.muster.print.map.MapSheet;
import dev.muster.rules.files.SafeFileNames;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * Renders single documents of a booklet.
 *
 * <p>The output is deterministic: it does not depend on a clock, a locale or a hash order.
 */
public final class DocumentRenderer {
  private DocumentRenderer() {}

  /**
   * Returns the documents of one kind, one for each battle or army; empty if the kind is not
   * available in that format. For a format that is derived from another one, returns the pages of
   * the other.
   *
   * @param lists armies that are included even if no battle fields them
   * @throws IllegalArgumentException for a side that a scenario does not have
   */
  public static List<HtmlPage> of(
      DocumentKind what,
      OutputFormat form,
      List<BattleProgram> programs,
      List<ArmyList> lists,
      PrintSettings setting) {
    if (!what.forms().contains(form)) {
      return List.of();
    }
    if (form == OutputFormat.VASSAL) {
      throw new IllegalArgumentException("a module is made of playfields");
    }
    if (form.source() == OutputFormat.CSV) {
      return tables(what, form, programs, lists, setting);
    }
    var pages = new ArrayList<HtmlPage>();
    var names = new SafeFileNames();
    if (what == DocumentKind.ARMY) {
      for (ArmyList list : lists(programs, lists, setting)) {
        pages.add(army(list, form, programs, setting, names));
      }
      return List.copyOf(pages);
    }
    for (BattleProgram program : programs) {
      PrintJob job = PrintJob.of(program, setting);
      if (makes(what, form, program)) {
        for (String text : texts(what, form, job)) {
          String name = program.scenario().name();
          pages.add(new HtmlPage(name, names.unused(file(what, job), form.ending()), text));
        }
      }
    }
    return List.copyOf(pages);
  }

  /** The tables of a kind, a file for each battle or army. */
  public static List<Workbook> workbooks(
      DocumentKind what,
      List<BattleProgram> programs,
      List<ArmyList> lists,
      PrintSettings setting) {
    var books = new ArrayList<Workbook>();
    var names = new SafeFileNames();
    String ending = OutputFormat.XLSX.ending();
    if (what == DocumentKind.ARMY) {
      for (ArmyList list : lists(programs, lists, setting)) {
        books.add(
            new Workbook(
                list.army().name(),
                names.unused(what.key() + "-" + list.army().name(), ending),
                List.of(ArmyPage.rows(list, setting.words(list.rulebook()))),
                Provenance.of(list, setting),
                SheetSeal.of(what, setting, Provenance.digest(list))));
      }
      return List.copyOf(books);
    }
    for (BattleProgram program : programs) {
      PrintJob job = PrintJob.of(program, setting);
      List<SpreadsheetTable> tables =
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
                Provenance.of(job),
                SheetSeal.of(what, job)));
      }
    }
    return List.copyOf(books);
  }

  /** Battles set up to be played on a screen. */
  public static List<VassalSetup> playfields(List<BattleProgram> programs, PrintSettings setting) {
    var names = new SafeFileNames();
    return programs.stream()
        .map(
            program -> {
              PrintJob job = PrintJob.of(program, setting);
              String name = names.unused(file(DocumentKind.MAP, job), OutputFormat.VASSAL.ending());
              return VassalSetup.of(job, name);
            })
        .toList();
  }

  /** All of a battle that is a table. */
  private static List<SpreadsheetTable> bound(PrintJob job) {
    var tables = new ArrayList<SpreadsheetTable>();
    tables.add(OrderOfBattle.rows(job));
    for (ArmyList list : lists(List.of(job.program()), List.of(), job.setting())) {
      tables.add(ArmyPage.rows(list, job.words()));
    }
    tables.addAll(OddsPage.rows(job));
    return tables;
  }

  /** As text a table stands alone in its file. */
  private static List<HtmlPage> tables(
      DocumentKind what,
      OutputFormat form,
      List<BattleProgram> programs,
      List<ArmyList> lists,
      PrintSettings setting) {
    if (form == OutputFormat.XLSX) {
      throw new IllegalArgumentException("a spreadsheet is made of workbooks");
    }
    var pages = new ArrayList<HtmlPage>();
    var names = new SafeFileNames();
    for (Workbook book : workbooks(what, programs, lists, setting)) {
      String name = book.fileName().substring(0, book.fileName().lastIndexOf('.'));
      for (SpreadsheetTable table : book.tables()) {
        pages.add(
            new HtmlPage(
                book.subject(), names.unused(name, form.ending()), CsvWriter.of(table.rows())));
      }
    }
    return List.copyOf(pages);
  }

  /** Returns the readable lists: for a player only those of his side. */
  private static List<ArmyList> lists(
      List<BattleProgram> programs, List<ArmyList> more, PrintSettings setting) {
    if (setting.side() == null) {
      return ArmyList.of(programs, more);
    }
    var own = new ArrayList<ArmyList>();
    for (BattleProgram program : programs) {
      int viewer = setting.manner(program).viewer();
      own.add(new ArmyList(program.rulebook(), program.armies().get(viewer)));
    }
    return ArmyList.of(List.of(), own);
  }

  /** Returns the page of an army list, even if no battle fields it. */
  static HtmlPage army(
      ArmyList list,
      OutputFormat form,
      List<BattleProgram> programs,
      PrintSettings setting,
      SafeFileNames names) {
    String html = ArmyPage.html(list, programs, setting);
    String name = names.unused(DocumentKind.ARMY.key() + "-" + list.army().name(), form.ending());
    SheetSeal seal = SheetSeal.of(DocumentKind.ARMY, setting, Provenance.digest(list));
    String title = setting.words().text("army.source");
    String source = ArmySource.of(list.army(), list.rulebook());
    return new HtmlPage(
        list.army().name(),
        name,
        switch (form.source()) {
          case MARKDOWN -> HtmlToText.markdown(html, title, source, seal);
          case TEXT -> HtmlToText.text(html, title, source, seal);
          default -> written(html, seal, form);
        });
  }

  /**
   * Whether a document about a battle is available in a format; the battle may not have the content
   * for it.
   */
  static boolean makes(DocumentKind what, OutputFormat form, BattleProgram program) {
    return what != DocumentKind.ARMY
        && what.forms().contains(form)
        && (what != DocumentKind.ODDS || OddsPage.applies(program))
        && (what != DocumentKind.RESULTS || ResultsPage.applies(program));
  }

  /** File name without extension; for a player's own pages it contains the name of the side. */
  private static String file(DocumentKind what, PrintJob job) {
    return what.key()
        + "-"
        + job.program().scenario().name()
        + (job.setting().side() == null ? "" : "-" + job.setting().side());
  }

  private static List<String> texts(DocumentKind what, OutputFormat form, PrintJob job) {
    Double hex = job.setting().hexWidth();
    double counters = hex == null ? CounterSheets.usual(job.program()) : hex;
    if (form.source() == OutputFormat.SVG) {
      return what == DocumentKind.COUNTERS
          ? CounterPage.sheets(job, counters).stream()
              .map(each -> withProvenance(what, job, each))
              .toList()
          : List.of(
              withProvenance(
                  what,
                  job,
                  hex == null
                      ? MapPage.drawing(job)
                      : MapSheet.atScale(job.program(), hex, job.manner())));
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
    return List.of(written(html, SheetSeal.of(what, job), form));
  }

  private static String withProvenance(
      DocumentKind what, PrintJob job, dev.muster.print.drawing.Drawing drawing) {
    return SvgWriter.of(Provenance.of(job).below(drawing), SheetSeal.of(what, job));
  }

  private static String written(String html, SheetSeal seal, OutputFormat form) {
    return switch (form.source()) {
      case MARKDOWN -> HtmlToText.markdown(html, seal);
      case TEXT -> HtmlToText.text(html, seal);
      default -> PageTemplate.sealed(html, seal);
    };
  }
}
