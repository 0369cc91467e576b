package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/**
 * Resolves the fire of a stand in its own turn, with opportunity fire of the target in return
 * (6.4.1, 7.0).
 */
final class OwnTurnFire {
  private static final RuleRef LOST = RuleRef.of("5.0", "SN-5.0-01");
  private static final RuleRef BOTH_FINAL = RuleRef.of("6.4.1", "SN-6.4.1-01f");
  // the draft has no 6.4.1; its readings stand with opportunity fire
  private static final RuleRef BOTH_DRAFT = RuleRef.of("6.4", "SN-6.4.1-01d");
  private static final RuleRef FIRST_FINAL = RuleRef.of("6.4.1", "SN-6.4.1-02f");
  private static final RuleRef FIRST_DRAFT = RuleRef.of("6.4", "SN-6.4.1-02d");

  private final BattleContext play;
  private final SnaphanceState table;
  private final RangedFire firing;
  private final SnaphanceEvasion evasion;
  private final OpportunityReactions opportunity;

  OwnTurnFire(
      BattleContext play,
      RangedFire firing,
      SnaphanceEvasion evasion,
      OpportunityReactions opportunity) {
    this.play = play;
    table = play.state;
    this.firing = firing;
    this.evasion = evasion;
    this.opportunity = opportunity;
  }

  /**
   * A stand fires at a target.
   *
   * @param intent dice given up to keep a move or charge open (7.2, 7.3)
   * @return whether the target charges it for that
   */
  boolean shoot(int stand, int target, FiringRanks ranks, int intent) {
    table.fired[stand] = true;
    opportunity.fireBegins();
    if (evasion.fromFire(target, stand) && !firing.mayFireAt(stand, target)) {
      play.events.shotLost(stand, target, "the target evaded", LOST);
      return false;
    }
    FiringRanks back = opportunity.firesBack(target, stand);
    boolean moved = table.movesBeforeFire(stand) > 0;
    if (back != null && moved && table.rules.opportunityFiresFirst) {
      answer(target, stand, back);
      back = null;
      if (!table.onBoard(stand) || !firing.mayFireAt(stand, target)) {
        return false;
      }
    }
    firing.begin();
    firing.volley(stand, target, "fire", ranks, intent, rule(stand, moved));
    if (back != null && !moved) {
      firing.volley(target, stand, "opportunity", back, 0, backRule(stand));
      back = null;
    }
    firing.takeEffect();
    // a hit has taken the target off opportunity (6.1)
    if (back != null && table.opportunity[target] && firing.mayFireAt(target, stand)) {
      answer(target, stand, back);
    }
    // the draft has no rule for a stand that moves forward, fires, and is charged for that (10.3.1)
    table.underWay[stand] = moved && !table.rules.finalEdition;
    opportunity.afterFire(target, stand);
    boolean charged = opportunity.struck();
    if (charged) {
      Consequence.FIRE_ENDS.enqueueIn(table).with(stand).end();
    } else {
      table.underWay[stand] = false;
    }
    return charged;
  }

  private void answer(int target, int stand, FiringRanks back) {
    firing.begin();
    firing.volley(target, stand, "opportunity", back, 0, backRule(stand));
    firing.takeEffect();
  }

  private RuleRef backRule(int firer) {
    boolean moved = table.movesBeforeFire(firer) > 0;
    return table.rules.finalEdition
        ? moved ? FIRST_FINAL : BOTH_FINAL
        : moved ? FIRST_DRAFT : BOTH_DRAFT;
  }

  private RuleRef rule(int stand, boolean moved) {
    return table.type[stand].pistols
        ? RangedFire.RANKS
        : moved ? RangedFire.AFTER_MOVE : RangedFire.FIRE;
  }
}
