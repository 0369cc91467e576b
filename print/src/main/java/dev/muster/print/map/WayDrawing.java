package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.TerrainAppearance.Form;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TerrainStyle.Symbol;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Lines on the field: roads and rivers through cells, streams, hedges and banks along sides. */
final class WayDrawing {
  private static final String BRIDGE = "#4a4030";

  private final BoardLayout field;
  private final TerrainAppearances looks;
  private final Palette palette;
  private final UnaryOperator<String> names;
  private final PageMessages words;
  private final SourceRange source;
  private final double unit;

  /** Pieces of roads, so that no house stands on one. */
  private final List<DrawingPoint[]> run = new ArrayList<>();

  private final List<DrawingPoint[]> bridges = new ArrayList<>();
  private final Set<String> drawn = new TreeSet<>();

  WayDrawing(
      BoardLayout field,
      TerrainAppearances looks,
      Palette palette,
      UnaryOperator<String> names,
      SourceRange source,
      PageMessages words) {
    this.field = field;
    this.looks = looks;
    this.palette = palette;
    this.names = names;
    this.words = words;
    this.source = source;
    this.unit = field.room();
  }

  List<Shape> shapes() {
    var shapes = new ArrayList<Shape>();
    var bySide = new TreeMap<String, List<BoardLayout.Side>>();
    field
        .sides()
        .forEach(
            each -> bySide.computeIfAbsent(each.terrain(), none -> new ArrayList<>()).add(each));
    bySide.forEach((key, sides) -> alongSides(shapes, key, sides));
    for (String key : field.cells().stream().map(BoardCell::terrain).distinct().sorted().toList()) {
      Form form = looks.of(key).form();
      if (form == Form.ROAD || form == Form.STREAM || form == Form.FORD) {
        throughCells(shapes, key);
      }
    }
    for (BoardLayout.Line way : field.ways()) {
      line(shapes, way.terrain(), way.points(), way.name(), way.width(), way.source());
    }
    crossings();
    for (DrawingPoint[] bridge : bridges) {
      shapes.add(
          new Shape(Layer.BRIDGE, words.text("key.bridge"), source, bridge(bridge[0], bridge[1])));
    }
    return shapes;
  }

  boolean hasBridges() {
    return !bridges.isEmpty();
  }

  /** Keys of what is drawn as a line. */
  Set<String> drawn() {
    return drawn;
  }

  /** Returns whether a circle would touch a road or a river. */
  boolean crosses(DrawingPoint at, double radius) {
    return run.stream().anyMatch(piece -> distance(at, piece[0], piece[1]) < radius + 0.07 * unit);
  }

  private static double distance(DrawingPoint at, DrawingPoint from, DrawingPoint to) {
    double length = from.distance(to);
    double share =
        length == 0
            ? 0
            : ((at.x() - from.x()) * (to.x() - from.x())
                    + (at.y() - from.y()) * (to.y() - from.y()))
                / (length * length);
    return at.distance(from.between(to, Math.clamp(share, 0, 1)));
  }

  private void alongSides(List<Shape> shapes, String key, List<BoardLayout.Side> sides) {
    var edges = new ArrayList<DrawingPoint[]>();
    for (BoardLayout.Side side : sides) {
      BoardCell cell = field.cells().get(side.cell());
      edges.add(new DrawingPoint[] {cell.from(side.side()), cell.to(side.side())});
    }
    if (looks.of(key).form() == Form.STREAM) {
      gaps(edges);
    }
    for (CellOutlines.Chain chain : CellOutlines.chains(edges)) {
      line(shapes, key, chain.points(), "", 0, source);
    }
  }

  /** A stream with a gap of one side flows on, and is crossed there. */
  private void gaps(List<DrawingPoint[]> edges) {
    Map<CellOutlines.Corner, Integer> ends = new HashMap<>();
    var there = new ArrayList<Set<CellOutlines.Corner>>();
    for (DrawingPoint[] edge : edges) {
      there.add(Set.of(CellOutlines.Corner.of(edge[0]), CellOutlines.Corner.of(edge[1])));
      for (DrawingPoint end : edge) {
        ends.merge(CellOutlines.Corner.of(end), 1, Integer::sum);
      }
    }
    for (int i = 0; i < field.cells().size(); i++) {
      BoardCell cell = field.cells().get(i);
      for (int side = 0; side < cell.corners().size(); side++) {
        CellOutlines.Corner from = CellOutlines.Corner.of(cell.from(side));
        CellOutlines.Corner to = CellOutlines.Corner.of(cell.to(side));
        if (cell.neighbours().get(side) > i
            && ends.getOrDefault(from, 0) == 1
            && ends.getOrDefault(to, 0) == 1
            && !there.contains(Set.of(from, to))) {
          edges.add(new DrawingPoint[] {cell.from(side), cell.to(side)});
          bridges.add(new DrawingPoint[] {cell.from(side), cell.to(side)});
        }
      }
    }
  }

  /** Records a bridge where a road crosses a side with a stream. */
  private void crossings() {
    for (BoardLayout.Side side : field.sides()) {
      BoardCell cell = field.cells().get(side.cell());
      DrawingPoint from = cell.from(side.side());
      DrawingPoint to = cell.to(side.side());
      DrawingPoint middle = from.between(to, 0.5);
      if (looks.of(side.terrain()).form() == Form.STREAM
          && run.stream().anyMatch(piece -> distance(middle, piece[0], piece[1]) < 0.05 * unit)) {
        bridges.add(new DrawingPoint[] {from, to});
      }
    }
  }

  /** Two short lines across the water, with their ends turned outwards. */
  List<Primitive> bridge(DrawingPoint from, DrawingPoint to) {
    double along = from.angleTo(to);
    DrawingPoint middle = from.between(to, 0.5);
    double half = 0.3 * unit;
    double aside = 0.15 * unit;
    double turn = 0.1 * unit;
    var rails = new ArrayList<VectorPath>();
    for (int hand : new int[] {-1, 1}) {
      rails.add(
          VectorPath.open(
                  List.of(
                      new DrawingPoint(hand * (aside + turn), -half - turn),
                      new DrawingPoint(hand * aside, -half),
                      new DrawingPoint(hand * aside, half),
                      new DrawingPoint(hand * (aside + turn), half + turn)))
              .placed(along, middle));
    }
    VectorPath deck = VectorPath.box(-aside, -half, aside, half).placed(along, middle);
    return List.of(
        Primitive.PathPrimitive.filled(deck, palette == Palette.COLOUR ? "#efe2c0" : "#ffffff"),
        Primitive.PathPrimitive.drawn(
            VectorPath.of(rails), palette.ink(BRIDGE), Math.max(0.3, 0.07 * unit)));
  }

  /** Joins cells of a way that lie beside each other, also over a gap of one cell. */
  private void throughCells(List<Shape> shapes, String key) {
    Map<Integer, Set<Integer>> joined = new TreeMap<>();
    for (int i = 0; i < field.cells().size(); i++) {
      if (field.cells().get(i).terrain().equals(key)) {
        joined.put(i, new TreeSet<>());
      }
    }
    // over sides first: over a corner goes only what is not joined otherwise
    for (boolean corners : new boolean[] {false, true}) {
      for (int cell : List.copyOf(joined.keySet())) {
        BoardCell at = field.cells().get(cell);
        for (int beside : corners ? at.touching() : at.neighbours()) {
          if (beside > cell && joined.containsKey(beside) && !aroundCorner(joined, cell, beside)) {
            join(joined, cell, beside);
          }
        }
      }
    }
    overGaps(joined);
    var edges = new ArrayList<DrawingPoint[]>();
    joined.forEach(
        (cell, others) -> {
          for (int other : others) {
            if (other > cell) {
              edges.add(new DrawingPoint[] {middle(cell), middle(other)});
            }
          }
          if (others.size() < 2) {
            overTheEdge(cell, others, edges);
          }
        });
    for (CellOutlines.Chain chain : CellOutlines.chains(edges)) {
      line(shapes, key, chain.points(), "", 0, source);
    }
  }

  private DrawingPoint middle(int cell) {
    return field.cells().get(cell).middle();
  }

  /** Returns whether the way already connects two cells through a third one. */
  private static boolean aroundCorner(Map<Integer, Set<Integer>> joined, int one, int other) {
    return at(joined, one).stream().anyMatch(at(joined, other)::contains);
  }

  private static Set<Integer> at(Map<Integer, Set<Integer>> joined, int cell) {
    return joined.getOrDefault(cell, Set.of());
  }

  private static void join(Map<Integer, Set<Integer>> joined, int one, int other) {
    joined.computeIfAbsent(one, none -> new TreeSet<>()).add(other);
    joined.computeIfAbsent(other, none -> new TreeSet<>()).add(one);
  }

  /** Extends an end into an adjacent town, or over one cell to the next end. */
  private void overGaps(Map<Integer, Set<Integer>> joined) {
    Set<Integer> way = Set.copyOf(joined.keySet());
    for (int end : new TreeSet<>(way)) {
      if (at(joined, end).size() >= 2) {
        continue;
      }
      field.cells().get(end).touching().stream()
          .filter(beside -> beside >= 0 && !way.contains(beside))
          .filter(
              beside ->
                  built(beside) || joined.containsKey(beside) || leadsOn(joined, way, end, beside))
          .filter(beside -> ahead(joined, end, beside) > 0)
          .max(
              Comparator.comparing((Integer beside) -> joined.containsKey(beside))
                  .thenComparing(beside -> leadsOn(joined, way, end, beside))
                  .thenComparing(beside -> ahead(joined, end, beside))
                  .thenComparing(Comparator.reverseOrder()))
          .ifPresent(beside -> join(joined, end, beside));
    }
  }

  private boolean built(int cell) {
    Symbol symbol = looks.of(field.cells().get(cell).terrain()).symbol();
    return symbol == Symbol.HOUSES || symbol == Symbol.CHURCH;
  }

  private boolean leadsOn(
      Map<Integer, Set<Integer>> joined, Set<Integer> way, int end, int beside) {
    return field.cells().get(beside).touching().stream()
        .anyMatch(
            next ->
                next != end
                    && way.contains(next)
                    && !field.cells().get(end).touching().contains(next)
                    && at(joined, next).size() < 2);
  }

  /** Returns how straight the way continues: 1 straight, -1 back. */
  private double ahead(Map<Integer, Set<Integer>> joined, int end, int next) {
    return at(joined, end).stream()
        .mapToDouble(
            from -> Math.cos(middle(from).angleTo(middle(end)) - middle(end).angleTo(middle(next))))
        .min()
        .orElse(1);
  }

  /** Extends an end at the edge of the map beyond the edge. */
  private void overTheEdge(int cell, Set<Integer> others, List<DrawingPoint[]> edges) {
    BoardCell end = field.cells().get(cell);
    double best = others.isEmpty() ? -2 : 0.4;
    DrawingPoint over = null;
    for (int side = 0; side < end.corners().size(); side++) {
      if (end.neighbours().get(side) < 0) {
        DrawingPoint to = end.from(side).between(end.to(side), 0.5);
        double ahead =
            others.isEmpty()
                ? -1
                : Math.cos(
                    middle(others.iterator().next()).angleTo(end.middle())
                        - end.middle().angleTo(to));
        if (ahead > best) {
          best = ahead;
          over = to;
        }
      }
    }
    if (over != null) {
      edges.add(new DrawingPoint[] {end.middle(), over});
    }
  }

  private void line(
      List<Shape> shapes,
      String key,
      List<DrawingPoint> points,
      String name,
      double width,
      SourceRange from) {
    TerrainAppearance look = looks.of(key);
    drawn.add(key);
    boolean flows = look.form() == Form.STREAM || look.form() == Form.FORD;
    VectorPath path =
        flows || look.form() == Form.ROAD ? VectorPath.bent(points) : VectorPath.open(points);
    if (look.form() == Form.ROAD) {
      List<DrawingPoint> pieces = path.points();
      for (int i = 0; i + 1 < pieces.size(); i++) {
        run.add(new DrawingPoint[] {pieces.get(i), pieces.get(i + 1)});
      }
    }
    Layer layer = look.form() == Form.ROAD ? Layer.ROAD : flows ? Layer.WATER : Layer.SIDE;
    String meaning = names.apply(key) + (name.isEmpty() ? "" : " " + name);
    shapes.add(new Shape(layer, meaning, from, marks(look, path, width)));
  }

  /** The line in the manner of its form. */
  List<Primitive> marks(TerrainAppearance look, VectorPath path, double width) {
    return marks(look, path, width, palette, unit);
  }

  static List<Primitive> marks(
      TerrainAppearance look, VectorPath path, double width, Palette palette, double unit) {
    String ink = palette.ink(look.colour());
    return switch (look.form()) {
      case ROAD -> {
        double broad = width > 0 ? width : Math.max(0.8, 0.2 * unit);
        yield List.of(
            Primitive.PathPrimitive.drawn(path, ink, broad),
            Primitive.PathPrimitive.drawn(
                path, palette == Palette.COLOUR ? "#f3e6c4" : "#ffffff", broad * 0.58));
      }
      case STREAM, FORD -> {
        double broad = width > 0 ? width : Math.max(0.6, 0.17 * unit);
        // the usual waters have a dark edge and a light middle; those of an author are shaded the
        // same way
        String edge =
            palette.ink(
                Palette.mixed(look.colour(), "#14304a", look.form() == Form.FORD ? 0.75 : 0.35));
        yield palette == Palette.SPARING
            ? List.of(Primitive.PathPrimitive.drawn(path, edge, broad * 0.7))
            : List.of(
                Primitive.PathPrimitive.drawn(path, edge, broad),
                Primitive.PathPrimitive.drawn(
                    path,
                    palette.ink(
                        Palette.mixed(
                            look.colour(), "#ffffff", look.form() == Form.FORD ? 0 : 0.5)),
                    broad * 0.5));
      }
      case HEDGE -> {
        var bushes = new ArrayList<VectorPath>();
        along(path, 0.2 * unit, (at, angle) -> bushes.add(VectorPath.circle(at, 0.1 * unit)));
        yield List.of(
            Primitive.PathPrimitive.drawn(path, ink, 0.05 * unit),
            Primitive.PathPrimitive.both(
                VectorPath.of(bushes),
                palette == Palette.SPARING ? "#ffffff" : palette.ink("#86a869"),
                ink,
                0.04 * unit));
      }
      case WALL -> {
        var joints = new ArrayList<VectorPath>();
        along(
            path,
            0.3 * unit,
            (at, angle) ->
                joints.add(
                    VectorPath.open(
                        List.of(
                            at.towards(angle + Math.PI / 2, 0.06 * unit),
                            at.towards(angle - Math.PI / 2, 0.06 * unit)))));
        yield List.of(
            Primitive.PathPrimitive.drawn(path, ink, 0.2 * unit),
            Primitive.PathPrimitive.drawn(
                path, palette == Palette.COLOUR ? "#d6cfbf" : "#ffffff", 0.11 * unit),
            Primitive.PathPrimitive.drawn(VectorPath.of(joints), ink, 0.05 * unit));
      }
      case TEETH ->
          List.of(
              Primitive.PathPrimitive.drawn(path, ink, 0.1 * unit), strokes(path, ink, -1, unit));
      case BANKS -> {
        var rungs = new ArrayList<VectorPath>();
        along(
            path,
            0.17 * unit,
            (at, angle) -> {
              for (int hand : new int[] {-1, 1}) {
                rungs.add(
                    VectorPath.open(
                        List.of(
                            at.towards(angle + hand * Math.PI / 2, 0.06 * unit),
                            at.towards(angle + hand * Math.PI / 2, 0.17 * unit))));
              }
            });
        yield List.of(
            Primitive.PathPrimitive.drawn(path, ink, 0.15 * unit),
            Primitive.PathPrimitive.drawn(path, palette.ground("#f6f2e0"), 0.08 * unit),
            Primitive.PathPrimitive.drawn(VectorPath.of(rungs), ink, 0.04 * unit));
      }
      case CLIFF ->
          List.of(
              Primitive.PathPrimitive.drawn(path, ink, 0.07 * unit),
              strokes(path, ink, -1, unit),
              strokes(path, ink, 1, unit));
      default ->
          List.of(Primitive.PathPrimitive.dashed(path, ink, 0.12 * unit, 0.35 * unit, 0.22 * unit));
    };
  }

  private static Primitive strokes(VectorPath path, String ink, int hand, double unit) {
    var teeth = new ArrayList<VectorPath>();
    along(
        path,
        0.2 * unit,
        (at, angle) ->
            teeth.add(
                VectorPath.open(List.of(at, at.towards(angle + hand * Math.PI / 2, 0.17 * unit)))));
    return Primitive.PathPrimitive.drawn(VectorPath.of(teeth), ink, 0.05 * unit);
  }

  /** Something at even distances along a path. */
  private interface Station {
    void at(DrawingPoint spot, double angle);
  }

  private static void along(VectorPath path, double apart, Station station) {
    List<DrawingPoint> points = path.points();
    double due = apart / 2;
    for (int i = 0; i + 1 < points.size(); i++) {
      double length = points.get(i).distance(points.get(i + 1));
      while (due < length) {
        station.at(
            points.get(i).between(points.get(i + 1), due / length),
            points.get(i).angleTo(points.get(i + 1)));
        due += apart;
      }
      due -= length;
    }
  }
}
