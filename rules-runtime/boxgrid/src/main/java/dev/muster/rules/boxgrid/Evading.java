package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.RuleRef;

/** Who evades a charge, and what comes of it (BG-008, BG-044 to BG-056, BG-D13, BG-D19). */
final class Evading {
  private static final RuleRef EVADES = RuleRef.of("", "BG-051", "BG-052", "BG-053");

  /** What a charge may lead to. */
  enum Result {
    STANDS,
    EVADED,
    DISPERSED
  }

  private final Field field;
  private final Choice choice;
  private final ControlTest controlTest;
  private final Forming forming;
  private final Breaking breaking;
  private final Engagements engagements;

  Evading(
      Field field,
      Choice choice,
      ControlTest controlTest,
      Forming forming,
      Breaking breaking,
      Engagements engagements) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.breaking = breaking;
    this.engagements = engagements;
  }

  /** Whether a unit evades a charger of itself, may, or may not. */
  static BoxRules.Wish wish(Field field, int unit, int charger) {
    UnitType type = field.type(unit);
    UnitType enemy = field.type(charger);
    boolean bound = field.is(Mark.ENGAGED, unit) && !field.rules.evadesInMelee;
    if (bound || field.is(Mark.HEDGEHOG, unit)) {
      return BoxRules.Wish.NONE;
    }
    if (type.caracole && type.heavyMounted() && enemy.heavy && field.rules.caracole) {
      return BoxRules.Wish.MAY;
    }
    if (!type.order.thin()) {
      return BoxRules.Wish.NONE;
    }
    return switch (type.arm) {
      case FOOT -> footFrom(field, type, enemy);
      case MOUNTED -> mountedFrom(type, enemy);
      default -> BoxRules.Wish.NONE;
    };
  }

  private static BoxRules.Wish footFrom(Field field, UnitType type, UnitType enemy) {
    if (enemy.heavyFoot()) {
      return BoxRules.Wish.MUST;
    }
    if (enemy.heavyMounted()) {
      return field.rules.footEvadesHorse;
    }
    boolean looser =
        type.order == Density.OPEN && enemy.arm == Arm.FOOT && enemy.order == Density.LOOSE;
    return enemy.arm == Arm.ELEPHANTS || looser ? BoxRules.Wish.MAY : BoxRules.Wish.NONE;
  }

  private static BoxRules.Wish mountedFrom(UnitType type, UnitType enemy) {
    if (enemy.heavy || enemy.arm == Arm.ELEPHANTS) {
      return BoxRules.Wish.MUST;
    }
    boolean looser =
        type.order == Density.OPEN && enemy.arm == Arm.MOUNTED && enemy.order == Density.LOOSE;
    return looser ? BoxRules.Wish.MAY : BoxRules.Wish.NONE;
  }

  /** The box a unit evades to: one in the direction of the charge; OFF where there is none. */
  int way(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    int to = field.ground.neighbour(from, direction);
    return field.free(unit, from, direction) ? to : Ground.OFF;
  }

  private boolean offTable(int unit, int charger) {
    int from = field.box(unit);
    int direction = field.ground.direction(field.box(charger), from);
    return field.ground.neighbour(from, direction) == Ground.OFF;
  }

  /** Lets a charged unit evade as it must or may. */
  Result react(int unit, int charger) {
    BoxRules.Wish wish = wish(field, unit, charger);
    int to = way(unit, charger);
    boolean caracole = field.type(unit).caracole && field.type(unit).heavyMounted();
    if (wish == BoxRules.Wish.NONE) {
      return Result.STANDS;
    }
    if (wish == BoxRules.Wish.MAY) {
      if (to == Ground.OFF && !caracole) {
        return Result.STANDS;
      }
      choice.of(Decision.EVADE, unit).add(Order.EVADE).add(Order.STAND).usually();
      if (choice.askOrder() == Order.STAND) {
        return Result.STANDS;
      }
    }
    if (to != Ground.OFF && controlTest.passes(unit, ControlTest.Purpose.EVADE, charger)) {
      goesTo(unit, charger, to);
      return Result.EVADED;
    }
    if (caracole) {
      forming.unform(unit, "its caracole failed", Forming.CARACOLE);
      return Result.STANDS;
    }
    if (to == Ground.OFF && offTable(unit, charger) && field.rules.offTableFlees) {
      breaking.flees(unit);
    } else {
      breaking.disperses(unit);
    }
    return Result.DISPERSED;
  }

  private void goesTo(int unit, int charger, int to) {
    int from = field.box(unit);
    field.place(unit, to);
    field.crossed(unit);
    engagements.look();
    field.put(Mark.EVADED, unit, field.turn());
    int facing = (field.facing(charger) + 2) % 4;
    if (facing != field.facing(unit)) {
      choice
          .of(Decision.EVADED_FACING, unit)
          .add(Order.KEEP_FACING)
          .usually()
          .add(Order.FACE_ENEMY);
      if (choice.askOrder() == Order.FACE_ENEMY) {
        field.put(Mark.FACING, unit, facing);
      }
    }
    if (field.heard) {
      field.tell(
          new BoxEvent.Evades(
              field.name(unit),
              field.ground.name(from),
              field.at(unit),
              Field.facingName(field.facing(unit)),
              EVADES));
    }
    forming.goes(unit, from, to);
  }
}
