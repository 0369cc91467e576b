package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resolves the actions of a winner whose enemy has broken (BG-174 to BG-181, BG-D24). */
public final class BoxPursuit {
  private static final RuleRef PURSUES = RuleRef.of("", "BG-175", "BG-177", "BG-178", "BG-D24");
  private static final RuleRef EXPLOITS = RuleRef.of("", "BG-176", "BG-180", "BG-181");

  private static final String ENEMY = "the enemy";

  private final BoxState field;
  private final BoxDecision choice;
  private final ControlTest controlTest;
  private final FormationRules forming;
  private final UnitContact contacts;
  private final ChargeEligibility charging;

  public BoxPursuit(
      BoxState field,
      BoxDecision choice,
      ControlTest controlTest,
      FormationRules forming,
      UnitContact contacts,
      ChargeEligibility charging) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.contacts = contacts;
    this.charging = charging;
  }

  /** Lets a winner pursue, exploit or stay; does nothing if its enemy holds or it still fights. */
  void after(int unit, int enemy) {
    BoxRefusal refusal = refusal(unit, enemy);
    if (refusal != null) {
      withhold(unit, refusal);
      return;
    }
    if (eager(unit) && !controlTest.passes(unit, ControlTest.Purpose.NOT_PURSUE)) {
      withhold(unit, BoxRefusal.PURSUES);
      pursue(unit, field.type(unit).allowance * (controlTest.die() == 6 ? 2 : 1));
      return;
    }
    int box = field.get(UnitAttribute.FELL_AT, enemy);
    if (!mayEnter(unit, box)) {
      withhold(unit, BoxRefusal.EXPLOIT_BLOCKED);
    } else {
      choice
          .ofUnit(BoxDecisionType.EXPLOIT, unit)
          .add(BoxOrder.EXPLOIT, box)
          .add(BoxOrder.STAY)
          .asDefault();
      if (choice.askOrder() == BoxOrder.EXPLOIT) {
        exploit(unit, box);
      }
    }
  }

  /** Why a winner neither pursues nor exploits: its enemy stands, or it is not free to go. */
  private @Nullable BoxRefusal refusal(int unit, int enemy) {
    if (!field.present(unit)) {
      return BoxRefusal.GONE;
    }
    if (field.get(UnitAttribute.FATE, enemy) != BoxState.BROKEN) {
      return BoxRefusal.ENEMY_STANDS;
    }
    if (field.is(UnitAttribute.ENGAGED, unit)) {
      return BoxRefusal.IN_MELEE;
    }
    return field.is(UnitAttribute.HEDGEHOG, unit) ? BoxRefusal.IN_HEDGEHOG : null;
  }

  /** Reports why a unit gets no choice to exploit. */
  private void withhold(int unit, BoxRefusal refusal) {
    if (field.hasListener) {
      choice
          .ofUnit(BoxDecisionType.EXPLOIT, unit)
          .refusing((order, who, number) -> order == BoxOrder.EXPLOIT ? refusal : null)
          .withhold();
    }
  }

  /** Warriors, units with Shock, mounted and elephants must be held back (BG-174). */
  boolean eager(int unit) {
    BoxUnitType type = field.type(unit);
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
    field.emitMove(unit, "exploit", from, EXPLOITS);
    forming.goes(unit, from, box);
    field.crossed(unit);
  }

  private void pursue(int unit, int boxes) {
    int from = field.box(unit);
    int facing = field.facing(unit);
    List<String> path = field.hasListener ? new ArrayList<>() : List.of();
    String why = "";
    for (int i = 0; i < boxes && why.isEmpty(); i++) {
      int here = field.box(unit);
      int to = field.ground.ahead(here, facing);
      why = stop(unit, here, to);
      if (why.isEmpty()) {
        field.place(unit, to);
        field.crossed(unit);
        if (field.hasListener) {
          path.add(field.boxName(unit));
        }
      }
    }
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Pursues(
              field.name(unit), field.ground.name(from), List.copyOf(path), why, PURSUES));
    }
    forming.unform(unit, "its pursuit", FormationRules.PURSUIT);
    if (why.equals(ENEMY)) {
      meets(unit);
    }
  }

  /** The reason why a pursuit stops before the next box; empty if it goes on. */
  private String stop(int unit, int here, int to) {
    if (to == BoxTerrainMap.OFF) {
      return "the edge of the table";
    }
    int there = field.unitIn(to);
    if (there != BoxForces.NOBODY) {
      return field.enemies(unit, there) ? ENEMY : "friends";
    }
    boolean closed =
        field.ground.is(to, BoxTerrainMap.IMPASSABLE)
            || field.ground.isBarred(here, 2 * field.facing(unit));
    return closed ? "the ground" : "";
  }

  /** The enemy that has stopped it is charged; they fight in the next Melee phase. */
  private void meets(int unit) {
    int there = field.unitIn(field.ground.ahead(field.box(unit), field.facing(unit)));
    if (there != BoxForces.NOBODY
        && field.enemies(unit, there)
        && !field.rules.pursuitHalts
        && charging.may(unit, there, false)) {
      contacts.meet(unit, there, false);
      field.put(UnitAttribute.PURSUED, unit, 1);
    }
  }
}
