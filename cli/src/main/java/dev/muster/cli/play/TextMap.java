package dev.muster.cli.play;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.plane.Polygon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The field in plain characters: a cell has its unit and the way it looks, or a letter for its
 * ground. On a table without a grid a cell is one measure wide and one deep, or more.
 */
final class TextMap {
  private static final char OPEN = '.';

  /** Ground of the rulebooks that ship that needs no letter; of others it is their first. */
  private static final List<String> OPEN_GROUNDS = List.of("plain", "open");

  /** Columns and rows of cells that a table is drawn in, at most. */
  private static final int MOST_CELLS = 40;

  /** Characters of a line above which cells leave out the way units look. */
  private static final int WIDEST = 140;

  private final BattleProgram program;
  private final Board board;
  private final Map<String, Character> grounds = new LinkedHashMap<>();

  /** The content of a cell, by row and column from the top left, both from 0. */
  private final Map<Integer, String> units = new TreeMap<>();

  private final int columns;
  private final int rows;

  /** Measures a cell of a table is wide and deep. */
  private final int scale;

  TextMap(BattleProgram program, BattlePosition position) {
    this.program = program;
    board = program.board();
    switch (board) {
      case GridBoard grid -> {
        columns = grid.width();
        rows = grid.height();
        scale = 1;
      }
      case TableBoard table -> {
        scale = (int) Math.ceil(Math.max(table.width(), table.height()) / MOST_CELLS);
        columns = (int) Math.ceil(table.width() / scale);
        rows = (int) Math.ceil(table.height() / scale);
      }
    }
    boolean looks = columns * 7 <= WIDEST;
    List<String> codes = codes(position);
    for (int i = 0; i < codes.size(); i++) {
      BattlePosition.Unit unit = position.units().get(i);
      Place at = unit.at();
      if (at != null) {
        String look = looks && unit.facing() != null ? look(unit.facing()) : "";
        units.merge(cell(at), codes.get(i) + look, (one, other) -> one + "+");
      }
    }
  }

  /** Short names of the units: a letter for the side and a number, such as {@code A3}. */
  static List<String> codes(BattlePosition position) {
    List<String> codes = new ArrayList<>();
    int[] counts = new int[2];
    for (BattlePosition.Unit each : position.units()) {
      codes.add((each.side() == 0 ? "A" : "B") + ++counts[Math.min(1, each.side())]);
    }
    return codes;
  }

  private String look(Heading facing) {
    int compass = (int) Math.round(facing.degrees() / 45) % 8;
    String word = board.kind().word(facing);
    return word == null ? List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW").get(compass) : word;
  }

  private int cell(Place place) {
    return switch (place) {
      case Hex hex -> (hex.row() - 1) * columns + hex.column() - 1;
      case Box box -> (rows - box.row()) * columns + box.column() - 1;
      case Point point ->
          (rows - 1 - Math.clamp((int) (point.y() / scale), 0, rows - 1)) * columns
              + Math.clamp((int) (point.x() / scale), 0, columns - 1);
    };
  }

  String drawn() {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < columns * rows; i++) {
      String unit = units.get(i);
      cells.add(unit == null ? Character.toString(ground(i)) : unit);
    }
    int width = cells.stream().mapToInt(String::length).max().orElse(1) + 1;
    width += board instanceof HexBoard && width % 2 == 1 ? 1 : 0;
    width = Math.max(width, 4);
    StringBuilder text = new StringBuilder(line("    ", columnNames(), width));
    for (int row = 0; row < rows; row++) {
      boolean shifted = board instanceof HexBoard && row % 2 == 1;
      String head = String.format(Locale.ROOT, "%3s ", rowName(row));
      text.append(
          line(
              head + (shifted ? " ".repeat(width / 2) : ""),
              cells.subList(row * columns, (row + 1) * columns),
              width));
    }
    return text.append(legend()).toString();
  }

  private static String line(String head, List<String> cells, int width) {
    StringBuilder line = new StringBuilder(head);
    cells.forEach(each -> line.append(each).append(" ".repeat(Math.max(1, width - each.length()))));
    return line.toString().stripTrailing() + "\n";
  }

  private List<String> columnNames() {
    List<String> names = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      names.add(
          switch (board) {
            case HexBoard any -> String.format(Locale.ROOT, "%02d", column + 1);
            case BoxBoard any -> Box.letters(column + 1);
            case TableBoard any -> Integer.toString(column * scale);
          });
    }
    return names;
  }

  private String rowName(int row) {
    return switch (board) {
      case HexBoard any -> String.format(Locale.ROOT, "%02d", row + 1);
      case BoxBoard any -> Integer.toString(rows - row);
      case TableBoard any -> Integer.toString((rows - 1 - row) * scale);
    };
  }

  private char ground(int cell) {
    String key =
        switch (board) {
          case GridBoard grid -> grid.cells().get(cell);
          case TableBoard table -> areaAt(table, cell);
        };
    return key == null || isOpen(key) ? OPEN : grounds.computeIfAbsent(key, this::letter);
  }

  private @Nullable String areaAt(TableBoard table, int cell) {
    Point middle =
        new Point((cell % columns + 0.5) * scale, (rows - 1 - cell / columns + 0.5) * scale);
    String found = null;
    for (TableBoard.Area each : table.areas()) {
      found = new Polygon(each.corners()).contains(middle) ? each.terrain() : found;
    }
    return found;
  }

  private boolean isOpen(String key) {
    List<Rulebook.Terrain> all = program.rulebook().terrains();
    return OPEN_GROUNDS.contains(key) || all.isEmpty() || all.getFirst().key().equals(key);
  }

  /** The first letter of a ground that no other has. */
  private char letter(String key) {
    for (char each : (key.toLowerCase(Locale.ROOT) + "0123456789").toCharArray()) {
      if (Character.isLetterOrDigit(each) && !grounds.containsValue(each)) {
        return each;
      }
    }
    return '?';
  }

  private String legend() {
    StringBuilder text = new StringBuilder("    ");
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      text.append(side == 0 ? "A " : "B ")
          .append(program.scenario().sides().get(side).displayName())
          .append("  ");
    }
    grounds.forEach(
        (key, letter) -> text.append(letter).append(' ').append(name(key)).append("  "));
    String each =
        board.kind() == BoardKind.TABLE && scale > 1 ? "a cell is " + scale + " wide  " : "";
    return (text + each).stripTrailing() + "\n";
  }

  private String name(String key) {
    return program.rulebook().terrains().stream()
        .filter(each -> each.key().equals(key))
        .map(Rulebook.Terrain::label)
        .findFirst()
        .orElse(key);
  }
}
