package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sides, groups and stands of a position, as they are read. */
final class SidesBuilder {
  private final BoardParser board;
  private final Map<String, Side> sides = new LinkedHashMap<>();

  SidesBuilder(BoardParser board) {
    this.board = board;
  }

  static final class Side {
    @Nullable String training;
    Army.@Nullable Share share;
    final Map<String, Group> groups = new LinkedHashMap<>();
  }

  static final class Group {
    Scenario.@Nullable General general;
    final List<Scenario.DeployedStand> stands = new ArrayList<>();
  }

  /** Armies and sides in the order they were first named. */
  record Fielded(List<Army> armies, List<Scenario.Side> sides) {}

  /** Begins a side without any data. */
  Side begin(String name) {
    return sides.computeIfAbsent(name, each -> new Side());
  }

  /** A group by the names of its side and itself, such as {@code Blue.Left}. */
  Group group(String qualified, LineReader line) throws SituationException {
    int dot = qualified.indexOf('.');
    if (dot < 0) {
      throw line.problem(
          "a group is named by its side and itself, such as Blue.Left; found " + qualified);
    }
    Side side = sides.computeIfAbsent(qualified.substring(0, dot), name -> new Side());
    return side.groups.computeIfAbsent(qualified.substring(dot + 1), name -> new Group());
  }

  /**
   * Returns the armies and sides of the scenario.
   *
   * @param lines of both army lists
   * @param led whether a group without a named General gets one
   */
  Fielded fielded(List<Army.StandLine> lines, boolean led) throws SituationException {
    if (sides.size() != 2) {
      throw new SituationException(0, "a situation has two sides, found " + sides.keySet());
    }
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> fielded = new ArrayList<>();
    for (Map.Entry<String, Side> each : sides.entrySet()) {
      String name = each.getKey();
      Side side = each.getValue();
      armies.add(
          new Army(name, name, side.training, side.share, lines, List.of(), SourceRange.NOWHERE));
      List<Scenario.Group> groups = new ArrayList<>();
      for (Map.Entry<String, Group> entry : side.groups.entrySet()) {
        groups.add(group(entry.getKey(), entry.getValue(), led));
      }
      fielded.add(new Scenario.Side(name, name, name, groups, List.of(), SourceRange.NOWHERE));
    }
    return new Fielded(armies, fielded);
  }

  private Scenario.Group group(String name, Group group, boolean led) throws SituationException {
    Scenario.General general = group.general;
    if (general == null) {
      if (group.stands.isEmpty()) {
        throw new SituationException(0, "group " + name + " has neither a General nor stands");
      }
      general =
          led
              ? apart(name)
              : new Scenario.General("", "", 0, "", null, board.first(), SourceRange.NOWHERE);
    }
    return new Scenario.Group(name, name, general, group.stands, SourceRange.NOWHERE);
  }

  /** Nobody is said to command: a General apart from all, whose range covers the board. */
  private Scenario.General apart(String name) {
    return new Scenario.General(
        "General" + name,
        "General of " + name,
        0,
        Scenario.General.NORMAL,
        BoardParser.beyond(),
        board.takeEmpty(),
        SourceRange.NOWHERE);
  }
}
