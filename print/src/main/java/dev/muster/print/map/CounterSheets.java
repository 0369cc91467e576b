package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Counters to cut out, one for each stand: as large as the cells ask for, or on a table without a
 * grid as large as the ground its base takes.
 */
public final class CounterSheets {
  /** A counter is so wide, as a share of the hex, that it can be turned in it. */
  private static final double SHARE = 0.68;

  private static final double GAP = 1.5;

  /** Default width of a cell: 40 mm, as on many game mats. */
  private static final double USUAL_CELL = 40;

  /**
   * A counter to be.
   *
   * @param wide along its front, in millimetres
   * @param high from its front to its rear, in millimetres
   */
  private record Counter(
      int side,
      String label,
      String name,
      DerivedStats.Branch branch,
      int ranks,
      double wide,
      double high,
      SourceRange source) {}

  private CounterSheets() {}

  /** Returns the default width of a cell, or length of a measure of a table. */
  public static double usual(BattleProgram program) {
    return program.board() instanceof TableBoard
        ? RuleSystems.of(program.rulebook()).derivedStats().millimetresPerMeasure()
        : USUAL_CELL;
  }

  /**
   * The sheets.
   *
   * @param unit width of the cells they are for, from side to side, or one measure of a table, in
   *     millimetres, 15 or more
   * @param width of a sheet within its margins, in millimetres
   * @param height of a sheet within its margins, in millimetres
   * @param viewer number of the side they are for, -1 for all
   */
  public static List<Drawing> of(
      BattleProgram program, double unit, double width, double height, MapSheet.Manner manner) {
    String title = MapDrawing.title(program.scenario().label(), program.scenario().name());
    String name = manner.words().text("counters.of", title);
    var sheets = new ArrayList<Drawing>();
    var shapes = new ArrayList<Shape>();
    double left = 0;
    double top = 0;
    double row = 0;
    List<SideColour> sides = SideColour.of(program.scenario());
    for (Counter counter : counters(program, unit, width, manner.viewer())) {
      if (left > 0 && left + counter.wide() > width + 1e-6) {
        left = 0;
        top += row + GAP;
        row = 0;
      }
      if (top > 0 && top + counter.high() > height + 1e-6) {
        sheets.add(new Drawing(width, height, name, shapes));
        shapes.clear();
        left = 0;
        top = 0;
        row = 0;
      }
      shapes.add(counter(counter, left, top, manner.palette(), sides));
      left += counter.wide() + GAP;
      row = Math.max(row, counter.high());
    }
    if (!shapes.isEmpty()) {
      sheets.add(new Drawing(Math.max(width, left - GAP), Math.max(height, row), name, shapes));
    }
    return sheets;
  }

  private static List<Counter> counters(
      BattleProgram program, double unit, double width, int viewer) {
    var counters = new ArrayList<Counter>();
    DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
    int letters = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        String letter = GroupLetter.of(letters++);
        if (viewer >= 0 && viewer != side) {
          continue;
        }
        for (int i = 0; i < group.stands().size(); i++) {
          Scenario.DeployedStand stand = group.stands().get(i);
          Army.StandLine line = program.line(side, stand);
          DerivedStats.UnitBase base = figures.base(line, program.rulebook());
          boolean measured = program.board() instanceof TableBoard;
          double wide = measured ? base.width() * unit : unit * SHARE;
          double high = measured ? base.depth() * unit : unit * SHARE * 0.72;
          // what is wider than the paper is laid together on the table
          int parts = Math.max(1, (int) Math.ceil(wide / width - 1e-6));
          var counter =
              new Counter(
                  side,
                  letter + (i + 1),
                  MapDrawing.title(line.label(), line.name()),
                  figures.branch(line, program.rulebook()),
                  DeployedUnits.ranks(program.rulebook(), line),
                  wide / parts,
                  high,
                  stand.source());
          counters.addAll(Collections.nCopies(parts, counter));
        }
      }
    }
    return counters;
  }

  private static Shape counter(
      Counter counter, double left, double top, Palette palette, List<SideColour> sides) {
    double wide = counter.wide();
    double high = counter.high();
    double name = Math.max(TextMetrics.LEAST, Math.min(high * 0.14, 6));
    // a long name in smaller letters is better than a part of it
    double fits = name * (wide - 1) / TextMetrics.width(counter.name(), name, false);
    name = Math.max(TextMetrics.LEAST, Math.min(name, fits - 1e-6));
    var marks = new ArrayList<Primitive>();
    // the block fills the counter above its name, and looks up
    UnitBlocks.Size one = UnitBlocks.Size.in(1);
    double room = Math.min(wide * 0.46 / one.wide() / 1.1, (high - name - 1) / 1.16);
    double beyond = (one.point() - one.deep()) * room;
    UnitBlocks.Size size =
        new UnitBlocks.Size(wide * 0.46 / 1.1, one.deep() * room, one.deep() * room + beyond);
    var blocks = new UnitBlocks(palette, sides, room);
    marks.add(
        Primitive.PathPrimitive.dashed(
            VectorPath.box(left, top, left + wide, top + high), "#8b8473", 0.2, 1.2, 0.8));
    DrawingPoint at = new DrawingPoint(left + wide / 2, top + size.point() + 0.6);
    marks.addAll(
        blocks.stand(
            counter.side(),
            size,
            counter.branch(),
            counter.ranks(),
            at,
            -Math.PI / 2,
            counter.label()));
    marks.add(
        new Primitive.TextPrimitive(
            left + wide / 2,
            top + high - name * 0.35,
            name,
            TextMetrics.fitted(counter.name(), name, false, wide - 1),
            Anchor.MIDDLE,
            false,
            false,
            "#1d1b16",
            null));
    return new Shape(
        Layer.BLOCK,
        counter.label() + ": " + counter.name(),
        counter.source(),
        ConvexRegion.box(left, top, left + wide, top + high),
        marks);
  }
}
