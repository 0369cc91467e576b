package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexDistanceTable;
import dev.muster.rules.snaphance.rules.SnaphanceState;

/**
 * The expected score of a stand's actions and losses in the next turns from a hex, by exact odds:
 * the best charge it could make there, and the charges it would suffer.
 */
final class ProspectScore {
  /** Hexes beyond its own move at which an enemy can affect a stand's choice of place. */
  private static final int AHEAD = 6;

  private final EvaluationContext seen;
  private final SnaphanceState table;
  private final MeleeScore melee;
  private final HexDistanceTable bearings;

  // of the deciding stand: weights of losses and of charges, and how far it strikes
  private double bitten;
  private double preying;
  private int own;

  /** Number of the current question; results with another number are out of date. */
  private int question;

  /** By enemy: the possible cost of its charge to the deciding stand, for one question. */
  private final double[] bites;

  private final int[] bittenFor;

  /** By enemy, and whether the charge is from behind: score of charging it. */
  private final double[] preys;

  private final int[] preyedFor;

  /** The enemies near enough to matter to the deciding stand. */
  private final int[] nearEnemies;

  // of each of these, in the same order: its place in the table of distances, how far from it a
  // hex may be for it to matter, whether it is free to charge, how far the deciding stand can get
  // away from it, how far it strikes, and how much its charge counts in this round
  private final int[] nearPlace;
  private final int[] nearWithin;
  private final boolean[] nearFree;
  private final int[] nearAway;
  private final int[] nearReach;
  private final double[] nearShare;

  private int near;

  ProspectScore(EvaluationContext seen, MeleeScore melee) {
    this.seen = seen;
    this.melee = melee;
    table = seen.table;
    bearings = table.grid.bearings();
    nearEnemies = new int[table.stands];
    nearPlace = new int[table.stands];
    nearWithin = new int[table.stands];
    nearFree = new boolean[table.stands];
    nearAway = new int[table.stands];
    nearReach = new int[table.stands];
    nearShare = new double[table.stands];
    bites = new double[table.stands];
    bittenFor = new int[table.stands];
    preys = new double[2 * table.stands];
    preyedFor = new int[2 * table.stands];
  }

  /**
   * Looks at the enemies near the place of a stand.
   *
   * @param bitten weight of losses to charges of the enemy; 0 for none
   * @param preying weight of the best charge of its own; 0 for none
   */
  void setOrigin(int stand, int hex, double bitten, double preying) {
    question++;
    this.bitten = bitten;
    this.preying = preying;
    own = ThreatMap.reach(table.type[stand]);
    near = 0;
    int most = table.type[stand].moveFirst + AHEAD;
    boolean matters = bitten != 0 || preying != 0;
    for (int i = 0; matters && i < seen.foes.count(); i++) {
      int enemy = seen.foes.enemy(i);
      int away = table.grid.distance(hex, table.hex[enemy]);
      boolean free = bitten != 0 && !table.engaged(enemy);
      if (away <= most && (free || preying != 0)) {
        add(stand, enemy, away, free);
      }
    }
  }

  private void add(int stand, int enemy, int away, boolean free) {
    nearEnemies[near] = enemy;
    nearPlace[near] = bearings.place(table.hex[enemy]);
    nearFree[near] = free;
    // a stand cannot get away from a faster one
    boolean faster = table.type[enemy].moveFirst > table.type[stand].moveFirst;
    nearAway[near] = faster ? away : ThreatMap.NOBODY;
    nearReach[near] = ThreatMap.reach(table.type[enemy]);
    nearShare[near] = seen.foes.share(enemy);
    boolean everywhere = free && ThreatMap.comes(nearAway[near] - nearReach[near]) > 0;
    int strikes = free ? nearReach[near] + ThreatMap.LATEST : 0;
    nearWithin[near] = everywhere ? Integer.MAX_VALUE : Math.max(strikes, preying != 0 ? own : 0);
    near++;
  }

  private boolean matter(int nearest) {
    return near > 0 && nearest <= EvaluationContext.FAR;
  }

  /**
   * Whether a hex with this distance to the enemy has prospects, and their score is surely not
   * above 0.
   */
  boolean onlyCost(int nearest) {
    return matter(nearest) && bitten >= 0 && (preying == 0 || nearest > own);
  }

  /**
   * Returns the score of a hex.
   *
   * @param nearest distance of the nearest enemy from it
   */
  double score(int stand, int hex, int nearest) {
    if (!matter(nearest)) {
      return 0;
    }
    double bite = 0;
    double prey = 0;
    int place = bearings.place(hex);
    for (int i = 0; i < near; i++) {
      int away = bearings.apart(bearings.between(place, nearPlace[i]));
      if (away > nearWithin[i]) {
        continue;
      }
      int enemy = nearEnemies[i];
      if (nearFree[i]) {
        int late = Math.min(away, nearAway[i]) - nearReach[i];
        double comes = nearShare[i] * ThreatMap.comes(late);
        bite += comes == 0 ? 0 : comes * bite(stand, enemy);
      }
      if (preying != 0 && away <= own && away > 1) {
        prey = Math.max(prey, prey(stand, hex, enemy));
      }
    }
    return preying * prey - bitten * bite;
  }

  private double bite(int stand, int enemy) {
    if (bittenFor[enemy] != question) {
      bittenFor[enemy] = question;
      bites[enemy] = melee.bite(stand, enemy);
    }
    return bites[enemy];
  }

  private double prey(int stand, int hex, int enemy) {
    boolean behind = melee.behind(hex, enemy);
    int which = 2 * enemy + (behind ? 1 : 0);
    if (preyedFor[which] != question) {
      preyedFor[which] = question;
      preys[which] = melee.prey(stand, enemy, behind);
    }
    return preys[which];
  }
}
