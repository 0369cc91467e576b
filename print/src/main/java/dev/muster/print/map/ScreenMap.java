package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The map of a battle for a screen: the shapes of the printed map without its sheet, and where its
 * places lie. All lengths are millimetres from the corner of the field.
 */
public final class ScreenMap {
  private static final double NORTH = -Math.PI / 2;

  /** Half a sign of a terrain, as the key has them. */
  private static final double SWATCH_WIDE = 3.6;

  private static final double SWATCH_HIGH = 2.3;

  /** Room of signs, as if their hexes were so wide. */
  private static final double SIGN_ROOM = 4.4;

  private final BattleProgram program;
  private final TerrainAppearances looks;
  private final BoardLayout field;
  private final MapDrawing drawing;
  private final MapSheet.Manner manner;
  private final PlacementMemory memory;
  private @Nullable MapLegend key;

  /** A sign about 0,0 with what it means. */
  public record Sign(String text, List<Primitive> marks) {
    public Sign {
      marks = List.copyOf(marks);
    }
  }

  /**
   * The map of a battle.
   *
   * @param unit width of a hex or a box from side to side, or one measure of a table
   */
  public ScreenMap(BattleProgram program, double unit, MapSheet.Manner manner) {
    this(program, unit, manner, MapDrawing.Part.WHOLE);
  }

  private ScreenMap(
      BattleProgram program, double unit, MapSheet.Manner manner, MapDrawing.Part part) {
    this.program = program;
    PageMessages words = manner.words().of(RuleSystems.of(program.rulebook()).roster());
    this.manner = new MapSheet.Manner(manner.palette(), manner.viewer(), words);
    looks = new TerrainAppearances(program.rulebook());
    field = BoardLayout.of(program.board(), looks, unit);
    memory = new PlacementMemory();
    drawing = new MapDrawing(program, looks, field, this.manner, part, memory);
  }

  private ScreenMap(ScreenMap ground, BattleProgram program) {
    this.program = program;
    manner = ground.manner;
    looks = ground.looks;
    field = ground.field;
    memory = ground.memory;
    drawing = new MapDrawing(program, looks, field, manner, MapDrawing.Part.FORCES, memory);
  }

  /**
   * Returns the parts that do not change in a battle: the map as if there were no stands on it.
   *
   * @param unit as above
   */
  public static ScreenMap ground(BattleProgram program, double unit, MapSheet.Manner manner) {
    return new ScreenMap(program, unit, manner, MapDrawing.Part.GROUND);
  }

  /**
   * Returns only the stands, Generals and entries, for drawing over this map.
   *
   * @param positioned the same battle, deployed at its current position
   */
  public ScreenMap forces(BattleProgram positioned) {
    return new ScreenMap(this, positioned);
  }

  /** Returns the shapes in drawing order. */
  public List<Shape> shapes() {
    return drawing.shapes().stream().sorted(Comparator.comparing(Shape::layer)).toList();
  }

  /** Width of the field. */
  public double width() {
    return field.width();
  }

  /** Height of the field. */
  public double height() {
    return field.height();
  }

  /** Room beyond the edges for letters and numbers. */
  public double margin() {
    return field.margin();
  }

  /** Radius of the largest circle within a place. */
  public double room() {
    return field.room();
  }

  /** Whether a place is on the map. */
  public boolean holds(Place place) {
    return field.holds(place);
  }

  /** The middle of a place. */
  public DrawingPoint middle(Place place) {
    return field.middle(place);
  }

  /** Corners of the first cell of a grid about its middle; empty on a table. */
  public List<DrawingPoint> cellOutline() {
    if (field.cells().isEmpty()) {
      return List.of();
    }
    BoardCell cell = field.cells().getFirst();
    return cell.corners().stream()
        .map(each -> each.moved(-cell.middle().x(), -cell.middle().y()))
        .toList();
  }

  /** Returns the height of each cell, row by row from the top left; empty on a table. */
  public List<Integer> cellHeights() {
    return field.cells().stream().map(BoardCell::height).toList();
  }

  /**
   * Returns the outline of places; empty if none is on the map.
   *
   * @param inset how far it is drawn in, as a share of the way to the middle of a cell
   */
  public Optional<VectorPath> around(List<Place> places, double inset) {
    return field.around(places, inset);
  }

  /** Returns the name of a terrain. */
  public String terrainName(String key) {
    return drawing.terrainName(key);
  }

  /** Returns the meanings of the signs on the map. */
  public List<Sign> legend() {
    return key().signs();
  }

  /** Returns facts for which the map has no sign or no room, one sentence each. */
  public List<String> remarks() {
    return key().lines();
  }

  private MapLegend key() {
    MapLegend made = key;
    if (made == null) {
      made = MapLegend.of(program, drawing, manner);
      key = made;
    }
    return made;
  }

  /** Colour of the line about the stands of a side. */
  public String sideColour(int side) {
    return drawing.blocks().line(side);
  }

  /** The block of a line of an army list about 0,0, looking north. */
  public List<Primitive> block(int side, Army.StandLine line) {
    DerivedStats stats = RuleSystems.of(program.rulebook()).derivedStats();
    return new UnitBlocks(manner.palette(), SideColour.of(program.scenario()), SIGN_ROOM)
        .stand(
            side,
            UnitBlocks.Size.in(SIGN_ROOM),
            stats.branch(line, program.rulebook()),
            DeployedUnits.ranks(program.rulebook(), line),
            new DrawingPoint(0, 0),
            NORTH,
            "");
  }

  /** A patch or a line of a terrain about 0,0. */
  public List<Primitive> swatch(String terrain) {
    TerrainAppearance look = looks.of(terrain);
    return switch (look.form()) {
      case OPEN, AREA, RELIEF ->
          TerrainDrawing.filled(
              VectorPath.box(-SWATCH_WIDE, -SWATCH_HIGH, SWATCH_WIDE, SWATCH_HIGH),
              look,
              manner.palette(),
              SIGN_ROOM);
      default ->
          WayDrawing.marks(
              look,
              VectorPath.line(-SWATCH_WIDE, 0, SWATCH_WIDE, 0),
              0,
              manner.palette(),
              SIGN_ROOM);
    };
  }
}
