package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Determines which units can shoot, and with how many bases (FR-056, FR-072 to FR-089). */
public final class ShootingBases {
  private static final int USUAL_RANKS = 2;
  private static final int PISTOL_RANKS = 3;

  private final FogRules rules;
  private final BattleGroupGeometry shapes;

  public ShootingBases(FogRules rules) {
    this.rules = rules;
    this.shapes = new BattleGroupGeometry(rules);
  }

  /** The side on which a target is. */
  enum Side {
    FRONT,
    LEFT,
    RIGHT,
    REAR
  }

  /**
   * A base that shoots.
   *
   * @param file from 0 at the left
   * @param rank from 0 at the front
   */
  record Shooter(int file, int rank) {}

  /**
   * The shooting bases.
   *
   * @param rows the ledger rows applied
   */
  public record Shooters(List<Shooter> bases, List<String> rows, String how) {}

  /** Whether it may shoot in this turn's shooting phase (FR-072 to FR-078). */
  public Ruling may(BattleGroup group, FogPhase phase) {
    if (phase == FogPhase.IMPACT) {
      return Ruling.no(
          "nobody shoots in the impact phase: fire at close range is in its points of advantage",
          "FR-078",
          "FR-079");
    }
    if (phase != FogPhase.SHOOTING) {
      return Ruling.no("shooting has a phase of its own", "FR-041");
    }
    if (group.is("moved-in-impact")) {
      return Ruling.no("it moved in the impact phase", "FR-076");
    }
    if (group.is("passed-short")) {
      return Ruling.no(
          "it passed through friends this turn that it had not the move to clear", "FR-056");
    }
    if (!group.is("moved-in-manoeuvre")) {
      return Ruling.yes("it has not moved", "FR-072", "FR-076");
    }
    if (group.troops().artillery()) {
      return Ruling.no(
          "it is artillery that moved, pivoted or turned in the manoeuvre phase",
          "FR-072",
          group.has("wagon-mounted") ? "FR-073" : "FR-074");
    }
    if (group.troops().wagon()
        && group.formation().bases().stream().noneMatch(ShootingBases::besideArtillery)) {
      return Ruling.no("its wagons moved, and have artillery alone", "FR-072", "FR-073");
    }
    return Ruling.yes("who is no artillery shoots however it moved", "FR-075");
  }

  /** Whether a base shoots with anything except light artillery. */
  private static boolean besideArtillery(Base base) {
    return base.capabilities().stream()
        .anyMatch(each -> Base.isShooting(each) && !each.equals("light-artillery"));
  }

  /** Returns the side on which a target is, by its nearest point. */
  public Side side(BattleGroup group, BattleGroup target) {
    Footprint about = shapes.about(group);
    Point to = about.outline().shortest(shapes.about(target).outline()).to();
    double ahead = about.ahead(to);
    if (ahead > 0) {
      return Side.FRONT;
    }
    if (ahead < -about.depth()) {
      return Side.REAR;
    }
    return about.right(to) < 0 ? Side.LEFT : Side.RIGHT;
  }

  /** Which of its bases shoot to a side. */
  public Shooters to(BattleGroup group, Side side) {
    TroopType troops = group.troops();
    boolean tercio = group.tercio() != Tercio.NONE;
    if (troops.artillery()) {
      return ranks(group, 1, false, "artillery with its front rank", "FR-080");
    }
    if (troops.dragoons()) {
      return ranks(group, 1, false, "dragoons with their front rank", "FR-081");
    }
    if (troops.wagon()) {
      return oneFile(group);
    }
    if (pistols(group)) {
      return ranks(group, PISTOL_RANKS, false, "pistols with three ranks", "FR-083");
    }
    if (side == Side.REAR && troops.lightHorse()) {
      return ranks(group, USUAL_RANKS, true, "two ranks from the rear", "FR-084", "FR-085");
    }
    if (side == Side.REAR && tercio) {
      return ranks(group, USUAL_RANKS, true, "two ranks from the rear", "FR-084", "FR-086");
    }
    if ((side == Side.LEFT || side == Side.RIGHT) && tercio) {
      return flank(group, side);
    }
    List<String> rows = new ArrayList<>(List.of("FR-084"));
    if (group.swedishBrigade()) {
      rows.add("FR-088");
    }
    if (group.has("regimental-gun")) {
      rows.add("FR-089");
    }
    return ranks(
        group,
        USUAL_RANKS,
        false,
        "two ranks"
            + (group.swedishBrigade() ? ", as if the pike at the point were not there" : ""),
        rows.toArray(String[]::new));
  }

  private boolean pistols(BattleGroup group) {
    TroopType troops = group.troops();
    boolean wide = rules.is("pistol_three_ranks", "all_pistols") && troops.is("protects-shot");
    return (troops.is("three-ranks") || wide)
        && group.formation().count(base -> base.capabilities().contains("pistol")) > 0;
  }

  private static boolean shoots(BattleGroup group, Base base) {
    if (group.troops().wagon() && group.is("moved-in-manoeuvre")) {
      return besideArtillery(base);
    }
    return base.shoots() || base.troops().artillery();
  }

  private Shooters ranks(
      BattleGroup group, int count, boolean fromRear, String how, String... rows) {
    List<Shooter> found = new ArrayList<>();
    int depth = group.formation().ranks();
    for (int file = 0; file < group.formation().width(); file++) {
      List<Base> bases = group.formation().files().get(file);
      int skipped = point(group, bases) ? 1 : 0;
      for (int rank = skipped; rank < bases.size(); rank++) {
        int counted = fromRear ? depth - rank : rank - skipped + 1;
        if (counted <= count && shoots(group, bases.get(rank))) {
          found.add(new Shooter(file, rank));
        }
      }
    }
    return new Shooters(found, List.of(rows), how);
  }

  /** Whether a file has the point of a Swedish brigade: a pike with shot behind (FR-088). */
  static boolean point(BattleGroup group, List<Base> file) {
    return group.swedishBrigade()
        && file.size() > 1
        && file.getFirst().pike()
        && file.get(1).shoots();
  }

  private Shooters oneFile(BattleGroup group) {
    List<Shooter> best = List.of();
    for (int file = 0; file < group.formation().width(); file++) {
      List<Shooter> found = new ArrayList<>();
      List<Base> bases = group.formation().files().get(file);
      for (int rank = 0; rank < bases.size(); rank++) {
        if (shoots(group, bases.get(rank))) {
          found.add(new Shooter(file, rank));
        }
      }
      best = found.size() > best.size() ? found : best;
    }
    List<String> rows = new ArrayList<>(List.of("FR-082"));
    if (group.is("moved-in-manoeuvre")) {
      rows.add("FR-073");
    }
    return new Shooters(best, rows, "battle wagons with one file");
  }

  /** Shot of a tercio to its flank: the file there is its front rank (FR-087). */
  private Shooters flank(BattleGroup group, Side side) {
    List<Shooter> found = new ArrayList<>();
    int width = group.formation().width();
    for (int in = 0; in < Math.min(USUAL_RANKS, width); in++) {
      int file = side == Side.LEFT ? in : width - 1 - in;
      List<Base> bases = group.formation().files().get(file);
      for (int rank = 0; rank < bases.size(); rank++) {
        if (shoots(group, bases.get(rank))) {
          found.add(new Shooter(file, rank));
        }
      }
    }
    return new Shooters(
        found,
        List.of("FR-084", "FR-087"),
        "two files from its " + (side == Side.LEFT ? "left" : "right"));
  }

  /** Whether it may shoot at a target, or at all, and with how many bases. */
  public Ruling of(BattleGroup group, @Nullable BattleGroup target) {
    Ruling may = may(group, FogPhase.SHOOTING);
    if (!may.holds()) {
      return may;
    }
    Side side = target == null ? Side.FRONT : side(group, target);
    Shooters shooters = to(group, side);
    int count = shooters.bases().size();
    List<String> rows = new ArrayList<>(may.rows());
    rows.addAll(shooters.rows());
    String to =
        switch (side) {
          case FRONT -> "to the front";
          case LEFT -> "to its left";
          case RIGHT -> "to its right";
          case REAR -> "to the rear";
        };
    return new Ruling(
        count > 0,
        rows,
        count == 0
            ? "no base of it shoots " + to
            : (count == 1 ? "1 base" : count + " bases") + " " + to + ": " + shooters.how());
  }
}
