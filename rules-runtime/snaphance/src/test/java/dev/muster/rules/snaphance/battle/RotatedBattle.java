package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.commander.SnaphancePlansTest;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A battle on the same board turned half round. A board with an even number of rows falls on itself
 * then, so that the battle is the same but for what is where.
 */
final class RotatedBattle {
  private final int width;
  private final int height;

  RotatedBattle(Board map) {
    HexBoard board = (HexBoard) map;
    if (board.height() % 2 != 0) {
      throw new IllegalArgumentException("only a board of an even number of rows can be turned");
    }
    width = board.width();
    height = board.height();
  }

  Hex of(Place place) {
    Hex hex = (Hex) place;
    return new Hex(width + 1 - hex.column(), height + 1 - hex.row());
  }

  private static Heading of(Heading facing) {
    return facing.turned(180);
  }

  static Facing of(Facing facing) {
    return Facing.values()[(facing.ordinal() + 3) % 6];
  }

  /** The program turned; without objectives, zones and arrivals, which it refuses. */
  BattleProgram of(BattleProgram program) {
    Scenario old = program.scenario();
    if (!old.zones().isEmpty() || !old.objectives().isEmpty()) {
      throw new IllegalArgumentException("zones and objectives are not turned");
    }
    List<Scenario.Side> sides = new ArrayList<>();
    for (Scenario.Side side : old.sides()) {
      sides.add(
          new Scenario.Side(
              side.name(),
              side.label(),
              side.army(),
              side.groups().stream().map(this::of).toList(),
              side.notes(),
              side.commander(),
              side.briefing(),
              side.source()));
    }
    HexBoard board = (HexBoard) program.board();
    return new BattleProgram(
        program.schema(),
        program.rulebook(),
        program.armies(),
        new HexBoard(
            board.name(),
            board.label(),
            width,
            height,
            board.cells().reversed(),
            board.sides().stream()
                .map(each -> new GridBoard.Edge(each.terrain(), of(each.a()), of(each.b())))
                .toList(),
            List.of(),
            List.of(),
            board.heights().reversed(),
            board.notes(),
            board.source()),
        SnaphancePlansTest.of(old, sides, old.roundLimit()));
  }

  private static final Pattern HEX = Pattern.compile("\\b[0-9]{4}\\b");
  private static final Pattern FACING = Pattern.compile("\\b(NE|N|NW|SW|S|SE)\\b");

  /** A report of the battle turned. */
  String of(String log) {
    String places =
        HEX.matcher(log)
            .replaceAll(
                found -> {
                  int number = Integer.parseInt(found.group());
                  return of(new Hex(number / 100, number % 100)).toString();
                });
    return FACING.matcher(places).replaceAll(found -> of(Facing.valueOf(found.group())).name());
  }

  private Scenario.Group of(Scenario.Group group) {
    Scenario.General general = group.general();
    return new Scenario.Group(
        group.name(),
        group.label(),
        new Scenario.General(
            general.name(),
            general.label(),
            general.bonus(),
            general.quality(),
            general.range(),
            of(general.at()),
            general.attachedTo(),
            none(general.arrival()),
            general.source()),
        group.stands().stream().map(this::of).toList(),
        group.commander(),
        group.plans().stream().map(this::of).toList(),
        group.notes(),
        group.source());
  }

  private Plan of(Plan plan) {
    return new Plan(
        plan.stance(),
        plan.places().stream().<Place>map(this::of).toList(),
        plan.supports(),
        plan.fromRound(),
        plan.condition(),
        plan.until(),
        plan.source());
  }

  private Scenario.DeployedStand of(Scenario.DeployedStand stand) {
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        of(stand.at()),
        of(stand.facing()),
        stand.zone(),
        stand.marks(),
        stand.traits(),
        none(stand.arrival()),
        stand.source());
  }

  private static Scenario.@Nullable Arrival none(Scenario.@Nullable Arrival arrival) {
    if (arrival != null) {
      throw new IllegalArgumentException("reinforcements are not turned");
    }
    return null;
  }
}
