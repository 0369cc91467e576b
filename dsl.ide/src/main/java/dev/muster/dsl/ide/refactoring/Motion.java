package dev.muster.dsl.ide.refactoring;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How stands go to other hexes and facings together, so that each keeps its place among the others:
 * a step, a turn or a mirroring, both about a hex.
 */
sealed interface Motion {
  /** Where a hex goes; null where that has no number. */
  @Nullable Hex to(Hex hex);

  /** Where a facing goes. */
  Facing to(Facing facing);

  /** Whether right becomes left. */
  default boolean mirrors() {
    return false;
  }

  /** So many columns to the right and rows down; an even number of rows keeps the columns true. */
  record Step(int columns, int rows) implements Motion {
    public Step {
      if (rows % 2 != 0) {
        throw new IllegalArgumentException("rows of hexes stand in line by twos, not by " + rows);
      }
    }

    @Override
    public @Nullable Hex to(Hex hex) {
      return numbered(hex.column() + columns, hex.row() + rows);
    }

    @Override
    public Facing to(Facing facing) {
      return facing;
    }
  }

  /** One hex in a direction of {@link HexGrid}. */
  record Neighbour(int direction) implements Motion {
    @Override
    public @Nullable Hex to(Hex hex) {
      Hex next = hex.neighbour(direction);
      return numbered(next.column(), next.row());
    }

    @Override
    public Facing to(Facing facing) {
      return facing;
    }
  }

  /** So many hex corners to the left about a hex. */
  record Turn(Hex about, int corners) implements Motion {
    @Override
    public @Nullable Hex to(Hex hex) {
      Axial from = Axial.of(about);
      Axial at = Axial.of(hex).minus(from);
      for (int i = 0; i < Math.floorMod(corners, HexGrid.DIRECTIONS); i++) {
        at = new Axial(at.q() + at.r(), -at.q());
      }
      return at.plus(from).hex();
    }

    @Override
    public Facing to(Facing facing) {
      return facingOf(facing.ordinal() + corners);
    }
  }

  /** Left for right about the column of a hex. */
  record MirrorSides(Hex about) implements Motion {
    @Override
    public @Nullable Hex to(Hex hex) {
      Axial from = Axial.of(about);
      Axial at = Axial.of(hex).minus(from);
      return new Axial(-at.q() - at.r(), at.r()).plus(from).hex();
    }

    @Override
    public Facing to(Facing facing) {
      return facingOf(Facing.NW.ordinal() - facing.ordinal());
    }

    @Override
    public boolean mirrors() {
      return true;
    }
  }

  /** Up for down about the row of a hex. */
  record MirrorRows(Hex about) implements Motion {
    @Override
    public @Nullable Hex to(Hex hex) {
      Axial from = Axial.of(about);
      Axial at = Axial.of(hex).minus(from);
      return new Axial(at.q() + at.r(), -at.r()).plus(from).hex();
    }

    @Override
    public Facing to(Facing facing) {
      return facingOf(Facing.SE.ordinal() - facing.ordinal());
    }

    @Override
    public boolean mirrors() {
      return true;
    }
  }

  /** A hex by its slanting column and its row, which make turning a sum (SN-G-01). */
  record Axial(int q, int r) {
    static Axial of(Hex hex) {
      return new Axial(hex.column() - Math.floorDiv(hex.row() - 1, 2), hex.row());
    }

    Axial minus(Axial other) {
      return new Axial(q - other.q, r - other.r);
    }

    Axial plus(Axial other) {
      return new Axial(q + other.q, r + other.r);
    }

    @Nullable Hex hex() {
      return numbered(q + Math.floorDiv(r - 1, 2), r);
    }
  }

  private static @Nullable Hex numbered(int column, int row) {
    boolean printed = column >= 1 && row >= 1 && column <= 99 && row <= 99;
    return printed ? new Hex(column, row) : null;
  }

  private static Facing facingOf(int number) {
    return List.of(Facing.values()).get(Math.floorMod(number, HexGrid.DIRECTIONS));
  }
}
