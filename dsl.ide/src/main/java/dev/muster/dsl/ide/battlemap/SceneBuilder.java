package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.battlemap.SceneColours.Role;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLegendEntry;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.PathPrimitive;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.map.MapSheet;
import dev.muster.print.map.ScreenMap;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/** Makes the items of a scene from the drawing that prints the map. */
final class SceneBuilder {
  /** Width of a hex or a box, in board units, which are the millimetres of the drawing. */
  static final double CELL = 10;

  /** One measure of a table, in board units. */
  static final double MEASURE = 8;

  /** Maximum distance of the pointer from a line, in board units. */
  private static final double REACH = 0.9;

  /** Decoration of which no piece is pointed at alone. */
  private static final Set<Layer> MERGED =
      Set.of(
          Layer.GROUND,
          Layer.RELIEF,
          Layer.AREA,
          Layer.GRID,
          Layer.BRIDGE,
          Layer.EDGE,
          Layer.SYMBOL,
          Layer.NUMBER);

  private final BattleProgram program;
  private final ScreenMap map;
  private final double unit;
  private final SceneColours colours = new SceneColours();
  private final MarkWriter writer = new MarkWriter(colours);
  private final Set<String> sideColours;
  private final Map<String, SceneItem> items = new LinkedHashMap<>();
  private final Map<MapLayer, List<String>> layers = new LinkedHashMap<>();
  private final Map<SourceRange, String> byTerrainSource = new LinkedHashMap<>();
  private final Map<String, StandOf> stands = new LinkedHashMap<>();
  private final Map<String, GeneralOf> generals = new LinkedHashMap<>();

  /** A stand with its side and group. */
  private record StandOf(int side, Scenario.Group group, Scenario.DeployedStand stand) {}

  /** A General with his group. */
  private record GeneralOf(int side, Scenario.Group group) {}

  SceneBuilder(BattleProgram program) {
    this(program, new ScreenMap(program, unit(program), MapSheet.Manner.USUAL));
  }

  /**
   * @param map the drawing of the battle
   */
  SceneBuilder(BattleProgram program, ScreenMap map) {
    this.program = program;
    this.map = map;
    unit = unit(program);
    sideColours =
        IntStream.range(0, program.scenario().sides().size())
            .mapToObj(map::sideColour)
            .collect(Collectors.toSet());
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        generals.put("general:" + group.name(), new GeneralOf(side, group));
        for (Scenario.DeployedStand each : group.stands()) {
          stands.put("stand:" + each.name(), new StandOf(side, group, each));
        }
      }
    }
    for (MapLayer each : MapLayer.values()) {
      layers.put(each, new ArrayList<>());
    }
    nameTerrain();
    shapes();
  }

  /** Width of a cell, or of one measure of a table, in board units. */
  static double unit(BattleProgram program) {
    return program.board() instanceof TableBoard ? MEASURE : CELL;
  }

  ScreenMap map() {
    return map;
  }

  SceneColours colours() {
    return colours;
  }

  MarkWriter writer() {
    return writer;
  }

  Map<String, SceneItem> items() {
    return items;
  }

  List<String> layer(MapLayer layer) {
    return layers.getOrDefault(layer, List.of());
  }

  SceneBoard board() {
    return BoardDescriber.of(program.board(), map, unit, mapSource());
  }

  /** Returns the location of the map in the text. */
  @Nullable SceneSource mapSource() {
    return source(program.board().source());
  }

  List<SceneLegendEntry> legend() {
    List<SceneLegendEntry> legend = new ArrayList<>();
    for (ScreenMap.Sign each : map.legend()) {
      legend.add(new SceneLegendEntry(each.text(), writer.each(each.marks(), this::blockRole)));
    }
    map.remarks().forEach(each -> legend.add(new SceneLegendEntry(each, List.of())));
    return legend;
  }

  /** The place of a text, null if it is none of this map. */
  @Nullable Place place(String text) {
    Place place = program.board().kind().read(text);
    return place != null && map.holds(place) ? place : null;
  }

  /** The block of a line of an army list about 0,0. */
  List<SceneMark> block(int side, Army.StandLine line) {
    return writer.each(map.block(side, line), this::blockRole);
  }

  /** A patch of a terrain about 0,0. */
  List<SceneMark> swatch(String terrain) {
    return writer.each(map.swatch(terrain), MarkWriter.Roles.MAP);
  }

  /** Ways have a statement each; so has each area of a table. */
  private void nameTerrain() {
    Board board = program.board();
    for (int i = 0; i < board.ways().size(); i++) {
      byTerrainSource.putIfAbsent(board.ways().get(i).source(), "way:" + (i + 1));
    }
    if (board instanceof TableBoard table) {
      for (int i = 0; i < table.areas().size(); i++) {
        byTerrainSource.putIfAbsent(table.areas().get(i).source(), "area:" + (i + 1));
      }
    }
  }

  private void shapes() {
    Map<MapLayer, List<Shape>> decoration = new LinkedHashMap<>();
    for (Shape shape : map.shapes()) {
      for (MapLayer layer : MapLayer.values()) {
        if (layer.shows(shape.layer())) {
          String own = byTerrainSource.get(shape.source());
          boolean area = own != null && own.startsWith("area:") && shape.layer() != Layer.SYMBOL;
          if (MERGED.contains(shape.layer()) && !area) {
            decoration.computeIfAbsent(layer, none -> new ArrayList<>()).add(shape);
          } else {
            add(layer, item(shape, own));
          }
        }
      }
    }
    decoration.forEach(this::decorate);
  }

  /**
   * Adds decoration that cannot be selected, with as few marks as possible, below the items that
   * can.
   */
  private void decorate(MapLayer layer, List<Shape> shapes) {
    Map<String, List<Primitive>> parts = new LinkedHashMap<>();
    for (Shape each : shapes) {
      // ground of one kind may be painted at once; a higher level must come after the lower one
      String name =
          each.layer() == Layer.AREA || each.layer() == Layer.RELIEF ? each.meaning() : "";
      parts.computeIfAbsent(name, none -> new ArrayList<>()).addAll(each.marks());
    }
    List<String> below = new ArrayList<>();
    parts.forEach(
        (name, marks) -> {
          String id = layer.id() + (name.isEmpty() ? "" : ":" + name);
          items.put(
              id,
              new SceneItem(
                  id,
                  "ink",
                  "",
                  null,
                  writer.merged(marks, MarkWriter.Roles.MAP),
                  null,
                  null,
                  null,
                  null,
                  null,
                  List.of()));
          below.add(id);
        });
    layers.computeIfAbsent(layer, none -> new ArrayList<>()).addAll(0, below);
  }

  /** Adds an item; one of the same id in the layer takes its marks. */
  void add(MapLayer layer, SceneItem item) {
    SceneItem there = items.get(item.id());
    if (there == null) {
      layers.computeIfAbsent(layer, none -> new ArrayList<>()).add(item.id());
      items.put(item.id(), item);
      return;
    }
    List<SceneMark> marks = new ArrayList<>(there.marks());
    marks.addAll(item.marks());
    items.put(
        item.id(),
        new SceneItem(
            there.id(),
            there.kind(),
            there.label(),
            joined(there.hit(), item.hit()),
            marks,
            there.source(),
            there.definition(),
            there.place(),
            there.side(),
            there.group(),
            there.can()));
  }

  private static @Nullable SceneHit joined(@Nullable SceneHit one, @Nullable SceneHit other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    List<List<Double>> rings = new ArrayList<>(one.rings());
    rings.addAll(other.rings());
    List<List<Double>> lines = new ArrayList<>(one.lines());
    lines.addAll(other.lines());
    return new SceneHit(rings, lines, Math.max(one.reach(), other.reach()));
  }

  private SceneItem item(Shape shape, @Nullable String terrain) {
    String subject = shape.subject();
    StandOf stand = stands.get(subject);
    if (stand != null) {
      return stand(shape, stand);
    }
    GeneralOf general = generals.get(subject);
    String id =
        !subject.isEmpty()
            ? shape.layer() == Layer.NAME && !subject.startsWith("name:")
                ? subject + "/name"
                : subject
            : terrain != null
                ? shape.layer() == Layer.NAME ? terrain + "/name" : terrain
                : shape.layer() == Layer.NAME
                    ? "label:" + shape.meaning()
                    : "side:" + shape.meaning();
    String kind =
        id.endsWith("/name") || id.startsWith("label:") ? "name" : id.substring(0, id.indexOf(':'));
    return new SceneItem(
        id,
        kind,
        shape.meaning(),
        hit(shape),
        writer.each(shape.marks(), role(shape.layer())),
        source(shape.source()),
        null,
        general == null ? placeOf(subject) : general.group().general().at().toString(),
        general == null ? null : general.side(),
        general == null ? null : general.group().name(),
        can(id.endsWith("/name") || id.startsWith("label:") ? "ink" : kind));
  }

  private @Nullable String placeOf(String subject) {
    return subject.startsWith("name:")
        ? program.board().places().stream()
            .filter(each -> subject.equals("name:" + each.name()))
            .map(each -> each.at().toString())
            .findFirst()
            .orElse(null)
        : subject.startsWith("arrival:") ? subject.substring("arrival:".length()) : null;
  }

  private SceneItem stand(Shape shape, StandOf of) {
    Scenario.DeployedStand stand = of.stand();
    boolean block = shape.layer() == Layer.BLOCK;
    String part = shape.layer() == Layer.FRONT ? "/front" : "/state";
    Scenario.Side side = program.scenario().sides().get(of.side());
    return new SceneItem(
        shape.subject() + (block ? "" : part),
        block ? "stand" : "ink",
        block
            ? shape.meaning()
                + MapSheet.APART
                + of.group().displayName()
                + ", "
                + side.displayName()
            : "",
        block ? hit(shape) : null,
        writer.each(shape.marks(), role(shape.layer())),
        source(shape.source()),
        block ? source(program.line(of.side(), stand).source()) : null,
        stand.at().toString(),
        of.side(),
        of.group().name(),
        block ? can("stand") : List.of());
  }

  private static List<String> can(String kind) {
    return switch (kind) {
      case "stand" -> List.of("move", "turn", "delete");
      case "general", "name" -> List.of("move", "delete");
      case "zone", "objective", "area", "way" -> List.of("delete");
      default -> List.of();
    };
  }

  private @Nullable SceneHit hit(Shape shape) {
    if (!shape.body().corners().isEmpty()) {
      return new SceneHit(List.of(flat(shape.body())), List.of(), 0);
    }
    List<List<Double>> rings = new ArrayList<>();
    List<List<Double>> lines = new ArrayList<>();
    double reach = 0;
    boolean filled = shape.layer() == Layer.AREA || shape.layer() == Layer.RELIEF;
    for (Primitive mark : shape.marks()) {
      if (mark instanceof PathPrimitive form) {
        reach = Math.max(reach, form.width() / 2);
        if (lines.isEmpty() && rings.isEmpty()) {
          (filled ? rings : lines).addAll(pieces(form.path()));
        }
      }
    }
    return new SceneHit(rings, lines, filled ? 0 : MarkWriter.rounded(Math.max(REACH, reach)));
  }

  /** The pieces of a path as x and y of their points in turn. */
  static List<List<Double>> pieces(VectorPath path) {
    List<List<Double>> pieces = new ArrayList<>();
    List<VectorPath.Step> piece = new ArrayList<>();
    for (VectorPath.Step step : path.steps()) {
      if (step instanceof VectorPath.Step.Move && !piece.isEmpty()) {
        pieces.add(flat(piece));
        piece = new ArrayList<>();
      }
      piece.add(step);
    }
    if (!piece.isEmpty()) {
      pieces.add(flat(piece));
    }
    return pieces;
  }

  private static List<Double> flat(List<VectorPath.Step> piece) {
    List<DrawingPoint> points = new ArrayList<>(new VectorPath(piece).points());
    if (piece.getLast() instanceof VectorPath.Step.Close) {
      points.add(points.getFirst());
    }
    return flatPoints(points);
  }

  private static List<Double> flat(ConvexRegion region) {
    return flatPoints(region.corners());
  }

  static List<Double> flatPoints(List<DrawingPoint> points) {
    List<Double> flat = new ArrayList<>();
    for (DrawingPoint each : points) {
      flat.add(MarkWriter.rounded(each.x()));
      flat.add(MarkWriter.rounded(each.y()));
    }
    return List.copyOf(flat);
  }

  private MarkWriter.Roles role(Layer layer) {
    return switch (layer) {
      case BLOCK, GENERAL -> this::blockRole;
      case FRONT, STATE, ARRIVAL ->
          (mark, colour) -> sideColours.contains(colour) ? Role.EDGE : Role.MAP;
      default -> MarkWriter.Roles.MAP;
    };
  }

  /**
   * Returns the role of a mark of a block: its outline and point adapt to a dark theme, its face
   * does not.
   */
  private Role blockRole(Primitive mark, String colour) {
    return !(mark instanceof TextPrimitive) && sideColours.contains(colour)
        ? Role.EDGE
        : Role.BLOCK;
  }

  /** Returns a location in the form of the protocol; null if the element has no source text. */
  static @Nullable SceneSource source(SourceRange range) {
    return range.file().isEmpty()
        ? null
        : new SceneSource(
            range.file(),
            new Range(
                new Position(range.line() - 1, range.column() - 1),
                new Position(range.endLine() - 1, range.endColumn() - 1)));
  }
}
