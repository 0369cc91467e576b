package dev.muster.print.map;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;

/**
 * The field of a battle in two parts: what stays, and the blocks of units and Generals, which a
 * player moves over it. All lengths are millimetres of the drawing.
 */
public final class BattleMap {
  private static final double NORTH = -Math.PI / 2;
  private static final DrawingPoint ORIGIN = new DrawingPoint(0, 0);

  private final BattleProgram program;
  private final MapSheet.Manner manner;
  private final TerrainAppearances looks;
  private final BoardLayout field;
  private final UnitBlocks blocks;
  private final double margin;
  private final List<UnitBlock> units = new ArrayList<>();
  private final List<UnitBlocks.Size> sizes = new ArrayList<>();
  private final List<LeaderBlock> leaders = new ArrayList<>();

  /**
   * A unit, drawn around 0,0 and facing north.
   *
   * @param side from 0
   * @param unit its name in events
   * @param label the letter of its group and its number, such as {@code B3}
   * @param name its name in reports
   * @param letters its label on the block, which is never rotated
   */
  public record UnitBlock(
      int side, String unit, String label, String name, List<Primitive> block, Primitive letters) {
    public UnitBlock {
      block = List.copyOf(block);
    }
  }

  /**
   * A General, drawn about 0,0.
   *
   * @param letter of his group
   */
  public record LeaderBlock(int side, String letter, String name, List<Primitive> block) {
    public LeaderBlock {
      block = List.copyOf(block);
    }
  }

  /**
   * The position of a block.
   *
   * @param x millimetres from the left edge of the drawing
   * @param y millimetres from its upper edge
   * @param degrees clockwise rotation from north
   */
  public record Spot(double x, double y, double degrees) {}

  /**
   * The map of a scenario.
   *
   * @param unit width of a hex or a box from side to side, or one measure of a table, in
   *     millimetres
   */
  public BattleMap(BattleProgram program, double unit, MapSheet.Manner manner) {
    this.program = program;
    this.manner = manner;
    looks = new TerrainAppearances(program.rulebook());
    field = BoardLayout.of(program.board(), looks, unit);
    blocks = new UnitBlocks(manner.palette(), SideColour.of(program.scenario()), field.room());
    margin = 0.5 + field.margin();
    PrintedNames names = PrintedNames.of(program.scenario());
    int group = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group each : program.scenario().sides().get(side).groups()) {
        String letter = GroupLetter.of(group++);
        String general = each.general().displayName();
        leaders.add(new LeaderBlock(side, letter, general, blocks.general(side, ORIGIN, letter)));
        for (int i = 0; i < each.stands().size(); i++) {
          add(side, letter + (i + 1), each.stands().get(i), names);
        }
      }
    }
  }

  private void add(int side, String label, Scenario.DeployedStand stand, PrintedNames names) {
    Army.StandLine line = program.line(side, stand);
    DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
    UnitBlocks.Size size = field.size(figures.base(line, program.rulebook()));
    DerivedStats.Branch branch = figures.branch(line, program.rulebook());
    int ranks = DeployedUnits.ranks(program.rulebook(), line);
    List<Primitive> block =
        blocks.stand(side, size, branch, ranks, ORIGIN, NORTH, "").stream()
            .filter(Primitive.PathPrimitive.class::isInstance)
            .toList();
    sizes.add(size);
    units.add(
        new UnitBlock(
            side,
            stand.name(),
            label,
            names.of(stand.name()),
            block,
            blocks.letters(side, ORIGIN, label)));
  }

  /** Returns the field with its terrain, zones, objectives and names, without units. */
  public Drawing ground() {
    List<Shape> shapes =
        new MapDrawing(program, looks, field, manner, MapDrawing.Part.GROUND, new PlacementMemory())
            .shapes().stream()
                .filter(each -> each.layer() != Layer.SHEET)
                .map(each -> MapSheet.moved(each, margin, margin))
                .toList();
    return new Drawing(
        field.width() + 2 * margin,
        field.height() + 2 * margin,
        MapDrawing.title(program.scenario().label(), program.scenario().name()),
        shapes);
  }

  /**
   * The outline of a place of a grid, or of an area of a table.
   *
   * @param places the place, or the corners of the area in order about it
   */
  public VectorPath outline(List<Place> places) {
    VectorPath outline =
        places.size() < 3
            ? field.around(places, 0).orElseThrow()
            : VectorPath.closed(places.stream().map(field::middle).toList());
    return outline.placed(0, new DrawingPoint(margin, margin));
  }

  /** Colour of the line about the blocks of a side. */
  public String line(int side) {
    return blocks.line(side);
  }

  /** Paper about the field, in millimetres: spots are counted from its edge. */
  public double margin() {
    return margin;
  }

  /** The units in the order of the scenario: side by side, group by group. */
  public List<UnitBlock> units() {
    return List.copyOf(units);
  }

  /** The Generals in the order of their groups. */
  public List<LeaderBlock> leaders() {
    return List.copyOf(leaders);
  }

  /**
   * Returns the position of a unit's block.
   *
   * @param unit its index in {@link #units}
   */
  public Spot spot(int unit, Place at, Heading facing) {
    DrawingPoint middle = field.block(at, facing, sizes.get(unit));
    return new Spot(
        middle.x() + margin, middle.y() + margin, Math.toDegrees(field.angle(facing) - NORTH));
  }

  /** Returns the position of a General's block, beside a unit in the same place. */
  public Spot spot(Place at) {
    DrawingPoint middle = field.middle(at);
    double aside = 0.55 * field.room();
    return new Spot(middle.x() + margin + aside, middle.y() + margin + aside, 0);
  }
}
