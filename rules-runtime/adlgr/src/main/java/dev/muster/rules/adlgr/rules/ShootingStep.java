package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The Shooting step: one shot after the other, first of the active side and then of the other, in
 * the order that the players choose (AR-003, AR-267, AR-268, AR-D10, AR-D19).
 */
public final class ShootingStep {
  private final AdlgState table;
  private final AdlgDecision choice;
  private final ShootingOnTable volleys;

  public ShootingStep(AdlgState table, AdlgDecision choice, ShootingOnTable volleys) {
    this.table = table;
    this.choice = choice;
    this.volleys = volleys;
  }

  /** Lets one unit shoot, or a side end its shooting; false if no unit is left. */
  public boolean step() {
    int first = table.active();
    return step(first) || step(1 - first);
  }

  private boolean step(int side) {
    if (table.ceased[side]) {
      return false;
    }
    choice.ofSide(AdlgDecisionType.SHOOT, side).refusing(this::refusal);
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == side && volleys.may(unit)) {
        for (int target : volleys.targets(unit)) {
          choice.add(AdlgOrder.SHOOT, unit, target);
        }
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return false;
    }
    choice.add(AdlgOrder.CEASE);
    int answer = choice.ask();
    if (choice.order(answer) == AdlgOrder.CEASE) {
      table.ceased[side] = true;
    } else {
      shoot(choice.one(answer), choice.other(answer));
    }
    return true;
  }

  /** Returns why a shot in words cannot be made now; empty if there is no reason. */
  private String refusal(String words) {
    int verb = words.indexOf(SHOOTS);
    int unit = verb < 0 ? AdlgState.NOBODY : table.unit(words.substring(0, verb));
    int target =
        unit == AdlgState.NOBODY
            ? AdlgState.NOBODY
            : table.unit(words.substring(verb + SHOOTS.length()));
    return target == AdlgState.NOBODY ? "" : volleys.refusal(unit, target);
  }

  private static final String SHOOTS = " shoots at ";

  /** Friends that could shoot at the same target may help instead, one after the other (AR-D19). */
  private void shoot(int unit, int target) {
    List<Integer> helping = new ArrayList<>();
    FiringArcs.Firer firer = volleys.firer(unit, target);
    List<Integer> left = volleys.supporters(firer, target);
    while (!left.isEmpty() && volleys.gains(firer, target, helping)) {
      choice.ofUnit(AdlgDecisionType.SUPPORT_SHOT, unit).add(AdlgOrder.NO_HELP).asDefault();
      left.forEach(each -> choice.add(AdlgOrder.HELP, each));
      int answer = choice.ask();
      if (choice.order(answer) == AdlgOrder.NO_HELP) {
        break;
      }
      Integer helper = choice.number(answer);
      helping.add(helper);
      left.remove(helper);
    }
    volleys.shoot(firer, target, helping);
  }
}
