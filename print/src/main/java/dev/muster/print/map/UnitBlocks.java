package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.List;

/**
 * Stands as blocks seen from above: the heavy edge with the point is the front. Sides can be
 * distinguished without colours: the first is light with dark letters, the second the reverse.
 */
final class UnitBlocks {
  private static final String WHITE = "#ffffff";
  private static final String BLACK = "#000000";

  /** How much darker the edge of a dark block is than the block. */
  private static final double EDGE = 0.4;

  static final String GOLD = "#f5c542";

  /** How far before the middle of its cell a block stands: behind it is room for the number. */
  static final double FORWARD = 0.14;

  /**
   * The size of a block, in millimetres.
   *
   * @param wide half its width
   * @param deep half its depth
   * @param point distance of its point from its middle
   */
  record Size(double wide, double deep, double point) {
    /** Returns the size of a block in a cell with a free circle of this radius. */
    static Size in(double room) {
      return new Size(0.66 * room, 0.42 * room, 0.7 * room);
    }
  }

  /** The display style of a state of a stand. */
  enum Manner {
    /** A jagged line along its rear: its order is broken. */
    JAGGED,
    /** A bow beyond its front: it waits for the enemy. */
    BOW,
    /** Letters beside it. */
    LETTERS
  }

  /**
   * A state of a stand at the start of the battle.
   *
   * @param key of the mark in the rulebook
   * @param what its name, for the user
   * @param sign the letters beside the stand; empty if the state is drawn
   */
  record State(String key, String what, Manner manner, String sign) {}

  private final Palette palette;
  private final List<SideColour> sides;
  private final double room;

  /**
   * @param sides the colour of each side
   * @param room radius of the free circle of a place, in millimetres
   */
  UnitBlocks(Palette palette, List<SideColour> sides, double room) {
    this.palette = palette;
    this.sides = List.copyOf(sides);
    this.room = room;
  }

  private static boolean isLight(int side) {
    return side % 2 == 0;
  }

  private String paper(int side) {
    return sides.get(side % sides.size()).paper();
  }

  String line(int side) {
    return palette.ink(isLight(side) ? paper(side) : Palette.mixed(paper(side), BLACK, EDGE));
  }

  private String fill(int side) {
    return palette.counter(isLight(side) ? WHITE : paper(side));
  }

  private String ink(int side) {
    return palette == Palette.SPARING ? BLACK : palette.ink(isLight(side) ? paper(side) : WHITE);
  }

  /** Size of the letters on a block. */
  double letters() {
    return Math.max(TextMetrics.LEAST, 0.48 * room);
  }

  /** Returns the region of a block, including its point. */
  ConvexRegion body(Size size, DrawingPoint at, double angle) {
    return region(
        List.of(
            new DrawingPoint(-size.wide(), size.deep()),
            new DrawingPoint(-size.wide(), -size.deep()),
            new DrawingPoint(0, -size.point()),
            new DrawingPoint(size.wide(), -size.deep()),
            new DrawingPoint(size.wide(), size.deep())),
        at,
        angle);
  }

  /** The ground of its base, over which its point reaches: units in contact share none of it. */
  ConvexRegion ground(Size size, DrawingPoint at, double angle) {
    return region(
        List.of(
            new DrawingPoint(-size.wide(), size.deep()),
            new DrawingPoint(-size.wide(), -size.deep()),
            new DrawingPoint(size.wide(), -size.deep()),
            new DrawingPoint(size.wide(), size.deep())),
        at,
        angle);
  }

  /** The strip behind a block that a jagged line takes. */
  ConvexRegion rear(Size size, DrawingPoint at, double angle) {
    double far = size.deep() + 0.3 * room;
    return region(
        List.of(
            new DrawingPoint(-size.wide(), far),
            new DrawingPoint(-size.wide(), size.deep()),
            new DrawingPoint(size.wide(), size.deep()),
            new DrawingPoint(size.wide(), far)),
        at,
        angle);
  }

  private static ConvexRegion region(List<DrawingPoint> corners, DrawingPoint at, double angle) {
    return new ConvexRegion(VectorPath.open(corners).placed(angle + Math.PI / 2, at).points());
  }

  /**
   * Returns the drawing of a stand.
   *
   * @param angle its heading, clockwise from east in radians
   * @param ranks 1 or more; those behind the first are marked at its ends
   */
  List<Primitive> stand(
      int side,
      Size size,
      DerivedStats.Branch branch,
      int ranks,
      DrawingPoint at,
      double angle,
      String label) {
    double wide = size.wide();
    double deep = size.deep();
    double turned = angle + Math.PI / 2;
    var marks = new ArrayList<Primitive>();
    VectorPath base = base(branch, wide, deep);
    double stroke = Math.max(0.25, 0.05 * room);
    VectorPath placed = base.placed(turned, at);
    marks.add(
        branch == DerivedStats.Branch.SKIRMISHERS || branch == DerivedStats.Branch.LIGHT_HORSE
            ? new Primitive.PathPrimitive(
                placed, fill(side), line(side), stroke, List.of(0.16 * room, 0.1 * room))
            : Primitive.PathPrimitive.both(placed, fill(side), line(side), stroke));
    if (branch == DerivedStats.Branch.MOUNTED || branch == DerivedStats.Branch.LIGHT_HORSE) {
      VectorPath half =
          VectorPath.closed(
              List.of(
                  new DrawingPoint(-wide, deep),
                  new DrawingPoint(wide, -deep),
                  new DrawingPoint(wide, deep)));
      marks.add(Primitive.PathPrimitive.filled(half.placed(turned, at), mounted(side)));
    }
    ranks(marks, side, size, Math.clamp(ranks, 1, 9), turned, at);
    VectorPath point =
        VectorPath.closed(
            List.of(
                new DrawingPoint(-0.22 * room, -deep),
                new DrawingPoint(0, -size.point()),
                new DrawingPoint(0.22 * room, -deep)));
    marks.add(Primitive.PathPrimitive.filled(point.placed(turned, at), line(side)));
    double front = branch == DerivedStats.Branch.ARTILLERY ? 0.6 * wide : wide;
    marks.add(
        Primitive.PathPrimitive.drawn(
            VectorPath.line(-front, -deep, front, -deep).placed(turned, at),
            line(side),
            Math.max(0.5, 0.11 * room)));
    if (fits(size, label)) {
      marks.add(letters(side, at, label));
    }
    return marks;
  }

  /** Whether the letters of a stand have room on its block, however it is turned. */
  boolean fits(Size size, String label) {
    double half = TextMetrics.width(label, letters(), true) / 2;
    double high = letters() * TextMetrics.CAPITAL / 2;
    return Math.max(half, high) <= Math.max(size.wide(), size.deep())
        && Math.hypot(half, high) <= Math.hypot(size.wide(), size.deep())
        && high <= Math.min(size.wide(), size.deep());
  }

  /** The letters of a stand about a spot. */
  Primitive.TextPrimitive letters(int side, DrawingPoint at, String label) {
    return new Primitive.TextPrimitive(
        at.x(),
        at.y() + letters() * TextMetrics.CAPITAL / 2,
        letters(),
        label,
        Anchor.MIDDLE,
        true,
        false,
        ink(side),
        fill(side));
  }

  private static VectorPath base(DerivedStats.Branch branch, double wide, double deep) {
    return switch (branch) {
      case ARTILLERY ->
          VectorPath.rounded(
              List.of(
                  new DrawingPoint(-wide * 1.1, -deep),
                  new DrawingPoint(0, -deep),
                  new DrawingPoint(wide * 1.1, -deep),
                  new DrawingPoint(wide * 1.1, deep),
                  new DrawingPoint(0, deep),
                  new DrawingPoint(-wide * 1.1, deep)));
      // wagons drawn up: the corners are cut
      case CAMP ->
          VectorPath.closed(
              List.of(
                  new DrawingPoint(-wide * 0.7, -deep),
                  new DrawingPoint(wide * 0.7, -deep),
                  new DrawingPoint(wide, -deep * 0.4),
                  new DrawingPoint(wide, deep * 0.4),
                  new DrawingPoint(wide * 0.7, deep),
                  new DrawingPoint(-wide * 0.7, deep),
                  new DrawingPoint(-wide, deep * 0.4),
                  new DrawingPoint(-wide, -deep * 0.4)));
      default -> VectorPath.box(-wide, -deep, wide, deep);
    };
  }

  private String mounted(int side) {
    return palette == Palette.SPARING
        ? (isLight(side) ? "#dddddd" : "#b9b9b9")
        : palette.ink(Palette.mixed(paper(side), WHITE, isLight(side) ? 0.67 : 0.33));
  }

  private void ranks(
      List<Primitive> marks, int side, Size size, int ranks, double turned, DrawingPoint at) {
    var ticks = new ArrayList<VectorPath>();
    for (int rank = 1; rank < ranks; rank++) {
      double y = -size.deep() + 2 * size.deep() * rank / ranks;
      for (int hand : new int[] {-1, 1}) {
        ticks.add(
            VectorPath.line(hand * size.wide(), y, hand * (size.wide() - 0.14 * room), y)
                .placed(turned, at));
      }
    }
    if (!ticks.isEmpty()) {
      marks.add(
          Primitive.PathPrimitive.drawn(
              VectorPath.of(ticks), ink(side), Math.max(0.25, 0.05 * room)));
    }
  }

  /**
   * Returns the marks of a state: a jagged line along the rear for broken order, a bow before the
   * front for a waiting stand; empty for a state that letters show.
   */
  List<Primitive> state(int side, Size size, Manner manner, DrawingPoint at, double angle) {
    double rear = size.deep() + 0.13 * room;
    double turned = angle + Math.PI / 2;
    var points = new ArrayList<DrawingPoint>();
    switch (manner) {
      case JAGGED -> {
        int teeth = 2 * Math.max(4, (int) Math.round(4 * size.wide() / (0.66 * room)));
        for (int i = 0; i <= teeth; i++) {
          double along = -size.wide() + 2 * size.wide() * i / teeth;
          points.add(new DrawingPoint(along, rear + (i % 2 == 0 ? -0.06 : 0.08) * room));
        }
      }
      case BOW -> {
        // the eyes of a stand that waits: a bow beyond its front
        for (int i = -3; i <= 3; i++) {
          points.add(
              new DrawingPoint(i * 0.2 * room, -size.point() + (-0.12 + 0.018 * i * i) * room));
        }
      }
      case LETTERS -> {
        return List.of();
      }
    }
    VectorPath path = VectorPath.open(points).placed(turned, at);
    return List.of(
        Primitive.PathPrimitive.drawn(path, "#ffffff", Math.max(0.9, 0.18 * room)),
        Primitive.PathPrimitive.drawn(path, line(side), Math.max(0.4, 0.08 * room)));
  }

  /** Half the side of a General's sign. */
  double general() {
    return Math.max(0.31 * room, TextMetrics.LEAST * 0.62);
  }

  /** A General: a gold square that lies on one corner, with the letter of his group. */
  List<Primitive> general(int side, DrawingPoint at, String letter) {
    double half = general();
    double size = Math.max(TextMetrics.LEAST, half * 1.5 / Math.max(1, 0.75 * letter.length()));
    VectorPath square = VectorPath.box(at.x() - half, at.y() - half, at.x() + half, at.y() + half);
    return List.of(
        Primitive.PathPrimitive.both(
            square,
            palette == Palette.SPARING ? "#ffffff" : palette.ink(GOLD),
            line(side),
            Math.max(0.35, 0.08 * room)),
        new Primitive.TextPrimitive(
            at.x(),
            at.y() + size * TextMetrics.CAPITAL / 2,
            size,
            letter,
            Anchor.MIDDLE,
            true,
            false,
            palette.ink("#1d1b16"),
            null));
  }
}
