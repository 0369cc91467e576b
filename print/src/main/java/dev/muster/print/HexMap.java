package dev.muster.print;

import static dev.muster.print.Hexes.RADIUS;
import static dev.muster.print.Hexes.centreX;
import static dev.muster.print.Hexes.centreY;
import static dev.muster.print.Hexes.number;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The field as SVG: pointy-top hexes with their numbers, what grows and stands on them, and who is
 * deployed where.
 */
final class HexMap {
  private static final String CONTOUR = "#9a6b2f";
  private static final String GOLD = "#b8860b";

  /** Directions of {@link Hex#neighbour} that meet each pair of neighbours once. */
  private static final int[] DOWNWARDS = {0, 4, 5};

  private final BattleProgram program;
  private final HexBoard board;
  private final Ground ground;
  private final StringBuilder out = new StringBuilder();

  HexMap(BattleProgram program) {
    this.program = program;
    this.board = (HexBoard) program.board();
    this.ground = new Ground(program.rulebook());
  }

  /** Name of a group on the map and in the order of battle: A to Z, then AA, AB and so on. */
  static String letter(int group) {
    return group < 26
        ? Character.toString('A' + group)
        : letter(group / 26 - 1) + (char) ('A' + group % 26);
  }

  String svg() {
    out.append(
            "<svg class=\"field\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ")
        .append(number(Hexes.width(board.width())))
        .append(' ')
        .append(number(Hexes.height(board.height())))
        .append("\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>Map of ")
        .append(Sheet.title(board.label(), board.name()))
        .append("</title>\n");
    everyHex().forEach(this::hex);
    fronts();
    everyHex().forEach(this::contours);
    board.sides().forEach(this::hexSide);
    program.scenario().zones().forEach(this::zone);
    program.scenario().objectives().forEach(this::objective);
    everyHex().forEach(this::hexNumber);
    deployment();
    out.append(new Entries(program));
    names();
    return out.append("</svg>\n").toString();
  }

  private static List<Hex> hexes(List<Place> places) {
    return places.stream().map(Hex.class::cast).toList();
  }

  private List<Hex> everyHex() {
    var all = new ArrayList<Hex>();
    for (int row = 1; row <= board.height(); row++) {
      for (int column = 1; column <= board.width(); column++) {
        all.add(new Hex(column, row));
      }
    }
    return all;
  }

  private void hex(Hex hex) {
    String terrain = board.terrainAt(hex);
    out.append("<polygon points=\"")
        .append(Hexes.corners(hex, 1))
        .append("\" fill=\"")
        .append(ground.fill(terrain))
        .append("\" stroke=\"#a79f8a\" stroke-width=\"1\"/>");
    String symbol = Ground.symbol(terrain);
    if (!symbol.isEmpty()) {
      out.append("<g transform=\"translate(")
          .append(number(centreX(hex)))
          .append(' ')
          .append(number(centreY(hex)))
          .append(")\">")
          .append(symbol)
          .append("</g>");
    } else if (!terrain.equals("plain")) {
      out.append(
          Hexes.text(
              centreX(hex),
              centreY(hex) + 2,
              7,
              "#5a5446",
              " font-style=\"italic\"",
              label(terrain)));
    }
    out.append('\n');
  }

  private void hexNumber(Hex hex) {
    out.append(
            Hexes.text(
                centreX(hex), centreY(hex) - RADIUS * 0.64, 8, "#6d6655", "", hex.toString()))
        .append('\n');
  }

  private String label(String terrain) {
    return program.rulebook().terrains().stream()
        .filter(each -> each.key().equals(terrain))
        .map(Rulebook.Terrain::label)
        .filter(label -> !label.isBlank() && label.length() <= 12)
        .findFirst()
        .orElse(terrain)
        .toLowerCase(Locale.ROOT);
  }

  private int heightOf(Hex hex) {
    Integer drawn = board.heightAt(hex);
    if (drawn != null) {
      return drawn;
    }
    String terrain = board.terrainAt(hex);
    return program.rulebook().terrains().stream()
        .filter(each -> each.key().equals(terrain))
        .mapToInt(Rulebook.Terrain::height)
        .findFirst()
        .orElse(0);
  }

  /** A line where the ground rises, on the side of the lower hex, one for each level. */
  private void contours(Hex hex) {
    for (int direction : DOWNWARDS) {
      Hex other = hex.neighbour(direction);
      if (onBoard(other) && heightOf(hex) != heightOf(other)) {
        out.append("<line class=\"contour\" ")
            .append(Hexes.edge(hex, other))
            .append(" stroke=\"" + CONTOUR + "\" stroke-linecap=\"round\" stroke-width=\"")
            .append(number(1.5 + 1.2 * Math.abs(heightOf(hex) - heightOf(other))))
            .append("\"/>\n");
      }
    }
  }

  /** Drawn on the edge both hexes share. */
  private void hexSide(GridBoard.Edge side) {
    if (!board.beside(side.a(), side.b())) {
      return; // the checks say so, and a line across the map would not help
    }
    out.append("<line class=\"side\" ")
        .append(Hexes.edge((Hex) side.a(), (Hex) side.b()))
        .append(ground.edge(side.terrain()).stroke(5))
        .append("><title>")
        .append(Escape.text(label(side.terrain())))
        .append(' ')
        .append(side.a())
        .append('-')
        .append(side.b())
        .append("</title></line>\n");
  }

  private void zone(Scenario.Zone zone) {
    for (Hex hex : hexes(zone.places())) {
      out.append("<polygon class=\"zone\" points=\"")
          .append(Hexes.corners(hex, 0.9))
          .append(
              "\" fill=\"none\" stroke=\"#5a5446\" stroke-width=\"1\" stroke-dasharray=\"4"
                  + " 3\"><title>")
          .append(Sheet.title(zone.label(), zone.name()))
          .append("</title></polygon>\n");
    }
  }

  private void objective(Scenario.Objective objective) {
    for (Hex hex : hexes(objective.places())) {
      out.append("<polygon class=\"objective\" points=\"")
          .append(Hexes.corners(hex, 0.93))
          .append("\" fill=\"none\" stroke=\"" + GOLD + "\" stroke-width=\"3\"><title>")
          .append(Sheet.title(objective.label(), objective.name()))
          .append("</title></polygon>\n");
    }
  }

  /** What the map calls its places, zones and objectives, beside the stands that would hide it. */
  private void names() {
    var names = new Names(board, signs());
    var objectives = program.scenario().objectives();
    for (Board.Spot place : board.places()) {
      boolean counts = objectives.stream().anyMatch(each -> each.places().contains(place.at()));
      names.write((Hex) place.at(), Names.PLACE, (counts ? "★ " : "") + place.name());
    }
    for (Scenario.Objective each : objectives) {
      boolean named = board.places().stream().anyMatch(place -> each.places().contains(place.at()));
      if (!named) {
        String name = each.label().isBlank() ? each.name() : each.label();
        firstOn(hexes(each.places()))
            .ifPresent(hex -> names.write(hex, Names.OBJECTIVE, "★ " + name));
      }
    }
    for (Scenario.Zone each : program.scenario().zones()) {
      String name = each.label().isBlank() ? each.name() : each.label();
      firstOn(hexes(each.places())).ifPresent(hex -> names.write(hex, Names.ZONE, name));
    }
    out.append(names);
  }

  private Optional<Hex> firstOn(List<Hex> hexes) {
    return hexes.stream().filter(this::onBoard).findFirst();
  }

  /** Hexes with the sign of a stand or of a General in them. */
  private Set<Hex> signs() {
    Set<Hex> signs = new HashSet<>();
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        group.stands().stream().filter(this::isThere).forEach(stand -> signs.add((Hex) stand.at()));
        if (group.general().arrival() == null) {
          signs.add((Hex) group.general().at());
        }
      }
    }
    return signs;
  }

  private boolean isThere(Scenario.Deployed stand) {
    return board.holds(stand.at()) && stand.zone() == null && stand.arrival() == null;
  }

  /** Under everything else that is drawn, so that no number or name is lost. */
  private void fronts() {
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      var seen = new LinkedHashSet<Hex>();
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.Deployed stand : group.stands()) {
          if (isThere(stand)) {
            seen.addAll(((Hex) stand.at()).front(Facing.of(stand.facing())));
          }
        }
      }
      for (Hex hex : seen) {
        out.append(onBoard(hex) ? Marker.front(side, hex) : "");
      }
    }
  }

  private void deployment() {
    Set<Hex> taken = new HashSet<>();
    var generals = new ArrayList<Runnable>();
    int letter = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        stands(side, group, letter(letter), taken);
        int sideOfGeneral = side;
        String label = letter(letter++);
        // Generals last, so that one riding with a stand lies on top of it.
        generals.add(() -> general(sideOfGeneral, group.general(), label, taken));
      }
    }
    generals.forEach(Runnable::run);
  }

  private void stands(int side, Scenario.Group group, String letter, Set<Hex> taken) {
    int number = 0;
    for (Scenario.Deployed stand : group.stands()) {
      number++;
      if (!isThere(stand)) {
        continue;
      }
      taken.add((Hex) stand.at());
      var line = program.line(side, stand);
      out.append(
          Marker.stand(
              side,
              Marker.kind(program.rulebook(), line),
              Strength.ranks(program.rulebook(), line).size(),
              (Hex) stand.at(),
              Facing.of(stand.facing()),
              letter + number,
              letter
                  + number
                  + ": "
                  + stand.name()
                  + " at "
                  + stand.at()
                  + " facing "
                  + board.kind().say(stand.facing())));
      out.append(
          Marker.statuses(
              side, (Hex) stand.at(), Facing.of(stand.facing()), Status.atStart(stand)));
    }
  }

  private void general(int side, Scenario.General general, String letter, Set<Hex> taken) {
    if (board.holds(general.at()) && general.arrival() == null) {
      String name = general.label().isBlank() ? general.name() : general.label();
      out.append(
          Marker.general(
              side,
              (Hex) general.at(),
              !taken.contains(general.at()),
              letter,
              "General " + name + " at " + general.at()));
    }
  }

  private boolean onBoard(Hex hex) {
    return board.holds(hex);
  }

  /** What the signs of this map mean; only those that are on it. */
  String key() {
    var items = new ArrayList<String>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side each = program.scenario().sides().get(side);
      String marker = Marker.stand(side, Marker.Kind.FOOT, 1, new Hex(1, 1), Facing.N, "", "");
      items.add(swatch(moved(marker)) + Sheet.title(each.label(), each.name()));
    }
    items.add(swatch(moved(kind(Marker.Kind.MOUNTED))) + "mounted");
    items.add(swatch(moved(kind(Marker.Kind.ARTILLERY))) + "artillery");
    items.add(
        swatch(moved(Marker.general(0, new Hex(1, 1), true, "A", ""))) + "General of group A");
    if (out.indexOf("class=\"front\"") >= 0) {
      items.add(swatch(moved(Marker.front(0, new Hex(1, 1)))) + "front hexes of a stand");
    }
    for (Status status : Status.values()) {
      if (everyStand().anyMatch(each -> isThere(each) && Status.atStart(each).contains(status))) {
        items.add(
            swatch(moved(Marker.statuses(0, new Hex(1, 1), Facing.N, List.of(status))))
                + status.what);
      }
    }
    for (String terrain : new TreeSet<>(board.cells())) {
      items.add(
          swatch(
                  "<rect x=\"-20\" y=\"-16\" width=\"40\" height=\"32\" fill=\""
                      + ground.fill(terrain)
                      + "\" stroke=\"#a79f8a\"/>"
                      + Ground.symbol(terrain))
              + Escape.text(label(terrain)));
    }
    board.sides().stream()
        .map(GridBoard.Edge::terrain)
        .distinct()
        .sorted()
        .forEach(
            terrain ->
                items.add(
                    swatch("<path d=\"M-20,0 H20\"" + ground.edge(terrain).stroke(6) + "/>")
                        + Escape.text(label(terrain))));
    if (everyHex().stream().mapToInt(this::heightOf).distinct().count() > 1) {
      items.add(swatch(stroke(CONTOUR, 4, "")) + "the ground rises");
    }
    if (!program.scenario().objectives().isEmpty()) {
      items.add(swatch(stroke(GOLD, 4, "")) + "objective");
    }
    String entry = new Entries(program).example();
    if (!entry.isEmpty()) {
      items.add(entry);
    }
    if (!program.scenario().zones().isEmpty()) {
      items.add(swatch(stroke("#5a5446", 2, " stroke-dasharray=\"6 4\"")) + "zone");
    }
    return "<ul class=\"key\">\n<li>" + String.join("</li>\n<li>", items) + "</li>\n</ul>\n";
  }

  private Stream<Scenario.Deployed> everyStand() {
    return program.scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .flatMap(group -> group.stands().stream());
  }

  private static String kind(Marker.Kind kind) {
    return Marker.stand(0, kind, 1, new Hex(1, 1), Facing.N, "", "");
  }

  private static String stroke(String colour, int width, String dashes) {
    return "<path d=\"M-20,0 H20\" stroke=\""
        + colour
        + "\" stroke-width=\""
        + width
        + "\""
        + dashes
        + "/>";
  }

  /** A sign of hex 0101 around 0,0. */
  private static String moved(String sign) {
    Hex first = new Hex(1, 1);
    return "<g transform=\"translate("
        + number(-centreX(first))
        + " "
        + number(-centreY(first))
        + ")\">"
        + sign
        + "</g>";
  }

  private static String swatch(String sign) {
    return "<svg viewBox=\"-22 -18 44 36\" font-family=\"Helvetica, Arial, sans-serif\""
        + " aria-hidden=\"true\">"
        + sign
        + "</svg>";
  }
}
