package dev.muster.print.replay;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A program that deploys everything at its place in a position. It is only drawn; lost pieces are
 * deployed off the board.
 */
public final class PositionedProgram {
  /** A zone that no scenario has: a stand that waits in it is not drawn. */
  private static final String NOWHERE = "";

  private final BattleProgram program;
  private final BattlePosition position;
  private final Place off;
  private final String damage;
  private final Set<Integer> departed;
  private int unit;
  private int group;

  private PositionedProgram(BattleProgram program, BattlePosition position) {
    this.program = program;
    this.position = position;
    off = off(program.board());
    departed = HouseEvents.departed(program.scenario(), position.happened());
    damage = RuleSystems.of(program.rulebook()).roster().damageMark();
  }

  /** Returns the program with everything where it stands in a position. */
  public static BattleProgram of(BattleProgram program, BattlePosition position) {
    return new PositionedProgram(program, position).positioned();
  }

  private static Place off(Board board) {
    return switch (board) {
      case HexBoard any -> new Hex(0, 0);
      case BoxBoard any -> new Box(0, 0);
      case TableBoard any -> new Point(-1, -1);
    };
  }

  private BattleProgram positioned() {
    Scenario was = program.scenario();
    List<Scenario.Side> sides = was.sides().stream().map(this::side).toList();
    return program.withScenario(was.with(was.switches(), sides));
  }

  private Scenario.Side side(Scenario.Side was) {
    return was.with(was.groups().stream().map(this::group).toList(), was.commander());
  }

  private Scenario.Group group(Scenario.Group was) {
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (Scenario.DeployedStand each : was.stands()) {
      stands.add(stand(each, unit < position.units().size() ? position.units().get(unit) : null));
      unit++;
    }
    Scenario.General general =
        general(
            was.general(),
            group < position.leaders().size() ? position.leaders().get(group) : null);
    group++;
    return was.with(general, stands).withPlans(List.of());
  }

  private Scenario.DeployedStand stand(
      Scenario.DeployedStand was, BattlePosition.@Nullable Unit now) {
    Place at = now == null ? null : now.at();
    Heading facing = now == null ? null : now.facing();
    if (now == null || at == null || facing == null) {
      return away(was, now);
    }
    return new Scenario.DeployedStand(
        was.name(),
        was.label(),
        was.line(),
        at,
        facing,
        null,
        marks(now),
        was.traits(),
        null,
        was.source());
  }

  /** Returns a stand that is not on the field. A stand that has not arrived yet keeps its entry. */
  private Scenario.DeployedStand away(
      Scenario.DeployedStand was, BattlePosition.@Nullable Unit now) {
    boolean coming =
        was.arrival() != null
            && now != null
            && now.strength() > 0
            && !departed.contains(now.group());
    return new Scenario.DeployedStand(
        was.name(),
        was.label(),
        was.line(),
        off,
        was.facing(),
        coming ? null : NOWHERE,
        Map.of(),
        was.traits(),
        coming ? was.arrival() : null,
        was.source());
  }

  private Map<String, String> marks(BattlePosition.Unit now) {
    Map<String, String> marks = new LinkedHashMap<>();
    if (!damage.isEmpty() && now.strength() < now.full()) {
      marks.put(damage, Integer.toString(now.full() - now.strength()));
    }
    for (String each : now.marks()) {
      Rulebook.Mark mark = program.rulebook().mark(each);
      marks.putIfAbsent(mark == null ? each : mark.key(), "");
    }
    return marks;
  }

  private Scenario.General general(Scenario.General was, BattlePosition.@Nullable Leader now) {
    Place at = now == null || now.lost() ? null : now.at();
    String with = now == null || now.lost() ? null : now.with();
    if (at == null && with != null) {
      at =
          position.units().stream()
              .filter(each -> each.name().equals(with))
              .map(BattlePosition.Unit::at)
              .filter(each -> each != null)
              .findFirst()
              .orElse(null);
    }
    return new Scenario.General(
        was.name(),
        was.label(),
        was.bonus(),
        was.quality(),
        was.range(),
        at == null ? off : at,
        with,
        null,
        was.source());
  }
}
