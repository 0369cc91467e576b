package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;

/**
 * Brings a unit into contact: it conforms, and fights the enemies that its front then touches
 * (AR-182).
 */
final class ContactMove {
  private static final RuleRef CONTACT = RuleRef.of("", "AR-182", "AR-D20", "AR-D04");

  private final AdlgState table;
  private final ChargeOptions assault;
  private final Conforming conforming;

  ContactMove(AdlgState table, ChargeOptions assault, Conforming conforming) {
    this.table = table;
    this.assault = assault;
    this.conforming = conforming;
  }

  /** Returns the final pose of a unit that touches its target at {@code contact}. */
  Pose where(int unit, Footprint start, Footprint contact, int target) {
    UnitEdge edge = assault.edge(start, contact, table.reaching(target));
    return conforming.to(unit, contact, target, edge);
  }

  /**
   * Brings a unit into contact.
   *
   * @param start its footprint at the start of its move, which decides the attacked edge (AR-D04)
   * @param contact its footprint when it touches its target
   * @param charge whether it has charged
   */
  void up(int unit, Footprint start, Footprint contact, int target, boolean charge) {
    UnitEdge edge = assault.edge(start, contact, table.reaching(target));
    Pose pose = where(unit, start, contact, target);
    table.place(unit, pose);
    engage(unit, target, edge, charge);
    for (int each = 0; each < table.units; each++) {
      if (each != target && table.present(each) && table.enemies(unit, each)) {
        UnitEdge other = AdlgDeployment.edge(table.footprint(unit), table.reaching(each));
        if (other != null) {
          engage(unit, each, other, charge);
        }
      }
    }
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Contact(
              table.name(unit), table.name(target), edge.words(), pose.toString(), CONTACT));
    }
  }

  private void engage(int unit, int enemy, UnitEdge edge, boolean charge) {
    table.engage(unit, enemy, edge, charge);
    table.comeUp(unit, enemy);
  }
}
