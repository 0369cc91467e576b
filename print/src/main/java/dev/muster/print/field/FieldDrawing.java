package dev.muster.print.field;

import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Mark.Anchor;
import dev.muster.print.drawing.Mark.Letters;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Region;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.Spot;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The field with all that is on it, from 0,0. Stands are placed first, then Generals, names and who
 * comes in; numbers of hexes and trees stand where there is still room.
 */
final class FieldDrawing {
  private static final String INK = "#1d1b16";
  private static final String NUMBER = "#6d6655";
  static final String OBJECTIVE = "#b8860b";
  static final String ZONE = "#5a5446";

  private final BattleProgram program;
  private final Field field;
  private final Palette palette;
  private final Looks looks;
  private final Deployment deployment;
  private final Terrains terrains;
  private final Ways ways;
  private final Blocks blocks;
  private final Signs signs;
  private final Labels labels;
  private final List<Shape> shapes = new ArrayList<>();
  private final Map<Place, Cell> cells = new HashMap<>();
  private final List<String> unplaced = new ArrayList<>();

  FieldDrawing(BattleProgram program, Field field, Palette palette, int viewer) {
    this.program = program;
    this.field = field;
    this.palette = palette;
    this.looks = new Looks(program.rulebook());
    this.deployment = Deployment.of(program, viewer);
    SourceRange source = program.board().source();
    this.terrains = new Terrains(field, looks, palette, this::terrainName, source);
    this.ways = new Ways(field, looks, palette, this::terrainName, source);
    this.blocks = new Blocks(palette, field.room());
    this.signs = new Signs(palette, field.room());
    this.labels = new Labels(field.width(), field.height());
    field.cells().forEach(cell -> cells.put(cell.place(), cell));
    draw();
  }

  List<Shape> shapes() {
    return shapes;
  }

  Deployment deployment() {
    return deployment;
  }

  Looks looks() {
    return looks;
  }

  Terrains terrains() {
    return terrains;
  }

  Ways ways() {
    return ways;
  }

  Blocks blocks() {
    return blocks;
  }

  Signs signs() {
    return signs;
  }

  Field field() {
    return field;
  }

  /** Names for which the field has no room, with their places; they are told in the key. */
  List<String> unplaced() {
    return unplaced;
  }

  String terrainName(String key) {
    Rulebook.Terrain terrain = program.rulebook().terrain(key);
    return terrain == null || terrain.label().isBlank() ? key : terrain.label();
  }

  private void draw() {
    shapes.addAll(terrains.shapes());
    shapes.addAll(ways.shapes());
    program.scenario().zones().forEach(each -> zone(each));
    program.scenario().objectives().forEach(each -> objective(each));
    deployment.units().forEach(this::unit);
    deployment.leaders().forEach(this::leader);
    landmarks();
    names();
    deployment.entries().forEach(this::entries);
    numbers();
    symbols();
  }

  private void zone(Scenario.Zone zone) {
    outline(zone.places(), 0.12)
        .ifPresent(
            path ->
                shapes.add(
                    new Shape(
                        Layer.ZONE,
                        "zone " + title(zone.label(), zone.name()),
                        zone.source(),
                        List.of(Mark.Form.dashed(path, palette.ink(ZONE), 0.4, 1.6, 1.1)))));
  }

  private void objective(Scenario.Objective objective) {
    outline(objective.places(), 0.06)
        .ifPresent(
            path ->
                shapes.add(
                    new Shape(
                        Layer.OBJECTIVE,
                        "objective " + title(objective.label(), objective.name()),
                        objective.source(),
                        List.of(
                            Mark.Form.drawn(path, "#ffffff", 1.1),
                            Mark.Form.drawn(path, palette.ink(OBJECTIVE), 0.7)))));
  }

  /** The outline of the places of a board; empty where the board has none of them. */
  private java.util.Optional<Path> outline(List<Place> places, double inset) {
    Set<Integer> members = new TreeSet<>();
    for (int i = 0; i < field.cells().size(); i++) {
      if (places.contains(field.cells().get(i).place())) {
        members.add(i);
      }
    }
    return members.isEmpty()
        ? java.util.Optional.empty()
        : java.util.Optional.of(
            Path.of(
                Rings.about(field.cells(), members, inset).stream().map(Path::closed).toList()));
  }

  static String title(String label, String name) {
    return label.isBlank() ? name : label;
  }

  private void unit(Deployment.Unit unit) {
    double angle = field.angle(unit.facing());
    Spot at = field.middle(unit.at()).towards(angle, Blocks.FORWARD * field.room());
    Region body = blocks.body(at, angle);
    labels.take(body);
    String states =
        unit.states().isEmpty()
            ? ""
            : ", " + String.join(", ", unit.states().stream().map(state -> state.what).toList());
    shapes.add(
        new Shape(
            Layer.BLOCK,
            unit.label()
                + ": "
                + unit.name()
                + " at "
                + unit.at()
                + " facing "
                + program.board().kind().say(unit.facing())
                + states,
            unit.source(),
            body,
            blocks.stand(unit.side(), unit.kind(), unit.ranks(), at, angle, unit.label())));
    for (Blocks.State state : unit.states()) {
      shapes.add(
          new Shape(
              Layer.STATE, state.what, unit.source(), blocks.state(unit.side(), state, at, angle)));
    }
    front(unit, field.middle(unit.at()));
  }

  /** The sides it looks over, beyond which lie the hexes it fights and holds. */
  private void front(Deployment.Unit unit, Spot at) {
    Cell cell = cells.get(unit.at());
    List<Integer> sides = field.front(unit.facing());
    if (cell == null || sides.isEmpty()) {
      return;
    }
    var lines = new ArrayList<Path>();
    for (int side : sides) {
      lines.add(
          Path.open(List.of(cell.from(side).between(at, 0.07), cell.to(side).between(at, 0.07))));
    }
    shapes.add(
        new Shape(
            Layer.FRONT,
            "front of " + unit.label(),
            unit.source(),
            List.of(
                Mark.Form.drawn(
                    Path.of(lines),
                    blocks.line(unit.side()),
                    Math.max(0.35, 0.06 * field.room())))));
  }

  private void leader(Deployment.Leader leader) {
    Spot middle = field.middle(leader.at());
    double half = blocks.general() + 0.1;
    Spot at = middle;
    if (!labels.isClear(Region.around(middle, half, half))) {
      at = beside(middle, half);
    }
    Region body = Region.around(at, half, half);
    labels.take(body);
    shapes.add(
        new Shape(
            Layer.GENERAL,
            "General " + leader.name() + " of group " + leader.letter() + " at " + leader.at(),
            leader.source(),
            body,
            blocks.general(leader.side(), at, leader.letter())));
  }

  /** The nearest free place about the middle of a hex that somebody else stands in. */
  private Spot beside(Spot middle, double half) {
    for (double far = 0.6; far < 3; far += 0.05) {
      for (int step = 0; step < 24; step++) {
        Spot at = middle.towards(Math.toRadians(90 + step * 15), far * field.room());
        if (labels.isFree(Region.around(at, half, half))) {
          return at;
        }
      }
    }
    return middle.moved(0.8 * field.room(), 0.6 * field.room());
  }

  /** A church is where it is: no name may hide it. */
  private void landmarks() {
    for (Cell cell : field.cells()) {
      if (looks.of(cell.terrain()).symbol() == Look.Symbol.CHURCH) {
        for (Signs.Sign sign : signs.of(cell, Look.Symbol.CHURCH)) {
          Region body = Region.around(sign.at(), sign.radius() * 0.9, sign.radius() * 0.9);
          if (labels.isFree(body)) {
            labels.take(body);
            shapes.add(symbol(cell, sign));
          }
        }
      }
    }
  }

  private void names() {
    var objectives = program.scenario().objectives();
    double size = Math.max(Lettering.LEAST, 0.5 * field.room());
    for (Board.Spot place : program.board().places()) {
      boolean counts = objectives.stream().anyMatch(each -> each.places().contains(place.at()));
      name(place.at(), (counts ? "★ " : "") + place.name(), size, true, program.board().source());
    }
    for (Scenario.Objective each : objectives) {
      boolean named =
          program.board().places().stream().anyMatch(place -> each.places().contains(place.at()));
      if (!named && !each.places().isEmpty()) {
        name(
            each.places().getFirst(),
            "★ " + title(each.label(), each.name()),
            size,
            false,
            each.source());
      }
    }
    for (Scenario.Zone each : program.scenario().zones()) {
      if (!each.places().isEmpty()) {
        name(
            each.places().getFirst(),
            title(each.label(), each.name()),
            Math.max(Lettering.LEAST, 0.85 * size),
            false,
            each.source());
      }
    }
    labelledTerrain();
  }

  /** The name of an author's terrain stands once on each area of it. */
  private void labelledTerrain() {
    for (String key : field.cells().stream().map(Cell::terrain).distinct().sorted().toList()) {
      if (looks.of(key).label()) {
        for (Set<Integer> part : Rings.parts(field.cells(), terrains.members(key))) {
          List<Integer> order = List.copyOf(part);
          Cell middle = field.cells().get(order.get(order.size() / 2));
          name(middle.place(), terrainName(key), Lettering.LEAST, false, program.board().source());
        }
      }
    }
  }

  private void name(Place place, String name, double size, boolean bold, SourceRange source) {
    if (!field.holds(place)) {
      return;
    }
    Spot at = field.middle(place);
    // the name of a village leaves its houses to be seen
    double first = bold ? 0.5 : 0;
    double widest = Math.min(field.width() * 0.8, 16 * field.room());
    Letters placed = null;
    for (double each = size; placed == null && each >= Lettering.LEAST - 1e-9; each *= 0.9) {
      String shown = Lettering.fitted(name, each, bold, widest);
      placed =
          labels.place(
              labels.about(
                  new Letters(
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
      unplaced.add(name + " at " + place);
    } else {
      shapes.add(new Shape(Layer.NAME, name, source, Lettering.body(placed), List.of(placed)));
    }
  }

  private void entries(Place place, List<Deployment.Entry> entries) {
    Spot at = field.middle(place);
    String text = Deployment.text(entries);
    double size = Math.clamp(0.4 * field.room(), Lettering.LEAST, 6);
    Letters wanted =
        new Letters(
            at.x(),
            at.y(),
            size,
            text,
            Anchor.MIDDLE,
            true,
            true,
            blocks.line(entries.getFirst().side()),
            "#ffffff");
    var within = new ArrayList<Letters>();
    for (double down : new double[] {0.25, 0.5, 0.75, 0.95, -0.5, -0.75}) {
      for (double aside : new double[] {0, -0.25, 0.25}) {
        within.add(
            new Letters(
                at.x() + aside * field.room(),
                at.y() + down * field.room() + (down < 0 ? size * Lettering.CAPITAL : 0),
                size,
                text,
                Anchor.MIDDLE,
                true,
                true,
                wanted.ink(),
                "#ffffff"));
      }
    }
    Letters placed = labels.place(within);
    if (placed != null) {
      shapes.add(
          new Shape(
              Layer.ARRIVAL,
              meaning(place, entries),
              SourceRange.NOWHERE,
              Lettering.body(placed),
              List.of(placed)));
    } else {
      unplaced.add(text + " at " + place);
    }
  }

  private static String meaning(Place place, List<Deployment.Entry> entries) {
    return String.join(
        ", ",
        entries.stream()
            .map(each -> each.who() + " may come in at " + place + " from round " + each.round())
            .toList());
  }

  private void numbers() {
    double size = Math.clamp(0.36 * field.room(), Lettering.LEAST, 4.5);
    for (Cell cell : field.cells()) {
      var choices = new ArrayList<Letters>();
      double high = size * Lettering.CAPITAL;
      for (double y : new double[] {-0.27, 0.3 + high / field.room(), -0.42, 0.9}) {
        for (double aside : new double[] {0, 0.2, -0.2, 0.4, -0.4}) {
          Letters choice =
              new Letters(
                  cell.middle().x() + aside * field.room(),
                  cell.middle().y() + y * field.room(),
                  size,
                  cell.place().toString(),
                  Anchor.MIDDLE,
                  false,
                  false,
                  palette.ink(NUMBER),
                  null);
          if (Lettering.body(choice).within(cell.corners())) {
            choices.add(choice);
          }
        }
      }
      Letters placed = labels.place(choices);
      if (placed != null) {
        shapes.add(
            new Shape(
                Layer.NUMBER, "", SourceRange.NOWHERE, Lettering.body(placed), List.of(placed)));
      }
    }
  }

  private void symbols() {
    for (Cell cell : field.cells()) {
      Look look = looks.of(cell.terrain());
      for (Signs.Sign sign : signs.of(cell, look.symbol())) {
        Region body = Region.around(sign.at(), sign.radius() * 0.9, sign.radius() * 0.9);
        if (look.symbol() != Look.Symbol.CHURCH
            && labels.isFree(body)
            && !ways.crosses(sign.at(), sign.radius())) {
          shapes.add(symbol(cell, sign));
        }
      }
    }
  }

  private Shape symbol(Cell cell, Signs.Sign sign) {
    return new Shape(
        Layer.SYMBOL, terrainName(cell.terrain()), program.board().source(), sign.marks());
  }
}
