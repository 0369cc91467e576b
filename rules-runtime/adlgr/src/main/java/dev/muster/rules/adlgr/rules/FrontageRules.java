package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Extensions and contractions of groups (AR-067, AR-078, AR-112 to AR-115, AR-120). */
final class FrontageRules {
  private static final double NEARLY = 0.005;

  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final MovementGroups groups;
  private final ManoeuvreRules manoeuvres;

  FrontageRules(
      AdlgState table,
      ZonesOfControl zones,
      MoveAllowance allowance,
      MovementGroups groups,
      ManoeuvreRules manoeuvres) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.groups = groups;
    this.manoeuvres = manoeuvres;
  }

  /** Why a group cannot reform so, in the words of a player; null if it can. */
  @Nullable String refusal(int[] group, FrontageChange reform) {
    if (reform.extending() > 0 && reform.contracting() > 0) {
      return "a move has an extension or a contraction, not both (AR-067)";
    }
    return refusal(group, groups.files(group), reform);
  }

  private @Nullable String refusal(int[] group, List<List<Integer>> files, FrontageChange reform) {
    if (files.isEmpty()) {
      return "the front rank of " + table.name(group[0]) + " is not in one line (AR-112, AR-114)";
    }
    String wrong = reform.extending() > 0 ? ofUnits(files, reform) : ofFiles(files, reform);
    if (wrong != null) {
      return wrong;
    }
    Map<Integer, List<Pose>> ways = ways(files, reform);
    for (Map.Entry<Integer, List<Pose>> each : ways.entrySet()) {
      int contracting = contracting(files, reform).size();
      String reason = ofUnit(group, each.getKey(), each.getValue(), reform, contracting);
      if (reason != null) {
        return reason;
      }
    }
    return crowded(ways);
  }

  private static @Nullable String ofUnits(List<List<Integer>> files, FrontageChange reform) {
    int behind = files.stream().mapToInt(file -> file.size() - 1).sum();
    return reform.extending() > behind
        ? "the group has " + behind + " units behind its front rank to extend with (AR-112)"
        : null;
  }

  private @Nullable String ofFiles(List<List<Integer>> files, FrontageChange reform) {
    if (reform.contracting() < 1 || reform.contracting() >= files.size()) {
      return "the group has a front of " + files.size() + " and keeps one of them (AR-115)";
    }
    double least = table.rules.length("contraction-advance");
    return reform.ahead() < least - ConvexPolygon.HAIR
        ? "who leads a contraction goes ahead " + Point.length(least) + " UD or more (AR-114)"
        : null;
  }

  /**
   * @param contracting how many units fall in behind others
   */
  private @Nullable String ofUnit(
      int[] group, int unit, List<Pose> bends, FrontageChange reform, int contracting) {
    MoveSweep sweep = new MoveSweep(table.ground, table.footprint(unit), bends);
    String again = manoeuvres.ofSeveral(group, unit, sweep);
    if (again != null) {
      return again;
    }
    double limit = allowance.along(unit, sweep);
    double cost = cost(unit, bends, reform);
    if (cost > limit + NEARLY) {
      return table.name(unit)
          + " has "
          + Point.length(limit)
          + " UD, the move takes "
          + Point.length(Manoeuvre.hundredths(cost))
          + rows(unit, sweep, reform);
    }
    int most = (int) limit - table.rules.number("contraction-less");
    if (contracting > most) {
      return table.name(unit)
          + " has "
          + Point.length(limit)
          + " UD: "
          + most
          + " units contract, not "
          + contracting
          + " (AR-115)";
    }
    String blocked = manoeuvres.blocked(group, unit, sweep);
    return blocked != null ? blocked : ofZones(unit, sweep);
  }

  private String rows(int unit, MoveSweep sweep, FrontageChange reform) {
    Pose end = sweep.bends().getLast();
    List<String> rows = new ArrayList<>(allowance.rows(unit, sweep, end, end));
    rows.add(reform.extending() > 0 ? "AR-112" : "AR-114");
    return " (" + String.join(", ", rows) + ")";
  }

  /** Returns a refusal for a unit that would leave a zone of control it is in (AR-120). */
  private @Nullable String ofZones(int unit, MoveSweep sweep) {
    int threat = zones.threat(unit);
    if (threat == AdlgState.NOBODY) {
      return manoeuvres.throughZones(unit, sweep);
    }
    return zones.controls(threat, unit, sweep.end())
        ? null
        : table.name(unit) + " would leave the zone of " + table.name(threat) + " (AR-120)";
  }

  private double cost(int unit, List<Pose> bends, FrontageChange reform) {
    Footprint own = table.footprint(unit);
    double extension =
        reform.extending() == 0
            ? 0
            : table.rules.length("extension")
                + reform.extending() * table.rules.length("extension-each");
    return extension
        + reform.ahead()
        + allowance.crossing(
            unit, own.to(bends.get(Math.max(0, bends.size() - 2))), own.to(bends.getLast()));
  }

  private @Nullable String crowded(Map<Integer, List<Pose>> ways) {
    List<Integer> units = List.copyOf(ways.keySet());
    for (int i = 0; i < units.size(); i++) {
      Footprint one = ended(units.get(i), ways);
      for (int j = 0; j < i; j++) {
        if (one.overlaps(ended(units.get(j), ways))) {
          return table.name(units.get(i))
              + " would stand in "
              + table.name(units.get(j))
              + " (AR-D11)";
        }
      }
    }
    return null;
  }

  private Footprint ended(int unit, Map<Integer, List<Pose>> ways) {
    List<Pose> bends = ways.get(unit);
    return bends == null ? table.footprint(unit) : table.footprint(unit).to(bends.getLast());
  }

  /** Returns the way of each unit: to its new place if it gets one, and then straight ahead. */
  private Map<Integer, List<Pose>> ways(List<List<Integer>> files, FrontageChange reform) {
    Map<Integer, Pose> places = new LinkedHashMap<>();
    files.forEach(file -> file.forEach(each -> places.put(each, table.pose(each))));
    if (reform.extending() > 0) {
      extend(files, reform, places);
    } else {
      contract(files, reform, places);
    }
    Map<Integer, List<Pose>> ways = new LinkedHashMap<>();
    places.forEach(
        (unit, place) -> {
          List<Pose> bends = new ArrayList<>(List.of(table.pose(unit)));
          // A unit that falls in behind others does so during their advance.
          if (!place.equals(table.pose(unit)) && reform.extending() > 0) {
            // aside out of its file, and up into the rank
            double behind = table.footprint(unit).to(place).ahead(table.pose(unit).point());
            bends.add(place.ahead(behind));
            bends.add(place);
          }
          if (reform.ahead() > 0) {
            bends.add(place.ahead(reform.ahead()));
          }
          ways.put(unit, bends);
        });
    return ways;
  }

  /** Places the rearmost units beside the end of the front rank, one beside the other. */
  private void extend(List<List<Integer>> files, FrontageChange reform, Map<Integer, Pose> places) {
    List<Integer> coming = extending(files, reform);
    int end = reform.right() ? files.getLast().getFirst() : files.getFirst().getFirst();
    int side = reform.right() ? 1 : -1;
    Footprint beside = table.footprint(end);
    for (int each : coming) {
      double gap = groups.between(end, each);
      double aside = (beside.width() + table.footprint(each).width()) / 2 + gap;
      beside = table.footprint(each).to(beside.at().aside(side * aside));
      places.put(each, beside.at());
      end = each;
    }
  }

  /**
   * Returns the units that extend, the rearmost rank first; within a rank, those nearer to the
   * extended side first.
   */
  private List<Integer> extending(List<List<Integer>> files, FrontageChange reform) {
    List<List<Integer>> near = reform.right() ? files.reversed() : files;
    int deepest = files.stream().mapToInt(List::size).max().orElse(0);
    List<Integer> coming = new ArrayList<>();
    for (int rank = deepest - 1; rank > 0; rank--) {
      for (List<Integer> file : near) {
        if (rank < file.size() && coming.size() < reform.extending()) {
          coming.add(file.get(rank));
        }
      }
    }
    return coming;
  }

  /** Places whole files behind the others, beginning with the nearest. */
  private void contract(
      List<List<Integer>> files, FrontageChange reform, Map<Integer, Pose> places) {
    List<List<Integer>> near = reform.right() ? files.reversed() : files;
    List<List<Integer>> staying = near.subList(reform.contracting(), files.size());
    double[] deep = new double[staying.size()];
    for (int i = 0; i < deep.length; i++) {
      deep[i] = staying.get(i).stream().mapToDouble(each -> table.footprint(each).depth()).sum();
    }
    int next = 0;
    for (int each : contracting(files, reform)) {
      int file = next++ % deep.length;
      places.put(each, table.pose(staying.get(file).getFirst()).ahead(-deep[file]));
      deep[file] += table.footprint(each).depth();
    }
  }

  /** The units of the files that fall in behind others, the inner files first. */
  private static List<Integer> contracting(List<List<Integer>> files, FrontageChange reform) {
    List<List<Integer>> near = reform.right() ? files.reversed() : files;
    List<Integer> falling = new ArrayList<>();
    near.subList(0, Math.min(reform.contracting(), files.size()))
        .reversed()
        .forEach(falling::addAll);
    return falling;
  }

  /** Whether it is a difficult manoeuvre (AR-073, AR-078). */
  boolean difficult(int[] group) {
    return Arrays.stream(group)
        .anyMatch(
            each ->
                table.type(each).has(Ability.UNMANOEUVRABLE) || manoeuvres.difficultThird(each));
  }

  /** Every extension and contraction that is offered. */
  List<FrontageChange> of(int[] group) {
    List<FrontageChange> found = new ArrayList<>();
    if (manoeuvres.isBarred(group)) {
      return found;
    }
    List<List<Integer>> files = groups.files(group);
    int behind = files.stream().mapToInt(file -> file.size() - 1).sum();
    double far =
        Arrays.stream(group).mapToDouble(each -> allowance.over(each, Going.OPEN)).min().orElse(0);
    for (boolean right : new boolean[] {false, true}) {
      for (int units = 1; units <= behind; units++) {
        for (double ahead = 0; ahead <= far; ahead++) {
          addLegal(found, group, files, FrontageChange.extension(units, right, ahead));
        }
      }
      for (int front = 1; front < files.size(); front++) {
        for (double ahead = table.rules.length("contraction-advance"); ahead <= far; ahead++) {
          addLegal(found, group, files, FrontageChange.contraction(front, right, ahead));
        }
      }
    }
    return found;
  }

  private void addLegal(
      List<FrontageChange> found, int[] group, List<List<Integer>> files, FrontageChange reform) {
    if (refusal(group, files, reform) == null) {
      found.add(reform);
    }
  }

  /**
   * Carries the change out; it counts as a move, and records whether the movers were near the
   * enemy.
   */
  void carryOut(int[] group, FrontageChange reform) {
    Map<Integer, List<Pose>> ways = ways(groups.files(group), reform);
    ways.forEach(
        (unit, bends) ->
            table.nearEnemy[unit] |=
                manoeuvres.nearEnemy(
                    unit, new MoveSweep(table.ground, table.footprint(unit), bends)));
    ways.forEach(
        (unit, bends) -> {
          table.place(unit, bends.getLast());
          table.moves[unit]++;
        });
  }
}
