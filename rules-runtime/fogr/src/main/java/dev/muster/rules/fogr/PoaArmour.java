package dev.muster.rules.fogr;

import dev.muster.rules.ask.Verdict;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The class of armour that counts for the shooters' points of advantage (FR-094 to FR-100). */
final class PoaArmour {
  private final FogRules rules;
  private final Shapes shapes;
  private final ShotLine shots;

  PoaArmour(Field field) {
    this.rules = field.rules();
    this.shapes = new Shapes(rules);
    this.shots = new ShotLine(field);
  }

  /** The class of a target that is shot at by another battle group. */
  Verdict of(BattleGroup target, BattleGroup shooter) {
    Formation formation = target.formation();
    List<Armour> all = formation.bases().stream().map(Base::armour).distinct().toList();
    if (all.size() == 1) {
      return Verdict.yes(all.getFirst().said() + ", as all its bases are", "FR-094");
    }
    Convex base = shots.nearest(shooter, target);
    Footprint about = shapes.about(target);
    if (behind(base, about)) {
      return counted(formation.rank(formation.ranks()), "rearmost", "FR-100");
    }
    if (target.swedishBrigade() && atTheFront(base, about)) {
      for (Base each : formation.rank(1)) {
        if (each.pike()) {
          return Verdict.yes(
              each.armour().said() + ", as the pike at the front of a Swedish brigade",
              "FR-094",
              "FR-095",
              "FR-099");
        }
      }
    }
    return counted(formation.rank(1), "front", "FR-095");
  }

  /** Whether a shooting base lies entirely behind the line of a rear edge (FR-095). */
  private boolean behind(Convex base, Footprint target) {
    double slack = rules.is("rear_line", "level") ? -2 * FogRules.HAIR : FogRules.HAIR;
    return base.corners().stream()
        .allMatch(corner -> target.ahead(corner) <= -target.depth() + slack);
  }

  private static boolean atTheFront(Convex base, Footprint target) {
    return target.ahead(base.shortest(target.outline()).from()) > FogRules.HAIR;
  }

  /** The most frequent class of a rank, of several the lowest (FR-096, FR-098). */
  private static Verdict counted(List<Base> rank, String which, String row) {
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
    Armour armour =
        rank.stream()
            .map(Base::armour)
            .filter(each -> each.rank() == best.getFirst())
            .findFirst()
            .orElseThrow();
    String rows = which + " rank";
    if (counts.size() == 1) {
      return Verdict.yes(armour.said() + ", as all of its " + rows, "FR-094", row);
    }
    return best.size() == 1
        ? Verdict.yes(armour.said() + ", as most of its " + rows, "FR-094", row, "FR-096", "FR-097")
        : Verdict.yes(
            armour.said() + ", the lowest of those equally many in its " + rows,
            "FR-094",
            row,
            "FR-098",
            "FR-D07");
  }
}
