package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/** Hits and what they do at once (BG-116, BG-118, BG-203, BG-D10, BG-D18). */
public final class HitEffects {
  private static final RuleRef HITS = RuleRef.of("", "BG-D10");
  private static final RuleRef SHAKEN = RuleRef.of("", "BG-116", "BG-118");
  private static final RuleRef TRANSFER = RuleRef.of("", "BG-203", "BG-D18");

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

  /** Asks whether a hit goes to another pike block of a Kiel Brigade; whether it did. */
  private boolean handsOn(int unit) {
    if (!field.rules.transfer || !hands(unit)) {
      return false;
    }
    choice.ofUnit(BoxDecisionType.HAND_ON, unit).add(BoxOrder.KEEP_HITS).asDefault();
    for (int other = 0; other < field.units; other++) {
      if (other != unit
          && hands(other)
          && field.forces().brigade[other] == field.forces().brigade[unit]
          && field.ground.inContact(field.box(unit), field.box(other))) {
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

  /** Whether a unit may give or receive hits. */
  private boolean hands(int unit) {
    BoxUnitType type = field.type(unit);
    return field.present(unit)
        && type.keil
        && type.pikeBlock
        && !field.is(UnitAttribute.UNFORMED, unit);
  }
}
