package dev.muster.print;

import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * The booklet of a battle: one self-contained HTML page for each army and each scenario.
 *
 * <p>The same programs give the same bytes: nothing here reads a clock, a locale or a hash order.
 */
public final class BookletPages {
  private BookletPages() {}

  /** An army list and the rulebook whose columns it is printed with. */
  public record ArmyList(Rulebook rulebook, Army army) {}

  /** All usual pages of some battles; an army fielded in several of them gets one page. */
  public static List<HtmlPage> of(List<BattleProgram> programs) {
    return of(programs, List.of(), DocumentRenderer.Setting.USUAL);
  }

  /**
   * All usual pages of some battles and army lists.
   *
   * @param lists armies that get a page also where no battle fields them
   */
  public static List<HtmlPage> of(
      List<BattleProgram> programs, List<ArmyList> lists, DocumentRenderer.Setting setting) {
    var pages = new ArrayList<HtmlPage>();
    pages.addAll(
        DocumentRenderer.of(DocumentKind.ARMY, OutputFormat.HTML, programs, lists, setting));
    pages.addAll(
        DocumentRenderer.of(DocumentKind.SCENARIO, OutputFormat.HTML, programs, lists, setting));
    return List.copyOf(pages);
  }

  /** The armies of some battles and some more, each once. */
  static List<ArmyList> lists(List<BattleProgram> programs, List<ArmyList> more) {
    var all = new ArrayList<ArmyList>();
    for (BattleProgram program : programs) {
      program.armies().forEach(army -> all.add(new ArmyList(program.rulebook(), army)));
    }
    var fielded = new HashSet<Army>();
    all.forEach(list -> fielded.add(list.army()));
    more.stream().filter(list -> !fielded.contains(list.army())).forEach(all::add);
    var printed = new HashSet<ArmyOfRulebook>();
    return all.stream()
        .filter(list -> printed.add(new ArmyOfRulebook(list.rulebook().name(), list.army())))
        .toList();
  }

  /** The same army printed under another rulebook is another page: its columns may differ. */
  private record ArmyOfRulebook(String rulebook, Army army) {}

  /**
   * Writes pages into a directory, making it if need be: all of them, or none.
   *
   * @return the files written, in the order of the pages
   */
  public static List<Path> write(List<HtmlPage> pages, Path directory) throws IOException {
    AtomicFileWriter.directory(directory);
    var texts = new LinkedHashMap<Path, String>();
    pages.forEach(page -> texts.put(directory.resolve(page.fileName()), page.html()));
    AtomicFileWriter.write(texts);
    return List.copyOf(texts.keySet());
  }
}
