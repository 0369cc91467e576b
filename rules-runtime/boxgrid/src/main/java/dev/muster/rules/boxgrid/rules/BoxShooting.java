package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import org.jspecify.annotations.Nullable;

/** Shooting: eligibility, dice and effects (BG-009, BG-010, BG-073 to BG-117). */
public final class BoxShooting {
  private static final RuleRef SHOT =
      RuleRef.of("", "BG-073", "BG-074", "BG-098", "BG-099", "BG-D07");
  private static final RuleRef MASSED = RuleRef.of("", "BG-076", "BG-077", "BG-078", "BG-098");
  private static final RuleRef SALVO = RuleRef.of("", "BG-112", "BG-113", "BG-114", "BG-115");
  private static final RuleRef CASE = RuleRef.of("", "BG-095", "BG-098");
  private static final RuleRef BALL = RuleRef.of("", "BG-096", "BG-098");

  /** The kinds of a shot. */
  enum Kind {
    SHOT("shot", BoxShooting.SHOT),
    MASSED("massed archery", BoxShooting.MASSED),
    SALVO("salvo", BoxShooting.SALVO),
    CASE("case", BoxShooting.CASE),
    BALL("ball", BoxShooting.BALL);

    final String words;
    private final RuleRef rule;

    Kind(String words, RuleRef rule) {
      this.words = words;
      this.rule = rule;
    }
  }

  private static final BoxMissile[] WEAPONS = BoxMissile.values();
  private static final int DEEP = 3;

  private final BoxState field;
  private final BoxSight sight;
  private final BoxEngagements engagements;
  private final HitEffects wounds;
  private final BoxTerms terms;
  private final DiceThrow pool = new DiceThrow();
  private final Dice.Score usual = this::hits;
  private final Dice.Score ofSalvo = this::hitsOfSalvo;

  // the best shot found by the last search
  private BoxMissile weapon = BoxMissile.BOW;
  private Kind kind = Kind.SHOT;
  private int dice;

  public BoxShooting(BoxState field, HitEffects wounds) {
    this.field = field;
    this.wounds = wounds;
    sight = new BoxSight(field);
    engagements = new BoxEngagements(field);
    terms = new BoxTerms(field.hasListener);
  }

  /** Whether a unit may shoot at all in its Shooting phase. */
  public boolean mayShoot(int unit) {
    return shooterRefusal(unit) == null;
  }

  /** Why a unit may not shoot at all in its Shooting phase, null if it may. */
  @Nullable BoxRefusal shooterRefusal(int unit) {
    if (!field.present(unit)) {
      return BoxRefusal.GONE;
    }
    if (field.type(unit).weapons.isEmpty()) {
      return BoxRefusal.NO_WEAPON;
    }
    if (field.is(UnitAttribute.SHOT, unit)) {
      return BoxRefusal.HAS_SHOT;
    }
    if (field.is(UnitAttribute.HEDGEHOG, unit)) {
      return BoxRefusal.HEDGEHOG_SHOOTS_NOT;
    }
    if (field.is(UnitAttribute.ENGAGED, unit) && !field.rules.shootsIntoMelee) {
      return BoxRefusal.SHOOTER_IN_MELEE;
    }
    return field.is(UnitAttribute.SPENT, unit)
            && field.type(unit).weapons.contains(BoxMissile.LIGHT_ARTILLERY)
        ? BoxRefusal.GUN_HAS_MOVED
        : null;
  }

  /** Whether an enemy may be shot at (BG-D27). */
  public boolean mayBeShotAt(int target) {
    return targetRefusal(target) == null;
  }

  /** Returns why an enemy may not be a target of any shooter; null if it may (BG-D27). */
  @Nullable BoxRefusal targetRefusal(int target) {
    if (!field.present(target)) {
      return BoxRefusal.TARGET_GONE;
    }
    if (field.type(target).arm == Arm.CAMP) {
      return BoxRefusal.CAMP_IS_NO_TARGET;
    }
    return field.is(UnitAttribute.ENGAGED, target) && !field.rules.shootsIntoMelee
        ? BoxRefusal.TARGET_IN_MELEE
        : null;
  }

  /** Whether a unit has an enemy within range, arc and sight with an ordinary shot (BG-035). */
  boolean hasTarget(int unit) {
    for (int target = 0; target < field.units; target++) {
      if (field.enemies(unit, target)
          && mayBeShotAt(target)
          && aims(unit, field.box(unit), field.facing(unit), target)) {
        return true;
      }
    }
    return false;
  }

  /** Finds the ordinary shot with the most dice; returns false if there is none. */
  public boolean aims(int shooter, int target) {
    return aimRefusal(shooter, target) == null;
  }

  /** As {@link #aims(int, int)}, but returns the reason if there is no shot. */
  @Nullable BoxRefusal aimRefusal(int shooter, int target) {
    return aimRefusal(shooter, field.box(shooter), field.facing(shooter), target);
  }

  /** Returns the same as {@link #aims(int, int)}, for a shooter in another box and facing. */
  boolean aims(int shooter, int from, int facing, int target) {
    return aimRefusal(shooter, from, facing, target) == null;
  }

  private @Nullable BoxRefusal aimRefusal(int shooter, int from, int facing, int target) {
    dice = 0;
    int to = field.box(target);
    int range = field.ground.range(from, to);
    if (!field.ground.inArc(from, facing, to)) {
      return BoxRefusal.OUT_OF_ARC;
    }
    for (int i = 0; i < WEAPONS.length; i++) {
      BoxMissile each = WEAPONS[i];
      if (field.type(shooter).weapons.contains(each)) {
        Kind how = kind(shooter, from, facing, to, each, range);
        if (how != null) {
          consider(shooter, target, from, each, how, range);
        }
      }
    }
    if (dice == 0) {
      boolean pistol = range <= field.type(shooter).reach(BoxMissile.PISTOL);
      return pistol ? BoxRefusal.PISTOL_IS_STRAIGHT : BoxRefusal.OUT_OF_RANGE;
    }
    return sight.clear(from, to) ? null : BoxRefusal.NO_SIGHT;
  }

  private @Nullable Kind kind(
      int shooter, int from, int facing, int to, BoxMissile with, int range) {
    BoxUnitType type = field.type(shooter);
    if (with.artillery()) {
      return range <= type.caseReach(with)
          ? Kind.CASE
          : range <= type.ballReach(with) ? Kind.BALL : null;
    }
    if (range > type.reach(with)) {
      return null;
    }
    boolean straight = field.ground.ahead(from, facing) == to;
    if (with == BoxMissile.PISTOL && !straight) {
      return null;
    }
    boolean salvo =
        type.salvo && with.longArm() && straight && !field.is(UnitAttribute.SPENT, shooter);
    return salvo ? Kind.SALVO : Kind.SHOT;
  }

  private void consider(int shooter, int target, int from, BoxMissile with, Kind how, int range) {
    int found = count(shooter, target, from, with, how, range);
    if (found > dice) {
      dice = found;
      weapon = with;
      kind = how;
    }
  }

  /** Finds a shot of Massed Archery; returns false if there is none (BG-076 to BG-078). */
  public boolean aimsMassed(int shooter, int target) {
    return massedRefusal(shooter, target) == null;
  }

  /** As {@link #aimsMassed}, but returns the reason if there is no shot. */
  @Nullable BoxRefusal massedRefusal(int shooter, int target) {
    dice = 0;
    BoxUnitType type = field.type(shooter);
    int from = field.box(shooter);
    int to = field.box(target);
    boolean able =
        type.massedArchery
            && type.arm == Arm.FOOT
            && (type.order.close() || type.order == Density.MASSED);
    if (!able) {
      return BoxRefusal.NO_MASSED_ARCHERS;
    }
    int shots = field.get(UnitAttribute.MASSED, shooter);
    if (shots > 1) {
      return BoxRefusal.MASSED_TWICE;
    }
    if (shots == 1 && field.get(UnitAttribute.MASSED_ROUND, shooter) != field.round() - 1) {
      return BoxRefusal.MASSED_IN_A_ROW;
    }
    int range = field.ground.range(from, to);
    for (int i = 0; i < WEAPONS.length; i++) {
      BoxMissile each = WEAPONS[i];
      if (type.weapons.contains(each) && range <= type.massedReach(each)) {
        consider(shooter, target, from, each, Kind.MASSED, range);
      }
    }
    if (!field.ground.inArc(from, field.facing(shooter), to)) {
      return BoxRefusal.OUT_OF_ARC;
    }
    return dice == 0 ? BoxRefusal.OUT_OF_RANGE : sight.clear(from, to) ? null : BoxRefusal.NO_SIGHT;
  }

  /** Returns the dice of the shot found by the last search. */
  int dice() {
    return dice;
  }

  /** Returns the expected hits of the shot found by the last search. */
  public double expected() {
    return kind == Kind.SALVO ? dice * 2 / 3.0 : dice / 2.0;
  }

  /** Returns the number of dice of a shot, at least 1. */
  private int count(int shooter, int target, int from, BoxMissile with, Kind how, int range) {
    BoxUnitType type = field.type(shooter);
    BoxUnitType enemy = field.type(target);
    boolean unformed = field.is(UnitAttribute.UNFORMED, shooter);
    terms.clear();
    if (with.artillery()) {
      int depth = field.is(UnitAttribute.HEDGEHOG, target) ? DEEP : enemy.depth;
      terms.add("target depth", depth * (how == Kind.CASE ? 2 : 1));
    } else {
      terms.add("CCV", type.ccv);
      terms.add("range", range >= 2 ? -1 : 0);
      boolean musketry = type.heavyFoot() && with.longArm();
      terms.add("close range", musketry && range == 1 ? 1 : 0);
      boolean standing = musketry && !unformed && !field.is(UnitAttribute.SPENT, shooter);
      terms.add("stationary", standing ? 1 : 0);
      terms.add("moved", type.arm == Arm.MOUNTED && hasMoved(shooter) ? -1 : 0);
      terms.add("mixed", type.mixed ? -1 : 0);
      boolean pierced = with.firearm() || (with == BoxMissile.CROSSBOW && range == 1);
      terms.add("armour", enemy.wellArmoured && !pierced ? -1 : 0);
    }
    terms.add("shaken", field.steady(shooter) ? 0 : -1);
    terms.add("unformed", unformed ? -1 : 0);
    int to = field.box(target);
    boolean cover = field.ground.is(to, BoxTerrainMap.COVER) || sight.behindObstacle(from, to);
    terms.add("cover", cover ? -1 : 0);
    return Math.max(1, terms.sum());
  }

  private boolean hasMoved(int unit) {
    int evaded = field.get(UnitAttribute.EVADED, unit);
    return field.is(UnitAttribute.SPENT, unit) || (evaded > 0 && evaded == field.turn() - 1);
  }

  /** Resolves a shot; the tests that it causes are added to the pending ones. */
  void shoot(int shooter, int target, boolean massed) {
    boolean aimed = massed ? aimsMassed(shooter, target) : aims(shooter, target);
    if (!aimed) {
      throw new IllegalStateException(field.name(shooter) + " cannot shoot");
    }
    if (massed) {
      field.add(UnitAttribute.MASSED, shooter, 1);
      field.put(UnitAttribute.MASSED_ROUND, shooter, field.round());
    }
    resolve(shooter, target);
  }

  /** Whether a unit can give a salvo to the enemy straight before it, before it charges. */
  boolean canSalvo(int shooter, int target) {
    return salvoRefusal(shooter, target) == null;
  }

  /** Returns why {@link #canSalvo} is false; null if it is true. */
  @Nullable BoxRefusal salvoRefusal(int shooter, int target) {
    BoxUnitType type = field.type(shooter);
    if (!type.salvo) {
      return BoxRefusal.NO_SALVO;
    }
    if (field.ground.ahead(field.box(shooter), field.facing(shooter)) != field.box(target)) {
      return BoxRefusal.SALVO_IS_STRAIGHT;
    }
    BoxRefusal aimed =
        field.is(UnitAttribute.SHOT, shooter) ? BoxRefusal.HAS_SHOT : targetRefusal(target);
    if (aimed != null) {
      return aimed;
    }
    dice = 0;
    for (int i = 0; i < WEAPONS.length; i++) {
      if (WEAPONS[i].longArm() && type.weapons.contains(WEAPONS[i])) {
        consider(shooter, target, field.box(shooter), WEAPONS[i], Kind.SALVO, 1);
      }
    }
    return dice > 0 ? null : BoxRefusal.SALVO_NEEDS_FIREARM;
  }

  /** A salvo before a charge (BG-D20). */
  void salvo(int shooter, int target) {
    if (!canSalvo(shooter, target)) {
      throw new IllegalStateException(field.name(shooter) + " cannot give a salvo");
    }
    resolve(shooter, target);
  }

  private void resolve(int shooter, int target) {
    Kind how = kind;
    BoxMissile with = weapon;
    int range = field.ground.range(field.box(shooter), field.box(target));
    int thrown = count(shooter, target, field.box(shooter), with, how, range);
    Dice.Score score = how == Kind.SALVO ? ofSalvo : usual;
    field.dice.pool(thrown, pool, score);
    int hits = score.of(pool);
    if (field.luck.counts()) {
      field.luck.dice(field.side(shooter), ThrowLuck.Kind.SHOOTING, score, pool);
    }
    field.put(UnitAttribute.SHOT, shooter, 1);
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Shoots(
              field.name(shooter),
              field.name(target),
              with.words(),
              how.words,
              range,
              terms.parts(),
              pool.faces(),
              hits,
              how.rule));
    }
    if (hits > 0) {
      struck(target, hits, how);
    }
  }

  private int hits(DiceThrow thrown) {
    return thrown.atLeast(field.rules.hitScore);
  }

  /** A six of a salvo hits twice. */
  private int hitsOfSalvo(DiceThrow thrown) {
    return hits(thrown) + (field.rules.hitScore <= 6 ? thrown.count(6) : 0);
  }

  private void struck(int target, int hits, Kind how) {
    wounds.take(target, hits);
    if (field.get(UnitAttribute.HITS, target) >= field.type(target).catastrophe) {
      field.pending.test(
          PendingConsequences.Kind.HITS, target, engagements.testCircumstances(target));
    }
    if (how == Kind.SALVO) {
      field.put(UnitAttribute.SALVOED, target, field.turn());
    }
    if (how == Kind.MASSED) {
      int before = field.rules.massedByPhase ? field.get(UnitAttribute.MASSED_HITS, target) : 0;
      field.put(UnitAttribute.MASSED_HITS, target, before + hits);
      if (before < 2 && before + hits >= 2) {
        field.pending.test(PendingConsequences.Kind.ARCHERY, target, BoxForces.NOBODY);
      }
    }
  }
}
