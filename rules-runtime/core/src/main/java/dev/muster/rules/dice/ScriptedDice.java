package dev.muster.rules.dice;

/** Dice that fall as written, for examples and tests. */
public final class ScriptedDice implements Dice {
  private final int[] script;
  private int next;

  /**
   * @param script throws in order, each 1 to 6
   */
  public ScriptedDice(int... script) {
    this.script = script.clone();
    for (int die : script) {
      if (die < 1 || die > 6) {
        throw new IllegalArgumentException("a D6 shows 1 to 6, found " + die);
      }
    }
  }

  @Override
  public int d6() {
    if (next == script.length) {
      throw new IllegalStateException(
          "too few dice: " + script.length + " written, one more needed");
    }
    return script[next++];
  }

  /** Dice written but not thrown yet. */
  public int left() {
    return script.length - next;
  }
}
