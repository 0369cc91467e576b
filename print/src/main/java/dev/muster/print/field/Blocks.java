package dev.muster.print.field;

import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Mark.Anchor;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Region;
import dev.muster.print.drawing.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * Stands as blocks seen from above: the heavy edge with the point is the front. Sides are told
 * apart without colours too: the first is light with dark letters, the second the reverse.
 */
final class Blocks {
  private static final List<String> FILL = List.of("#ffffff", "#27384f", "#d9d9d9", "#6b5a2e");
  private static final List<String> INK = List.of("#8c1d18", "#ffffff", "#1d1b16", "#ffffff");
  private static final List<String> LINE = List.of("#8c1d18", "#16233a", "#1d1b16", "#3d3216");
  static final String GOLD = "#f5c542";

  /** Half the width of a block, half its depth, and how far its point reaches, by its room. */
  static final double HALF_WIDTH = 0.66;

  static final double HALF_DEPTH = 0.42;
  static final double POINT = 0.7;

  /** How far before the middle of its place a block stands: behind it is room for the number. */
  static final double FORWARD = 0.14;

  /** What looks different. */
  enum Kind {
    FOOT,
    MOUNTED,
    ARTILLERY,
    SKIRMISHERS
  }

  /** What a stand may be in when the battle begins. */
  enum State {
    DISORDERED("disordered"),
    OPPORTUNITY("on opportunity");

    final String what;

    State(String what) {
      this.what = what;
    }
  }

  private final Palette palette;
  private final double room;

  /**
   * @param room radius of the free circle of a place, in millimetres
   */
  Blocks(Palette palette, double room) {
    this.palette = palette;
    this.room = room;
  }

  private static String pick(List<String> colours, int side) {
    return colours.get(side % colours.size());
  }

  String line(int side) {
    return palette.ink(pick(LINE, side));
  }

  private String fill(int side) {
    return palette.counter(pick(FILL, side));
  }

  private String ink(int side) {
    String ink = pick(INK, side);
    return palette == Palette.SPARING ? "#000000" : palette.ink(ink);
  }

  /** Size of the letters on a block. */
  double letters() {
    return Math.max(Lettering.LEAST, 0.48 * room);
  }

  /** What a block covers, its point included. */
  Region body(Spot at, double angle) {
    return new Region(
        Path.open(
                List.of(
                    new Spot(-HALF_WIDTH * room, HALF_DEPTH * room),
                    new Spot(-HALF_WIDTH * room, -HALF_DEPTH * room),
                    new Spot(0, -POINT * room),
                    new Spot(HALF_WIDTH * room, -HALF_DEPTH * room),
                    new Spot(HALF_WIDTH * room, HALF_DEPTH * room)))
            .placed(angle + Math.PI / 2, at)
            .points());
  }

  /**
   * A stand.
   *
   * @param angle where it looks, clockwise from east in radians
   * @param ranks 1 or more; those behind the first are marked at its ends
   */
  List<Mark> stand(int side, Kind kind, int ranks, Spot at, double angle, String label) {
    double wide = HALF_WIDTH * room;
    double deep = HALF_DEPTH * room;
    double turned = angle + Math.PI / 2;
    var marks = new ArrayList<Mark>();
    Path base =
        kind == Kind.ARTILLERY
            ? Path.rounded(
                List.of(
                    new Spot(-wide * 1.1, -deep),
                    new Spot(0, -deep),
                    new Spot(wide * 1.1, -deep),
                    new Spot(wide * 1.1, deep),
                    new Spot(0, deep),
                    new Spot(-wide * 1.1, deep)))
            : Path.box(-wide, -deep, wide, deep);
    double stroke = Math.max(0.25, 0.05 * room);
    Path placed = base.placed(turned, at);
    marks.add(
        kind == Kind.SKIRMISHERS
            ? new Mark.Form(
                placed, fill(side), line(side), stroke, List.of(0.16 * room, 0.1 * room))
            : Mark.Form.both(placed, fill(side), line(side), stroke));
    if (kind == Kind.MOUNTED) {
      Path half =
          Path.closed(List.of(new Spot(-wide, deep), new Spot(wide, -deep), new Spot(wide, deep)));
      marks.add(Mark.Form.filled(half.placed(turned, at), mounted(side)));
    }
    ranks(marks, side, Math.clamp(ranks, 1, 9), turned, at);
    Path point =
        Path.closed(
            List.of(
                new Spot(-0.22 * room, -deep),
                new Spot(0, -POINT * room),
                new Spot(0.22 * room, -deep)));
    marks.add(Mark.Form.filled(point.placed(turned, at), line(side)));
    double front = kind == Kind.ARTILLERY ? 0.6 * wide : wide;
    marks.add(
        Mark.Form.drawn(
            Path.line(-front, -deep, front, -deep).placed(turned, at),
            line(side),
            Math.max(0.5, 0.11 * room)));
    double size = letters();
    marks.add(
        new Mark.Letters(
            at.x(),
            at.y() + size * Lettering.CAPITAL / 2,
            size,
            label,
            Anchor.MIDDLE,
            true,
            false,
            ink(side),
            fill(side)));
    return marks;
  }

  private String mounted(int side) {
    boolean dark = Palette.light(pick(FILL, side)) < 128;
    return palette == Palette.SPARING
        ? (dark ? "#b9b9b9" : "#dddddd")
        : palette.ink(dark ? "#6d7f9b" : "#e0b3ad");
  }

  private void ranks(List<Mark> marks, int side, int ranks, double turned, Spot at) {
    var ticks = new ArrayList<Path>();
    for (int rank = 1; rank < ranks; rank++) {
      double y = (-HALF_DEPTH + 2 * HALF_DEPTH * rank / ranks) * room;
      for (int hand : new int[] {-1, 1}) {
        ticks.add(
            Path.line(hand * HALF_WIDTH * room, y, hand * (HALF_WIDTH - 0.14) * room, y)
                .placed(turned, at));
      }
    }
    if (!ticks.isEmpty()) {
      marks.add(Mark.Form.drawn(Path.of(ticks), ink(side), Math.max(0.25, 0.05 * room)));
    }
  }

  /** What a stand is in, along its rear: a jagged line for disorder, a bow for opportunity. */
  List<Mark> state(int side, State state, Spot at, double angle) {
    double wide = HALF_WIDTH * room;
    double rear = (HALF_DEPTH + 0.13) * room;
    double turned = angle + Math.PI / 2;
    var points = new ArrayList<Spot>();
    if (state == State.DISORDERED) {
      for (int i = 0; i <= 8; i++) {
        points.add(new Spot(-wide + 2 * wide * i / 8, rear + (i % 2 == 0 ? -0.06 : 0.08) * room));
      }
    } else {
      // the eyes of a stand that waits: a bow beyond its front
      for (int i = -3; i <= 3; i++) {
        points.add(new Spot(i * 0.2 * room, (-POINT - 0.12 + 0.018 * i * i) * room));
      }
    }
    Path path = Path.open(points).placed(turned, at);
    return List.of(
        Mark.Form.drawn(path, "#ffffff", Math.max(0.9, 0.18 * room)),
        Mark.Form.drawn(path, line(side), Math.max(0.4, 0.08 * room)));
  }

  /** Half the side of a General's sign. */
  double general() {
    return Math.max(0.31 * room, Lettering.LEAST * 0.62);
  }

  /** A General: a gold square that lies on one corner, with the letter of his group. */
  List<Mark> general(int side, Spot at, String letter) {
    double half = general();
    double size = Math.max(Lettering.LEAST, half * 1.5 / Math.max(1, 0.75 * letter.length()));
    Path square = Path.box(at.x() - half, at.y() - half, at.x() + half, at.y() + half);
    return List.of(
        Mark.Form.both(
            square,
            palette == Palette.SPARING ? "#ffffff" : palette.ink(GOLD),
            line(side),
            Math.max(0.35, 0.08 * room)),
        new Mark.Letters(
            at.x(),
            at.y() + size * Lettering.CAPITAL / 2,
            size,
            letter,
            Anchor.MIDDLE,
            true,
            false,
            palette.ink("#1d1b16"),
            null));
  }
}
