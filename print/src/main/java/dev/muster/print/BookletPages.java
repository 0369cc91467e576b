package dev.muster.print;

import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * The booklet of a battle: one self-contained HTML page for each army and each scenario.
 *
 * <p>The output is deterministic: it does not depend on a clock, a locale or a hash order.
 */
public final class BookletPages {
  private BookletPages() {}

  /**
   * Returns the default pages of battles and army lists.
   *
   * @param lists armies that get a page even if no battle fields them
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
}
