package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Shooting at a distance, by choice and on opportunity (7.0 to 7.3, 7.7). */
public final class RangedFire {
  static final RuleRef FIRE = RuleRef.of("7.0", "SN-7.0-14", "SN-7.0-15", "SN-7.0-09");
  static final RuleRef AFTER_MOVE = RuleRef.of("7.2", "SN-7.2-05", "SN-7.2-03", "SN-7.0-14");
  static final RuleRef RANKS = RuleRef.of("7.3", "SN-7.3-01", "SN-7.3-04", "SN-7.0-14");
  static final RuleRef OPPORTUNITY = RuleRef.of("6.4", "SN-6.4-01", "SN-7.0-14");

  /** Farthest range of any weapon, in hexes. */
  public static final int FARTHEST = FireReach.FARTHEST;

  private final BattleContext play;
  private final SnaphanceState table;
  private final FireDice fireDice;
  private final SnaphanceSight sight;
  private final FireReach reach;
  private final Morale morale;
  private final DicePool pool = new DicePool();

  // the throws of one exchange, thrown before they take effect
  private final int[] firer = new int[8];
  private final int[] target = new int[8];
  private final int[] hits = new int[8];
  private int thrown;

  RangedFire(BattleContext play, SnaphanceSight sight, Morale morale) {
    this.play = play;
    table = play.state;
    fireDice = new FireDice(table);
    this.sight = sight;
    reach = new FireReach(table, sight);
    this.morale = morale;
  }

  /** Adds the enemies a stand may shoot at now, with at least one die (7.0, 7.1). */
  void targets(int stand, HexList found) {
    found.clear();
    if (!table.type[stand].canFire || table.engaged(stand)) {
      return;
    }
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (mayFireAt(stand, enemy)) {
        found.add(enemy);
      }
    }
  }

  /** Whether a stand may shoot at an enemy: range, arc, sight, neither in melee, a die to throw. */
  boolean mayFireAt(int stand, int enemy) {
    return refusal(stand, enemy) == null;
  }

  /** Returns why {@link #mayFireAt} is false; null if it is true. */
  private @Nullable SnaphanceRefusal refusal(int stand, int enemy) {
    if (!table.onBoard(enemy)) {
      return SnaphanceRefusal.TARGET_GONE;
    }
    if (!table.enemies(enemy, stand)) {
      return SnaphanceRefusal.FRIENDLY_TARGET;
    }
    if (!reach.inRange(stand, table.hex[enemy])) {
      return SnaphanceRefusal.OUT_OF_RANGE;
    }
    if (dice(stand, enemy, 0, 0) <= 0) {
      return SnaphanceRefusal.NO_DICE;
    }
    if (table.engaged(stand)) {
      return SnaphanceRefusal.FIRES_IN_MELEE;
    }
    if (table.engaged(enemy)) {
      return SnaphanceRefusal.TARGET_IN_MELEE;
    }
    return sight.sees(stand, table.hex[enemy]) ? null : SnaphanceRefusal.NO_SIGHT;
  }

  /** Why a stand may not shoot at an enemy, with the numbers of the position; null if it may. */
  @Nullable Because because(int stand, int enemy) {
    StandType type = table.type[stand];
    if (!table.onBoard(stand)) {
      return SnaphanceRefusal.GONE.because();
    }
    if (!type.canFire) {
      return SnaphanceRefusal.NO_FIRE.because();
    }
    SnaphanceRefusal why = refusal(stand, enemy);
    if (why == null) {
      return null;
    }
    return switch (why) {
      case OUT_OF_RANGE -> reach.outOfRange(stand, enemy);
      case NO_DICE ->
          type.artillery && table.movesBeforeFire(stand) > 0
              ? SnaphanceRefusal.GUN_MOVED.because()
              : type.dragoons && table.hexes[stand] > 0
                  ? SnaphanceRefusal.DRAGOONS_MOVED.because()
                  : why.because();
      case NO_SIGHT -> reach.unseen(stand, enemy);
      default -> why.by(enemy);
    };
  }

  /** Dice of a rank at an enemy where both are now; {@code intent} dice are given up for a plan. */
  int dice(int stand, int enemy, int rank, int intent) {
    return fireDice.fill(pool, stand, enemy, rank, intent);
  }

  /** Dice lost at an enemy in cover where both are now (7.0). */
  int coverDice(int stand, int enemy) {
    return fireDice.coverDice(stand, enemy);
  }

  /** Clears the throws of the last exchange. */
  void begin() {
    thrown = 0;
    table.moment++;
  }

  /**
   * Throws the fire of a stand, a throw for each rank, without effect yet.
   *
   * @param intent dice given up to keep a move or a charge possible (7.2, 7.3)
   */
  void volley(int stand, int enemy, String kind, FiringRanks ranks, int intent, RuleRef rule) {
    int last = fireDice.lastRank(stand, ranks);
    for (int rank = fireDice.firstRank(stand, ranks); rank <= last; rank++) {
      if (dice(stand, enemy, rank, intent) > 0) {
        throwFire(stand, enemy, kind, rank, pool, rule);
      }
    }
  }

  /** Throws a pool of fire dice and keeps the hits for {@link #takeEffect}. */
  int throwFire(int stand, int enemy, String kind, int rank, DicePool dice, RuleRef rule) {
    int hit = dice.roll(play, stand, ThrowLuck.Kind.SHOOTING);
    table.opportunity[stand] = false; // who fires is off opportunity (6.1)
    firer[thrown] = stand;
    target[thrown] = enemy;
    hits[thrown] = hit;
    thrown = Math.min(thrown + 1, firer.length - 1);
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.Fires(
              table.name[stand],
              table.name[enemy],
              kind,
              rank + 1,
              table.grid.distance(table.hex[stand], table.hex[enemy]),
              dice.terms(),
              dice.dice(),
              hit,
              rule));
    }
    return hit;
  }

  /** Morale Tests of all the throws, in their order, each for at most 1 SP (7.0, 8.1). */
  void takeEffect() {
    int spent = 0;
    for (int i = 0; i < thrown; i++) {
      // both ranks of one unit cost one SP together under rank_volley_cap per_unit
      boolean sameUnit = i > 0 && firer[i] == firer[i - 1] && target[i] == target[i - 1];
      int cap = table.rules.fireLossCap;
      int most = table.rules.capPerRank || !sameUnit ? cap : cap - spent;
      spent = (sameUnit ? spent : 0) + morale.underFire(target[i], hits[i], most, firer[i]);
    }
    thrown = 0;
  }

  /** Whether one of the throws kept hit that target. */
  boolean hit(int enemy) {
    for (int i = 0; i < thrown; i++) {
      if (target[i] == enemy && hits[i] > 0) {
        return true;
      }
    }
    return false;
  }
}
