package dev.muster.rules.snaphance;

/** Settles, piece by piece, what the rules have left to be settled. */
final class Settlement {
  private final Table table;
  private final Melee melee;
  private final JointCharge jointCharge;
  private final March march;
  private final Pursuit pursuit;
  private final Advance advance;

  Settlement(
      Play play,
      Melee melee,
      JointCharge jointCharge,
      March march,
      Pursuit pursuit,
      Advance advance) {
    table = play.table;
    this.melee = melee;
    this.jointCharge = jointCharge;
    this.march = march;
    this.pursuit = pursuit;
    this.advance = advance;
  }

  /** Settles the next piece of {@link Table#due}, which is not empty. */
  void next() {
    switch (Due.next(table)) {
      case MELEE -> melee.next();
      case CHARGE -> jointCharge.next();
      case MOVE_ENDS -> march.ends();
      case PURSUIT_ENDS -> pursuit.ends();
      case FIRE_ENDS -> table.underWay[table.due.read()] = false;
      case FIRE_AFTER_MOVE -> advance.fireAfterMove();
      case FIRE_AFTER_GROUP_MOVE -> advance.fireAfterGroupMove();
    }
  }
}
