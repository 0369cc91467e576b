package dev.muster.rules.boxgrid.rules;

/** Resolves pending consequences, one at a time. */
public final class PendingResolver {
  private final BoxState field;
  private final CatastropheTest catastropheTest;
  private final ControlTest controlTest;
  private final FormationRules forming;
  private final BoxPursuit pursuit;

  public PendingResolver(
      BoxState field,
      CatastropheTest catastropheTest,
      ControlTest controlTest,
      FormationRules forming,
      BoxPursuit pursuit) {
    this.field = field;
    this.catastropheTest = catastropheTest;
    this.controlTest = controlTest;
    this.forming = forming;
    this.pursuit = pursuit;
  }

  /** Resolves the next item. */
  public void next() {
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
      field.put(UnitAttribute.SHAKEN, unit, 1);
      if (field.hasListener) {
        field.emit(
            new BoxEvent.Shaken(
                field.name(unit), field.get(UnitAttribute.HITS, unit), FormationRules.ARCHERY));
      }
    } else {
      forming.unform(unit, "Massed Archery", FormationRules.ARCHERY);
    }
  }

  /** Makes markers placed during the current resolution count from now on (BG-D11). */
  public void activateMarkers() {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.get(UnitAttribute.MARKER, unit) == BoxState.FRESH) {
        field.put(UnitAttribute.MARKER, unit, BoxState.LASTING);
      }
    }
  }
}
