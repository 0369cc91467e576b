package dev.muster.dsl.ui.map.board;

/** The directions of the arrow keys. */
public enum Direction {
  LEFT("left", -1, 0),
  RIGHT("right", 1, 0),
  UP("up", 0, -1),
  DOWN("down", 0, 1);

  private final String key;
  private final int right;
  private final int down;

  Direction(String key, int right, int down) {
    this.key = key;
    this.right = right;
    this.down = down;
  }

  /** Returns its key in the board of a scene. */
  String key() {
    return key;
  }

  /** 1 to the right, -1 to the left. */
  public int right() {
    return right;
  }

  /** 1 down, -1 up. */
  public int down() {
    return down;
  }
}
