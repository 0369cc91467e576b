package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.TerrainStyle.Symbol;
import java.util.ArrayList;
import java.util.List;

/** Draws symbols that identify terrain without colours. */
final class TerrainSymbols {
  private static final String WOOD = "#4d6b3c";
  private static final String WALL = "#6b4a3c";
  private static final String WATER = "#4f7f8f";
  private static final String GRASS = "#6f8a4a";
  private static final String STONE = "#6f6a5e";

  /** Positions of symbols in a cell, as shares of its width; the outer ones lie between cells. */
  private static final double[][] SCATTERED = {
    {0.02, -0.06},
    {-0.52, 0.3},
    {0.5, 0.36},
    {-0.46, -0.4},
    {0.48, -0.44},
    {0.02, 0.66},
    {-0.04, -0.74}
  };

  private static final double[][] ROWS = {
    {-0.5, -0.42},
    {0, -0.42},
    {0.5, -0.42},
    {-0.5, 0.06},
    {0, 0.06},
    {0.5, 0.06},
    {-0.5, 0.54},
    {0, 0.54},
    {0.5, 0.54}
  };

  private static final double[][] PITCHED = {
    {-0.45, -0.4}, {0.4, -0.35}, {-0.4, 0.45}, {0.45, 0.5}
  };

  private static final double[][] ALONE = {{0, 0}};

  private final Palette palette;
  private final double room;

  /**
   * @param room radius of the free circle of a cell, in millimetres
   */
  TerrainSymbols(Palette palette, double room) {
    this.palette = palette;
    this.room = room;
  }

  /** A sign on the map. */
  record Sign(DrawingPoint at, double radius, List<Primitive> marks) {
    Sign {
      marks = List.copyOf(marks);
    }
  }

  /**
   * The signs of a plot. The same plot has them at the same places each time.
   *
   * @param whole whether it is as large as a cell; a smaller one has a single sign
   */
  List<Sign> of(BoardLayout.Plot plot, Symbol symbol, boolean whole) {
    double[][] places =
        switch (symbol) {
          case BARE -> new double[0][];
          case CHURCH -> ALONE;
          case TENTS -> PITCHED;
          case ORCHARD, CROPS -> ROWS;
          default -> SCATTERED;
        };
    var signs = new ArrayList<Sign>();
    boolean rows = places != SCATTERED;
    if (!whole && places.length > 0) {
      places = ALONE;
    }
    for (int i = 0; i < places.length; i++) {
      int seed = plot.column() * 31 + plot.row() * 17 + i * 7;
      double aside = rows ? 0 : ((seed * 37 % 11) - 5) * 0.016;
      double down = rows ? 0 : ((seed * 53 % 11) - 5) * 0.016;
      DrawingPoint at =
          plot.middle().moved((places[i][0] + aside) * room, (places[i][1] + down) * room);
      signs.add(sign(symbol, at, seed % 3));
    }
    return signs;
  }

  /** One sign; {@code variant} 0 to 2 makes it differ a little from its neighbours. */
  Sign sign(Symbol symbol, DrawingPoint at, int variant) {
    double size = room * (0.9 + 0.1 * variant);
    return switch (symbol) {
      case TREES -> new Sign(at, 0.2 * size, tree(at, 0.19 * size));
      case ORCHARD -> new Sign(at, 0.13 * room, tree(at, 0.12 * room));
      case HOUSES -> new Sign(at, 0.22 * room, house(at, size, variant));
      case CHURCH -> new Sign(at, 0.4 * room, church(at));
      case TUFTS -> new Sign(at, 0.2 * room, tuft(at, 0.2 * room, true));
      case GRASS -> new Sign(at, 0.14 * room, tuft(at, 0.13 * room, false));
      case ROCKS -> new Sign(at, 0.2 * room, rock(at, 0.2 * size));
      case WAVES -> new Sign(at, 0.24 * room, wave(at, 0.24 * room));
      case CROPS -> new Sign(at, 0.14 * room, strokes(at, 0.13 * room));
      case TENTS -> new Sign(at, 0.2 * room, tent(at, 0.2 * size));
      case DOTS, BARE ->
          new Sign(
              at,
              0.06 * room,
              List.of(
                  Primitive.PathPrimitive.filled(
                      VectorPath.circle(at, 0.05 * room), palette.ink(STONE))));
    };
  }

  private List<Primitive> tree(DrawingPoint at, double radius) {
    String crown = palette == Palette.SPARING ? "#ffffff" : palette.ink("#86a869");
    return List.of(
        Primitive.PathPrimitive.both(
            VectorPath.circle(at, radius), crown, palette.ink(WOOD), 0.045 * room),
        Primitive.PathPrimitive.drawn(
            VectorPath.bent(
                List.of(
                    at.moved(-0.2 * radius, 0.55 * radius),
                    at.moved(0.55 * radius, 0.5 * radius),
                    at.moved(0.6 * radius, -0.2 * radius))),
            palette.ink(WOOD),
            0.04 * room));
  }

  private List<Primitive> house(DrawingPoint at, double size, int variant) {
    double wide = 0.19 * size;
    double deep = 0.12 * size;
    double turned = (variant - 1) * 0.5;
    String roof = palette == Palette.SPARING ? "#ffffff" : palette.ink("#b5705a");
    return List.of(
        Primitive.PathPrimitive.both(
            VectorPath.box(-wide, -deep, wide, deep).placed(turned, at),
            roof,
            palette.ink(WALL),
            0.045 * room),
        Primitive.PathPrimitive.drawn(
            VectorPath.line(-wide, 0, wide, 0).placed(turned, at), palette.ink(WALL), 0.04 * room));
  }

  private List<Primitive> church(DrawingPoint at) {
    double u = 0.09 * room;
    String roof = palette == Palette.SPARING ? "#ffffff" : palette.ink("#b5705a");
    VectorPath nave = VectorPath.box(-3 * u, -1.1 * u, 3 * u, 1.1 * u).placed(0, at);
    VectorPath aisle = VectorPath.box(0.2 * u, -2.6 * u, 2 * u, 2.6 * u).placed(0, at);
    return List.of(
        Primitive.PathPrimitive.both(aisle, roof, palette.ink(WALL), 0.05 * room),
        Primitive.PathPrimitive.both(nave, roof, palette.ink(WALL), 0.05 * room),
        Primitive.PathPrimitive.drawn(
            VectorPath.of(
                    List.of(
                        VectorPath.line(-1.6 * u, -3.6 * u, -1.6 * u, -1.2 * u),
                        VectorPath.line(-2.5 * u, -2.9 * u, -0.7 * u, -2.9 * u)))
                .placed(0, at),
            palette.ink(WALL),
            0.08 * room));
  }

  private List<Primitive> tuft(DrawingPoint at, double size, boolean wet) {
    var blades = new ArrayList<VectorPath>();
    for (int blade = -1; blade <= 1; blade++) {
      blades.add(
          VectorPath.open(
              List.of(
                  at.moved(blade * 0.25 * size, 0.4 * size),
                  at.moved(blade * 0.6 * size, -0.5 * size - (blade == 0 ? 0.3 * size : 0)))));
    }
    if (wet) {
      blades.add(
          VectorPath.open(List.of(at.moved(-size, 0.45 * size), at.moved(size, 0.45 * size))));
    }
    return List.of(
        Primitive.PathPrimitive.drawn(
            VectorPath.of(blades), palette.ink(wet ? WATER : GRASS), 0.045 * room));
  }

  private List<Primitive> rock(DrawingPoint at, double size) {
    VectorPath stone =
        VectorPath.closed(
            List.of(
                at.moved(-size, 0.5 * size),
                at.moved(-0.5 * size, -0.5 * size),
                at.moved(0.3 * size, -0.7 * size),
                at.moved(size, 0.5 * size)));
    return List.of(
        Primitive.PathPrimitive.both(
            stone, palette.counter("#d8d2c4"), palette.ink(STONE), 0.045 * room));
  }

  private List<Primitive> tent(DrawingPoint at, double size) {
    VectorPath canvas =
        VectorPath.closed(
            List.of(
                at.moved(-size, 0.7 * size), at.moved(0, -0.9 * size), at.moved(size, 0.7 * size)));
    VectorPath flap =
        VectorPath.open(
            List.of(
                at.moved(-0.3 * size, 0.7 * size),
                at.moved(0, -0.1 * size),
                at.moved(0.3 * size, 0.7 * size)));
    return List.of(
        Primitive.PathPrimitive.both(canvas, "#ffffff", palette.ink(STONE), 0.045 * room),
        Primitive.PathPrimitive.drawn(flap, palette.ink(STONE), 0.04 * room));
  }

  private List<Primitive> wave(DrawingPoint at, double size) {
    return List.of(
        Primitive.PathPrimitive.drawn(
            VectorPath.bent(
                List.of(
                    at.moved(-size, 0),
                    at.moved(-0.5 * size, -0.6 * size),
                    at.moved(0, 0.4 * size),
                    at.moved(0.5 * size, -0.6 * size),
                    at.moved(size, 0))),
            palette.ink(WATER),
            0.05 * room));
  }

  private List<Primitive> strokes(DrawingPoint at, double size) {
    return List.of(
        Primitive.PathPrimitive.drawn(
            VectorPath.open(List.of(at.moved(-0.4 * size, size), at.moved(0.4 * size, -size))),
            palette.ink(GRASS),
            0.045 * room));
  }
}
