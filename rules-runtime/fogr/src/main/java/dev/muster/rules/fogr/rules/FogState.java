package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table with everything on it. It is immutable: each event creates a new one.
 *
 * @param width from the west to the east edge, in MU
 * @param height from the south to the north edge, in MU
 */
public record FogState(
    FogRules rules,
    double width,
    double height,
    List<BattleGroup> groups,
    List<FieldCommander> captains,
    List<TerrainPiece> ground) {
  public FogState {
    groups = List.copyOf(groups);
    captains = List.copyOf(captains);
    ground = List.copyOf(ground);
  }

  /**
   * The table of a scenario at its start. It omits battle groups that cannot be laid out, which
   * checks report, and those that arrive later.
   *
   * @throws IllegalArgumentException if the scenario has no table
   */
  public static FogState of(BattleProgram program) {
    if (!(program.board() instanceof TableBoard table)) {
      throw new IllegalArgumentException(
          "Field of Glory: Renaissance is played on a table; choose a map in MU");
    }
    FogRules rules = FogRules.of(program);
    List<BattleGroup> groups = new ArrayList<>();
    List<FieldCommander> captains = new ArrayList<>();
    List<Scenario.Side> sides = program.scenario().sides();
    for (int side = 0; side < sides.size(); side++) {
      for (Scenario.Group group : sides.get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          BattleGroup made = group(program, side, group.name(), stand, rules);
          if (made != null) {
            groups.add(made);
          }
        }
        if (!group.general().name().isEmpty() && group.general().at() instanceof Point at) {
          captains.add(captain(side, group, at, rules));
        }
      }
    }
    return new FogState(
        rules,
        table.width(),
        table.height(),
        groups,
        captains,
        TerrainPiece.of(table, program.rulebook()));
  }

  private static @Nullable BattleGroup group(
      BattleProgram program, int side, String group, Scenario.DeployedStand stand, FogRules rules) {
    Army.StandLine line = line(program, side, stand);
    BaseLayout lineUp = line == null ? null : BaseLayout.of(line, rules);
    if (line == null
        || lineUp == null
        || stand.arrival() != null
        || !(stand.at() instanceof Point at)) {
      return null;
    }
    Formation start = lineUp.start();
    Map<String, String> traits = program.traits(side, stand);
    String formed = traits.getOrDefault("formed", "");
    Formation now = formed.isEmpty() ? start : lineUp.written(List.of(formed.split("/")), "formed");
    if (start == null || now == null) {
      return null;
    }
    Tercio tercio = Tercio.of(BaseLayout.word(line, "tercio"));
    List<Integer> division = stand.numbers("division");
    return new BattleGroup(
        stand.name(),
        side,
        group,
        lineUp.troops(),
        start,
        now,
        Pose.of(at, stand.facing()),
        stand.has("converted") && tercio == Tercio.EARLY ? Tercio.LATER : tercio,
        stand.marks().keySet(),
        traits,
        BaseLayout.word(line, "guns"),
        BaseLayout.number(line, "move"),
        division.isEmpty() ? 0 : division.getFirst(),
        Set.of());
  }

  /** Returns the line of a stand; null if its army does not have it. */
  public static Army.@Nullable StandLine line(
      BattleProgram program, int side, Scenario.DeployedStand stand) {
    return program.armies().get(side).stands().stream()
        .filter(each -> each.name().equals(stand.line()))
        .findFirst()
        .orElse(null);
  }

  private static FieldCommander captain(int side, Scenario.Group group, Point at, FogRules rules) {
    Scenario.General general = group.general();
    Integer range = FieldCommander.range(general, rules);
    boolean told = FieldCommander.givenRange(general, rules) != null;
    return new FieldCommander(
        general.name(), side, group.name(), range == null ? 0 : range, told, at, with(group));
  }

  /**
   * Returns the battle group a commander is with: the one he is attached to, or the one at his
   * position; null if there is none.
   */
  private static @Nullable String with(Scenario.Group group) {
    Scenario.General general = group.general();
    if (general.attachedTo() != null) {
      return general.attachedTo();
    }
    for (Scenario.DeployedStand stand : group.stands()) {
      if (stand.at().equals(general.at())) {
        return stand.name();
      }
    }
    return null;
  }

  /** Returns the battle group with a name; null if there is none. */
  @Nullable
  public BattleGroup group(String name) {
    return groups.stream().filter(each -> each.name().equals(name)).findFirst().orElse(null);
  }

  public List<BattleGroup> friends(BattleGroup of) {
    return groups.stream().filter(each -> each.side() == of.side() && each != of).toList();
  }

  List<BattleGroup> enemies(BattleGroup of) {
    return groups.stream().filter(each -> each.side() != of.side()).toList();
  }

  /** Returns a copy in which a battle group replaces the one with the same name. */
  public FogState with(BattleGroup changed) {
    return new FogState(
        rules,
        width,
        height,
        groups.stream().map(each -> each.name().equals(changed.name()) ? changed : each).toList(),
        captains,
        ground);
  }
}
