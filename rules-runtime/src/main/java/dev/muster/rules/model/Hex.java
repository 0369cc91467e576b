package dev.muster.rules.model;

/** A hex by its printed number: 1-based column and row, {@code 0508}. */
public record Hex(int column, int row) {
  @Override
  public String toString() {
    return (column < 10 ? "0" : "") + column + (row < 10 ? "0" : "") + row;
  }
}
