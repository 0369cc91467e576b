package dev.muster.print.map;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.KeyPosition;
import dev.muster.print.replay.PositionedProgram;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.MusterVersion;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The key positions of a battle as one picture, for a forum: a map of each with its caption, losses
 * and chances. Letters can be read where the picture is 1,000 dots wide. All lengths are
 * millimetres.
 */
public final class FilmStrip {
  private static final double WIDTH = 200;
  private static final double EDGE = 4;
  private static final double GAP = 6;
  private static final double HEAD = 15;
  private static final double FOOT = 6;
  private static final double TITLE = 6;
  private static final double CAPTION = 3.7;
  private static final double TEXT = 3;
  private static final double LINE = 1.35;

  /** The most lines of a title, and of the report below it. */
  private static final int MOST_LINES = 2;

  private static final double BELOW = LINE * TEXT + 1.5;

  /** The narrowest cells that are drawn side by side with another map. */
  private static final double LEAST_CELL = 3.6;

  private static final String INK = "#1d1b16";
  private static final String PALE = "#5a5446";

  private static final String NO_BREAK = "\u00a0";

  /** Numbers of places are not legible in so small a map. */
  private static final Set<Layer> LEFT_OUT = Set.of(Layer.NUMBER);

  private final BattleRecording battle;
  private final BattleProgram program;
  private final List<SideColour> colours;
  private final List<Shape> shapes = new ArrayList<>();
  private final BoardLayout field;
  private final double unit;
  private final double frame;
  private final int columns;

  private FilmStrip(BattleRecording battle) {
    this.battle = battle;
    program = battle.program();
    colours = SideColour.of(program.scenario());
    TerrainAppearances looks = new TerrainAppearances(program.rulebook());
    BoardLayout one = BoardLayout.of(program.board(), looks, 1);
    double half = (WIDTH - 2 * EDGE - GAP) / 2;
    boolean large = !one.cells().isEmpty() && unit(one, half) < LEAST_CELL;
    columns = large ? 1 : 2;
    frame = large ? WIDTH - 2 * EDGE : half;
    unit = unit(one, frame);
    field = BoardLayout.of(program.board(), looks, unit);
  }

  private static double unit(BoardLayout one, double width) {
    return (width - 2 * one.margin()) / one.width();
  }

  /** Draws the key positions of a battle. */
  public static Drawing of(BattleRecording battle) {
    return of(battle, KeyPosition.of(battle));
  }

  /**
   * Draws positions of a battle.
   *
   * @param positions in their order
   */
  public static Drawing of(BattleRecording battle, List<KeyPosition> positions) {
    return new FilmStrip(battle).draw(positions);
  }

  private Drawing draw(List<KeyPosition> positions) {
    double above = positions.stream().mapToDouble(this::above).max().orElse(0);
    double high = above + field.height() + 2 * field.margin() + BELOW;
    int rows = (positions.size() + columns - 1) / columns;
    double height = HEAD + rows * high + (rows - 1) * GAP + FOOT;
    shapes.add(
        new Shape(
            Layer.GROUND,
            List.of(
                Primitive.PathPrimitive.filled(VectorPath.box(0, 0, WIDTH, height), "#ffffff"))));
    head();
    for (int i = 0; i < positions.size(); i++) {
      double left = EDGE + i % columns * (frame + GAP);
      double top = HEAD + i / columns * (high + GAP);
      caption(positions.get(i), left, top);
      map(positions.get(i), left, top + above);
    }
    text(EDGE, height - 1.5, TEXT, foot(), false, Anchor.START, PALE, WIDTH - 2 * EDGE);
    Scenario scenario = program.scenario();
    return new Drawing(
        WIDTH,
        height,
        MapDrawing.title(scenario.label(), scenario.name()) + ": key positions",
        shapes);
  }

  private void head() {
    Scenario scenario = program.scenario();
    double room = WIDTH - 2 * EDGE;
    String title = MapDrawing.title(scenario.label(), scenario.name());
    text(EDGE, 7, TITLE, title, true, Anchor.START, INK, room);
    String rules = RuleSystems.of(program.rulebook()).derivedStats().rulesName(program);
    String under =
        rules + (scenario.date().isBlank() ? "" : MapSheet.APART + words().date(scenario.date()));
    text(EDGE, 12, TEXT, under, false, Anchor.START, PALE, room);
  }

  private static dev.muster.print.i18n.PageMessages words() {
    return MapSheet.Manner.USUAL.words();
  }

  private String foot() {
    return "Seed "
        + battle.seed()
        + MapSheet.APART
        + "Muster "
        + MusterVersion.VERSION
        + MapSheet.APART
        + "lost: of what breaks the side; percent: its share of battles won from here";
  }

  /** Height of what stands above a map. */
  private double above(KeyPosition position) {
    return LINE * (CAPTION + TEXT * (title(position).size() + story(position).size())) + 1;
  }

  private List<String> title(KeyPosition position) {
    return wrapped(position.title(), true);
  }

  private List<String> story(KeyPosition position) {
    return position.story().isEmpty()
        ? List.of()
        : wrapped(String.join("; ", position.story()), false);
  }

  private void caption(KeyPosition position, double left, double top) {
    double y = top + CAPTION;
    String first = sideName(0);
    String chances = first + " " + ReportVocabulary.percent(position.chances());
    double chancesWidth = TextMetrics.width(chances, TEXT, true) + 3;
    text(left, y, CAPTION, position.when(), true, Anchor.START, INK, frame - chancesWidth);
    String colour = colours.get(0).paper();
    text(left + frame, y, TEXT, chances, true, Anchor.END, colour, chancesWidth);
    y += 0.4;
    for (String line : title(position)) {
      y += LINE * TEXT;
      text(left, y, TEXT, line, true, Anchor.START, INK, frame);
    }
    for (String line : story(position)) {
      y += LINE * TEXT;
      text(left, y, TEXT, line, false, Anchor.START, PALE, frame);
    }
  }

  private void map(KeyPosition position, double left, double top) {
    double down = top + field.margin();
    double right = left + (frame - field.width()) / 2;
    BattleProgram positioned = PositionedProgram.of(program, position.position());
    new ScreenMap(positioned, unit, MapSheet.Manner.USUAL)
        .shapes().stream()
            .filter(each -> !LEFT_OUT.contains(each.layer()))
            .map(each -> MapSheet.moved(each, right, down))
            .map(each -> new Shape(each.layer(), each.marks()))
            .forEach(shapes::add);
    losses(position, left, down + field.height() + field.margin() + LINE * TEXT);
  }

  private void losses(KeyPosition position, double left, double y) {
    for (int side = 0; side < colours.size(); side++) {
      String lost = position.losses(side);
      if (lost == null) {
        continue;
      }
      double x = left + side * frame / 2;
      String colour = colours.get(side).paper();
      shapes.add(
          new Shape(
              Layer.SHEET,
              List.of(
                  Primitive.PathPrimitive.filled(
                      VectorPath.box(x, y - 2.2, x + 2.4, y + 0.2), colour))));
      double room = frame / 2 - 5 - TextMetrics.width(lost, TEXT, false);
      Scenario.Side named = program.scenario().sides().get(side);
      boolean fits = TextMetrics.width(named.displayName(), TEXT, false) <= room;
      String name =
          TextMetrics.fitted(fits ? named.displayName() : named.name(), TEXT, false, room);
      text(x + 3.4, y, TEXT, name + lost, false, Anchor.START, colour, frame / 2);
    }
  }

  private String sideName(int side) {
    return program.scenario().sides().get(side).displayName();
  }

  /** Breaks a text into lines; what does not fit into the last one is cut. */
  private List<String> wrapped(String text, boolean bold) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.replace(" %", NO_BREAK + "%").split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (lines.size() < MOST_LINES - 1 && TextMetrics.width(longer, TEXT, bold) > frame) {
        lines.add(line.toString());
        line = new StringBuilder(word);
      } else {
        line = new StringBuilder(longer);
      }
    }
    lines.add(line.toString());
    return lines;
  }

  private void text(
      double x,
      double y,
      double size,
      String text,
      boolean bold,
      Anchor anchor,
      String ink,
      double width) {
    String fitted = TextMetrics.fitted(text, size, bold, width);
    shapes.add(
        new Shape(
            Layer.SHEET,
            List.of(new TextPrimitive(x, y, size, fitted, anchor, bold, false, ink, null))));
  }
}
