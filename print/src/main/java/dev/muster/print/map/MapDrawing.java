package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TerrainStyle.Symbol;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Draws the field with everything on it, from 0,0. Stands are placed first, then Generals, names
 * and entries; numbers of hexes and trees stand where there is still room.
 */
final class MapDrawing {
  private static final String APART = MapSheet.APART;
  private static final String INK = "#1d1b16";
  private static final String NUMBER = "#6d6655";
  private static final String STAND = "stand:";
  static final String OBJECTIVE = "#b8860b";
  static final String ZONE = "#5a5446";

  private final BattleProgram program;
  private final BoardLayout field;
  private final Palette palette;
  private final PageMessages words;
  private final TerrainAppearances looks;
  private final DeployedUnits deployment;
  private final TerrainDrawing terrains;
  private final WayDrawing ways;
  private final UnitBlocks blocks;
  private final TerrainSymbols signs;
  private final LabelPlacement labels;
  private final PlacementMemory memory;
  private final List<Shape> shapes = new ArrayList<>();
  private final Map<Place, BoardCell> cells = new HashMap<>();
  private final List<String> unplaced = new ArrayList<>();
  private final Part part;

  /** The part of the field to draw. */
  enum Part {
    /** Everything; names and numbers make room for stands. */
    WHOLE,
    /** The parts that do not change in a battle, as if there were no stands on the field. */
    GROUND,
    /** Stands, Generals and entries, which are drawn over the ground. */
    FORCES
  }

  MapDrawing(
      BattleProgram program, TerrainAppearances looks, BoardLayout field, MapSheet.Manner manner) {
    this(program, looks, field, manner, Part.WHOLE, new PlacementMemory());
  }

  MapDrawing(
      BattleProgram program,
      TerrainAppearances looks,
      BoardLayout field,
      MapSheet.Manner manner,
      Part part,
      PlacementMemory memory) {
    this.part = part;
    this.memory = memory;
    this.program = program;
    this.field = field;
    this.palette = manner.palette();
    this.words = manner.words().of(RuleSystems.of(program.rulebook()).roster());
    this.looks = looks;
    this.deployment =
        part == Part.GROUND
            ? new DeployedUnits(List.of(), List.of(), Map.of())
            : DeployedUnits.of(program, manner.viewer());
    SourceRange source = program.board().source();
    this.terrains = new TerrainDrawing(field, looks, palette, this::terrainName, words);
    this.ways = new WayDrawing(field, looks, palette, this::terrainName, source, words);
    this.blocks = new UnitBlocks(palette, SideColour.of(program.scenario()), field.room());
    this.signs = new TerrainSymbols(palette, field.room());
    this.labels = new LabelPlacement(field.width(), field.height());
    field.cells().forEach(cell -> cells.put(cell.place(), cell));
    draw();
  }

  List<Shape> shapes() {
    return shapes;
  }

  Part part() {
    return part;
  }

  DeployedUnits deployment() {
    return deployment;
  }

  TerrainAppearances looks() {
    return looks;
  }

  TerrainDrawing terrains() {
    return terrains;
  }

  WayDrawing ways() {
    return ways;
  }

  UnitBlocks blocks() {
    return blocks;
  }

  BoardLayout field() {
    return field;
  }

  /** Names for which the field has no room, with their places; the key lists them. */
  List<String> unplaced() {
    return unplaced;
  }

  String terrainName(String key) {
    Rulebook.Terrain terrain = program.rulebook().terrain(key);
    return terrain == null || terrain.label().isBlank() ? key : terrain.label();
  }

  private void draw() {
    if (part != Part.FORCES) {
      ground();
    }
    deployment.units().forEach(this::unit);
    deployment.units().forEach(this::beside);
    deployment.leaders().forEach(this::leader);
    if (part != Part.FORCES) {
      landmarks();
      names();
    }
    deployment.entries().forEach(this::entries);
    if (part != Part.FORCES) {
      signs();
    }
  }

  private void ground() {
    shapes.addAll(terrains.shapes());
    shapes.addAll(ways.shapes());
    beyond();
    program.scenario().zones().forEach(each -> zone(each));
    program.scenario().objectives().forEach(each -> objective(each));
  }

  private void signs() {
    numbers();
    ticks();
    symbols();
  }

  /** Lines end at the edge: beyond it lies paper. */
  private void beyond() {
    double margin = field.margin();
    if (margin > 0) {
      VectorPath paper =
          VectorPath.of(
              List.of(
                  VectorPath.box(-margin, -margin, field.width() + margin, field.height() + margin),
                  field.edge()));
      shapes.add(
          new Shape(
              Layer.EDGE,
              List.of(
                  Primitive.PathPrimitive.filled(paper, "#ffffff"),
                  Primitive.PathPrimitive.drawn(
                      field.edge(), palette.ink(TerrainDrawing.EDGE), 0.5))));
    }
  }

  private void zone(Scenario.Zone zone) {
    field
        .around(zone.places(), 0.12)
        .ifPresent(
            path ->
                shapes.add(
                    new Shape(
                            Layer.ZONE,
                            words.text("order.zone") + ": " + title(zone.label(), zone.name()),
                            zone.source(),
                            List.of(
                                Primitive.PathPrimitive.dashed(
                                    path, palette.ink(ZONE), 0.4, 1.6, 1.1)))
                        .about("zone:" + zone.name())));
  }

  private void objective(Scenario.Objective objective) {
    field
        .around(objective.places(), 0.06)
        .ifPresent(
            path ->
                shapes.add(
                    new Shape(
                            Layer.OBJECTIVE,
                            words.text("key.objective")
                                + ": "
                                + title(objective.label(), objective.name()),
                            objective.source(),
                            List.of(
                                Primitive.PathPrimitive.drawn(path, "#ffffff", 1.1),
                                Primitive.PathPrimitive.drawn(path, palette.ink(OBJECTIVE), 0.7)))
                        .about("objective:" + objective.name())));
  }

  static String title(String label, String name) {
    return label.isBlank() ? name : label;
  }

  private void unit(DeployedUnits.Unit unit) {
    double angle = field.angle(unit.facing());
    UnitBlocks.Size size = field.size(unit.base());
    DrawingPoint at = field.block(unit.at(), unit.facing(), size);
    // on a table bases may touch, and the point of a block lies over the enemy
    ConvexRegion body =
        field.cells().isEmpty() ? blocks.ground(size, at, angle) : blocks.body(size, at, angle);
    labels.occupy(blocks.body(size, at, angle));
    String states =
        unit.states().isEmpty()
            ? ""
            : ", " + String.join(", ", unit.states().stream().map(UnitBlocks.State::what).toList());
    shapes.add(
        new Shape(
                Layer.BLOCK,
                unit.label()
                    + ": "
                    + unit.name()
                    + APART
                    + unit.at()
                    + APART
                    + program.board().kind().say(unit.facing())
                    + states,
                unit.source(),
                body,
                blocks.stand(
                    unit.side(), size, unit.branch(), unit.ranks(), at, angle, unit.label()))
            .about(STAND + unit.unit()));
    for (UnitBlocks.State state : unit.states()) {
      List<Primitive> marks = blocks.state(unit.side(), size, state.manner(), at, angle);
      if (!marks.isEmpty()) {
        shapes.add(
            new Shape(Layer.STATE, state.what(), unit.source(), marks).about(STAND + unit.unit()));
        if (state.manner() == UnitBlocks.Manner.JAGGED) {
          labels.occupy(blocks.rear(size, at, angle));
        }
      }
    }
    front(unit, field.middle(unit.at()));
  }

  /** Draws the letters for which the block has no room, and states that no line shows. */
  private void beside(DeployedUnits.Unit unit) {
    UnitBlocks.Size size = field.size(unit.base());
    DrawingPoint at = field.block(unit.at(), unit.facing(), size);
    String name = blocks.fits(size, unit.label()) ? "" : unit.label();
    String signs =
        unit.states().stream()
            .map(UnitBlocks.State::sign)
            .filter(sign -> !sign.isEmpty())
            .collect(Collectors.joining(" "));
    String text = (name + " " + signs).strip();
    if (text.isEmpty()) {
      return;
    }
    TextPrimitive wanted =
        new TextPrimitive(
            at.x(),
            at.y(),
            Math.clamp(0.36 * field.room(), TextMetrics.LEAST, 4.5),
            text,
            Anchor.MIDDLE,
            true,
            false,
            blocks.line(unit.side()),
            "#ffffff");
    TextPrimitive placed =
        labels.place(memory.letters, unit, () -> behind(wanted, size, field.angle(unit.facing())));
    if (placed == null) {
      unplaced.add(describe((name.isEmpty() ? unit.label() + " " : "") + text, unit.at()));
    } else {
      String what =
          unit.states().stream()
              .filter(state -> !state.sign().isEmpty())
              .map(UnitBlocks.State::what)
              .collect(Collectors.joining(", "));
      shapes.add(
          new Shape(
                  Layer.STATE,
                  what.isEmpty() ? unit.label() : unit.label() + ": " + what,
                  unit.source(),
                  TextMetrics.body(placed),
                  List.of(placed))
              .about(STAND + unit.unit()));
    }
  }

  /** Places for letters behind a block, then at its sides, then before it, ever farther away. */
  private List<TextPrimitive> behind(TextPrimitive text, UnitBlocks.Size size, double angle) {
    double half = TextMetrics.width(text.text(), text.size(), text.bold()) / 2 + 0.2;
    double high = text.size() * TextMetrics.CAPITAL / 2 + 0.2;
    var choices = new ArrayList<TextPrimitive>();
    for (double far = 0; far < 1.6; far += 0.2) {
      for (double turn : new double[] {Math.PI, Math.PI / 2, -Math.PI / 2, 0}) {
        double way = angle + turn;
        double reach = turn == Math.PI || turn == 0 ? size.deep() : size.wide();
        double own = half * Math.abs(Math.cos(way)) + high * Math.abs(Math.sin(way));
        double before = turn == 0 ? size.point() - size.deep() : 0;
        DrawingPoint at =
            new DrawingPoint(text.x(), text.y())
                .towards(way, reach + own + before + far * field.room());
        for (double aside : new double[] {0, 0.4, -0.4, 0.8, -0.8}) {
          DrawingPoint by = at.towards(way + Math.PI / 2, aside * size.wide());
          choices.add(
              new TextPrimitive(
                  by.x(),
                  by.y() + text.size() * TextMetrics.CAPITAL / 2,
                  text.size(),
                  text.text(),
                  text.anchor(),
                  text.bold(),
                  text.italic(),
                  text.ink(),
                  text.halo()));
        }
      }
    }
    return choices;
  }

  /** The sides it looks over, beyond which lie the hexes it fights and holds. */
  private void front(DeployedUnits.Unit unit, DrawingPoint at) {
    BoardCell cell = cells.get(unit.at());
    List<Integer> sides = field.front(unit.facing());
    if (cell == null || sides.isEmpty()) {
      return;
    }
    var lines = new ArrayList<VectorPath>();
    for (int side : sides) {
      lines.add(
          VectorPath.open(
              List.of(cell.from(side).between(at, 0.07), cell.to(side).between(at, 0.07))));
    }
    shapes.add(
        new Shape(
                Layer.FRONT,
                words.text("key.front") + ": " + unit.label(),
                unit.source(),
                List.of(
                    Primitive.PathPrimitive.drawn(
                        VectorPath.of(lines),
                        blocks.line(unit.side()),
                        Math.max(0.35, 0.06 * field.room()))))
            .about(STAND + unit.unit()));
  }

  private void leader(DeployedUnits.Leader leader) {
    DrawingPoint middle = field.middle(leader.at());
    double half = blocks.general() + 0.1;
    DrawingPoint at =
        labels
            .found(
                memory.leaders,
                leader,
                () ->
                    Optional.of(
                        labels.isClear(ConvexRegion.around(middle, half, half))
                            ? middle
                            : beside(middle, half)))
            .orElse(middle);
    ConvexRegion body = ConvexRegion.around(at, half, half);
    labels.occupy(body);
    shapes.add(
        new Shape(
                Layer.GENERAL,
                words.text("key.general", leader.letter())
                    + ": "
                    + leader.name()
                    + APART
                    + leader.at(),
                leader.source(),
                body,
                blocks.general(leader.side(), at, leader.letter()))
            .about("general:" + leader.group()));
  }

  /** The nearest free place next to a place that another unit, possibly a wide one, occupies. */
  private DrawingPoint beside(DrawingPoint middle, double half) {
    for (double far = 0.6; far < 20; far += 0.05) {
      for (int step = 0; step < 24; step++) {
        DrawingPoint at = middle.towards(Math.toRadians(90 + step * 15), far * field.room());
        if (labels.isFree(ConvexRegion.around(at, half, half))) {
          return at;
        }
      }
    }
    return middle.moved(0.8 * field.room(), 0.6 * field.room());
  }

  /** Reserves the places of churches, which no name may cover. */
  private void landmarks() {
    for (String key : field.terrains()) {
      if (looks.of(key).symbol() != Symbol.CHURCH) {
        continue;
      }
      for (BoardLayout.Ground ground : field.grounds(key)) {
        for (BoardLayout.Plot site : ground.sites()) {
          for (TerrainSymbols.Sign sign : signs.of(site, Symbol.CHURCH, true)) {
            ConvexRegion body =
                ConvexRegion.around(sign.at(), sign.radius() * 0.9, sign.radius() * 0.9);
            if (labels.isFree(body)) {
              labels.occupy(body);
              shapes.add(symbol(ground, sign));
            }
          }
        }
      }
    }
  }

  private void names() {
    var objectives = program.scenario().objectives();
    double size = Math.max(TextMetrics.LEAST, 0.5 * field.room());
    for (Board.Spot place : program.board().places()) {
      boolean counts = objectives.stream().anyMatch(each -> each.places().contains(place.at()));
      if (field.holds(place.at())) {
        name(
            List.of(place.at()),
            (counts ? "★ " : "") + place.name(),
            size,
            true,
            program.board().source(),
            "name:" + place.name());
      }
    }
    for (Scenario.Objective each : objectives) {
      boolean named =
          program.board().places().stream().anyMatch(place -> each.places().contains(place.at()));
      if (!named) {
        name(
            each.places(),
            "★ " + title(each.label(), each.name()),
            size,
            false,
            each.source(),
            "objective:" + each.name());
      }
    }
    for (Scenario.Zone each : program.scenario().zones()) {
      name(
          each.places(),
          title(each.label(), each.name()),
          Math.max(TextMetrics.LEAST, 0.85 * size),
          false,
          each.source(),
          "zone:" + each.name());
    }
    labelledTerrain();
    namedWays();
  }

  /**
   * Places the name of an author's terrain, and that of a named piece of ground, once on each of
   * them.
   */
  private void labelledTerrain() {
    for (String key : field.terrains().stream().sorted().toList()) {
      for (BoardLayout.Ground ground : field.grounds(key)) {
        String name = !ground.name().isEmpty() ? ground.name() : terrainName(key);
        if (looks.of(key).label() || !ground.name().isEmpty()) {
          name(ground.middle(), name, name, TextMetrics.LEAST, false, ground.source(), "");
        }
      }
    }
  }

  /** A road or river with a name has it beside the middle of its course. */
  private void namedWays() {
    for (BoardLayout.Line way : field.ways()) {
      if (!way.name().isEmpty()) {
        List<DrawingPoint> points = way.points();
        DrawingPoint middle =
            points.get(points.size() / 2).between(points.get((points.size() - 1) / 2), 0.5);
        name(middle, way.name(), way.name(), TextMetrics.LEAST, false, way.source(), "");
      }
    }
  }

  private void name(
      List<Place> places,
      String name,
      double size,
      boolean bold,
      SourceRange source,
      String subject) {
    if (places.stream().anyMatch(field::holds)) {
      String told = describe(name, places.getFirst());
      name(field.anchor(places), name, told, size, bold, source, subject);
    }
  }

  /**
   * @param told text in the key if the map has no room for the name
   */
  private void name(
      DrawingPoint at,
      String name,
      String told,
      double size,
      boolean bold,
      SourceRange source,
      String subject) {
    // the name of a village leaves its houses to be seen
    double first = bold ? 0.5 : 0;
    double widest = Math.min(field.width() * 0.8, 16 * field.room());
    TextPrimitive placed = null;
    for (double each = size; placed == null && each >= TextMetrics.LEAST - 1e-9; each *= 0.9) {
      String shown = TextMetrics.fitted(name, each, bold, widest);
      placed =
          labels.place(
              labels.about(
                  new TextPrimitive(
                      at.x(),
                      at.y(),
                      each,
                      shown,
                      Anchor.MIDDLE,
                      bold,
                      !bold,
                      palette.ink(INK),
                      "#ffffff"),
                  field.room(),
                  first));
    }
    if (placed == null) {
      unplaced.add(told);
    } else {
      shapes.add(
          new Shape(Layer.NAME, name, source, TextMetrics.body(placed), List.of(placed))
              .about(subject));
    }
  }

  private void entries(Place place, List<DeployedUnits.Entry> entries) {
    DrawingPoint at = field.middle(place);
    String text = DeployedUnits.text(entries);
    double size = Math.clamp(0.4 * field.room(), TextMetrics.LEAST, 6);
    TextPrimitive wanted =
        new TextPrimitive(
            at.x(),
            at.y(),
            size,
            text,
            Anchor.MIDDLE,
            true,
            true,
            blocks.line(entries.getFirst().side()),
            "#ffffff");
    TextPrimitive placed =
        labels.place(
            memory.arrivals, new PlacementMemory.Arrivals(place, text), () -> within(wanted));
    if (placed != null) {
      shapes.add(
          new Shape(
                  Layer.ARRIVAL,
                  meaning(place, entries),
                  SourceRange.NOWHERE,
                  TextMetrics.body(placed),
                  List.of(placed))
              .about("arrival:" + place));
    } else {
      unplaced.add(describe(text, place));
    }
  }

  /** Places for letters in a hex, from its foot to its head. */
  private List<TextPrimitive> within(TextPrimitive text) {
    var within = new ArrayList<TextPrimitive>();
    for (double down : new double[] {0.25, 0.5, 0.75, 0.95, -0.5, -0.75}) {
      for (double aside : new double[] {0, -0.25, 0.25}) {
        within.add(
            new TextPrimitive(
                text.x() + aside * field.room(),
                text.y() + down * field.room() + (down < 0 ? text.size() * TextMetrics.CAPITAL : 0),
                text.size(),
                text.text(),
                Anchor.MIDDLE,
                true,
                true,
                text.ink(),
                "#ffffff"));
      }
    }
    return within;
  }

  private String meaning(Place place, List<DeployedUnits.Entry> entries) {
    return entries.stream()
            .map(each -> words.text("key.from", each.who(), each.round()))
            .collect(Collectors.joining(", "))
        + APART
        + place;
  }

  /** Returns the text of an item and its place, for the key. */
  private static String describe(String what, Place place) {
    return what + " (" + place + ")";
  }

  private void numbers() {
    if (!field.isNumbered()) {
      return;
    }
    double size = Math.clamp(0.36 * field.room(), TextMetrics.LEAST, 4.5);
    for (BoardCell cell : field.cells()) {
      var choices = new ArrayList<TextPrimitive>();
      double high = size * TextMetrics.CAPITAL;
      for (double y : new double[] {-0.27, 0.3 + high / field.room(), -0.42, 0.9}) {
        for (double aside : new double[] {0, 0.2, -0.2, 0.4, -0.4}) {
          TextPrimitive choice =
              new TextPrimitive(
                  cell.middle().x() + aside * field.room(),
                  cell.middle().y() + y * field.room(),
                  size,
                  cell.place().toString(),
                  Anchor.MIDDLE,
                  false,
                  false,
                  palette.ink(NUMBER),
                  null);
          if (TextMetrics.body(choice).within(cell.corners())) {
            choices.add(choice);
          }
        }
      }
      TextPrimitive placed = labels.place(choices);
      if (placed != null) {
        shapes.add(
            new Shape(
                Layer.NUMBER, "", SourceRange.NOWHERE, TextMetrics.body(placed), List.of(placed)));
      }
    }
  }

  /** Letters and numbers beyond the edges. */
  private void ticks() {
    var strokes = new ArrayList<VectorPath>();
    for (BoardLayout.Tick tick : field.ticks()) {
      double right = tick.upright() ? 0 : tick.out();
      double down = tick.upright() ? tick.out() : 0;
      DrawingPoint at = tick.at();
      if (tick.stroke() > 0) {
        strokes.add(
            VectorPath.open(List.of(at, at.moved(right * tick.stroke(), down * tick.stroke()))));
      }
      double size = TextMetrics.LEAST;
      double far = 0.5 * field.margin() + (tick.stroke() > 0 ? 0.4 : 0);
      double half = TextMetrics.width(tick.text(), size, false) / 2;
      double wide = tick.upright() ? far : Math.max(far, half + 0.5);
      var text =
          new TextPrimitive(
              at.x() + right * wide,
              at.y() + down * far + size * TextMetrics.CAPITAL / 2,
              size,
              tick.text(),
              Anchor.MIDDLE,
              false,
              false,
              palette.ink(NUMBER),
              null);
      if (!tick.text().isEmpty() && labels.isClear(TextMetrics.body(text))) {
        labels.occupy(TextMetrics.body(text));
        shapes.add(
            new Shape(
                Layer.NUMBER, "", SourceRange.NOWHERE, TextMetrics.body(text), List.of(text)));
      }
    }
    if (!strokes.isEmpty()) {
      shapes.add(
          new Shape(
              Layer.NUMBER,
              List.of(
                  Primitive.PathPrimitive.drawn(
                      VectorPath.of(strokes), palette.ink(NUMBER), 0.2))));
    }
  }

  private void symbols() {
    boolean whole = !field.cells().isEmpty();
    for (String key : field.terrains()) {
      Symbol symbol = looks.of(key).symbol();
      if (symbol == Symbol.CHURCH) {
        continue;
      }
      for (BoardLayout.Ground ground : field.grounds(key)) {
        for (BoardLayout.Plot plot : ground.plots()) {
          for (TerrainSymbols.Sign sign : signs.of(plot, symbol, whole)) {
            ConvexRegion body =
                ConvexRegion.around(sign.at(), sign.radius() * 0.9, sign.radius() * 0.9);
            if (labels.isFree(body) && !ways.crosses(sign.at(), sign.radius())) {
              shapes.add(symbol(ground, sign));
            }
          }
        }
      }
    }
  }

  private Shape symbol(BoardLayout.Ground ground, TerrainSymbols.Sign sign) {
    return new Shape(Layer.SYMBOL, terrainName(ground.terrain()), ground.source(), sign.marks());
  }
}
