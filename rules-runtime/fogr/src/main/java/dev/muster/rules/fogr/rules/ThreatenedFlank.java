package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.AreaCoverage;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Polygon;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Threatened flanks, with their causes (FR-112 to FR-137). */
public final class ThreatenedFlank {
  /** Farther than any table is long, in MU. */
  private static final double FAR = 1000;

  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final Keil keil;
  private final FlankCharge charges;

  public ThreatenedFlank(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
    this.keil = new Keil(rules);
    this.charges = new FlankCharge(field);
  }

  /** The result for one cause: whether it applies, the reason, and the ledger rows. */
  private record Cause(boolean holds, String why, List<String> rows) {
    static Cause none(String why, String... rows) {
      return new Cause(false, why, List.of(rows));
    }
  }

  /** Whether it has a threatened flank. */
  public Ruling of(BattleGroup group) {
    if (!group.footBattleTroops(rules)) {
      return Ruling.no(
          group.troops().label() + " are no foot battle troops", "FR-112", "FR-D05", "FR-D06");
    }
    List<String> why = new ArrayList<>();
    List<String> spared = new ArrayList<>();
    Set<String> rows = new LinkedHashSet<>(List.of("FR-112"));
    Set<String> sparedRows = new LinkedHashSet<>(rows);
    for (Cause each : List.of(sideEdge(group), baseEdge(group), mounted(group), charged(group))) {
      if (each.holds()) {
        why.add(each.why());
        rows.addAll(each.rows());
      } else {
        sparedRows.addAll(each.rows());
        if (!each.why().isEmpty()) {
          spared.add(each.why());
        }
      }
    }
    return why.isEmpty()
        ? new Ruling(
            false,
            List.copyOf(sparedRows),
            spared.isEmpty() ? "none of the four causes" : String.join("; ", spared))
        : new Ruling(true, List.copyOf(rows), String.join("; ", why));
  }

  // ---- (a) and (b): the edges of the table

  private Cause sideEdge(BattleGroup group) {
    double west = least(group, true);
    double east = field.width() - most(group, true);
    double nearest = Math.min(west, east);
    if (!FogRules.below(nearest, rules.number("flank-side-edge"))) {
      return Cause.none("", "FR-113");
    }
    return group.commandedShot()
        ? Cause.none("commanded shot fear no side edge", "FR-113", "FR-115")
        : new Cause(
            true,
            "cause a, "
                + LengthText.text(nearest)
                + " from the "
                + (west < east ? "west" : "east")
                + " edge",
            List.of("FR-113", "FR-114", "FR-D02"));
  }

  private Cause baseEdge(BattleGroup group) {
    double south = least(group, false);
    double north = field.height() - most(group, false);
    double nearest = Math.min(south, north);
    if (!FogRules.below(nearest, rules.number("flank-base-edge"))) {
      return Cause.none("", "FR-116");
    }
    return group.commandedShot()
        ? Cause.none("commanded shot fear no base edge", "FR-116", "FR-118")
        : new Cause(
            true,
            "cause b, "
                + LengthText.text(nearest)
                + " from the "
                + (south < north ? "south" : "north")
                + " edge",
            List.of("FR-116", "FR-117", "FR-D02"));
  }

  private double least(BattleGroup group, boolean east) {
    return shapes.corners(group).stream()
        .mapToDouble(each -> east ? each.x() : each.y())
        .min()
        .orElse(0);
  }

  private double most(BattleGroup group, boolean east) {
    return shapes.corners(group).stream()
        .mapToDouble(each -> east ? each.x() : each.y())
        .max()
        .orElse(0);
  }

  // ---- (c): enemy mounted beyond a flank

  private Cause mounted(BattleGroup group) {
    List<String> why = new ArrayList<>();
    List<String> spared = new ArrayList<>();
    Set<String> rows = new LinkedHashSet<>();
    Set<String> sparedRows = new LinkedHashSet<>(List.of("FR-119", "FR-120"));
    for (Footprint.Edge flank : List.of(Footprint.Edge.LEFT, Footprint.Edge.RIGHT)) {
      for (BattleGroup enemy : threats(group, flank)) {
        Cause guard = guarded(group, flank);
        if (guard.holds()) {
          spared.add(enemy.name() + " does not count: " + guard.why());
          sparedRows.addAll(guard.rows());
        } else {
          why.add(
              "cause c, by "
                  + enemy.name()
                  + ", "
                  + LengthText.text(distance(group, flank, enemy))
                  + " from its "
                  + edgeText(flank));
          rows.addAll(List.of("FR-119", "FR-120", "FR-121"));
        }
      }
    }
    return why.isEmpty()
        ? new Cause(false, String.join("; ", spared), List.copyOf(sparedRows))
        : new Cause(true, String.join("; ", why), List.copyOf(rows));
  }

  private static String edgeText(Footprint.Edge flank) {
    return flank == Footprint.Edge.LEFT ? "left flank" : "right flank";
  }

  private List<BattleGroup> threats(BattleGroup group, Footprint.Edge flank) {
    int limit = rules.number("flank-enemy");
    return field.enemies(group).stream()
        .filter(each -> each.mountedBattleTroops(rules) && each.unbroken())
        .filter(each -> !each.is("close-combat"))
        .filter(each -> beyond(group, flank, each))
        .filter(each -> rules.within(distance(group, flank, each), limit))
        .toList();
  }

  /** MU from a flank edge to the nearest point of another. */
  private double distance(BattleGroup group, Footprint.Edge flank, BattleGroup other) {
    Segment edge = shapes.about(group).edge(flank);
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon each : shapes.files(other)) {
      least = Math.min(least, AreaCoverage.distance(edge, each));
    }
    return least;
  }

  /** Whether another lies at least partly beyond the line of a flank edge (FR-121). */
  private boolean beyond(BattleGroup group, Footprint.Edge flank, BattleGroup other) {
    Footprint about = shapes.about(group);
    double half = about.width() / 2 + FogRules.HAIR;
    return shapes.corners(other).stream()
        .mapToDouble(about::right)
        .anyMatch(right -> flank == Footprint.Edge.LEFT ? right < -half : right > half);
  }

  /** Returns what makes a battle group immune to cause (c) on a flank. */
  private Cause guarded(BattleGroup group, Footprint.Edge flank) {
    if (group.tercio() != Tercio.NONE) {
      return new Cause(true, "tercios are immune", List.of("FR-126"));
    }
    if (keil.isOne(group)) {
      return new Cause(true, "keils are immune", List.of("FR-127"));
    }
    if (group.troops().wagon()) {
      return new Cause(true, "battle wagons are immune", List.of("FR-128"));
    }
    if (inRoughGround(group)) {
      return new Cause(true, "all of it stands in rough or difficult ground", List.of("FR-134"));
    }
    Cause leaning = leaning(group, flank);
    if (leaning.holds()) {
      return leaning;
    }
    for (BattleGroup friend : field.friends(group)) {
      String row = row(friend);
      int limit = rules.number(row.equals("FR-122") ? "flank-enemy" : "flank-foot");
      if (!row.isEmpty()
          && friend.unbroken()
          && beyond(group, flank, friend)
          && rules.within(distance(group, flank, friend), limit)) {
        return new Cause(true, friend.name() + " guards its " + edgeText(flank), List.of(row));
      }
    }
    return Cause.none("");
  }

  /** Returns the row by which friends guard a flank; empty for friends that cannot. */
  private String row(BattleGroup friend) {
    if (friend.troops().elephants()) {
      return "FR-124";
    }
    if (friend.mountedBattleTroops(rules)) {
      return "FR-122";
    }
    return friend.footBattleTroops(rules) && !friend.troops().artillery() ? "FR-123" : "";
  }

  private boolean inRoughGround(BattleGroup group) {
    List<Polygon> pieces = new ArrayList<>();
    for (TerrainPiece each : field.ground()) {
      if (each.is("rough") || each.is("difficult")) {
        pieces.addAll(each.pieces());
      }
    }
    return !pieces.isEmpty()
        && shapes.files(group).stream().allMatch(file -> AreaCoverage.contains(pieces, file));
  }

  /** Ground that a flank leans on, and that both lines of its front and rear go through. */
  private Cause leaning(BattleGroup group, Footprint.Edge flank) {
    Footprint about = shapes.about(group);
    Segment edge = about.edge(flank);
    for (TerrainPiece each : field.ground()) {
      String row = row(each);
      if (!row.isEmpty() && touches(each, edge) && bothLines(about, flank, each)) {
        return new Cause(
            true, "its " + edgeText(flank) + " leans on " + each.label(), List.of(row, "FR-133"));
      }
    }
    return Cause.none("");
  }

  private static String row(TerrainPiece ground) {
    if (ground.is("obstacle")) {
      return "FR-129";
    }
    if (ground.is("fortification")) {
      return "FR-130";
    }
    if (ground.is("difficult")) {
      return "FR-131";
    }
    return ground.is("impassable") && !ground.is("coastline") ? "FR-132" : "";
  }

  private static boolean touches(TerrainPiece ground, Segment edge) {
    if (ground.is("fortification")) {
      return ground.rear().stream()
          .anyMatch(rear -> AreaCoverage.distance(rear, edge) <= ConvexPolygon.TOUCH);
    }
    return ground.pieces().stream()
        .anyMatch(piece -> AreaCoverage.distance(piece, edge) <= ConvexPolygon.TOUCH);
  }

  private static boolean bothLines(Footprint about, Footprint.Edge flank, TerrainPiece ground) {
    double side = flank == Footprint.Edge.LEFT ? -1 : 1;
    double half = side * about.width() / 2;
    for (double ahead : new double[] {0, -about.depth()}) {
      Point from = about.inwards(half, ahead);
      Segment out = new Segment(from, about.inwards(half + side * FAR, ahead));
      if (ground.pieces().stream().noneMatch(piece -> AreaCoverage.through(piece, out))) {
        return false;
      }
    }
    return true;
  }

  // ---- (d): charges on flank or rear

  private Cause charged(BattleGroup group) {
    String barred = neverInFlankOrRear(group);
    if (!barred.isEmpty()) {
      return Cause.none(
          barred.equals("FR-137") ? "no charge on it counts as on flank or rear" : "", barred);
    }
    boolean rearAlone = group.tercio() == Tercio.LATER || keil.isOne(group);
    for (BattleGroup enemy : field.enemies(group)) {
      FlankCharge.@Nullable Charge charge = charges.of(enemy, group, rearAlone);
      if (charge != null) {
        List<String> rows = new ArrayList<>(List.of("FR-135", "FR-D10"));
        if (rearAlone) {
          rows.add("FR-136");
        }
        return new Cause(
            true,
            "cause d, by "
                + enemy.name()
                + ", who may charge its "
                + (charge.rear() ? "rear" : "flank")
                + (charge.told() ? "" : " as far as that can be worked out"),
            rows);
      }
    }
    return rearAlone ? Cause.none("", "FR-135", "FR-136") : Cause.none("", "FR-135");
  }

  private static String neverInFlankOrRear(BattleGroup group) {
    boolean never = group.troops().wagon() || group.tercio() == Tercio.EARLY || group.inSquare();
    return never ? "FR-137" : "";
  }
}
