package dev.muster.print;

import dev.muster.print.Documents.Setting;
import dev.muster.rules.files.FileNames;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be made of a file, document by document and with its forms, for whoever lets a user
 * choose. The kinds and forms are those of {@link Documents}; nothing is made before it is asked
 * for.
 */
public final class Summaries {
  private Summaries() {}

  /** A document that can be made. */
  public static final class Summary {
    private final What what;
    private final String id;
    private final String subject;
    private final String title;
    private final List<Form> forms;
    private final Source source;

    private Summary(
        What what, String id, String subject, String title, List<Form> forms, Source source) {
      this.what = what;
      this.id = id;
      this.subject = subject;
      this.title = title;
      this.forms = List.copyOf(forms);
      this.source = source;
    }

    /** What kind it is of. */
    public What what() {
      return what;
    }

    /** What it is known by among those of a file; its file is named so, but for the ending. */
    public String id() {
      return id;
    }

    /** Name of the army or scenario it is about. */
    public String subject() {
      return subject;
    }

    /** What the army or scenario is called. */
    public String title() {
      return title;
    }

    /** The forms it is made in, the usual one first. */
    public List<Form> forms() {
      return forms;
    }

    /**
     * Makes its page: of a form that is made from another, that of the other.
     *
     * @param setting how it is to be
     * @throws IllegalArgumentException where it is not made in that form, or has no such side
     */
    public Page page(Form form, Setting setting) {
      Page page = source.pages(what, made(form), setting).getFirst();
      return new Page(subject, fileName(form), page.html());
    }

    /**
     * Its tables, for a spreadsheet.
     *
     * @throws IllegalArgumentException where it has none, or no such side
     */
    public Workbook workbook(Setting setting) {
      made(Form.XLSX);
      return Documents.workbooks(what, source.programs(), source.lists(), setting).getFirst();
    }

    /**
     * Its battle, set up to be played on a screen.
     *
     * @throws IllegalArgumentException where it is none, or has no such side
     */
    public Playfield playfield(Setting setting) {
      made(Form.VASSAL);
      return Documents.playfields(source.programs(), setting).getFirst();
    }

    /** The name of its file. */
    public String fileName(Form form) {
      return id + form.ending();
    }

    private Form made(Form form) {
      if (!forms.contains(form)) {
        throw new IllegalArgumentException(id + " is not made as " + form.label());
      }
      return form;
    }
  }

  /**
   * What a document is made of.
   *
   * @param programs the battle it is about, none for a list
   * @param lists the list it is about, none for a battle
   * @param fielding battles in which the list may fight
   */
  private record Source(
      List<BattleProgram> programs, List<HtmlPages.ArmyList> lists, List<BattleProgram> fielding) {
    List<Page> pages(What what, Form form, Setting setting) {
      return lists.isEmpty() || form == Form.CSV
          ? Documents.of(what, form, programs, lists, setting)
          : List.of(Documents.army(lists.getFirst(), form, fielding, setting, new FileNames()));
    }
  }

  /**
   * All that can be made, in the order of a booklet.
   *
   * @param lists armies that are told also where no battle fields them
   */
  public static List<Summary> of(List<BattleProgram> programs, List<HtmlPages.ArmyList> lists) {
    var names = new FileNames();
    var all = new ArrayList<Summary>();
    for (What what : What.values()) {
      if (what == What.ARMY) {
        for (HtmlPages.ArmyList each : HtmlPages.lists(programs, lists)) {
          all.add(army(each, programs, names));
        }
        continue;
      }
      for (BattleProgram program : programs) {
        List<Form> forms =
            what.forms().stream()
                .filter(form -> Documents.makes(what, form, program))
                // they are as many drawings as it takes, and one file is asked for
                .filter(form -> what != What.COUNTERS || form.source() != Form.SVG)
                .toList();
        String name = program.scenario().name();
        String label = program.scenario().label();
        if (!forms.isEmpty()) {
          all.add(
              new Summary(
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

  private static Summary army(
      HtmlPages.ArmyList list, List<BattleProgram> programs, FileNames names) {
    String name = list.army().name();
    String label = list.army().label();
    return new Summary(
        What.ARMY,
        names.unused(What.ARMY.key() + "-" + name, ""),
        name,
        label.isBlank() ? name : label,
        What.ARMY.forms(),
        new Source(List.of(), List.of(list), programs));
  }
}
