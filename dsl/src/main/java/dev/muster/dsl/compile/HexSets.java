package dev.muster.dsl.compile;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.HexRange;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hexes that are named together. */
public final class HexSets {
  private HexSets() {}

  /** The hexes of a zone or an objective, each once; those that cannot be read are left out. */
  public static List<Hex> of(@Nullable Ground ground) {
    return ground == null || ground.eIsProxy() ? List.of() : of(ground.getHexes());
  }

  /**
   * The hexes of ranges, each once; a rectangle column by row from its top left. What cannot be
   * read is left out.
   */
  public static List<Hex> of(List<HexRange> ranges) {
    Set<Hex> hexes = new LinkedHashSet<>();
    for (HexRange range : ranges) {
      Hex first = MapRows.hex(range.getFirst());
      Hex last = range.getLast() == null ? first : MapRows.hex(range.getLast());
      if (first == null || last == null) {
        continue;
      }
      for (int row = Math.min(first.row(), last.row());
          row <= Math.max(first.row(), last.row());
          row++) {
        for (int column = Math.min(first.column(), last.column());
            column <= Math.max(first.column(), last.column());
            column++) {
          hexes.add(new Hex(column, row));
        }
      }
    }
    return List.copyOf(hexes);
  }

  /**
   * Hexes side by side: the first, and the others to the right of the facing. They may run off the
   * map.
   */
  public static List<Hex> abreast(Hex first, int count, Facing facing) {
    List<Hex> line = new ArrayList<>();
    Hex hex = first;
    // A facing points between two directions, so the one before it lies straight to the right.
    int right = Math.floorMod(facing.ordinal() - 1, 6);
    for (int i = 0; i < count; i++) {
      line.add(hex);
      hex = hex.neighbour(right);
    }
    return line;
  }

  /** The facing of this name, null where there is none. */
  public static @Nullable Facing facing(@Nullable String name) {
    for (Facing each : Facing.values()) {
      if (each.name().equals(name)) {
        return each;
      }
    }
    return null;
  }

  /** The facing a stand starts with: its own, else that of its or its group's arrival. */
  public static @Nullable Facing facing(DeployDef deploy) {
    if (deploy.getFacing() != null) {
      return facing(deploy.getFacing());
    }
    var arrival = Arrivals.of(deploy);
    return arrival == null ? null : facing(arrival.getFacing());
  }
}
