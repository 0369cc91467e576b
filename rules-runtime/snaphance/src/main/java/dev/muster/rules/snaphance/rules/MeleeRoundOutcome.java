package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** Decides a melee round: tests, losses, and the winner (11.0 to 11.2). */
final class MeleeRoundOutcome {
  private static final RuleRef RESULT = RuleRef.of("11.0", "SN-11.0-03", "SN-11.3-01");
  private static final RuleRef TESTED = RuleRef.of("8.3", "SN-8.3-01");
  private static final RuleRef LOSS = RuleRef.of("11.0", "SN-11.0-04", "SN-11.0-05", "SN-8.3-02");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final Morale morale;
  private final MeleeAftermath aftermath;

  @SuppressWarnings("NullAway.Init") // there is a clash from the first decision on
  private PendingMelee clash;

  private int a;
  private int d;
  private boolean testedA;
  private boolean testedD;
  private int lossA;
  private int lossD;
  private boolean shakenA;
  private boolean shakenD;
  private int winner;

  MeleeRoundOutcome(BattleContext play, Losses losses, Morale morale, MeleeAftermath aftermath) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    this.morale = morale;
    this.aftermath = aftermath;
  }

  /** Decides a melee from the hits of both sides. */
  void decide(PendingMelee fought, int attackHits, int defenceHits) {
    clash = fought;
    a = clash.attacker;
    d = clash.defender;
    clash.attackerHex = table.hex[a];
    clash.defenderHex = table.hex[d];
    testedA = defenceHits > 0;
    testedD = attackHits > 0;
    shakenA = table.disordered[a];
    shakenD = table.disordered[d];
    lossA = testedA ? morale.test(a, defenceHits) : 0;
    lossD = testedD ? morale.test(d, attackHits) : 0;
    settle();
  }

  private void settle() {
    int compared = lossA < lossD ? a : lossD < lossA ? d : SnaphanceState.GONE;
    winner = compared;
    int costA = MeleeLoss.of(table, a, d, lossA, compared == d, testedA && shakenA);
    int costD = MeleeLoss.of(table, d, a, lossD, compared == a, testedD && shakenD);
    boolean deadA = costA >= table.strength(a);
    boolean deadD = costD >= table.strength(d);
    if (deadA && !deadD) {
      winner = survivor(a, d, clash.attackSupports, lossD > lossA);
      costD = MeleeLoss.of(table, d, a, lossD, winner == a, testedD && shakenD);
    } else if (deadD && !deadA) {
      winner = survivor(d, a, clash.defenceSupports, lossA > lossD);
      costA = MeleeLoss.of(table, a, d, lossA, winner == d, testedA && shakenA);
    } else if (deadA) {
      winner = bothDead(compared);
    }
    boolean wouldHaveWon = winner != SnaphanceState.GONE && winner == compared;
    emit(deadA, deadD);
    apply(a, testedA, costA);
    apply(d, testedD, costD);
    if (winner == SnaphanceState.GONE) {
      aftermath.undecided(clash);
    } else {
      aftermath.won(clash, winner, winner == a ? d : a, wouldHaveWon);
    }
  }

  /** Returns the winner if one Battle Stand is eliminated and the other is not (11.2). */
  private int survivor(int dead, int other, HexList supports, boolean didMore) {
    return !supports.isEmpty() && didMore ? dead : other;
  }

  /**
   * Returns the winner if both Battle Stands are eliminated: a side without supports cannot win
   * (11.2).
   */
  private int bothDead(int compared) {
    boolean aloneA = clash.attackSupports.isEmpty();
    boolean aloneD = clash.defenceSupports.isEmpty();
    if (aloneA && aloneD) {
      return SnaphanceState.GONE;
    }
    return aloneA ? d : aloneD ? a : compared;
  }

  private void emit(boolean deadA, boolean deadD) {
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.MeleeResult(
              table.name[a],
              table.name[d],
              lossA,
              lossD,
              winner == SnaphanceState.GONE ? "" : table.name[winner],
              winner == SnaphanceState.GONE && !deadA && !deadD,
              RESULT));
    }
  }

  private void apply(int stand, boolean tested, int cost) {
    if (tested) {
      losses.disorder(stand, "hit in melee", TESTED);
    }
    losses.strength(stand, cost, "melee", LOSS);
  }
}
