package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.mapedit.BoardSize;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer to {@link MusterCommandService#RULEBOOKS}.
 *
 * @param rulebooks those that are played on a board, in the order in which they are offered
 */
public record RulebooksResult(List<ListedRulebook> rulebooks) {
  public RulebooksResult {
    rulebooks = List.copyOf(rulebooks);
  }

  /**
   * A rulebook that Muster ships.
   *
   * @param name as written in a scenario
   * @param label for the user
   * @param unit what the size of a map is counted in: {@code hexes}, {@code boxes}, or the measure
   *     of a table
   * @param width of a new map: columns, or measures of a table
   * @param height of a new map
   * @param grounds what a map can be all of, open ground first
   */
  public record ListedRulebook(
      String name, String label, String unit, double width, double height, List<Ground> grounds) {
    public ListedRulebook {
      grounds = List.copyOf(grounds);
    }
  }

  /** A terrain. */
  public record Ground(String key, String label) {}

  static RulebooksResult all() {
    List<ListedRulebook> found = new ArrayList<>();
    for (String name : Rulebooks.NAMES) {
      Rulebook rulebook = Rulebooks.named(name);
      BoardKind board = RuleSystems.of(rulebook).boardKind();
      if (board != null) {
        found.add(listed(rulebook, board));
      }
    }
    return new RulebooksResult(found);
  }

  private static ListedRulebook listed(Rulebook rulebook, BoardKind board) {
    BoardSize size = BoardSize.usual(board);
    return new ListedRulebook(
        rulebook.name(),
        rulebook.label(),
        switch (board) {
          case HEXES -> "hexes";
          case BOXES -> "boxes";
          case TABLE -> measure(rulebook);
        },
        size.width(),
        size.height(),
        rulebook.grounds().stream()
            .map(each -> new Ground(each.key(), each.label().isBlank() ? each.key() : each.label()))
            .toList());
  }

  private static String measure(Rulebook rulebook) {
    Rulebook.Ground ground = rulebook.ground();
    String measure = ground == null ? null : ground.measure();
    return measure == null ? "UD" : measure;
  }
}
