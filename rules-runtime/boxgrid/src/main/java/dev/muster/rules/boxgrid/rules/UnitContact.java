package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/**
 * Resolves the contact of a unit with an adjacent enemy (BG-130, BG-131, BG-142, BG-155, BG-184,
 * BG-192).
 */
public final class UnitContact {
  private static final RuleRef CONTACT = RuleRef.of("", "BG-D05", "BG-D06", "BG-D22");

  private final BoxState field;
  private final BoxEngagements engagements;
  private final FormationRules forming;
  private final UnitLoss breaking;

  public UnitContact(
      BoxState field, BoxEngagements engagements, FormationRules forming, UnitLoss breaking) {
    this.field = field;
    this.engagements = engagements;
    this.forming = forming;
    this.breaking = breaking;
  }

  /**
   * Brings a charger into contact with its target; guns and camps are taken without a fight
   * (BG-D26).
   */
  void meet(int unit, int target, boolean diagonal) {
    int from = field.box(unit);
    int to = field.box(target);
    if (!field.type(target).fights()) {
      breaking.taken(target);
      forming.goes(unit, from, to);
      return;
    }
    join(unit, target);
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Contact(
              field.name(unit), field.name(target), aspect(target, unit), CONTACT));
    }
    forming.goes(unit, from, to);
    if (diagonal) {
      forming.unform(unit, "its diagonal charge", FormationRules.DIAGONAL_CHARGE);
      forming.unform(target, "the diagonal charge", FormationRules.DIAGONAL_CHARGE);
    }
    if (!engagements.frontal(target, unit)) {
      forming.unform(target, "an enemy on its flank or rear", FormationRules.FLANKED);
    }
  }

  /** They fight; foot in cover or behind an obstacle defends it (BG-142). */
  public void join(int unit, int target) {
    int from = field.box(unit);
    int to = field.box(target);
    boolean already = field.is(UnitAttribute.ENGAGED, target);
    engagements.join(unit, target);
    boolean shelter = field.ground.is(to, BoxTerrainMap.COVER) || isBarred(from, to);
    if (field.type(target).arm == Arm.FOOT && shelter && (!already || isBarred(from, to))) {
      field.put(UnitAttribute.DEFENDS, target, 1);
    }
  }

  private boolean isBarred(int from, int to) {
    return field.ground.isBarred(from, field.ground.direction(from, to));
  }

  private String aspect(int target, int unit) {
    int facing = field.facing(target);
    boolean rear = field.ground.behind(field.box(target), facing) == field.box(unit);
    return engagements.frontal(target, unit) ? "front" : rear ? "rear" : "flank";
  }
}
