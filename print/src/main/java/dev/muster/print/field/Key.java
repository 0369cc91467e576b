package dev.muster.print.field;

import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Mark.Anchor;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Region;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.Spot;
import dev.muster.print.field.Look.Form;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.MapLook.Symbol;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.Figures.Branch;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the signs of a map mean; only those that are on it. */
final class Key {
  private static final double SIZE = Lettering.LEAST;
  private static final double ROW = 6.2;
  private static final double SIGN = 8.5;

  /** Room of the signs in the key, as if its hexes were so wide. */
  private static final double ROOM = 4.4;

  private static final Blocks.Size BLOCK = Blocks.Size.in(ROOM);

  private record Item(List<Mark> sign, String text) {}

  private final List<Item> items = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private final BattleProgram program;
  private final FieldDrawing drawn;
  private final Palette palette;
  private final Words words;
  private final Blocks blocks;

  private Key(BattleProgram program, FieldDrawing drawn, Palette palette, Words words) {
    this.words = words;
    this.program = program;
    this.drawn = drawn;
    this.palette = palette;
    this.blocks = new Blocks(palette, ROOM);
  }

  static Key of(BattleProgram program, FieldDrawing drawn, FieldMap.Manner manner) {
    Words words = manner.words().of(Systems.of(program.rulebook()).roster());
    var key = new Key(program, drawn, manner.palette(), words);
    key.units();
    key.ground();
    key.scenario();
    key.entries();
    if (!drawn.unplaced().isEmpty()) {
      key.lines.add(words.say("key.unplaced", String.join(", ", drawn.unplaced())));
    }
    return key;
  }

  private void units() {
    Deployment deployment = drawn.deployment();
    double up = -Math.PI / 2;
    Spot middle = new Spot(0, 0.3);
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side each = program.scenario().sides().get(side);
      items.add(
          new Item(
              blocks.stand(side, BLOCK, Branch.FOOT, 1, middle, up, ""),
              FieldDrawing.title(each.label(), each.name())));
    }
    for (Branch branch : Branch.values()) {
      if (branch != Branch.FOOT
          && deployment.units().stream().anyMatch(unit -> unit.branch() == branch)) {
        items.add(new Item(blocks.stand(0, BLOCK, branch, 1, middle, up, ""), called(branch)));
      }
    }
    int deepest = deployment.units().stream().mapToInt(Deployment.Unit::ranks).max().orElse(1);
    if (deepest > 1) {
      items.add(
          new Item(
              blocks.stand(0, BLOCK, Branch.FOOT, deepest, middle, up, ""),
              words.say("key.ranks", deepest)));
    }
    states();
    if (!deployment.leaders().isEmpty()) {
      Deployment.Leader first = deployment.leaders().getFirst();
      items.add(
          new Item(
              blocks.general(first.side(), new Spot(0, 0), first.letter()),
              words.say("key.general", first.letter())));
    }
    if (!deployment.units().isEmpty() && !drawn.field().cells().isEmpty()) {
      items.add(
          new Item(List.of(Mark.Form.drawn(front(), blocks.line(0), 0.4)), words.say("key.front")));
    }
  }

  /** The sides a stand looks over, of a hex or of a box. */
  private Path front() {
    boolean corner = drawn.field().front(Heading.NORTH).size() > 1;
    return corner
        ? Path.open(List.of(new Spot(-3, 1), new Spot(0, -1), new Spot(3, 1)))
        : Path.line(-3, 0, 3, 0);
  }

  private String called(Branch branch) {
    return switch (branch) {
      case FOOT -> words.say("key.foot");
      case MOUNTED -> words.say("key.mounted");
      case LIGHT_HORSE -> words.say("key.light-horse");
      case SKIRMISHERS -> words.say("key.skirmishers");
      case ARTILLERY -> words.say("key.artillery");
      case CAMP -> words.say("key.camp");
    };
  }

  /** What stands are in, each once; how much of it stands beside each. */
  private void states() {
    Spot middle = new Spot(0, 0.3);
    double up = -Math.PI / 2;
    Map<String, Blocks.State> met = new LinkedHashMap<>();
    drawn
        .deployment()
        .units()
        .forEach(unit -> unit.states().forEach(state -> met.putIfAbsent(state.key(), state)));
    for (Blocks.State state : met.values()) {
      if (state.manner() == Blocks.Manner.LETTERS) {
        if (!state.sign().isEmpty()) {
          items.add(new Item(List.of(sign(state.sign())), state.what()));
        }
      } else {
        var marks = new ArrayList<>(blocks.stand(0, BLOCK, Branch.FOOT, 1, middle, up, ""));
        marks.addAll(blocks.state(0, BLOCK, state.manner(), middle, up));
        items.add(new Item(marks, state.what()));
      }
    }
  }

  private Mark sign(String text) {
    return new Mark.Letters(
        0,
        Lettering.LEAST * Lettering.CAPITAL / 2,
        Lettering.LEAST,
        text,
        Anchor.MIDDLE,
        true,
        false,
        blocks.line(0),
        null);
  }

  private void ground() {
    Field field = drawn.field();
    var signs = new Signs(palette, ROOM);
    var ways =
        new Ways(field, drawn.looks(), palette, drawn::terrainName, SourceRange.NOWHERE, words);
    Path patch = Path.box(-3.6, -2.3, 3.6, 2.3);
    // a slope down to the right
    Path rise = Path.bent(List.of(new Spot(1, 2.3), new Spot(3, 0), new Spot(1, -2.3)));
    Map<Integer, Integer> levels = new TreeMap<>();
    field.rises().forEach(each -> levels.put(each.level(), each.steps()));
    levels.forEach(
        (level, steps) -> {
          var marks = new ArrayList<Mark>();
          marks.add(Mark.Form.filled(patch, drawn.terrains().level(steps)));
          marks.add(Mark.Form.drawn(rise, palette.ink(Terrains.CONTOUR), 0.3));
          Terrains.hachures(marks, rise, spot -> true, palette, ROOM);
          items.add(new Item(marks, words.say("key.height", level)));
        });
    for (String key : drawn.terrains().areas()) {
      Look look = drawn.looks().of(key);
      var marks = new ArrayList<Mark>();
      marks.addAll(Terrains.filled(patch, look, palette, ROOM));
      if (look.symbol() != Symbol.BARE) {
        marks.addAll(signs.sign(look.symbol(), new Spot(0, 0), 1).marks());
      }
      if (look.form() == Form.FORD) {
        marks.addAll(Ways.marks(look, Path.line(-3.6, 0, 3.6, 0), 0, palette, ROOM));
      }
      items.add(new Item(marks, drawn.terrainName(key)));
    }
    Path line = Path.line(-3.6, 0, 3.6, 0);
    for (String key : drawn.ways().drawn()) {
      if (drawn.looks().of(key).form() == Form.FORD) {
        continue;
      }
      items.add(
          new Item(
              Ways.marks(drawn.looks().of(key), line, 0, palette, ROOM), drawn.terrainName(key)));
    }
    if (drawn.ways().hasBridges()) {
      items.add(new Item(ways.bridge(new Spot(-2, 0), new Spot(2, 0)), words.say("key.bridge")));
    }
  }

  private void scenario() {
    Path line = Path.line(-3.6, 0, 3.6, 0);
    if (!program.scenario().objectives().isEmpty()) {
      items.add(
          new Item(
              List.of(Mark.Form.drawn(line, palette.ink(FieldDrawing.OBJECTIVE), 0.7)),
              "★ " + words.say("key.objective")));
    }
    if (!program.scenario().zones().isEmpty()) {
      items.add(
          new Item(
              List.of(Mark.Form.dashed(line, palette.ink(FieldDrawing.ZONE), 0.4, 1.6, 1.1)),
              words.say("order.zone")));
    }
  }

  /** Who comes in at the hexes with his letter, by round. */
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
          (round, who) -> parts.add(words.say("key.from", String.join(" ", who), round)));
      String where =
          switch (program.board().kind()) {
            case HEXES -> words.say("key.entries-in");
            case BOXES -> words.say("key.entries-boxes");
            case TABLE -> words.say("key.entries-at");
          };
      lines.add(where + " " + String.join("; ", parts));
    }
  }

  /**
   * Writes the key.
   *
   * @param width what it may take of the sheet, in millimetres
   * @return where it ends
   */
  double append(List<Shape> shapes, double left, double width, double top) {
    double widest =
        items.stream()
            .mapToDouble(item -> Lettering.width(item.text(), SIZE, false))
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
          new Shape(Layer.SHEET, item.text(), SourceRange.NOWHERE, Region.NONE, item.sign());
      shapes.add(FieldMap.moved(sign, x + SIGN / 2, y));
      var text =
          FieldMap.text(
              x + SIGN + 0.6,
              y + SIZE * Lettering.CAPITAL / 2,
              SIZE,
              Lettering.fitted(item.text(), SIZE, false, share - SIGN - 1.5),
              false,
              Anchor.START);
      shapes.add(
          new Shape(Layer.SHEET, "", SourceRange.NOWHERE, Lettering.body(text), List.of(text)));
    }
    double y = top + ROW * rows + 1.5;
    for (String line : lines) {
      for (String part : wrapped(line, width - 1)) {
        y += SIZE * 1.35;
        var text = FieldMap.text(left + 0.5, y, SIZE, part, false, Anchor.START);
        shapes.add(
            new Shape(Layer.SHEET, "", SourceRange.NOWHERE, Lettering.body(text), List.of(text)));
      }
    }
    return y + 1;
  }

  private static List<String> wrapped(String text, double width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && Lettering.width(longer, SIZE, false) > width) {
        lines.add(line.toString());
        line.setLength(0);
        longer = word;
      }
      line.setLength(0);
      line.append(Lettering.fitted(longer, SIZE, false, width));
    }
    lines.add(line.toString());
    return lines;
  }
}
