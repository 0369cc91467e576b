package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.TerrainAppearance.Form;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TerrainStyle.Symbol;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The meaning of the signs that occur on a map. */
final class MapLegend {
  private static final double SIZE = TextMetrics.LEAST;
  private static final double ROW = 6.2;
  private static final double SIGN = 8.5;

  /** Room of the signs in the key, as if its hexes were so wide. */
  private static final double ROOM = 4.4;

  private static final UnitBlocks.Size BLOCK = UnitBlocks.Size.in(ROOM);

  private record Item(List<Primitive> sign, String text) {}

  /** The signs with what they mean, each about 0,0. */
  List<ScreenMap.Sign> signs() {
    return items.stream().map(each -> new ScreenMap.Sign(each.text(), each.sign())).toList();
  }

  /** Returns the facts that no sign shows. */
  List<String> lines() {
    return List.copyOf(lines);
  }

  private final List<Item> items = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private final BattleProgram program;
  private final MapDrawing drawn;
  private final Palette palette;
  private final PageMessages words;
  private final UnitBlocks blocks;

  private MapLegend(BattleProgram program, MapDrawing drawn, Palette palette, PageMessages words) {
    this.words = words;
    this.program = program;
    this.drawn = drawn;
    this.palette = palette;
    this.blocks = new UnitBlocks(palette, SideColour.of(program.scenario()), ROOM);
  }

  static MapLegend of(BattleProgram program, MapDrawing drawn, MapSheet.Manner manner) {
    PageMessages words = manner.words().of(RuleSystems.of(program.rulebook()).roster());
    var key = new MapLegend(program, drawn, manner.palette(), words);
    key.units();
    if (drawn.part() != MapDrawing.Part.FORCES) {
      key.ground();
      key.scenario();
    }
    key.entries();
    if (!drawn.unplaced().isEmpty()) {
      key.lines.add(words.text("key.unplaced", String.join(", ", drawn.unplaced())));
    }
    return key;
  }

  private void units() {
    DeployedUnits deployment = drawn.deployment();
    double up = -Math.PI / 2;
    DrawingPoint middle = new DrawingPoint(0, 0.3);
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side each = program.scenario().sides().get(side);
      items.add(
          new Item(
              blocks.stand(side, BLOCK, DerivedStats.Branch.FOOT, 1, middle, up, ""),
              MapDrawing.title(each.label(), each.name())));
    }
    for (DerivedStats.Branch branch : DerivedStats.Branch.values()) {
      if (branch != DerivedStats.Branch.FOOT
          && deployment.units().stream().anyMatch(unit -> unit.branch() == branch)) {
        items.add(new Item(blocks.stand(0, BLOCK, branch, 1, middle, up, ""), called(branch)));
      }
    }
    int deepest = deployment.units().stream().mapToInt(DeployedUnits.Unit::ranks).max().orElse(1);
    if (deepest > 1) {
      items.add(
          new Item(
              blocks.stand(0, BLOCK, DerivedStats.Branch.FOOT, deepest, middle, up, ""),
              words.text("key.ranks", deepest)));
    }
    states();
    if (!deployment.leaders().isEmpty()) {
      DeployedUnits.Leader first = deployment.leaders().getFirst();
      items.add(
          new Item(
              blocks.general(first.side(), new DrawingPoint(0, 0), first.letter()),
              words.text("key.general", first.letter())));
    }
    if (!deployment.units().isEmpty() && !drawn.field().cells().isEmpty()) {
      items.add(
          new Item(
              List.of(Primitive.PathPrimitive.drawn(front(), blocks.line(0), 0.4)),
              words.text("key.front")));
    }
  }

  /** The sides a stand looks over, of a hex or of a box. */
  private VectorPath front() {
    boolean corner = drawn.field().front(Heading.NORTH).size() > 1;
    return corner
        ? VectorPath.open(
            List.of(new DrawingPoint(-3, 1), new DrawingPoint(0, -1), new DrawingPoint(3, 1)))
        : VectorPath.line(-3, 0, 3, 0);
  }

  private String called(DerivedStats.Branch branch) {
    return switch (branch) {
      case FOOT -> words.text("key.foot");
      case MOUNTED -> words.text("key.mounted");
      case LIGHT_HORSE -> words.text("key.light-horse");
      case SKIRMISHERS -> words.text("key.skirmishers");
      case ARTILLERY -> words.text("key.artillery");
      case CAMP -> words.text("key.camp");
    };
  }

  /** Adds the states of stands, each once, with its value beside each stand. */
  private void states() {
    DrawingPoint middle = new DrawingPoint(0, 0.3);
    double up = -Math.PI / 2;
    Map<String, UnitBlocks.State> met = new LinkedHashMap<>();
    drawn
        .deployment()
        .units()
        .forEach(unit -> unit.states().forEach(state -> met.putIfAbsent(state.key(), state)));
    for (UnitBlocks.State state : met.values()) {
      if (state.manner() == UnitBlocks.Manner.LETTERS) {
        if (!state.sign().isEmpty()) {
          items.add(new Item(List.of(sign(state.sign())), state.what()));
        }
      } else {
        var marks =
            new ArrayList<>(blocks.stand(0, BLOCK, DerivedStats.Branch.FOOT, 1, middle, up, ""));
        marks.addAll(blocks.state(0, BLOCK, state.manner(), middle, up));
        items.add(new Item(marks, state.what()));
      }
    }
  }

  private Primitive sign(String text) {
    return new Primitive.TextPrimitive(
        0,
        TextMetrics.LEAST * TextMetrics.CAPITAL / 2,
        TextMetrics.LEAST,
        text,
        Anchor.MIDDLE,
        true,
        false,
        blocks.line(0),
        null);
  }

  private void ground() {
    BoardLayout field = drawn.field();
    var signs = new TerrainSymbols(palette, ROOM);
    var ways =
        new WayDrawing(
            field, drawn.looks(), palette, drawn::terrainName, SourceRange.NOWHERE, words);
    VectorPath patch = VectorPath.box(-3.6, -2.3, 3.6, 2.3);
    // a slope down to the right
    VectorPath rise =
        VectorPath.bent(
            List.of(new DrawingPoint(1, 2.3), new DrawingPoint(3, 0), new DrawingPoint(1, -2.3)));
    Map<Integer, Integer> levels = new TreeMap<>();
    field.rises().forEach(each -> levels.put(each.level(), each.steps()));
    levels.forEach(
        (level, steps) -> {
          var marks = new ArrayList<Primitive>();
          marks.add(Primitive.PathPrimitive.filled(patch, drawn.terrains().level(steps)));
          marks.add(Primitive.PathPrimitive.drawn(rise, palette.ink(TerrainDrawing.CONTOUR), 0.3));
          TerrainDrawing.hachures(marks, rise, spot -> true, palette, ROOM);
          items.add(new Item(marks, words.text("key.height", level)));
        });
    for (String key : drawn.terrains().areas()) {
      TerrainAppearance look = drawn.looks().of(key);
      var marks = new ArrayList<Primitive>();
      marks.addAll(TerrainDrawing.filled(patch, look, palette, ROOM));
      if (look.symbol() != Symbol.BARE) {
        marks.addAll(signs.sign(look.symbol(), new DrawingPoint(0, 0), 1).marks());
      }
      if (look.form() == Form.FORD) {
        marks.addAll(WayDrawing.marks(look, VectorPath.line(-3.6, 0, 3.6, 0), 0, palette, ROOM));
      }
      items.add(new Item(marks, drawn.terrainName(key)));
    }
    VectorPath line = VectorPath.line(-3.6, 0, 3.6, 0);
    for (String key : drawn.ways().drawn()) {
      if (drawn.looks().of(key).form() == Form.FORD) {
        continue;
      }
      items.add(
          new Item(
              WayDrawing.marks(drawn.looks().of(key), line, 0, palette, ROOM),
              drawn.terrainName(key)));
    }
    if (drawn.ways().hasBridges()) {
      items.add(
          new Item(
              ways.bridge(new DrawingPoint(-2, 0), new DrawingPoint(2, 0)),
              words.text("key.bridge")));
    }
  }

  private void scenario() {
    VectorPath line = VectorPath.line(-3.6, 0, 3.6, 0);
    if (!program.scenario().objectives().isEmpty()) {
      items.add(
          new Item(
              List.of(Primitive.PathPrimitive.drawn(line, palette.ink(MapDrawing.OBJECTIVE), 0.7)),
              "★ " + words.text("key.objective")));
    }
    if (!program.scenario().zones().isEmpty()) {
      items.add(
          new Item(
              List.of(
                  Primitive.PathPrimitive.dashed(
                      line, palette.ink(MapDrawing.ZONE), 0.4, 1.6, 1.1)),
              words.text("order.zone")));
    }
  }

  /** The entries at the hexes with their letters, by round. */
  private void entries() {
    Map<Integer, Set<String>> rounds = new TreeMap<>();
    drawn
        .deployment()
        .entries()
        .values()
        .forEach(
            entries ->
                entries.forEach(
                    each ->
                        rounds
                            .computeIfAbsent(each.round(), none -> new LinkedHashSet<>())
                            .add(each.who())));
    if (!rounds.isEmpty()) {
      var parts = new ArrayList<String>();
      rounds.forEach(
          (round, who) -> parts.add(words.text("key.from", String.join(" ", who), round)));
      String where =
          switch (program.board().kind()) {
            case HEXES -> words.text("key.entries-in");
            case BOXES -> words.text("key.entries-boxes");
            case TABLE -> words.text("key.entries-at");
          };
      lines.add(where + " " + String.join("; ", parts));
    }
  }

  /**
   * Writes the key.
   *
   * @param width maximum width on the sheet, in millimetres
   * @return the lower end of the key
   */
  double append(List<Shape> shapes, double left, double width, double top) {
    double widest =
        items.stream()
            .mapToDouble(item -> TextMetrics.width(item.text(), SIZE, false))
            .max()
            .orElse(0);
    double column = Math.min(width, SIGN + Math.min(widest, 55) + 3);
    int columns = Math.max(1, (int) (width / column));
    int rows = (items.size() + columns - 1) / columns;
    double share = width / columns;
    for (int i = 0; i < items.size(); i++) {
      double x = left + share * (i % columns);
      double y = top + ROW * (i / columns) + ROW * 0.62;
      Item item = items.get(i);
      Shape sign =
          new Shape(Layer.SHEET, item.text(), SourceRange.NOWHERE, ConvexRegion.NONE, item.sign());
      shapes.add(MapSheet.moved(sign, x + SIGN / 2, y));
      var text =
          MapSheet.text(
              x + SIGN + 0.6,
              y + SIZE * TextMetrics.CAPITAL / 2,
              SIZE,
              TextMetrics.fitted(item.text(), SIZE, false, share - SIGN - 1.5),
              false,
              Anchor.START);
      shapes.add(
          new Shape(Layer.SHEET, "", SourceRange.NOWHERE, TextMetrics.body(text), List.of(text)));
    }
    double y = top + ROW * rows + 1.5;
    for (String line : lines) {
      for (String part : wrapped(line, width - 1)) {
        y += SIZE * 1.35;
        var text = MapSheet.text(left + 0.5, y, SIZE, part, false, Anchor.START);
        shapes.add(
            new Shape(Layer.SHEET, "", SourceRange.NOWHERE, TextMetrics.body(text), List.of(text)));
      }
    }
    return y + 1;
  }

  private static List<String> wrapped(String text, double width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && TextMetrics.width(longer, SIZE, false) > width) {
        lines.add(line.toString());
        line.setLength(0);
        longer = word;
      }
      line.setLength(0);
      line.append(TextMetrics.fitted(longer, SIZE, false, width));
    }
    lines.add(line.toString());
    return lines;
  }
}
