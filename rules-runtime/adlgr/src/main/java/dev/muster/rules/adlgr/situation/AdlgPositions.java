package dev.muster.rules.adlgr.situation;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnsaidMarks;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.situation.WrittenPosition;
import java.util.ArrayList;
import java.util.List;

/** Says the position of a battle in the words of situations. */
final class AdlgPositions {
  private final AdlgBattle battle;
  private final AdlgState table;
  private final AdlgUnsaidMarks marks;
  private final List<String> unsaid = new ArrayList<>();

  /** Footprints of the situation's units, including those that are set up only to be removed. */
  private final List<Footprint> standing = new ArrayList<>();

  private AdlgPositions(AdlgBattle battle) {
    this.battle = battle;
    table = battle.state();
    marks = new AdlgUnsaidMarks(table);
  }

  /**
   * Writes a position.
   *
   * @param clock the facts about round and order that the position cannot state, in words
   */
  static WrittenPosition of(AdlgBattle battle, int round, String next, List<String> clock) {
    boolean routs = battle.state().isIn(AdlgState.Phase.ROUT);
    boolean counts = battle.state().isIn(AdlgState.Phase.VICTORY);
    boolean fights = battle.state().isIn(AdlgState.Phase.COMBAT);
    return routs || counts || fights
        ? WrittenPosition.refused(
            "Melees are fought and routs come of them; the turn goes to its end first.")
        : new AdlgPositions(battle).written(round, next, clock);
  }

  private WrittenPosition written(int round, String next, List<String> clock) {
    for (int unit = 0; unit < table.units; unit++) {
      if (table.present(unit)) {
        standing.add(table.footprint(unit));
      }
    }
    List<WrittenPosition.Unit> units = new ArrayList<>();
    for (int unit = 0; unit < table.units; unit++) {
      if (!marks.isLeftOut(unit)) {
        units.add(unit(unit));
      }
    }
    List<String> lines = new ArrayList<>();
    for (int one = 0; one < table.units; one++) {
      for (int other = one + 1; other < table.units; other++) {
        if (table.fights(one, other)) {
          contact(one, other, lines);
        }
      }
    }
    unsaid.addAll(marks.sentences());
    unsaid.addAll(clock);
    return new WrittenPosition(
        "", round, List.of(side(0), side(1)), leaders(), units, lines, next, unsaid);
  }

  private WrittenPosition.Unit unit(int unit) {
    List<String> words = new ArrayList<>();
    boolean camp = table.type(unit).branch == TroopCategory.CAMP;
    AdlgState.Fate fate = table.fate(unit);
    if (table.present(unit)) {
      if (table.hits[unit] > 0) {
        words.add("hits " + table.hits[unit]);
      }
      if (table.square[unit]) {
        words.add("square");
      }
      return written(unit, table.pose(unit), words);
    }
    if (fate == AdlgState.Fate.ROUTED && !camp) {
      words.add("routed");
      return written(unit, table.pose(unit), words);
    }
    words.add(camp ? "taken" : "fled");
    return written(unit, free(unit), words);
  }

  private WrittenPosition.Unit written(int unit, Pose at, List<String> words) {
    return new WrittenPosition.Unit(table.name(unit), at.point(), at.heading(), words);
  }

  /**
   * Returns a free place to set up a unit that will be removed: its last place, or else other free
   * ground.
   */
  private Pose free(int unit) {
    Pose last = table.pose(unit);
    if (isFree(unit, last)) {
      return last;
    }
    Point far = (Point) battle.state().program().board().last();
    for (int y = 0; y <= far.y(); y++) {
      for (int x = 0; x <= far.x(); x++) {
        Pose at = Pose.of(new Point(x, y), Heading.NORTH);
        if (isFree(unit, at)) {
          return at;
        }
      }
    }
    return last;
  }

  private boolean isFree(int unit, Pose at) {
    Footprint last = table.footprint(unit);
    Footprint own = Footprint.of(at, last.width(), last.depth());
    if (!marks.holds(own) || standing.stream().anyMatch(own::overlaps)) {
      return false;
    }
    standing.add(own);
    return true;
  }

  /** Writes a melee: one unit charged in this turn, or both have fought before. */
  private void contact(int one, int other, List<String> lines) {
    String names = table.name(one) + " and " + table.name(other);
    if (!marks.touch(one, other)) {
      unsaid.add(names + " fight each other, and do not touch along an edge.");
      return;
    }
    boolean turned =
        marks.charged(other, one) || (marks.cameUp(other, one) && !marks.cameUp(one, other));
    int first = turned ? other : one;
    int second = turned ? one : other;
    String pair = " " + table.name(first) + " " + table.name(second);
    if (marks.charged(first, second)) {
      lines.add(AdlgStatements.CHARGE + pair);
    } else if (table.fought[one * table.units + other]) {
      lines.add(AdlgStatements.MELEE + pair);
    } else if (marks.cameUp(first, second) && marks.hasWorks()) {
      unsaid.add(table.name(first) + " has come up to " + table.name(second) + ".");
    }
  }

  private WrittenPosition.Side side(int side) {
    return new WrittenPosition.Side(marks.breakShare(side), List.of(), battle.status().lost(side));
  }

  private List<WrittenPosition.Leader> leaders() {
    List<WrittenPosition.Leader> leaders = new ArrayList<>();
    for (BattlePosition.Leader each : battle.position().leaders()) {
      Scenario.General general = table.forces().commander.get(each.group());
      if (general.name().isEmpty()) {
        continue;
      }
      int with = table.commanderWith[each.group()];
      boolean here = with != AdlgState.NOBODY && table.present(with);
      leaders.add(
          new WrittenPosition.Leader(
              each.group(),
              general.name(),
              general.bonus(),
              general.range(),
              here ? table.pose(with).point() : each.at(),
              here ? table.name(with) : null,
              each.lost() || (!here && each.at() == null) ? AdlgStatements.LOST : ""));
    }
    return leaders;
  }
}
