package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Weights;

/** What the mind sees of the table while it weighs one question, and how it holds things dear. */
final class Prospect {
  /** Hexes from the enemy beyond which nothing is pressing. */
  static final int FAR = 5;

  final Table table;
  final Plans plans;
  final Odds odds;
  final Steadiness morale;
  Foes foes;

  private final Foes[] foesOf;
  private Weights<Weight> weights = Tempers.STEADY;

  // what a blow may cost the stand it was last reckoned for
  private int blowFor = Table.GONE;
  private double blow;

  Prospect(Table table) {
    this.table = table;
    plans = new Plans(table);
    odds = table.odds();
    morale = new Steadiness(table);
    foesOf = new Foes[] {new Foes(table, 0), new Foes(table, 1)};
    foes = foesOf[0];
  }

  /** Turns to a question: its side's enemies, its group's plan. */
  void turnTo(Choice choice, Weights<Weight> weights, boolean knowsPlans) {
    this.weights = weights;
    blowFor = Table.GONE;
    plans.turnTo(knowsPlans ? choice.group() : Table.GONE);
    foes = foesOf[choice.side()];
    foes.look();
  }

  /** What a thing is worth to who is asked. */
  double w(Weight weight) {
    return weights.of(weight);
  }

  /** Hexes to the nearest enemy of the side that is asked; 99 where there is none. */
  int near(int hex) {
    return foes.distance(hex);
  }

  /** What a SP of a stand is worth: itself, and its share of the Break Points left in the stand. */
  double value(int stand) {
    double points = BreakPoints.of(table.type[stand].breakPoints, table.ranksLeft(stand));
    return w(Weight.SP) + w(Weight.BREAK_POINT) * points / Math.max(1, table.strength(stand));
  }

  /**
   * SP, by what they are worth, that blows on flank or rear may cost a stand with that facing in a
   * hex, each as often as an enemy is likely to come there (10.4).
   */
  double danger(int stand, int hex, int facing) {
    double blows = foes.danger(stand, hex, facing);
    return blows == 0 ? 0 : blows * blow(stand);
  }

  /** SP, by what they are worth, that one blow on its flank or rear may cost a stand. */
  private double blow(int stand) {
    if (blowFor != stand) {
      int most = Math.min(table.rules.meleeLossCap, table.strength(stand));
      blowFor = stand;
      blow =
          value(stand)
              * odds.expected(foes.blow, morale.before(stand), most, table.disordered[stand]);
    }
    return blow;
  }

  /** How spent a stand is: 0 to the half of its SP, 1 from a third down. */
  double spent(int stand) {
    double left = (double) table.strength(stand) / Math.max(1, table.type[stand].startStrength);
    return Math.max(0, Math.min(1, 4 * (0.58 - left)));
  }

  /** Friends next to a hex, other than the stand itself. */
  int besides(int stand, int hex) {
    return Integer.bitCount(foes.beside.friends(stand, hex));
  }
}
