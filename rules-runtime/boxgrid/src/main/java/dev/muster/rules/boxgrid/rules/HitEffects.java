package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/** Hits and their immediate effects (BG-116, BG-118, BG-203, BG-D10, BG-D18). */
public final class HitEffects {
  private static final RuleRef HITS = RuleRef.of("", "BG-D10");
  private static final RuleRef SHAKEN = RuleRef.of("", "BG-116", "BG-118");
  private static final RuleRef TRANSFER = RuleRef.of("", "BG-203", "BG-D18");

  private final BoxDecision.RefusalRule refusals = this::refusal;
  private final BoxState field;
  private final BoxDecision choice;

  public HitEffects(BoxState field, BoxDecision choice) {
    this.field = field;
    this.choice = choice;
  }

  /** A unit takes the hits of a shot or a round. */
  void take(int unit, int hits) {
    field.mark(UnitAttribute.WAS_STEADY, unit, field.steady(unit));
    int kept = hits;
    int handed = 0;
    while (kept > 0 && handed < field.rules.transferMost && handsOn(unit)) {
      kept--;
      handed++;
    }
    if (kept > 0 && handed == field.rules.transferMost) {
      withhold(unit, BoxRefusal.TRANSFER_MOST);
    }
    suffer(unit, kept);
  }

  private void suffer(int unit, int hits) {
    if (hits == 0) {
      return;
    }
    field.add(UnitAttribute.HITS, unit, hits);
    int total = field.get(UnitAttribute.HITS, unit);
    if (field.hasListener) {
      field.emit(new BoxEvent.TakesHits(field.name(unit), hits, total, HITS));
    }
    int counted = field.rules.shakenAtOnce ? hits : total;
    if (counted >= field.type(unit).shaken && field.steady(unit)) {
      field.put(UnitAttribute.SHAKEN, unit, 1);
      if (field.hasListener) {
        field.emit(new BoxEvent.Shaken(field.name(unit), total, SHAKEN));
      }
    }
  }

  /**
   * Offers to transfer a hit to another pike block of a Kiel Brigade; returns whether it was
   * transferred.
   */
  private boolean handsOn(int unit) {
    BoxRefusal refusal = field.rules.transfer ? handsRefusal(unit) : BoxRefusal.NO_TRANSFER;
    if (refusal != null) {
      withhold(unit, refusal);
      return false;
    }
    choice.ofUnit(BoxDecisionType.HAND_ON, unit).refusing(refusals);
    choice.add(BoxOrder.KEEP_HITS).asDefault();
    for (int other = 0; other < field.units; other++) {
      if (refusal(BoxOrder.HAND_ON, unit, other) == null) {
        choice.add(BoxOrder.HAND_ON, other);
      }
    }
    int answer = choice.ask();
    if (choice.order(answer) == BoxOrder.KEEP_HITS) {
      return false;
    }
    int to = choice.number(answer);
    if (field.hasListener) {
      field.emit(new BoxEvent.HandsOn(field.name(unit), field.name(to), 1, TRANSFER));
    }
    suffer(to, 1);
    return true;
  }

  /** Why a unit may not give or receive hits, null if it may. */
  private @Nullable BoxRefusal handsRefusal(int unit) {
    BoxUnitType type = field.type(unit);
    if (!field.present(unit)) {
      return BoxRefusal.GONE;
    }
    if (!type.keil || !type.pikeBlock) {
      return BoxRefusal.NO_KEIL;
    }
    return field.is(UnitAttribute.UNFORMED, unit) ? BoxRefusal.UNFORMED_BLOCK : null;
  }

  /** Why a unit that may give hits cannot hand one on to another. */
  private @Nullable BoxRefusal refusal(BoxOrder order, int unit, int other) {
    if (order != BoxOrder.HAND_ON) {
      return null;
    }
    if (other == unit || field.forces().brigade[other] != field.forces().brigade[unit]) {
      return BoxRefusal.OTHER_BRIGADE;
    }
    if (!field.present(other)) {
      return BoxRefusal.TARGET_GONE;
    }
    BoxRefusal refusal = handsRefusal(other);
    if (refusal != null) {
      return refusal == BoxRefusal.NO_KEIL ? BoxRefusal.TARGET_NO_KEIL : BoxRefusal.TARGET_UNFORMED;
    }
    return field.ground.inContact(field.box(unit), field.box(other))
        ? null
        : BoxRefusal.OUT_OF_TOUCH;
  }

  /** Reports why a unit gets no choice to hand hits on. */
  private void withhold(int unit, BoxRefusal refusal) {
    if (field.hasListener) {
      choice
          .ofUnit(BoxDecisionType.HAND_ON, unit)
          .refusing((order, who, number) -> order == BoxOrder.HAND_ON ? refusal : null)
          .withhold();
    }
  }
}
