package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Shooting step on the table: legal targets, support and losses (AR-003, AR-203, AR-236,
 * AR-267, AR-268, AR-279, AR-280, AR-D10, AR-D14, AR-D15, AR-D19).
 */
public final class ShootingOnTable {
  private static final RuleRef SHOT = RuleRef.of("", "AR-270", "AR-271", "AR-274");

  /** Difference in UD below which distances count as equal. */
  private static final double ALIKE = 0.005;

  /**
   * Additional length in UD of the search strips: the distance of a target is measured to its
   * nearest point.
   */
  private static final double BEYOND = 1;

  /** A line of sight that has no more in common with a unit only touches its corner, in UD. */
  private static final double CORNER = 2 * ConvexPolygon.TOUCH;

  private final AdlgState table;
  private final TableMelees clashes;
  private final AdlgShooting shooting;

  /** By unit: its firers, the whole unit or its halves. */
  private final Firer[][] firers;

  // by firer and target: whether the target is in sight, and the positions at that time
  private final boolean[] sights;
  private final int[] sightsKnownAt;

  /** UD by which an arc is wider than the edge on each side (AR-280). */
  private final double beside;

  public ShootingOnTable(AdlgState table, TableMelees clashes) {
    this.table = table;
    this.clashes = clashes;
    shooting = new AdlgShooting(table.rules);
    beside = table.rules.number("arc-beside") / 100.0;
    boolean halves = table.rules.is("battle_unit_shooting", "halves");
    sights = new boolean[2 * table.units * table.units];
    sightsKnownAt = new int[sights.length];
    Arrays.fill(sightsKnownAt, -1);
    firers = new Firer[table.units][];
    for (int unit = 0; unit < table.units; unit++) {
      firers[unit] =
          halves && table.type(unit).battleUnit
              ? new Firer[] {new Firer(unit, UnitHalf.LEFT), new Firer(unit, UnitHalf.RIGHT)}
              : new Firer[] {new Firer(unit, null)};
    }
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

  /** A unit, or half of a battle unit that shoots as a unit of its own (AR-236). */
  record Firer(int unit, @Nullable UnitHalf half) {}

  private boolean hasShot(Firer firer) {
    return table.shot[firer.unit]
        || (firer.half != null && (table.halvesShot[firer.unit] & bit(firer.half)) != 0);
  }

  private static int bit(UnitHalf half) {
    return half == UnitHalf.LEFT ? 1 : 2;
  }

  private void hasShotNow(Firer firer) {
    UnitHalf half = firer.half;
    table.halvesShot[firer.unit] |= half == null ? 3 : bit(half);
    table.shot[firer.unit] = table.halvesShot[firer.unit] == 3;
  }

  private Footprint footprint(Firer firer) {
    UnitHalf half = firer.half;
    return half == null ? table.footprint(firer.unit) : table.footprint(firer.unit, half);
  }

  private double distance(Firer firer, int target) {
    UnitHalf half = firer.half;
    return half == null
        ? table.distance(firer.unit, target)
        : table.distance(table.reaching(firer.unit, half), table.reaching(target));
  }

  /**
   * The enemies a unit may shoot at: of those straight ahead the nearest, else the nearest of its
   * arc; several where they are equally near (AR-267, AR-268). Each half of a battle unit looks for
   * its own.
   */
  public List<Integer> targets(int unit) {
    List<Integer> found = new ArrayList<>();
    for (Firer firer : firers[unit]) {
      if (!hasShot(firer)) {
        for (int each : targets(firer)) {
          if (!found.contains(each)) {
            found.add(each);
          }
        }
      }
    }
    return found;
  }

  private List<Integer> targets(Firer firer) {
    List<Integer> best = new ArrayList<>();
    boolean ahead = false;
    double near = Double.POSITIVE_INFINITY;
    Footprint own = footprint(firer);
    for (int each = 0; each < table.units; each++) {
      if (!table.enemies(firer.unit, each) || arc(firer, each) == null) {
        continue;
      }
      boolean straight = own.faces(table.footprint(each), table.type(firer.unit).reach + BEYOND);
      double distance = distance(firer, each);
      boolean alike = straight == ahead && Math.abs(distance - near) < ALIKE;
      boolean better = best.isEmpty() || AdlgShooting.before(straight, distance, ahead, near);
      if (!(alike || better) || !sees(firer, each)) {
        continue;
      }
      if (!alike) {
        best.clear();
        ahead = straight;
        near = distance;
      }
      best.add(each);
    }
    return best;
  }

  /**
   * Returns the firer of a unit for a target: of two halves the one in better order, then the
   * nearer one.
   *
   * @throws IllegalStateException if none can shoot
   */
  Firer firer(int unit, int target) {
    return Arrays.stream(firers[unit])
        .filter(each -> !hasShot(each) && targets(each).contains(target))
        .min(
            Comparator.comparingInt(this::hits).thenComparingDouble(each -> distance(each, target)))
        .orElseThrow(
            () ->
                new IllegalStateException(
                    table.name(unit) + " cannot shoot at " + table.name(target)));
  }

  private int hits(Firer firer) {
    UnitHalf half = firer.half;
    return table.hits(firer.unit, half == null ? table.steadier(firer.unit) : half);
  }

  /**
   * The edge of a unit out of which it can shoot at an enemy, null if it cannot: in its arc, in
   * reach, in sight and in no melee (AR-279, AR-280, AR-D14). Of a battle unit one half is enough.
   */
  @Nullable
  public UnitEdge edge(int unit, int target) {
    for (Firer each : firers[unit]) {
      UnitEdge found = edge(each, target);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable UnitEdge edge(Firer firer, int target) {
    UnitEdge found = arc(firer, target);
    return found != null && sees(firer, target) ? found : null;
  }

  /** The edge with the target in arc and reach, ignoring units in the way. */
  private @Nullable UnitEdge arc(Firer firer, int target) {
    AdlgUnitType type = table.type(firer.unit);
    boolean square = table.square[firer.unit];
    boolean mark =
        table.present(target)
            && table.enemies(firer.unit, target)
            && !table.inMelee(target)
            && !table.broken(target)
            && table.type(target).branch != TroopCategory.CAMP;
    if (!mark || !isInReach(firer, target, type.reach + ALIKE)) {
      return null;
    }
    boolean round = type.has(Ability.SHOOTS_ALL_ROUND) && !square;
    boolean aside = round || type.has(Ability.SHOOTS_TO_FLANK) && !square;
    if (inArc(firer, target, Footprint.Edge.FRONT)) {
      return UnitEdge.FRONT;
    } else if (aside && (outside(firer, target))) {
      return UnitEdge.FLANK;
    }
    return round && inArc(firer, target, Footprint.Edge.REAR) ? UnitEdge.REAR : null;
  }

  private boolean isInReach(Firer firer, int target, double reach) {
    UnitHalf half = firer.half;
    Footprint own = half == null ? table.reaching(firer.unit) : table.reaching(firer.unit, half);
    return table.isWithin(own, table.reaching(target), reach);
  }

  /**
   * Whether an enemy is in the arc of a flank; a half has one flank, the other half is beside it.
   */
  private boolean outside(Firer firer, int target) {
    return (firer.half != UnitHalf.RIGHT && inArc(firer, target, Footprint.Edge.LEFT))
        || (firer.half != UnitHalf.LEFT && inArc(firer, target, Footprint.Edge.RIGHT));
  }

  private boolean inArc(Firer firer, int target, Footprint.Edge out) {
    return footprint(firer)
        .strip(out, table.type(firer.unit).reach + BEYOND, beside)
        .overlaps(table.footprint(target).outline());
  }

  /** Whether neither ground nor troops are in the way (AR-380, AR-D14, AR-D15). */
  private boolean sees(Firer firer, int target) {
    int line = (2 * firer.unit + (firer.half == UnitHalf.RIGHT ? 1 : 0)) * table.units + target;
    if (sightsKnownAt[line] != table.placings()) {
      sights[line] = isInSight(firer, target);
      sightsKnownAt[line] = table.placings();
    }
    return sights[line];
  }

  private boolean isInSight(Firer firer, int target) {
    Segment sight = footprint(firer).outline().shortest(table.footprint(target).outline());
    if (table.ground.hides(sight)) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != firer.unit
          && each != target
          && table.present(each)
          && table.footprint(each).outline().along(sight) > CORNER
          && !over(firer.unit, target, each)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether artillery on a hill shoots over a unit that is lower than both and far enough from
   * both.
   */
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

  /**
   * Friends that may help a shot instead of shooting themselves, the other half of a battle unit
   * among them (AR-236, AR-D19).
   */
  List<Integer> supporters(Firer firer, int target) {
    List<Integer> found = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (!table.enemies(firer.unit, each)
          && may(each)
          && !helpers(firer, target, each).isEmpty()) {
        found.add(each);
      }
    }
    return found;
  }

  /** Those of a friend that can help a shot: each half that could shoot at the same. */
  private List<Firer> helpers(Firer firer, int target, int friend) {
    return Arrays.stream(firers[friend])
        .filter(each -> !each.equals(firer))
        .filter(each -> !hasShot(each) && edge(each, target) != null)
        .toList();
  }

  /** Why a unit does not shoot at an enemy; empty if it may. */
  String refusal(int unit, int target) {
    String name = table.name(unit);
    String at = table.name(target);
    if (!table.present(unit) || table.broken(unit)) {
      return name + " is no longer in order to shoot (AR-005)";
    }
    if (!AdlgShooting.armed(table.type(unit))) {
      return name + " has nothing to shoot with (AR-219)";
    }
    if (table.rules.is("who_shoots", "phasing") && table.side(unit) != table.active()) {
      return "only the side whose turn it is shoots (AR-D10)";
    }
    if (table.inMelee(unit) || table.charged[unit]) {
      return name + " is in melee or has charged, and does not shoot (AR-D10)";
    }
    if (table.shot[unit]) {
      return name + " has shot, or helped to, in this step (AR-D10, AR-D19)";
    }
    return table.enemies(unit, target)
        ? targetRefusal(unit, target)
        : at + " is on its side (AR-003)";
  }

  private String targetRefusal(int unit, int target) {
    String at = table.name(target);
    if (!table.present(target) || table.broken(target)) {
      return at + " is gone (AR-005)";
    }
    if (table.inMelee(target)) {
      return at + " is in melee (AR-D10)";
    }
    double far = Math.round(table.distance(unit, target) * 100) / 100.0;
    double reach = table.type(unit).reach;
    if (far > reach + ALIKE) {
      return Point.length(far)
          + " UD to "
          + at
          + ", it reaches "
          + Point.length(reach)
          + " (AR-D08)";
    }
    return edge(unit, target) == null
        ? at + " is out of its arc, or others are in the way (AR-D14)"
        : "another enemy is nearer or straight ahead, and is shot at first (AR-267, AR-268)";
  }

  /** Whether more support still adds to a shot (AR-284). */
  boolean gains(Firer firer, int target, List<Integer> support) {
    return shooting.gains(sum(firer, target, support));
  }

  /** Cohesion that a shot costs its target on average; 0 where it cannot be made. */
  public double expected(int unit, int target) {
    AdlgShooting.Sum sum = sum(unit, target);
    return sum == null ? 0 : shooting.expected(sum);
  }

  /**
   * A shot in its final form, with the help of the other half of a battle unit if that can shoot at
   * the same target (AR-236); null if the unit cannot shoot at the target.
   */
  AdlgShooting.@Nullable Sum sum(int unit, int target) {
    Firer[] all = firers[unit];
    UnitEdge first = edge(all[0], target);
    if (all.length == 1) {
      return first == null ? null : sum(all[0], first, target, List.of());
    }
    UnitEdge second = edge(all[1], target);
    if (first == null || second == null) {
      return first != null
          ? sum(all[0], first, target, List.of())
          : second != null ? sum(all[1], second, target, List.of()) : null;
    }
    List<Integer> help = hasShot(all[1]) ? List.of() : List.of(unit);
    return hits(all[1]) < hits(all[0])
        ? sum(all[1], second, target, help)
        : sum(all[0], first, target, help);
  }

  private AdlgShooting.Sum sum(Firer firer, int target, List<Integer> support) {
    int unit = firer.unit;
    UnitEdge out = edge(firer, target);
    if (out == null) {
      throw new IllegalStateException(table.name(unit) + " cannot shoot at " + table.name(target));
    }
    return sum(firer, out, target, support);
  }

  private AdlgShooting.Sum sum(Firer firer, UnitEdge out, int target, List<Integer> support) {
    int unit = firer.unit;
    AdlgUnitType type = table.type(unit);
    List<AdlgUnitType> help = new ArrayList<>();
    if (type.battleUnit && firer.half == null) {
      help.add(type);
    }
    for (int each : support) {
      // a unit that helps itself does so with the one half that does not shoot
      int halves = each == unit ? 1 : helpers(firer, target, each).size();
      boolean whole = table.type(each).battleUnit && firers[each].length == 1;
      for (int i = 0; i < (whole ? 2 : Math.max(1, halves)); i++) {
        help.add(table.type(each));
      }
    }
    boolean near = distance(firer, target) <= type.shortReach + ALIKE;
    UnitHalf half = firer.half;
    return shooting.sum(
        new Shot(
            new Shot.Shooter(
                type,
                hits(firer),
                table.under(unit),
                half == null ? table.works(unit) : table.works(unit, half),
                out,
                type.shortReach > 0 && near),
            new Shot.Target(
                table.type(target),
                table.under(target),
                table.works(target, nearer(target, firer)),
                table.square[target],
                struck(firer, target)),
            help));
  }

  /** Returns the half of a target that is nearer to the firer. */
  private UnitHalf nearer(int target, Firer firer) {
    return table.footprint(target).right(footprint(firer).centre()) < 0
        ? UnitHalf.LEFT
        : UnitHalf.RIGHT;
  }

  /** The edge of a target that a shooter sees. */
  private UnitEdge struck(Firer firer, int target) {
    Footprint at = table.footprint(target);
    double ahead = at.ahead(footprint(firer).centre());
    return ahead > 0 ? UnitEdge.FRONT : ahead < -at.depth() ? UnitEdge.REAR : UnitEdge.FLANK;
  }

  /**
   * Shoots; marks the shooter and, unless the switch states otherwise, its supports as having shot.
   */
  void shoot(Firer firer, int target, List<Integer> support) {
    int unit = firer.unit;
    AdlgShooting.Sum sum = sum(firer, target, support);
    double range = distance(firer, target);
    if (!table.rules.is("shooting_support", "free")) {
      support.forEach(each -> helpers(firer, target, each).forEach(this::hasShotNow));
    }
    hasShotNow(firer);
    AdlgShooting.Result result = shooting.shoot(sum, table.dice);
    AdlgMissile weapon = table.type(unit).shootsWith();
    UnitHalf half = firer.half;
    if (table.hasListener && weapon != null) {
      table.emit(
          new AdlgEvent.Shoots(
              table.name(unit),
              half == null ? "" : half.words(),
              table.name(target),
              weapon.words(),
              Math.round(range * 100) / 100.0,
              support.stream().map(each -> helper(each, unit)).toList(),
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
    clashes.lose(target, nearer(target, firer), result.hits());
  }

  private String helper(int friend, int shooter) {
    return friend == shooter ? "its other half" : table.name(friend);
  }
}
