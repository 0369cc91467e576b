package dev.muster.rules.odds;

import dev.muster.rules.dice.DiceThrow;
import java.util.function.Supplier;

/** Dice that fall as they did in a course that was run before. */
final class RecordedTape implements CourseTape {
  private Object[] recording = {};
  private int next;

  /** The course that is run next, as {@link OutcomeTape#recording()} gives it. */
  void begin(Object[] course) {
    recording = course;
    next = 0;
  }

  @Override
  public int d6() {
    return fallen()[0];
  }

  @Override
  public void pool(int n, DiceThrow into, Score score) {
    into.clear();
    if (n > 0) {
      for (int face : fallen()) {
        into.add(face);
      }
    }
  }

  private int[] fallen() {
    return (int[]) recording[next++];
  }

  @Override
  public <T> T recall(Class<T> type, Supplier<T> work) {
    return type.cast(recording[next++]);
  }
}
