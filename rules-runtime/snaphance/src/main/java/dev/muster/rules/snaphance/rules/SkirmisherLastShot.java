package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** The last shot of Skirmishers that let themselves be ridden down (7.4, 10.5). */
final class SkirmisherLastShot {
  private static final RuleRef LAST = RuleRef.of("10.5", "SN-10.5-02", "SN-7.4-08");

  private final BattleContext play;
  private final SnaphanceState table;
  private final RangedFire firing;
  private final DicePool pool = new DicePool();

  SkirmisherLastShot(BattleContext play, RangedFire firing) {
    this.play = play;
    table = play.state;
    this.firing = firing;
  }

  void lastShot(int skirmishers, int charger) {
    StandType type = table.type[skirmishers];
    if (type.fire[1] == StandType.BLANK) {
      return;
    }
    pool.clear().always("SP", table.dice(skirmishers));
    pool.add("point blank", type.fire[1]);
    pool.add("disordered", table.disordered[skirmishers] ? -table.rules.disorderFireDice : 0);
    pool.add("target in cover", firing.coverDice(skirmishers, charger));
    if (pool.sum() > 0) {
      firing.begin();
      firing.throwFire(skirmishers, charger, "defensive", 0, pool, LAST);
      firing.takeEffect();
    }
  }
}
