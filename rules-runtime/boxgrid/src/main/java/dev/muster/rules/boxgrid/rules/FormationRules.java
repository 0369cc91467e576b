package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/**
 * Decides when a unit becomes Unformed and when it reforms (BG-002 to BG-004, BG-182 to BG-199).
 */
public final class FormationRules {
  static final RuleRef DIAGONAL_CHARGE = RuleRef.of("", "BG-130", "BG-131", "BG-194");
  static final RuleRef FLANKED = RuleRef.of("", "BG-155", "BG-196");
  static final RuleRef PURSUIT = RuleRef.of("", "BG-179", "BG-197");
  static final RuleRef WITHDRAWAL = RuleRef.of("", "BG-198", "BG-D16");
  static final RuleRef CARACOLE = RuleRef.of("", "BG-199", "BG-D19");
  static final RuleRef ARCHERY = RuleRef.of("", "BG-062", "BG-D15");
  private static final RuleRef TERRAIN =
      RuleRef.of("", "BG-185", "BG-186", "BG-187", "BG-188", "BG-189", "BG-190");
  private static final RuleRef OBSTACLE = RuleRef.of("", "BG-191", "BG-192");
  private static final RuleRef SLANTED = RuleRef.of("", "BG-015", "BG-016", "BG-182");
  private static final RuleRef TWO_ACTIONS = RuleRef.of("", "BG-183");
  private static final RuleRef RALLY = RuleRef.of("", "BG-002", "BG-003", "BG-004");

  private final BoxState field;

  public FormationRules(BoxState field) {
    this.field = field;
  }

  void unform(int unit, String why, RuleRef rule) {
    if (!field.is(UnitAttribute.UNFORMED, unit)) {
      field.put(UnitAttribute.UNFORMED, unit, 1);
      if (field.hasListener) {
        field.emit(new BoxEvent.Unformed(field.name(unit), why, rule));
      }
    }
  }

  /** Makes a unit Unformed by terrain when it moves or attacks from a box into an adjacent one. */
  void goes(int unit, int from, int to) {
    BoxUnitType type = field.type(unit);
    if (field.unforms(type, from) || field.unforms(type, to)) {
      unform(unit, "the terrain", TERRAIN);
    }
    int direction = field.ground.direction(from, to);
    if (type.arm == Arm.FOOT && direction >= 0 && field.ground.isBarred(from, direction)) {
      unform(unit, "a linear obstacle", OBSTACLE);
    }
  }

  /** Makes a unit Unformed by its move, at the end of the move or on contact with the enemy. */
  void settle(int unit) {
    if (isSlanted(unit)) {
      unform(unit, "turning or moving diagonally", SLANTED);
    }
    if (isHurried(unit)) {
      unform(unit, "two Actions of close order cavalry", TWO_ACTIONS);
    }
  }

  /** Whether a unit becomes Unformed if it ends its move with the Actions used so far. */
  public boolean endsUnformed(int unit) {
    return isSlanted(unit) || isHurried(unit);
  }

  /** Whether a unit has turned or moved diagonally and gives up no Action for it (BG-016). */
  private boolean isSlanted(int unit) {
    BoxUnitType type = field.type(unit);
    boolean spared =
        type.arm == Arm.ELEPHANTS
            && field.is(UnitAttribute.TURNS, unit)
            && field.rules.elephantsStayFormed;
    boolean givesUp = field.get(UnitAttribute.ACTIONS, unit) < type.allowance;
    return field.is(UnitAttribute.SLANTED, unit) && !givesUp && !spared;
  }

  /** Whether close order cavalry has used two Actions (BG-183). */
  private boolean isHurried(int unit) {
    BoxUnitType type = field.type(unit);
    return type.closeCavalry && type.heavyMounted() && field.get(UnitAttribute.SPENT, unit) >= 2;
  }

  /** Whether a unit gets rid of its marker in the Rally phase. */
  boolean mayForm(int unit) {
    return field.present(unit)
        && field.is(UnitAttribute.UNFORMED, unit)
        && !field.is(UnitAttribute.ENGAGED, unit)
        && !field.unforms(field.type(unit), field.box(unit));
  }

  /** The Rally phase of the active side. */
  public void rally() {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) != field.active()) {
        continue;
      }
      if (mayForm(unit)) {
        field.put(UnitAttribute.UNFORMED, unit, 0);
        if (field.hasListener) {
          field.emit(new BoxEvent.Reforms(field.name(unit), RALLY));
        }
      }
      if (field.rules.hitsHeal
          && !field.is(UnitAttribute.ENGAGED, unit)
          && field.is(UnitAttribute.HITS, unit)) {
        field.add(UnitAttribute.HITS, unit, -1);
      }
    }
  }
}
