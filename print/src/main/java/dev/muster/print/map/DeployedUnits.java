package dev.muster.print.map;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The units on the field when the battle begins, and the places where others enter.
 *
 * @param entries letters of the groups, and of single stands, that may enter at a place
 */
record DeployedUnits(List<Unit> units, List<Leader> leaders, Map<Place, List<Entry>> entries) {

  /**
   * A stand that is there from the start.
   *
   * @param unit its name in the scenario
   * @param name as reports call it
   */
  record Unit(
      int side,
      String unit,
      String label,
      String name,
      DerivedStats.Branch branch,
      DerivedStats.UnitBase base,
      int ranks,
      Place at,
      Heading facing,
      List<UnitBlocks.State> states,
      SourceRange source) {}

  /**
   * A General who is on the field from the start.
   *
   * @param group name of his group
   */
  record Leader(int side, String group, String letter, String name, Place at, SourceRange source) {}

  /** A group or stand that may enter at a place. */
  record Entry(int side, String who, int round) {}

  /**
   * @param viewer index of the side of the reader, who does not see where the enemy enters; -1 for
   *     a reader who sees everything
   */
  static DeployedUnits of(BattleProgram program, int viewer) {
    var units = new ArrayList<Unit>();
    var leaders = new ArrayList<Leader>();
    Map<Place, List<Entry>> entries = new LinkedHashMap<>();
    PrintedNames names = PrintedNames.of(program.scenario());
    int group = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      boolean seen = viewer < 0 || viewer == side;
      for (Scenario.Group each : program.scenario().sides().get(side).groups()) {
        String letter = GroupLetter.of(group++);
        Scenario.General general = each.general();
        if (general.arrival() != null) {
          enter(entries, program, seen, side, letter, general.arrival());
        } else if (program.board().contains(general.at())) {
          String name = general.label().isBlank() ? general.name() : general.label();
          leaders.add(new Leader(side, each.name(), letter, name, general.at(), general.source()));
        }
        for (int i = 0; i < each.stands().size(); i++) {
          Scenario.DeployedStand stand = each.stands().get(i);
          String label = letter + (i + 1);
          if (stand.arrival() != null) {
            if (!stand.arrival().equals(general.arrival())) {
              enter(entries, program, seen, side, label, stand.arrival());
            }
          } else if (stand.zone() == null && program.board().contains(stand.at())) {
            units.add(unit(program, names, side, label, stand));
          }
        }
      }
    }
    return new DeployedUnits(units, leaders, entries);
  }

  private static void enter(
      Map<Place, List<Entry>> entries,
      BattleProgram program,
      boolean seen,
      int side,
      String who,
      Scenario.Arrival arrival) {
    if (!seen) {
      return;
    }
    for (Place place : new java.util.LinkedHashSet<>(arrival.entries())) {
      if (program.board().contains(place)) {
        entries
            .computeIfAbsent(place, none -> new ArrayList<>())
            .add(new Entry(side, who, arrival.round()));
      }
    }
  }

  private static Unit unit(
      BattleProgram program,
      PrintedNames names,
      int side,
      String label,
      Scenario.DeployedStand stand) {
    Army.StandLine line = program.line(side, stand);
    DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
    return new Unit(
        side,
        stand.name(),
        label,
        names.of(stand.name()),
        figures.branch(line, program.rulebook()),
        figures.base(line, program.rulebook()),
        ranks(program.rulebook(), line),
        stand.at(),
        stand.facing(),
        UnitStates.of(program.rulebook(), stand),
        stand.source());
  }

  static int ranks(Rulebook rulebook, Army.StandLine line) {
    for (Rulebook.Stat stat : rulebook.stats()) {
      if (stat.kind() == Rulebook.StatKind.RANKS
          && line.stats().get(stat.key()) instanceof StatValue.Ranks ranks) {
        return ranks.ranks().size();
      }
    }
    return 1;
  }

  /** Returns the entries at a place as a few letters: {@code C E2}. */
  static String text(List<Entry> entries) {
    return String.join(" ", new TreeSet<>(entries.stream().map(Entry::who).toList()));
  }
}
