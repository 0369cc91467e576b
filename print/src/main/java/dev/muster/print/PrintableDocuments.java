package dev.muster.print;

import dev.muster.rules.files.SafeFileNames;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * The documents that can be made of a file and their formats, for a user interface that offers a
 * choice. The kinds and formats are those of {@link DocumentRenderer}; a document is made only on
 * request.
 */
public final class PrintableDocuments {
  private PrintableDocuments() {}

  /** A document that can be made. */
  public static final class PrintableDocument {
    private final DocumentKind what;
    private final String id;
    private final String subject;
    private final String title;
    private final List<OutputFormat> forms;
    private final Source source;

    private PrintableDocument(
        DocumentKind what,
        String id,
        String subject,
        String title,
        List<OutputFormat> forms,
        Source source) {
      this.what = what;
      this.id = id;
      this.subject = subject;
      this.title = title;
      this.forms = List.copyOf(forms);
      this.source = source;
    }

    /** Returns its kind. */
    public DocumentKind what() {
      return what;
    }

    /** Returns its id among the documents of a file; also its file name without extension. */
    public String id() {
      return id;
    }

    /** Name of the army or scenario it is about. */
    public String subject() {
      return subject;
    }

    /** Returns the title of the army or scenario. */
    public String title() {
      return title;
    }

    /** The forms it is made in, the usual one first. */
    public List<OutputFormat> forms() {
      return forms;
    }

    /**
     * Makes the page; for a format made from another one, the page of that format.
     *
     * @param setting the print settings
     * @throws IllegalArgumentException if it does not support the format, or the side does not
     *     exist
     */
    public HtmlPage page(OutputFormat form, PrintSettings setting) {
      HtmlPage page = source.pages(what, made(form), setting).getFirst();
      return new HtmlPage(subject, fileName(form), page.html());
    }

    /**
     * Returns its tables, for a spreadsheet.
     *
     * @throws IllegalArgumentException if it has no tables, or no such side
     */
    public Workbook workbook(PrintSettings setting) {
      made(OutputFormat.XLSX);
      return DocumentRenderer.workbooks(what, source.programs(), source.lists(), setting)
          .getFirst();
    }

    /**
     * Returns its battle, set up to be played on a screen.
     *
     * @throws IllegalArgumentException if it is not a battle, or has no such side
     */
    public VassalSetup playfield(PrintSettings setting) {
      made(OutputFormat.VASSAL);
      return DocumentRenderer.playfields(source.programs(), setting).getFirst();
    }

    /** The name of its file. */
    public String fileName(OutputFormat form) {
      return id + form.ending();
    }

    private OutputFormat made(OutputFormat form) {
      if (!forms.contains(form)) {
        throw new IllegalArgumentException(id + " is not made as " + form.label());
      }
      return form;
    }
  }

  /**
   * The source of a document.
   *
   * @param programs the battle; empty for a list
   * @param lists the list it is about, none for a battle
   * @param fielding battles that can field the list
   * @param list the list; null for a battle
   */
  private record Source(
      List<BattleProgram> programs, List<ArmyList> lists, List<BattleProgram> fielding) {
    List<HtmlPage> pages(DocumentKind what, OutputFormat form, PrintSettings setting) {
      return lists.isEmpty() || form == OutputFormat.CSV
          ? DocumentRenderer.of(what, form, programs, lists, setting)
          : List.of(
              DocumentRenderer.army(
                  lists.getFirst(), form, fielding, setting, new SafeFileNames()));
    }
  }

  /**
   * Returns all documents that can be made, in the order of a booklet.
   *
   * @param lists armies that are included even if no battle fields them
   */
  public static List<PrintableDocument> of(List<BattleProgram> programs, List<ArmyList> lists) {
    var names = new SafeFileNames();
    var all = new ArrayList<PrintableDocument>();
    for (DocumentKind what : DocumentKind.values()) {
      if (what == DocumentKind.ARMY) {
        for (ArmyList each : ArmyList.of(programs, lists)) {
          all.add(army(each, programs, names));
        }
        continue;
      }
      for (BattleProgram program : programs) {
        List<OutputFormat> forms =
            what.forms().stream()
                .filter(form -> DocumentRenderer.makes(what, form, program))
                // counters can take several drawings, but the user requests one file
                .filter(form -> what != DocumentKind.COUNTERS || form.source() != OutputFormat.SVG)
                .toList();
        String name = program.scenario().name();
        String label = program.scenario().label();
        if (!forms.isEmpty()) {
          all.add(
              new PrintableDocument(
                  what,
                  names.unused(what.key() + "-" + name, ""),
                  name,
                  label.isBlank() ? name : label,
                  forms,
                  new Source(List.of(program), List.of(), List.of())));
        }
      }
    }
    return List.copyOf(all);
  }

  private static PrintableDocument army(
      ArmyList list, List<BattleProgram> programs, SafeFileNames names) {
    String name = list.army().name();
    String label = list.army().label();
    return new PrintableDocument(
        DocumentKind.ARMY,
        names.unused(DocumentKind.ARMY.key() + "-" + name, ""),
        name,
        label.isBlank() ? name : label,
        DocumentKind.ARMY.forms(),
        new Source(List.of(), List.of(list), programs));
  }
}
