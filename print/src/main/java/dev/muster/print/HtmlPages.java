package dev.muster.print;

import dev.muster.rules.files.WholeFiles;
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
public final class HtmlPages {
  private HtmlPages() {}

  /** An army list and the rulebook whose columns it is printed with. */
  public record ArmyList(Rulebook rulebook, Army army) {}

  /** All usual pages of some battles; an army fielded in several of them gets one page. */
  public static List<Page> of(List<BattleProgram> programs) {
    return of(programs, List.of(), Documents.Setting.USUAL);
  }

  /**
   * All usual pages of some battles and army lists.
   *
   * @param lists armies that get a page also where no battle fields them
   */
  public static List<Page> of(
      List<BattleProgram> programs, List<ArmyList> lists, Documents.Setting setting) {
    var pages = new ArrayList<Page>();
    pages.addAll(Documents.of(What.ARMY, Form.HTML, programs, lists, setting));
    pages.addAll(Documents.of(What.SCENARIO, Form.HTML, programs, lists, setting));
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
  public static List<Path> write(List<Page> pages, Path directory) throws IOException {
    WholeFiles.directory(directory);
    var texts = new LinkedHashMap<Path, String>();
    pages.forEach(page -> texts.put(directory.resolve(page.fileName()), page.html()));
    WholeFiles.write(texts);
    return List.copyOf(texts.keySet());
  }
}
