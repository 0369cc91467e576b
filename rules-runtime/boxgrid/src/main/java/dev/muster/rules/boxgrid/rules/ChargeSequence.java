package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/**
 * A charge, stage by stage (BG-126 to BG-131, BG-D20). It waits while the consequences of a stage
 * are resolved.
 */
public final class ChargeSequence {
  private static final RuleRef DECLARED = RuleRef.of("", "BG-126", "BG-128", "BG-D05");
  private static final RuleRef FOLLOWS = RuleRef.of("", "BG-054");
  private static final RuleRef GOES_ON = RuleRef.of("", "BG-056");
  private static final RuleRef HALTS = RuleRef.of("", "BG-072", "BG-D14");
  private static final RuleRef HEDGEHOG = RuleRef.of("", "BG-063", "BG-D17");
  private static final RuleRef FACES = RuleRef.of("", "BG-D23");

  // stages
  private static final int SALVO = 0;
  private static final int REACTION = 1;
  private static final int LATE_SALVO = 2;

  private final BoxDecision.RefusalRule salvoRefusals = this::salvoRefusal;
  private final BoxDecision.RefusalRule hedgehogRefusals = this::hedgehogRefusal;
  private final BoxState field;
  private final BoxDecision choice;
  private final Rules rules;

  /** The other chapters that a charge uses. */
  public record Rules(
      ControlTest controlTest,
      BoxShooting shooting,
      BoxEvasion evading,
      UnitContact contacts,
      FormationRules forming,
      Momentum momentum) {}

  public ChargeSequence(BoxState field, BoxDecision choice, Rules rules) {
    this.field = field;
    this.choice = choice;
    this.rules = rules;
  }

  /** A unit declares a charge; the Action is spent. */
  void declare(int unit, int target, boolean diagonal) {
    if (field.hasListener) {
      field.emit(new BoxEvent.Charges(field.name(unit), field.name(target), diagonal, DECLARED));
    }
    if (diagonal && field.rules.diagonalUnformsAtOnce) {
      rules.forming.unform(target, "the diagonal charge", FormationRules.DIAGONAL_CHARGE);
    }
    field.pending.charge(unit, target);
  }

  /** Continues the pending charge. */
  public void goOn() {
    int unit = field.pending.charger();
    int target = field.pending.charged();
    if (!field.present(target)) {
      end(unit);
      return;
    }
    switch (field.pending.nextStage()) {
      case SALVO -> {
        if (field.rules.salvoBeforeEvade) {
          salvo(unit, target);
        }
      }
      case REACTION -> react(unit, target);
      case LATE_SALVO -> {
        if (!field.rules.salvoBeforeEvade) {
          salvo(unit, target);
        }
      }
      default -> strike(unit, target);
    }
  }

  private boolean diagonal(int unit, int target) {
    return field.ground.ahead(field.box(unit), field.facing(unit)) != field.box(target);
  }

  private void salvo(int unit, int target) {
    choice.ofUnit(BoxDecisionType.SALVO, unit).refusing(salvoRefusals);
    if (!rules.shooting.canSalvo(unit, target)) {
      choice.withhold();
      return;
    }
    choice.add(BoxOrder.SALVO).add(BoxOrder.NO_SALVO).asDefault();
    if (choice.askOrder() == BoxOrder.SALVO) {
      rules.shooting.salvo(unit, target);
    }
  }

  private @Nullable BoxRefusal salvoRefusal(BoxOrder order, int unit, int number) {
    return order == BoxOrder.SALVO
        ? rules.shooting.salvoRefusal(unit, field.pending.charged())
        : null;
  }

  private void react(int unit, int target) {
    if (hedgehog(target)) {
      return;
    }
    boolean diagonal = diagonal(unit, target);
    int gap = field.box(target);
    switch (rules.evading.react(target, unit)) {
      case EVADED -> {
        rules.forming.settle(unit);
        step(unit, gap, "follow up", FOLLOWS, diagonal);
        end(unit);
      }
      case DISPERSED -> {
        step(unit, gap, "into the gap", GOES_ON, diagonal);
        field.pending.chargeOver(); // and its move goes on
      }
      case STANDS -> {
        if (diagonal
            && field.rules.diagonalTargetTurns
            && !field.is(UnitAttribute.ENGAGED, target)) {
          field.put(UnitAttribute.FACING, target, (field.facing(unit) + 2) % 4);
          field.emitMove(target, "turn", field.box(target), FACES);
        }
      }
    }
  }

  /** Pikes may form hedgehog when they are charged (BG-063); whether they did. */
  private boolean hedgehog(int target) {
    choice.ofUnit(BoxDecisionType.FORM_HEDGEHOG, target).refusing(hedgehogRefusals);
    if (hedgehogRefusal(BoxOrder.HEDGEHOG, target, BoxOrderReading.UNSAID) != null) {
      choice.withhold();
      return false;
    }
    choice.add(BoxOrder.HEDGEHOG).add(BoxOrder.STAY).asDefault();
    if (choice.askOrder() != BoxOrder.HEDGEHOG
        || !rules.controlTest.passes(target, ControlTest.Purpose.FORM_HEDGEHOG)) {
      return false;
    }
    field.put(UnitAttribute.HEDGEHOG, target, 1);
    if (field.hasListener) {
      field.emit(new BoxEvent.Hedgehog(field.name(target), true, HEDGEHOG));
    }
    return true;
  }

  private @Nullable BoxRefusal hedgehogRefusal(BoxOrder order, int unit, int number) {
    if (order != BoxOrder.HEDGEHOG) {
      return null;
    }
    BoxRefusal refusal = ActionEligibility.hedgehog(field, unit);
    return refusal == null && field.is(UnitAttribute.ENGAGED, unit) ? BoxRefusal.IN_MELEE : refusal;
  }

  private void step(int unit, int to, String kind, RuleRef rule, boolean diagonal) {
    int from = field.box(unit);
    field.place(unit, to);
    field.emitMove(unit, kind, from, rule);
    rules.forming.goes(unit, from, to);
    if (diagonal) {
      rules.forming.unform(unit, "its diagonal charge", FormationRules.DIAGONAL_CHARGE);
    }
    field.crossed(unit);
  }

  private void strike(int unit, int target) {
    if (field.type(unit).pistolCavalry()
        && !rules.controlTest.passes(unit, ControlTest.Purpose.FINISH_CHARGE)) {
      if (field.hasListener) {
        field.emit(new BoxEvent.Halts(field.name(unit), field.name(target), HALTS));
      }
      if (field.rules.haltEndsMomentum) {
        rules.momentum.halted(unit);
      }
    } else {
      boolean diagonal = diagonal(unit, target);
      rules.forming.settle(unit);
      rules.contacts.meet(unit, target, diagonal);
      if (field.is(UnitAttribute.ENGAGED, unit)) {
        rules.momentum.charged(unit);
      }
    }
    end(unit);
  }

  private void end(int unit) {
    rules.forming.settle(unit);
    field.pending.chargeOver();
    field.put(UnitAttribute.DONE, unit, 1);
    field.setMover(BoxForces.NOBODY);
  }
}
