package dev.muster.rules.fogr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Determines the armour class that counts for the shooters' points of advantage (FR-094 to FR-100).
 */
public final class PoaArmour {
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final ShootingOver shots;

  public PoaArmour(FogState field) {
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
    this.shots = new ShootingOver(field);
  }

  /** The class of a target that is shot at by another battle group. */
  public Ruling of(BattleGroup target, BattleGroup shooter) {
    Formation formation = target.formation();
    List<ArmourClass> all = formation.bases().stream().map(Base::armour).distinct().toList();
    if (all.size() == 1) {
      return Ruling.yes(all.getFirst().text() + ", as all its bases are", "FR-094");
    }
    ConvexPolygon base = shots.nearest(shooter, target);
    Footprint about = shapes.about(target);
    if (behind(base, about)) {
      return counted(formation.rank(formation.ranks()), "rearmost", "FR-100");
    }
    if (target.swedishBrigade() && atTheFront(base, about)) {
      for (Base each : formation.rank(1)) {
        if (each.pike()) {
          return Ruling.yes(
              each.armour().text() + ", as the pike at the front of a Swedish brigade",
              "FR-094",
              "FR-095",
              "FR-099");
        }
      }
    }
    return counted(formation.rank(1), "front", "FR-095");
  }

  /** Whether a shooting base lies entirely behind the line of a rear edge (FR-095). */
  private boolean behind(ConvexPolygon base, Footprint target) {
    double slack = rules.is("rear_line", "level") ? -2 * FogRules.HAIR : FogRules.HAIR;
    return base.corners().stream()
        .allMatch(corner -> target.ahead(corner) <= -target.depth() + slack);
  }

  private static boolean atTheFront(ConvexPolygon base, Footprint target) {
    return target.ahead(base.shortest(target.outline()).from()) > FogRules.HAIR;
  }

  /** The most frequent class of a rank, of several the lowest (FR-096, FR-098). */
  private static Ruling counted(List<Base> rank, String which, String row) {
    Map<Integer, Integer> counts = new TreeMap<>();
    rank.forEach(base -> counts.merge(base.armour().rank(), 1, Integer::sum));
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    List<Integer> best = new ArrayList<>();
    counts.forEach(
        (armour, count) -> {
          if (count == most) {
            best.add(armour);
          }
        });
    ArmourClass armour =
        rank.stream()
            .map(Base::armour)
            .filter(each -> each.rank() == best.getFirst())
            .findFirst()
            .orElseThrow();
    String rows = which + " rank";
    if (counts.size() == 1) {
      return Ruling.yes(armour.text() + ", as all of its " + rows, "FR-094", row);
    }
    return best.size() == 1
        ? Ruling.yes(armour.text() + ", as most of its " + rows, "FR-094", row, "FR-096", "FR-097")
        : Ruling.yes(
            armour.text() + ", the lowest of those equally many in its " + rows,
            "FR-094",
            row,
            "FR-098",
            "FR-D07");
  }
}
