package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/** Who evades a charge, and what comes of it (BG-008, BG-044 to BG-056, BG-D13, BG-D19). */
public final class BoxEvasion {
  private static final RuleRef EVADES = RuleRef.of("", "BG-051", "BG-052", "BG-053");

  /** What a charge may lead to. */
  enum Reaction {
    STANDS,
    EVADED,
    DISPERSED
  }

  private final BoxState field;
  private final BoxDecision choice;
  private final ControlTest controlTest;
  private final FormationRules forming;
  private final UnitLoss breaking;
  private final BoxEngagements engagements;

  public BoxEvasion(
      BoxState field,
      BoxDecision choice,
      ControlTest controlTest,
      FormationRules forming,
      UnitLoss breaking,
      BoxEngagements engagements) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.breaking = breaking;
    this.engagements = engagements;
  }

  /** Whether a unit evades a charger of itself, may, or may not. */
  public static BoxRules.Permission evadePermission(BoxState field, int unit, int charger) {
    BoxUnitType type = field.type(unit);
    BoxUnitType enemy = field.type(charger);
    boolean bound = field.is(UnitAttribute.ENGAGED, unit) && !field.rules.evadesInMelee;
    if (bound || field.is(UnitAttribute.HEDGEHOG, unit)) {
      return BoxRules.Permission.NONE;
    }
    if (type.caracole && type.heavyMounted() && enemy.heavy && field.rules.caracole) {
      return BoxRules.Permission.MAY;
    }
    if (!type.order.thin()) {
      return BoxRules.Permission.NONE;
    }
    return switch (type.arm) {
      case FOOT -> footFrom(field, type, enemy);
      case MOUNTED -> mountedFrom(type, enemy);
      default -> BoxRules.Permission.NONE;
    };
  }

  private static BoxRules.Permission footFrom(BoxState field, BoxUnitType type, BoxUnitType enemy) {
    if (enemy.heavyFoot()) {
      return BoxRules.Permission.MUST;
    }
    if (enemy.heavyMounted()) {
      return field.rules.footEvadesHorse;
    }
    boolean looser =
        type.order == Density.OPEN && enemy.arm == Arm.FOOT && enemy.order == Density.LOOSE;
    return enemy.arm == Arm.ELEPHANTS || looser
        ? BoxRules.Permission.MAY
        : BoxRules.Permission.NONE;
  }

  private static BoxRules.Permission mountedFrom(BoxUnitType type, BoxUnitType enemy) {
    if (enemy.heavy || enemy.arm == Arm.ELEPHANTS) {
      return BoxRules.Permission.MUST;
    }
    boolean looser =
        type.order == Density.OPEN && enemy.arm == Arm.MOUNTED && enemy.order == Density.LOOSE;
    return looser ? BoxRules.Permission.MAY : BoxRules.Permission.NONE;
  }

  /** The box a unit evades to: one in the direction of the charge; OFF where there is none. */
  int way(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    int to = field.ground.neighbour(from, direction);
    return field.free(unit, from, direction) ? to : BoxTerrainMap.OFF;
  }

  private boolean offTable(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    return field.ground.neighbour(from, direction) == BoxTerrainMap.OFF;
  }

  /** Lets a charged unit evade as it must or may. */
  Reaction react(int unit, int charger) {
    BoxRules.Permission wish = evadePermission(field, unit, charger);
    int to = way(unit, charger);
    boolean caracole = field.type(unit).caracole && field.type(unit).heavyMounted();
    if (wish == BoxRules.Permission.NONE) {
      return Reaction.STANDS;
    }
    if (wish == BoxRules.Permission.MAY) {
      if (to == BoxTerrainMap.OFF && !caracole) {
        return Reaction.STANDS;
      }
      choice
          .ofUnit(BoxDecisionType.EVADE, unit)
          .add(BoxOrder.EVADE)
          .add(BoxOrder.STAND)
          .asDefault();
      if (choice.askOrder() == BoxOrder.STAND) {
        return Reaction.STANDS;
      }
    }
    if (to != BoxTerrainMap.OFF && controlTest.passes(unit, ControlTest.Purpose.EVADE, charger)) {
      goesTo(unit, charger, to);
      return Reaction.EVADED;
    }
    if (caracole) {
      forming.unform(unit, "its caracole failed", FormationRules.CARACOLE);
      return Reaction.STANDS;
    }
    if (to == BoxTerrainMap.OFF && offTable(unit, charger) && field.rules.offTableFlees) {
      breaking.flees(unit);
    } else {
      breaking.disperses(unit);
    }
    return Reaction.DISPERSED;
  }

  private void goesTo(int unit, int charger, int to) {
    int from = field.box(unit);
    field.place(unit, to);
    field.crossed(unit);
    engagements.update();
    field.put(UnitAttribute.EVADED, unit, field.turn());
    int facing = (field.facing(charger) + 2) % 4;
    if (facing != field.facing(unit)) {
      choice
          .ofUnit(BoxDecisionType.EVADED_FACING, unit)
          .add(BoxOrder.KEEP_FACING)
          .asDefault()
          .add(BoxOrder.FACE_ENEMY);
      if (choice.askOrder() == BoxOrder.FACE_ENEMY) {
        field.put(UnitAttribute.FACING, unit, facing);
      }
    }
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Evades(
              field.name(unit),
              field.ground.name(from),
              field.boxName(unit),
              BoxState.facingName(field.facing(unit)),
              EVADES));
    }
    forming.goes(unit, from, to);
  }
}
