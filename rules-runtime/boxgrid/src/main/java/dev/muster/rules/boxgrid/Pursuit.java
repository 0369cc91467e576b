package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.RuleRef;
import java.util.ArrayList;
import java.util.List;

/** What a winner does when its enemy has broken (BG-174 to BG-181, BG-D24). */
final class Pursuit {
  private static final RuleRef PURSUES = RuleRef.of("", "BG-175", "BG-177", "BG-178", "BG-D24");
  private static final RuleRef EXPLOITS = RuleRef.of("", "BG-176", "BG-180", "BG-181");

  private static final String ENEMY = "the enemy";

  private final Field field;
  private final Choice choice;
  private final ControlTest controlTest;
  private final Forming forming;
  private final Contacts contacts;
  private final Charging charging;

  Pursuit(
      Field field,
      Choice choice,
      ControlTest controlTest,
      Forming forming,
      Contacts contacts,
      Charging charging) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.contacts = contacts;
    this.charging = charging;
  }

  /** A winner pursues, exploits or stays; nothing where its enemy stands, or it still fights. */
  void after(int unit, int enemy) {
    boolean free =
        field.present(unit)
            && field.get(Mark.FATE, enemy) == Field.BROKEN
            && !field.is(Mark.ENGAGED, unit)
            && !field.is(Mark.HEDGEHOG, unit);
    if (!free) {
      return;
    }
    if (eager(unit) && !controlTest.passes(unit, ControlTest.Purpose.NOT_PURSUE)) {
      pursue(unit, field.type(unit).allowance * (controlTest.die() == 6 ? 2 : 1));
      return;
    }
    int box = field.get(Mark.FELL_AT, enemy);
    if (mayEnter(unit, box)) {
      choice.of(Decision.EXPLOIT, unit).add(Order.EXPLOIT, box).add(Order.STAY).usually();
      if (choice.askOrder() == Order.EXPLOIT) {
        exploit(unit, box);
      }
    }
  }

  /** Warriors, units with Shock, mounted and elephants must be held back (BG-174). */
  boolean eager(int unit) {
    UnitType type = field.type(unit);
    return type.warrior() || type.shock > 0 || type.arm == Arm.MOUNTED || type.arm == Arm.ELEPHANTS;
  }

  private boolean mayEnter(int unit, int box) {
    int from = field.box(unit);
    int direction = field.ground.direction(from, box);
    return direction >= 0 && field.free(unit, from, direction);
  }

  private void exploit(int unit, int box) {
    int from = field.box(unit);
    field.place(unit, box);
    field.tellMove(unit, "exploit", from, EXPLOITS);
    forming.goes(unit, from, box);
    field.crossed(unit);
  }

  private void pursue(int unit, int boxes) {
    int from = field.box(unit);
    int facing = field.facing(unit);
    List<String> path = field.heard ? new ArrayList<>() : List.of();
    String why = "";
    for (int i = 0; i < boxes && why.isEmpty(); i++) {
      int here = field.box(unit);
      int to = field.ground.ahead(here, facing);
      why = stop(unit, here, to);
      if (why.isEmpty()) {
        field.place(unit, to);
        field.crossed(unit);
        if (field.heard) {
          path.add(field.at(unit));
        }
      }
    }
    if (field.heard) {
      field.tell(
          new BoxEvent.Pursues(
              field.name(unit), field.ground.name(from), List.copyOf(path), why, PURSUES));
    }
    forming.unform(unit, "its pursuit", Forming.PURSUIT);
    if (why.equals(ENEMY)) {
      meets(unit);
    }
  }

  /** What stops a pursuit before the next box, empty where nothing does. */
  private String stop(int unit, int here, int to) {
    if (to == Ground.OFF) {
      return "the edge of the table";
    }
    int there = field.in(to);
    if (there != Forces.NOBODY) {
      return field.enemies(unit, there) ? ENEMY : "friends";
    }
    boolean closed =
        field.ground.is(to, Ground.IMPASSABLE) || field.ground.barred(here, 2 * field.facing(unit));
    return closed ? "the ground" : "";
  }

  /** The enemy that has stopped it is charged; they fight in the next Melee phase. */
  private void meets(int unit) {
    int there = field.in(field.ground.ahead(field.box(unit), field.facing(unit)));
    if (there != Forces.NOBODY
        && field.enemies(unit, there)
        && !field.rules.pursuitHalts
        && charging.may(unit, there, false)) {
      contacts.meet(unit, there, false);
      field.put(Mark.PURSUED, unit, 1);
    }
  }
}
