package dev.muster.rules.referee;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ground: what it costs to enter, to whom it is closed, what it hides and takes away. */
final class TerrainReading {
  private record Side(Hex from, Hex to) {}

  private final HexBoard board;
  private final Rulebook book;
  private final Map<Side, Rulebook.Terrain> sides = new HashMap<>();

  TerrainReading(Board map, Rulebook book) {
    this.board = (HexBoard) map;
    this.book = book;
    for (GridBoard.Edge each : board.sides()) {
      Rulebook.Terrain kind = book.terrain(each.terrain());
      if (kind != null && AxialHexes.direction((Hex) each.a(), (Hex) each.b()) >= 0) {
        sides.put(new Side((Hex) each.a(), (Hex) each.b()), kind);
        sides.put(new Side((Hex) each.b(), (Hex) each.a()), kind);
      }
    }
  }

  boolean holds(Hex hex) {
    return hex.column() >= 1
        && hex.column() <= board.width()
        && hex.row() >= 1
        && hex.row() <= board.height();
  }

  Rulebook.Terrain at(Hex hex) {
    String key = board.terrainAt(hex);
    return Objects.requireNonNull(book.terrain(key), key);
  }

  private Rulebook.@Nullable Terrain between(Hex from, Hex to) {
    return sides.get(new Side(from, to));
  }

  private static int price(Rulebook.Terrain terrain, StandRecord who) {
    if (terrain.properties().contains("impassable")) {
      return 0;
    }
    Integer own = terrain.costs().get(who.category().code());
    return own != null ? own : terrain.costs().getOrDefault("*", 0);
  }

  /**
   * Movement points of a step: those of the hex, or those of the side crossed where that is dearer,
   * or, on a road, cheaper; 0 where the step is closed to the stand.
   */
  int price(Hex from, Hex to, StandRecord who) {
    if (!holds(to)) {
      return 0;
    }
    int hex = price(at(to), who);
    Rulebook.Terrain side = between(from, to);
    if (side == null || hex == 0) {
      return hex;
    }
    int crossing = price(side, who);
    if (crossing == 0) {
      return 0;
    }
    boolean road = side.properties().contains("road");
    return road ? Math.min(hex, crossing) : Math.max(hex, crossing);
  }

  /** Whether the stand may take this step at all. */
  boolean open(Hex from, Hex to, StandRecord who) {
    return price(from, to, who) > 0;
  }

  /** Level of the ground: 0 plain, 1 hillside, 2 hilltop. */
  int height(Hex hex) {
    Integer drawn = board.heightAt(hex);
    return drawn == null ? at(hex).height() : drawn;
  }

  boolean is(Hex hex, String property) {
    return at(hex).properties().contains(property);
  }

  /** Whether the side between two neighbours has a property. */
  boolean sideIs(Hex from, Hex to, String property) {
    Rulebook.Terrain side = between(from, to);
    return side != null && side.properties().contains(property);
  }

  /**
   * Dice of fire at a target for the ground it is in, or the work the fire comes over.
   *
   * @param far whether a work covers from fire of any range, or only from the hex beside it
   */
  int cover(Hex from, Hex target, boolean far) {
    int ground = at(target).fireDice();
    if (!far && AxialHexes.distance(from, target) > 1) {
      return ground;
    }
    int works = Integer.MIN_VALUE;
    for (int d : AxialHexes.sidesTowards(target, from)) {
      Rulebook.Terrain side = between(target, AxialHexes.beside(target, d));
      works = Math.max(works, side == null ? 0 : side.fireDice());
    }
    return Math.min(ground, works);
  }

  /** Whether a stand's charge bonus goes with the ground of a charge over these two hexes. */
  boolean takesBonus(Hex attacker, Hex defender) {
    return is(attacker, "removes-charge")
        || is(defender, "removes-charge")
        || sideIs(attacker, defender, "removes-charge");
  }
}
