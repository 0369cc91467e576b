package dev.muster.print;

import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * The booklet of a battle: one self-contained HTML page for each army and each scenario.
 *
 * <p>The output is deterministic: it does not depend on a clock, a locale or a hash order.
 */
public final class BookletPages {
  private BookletPages() {}

  /** All usual pages of some battles; an army fielded in several of them gets one page. */
  public static List<HtmlPage> of(List<BattleProgram> programs) {
    return of(programs, List.of(), PrintSettings.USUAL);
  }

  /**
   * All usual pages of some battles and army lists.
   *
   * @param lists armies that get a page also where no battle fields them
   */
  public static List<HtmlPage> of(
      List<BattleProgram> programs, List<ArmyList> lists, PrintSettings setting) {
    var pages = new ArrayList<HtmlPage>();
    pages.addAll(
        DocumentRenderer.of(DocumentKind.ARMY, OutputFormat.HTML, programs, lists, setting));
    pages.addAll(
        DocumentRenderer.of(DocumentKind.SCENARIO, OutputFormat.HTML, programs, lists, setting));
    return List.copyOf(pages);
  }

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
