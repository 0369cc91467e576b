package dev.muster.rules.model;

/** A hex by its printed number: 1-based column and row, {@code 0508}. */
public record Hex(int column, int row) implements Place {

  /**
   * The neighbour in a direction, whether or not a map has it.
   *
   * @param direction 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE, as in the ledger (SN-G-01)
   */
  public Hex neighbour(int direction) {
    // Even printed rows lie half a hex to the right.
    int shift = Math.floorMod(row, 2) == 0 ? 1 : 0;
    return switch (direction) {
      case 0 -> new Hex(column + 1, row);
      case 1 -> new Hex(column + shift, row - 1);
      case 2 -> new Hex(column - 1 + shift, row - 1);
      case 3 -> new Hex(column - 1, row);
      case 4 -> new Hex(column - 1 + shift, row + 1);
      case 5 -> new Hex(column + shift, row + 1);
      default -> throw new IllegalArgumentException("directions are 0 to 5, found " + direction);
    };
  }

  /** Returns whether another hex is adjacent to this one. */
  public boolean isBeside(Hex other) {
    for (int direction = 0; direction < 6; direction++) {
      if (neighbour(direction).equals(other)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return (column < 10 ? "0" : "") + column + (row < 10 ? "0" : "") + row;
  }
}
