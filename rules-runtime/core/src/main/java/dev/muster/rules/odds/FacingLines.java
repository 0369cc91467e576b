package dev.muster.rules.odds;

import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position without a map: a unit of one line of an army list facing a unit of another, straight
 * ahead on open ground.
 */
public final class FacingLines {
  /** Maximum distance between two lines, in hexes, boxes or the measure of a table. */
  public static final double FARTHEST = 9;

  private static final String MOVER = "Mover";
  private static final String ENEMY = "Enemy";
  private static final int MIDDLE = 10;
  private static final int NORTH_EAST = 1;
  private static final int NORTH_WEST = 2;

  private FacingLines() {}

  /**
   * A line and the army it is of.
   *
   * @param unit the name of its unit in the position
   */
  public record Fielded(String unit, Army army, Army.StandLine line) {}

  /** The default distance between two lines: near enough to shoot, or to charge. */
  public static double usualDistance(Rulebook book, boolean shoots) {
    return shoots || RuleSystems.of(book).boardKind() == BoardKind.BOXES ? 1 : 2;
  }

  /**
   * The position of two lines that face each other.
   *
   * @param book of both lines, shipped or of the author
   * @param switches readings of its rules, by key; empty for its usual ones
   * @param mover the unit that carries out the order
   * @param enemy the enemy it faces
   * @param distance from the one to the other, in hexes, boxes or the measure of a table
   * @throws SituationException if the rules do not allow the position
   * @throws IllegalArgumentException if the rulebook has no such switch or value
   */
  public static Situation position(
      Rulebook book, Map<String, String> switches, Fielded mover, Fielded enemy, double distance)
      throws SituationException {
    String text = text(book, mover, enemy, distance);
    Situation found = SituationService.read(mover.unit + " and " + enemy.unit, text);
    BattleProgram drawn = found.program();
    List<Scenario.Side> sides = drawn.scenario().sides();
    List<Army> armies =
        sides.stream()
            .map(side -> side.name().equals(MOVER) ? mover : enemy)
            .map(FacingLines::army)
            .toList();
    BattleProgram program =
        new ScenarioVariant(switches, Map.of())
            .applyTo(
                new BattleProgram(drawn.schema(), book, armies, drawn.board(), drawn.scenario()));
    return new Situation(
        found.title(), List.of(), program, 1, List.of(), List.of(), List.of(), List.of());
  }

  /** An army of the one line, under the name of its unit. */
  private static Army army(Fielded fielded) {
    Army all = fielded.army;
    Army.StandLine line = fielded.line;
    Army.StandLine renamed = line.with(fielded.unit, line.traits());
    return new Army(
        all.name(),
        all.label(),
        all.training(),
        all.breakShare(),
        List.of(renamed),
        List.of(),
        all.source());
  }

  /** Returns the board and the deployed stands; the orders are added later. */
  private static String text(Rulebook book, Fielded mover, Fielded enemy, double distance) {
    StringBuilder text = new StringBuilder();
    Rulebook shipped = Rulebooks.named(RuleSystems.of(book).rulebooks().getFirst());
    text.append("rulebook ").append(shipped.name()).append('\n');
    BoardKind kind = BoardKind.meantBy(board(book));
    if (kind != BoardKind.TABLE) {
      text.append("board 20 x 20\n");
    }
    text.append("side ").append(MOVER).append("\nside ").append(ENEMY).append('\n');
    line(text, mover, shipped);
    line(text, enemy, shipped);
    stand(text, mover, MOVER, place(kind, 0), "N");
    stand(text, enemy, ENEMY, place(kind, distance), "S");
    return text.toString();
  }

  private static @Nullable String board(Rulebook book) {
    BoardKind kind = RuleSystems.of(book).boardKind();
    return kind == null ? null : kind.key();
  }

  private static void line(StringBuilder text, Fielded fielded, Rulebook shipped) {
    text.append("line ")
        .append(fielded.unit)
        .append(' ')
        .append(shipped.categories().getFirst().key())
        .append(' ')
        .append(shipped.orderClasses().getFirst().key())
        .append('\n');
  }

  private static void stand(
      StringBuilder text, Fielded fielded, String side, String at, String facing) {
    text.append("stand ")
        .append(fielded.unit)
        .append(" of ")
        .append(side)
        .append(".Line is ")
        .append(fielded.unit)
        .append(" at ")
        .append(at)
        .append(" facing ")
        .append(facing)
        .append('\n');
  }

  /** A place so far north of the middle of the board. */
  private static String place(BoardKind kind, double north) {
    return switch (kind) {
      case HEXES -> {
        Hex hex = new Hex(MIDDLE, MIDDLE);
        for (int i = 0; i < Math.round(north); i++) {
          hex = hex.neighbour(i % 2 == 0 ? NORTH_EAST : NORTH_WEST);
        }
        yield hex.toString();
      }
      case BOXES ->
          new Box(MIDDLE, MIDDLE).shifted(0, Math.toIntExact(Math.round(north))).toString();
      case TABLE -> new Point(MIDDLE, MIDDLE).shifted(0, north).toString();
    };
  }
}
