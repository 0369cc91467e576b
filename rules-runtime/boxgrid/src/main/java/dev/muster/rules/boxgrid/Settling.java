package dev.muster.rules.boxgrid;

/** Settles what waits, one item at a time. */
final class Settling {
  private final Field field;
  private final CatastropheTest catastropheTest;
  private final ControlTest controlTest;
  private final Forming forming;
  private final Pursuit pursuit;

  Settling(
      Field field,
      CatastropheTest catastropheTest,
      ControlTest controlTest,
      Forming forming,
      Pursuit pursuit) {
    this.field = field;
    this.catastropheTest = catastropheTest;
    this.controlTest = controlTest;
    this.forming = forming;
    this.pursuit = pursuit;
  }

  /** Settles the next item. */
  void next() {
    field.pending.take();
    int unit = field.pending.unit();
    int other = field.pending.other();
    switch (field.pending.kind()) {
      case AFTERWARDS -> pursuit.after(unit, other);
      case ARCHERY -> archery(unit);
      case HITS, RUPTURE, BRIGADE, FLIGHT ->
          catastropheTest.take(field.pending.kind(), unit, other);
    }
  }

  /** Two or more hits of Massed Archery try the order of a unit (BG-062, BG-D15). */
  private void archery(int unit) {
    if (!field.present(unit) || controlTest.passes(unit, ControlTest.Purpose.ARCHERY)) {
      return;
    }
    if (field.rules.massedShakes) {
      field.put(Mark.SHAKEN, unit, 1);
      if (field.heard) {
        field.tell(
            new BoxEvent.Shaken(field.name(unit), field.get(Mark.HITS, unit), Forming.ARCHERY));
      }
    } else {
      forming.unform(unit, "Massed Archery", Forming.ARCHERY);
    }
  }

  /** Markers put in what is settled now count from now on (BG-D11). */
  void age() {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.get(Mark.MARKER, unit) == Field.FRESH) {
        field.put(Mark.MARKER, unit, Field.LASTING);
      }
    }
  }
}
