package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The options for a new battle in a file without one.
 *
 * @param rulebooks rulebooks, each with its board
 * @param armies armies of the file, of its imports, and of files that it could import
 */
public record NewMapOffer(List<OfferedRulebook> rulebooks, List<OfferedArmy> armies) {
  public NewMapOffer {
    rulebooks = List.copyOf(rulebooks);
    armies = List.copyOf(armies);
  }

  /**
   * A rulebook.
   *
   * @param name as written in a scenario
   * @param board what a board is made of, such as {@code hexes}
   * @param width that is usual
   * @param height that is usual
   */
  public record OfferedRulebook(String name, String board, double width, double height) {}

  /**
   * An army.
   *
   * @param file that has to be imported for it; empty for none
   */
  public record OfferedArmy(String name, String file) {}
}
