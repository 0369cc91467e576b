package dev.muster.dsl.ide.mapedit;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A new map with one terrain. The game determines the kind of board.
 *
 * @param rulebook of the game
 * @param name as written
 * @param title between quotes; empty for none
 * @param width columns, or measures of a table
 * @param height rows, or measures of a table
 * @param ground key of its terrain; null for open ground
 */
public record NewMapText(
    Rulebook rulebook,
    String name,
    String title,
    double width,
    double height,
    @Nullable String ground) {
  private static final String STEP = "    ";

  /**
   * A shipped rulebook.
   *
   * @throws RefusedActionException if there is none of this name
   */
  public static Rulebook rulebook(String name) throws RefusedActionException {
    try {
      return Rulebooks.named(name);
    } catch (IllegalArgumentException unknown) {
      throw new RefusedActionException(
          "There is no rulebook '"
              + name
              + "'; there are "
              + String.join(", ", Rulebooks.NAMES)
              + ".");
    }
  }

  /**
   * The text, laid out.
   *
   * @throws RefusedActionException if it is too large, or has a ground that it cannot have
   */
  public String text() throws RefusedActionException {
    BoardKind kind = RuleSystems.boardKind(rulebook);
    BoardSize.check(kind, width, height);
    Rulebook.Terrain all = chosen();
    var out = new StringBuilder("map ").append(name);
    out.append(title.isBlank() ? "" : " " + Statements.quoted(title)).append(' ');
    out.append(Point.length(width)).append(" x ").append(Point.length(height));
    out.append(
        switch (kind) {
          case HEXES -> "";
          case BOXES -> " boxes";
          case TABLE -> " " + measure();
        });
    out.append(" {\n");
    if (kind != BoardKind.TABLE) {
      drawing(out, kind, all);
    } else if (all != rulebook.grounds().getFirst()) {
      out.append(STEP).append("area ").append(all.key()).append(" from 0,0 to ");
      out.append(Point.length(width)).append(',').append(Point.length(height)).append('\n');
    }
    return out.append("}\n").toString();
  }

  private void drawing(StringBuilder out, BoardKind kind, Rulebook.Terrain all) {
    Rulebook.Terrain open = rulebook.grounds().getFirst();
    String letter = all == open ? "." : all.key().substring(0, 1);
    out.append(STEP).append("legend { . ").append(open.key());
    out.append(all == open ? "" : " " + letter + " " + all.key()).append(" }\n");
    out.append(STEP).append("rows \"\"\"\n");
    for (int row = 0; row < height; row++) {
      out.append(STEP).append(STEP).append(kind == BoardKind.HEXES && row % 2 == 1 ? " " : "");
      out.append(String.join(" ", Collections.nCopies((int) width, letter)));
      out.append('\n');
    }
    out.append(STEP).append("\"\"\"\n");
  }

  private Rulebook.Terrain chosen() throws RefusedActionException {
    List<Rulebook.Terrain> possible = rulebook.grounds();
    if (ground == null || ground.isBlank()) {
      return possible.getFirst();
    }
    for (Rulebook.Terrain each : possible) {
      if (each.key().equals(ground)) {
        return each;
      }
    }
    throw new RefusedActionException(
        "A map of "
            + rulebook.name()
            + " cannot be all '"
            + ground
            + "'; it can be "
            + possible.stream().map(Rulebook.Terrain::key).collect(Collectors.joining(", "))
            + ".");
  }

  /** Returns the unit of lengths on the table. */
  private String measure() {
    Rulebook.Ground played = rulebook.ground();
    return played == null || played.measure() == null ? "UD" : played.measure();
  }
}
