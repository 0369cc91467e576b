package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Working objects that are lent out and come back, the last lent first. A melee may end in a
 * pursuit and the pursuit in a melee, so one object is not enough; and a new one each time would be
 * garbage in every battle.
 *
 * <p>Whoever takes remembers {@link #taken()} before and gives {@link #back} to it when done.
 */
final class Lent<T> {
  private final Supplier<T> maker;
  private final List<T> all = new ArrayList<>();
  private int taken;

  Lent(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Objects lent at the moment. */
  int taken() {
    return taken;
  }

  /** An object as its last user left it. */
  T take() {
    if (taken == all.size()) {
      all.add(maker.get());
    }
    return all.get(taken++);
  }

  /** What was lent since {@code before} objects were out comes back. */
  void back(int before) {
    taken = before;
  }
}
