package dev.muster.rules.snaphance.rules;

/** Resolves the pending consequences one by one. */
public final class ConsequenceResolver {
  private final SnaphanceState table;
  private final MeleeRound melee;
  private final JointCharge jointCharge;
  private final MoveExecution march;
  private final SnaphancePursuit pursuit;
  private final FireAndMove advance;

  ConsequenceResolver(
      BattleContext play,
      MeleeRound melee,
      JointCharge jointCharge,
      MoveExecution march,
      SnaphancePursuit pursuit,
      FireAndMove advance) {
    table = play.state;
    this.melee = melee;
    this.jointCharge = jointCharge;
    this.march = march;
    this.pursuit = pursuit;
    this.advance = advance;
  }

  /** Resolves the next item of {@link SnaphanceState#consequences}, which must not be empty. */
  public void next() {
    switch (Consequence.takeFrom(table)) {
      case MELEE -> melee.next();
      case CHARGE -> jointCharge.next();
      case MOVE_ENDS -> march.ends();
      case PURSUIT_ENDS -> pursuit.ends();
      case FIRE_ENDS -> table.underWay[table.consequences.read()] = false;
      case FIRE_AFTER_MOVE -> advance.fireAfterMove();
      case FIRE_AFTER_GROUP_MOVE -> advance.fireAfterGroupMove();
    }
  }
}
