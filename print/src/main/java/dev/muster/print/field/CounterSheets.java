package dev.muster.print.field;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Mark.Anchor;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Region;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.Spot;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.Figures;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;

/** Counters to cut out, one for each stand and each General, as large as the hexes ask for. */
public final class CounterSheets {
  /** A counter is so wide, as a share of the hex, that it can be turned in it. */
  private static final double SHARE = 0.68;

  private static final double GAP = 1.5;

  private record Counter(
      int side, String label, String name, Figures.Branch branch, int ranks, SourceRange source) {}

  private CounterSheets() {}

  /**
   * The sheets.
   *
   * @param hexWidth of the hexes they are for, from side to side in millimetres, 15 or more
   * @param width of a sheet within its margins, in millimetres
   * @param height of a sheet within its margins, in millimetres
   * @param viewer number of the side they are for, -1 for all
   */
  public static List<Drawing> of(
      BattleProgram program, double hexWidth, double width, double height, FieldMap.Manner manner) {
    double wide = hexWidth * SHARE;
    double high = wide * 0.72;
    int columns = Math.max(1, (int) ((width + GAP) / (wide + GAP)));
    int rows = Math.max(1, (int) ((height + GAP) / (high + GAP)));
    List<Counter> counters = counters(program, manner.viewer());
    var sheets = new ArrayList<Drawing>();
    for (int first = 0; first < counters.size(); first += columns * rows) {
      var shapes = new ArrayList<Shape>();
      int last = Math.min(counters.size(), first + columns * rows);
      for (int i = first; i < last; i++) {
        int place = i - first;
        double left = place % columns * (wide + GAP);
        double top = place / columns * (high + GAP);
        shapes.add(counter(counters.get(i), left, top, wide, high, manner.palette()));
      }
      String title = FieldDrawing.title(program.scenario().label(), program.scenario().name());
      sheets.add(
          new Drawing(
              Math.max(width, wide), Math.max(height, high), "Counters of " + title, shapes));
    }
    return sheets;
  }

  private static List<Counter> counters(BattleProgram program, int viewer) {
    var counters = new ArrayList<Counter>();
    Figures figures = Systems.of(program.rulebook()).figures();
    int letters = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        String letter = GroupLetter.of(letters++);
        if (viewer >= 0 && viewer != side) {
          continue;
        }
        for (int i = 0; i < group.stands().size(); i++) {
          Scenario.Deployed stand = group.stands().get(i);
          Army.StandLine line = program.line(side, stand);
          counters.add(
              new Counter(
                  side,
                  letter + (i + 1),
                  FieldDrawing.title(line.label(), line.name()),
                  figures.branch(line, program.rulebook()),
                  Deployment.ranks(program.rulebook(), line),
                  stand.source()));
        }
      }
    }
    return counters;
  }

  private static Shape counter(
      Counter counter, double left, double top, double wide, double high, Palette palette) {
    double name = Math.max(Lettering.LEAST, high * 0.14);
    var marks = new ArrayList<Mark>();
    // the block fills the counter above its name, and looks up
    Blocks.Size one = Blocks.Size.in(1);
    double room = Math.min(wide * 0.46 / one.wide() / 1.1, (high - name - 1) / 1.16);
    Blocks.Size size = Blocks.Size.in(room);
    var blocks = new Blocks(palette, room);
    marks.add(
        Mark.Form.dashed(Path.box(left, top, left + wide, top + high), "#8b8473", 0.2, 1.2, 0.8));
    Spot at = new Spot(left + wide / 2, top + size.point() + 0.6);
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
        new Mark.Letters(
            left + wide / 2,
            top + high - name * 0.35,
            name,
            Lettering.fitted(counter.name(), name, false, wide - 1),
            Anchor.MIDDLE,
            false,
            false,
            "#1d1b16",
            null));
    return new Shape(
        Layer.BLOCK,
        counter.label() + ": " + counter.name(),
        counter.source(),
        Region.box(left, top, left + wide, top + high),
        marks);
  }
}
