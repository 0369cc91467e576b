package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;

/** The Morale Test and its effects (8.0 to 8.4). */
final class Morale {
  private static final RuleRef TEST =
      RuleRef.of("8.0", "SN-8.0-02", "SN-8.0-03", "SN-8.0-04", "SN-8.0-09");
  private static final RuleRef DISORDER = RuleRef.of("8.3", "SN-8.3-01");
  private static final RuleRef LOSS = RuleRef.of("8.1", "SN-8.1-02", "SN-8.1-03", "SN-8.3-02");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MoraleTerms steadiness;
  private final Losses losses;
  private final DicePool pool = new DicePool();
  private final Dice.Reading reading = this::loss;
  private int adjusted;

  Morale(BattleContext play, Losses losses) {
    this.play = play;
    table = play.state;
    steadiness = new MoraleTerms(table);
    this.losses = losses;
  }

  private int loss(int die) {
    return MoraleLoss.of(adjusted, die);
  }

  /** Throws the test and answers the morale loss; SP and disorder are the caller's business. */
  int test(int stand, int hits) {
    steadiness.fill(pool, stand, hits);
    pool.add("General", general(stand));
    adjusted = Math.max(1, pool.sum());
    int die = play.dice.d6(reading);
    int loss = MoraleLoss.of(adjusted, die);
    if (play.luck.counts()) {
      play.luck.die(table.side[stand], ThrowLuck.Kind.MORALE, reading, die);
    }
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.MoraleTest(
              table.name[stand], pool.terms(), adjusted, die, loss, loss == 0, TEST));
    }
    return loss;
  }

  /**
   * Returns the morale bonus of an attached General; that of a replacement only in the draft (3.2).
   * The owner may choose not to count him.
   */
  private int general(int stand) {
    int g = table.group[stand];
    int bonus =
        table.replacement[g] ? table.rules.replacementMorale : table.rules.leaderMoraleBonus;
    if (!table.generalAttached(stand) || bonus == 0) {
      return 0;
    }
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.COUNT_GENERAL, stand);
    return choice.add(SnaphanceOrder.COUNT).add(SnaphanceOrder.DO_NOT_COUNT).ask() == 0 ? bonus : 0;
  }

  /**
   * Resolves all consequences of one throw of fire: test, disorder and SP (8.1, 8.3).
   *
   * @param most SP the throw can cost: 1, or 2 for artillery at point blank
   * @return SP lost
   */
  int underFire(int stand, int hits, int most, int by) {
    if (hits == 0 || !table.onBoard(stand)) {
      return 0;
    }
    boolean already = table.disordered[stand];
    int loss = test(stand, hits);
    int lost = Math.min(most, already ? Math.max(1, loss) : loss);
    losses.disorder(stand, play.events.about("hit by ", by), DISORDER);
    return losses.strength(stand, lost, play.events.about("fire of ", by), LOSS);
  }
}
