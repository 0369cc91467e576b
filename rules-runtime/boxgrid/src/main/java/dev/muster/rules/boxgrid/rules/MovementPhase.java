package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/**
 * The Movement phase: the order of the units, and their Actions (BG-006, BG-007, BG-014 to BG-033).
 */
public final class MovementPhase {
  private static final RuleRef FORWARD = RuleRef.of("", "BG-014", "BG-D05");
  private static final RuleRef DIAGONAL = RuleRef.of("", "BG-015", "BG-029", "BG-D05");
  private static final RuleRef TURN = RuleRef.of("", "BG-015", "BG-023", "BG-D05");
  private static final RuleRef HEDGEHOG = RuleRef.of("", "BG-033", "BG-D17");
  private static final RuleRef LEAVES = RuleRef.of("", "BG-064", "BG-D17");

  private final BoxState field;
  private final BoxDecision choice;
  private final Rules rules;
  private final MoverEligibility movers;
  private final ActionEligibility actions;
  private final BoxDecision.RefusalRule actionRefusal;
  private final BoxDecision.RefusalRule nextRefusal;
  private final BoxDecision.RefusalRule stoppedRefusal;
  private final BoxDecision.RefusalRule momentumRefusal;

  /** The other chapters that a move uses. */
  public record Rules(
      ControlTest controlTest,
      FormationRules forming,
      Momentum momentum,
      ChargeEligibility charging,
      ChargeSequence charge,
      BoxWithdrawal withdrawal) {}

  public MovementPhase(BoxState field, BoxDecision choice, Rules rules) {
    this.field = field;
    this.choice = choice;
    this.rules = rules;
    actions = new ActionEligibility(field, rules.charging);
    movers = new MoverEligibility(field, rules.withdrawal, actions);
    nextRefusal = movers::refusal;
    actionRefusal = actions::refusal;
    stoppedRefusal = actions::refusalOfStopped;
    momentumRefusal =
        (order, unit, number) ->
            order == BoxOrder.HALT_TO_SHOOT ? rules.momentum.haltRefusal(unit) : null;
  }

  /**
   * Records the units under momentum at the start of the phase, which move first, and the units in
   * contact.
   */
  public void begin() {
    for (int unit = 0; unit < field.units; unit++) {
      boolean free =
          field.present(unit)
              && field.side(unit) == field.active()
              && !field.is(UnitAttribute.ENGAGED, unit);
      field.mark(UnitAttribute.FIRST, unit, free && field.is(UnitAttribute.MOMENTUM, unit));
      field.mark(
          UnitAttribute.TOGETHER,
          unit,
          field.present(unit) && rules.momentum.inContact(unit, field.box(unit)));
    }
  }

  /** A step of the phase; false when it is over. */
  public boolean step() {
    if (field.mover() == BoxForces.NOBODY) {
      int unit = next();
      if (unit == BoxForces.NOBODY) {
        rules.momentum.atEnd();
        return false;
      }
      field.setMover(unit);
      open(unit);
      return true;
    }
    act(field.mover());
    return true;
  }

  private int next() {
    boolean first = movers.anyFirst();
    boolean stuck = first && movers.stuck();
    choice.ofSide(BoxDecisionType.NEXT_UNIT, field.active()).refusing(nextRefusal);
    for (int unit = 0; unit < field.units; unit++) {
      if (movers.refusal(unit, first, stuck) == null) {
        choice.add(BoxOrder.ACT, unit);
      }
    }
    if (!first) {
      choice.add(BoxOrder.NO_MORE).asDefault();
    }
    int answer = choice.ask();
    return choice.order(answer) == BoxOrder.NO_MORE ? BoxForces.NOBODY : choice.number(answer);
  }

  /** Resolves what precedes the first Action of a unit. */
  private void open(int unit) {
    if (field.is(UnitAttribute.ENGAGED, unit)) {
      rules.withdrawal.decide(unit);
      end(unit);
      return;
    }
    rules.momentum.suspends(unit, false);
    if (field.is(UnitAttribute.OUT_OF_COMMAND, unit) && !tries(unit)) {
      end(unit);
      return;
    }
    if (field.is(UnitAttribute.HEDGEHOG, unit) && !leaves(unit)) {
      end(unit);
      return;
    }
    if (field.is(UnitAttribute.MOMENTUM, unit) && field.is(UnitAttribute.FIRST, unit)) {
      driven(unit);
    }
  }

  /** Refuses every other part of a move until the compulsory part is done. */
  private static @Nullable BoxRefusal unlessFirst(
      BoxRefusal refusal, BoxOrder order, BoxOrder first) {
    return order.isOfMove() && order != first ? refusal : null;
  }

  private boolean tries(int unit) {
    choice
        .ofUnit(BoxDecisionType.OUT_OF_COMMAND, unit)
        .refusing((order, who, number) -> unlessFirst(BoxRefusal.TRIES_FIRST, order, BoxOrder.TRY))
        .add(BoxOrder.TRY)
        .add(BoxOrder.STAY)
        .asDefault();
    return choice.askOrder() == BoxOrder.TRY
        && rules.controlTest.passes(unit, ControlTest.Purpose.MOVE);
  }

  private boolean leaves(int unit) {
    choice
        .ofUnit(BoxDecisionType.LEAVE_HEDGEHOG, unit)
        .refusing(
            (order, who, number) ->
                unlessFirst(BoxRefusal.LEAVES_HEDGEHOG_FIRST, order, BoxOrder.LEAVE))
        .add(BoxOrder.LEAVE)
        .add(BoxOrder.STAY)
        .asDefault();
    boolean left =
        choice.askOrder() == BoxOrder.LEAVE
            && rules.controlTest.passes(unit, ControlTest.Purpose.LEAVE_HEDGEHOG);
    if (left) {
      field.put(UnitAttribute.HEDGEHOG, unit, 0);
      if (field.hasListener) {
        field.emit(new BoxEvent.Hedgehog(field.name(unit), false, LEAVES));
      }
    }
    return left;
  }

  /** A unit under momentum moves on unless it passes a test or halts to shoot (BG-027). */
  private void driven(int unit) {
    if (!canGoOn(unit)) {
      return; // two that stand face to face stop each other
    }
    choice
        .ofUnit(BoxDecisionType.MOMENTUM, unit)
        .refusing(momentumRefusal)
        .add(BoxOrder.MOVE_ON)
        .asDefault()
        .add(BoxOrder.TEST);
    if (rules.momentum.haltRefusal(unit) == null) {
      choice.add(BoxOrder.HALT_TO_SHOOT);
    }
    switch (choice.askOrder()) {
      case HALT_TO_SHOOT -> {
        rules.momentum.shoots(unit);
        end(unit); // where it halts it stands: the test alone gives leave to turn (BG-031, BG-035)
      }
      case TEST -> {
        if (rules.controlTest.passes(unit, ControlTest.Purpose.STOP_MOMENTUM)) {
          rules.momentum.stopped(unit);
          stopped(unit);
        } else {
          field.put(UnitAttribute.DRIVEN, unit, 1);
        }
      }
      default -> field.put(UnitAttribute.DRIVEN, unit, 1);
    }
  }

  private boolean canGoOn(int unit) {
    int direction = 2 * field.facing(unit);
    int ahead = field.unitIn(field.ground.neighbour(field.box(unit), direction));
    boolean enemy = ahead != BoxForces.NOBODY && field.enemies(unit, ahead);
    return enemy || field.free(unit, field.box(unit), direction);
  }

  /** Lets a unit that has stopped turn in its box or form hedgehog (BG-030 to BG-033). */
  private void stopped(int unit) {
    choice
        .ofUnit(BoxDecisionType.STOPPED, unit)
        .refusing(stoppedRefusal)
        .add(BoxOrder.STOP)
        .asDefault();
    addTurns(unit);
    addHedgehog(unit);
    int answer = choice.ask();
    carryOut(unit, choice.order(answer), choice.number(answer));
    end(unit);
  }

  private void act(int unit) {
    choice.ofUnit(BoxDecisionType.ACTION, unit).refusing(actionRefusal);
    boolean driven = field.is(UnitAttribute.DRIVEN, unit);
    addSteps(unit);
    addCharges(unit);
    if (!driven) {
      addTurns(unit);
      if (field.get(UnitAttribute.ACTIONS, unit) == 0) {
        addHedgehog(unit);
      }
    }
    boolean owes = driven && field.get(UnitAttribute.STEPS, unit) == 0;
    if (!owes || choice.size() == 0) {
      choice.add(actions.sparesAction(unit) ? BoxOrder.STOP_FORMED : BoxOrder.STOP).asDefault();
    }
    int answer = choice.ask();
    carryOut(unit, choice.order(answer), choice.number(answer));
    if (field.mover() == unit && !field.pending.charging() && isOver(unit)) {
      end(unit);
    }
  }

  /** Whether stopping is the only option left to a unit. */
  private boolean isOver(int unit) {
    if (field.is(UnitAttribute.DONE, unit)) {
      return true;
    }
    if (actions.left(unit) > 0) {
      return false;
    }
    choice.ofUnit(BoxDecisionType.ACTION, unit);
    addSteps(unit);
    addCharges(unit);
    addTurns(unit);
    return choice.size() == 0;
  }

  private void addSteps(int unit) {
    int box = field.box(unit);
    int facing = field.facing(unit);
    if (actions.forward(unit) == null) {
      choice.add(BoxOrder.FORWARD, field.ground.ahead(box, facing));
      if (field.is(UnitAttribute.DRIVEN, unit)) {
        choice.asDefault();
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      if (actions.diagonal(unit, side) == null) {
        int direction = BoxTerrainMap.before(facing, side);
        choice.add(BoxOrder.DIAGONAL, field.ground.neighbour(box, direction));
      }
    }
  }

  private void addCharges(int unit) {
    int facing = field.facing(unit);
    for (int side = -1; side <= 1; side++) {
      int direction = BoxTerrainMap.before(facing, side);
      int there = field.unitIn(field.ground.neighbour(field.box(unit), direction));
      boolean diagonal = side != 0;
      if (there != BoxForces.NOBODY
          && field.enemies(unit, there)
          && actions.charge(unit, there, diagonal) == null) {
        choice.add(diagonal ? BoxOrder.CHARGE_DIAGONALLY : BoxOrder.CHARGE, there);
      }
    }
  }

  private void addTurns(int unit) {
    int facing = field.facing(unit);
    if (actions.turn(unit) == null) {
      choice.add(BoxOrder.TURN, (facing + 3) % 4).add(BoxOrder.TURN, (facing + 1) % 4);
    }
    if (actions.about(unit) == null) {
      choice.add(BoxOrder.ABOUT);
    }
  }

  private void addHedgehog(int unit) {
    if (ActionEligibility.hedgehog(field, unit) == null) {
      choice.add(BoxOrder.HEDGEHOG);
    }
  }

  private void carryOut(int unit, BoxOrder order, int number) {
    switch (order) {
      case FORWARD -> step(unit, number, false);
      case DIAGONAL -> step(unit, number, true);
      case TURN -> turn(unit, number, field.rules.turnCost);
      case ABOUT -> turn(unit, (field.facing(unit) + 2) % 4, field.rules.aboutCost);
      case CHARGE, CHARGE_DIAGONALLY -> charge(unit, number, order == BoxOrder.CHARGE_DIAGONALLY);
      case HEDGEHOG -> {
        field.put(UnitAttribute.HEDGEHOG, unit, 1);
        field.put(UnitAttribute.DONE, unit, 1);
        if (field.hasListener) {
          field.emit(new BoxEvent.Hedgehog(field.name(unit), true, HEDGEHOG));
        }
      }
      default -> field.put(UnitAttribute.DONE, unit, 1);
    }
  }

  private void step(int unit, int to, boolean diagonal) {
    int from = field.box(unit);
    boolean firstStep = field.get(UnitAttribute.ACTIONS, unit) == 0 && !diagonal;
    spend(unit, diagonal ? field.rules.diagonalCost : field.rules.forwardCost);
    field.add(UnitAttribute.STEPS, unit, 1);
    field.mark(UnitAttribute.WARRIOR_STEP, unit, firstStep && field.ground.open(to));
    if (diagonal) {
      field.put(UnitAttribute.SLANTED, unit, 1);
    }
    field.place(unit, to);
    field.emitMove(unit, diagonal ? "diagonal" : "forward", from, diagonal ? DIAGONAL : FORWARD);
    rules.momentum.starts(unit);
    rules.forming.goes(unit, from, to);
    field.crossed(unit);
    if (field.rules.ownCrossingCounts) {
      rules.momentum.starts(unit);
    }
  }

  private void turn(int unit, int facing, int cost) {
    boolean about = facing == (field.facing(unit) + 2) % 4;
    field.mark(
        UnitAttribute.LATE_TURN,
        unit,
        field.is(UnitAttribute.LATE_TURN, unit) || field.is(UnitAttribute.SPENT, unit));
    int price = ActionEligibility.turnCost(field, unit, cost);
    boolean loses = field.type(unit).arm == Arm.ELEPHANTS && !field.is(UnitAttribute.TURNS, unit);
    field.add(UnitAttribute.ACTIONS, unit, price);
    field.add(UnitAttribute.SPENT, unit, Math.max(1, price - (loses ? 1 : 0)));
    field.add(UnitAttribute.TURNS, unit, 1);
    field.put(UnitAttribute.SLANTED, unit, 1);
    field.put(UnitAttribute.WARRIOR_STEP, unit, 0);
    field.put(UnitAttribute.FACING, unit, facing);
    field.emitMove(unit, about ? "about" : "turn", field.box(unit), TURN);
  }

  private void charge(int unit, int target, boolean diagonal) {
    boolean asWarrior = actions.left(unit) < field.rules.chargeCost;
    spend(unit, asWarrior ? 0 : field.rules.chargeCost);
    field.put(UnitAttribute.SPENT, unit, Math.max(1, field.get(UnitAttribute.SPENT, unit)));
    field.add(UnitAttribute.STEPS, unit, 1);
    field.put(UnitAttribute.WARRIOR_STEP, unit, 0);
    rules.charge.declare(unit, target, diagonal);
    rules.momentum.starts(unit);
  }

  private void spend(int unit, int actions) {
    field.add(UnitAttribute.ACTIONS, unit, actions);
    field.add(UnitAttribute.SPENT, unit, actions);
  }

  private void end(int unit) {
    rules.forming.settle(unit);
    field.put(UnitAttribute.DONE, unit, 1);
    field.setMover(BoxForces.NOBODY);
  }
}
