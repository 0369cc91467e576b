package dev.muster.rules.snaphance.situation;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.WrittenPosition;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import dev.muster.rules.snaphance.rules.TurnMarks;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says the position of a battle in the words of situations. */
final class SnaphancePositions {
  private final SnaphanceBattle battle;
  private final SnaphanceState table;
  private final TurnMarks marks;
  private final List<String> unsaid = new ArrayList<>();

  private SnaphancePositions(SnaphanceBattle battle) {
    this.battle = battle;
    table = battle.state();
    marks = new TurnMarks(table);
  }

  static WrittenPosition of(SnaphanceBattle battle) {
    return new SnaphancePositions(battle).written();
  }

  private WrittenPosition written() {
    if (!table.begun && table.round == 0) {
      return WrittenPosition.refused("The battle has not begun: its scenario says how it begins.");
    }
    if (!table.consequences.isEmpty()) {
      return WrittenPosition.refused("What a stand has begun goes on, such as a melee.");
    }
    List<WrittenPosition.Unit> units = new ArrayList<>();
    List<String> melees = new ArrayList<>();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.onBoard(stand)) {
        units.add(unit(stand));
        if (table.foe[stand] != SnaphanceState.GONE && table.began[stand]) {
          melees.add(
              SnaphanceStatements.MELEE
                  + " "
                  + table.name[stand]
                  + " "
                  + table.name[table.foe[stand]]);
        }
      } else if (table.waiting[stand]) {
        unsaid.add(table.name[stand] + " is still to come, and is left out.");
      } else if (marks.hasLeft(stand)) {
        unsaid.add(table.name[stand] + " has left the board without being lost, and is left out.");
      }
    }
    List<WrittenPosition.Leader> leaders = new ArrayList<>();
    for (int g = 0; g < table.groups; g++) {
      WrittenPosition.Leader leader = leader(g);
      if (leader != null) {
        leaders.add(leader);
      }
    }
    table.program.scenario().objectives().forEach(this::held);
    unsaid.addAll(marks.sentences());
    return new WrittenPosition(
        "", table.round, List.of(side(0), side(1)), leaders, units, melees, next(), unsaid);
  }

  private WrittenPosition.Unit unit(int stand) {
    List<String> words = new ArrayList<>();
    StringBuilder lost = new StringBuilder();
    boolean any = false;
    StandType type = table.type[stand];
    for (int rank = 0; rank < type.strength.length; rank++) {
      int loss = type.strength[rank] - table.rankSp(stand, rank);
      any |= loss > 0;
      lost.append(rank == 0 ? "" : "/").append(loss);
    }
    if (any) {
      words.add("lost " + lost);
    }
    if (table.disordered[stand]) {
      words.add("disordered");
    }
    if (table.opportunity[stand]) {
      words.add("opportunity");
    }
    if (table.bearsMovedMarker(stand)) {
      words.add(SnaphanceStatements.MOVED);
    }
    return new WrittenPosition.Unit(
        table.name[stand], table.at(table.hex[stand]), table.facingOf(stand).heading(), words);
  }

  private WrittenPosition.@Nullable Leader leader(int g) {
    boolean stands = false;
    for (int stand : table.members[g]) {
      stands |= table.onBoard(stand);
    }
    int hex = table.general[g];
    if (!stands && hex == SnaphanceState.GONE) {
      return null;
    }
    if (table.generalWaiting[g]) {
      unsaid.add(table.generalName(g) + " is still to come; here he has fallen.");
    } else if (hex == SnaphanceState.GONE && !table.generalDead[g]) {
      unsaid.add(table.generalName(g) + " has left the board; here he has fallen.");
    }
    int with = table.attachedTo[g];
    int range = marks.range(g);
    return new WrittenPosition.Leader(
        g,
        table.replacement[g] ? "General-" + table.groupName[g] : general(g).name(),
        marks.bonus(g),
        range == SnaphanceState.GONE ? null : (Integer) range,
        hex == SnaphanceState.GONE ? null : table.at(hex),
        with == SnaphanceState.GONE ? null : table.name[with],
        hex == SnaphanceState.GONE ? SnaphanceStatements.DEAD : "");
  }

  private Scenario.General general(int g) {
    List<Scenario.General> all =
        table.program.scenario().sides().stream()
            .flatMap(side -> side.groups().stream())
            .map(Scenario.Group::general)
            .toList();
    return all.get(g);
  }

  /**
   * The holder of an objective is the side of the last stand there, even if no stand is there now.
   */
  private void held(Scenario.Objective objective) {
    for (Place place : objective.places()) {
      int hex = table.grid.index(place);
      if (hex >= 0
          && table.occupant[hex] == SnaphanceState.GONE
          && marks.lastIn(hex) != SnaphanceState.GONE) {
        unsaid.add(
            place
                + " of "
                + objective.name()
                + " is held by "
                + table.sideName(marks.lastIn(hex))
                + ", who stands there no more.");
      }
    }
  }

  private WrittenPosition.Side side(int s) {
    int points = table.lostPoints[s];
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == s && table.onBoard(stand)) {
        points += marks.breakPoints(stand);
      }
    }
    List<String> words =
        table.lostPoints[s] == 0
            ? List.of()
            : List.of(SnaphanceStatements.LOST + " " + table.lostPoints[s]);
    return new WrittenPosition.Side(marks.breakShare(s, points), words, table.lostPoints[s]);
  }

  private String next() {
    if (battle.isOver()) {
      return "";
    }
    int g = table.activeGroup;
    for (int stand : g == SnaphanceState.GONE ? new int[0] : table.members[g]) {
      if (table.onBoard(stand) && !table.bearsMovedMarker(stand)) {
        return SnaphanceStatements.acts(table.groupName[g]);
      }
    }
    return table.roundOpen ? SnaphanceStatements.INITIATIVE : SnaphanceStatements.NEW_ROUND;
  }
}
