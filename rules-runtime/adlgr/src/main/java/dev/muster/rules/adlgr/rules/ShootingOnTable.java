package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Shooting step on the table: who may shoot at whom, who helps, and what it costs (AR-003,
 * AR-203, AR-236, AR-267, AR-268, AR-279, AR-280, AR-D10, AR-D14, AR-D15, AR-D19).
 */
public final class ShootingOnTable {
  private static final RuleRef SHOT = RuleRef.of("", "AR-270", "AR-271", "AR-274");

  /** Distances that differ by less are alike, in UD. */
  private static final double ALIKE = 0.005;

  /** Strips reach so much farther: how far a target is, is measured to its nearest point. */
  private static final double BEYOND = 1;

  /** A line of sight that has no more in common with a unit only touches its corner, in UD. */
  private static final double CORNER = 2 * ConvexPolygon.TOUCH;

  private final AdlgState table;
  private final TableMelees clashes;
  private final AdlgShooting shooting;

  public ShootingOnTable(AdlgState table, TableMelees clashes) {
    this.table = table;
    this.clashes = clashes;
    shooting = new AdlgShooting(table.rules);
  }

  /** Whether a unit may shoot in this step at all (AR-D10). */
  boolean may(int unit) {
    boolean turn = !table.rules.is("who_shoots", "phasing") || table.side(unit) == table.active();
    return turn
        && table.present(unit)
        && AdlgShooting.armed(table.type(unit))
        && !table.shot[unit]
        && !table.charged[unit]
        && !table.inMelee(unit)
        && !table.broken(unit);
  }

  /**
   * The enemies a unit may shoot at: of those straight ahead the nearest, else the nearest of its
   * arc; several where they are equally near (AR-267, AR-268).
   */
  public List<Integer> targets(int unit) {
    List<Integer> best = new ArrayList<>();
    boolean ahead = false;
    double near = Double.POSITIVE_INFINITY;
    for (int each = 0; each < table.units; each++) {
      if (!table.enemies(unit, each) || edge(unit, each) == null) {
        continue;
      }
      boolean straight =
          table.footprint(unit).faces(table.footprint(each), table.type(unit).reach + BEYOND);
      double distance = table.distance(unit, each);
      boolean alike = straight == ahead && Math.abs(distance - near) < ALIKE;
      if (!alike && (best.isEmpty() || AdlgShooting.before(straight, distance, ahead, near))) {
        best.clear();
        ahead = straight;
        near = distance;
        alike = true;
      }
      if (alike) {
        best.add(each);
      }
    }
    return best;
  }

  /**
   * The edge of a unit out of which it can shoot at an enemy, null where it cannot: in its arc, in
   * reach, in sight and in no melee (AR-279, AR-280, AR-D14).
   */
  @Nullable
  public UnitEdge edge(int unit, int target) {
    AdlgUnitType type = table.type(unit);
    boolean mark =
        table.present(target)
            && table.enemies(unit, target)
            && !table.inMelee(target)
            && !table.broken(target)
            && table.type(target).branch != TroopCategory.CAMP;
    if (!mark || table.distance(unit, target) > type.reach + ALIKE) {
      return null;
    }
    boolean round = type.has(Ability.SHOOTS_ALL_ROUND) && !table.square[unit];
    boolean aside = round || type.has(Ability.SHOOTS_TO_FLANK) && !table.square[unit];
    UnitEdge found = null;
    if (inArc(unit, target, Footprint.Edge.FRONT)) {
      found = UnitEdge.FRONT;
    } else if (aside
        && (inArc(unit, target, Footprint.Edge.LEFT)
            || inArc(unit, target, Footprint.Edge.RIGHT))) {
      found = UnitEdge.FLANK;
    } else if (round && inArc(unit, target, Footprint.Edge.REAR)) {
      found = UnitEdge.REAR;
    }
    return found != null && sees(unit, target) ? found : null;
  }

  private boolean inArc(int unit, int target, Footprint.Edge out) {
    double beside = table.rules.number("arc-beside") / 100.0;
    return table
        .footprint(unit)
        .strip(out, table.type(unit).reach + BEYOND, beside)
        .overlaps(table.footprint(target).outline());
  }

  /** Whether neither ground nor troops are in the way (AR-380, AR-D14, AR-D15). */
  private boolean sees(int unit, int target) {
    Segment sight = table.footprint(unit).outline().shortest(table.footprint(target).outline());
    if (table.ground.hides(sight)) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && each != target
          && table.present(each)
          && table.footprint(each).outline().along(sight) > CORNER
          && !over(unit, target, each)) {
        return false;
      }
    }
    return true;
  }

  /** Artillery on a hill shoots over who is lower than both and far enough from both. */
  private boolean over(int unit, int target, int between) {
    double clear = table.rules.number("overhead-clear") / 100.0;
    return !table.rules.is("overhead", "none")
        && table.type(unit).branch == TroopCategory.ARTILLERY
        && table.under(unit).hill()
        && table.under(target).hill()
        && !table.under(between).hill()
        && table.distance(unit, between) > clear
        && table.distance(target, between) > clear;
  }

  /** Friends that may help a shot instead of shooting themselves (AR-D19). */
  List<Integer> supporters(int unit, int target) {
    List<Integer> found = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (each != unit && !table.enemies(unit, each) && may(each) && edge(each, target) != null) {
        found.add(each);
      }
    }
    return found;
  }

  /** Whether more support still adds to a shot (AR-284). */
  boolean gains(int unit, int target, List<Integer> support) {
    return shooting.gains(sum(unit, target, support));
  }

  /**
   * A shot as it would be made. A battle unit shoots with one half and helps itself with the other;
   * one that helps does so with both (AR-236).
   */
  public AdlgShooting.Sum sum(int unit, int target, List<Integer> support) {
    UnitEdge out = edge(unit, target);
    if (out == null) {
      throw new IllegalStateException(table.name(unit) + " cannot shoot at " + table.name(target));
    }
    AdlgUnitType type = table.type(unit);
    List<AdlgUnitType> help = new ArrayList<>();
    if (type.battleUnit) {
      help.add(type);
    }
    for (int each : support) {
      help.add(table.type(each));
      if (table.type(each).battleUnit) {
        help.add(table.type(each));
      }
    }
    boolean near = table.distance(unit, target) <= type.shortReach + ALIKE;
    return shooting.sum(
        new Shot(
            new Shot.Shooter(
                type,
                table.hits(unit, table.steadier(unit)),
                table.under(unit),
                table.works(unit),
                out,
                type.shortReach > 0 && near),
            new Shot.Target(
                table.type(target),
                table.under(target),
                table.works(target, table.nearer(target, unit)),
                table.square[target],
                struck(unit, target)),
            help));
  }

  /** The edge of a target that a shooter sees. */
  private UnitEdge struck(int unit, int target) {
    Footprint at = table.footprint(target);
    double ahead = at.ahead(table.footprint(unit).centre());
    return ahead > 0 ? UnitEdge.FRONT : ahead < -at.depth() ? UnitEdge.REAR : UnitEdge.FLANK;
  }

  /** Shoots; the shooter and, unless the switch says otherwise, who helps have shot. */
  void shoot(int unit, int target, List<Integer> support) {
    AdlgShooting.Sum sum = sum(unit, target, support);
    AdlgShooting.Result result = shooting.shoot(sum, table.dice);
    table.shot[unit] = true;
    if (!table.rules.is("shooting_support", "free")) {
      support.forEach(each -> table.shot[each] = true);
    }
    AdlgMissile weapon = table.type(unit).shootsWith();
    if (table.hasListener && weapon != null) {
      table.emit(
          new AdlgEvent.Shoots(
              table.name(unit),
              table.name(target),
              weapon.words(),
              Math.round(table.distance(unit, target) * 100) / 100.0,
              support.stream().map(table::name).toList(),
              AdlgTerms.with(sum.terms(), result.tied() ? sum.tie() : null, table.rules),
              sum.protection(),
              List.of(result.shooterDie(), result.targetDie()),
              sum.shooter().of(result.shooterDie()),
              sum.target().of(result.targetDie()),
              result.shooter(),
              result.target(),
              result.tied(),
              result.hits(),
              SHOT));
    }
    clashes.lose(target, table.nearer(target, unit), result.hits());
  }
}
