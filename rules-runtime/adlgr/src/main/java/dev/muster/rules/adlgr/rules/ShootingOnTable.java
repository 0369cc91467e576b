package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.FiringArcs.Firer;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The Shooting step on the table: legal targets, support and losses (AR-003, AR-203, AR-236,
 * AR-267, AR-268, AR-279, AR-280, AR-D10, AR-D14, AR-D15, AR-D19).
 */
public final class ShootingOnTable {
  private static final RuleRef SHOT = RuleRef.of("", "AR-270", "AR-271", "AR-274");

  private final AdlgState table;
  private final TableMelees clashes;
  private final AdlgShooting shooting;
  private final FiringArcs arcs;
  private final NearestTargets nearest;

  /** By unit: its firers, the whole unit or its halves. */
  private final Firer[][] firers;

  public ShootingOnTable(AdlgState table, TableMelees clashes) {
    this.table = table;
    this.clashes = clashes;
    shooting = new AdlgShooting(table.rules);
    arcs = new FiringArcs(table);
    nearest = new NearestTargets(table, arcs);
    boolean halves = table.rules.is("battle_unit_shooting", "halves");
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

  private boolean hasShot(Firer firer) {
    return table.shot[firer.unit()]
        || (firer.half() != null && (table.halvesShot[firer.unit()] & bit(firer.half())) != 0);
  }

  private static int bit(UnitHalf half) {
    return half == UnitHalf.LEFT ? 1 : 2;
  }

  private void hasShotNow(Firer firer) {
    UnitHalf half = firer.half();
    table.halvesShot[firer.unit()] |= half == null ? 3 : bit(half);
    table.shot[firer.unit()] = table.halvesShot[firer.unit()] == 3;
  }

  /**
   * Returns the enemies a unit may shoot at: the nearest straight ahead, else the nearest in its
   * arc; several if they are equally near (AR-267, AR-268). Each half of a battle unit has its own
   * targets.
   */
  List<Integer> targets(int unit) {
    IntList all = marks(unit);
    List<Integer> found = new ArrayList<>(all.size());
    for (int i = 0; i < all.size(); i++) {
      found.add(all.get(i));
    }
    return found;
  }

  /** Returns the same targets in a list that the next call overwrites. */
  public IntList marks(int unit) {
    targets.clear();
    for (Firer firer : firers[unit]) {
      if (!hasShot(firer)) {
        nearest.find(firer, marks);
        for (int i = 0; i < marks.size(); i++) {
          if (!targets.contains(marks.get(i))) {
            targets.add(marks.get(i));
          }
        }
      }
    }
    return targets;
  }

  /** The targets found by the last search, and those of one firer among them. */
  private final IntList targets = new IntList();

  private final IntList marks = new IntList();

  private boolean isMark(Firer firer, int target) {
    nearest.find(firer, marks);
    return marks.contains(target);
  }

  /**
   * Returns the firer of a unit for a target: of two halves the one in better order, then the
   * nearer one.
   *
   * @throws IllegalStateException if none can shoot
   */
  Firer firer(int unit, int target) {
    return Arrays.stream(firers[unit])
        .filter(each -> !hasShot(each) && isMark(each, target))
        .min(
            Comparator.comparingInt(this::hits)
                .thenComparingDouble(each -> arcs.distance(each, target)))
        .orElseThrow(
            () ->
                new IllegalStateException(
                    table.name(unit) + " cannot shoot at " + table.name(target)));
  }

  private int hits(Firer firer) {
    UnitHalf half = firer.half();
    return table.hits(firer.unit(), half == null ? table.steadier(firer.unit()) : half);
  }

  /**
   * Returns the edge from which a unit can shoot at an enemy: in arc, range and sight, and not in
   * melee; null if it cannot (AR-279, AR-280, AR-D14). One half of a battle unit is sufficient.
   */
  @Nullable
  public UnitEdge edge(int unit, int target) {
    for (Firer each : firers[unit]) {
      UnitEdge found = arcs.edge(each, target);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /**
   * Friends that may help a shot instead of shooting themselves, the other half of a battle unit
   * among them (AR-236, AR-D19).
   */
  List<Integer> supporters(Firer firer, int target) {
    List<Integer> found = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (!table.enemies(firer.unit(), each)
          && may(each)
          && !helpers(firer, target, each).isEmpty()) {
        found.add(each);
      }
    }
    return found;
  }

  /**
   * Returns the halves of a friend that can help a shot: those that could shoot at the same target.
   */
  private List<Firer> helpers(Firer firer, int target, int friend) {
    List<Firer> found = new ArrayList<>(firers[friend].length);
    for (Firer each : firers[friend]) {
      if (!each.equals(firer) && !hasShot(each) && arcs.edge(each, target) != null) {
        found.add(each);
      }
    }
    return found;
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
    if (far > reach + FiringArcs.ALIKE) {
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

  /** Returns the most cohesion that a shot can cost its target. */
  public int mostLoss() {
    return shooting.mostLoss();
  }

  /** Returns the average cohesion that a shot costs its target; 0 if it cannot be made. */
  public double expected(int unit, int target) {
    if (!shot(unit, target)) {
      return 0;
    }
    int moment = moment(shooter, shooterEdge, target, shooterHelped);
    TerrainType ground = table.under(unit);
    TerrainType targetGround = table.under(target);
    ShotOdds.Known known = table.shotOdds().find(unit, target, moment, ground, targetGround);
    if (known == null) {
      List<Integer> help = shooterHelped ? List.of(unit) : List.of();
      double expected = shooting.expected(sum(shooter, shooterEdge, target, help));
      known = new ShotOdds.Known(moment, ground, targetGround, expected);
      table.shotOdds().keep(unit, target, known);
    }
    return known.expected();
  }

  /**
   * All that a {@link Shot} between two units has of the moment, but for the ground, in one number.
   */
  private int moment(Firer firer, UnitEdge out, int target, boolean helped) {
    int flags =
        (helped ? 1 : 0)
            | (table.square[target] ? 2 : 0)
            | (isNear(firer, target) ? 4 : 0)
            | (hits(firer) >= table.rules.disorderedFrom ? 8 : 0)
            | (firer.half() == null ? 16 : 0);
    int moment = flags << 2 | out.ordinal();
    moment = moment << 2 | struck(firer, target).ordinal();
    if (!table.ground.hasWorks()) {
      return moment;
    }
    moment = moment << 2 | works(firer).ordinal();
    return moment << 2 | table.works(target, nearer(target, firer)).ordinal();
  }

  /**
   * A shot in its final form, with the help of the other half of a battle unit if that can shoot at
   * the same target (AR-236); null if the unit cannot shoot at the target.
   */
  AdlgShooting.@Nullable Sum sum(int unit, int target) {
    return shot(unit, target)
        ? sum(shooter, shooterEdge, target, shooterHelped ? List.of(unit) : List.of())
        : null;
  }

  // the result of the last search: the shooting half, its edge, and whether the other half helps
  private Firer shooter = new Firer(0, null);
  private UnitEdge shooterEdge = UnitEdge.FRONT;
  private boolean shooterHelped;

  /** Finds the half of a unit that shoots at a target; returns false if neither can. */
  private boolean shot(int unit, int target) {
    Firer[] all = firers[unit];
    UnitEdge first = arcs.edge(all[0], target);
    UnitEdge second = all.length == 1 ? null : arcs.edge(all[1], target);
    if (first == null && second == null) {
      return false;
    }
    boolean both = first != null && second != null;
    boolean other = first == null || both && hits(all[1]) < hits(all[0]);
    shooter = all[other ? 1 : 0];
    shooterEdge = Objects.requireNonNull(other ? second : first);
    shooterHelped = both && !hasShot(all[1]);
    return true;
  }

  private AdlgShooting.Sum sum(Firer firer, int target, List<Integer> support) {
    int unit = firer.unit();
    UnitEdge out = arcs.edge(firer, target);
    if (out == null) {
      throw new IllegalStateException(table.name(unit) + " cannot shoot at " + table.name(target));
    }
    return sum(firer, out, target, support);
  }

  private AdlgShooting.Sum sum(Firer firer, UnitEdge out, int target, List<Integer> support) {
    int unit = firer.unit();
    AdlgUnitType type = table.type(unit);
    List<AdlgUnitType> help = new ArrayList<>();
    if (type.battleUnit && firer.half() == null) {
      help.add(type);
    }
    for (int each : support) {
      // a unit that helps itself does so with the half that does not shoot
      int halves = each == unit ? 1 : helpers(firer, target, each).size();
      boolean whole = table.type(each).battleUnit && firers[each].length == 1;
      for (int i = 0; i < (whole ? 2 : Math.max(1, halves)); i++) {
        help.add(table.type(each));
      }
    }
    return shooting.sum(
        new Shot(
            new Shot.Shooter(
                type, hits(firer), table.under(unit), works(firer), out, isNear(firer, target)),
            new Shot.Target(
                table.type(target),
                table.under(target),
                table.works(target, nearer(target, firer)),
                table.square[target],
                struck(firer, target)),
            help));
  }

  private DefensiveWorks works(Firer firer) {
    UnitHalf half = firer.half();
    return half == null ? table.works(firer.unit()) : table.works(firer.unit(), half);
  }

  /** Whether a target is in the short range of a weapon that has one. */
  private boolean isNear(Firer firer, int target) {
    double reach = table.type(firer.unit()).shortReach;
    return reach > 0 && arcs.distance(firer, target) <= reach + FiringArcs.ALIKE;
  }

  /** Returns the half of a target that is nearer to a shooter. */
  private UnitHalf nearer(int target, Firer firer) {
    return table.footprint(target).right(arcs.footprint(firer).centre()) < 0
        ? UnitHalf.LEFT
        : UnitHalf.RIGHT;
  }

  /** The edge of a target that a shooter sees. */
  private UnitEdge struck(Firer firer, int target) {
    Footprint at = table.footprint(target);
    double ahead = at.ahead(arcs.footprint(firer).centre());
    return ahead > 0 ? UnitEdge.FRONT : ahead < -at.depth() ? UnitEdge.REAR : UnitEdge.FLANK;
  }

  /**
   * Shoots; marks the shooter and, unless the switch states otherwise, its supports as having shot.
   */
  void shoot(Firer firer, int target, List<Integer> support) {
    int unit = firer.unit();
    AdlgShooting.Sum sum = sum(firer, target, support);
    double range = arcs.distance(firer, target);
    if (!table.rules.is("shooting_support", "free")) {
      support.forEach(each -> helpers(firer, target, each).forEach(this::hasShotNow));
    }
    hasShotNow(firer);
    AdlgShooting.Result result = shooting.shoot(sum, table.dice);
    if (table.luck.counts()) {
      long mean = ThrowLuck.inUnits(shooting.expected(sum));
      table.luck.add(
          table.side(unit), ThrowLuck.Kind.SHOOTING, (long) result.hits() * ThrowLuck.UNIT - mean);
    }
    AdlgMissile weapon = table.type(unit).shootsWith();
    UnitHalf half = firer.half();
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
