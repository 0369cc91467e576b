package dev.muster.rules.snaphance.rules;

import java.util.Arrays;

/**
 * The legal single moves a search has found, by number. They are kept in arrays that the next
 * search fills anew.
 */
public final class MoveList {
  /** The kind of a move. */
  public enum Kind {
    FORWARD,
    SIDEWAYS,
    BACKWARDS,
    TURN,
    ABOUT,
    FREE,
    STAY
  }

  /** Action numbers from here on turn to a facing; below, they step in a direction. */
  static final int TURN_TO = 8;

  public int count;
  public Kind[] kind = new Kind[256];
  public int[] endHex = new int[256];
  public int[] endFacing = new int[256];
  public boolean[] charge = new boolean[256];
  public boolean[] disorders = new boolean[256];
  private int[] first = new int[256];
  private int[] length = new int[256];
  private int[] hash = new int[256];
  private int[] actions = new int[1024];
  private int actionCount;

  /** Moves by the hash of their ways, each number raised by one; kept where every way is wanted. */
  private int[] slots = new int[1024];

  private boolean everyWay;

  void clear(boolean everyWay) {
    this.everyWay = everyWay;
    count = 0;
    actionCount = 0;
    if (everyWay) {
      Arrays.fill(slots, 0);
    }
  }

  /** Number of actions of a move. */
  int length(int move) {
    return length[move];
  }

  /** An action of a move: a direction 0..5, or {@link #TURN_TO} + facing. */
  int action(int move, int i) {
    return actions[first[move] + i];
  }

  /**
   * Whether the list contains a move through the same hexes to the same end, regardless of when it
   * turns.
   *
   * @param path the actions, of which only the first {@code depth} count
   */
  boolean knows(int[] path, int depth, int hex, int facing, boolean disorder) {
    int wanted = hash(path, depth, hex, facing, disorder);
    for (int slot = slot(wanted); slots[slot] > 0; slot = (slot + 1) % slots.length) {
      int move = slots[slot] - 1;
      if (hash[move] == wanted
          && endHex[move] == hex
          && endFacing[move] == facing
          && disorders[move] == disorder
          && sameWay(move, path, depth)) {
        return true;
      }
    }
    return false;
  }

  void add(
      Kind how, int[] path, int depth, int hex, int facing, boolean disorder, boolean contact) {
    if (count == kind.length) {
      grow();
    }
    if (actions.length < actionCount + depth) {
      actions = Arrays.copyOf(actions, (actionCount + depth) * 2);
    }
    for (int i = 0; i < depth; i++) {
      actions[actionCount + i] = path[i]; // ways are short
    }
    kind[count] = how;
    endHex[count] = hex;
    endFacing[count] = facing;
    charge[count] = contact;
    disorders[count] = disorder;
    first[count] = actionCount;
    length[count] = depth;
    actionCount += depth;
    if (everyWay) {
      hash[count] = hash(path, depth, hex, facing, disorder);
      enter(count);
    }
    count++;
  }

  private void grow() {
    int more = count * 2;
    kind = Arrays.copyOf(kind, more);
    endHex = Arrays.copyOf(endHex, more);
    endFacing = Arrays.copyOf(endFacing, more);
    charge = Arrays.copyOf(charge, more);
    disorders = Arrays.copyOf(disorders, more);
    first = Arrays.copyOf(first, more);
    length = Arrays.copyOf(length, more);
    hash = Arrays.copyOf(hash, more);
    if (everyWay) {
      slots = new int[more * 4];
      for (int move = 0; move < count; move++) {
        enter(move);
      }
    }
  }

  private void enter(int move) {
    int slot = slot(hash[move]);
    while (slots[slot] > 0) {
      slot = (slot + 1) % slots.length;
    }
    slots[slot] = move + 1;
  }

  private int slot(int hash) {
    return Integer.remainderUnsigned(hash, slots.length);
  }

  private static int hash(int[] path, int depth, int hex, int facing, boolean disorder) {
    int hash = (hex * 6 + facing) * 2 + (disorder ? 1 : 0);
    for (int i = 0; i < depth; i++) {
      if (path[i] < TURN_TO) {
        hash = hash * 31 + path[i] + 1;
      }
    }
    return hash * 0x9E3779B9 >>> 1; // spreads neighbours
  }

  private boolean sameWay(int move, int[] path, int depth) {
    int mine = 0;
    for (int i = 0; i < length[move]; i++) {
      int action = action(move, i);
      if (action < TURN_TO) {
        while (mine < depth && path[mine] >= TURN_TO) {
          mine++;
        }
        if (mine == depth || path[mine++] != action) {
          return false;
        }
      }
    }
    while (mine < depth && path[mine] >= TURN_TO) {
      mine++;
    }
    return mine == depth;
  }
}
