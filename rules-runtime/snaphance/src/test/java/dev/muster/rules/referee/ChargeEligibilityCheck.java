package dev.muster.rules.referee;

import dev.muster.rules.model.Hex;

/** Who may move to contact whom (10.0). */
final class ChargeEligibilityCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;

  ChargeEligibilityCheck(BattleRoster roll, TurnRecord turn) {
    this.roll = roll;
    this.turn = turn;
  }

  /** Whether a stand may charge an enemy it has before it. */
  boolean may(int stand, int enemy) {
    StandRecord who = roll.stand(stand);
    StandRecord other = roll.stand(enemy);
    if (who.infantry() && other.mountedCombat()) {
      boolean close = roll.on.isFinal() && roll.country.is(roll.at(enemy), "close");
      boolean pikes = who.pikeBlock() || who.is("pike-and-shot");
      if (!who.has("may-charge-mounted") && !(pikes && close)) {
        return false;
      }
    }
    if (who.bonus() > 0) {
      return true;
    }
    return who.lightCavalry() && (other.skirmishers() || other.shot() && fromBehind(stand, enemy));
  }

  /** Whether it strikes flank or rear and began behind the front face line. */
  boolean fromBehind(int stand, int enemy) {
    StandActions deed = turn.deed(stand);
    boolean move = roll.on.is("struck_from_behind", "move") && !deed.current().isEmpty();
    Hex home = move ? deed.current().getFirst().start() : deed.home;
    return home != null
        && !roll.faces(enemy, stand)
        && !AxialHexes.beforeLine(roll.at(enemy), roll.facing[enemy], home);
  }
}
