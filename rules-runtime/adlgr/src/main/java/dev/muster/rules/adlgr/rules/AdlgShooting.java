package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shooting: modifiers and effects of a shot (AR-270 to AR-297). */
public final class AdlgShooting {
  /**
   * A shot, complete except for its dice.
   *
   * @param terms the terms added to the shooter's die
   * @param modifier their sum
   * @param protection the terms added to the target's die
   * @param tie the ability by which the shooter counts one more in a tie, if any (AR-272)
   * @param batters whether a wide difference costs more (AR-273)
   */
  record Sum(
      List<Event.Term> terms,
      int modifier,
      int protection,
      TroopQuality shooter,
      TroopQuality target,
      @Nullable Ability tie,
      boolean batters) {}

  /**
   * The result of a shot.
   *
   * @param shooter the shooter's total, after a tie is decided
   * @param tied whether the totals were equal and the shooter's ability decided
   */
  record Result(int shooterDie, int targetDie, int shooter, int target, boolean tied, int hits) {}

  private static final int HALVES = 2;

  private final AdlgRules rules;
  private final TerrainPenalty footing;
  private final int batteredDifference;
  private final int batteredLoss;
  private final int shotLoss;

  public AdlgShooting(AdlgRules rules) {
    this.rules = rules;
    footing = new TerrainPenalty(rules);
    batteredDifference = rules.number("battered-difference");
    batteredLoss = rules.number("battered-loss");
    shotLoss = rules.number("shot-loss");
  }

  /**
   * Computes the modifiers of a shot.
   *
   * @throws IllegalArgumentException if the shooter has no weapon to shoot with
   */
  Sum sum(Shot shot) {
    AdlgUnitType type = shot.by().type();
    AdlgMissile weapon = type.shootsWith();
    if (weapon == null) {
      throw new IllegalArgumentException(type.line + " has nothing to shoot with");
    }
    AdlgTerms terms = new AdlgTerms(rules);
    add(shot, weapon, terms);
    int support = Math.min(support(shot.support()), rules.number("most-shooting-support"));
    terms.add(
        rules.words(CombatFactor.SHOOTING_SUPPORT),
        support * rules.fire(CombatFactor.SHOOTING_SUPPORT));
    return new Sum(
        terms.parts(),
        terms.sum(),
        protection(weapon, type.branch, shot.at().type()),
        type.shootingQuality(),
        shot.at().type().quality,
        tie(shot.by()),
        weapon.heavyGuns() && shot.by().near());
  }

  /** Adds all that a shot adds to the die but for its support. */
  void add(Shot shot, AdlgMissile weapon, AdlgTerms terms) {
    shooter(shot.by(), terms);
    target(shot, weapon, terms);
  }

  /** Whether a shot has not all the support yet that may count (AR-284). */
  boolean gains(Sum sum) {
    String words = rules.words(CombatFactor.SHOOTING_SUPPORT);
    int most = rules.number("most-shooting-support") * rules.fire(CombatFactor.SHOOTING_SUPPORT);
    return sum.terms().stream()
        .noneMatch(term -> term.what().equals(words) && term.value() >= most);
  }

  private void shooter(Shot.Shooter by, AdlgTerms terms) {
    AdlgUnitType type = by.type();
    terms.fire(CombatFactor.LIGHT_SHOOTER, type.branch.skirmisher());
    terms.fire(CombatFactor.SHOOTER_DISORDERED, by.hits() >= rules.disorderedFrom);
    boolean hidden = by.ground().cover() || by.ground().going() == Going.DIFFICULT;
    terms.fire(CombatFactor.SHOOTER_IN_COVER, hidden && !shootsOut(by));
    terms.fire(
        CombatFactor.TERCIO_ASIDE,
        type.has(Ability.SHOOTS_ALL_ROUND) && by.from() != UnitEdge.FRONT);
    terms.fire(
        CombatFactor.LATER_TERCIO_ASIDE,
        type.has(Ability.SHOOTS_TO_FLANK) && by.from() == UnitEdge.FLANK);
  }

  /** Whether its cover does not hamper its own shooting (AR-278, AR-281, AR-282, AR-388). */
  private static boolean shootsOut(Shot.Shooter by) {
    TroopCategory branch = by.type().branch;
    boolean ofTheField =
        branch == TroopCategory.DRAGOONS
            || branch == TroopCategory.LIGHT_MEDIUM_INFANTRY
            || branch == TroopCategory.MEDIUM_INFANTRY;
    return branch == TroopCategory.LIGHT_INFANTRY
        || by.ground().enclosed() && ofTheField
        || by.behind() == DefensiveWorks.FORTIFICATION && branch != TroopCategory.WAR_WAGONS;
  }

  private void target(Shot shot, AdlgMissile weapon, AdlgTerms terms) {
    Shot.Target at = shot.at();
    AdlgUnitType target = at.type();
    boolean walled =
        at.behind() == DefensiveWorks.FORTIFICATION
            && target.branch != TroopCategory.WAR_WAGONS
            && !weapon.artillery();
    terms.fire(CombatFactor.TARGET_IN_COVER, at.ground().cover() || walled);
    terms.fire(
        CombatFactor.BOWS_AT_MOUNTED, target.mounted() && bowsOfFoot(shot.by().type(), weapon));
    boolean large =
        target.branch == TroopCategory.ELEPHANTS || target.branch == TroopCategory.WAR_WAGONS;
    terms.fire(CombatFactor.GUNS_AT_LARGE, weapon.artillery() && large);
    boolean telling =
        shot.by().near()
            || at.edge() == UnitEdge.FLANK
            || target.deepOrder()
            || at.square() && target.battleUnit;
    terms.fire(CombatFactor.GUNS_TELLING, weapon.heavyGuns() && telling);
  }

  private boolean bowsOfFoot(AdlgUnitType type, AdlgMissile weapon) {
    boolean bow =
        weapon == AdlgMissile.BOW
            || weapon == AdlgMissile.CROSSBOW
            || weapon == AdlgMissile.LONGBOW && rules.longbowIsBow;
    return bow && type.foot() && type.branch != TroopCategory.LIGHT_INFANTRY;
  }

  /** Returns the number of whole supporting units; LI and LH count half (AR-285). */
  private static int support(List<AdlgUnitType> units) {
    int halves = 0;
    for (AdlgUnitType each : units) {
      halves += each.branch.skirmisher() ? 1 : HALVES;
    }
    return halves / HALVES;
  }

  /** Whether a shooter counts one more in a tie (AR-135, AR-153, AR-272, AR-330). */
  private @Nullable Ability tie(Shot.Shooter by) {
    AdlgUnitType type = by.type();
    if (!type.battleUnit) {
      return null;
    }
    if (type.has(Ability.REGIMENTAL_ARTILLERY) && !footing.penalises(by.ground(), type)) {
      return Ability.REGIMENTAL_ARTILLERY;
    }
    return type.has(Ability.NON_SKIRMISHER_ARQUEBUS) ? Ability.NON_SKIRMISHER_ARQUEBUS : null;
  }

  /** Returns the protection of a target against a weapon of a troop category (AR-292 to AR-297). */
  int protection(AdlgMissile weapon, TroopCategory by, AdlgUnitType target) {
    if (weapon.artillery()) {
      return target.branch.light() ? target.protection : rules.number("artillery-protection");
    }
    if (weapon == AdlgMissile.LONGBOW) {
      boolean reduced =
          target.branch != TroopCategory.WAR_WAGONS
              && target.branch != TroopCategory.ARTILLERY
              && !target.branch.light();
      return reduced
          ? Math.max(0, target.protection + rules.number("longbow-protection"))
          : target.protection;
    }
    if (target.deepOrder() && by.skirmisher()) {
      return rules.number("deep-order-protection");
    }
    boolean pierced = weapon.firearm() || weapon == AdlgMissile.CROSSBOW;
    if (!pierced
        || target.branch == TroopCategory.WAR_WAGONS
        || target.branch == TroopCategory.ELEPHANTS) {
      return target.protection;
    }
    int firearm = rules.number("firearm-protection");
    return rules.capFirearms ? Math.min(firearm, target.protection) : firearm;
  }

  /** Returns the result for two dice (AR-271 to AR-274). */
  Result result(Sum sum, int shooterDie, int targetDie) {
    int shooter = sum.shooter().of(shooterDie) + sum.modifier();
    int target = sum.target().of(targetDie) + sum.protection();
    boolean tied = shooter == target && sum.tie() != null;
    if (tied) {
      shooter++;
    }
    int hits = lost(sum, shooter - target);
    return new Result(shooterDie, targetDie, shooter, target, tied, hits);
  }

  /** Returns the cohesion lost by two totals; a tie is not yet decided. */
  private int hits(Sum sum, int shooter, int target) {
    return lost(sum, shooter == target && sum.tie() != null ? 1 : shooter - target);
  }

  private int lost(Sum sum, int difference) {
    if (difference <= 0) {
      return 0;
    }
    return sum.batters() && difference >= batteredDifference ? batteredLoss : shotLoss;
  }

  /** Throws for the shooter and then for the target. */
  Result shoot(Sum sum, Dice dice) {
    int shooter = dice.d6(sum.shooter()::of);
    int target = dice.d6(face -> result(sum, shooter, face).hits());
    return result(sum, shooter, target);
  }

  /** Returns the most cohesion that a shot can cost. */
  int mostLoss() {
    return Math.max(shotLoss, batteredLoss);
  }

  /** Cohesion lost on average. */
  public double expected(Sum sum) {
    int hits = 0;
    for (int shooter = 1; shooter <= 6; shooter++) {
      int total = sum.shooter().of(shooter) + sum.modifier();
      for (int target = 1; target <= 6; target++) {
        hits += hits(sum, total, sum.target().of(target) + sum.protection());
      }
    }
    return hits / 36.0;
  }

  /**
   * Whether an enemy is a nearer or better mark than another: straight ahead first, then near
   * (AR-267, AR-268).
   */
  static boolean before(boolean ahead, double distance, boolean otherAhead, double otherDistance) {
    return ahead == otherAhead ? distance < otherDistance : ahead;
  }

  /** Whether troops have a weapon to shoot with. */
  public static boolean armed(@Nullable AdlgUnitType type) {
    return type != null && type.shootsWith() != null && type.reach > 0;
  }
}
