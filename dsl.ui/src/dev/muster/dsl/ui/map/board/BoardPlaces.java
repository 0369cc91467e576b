package dev.muster.dsl.ui.map.board;

import dev.muster.dsl.ide.scene.SceneBoard;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The geometry of a board's places: the place at a point, its centre, and its neighbours. Lengths
 * are board units. It reads the board from the scene and is independent of the game.
 */
public final class BoardPlaces {

  /** Half the size of the mark of a place on a table, in measures. */
  private static final double TABLE_MARK = 0.5;

  /** How far beyond its outline a cell still has a spot, in cells. */
  private static final double HAIR = 1e-6;

  /** Numbers of the outline of a square. */
  private static final int SQUARE = 8;

  /** Corners that lie closer than this part of a cell are one. */
  private static final double NEARLY = 100;

  private final SceneBoard board;

  public BoardPlaces(SceneBoard board) {
    this.board = board;
  }

  /** Returns the name of the place at a point; empty outside the field. */
  public Optional<String> at(double x, double y) {
    if (board.grid() != null) {
      return cellAt(board.grid(), x, y);
    }
    return x < 0 || y < 0 || x > board.width() || y > board.height()
        ? Optional.empty()
        : Optional.of(pointAt(x, y));
  }

  private Optional<String> cellAt(SceneBoard.Grid grid, double x, double y) {
    int nearestColumn = -1;
    int nearestRow = -1;
    double nearest = Double.POSITIVE_INFINITY;
    int about = (int) Math.round((y - grid.y()) / grid.rowStep());
    for (int row = Math.max(0, about - 1); row <= Math.min(grid.rows() - 1, about + 1); row++) {
      int column =
          Math.clamp(
              Math.round((x - middleX(grid, 0, row)) / grid.columnStep()), 0, grid.columns() - 1);
      double far = Math.hypot(x - middleX(grid, column, row), y - middleY(grid, row));
      if (far < nearest) {
        nearest = far;
        nearestColumn = column;
        nearestRow = row;
      }
    }
    return nearestColumn >= 0
            && isWithin(
                grid.outline(),
                x - middleX(grid, nearestColumn, nearestRow),
                y - middleY(grid, nearestRow))
        ? Optional.of(name(grid, nearestColumn, nearestRow))
        : Optional.empty();
  }

  /** Whether a spot is within the outline of a cell about 0,0, or a hair beyond it. */
  private boolean isWithin(List<Double> outline, double x, double y) {
    double hair = HAIR * board.cell() * board.cell();
    for (int i = 0; i < outline.size(); i += 2) {
      double fromX = outline.get(i);
      double fromY = outline.get(i + 1);
      double alongX = outline.get((i + 2) % outline.size()) - fromX;
      double alongY = outline.get((i + 3) % outline.size()) - fromY;
      double middle = alongX * -fromY - alongY * -fromX;
      double side = alongX * (y - fromY) - alongY * (x - fromX);
      if (side * Math.signum(middle) < -hair) {
        return false;
      }
    }
    return true;
  }

  private static double middleX(SceneBoard.Grid grid, int column, int row) {
    return grid.x() + column * grid.columnStep() + (row % 2 == 1 ? grid.oddRowShift() : 0);
  }

  private static double middleY(SceneBoard.Grid grid, int row) {
    return grid.y() + row * grid.rowStep();
  }

  private static String name(SceneBoard.Grid grid, int column, int row) {
    return grid.columnNames().get(column) + grid.rowNames().get(row);
  }

  private String pointAt(double x, double y) {
    double snap = board.table() == null ? 1 : board.table().snap();
    return measure(x / board.cell(), snap)
        + ","
        + measure((board.height() - y) / board.cell(), snap);
  }

  private static String measure(double value, double snap) {
    return BigDecimal.valueOf(Math.round(value / snap) * snap)
        .setScale(3, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  /** Returns x and y of the centre of a place; empty if there is no place with this name. */
  public Optional<double[]> middle(String place) {
    return board.grid() == null
        ? point(place)
        : cell(place)
            .map(
                cell ->
                    new double[] {
                      middleX(board.grid(), cell.column(), cell.row()),
                      middleY(board.grid(), cell.row())
                    });
  }

  private Optional<double[]> point(String place) {
    String[] parts = place.split(",", -1);
    try {
      return parts.length == 2
          ? Optional.of(
              new double[] {
                Double.parseDouble(parts[0]) * board.cell(),
                board.height() - Double.parseDouble(parts[1]) * board.cell()
              })
          : Optional.empty();
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /**
   * Returns the corners of a place, x and y alternating; empty if there is no place with this name.
   */
  public double[] outline(String place) {
    Optional<double[]> middle = middle(place);
    if (middle.isEmpty()) {
      return new double[0];
    }
    double x = middle.get()[0];
    double y = middle.get()[1];
    if (board.grid() == null) {
      double half = TABLE_MARK * board.cell();
      return new double[] {x - half, y, x, y - half, x + half, y, x, y + half};
    }
    List<Double> about = board.grid().outline();
    double[] corners = new double[about.size()];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = about.get(i) + (i % 2 == 0 ? x : y);
    }
    return corners;
  }

  /** The place beside another; that itself at the edge. */
  public String beside(String place, Direction direction) {
    if (board.grid() == null) {
      return besidePoint(place, direction);
    }
    return step(place, direction.key());
  }

  private String step(String place, String direction) {
    Optional<Cell> cell = cell(place);
    if (cell.isEmpty()) {
      return place;
    }
    for (SceneBoard.Step step : board.grid().steps()) {
      if (step.direction().equals(direction)) {
        int row = cell.get().row() + step.rows();
        int column =
            cell.get().column() + (cell.get().row() % 2 == 1 ? step.oddColumns() : step.columns());
        return row >= 0
                && row < board.grid().rows()
                && column >= 0
                && column < board.grid().columns()
            ? name(board.grid(), column, row)
            : place;
      }
    }
    return place;
  }

  private String besidePoint(String place, Direction direction) {
    double step = (board.table() == null ? 1 : board.table().snap()) * board.cell();
    return point(place)
        .flatMap(spot -> at(spot[0] + direction.right() * step, spot[1] + direction.down() * step))
        .orElse(place);
  }

  /** The cells that share a side with a cell, clockwise; none on a table. */
  public List<String> neighbours(String place) {
    if (board.grid() == null) {
      return List.of();
    }
    boolean square = board.grid().outline().size() == SQUARE;
    return board.grid().steps().stream()
        .map(SceneBoard.Step::direction)
        .filter(each -> each.matches(square ? "[NESW]" : "[NESW]+"))
        .map(each -> step(place, each))
        .filter(each -> !each.equals(place))
        .toList();
  }

  /**
   * Returns x and y of both ends of the border between two neighbours; empty if they are not
   * neighbours.
   */
  public double[] side(String one, String other) {
    double[] ours = outline(one);
    double[] theirs = outline(other);
    double near = board.cell() / NEARLY;
    List<Double> ends = new ArrayList<>();
    for (int i = 0; i < ours.length; i += 2) {
      for (int j = 0; j < theirs.length; j += 2) {
        if (Math.hypot(ours[i] - theirs[j], ours[i + 1] - theirs[j + 1]) < near) {
          ends.add(ours[i]);
          ends.add(ours[i + 1]);
        }
      }
    }
    return ends.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** The place where a cursor begins: the middle of the field. */
  public String centre() {
    return at(board.width() / 2, board.height() / 2).orElse("");
  }

  /** Returns the name of the terrain of a place; empty if the board does not say. */
  public String terrain(String place) {
    if (board.grid() == null) {
      return "";
    }
    return cell(place)
        .map(cell -> cell.row() * board.grid().columns() + cell.column())
        .filter(index -> index < board.grid().cells().size())
        .map(index -> board.grid().cells().get(index))
        .map(board.grid().terrains()::get)
        .orElse("");
  }

  /** All places whose middle is in a rectangle, row by row; none on a table. */
  public List<String> within(double left, double top, double right, double bottom) {
    List<String> places = new ArrayList<>();
    SceneBoard.Grid grid = board.grid();
    if (grid != null) {
      for (int row = 0; row < grid.rows(); row++) {
        double y = middleY(grid, row);
        for (int column = 0; y >= top && y <= bottom && column < grid.columns(); column++) {
          double x = middleX(grid, column, row);
          if (x >= left && x <= right) {
            places.add(name(grid, column, row));
          }
        }
      }
    }
    return places;
  }

  private Optional<Cell> cell(String place) {
    SceneBoard.Grid grid = board.grid();
    for (int column = 0; column < grid.columns(); column++) {
      String name = grid.columnNames().get(column);
      if (place.startsWith(name)) {
        int row = grid.rowNames().indexOf(place.substring(name.length()));
        if (row >= 0) {
          return Optional.of(new Cell(column, row));
        }
      }
    }
    return Optional.empty();
  }

  private record Cell(int column, int row) {}
}
