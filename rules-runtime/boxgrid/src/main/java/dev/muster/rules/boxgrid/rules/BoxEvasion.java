package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/** Evasion of charges: eligibility and effects (BG-008, BG-044 to BG-056, BG-D13, BG-D19). */
public final class BoxEvasion {
  private static final RuleRef EVADES = RuleRef.of("", "BG-051", "BG-052", "BG-053");

  /** The reaction of the target of a charge. */
  enum Reaction {
    STANDS,
    EVADED,
    DISPERSED
  }

  private final BoxDecision.RefusalRule refusals = this::refusal;
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
    if (boundRefusal(field, unit) != null) {
      return BoxRules.Permission.NONE;
    }
    return caracoles(field, unit, charger)
        ? BoxRules.Permission.MAY
        : kindPermission(field, unit, charger);
  }

  private static boolean caracoles(BoxState field, int unit, int charger) {
    BoxUnitType type = field.type(unit);
    return type.caracole
        && type.heavyMounted()
        && field.type(charger).heavy
        && field.rules.caracole;
  }

  private static BoxRules.Permission kindPermission(BoxState field, int unit, int charger) {
    BoxUnitType type = field.type(unit);
    BoxUnitType enemy = field.type(charger);
    if (!type.scatters()) {
      return BoxRules.Permission.NONE;
    }
    return switch (type.arm) {
      case FOOT -> footFrom(field, type, enemy);
      case MOUNTED -> mountedFrom(type, enemy);
      default -> BoxRules.Permission.NONE;
    };
  }

  /** Why a unit of any kind cannot leave its place; null if it can. */
  private static @Nullable BoxRefusal boundRefusal(BoxState field, int unit) {
    if (field.is(UnitAttribute.ENGAGED, unit) && !field.rules.evadesInMelee) {
      return BoxRefusal.IN_MELEE;
    }
    return field.is(UnitAttribute.HEDGEHOG, unit) ? BoxRefusal.IN_HEDGEHOG : null;
  }

  /** Why an order to evade or to stand is not legal for a charged unit. */
  private @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number) {
    if (order != BoxOrder.EVADE && order != BoxOrder.STAND) {
      return null;
    }
    int charger = field.pending.charger();
    BoxRules.Permission wish = evadePermission(field, unit, charger);
    if (wish == BoxRules.Permission.MUST) {
      return BoxRefusal.MUST_EVADE;
    }
    if (wish == BoxRules.Permission.MAY) {
      boolean room = fightsOn(unit) || way(unit, charger) != BoxTerrainMap.OFF;
      return room
          ? null
          : order == BoxOrder.STAND ? BoxRefusal.STANDS : BoxRefusal.NO_ROOM_TO_EVADE;
    }
    if (order == BoxOrder.STAND) {
      return BoxRefusal.STANDS;
    }
    BoxRefusal bound = boundRefusal(field, unit);
    return bound != null
        ? bound
        : field.type(unit).order.thin() ? BoxRefusal.EVADES_NOT_THIS : BoxRefusal.EVADES_ORDER;
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

  /**
   * Returns the box to which a unit evades, in the direction of the charge; OFF if there is none.
   */
  int way(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    int to = field.ground.neighbour(from, direction);
    return field.free(unit, from, direction) ? to : BoxTerrainMap.OFF;
  }

  /** Whether a unit that fails to evade fights instead (BG-D19). */
  private boolean fightsOn(int unit) {
    return field.type(unit).caracole && field.type(unit).heavyMounted();
  }

  private boolean offTable(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    return field.ground.neighbour(from, direction) == BoxTerrainMap.OFF;
  }

  /** Lets a charged unit evade if it must or may. */
  Reaction react(int unit, int charger) {
    BoxRules.Permission wish = evadePermission(field, unit, charger);
    int to = way(unit, charger);
    boolean caracole = fightsOn(unit);
    choice.ofUnit(BoxDecisionType.EVADE, unit).refusing(refusals);
    boolean noRoom = to == BoxTerrainMap.OFF && !caracole;
    if (wish == BoxRules.Permission.NONE || (wish == BoxRules.Permission.MAY && noRoom)) {
      choice.withhold();
      return Reaction.STANDS;
    }
    if (wish == BoxRules.Permission.MUST) {
      choice.withhold();
    } else {
      choice.add(BoxOrder.EVADE).add(BoxOrder.STAND).asDefault();
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

  private static @Nullable BoxRefusal facingRefusal(BoxOrder order, int unit, int number) {
    return order == BoxOrder.FACE_ENEMY ? BoxRefusal.FACES_ENEMY : null;
  }

  private void goesTo(int unit, int charger, int to) {
    int from = field.box(unit);
    field.place(unit, to);
    field.crossed(unit);
    engagements.update();
    field.put(UnitAttribute.EVADED, unit, field.turn());
    int facing = (field.facing(charger) + 2) % 4;
    choice.ofUnit(BoxDecisionType.EVADED_FACING, unit).refusing(BoxEvasion::facingRefusal);
    if (facing == field.facing(unit)) {
      choice.withhold();
    } else {
      choice.add(BoxOrder.KEEP_FACING).asDefault().add(BoxOrder.FACE_ENEMY);
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
