package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lost units, and how a battle ends by them (BG-D01, BG-D25). */
public final class BoxBattleStatus implements BattleStatus {
  public static final VictoryEvaluator.Citations ROWS =
      new VictoryEvaluator.Citations(
          RuleRef.of("", "BG-D25"), RuleRef.of("", "BG-D01", "BG-D25"), RuleRef.NONE);

  private static final List<UnitAttribute> STATES =
      List.of(
          UnitAttribute.SHAKEN,
          UnitAttribute.UNFORMED,
          UnitAttribute.MOMENTUM,
          UnitAttribute.HEDGEHOG);

  /** The marks that {@link #position} has of units. */
  public static final List<String> MARKS = STATES.stream().map(BoxBattleStatus::mark).toList();

  private final BoxState field;

  public BoxBattleStatus(BoxState field) {
    this.field = field;
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  public static int roundLimit(BoxForces forces) {
    Integer limit = forces.program.scenario().roundLimit();
    return limit == null ? forces.rules.turns : limit;
  }

  @Override
  public int roundLimit() {
    return roundLimit(field.forces());
  }

  /** Hits a unit can still take before it is tested; 0 for one that can no longer fight. */
  private int remainingStrength(int unit) {
    boolean here = field.present(unit) || field.get(UnitAttribute.FATE, unit) == BoxState.WAITING;
    return here
        ? Math.max(0, field.type(unit).catastrophe - field.get(UnitAttribute.HITS, unit))
        : 0;
  }

  /** The same, but a unit that left by an event keeps its strength: it is no loss. */
  private int unlostStrength(int unit) {
    return field.get(UnitAttribute.FATE, unit) == BoxState.LEFT
        ? Math.max(0, field.type(unit).catastrophe - field.get(UnitAttribute.HITS, unit))
        : remainingStrength(unit);
  }

  @Override
  public Scenario scenario() {
    return field.scenario();
  }

  @Override
  public int round() {
    return field.round();
  }

  @Override
  public int lost(int side) {
    return field.lost[side];
  }

  @Override
  public int total(int side) {
    return field.forces().strength[side];
  }

  @Override
  public int breaksAt(int side) {
    return field.forces().breaksAt[side];
  }

  @Override
  public int unitsLostOfGroup(int group) {
    int lost = 0;
    for (int unit : field.forces().members[group]) {
      lost += field.isLost(unit) ? 1 : 0;
    }
    return lost;
  }

  @Override
  public boolean isLost(int side, String unit) {
    for (int each = 0; each < field.units; each++) {
      if (field.side(each) == side && field.name(each).equals(unit)) {
        return field.isLost(each) || field.get(UnitAttribute.FATE, each) == BoxState.FLED;
      }
    }
    return false;
  }

  @Override
  public boolean generalLost(int group) {
    return field.commanderLost[group];
  }

  @Override
  public int lastOccupant(Place place) {
    int box = field.ground.grid.index(place);
    return box == BoxTerrainMap.OFF ? NOBODY : field.lastSide[box];
  }

  @Override
  public int[] objectiveHolders() {
    return field.objectiveHolders();
  }

  @Override
  public boolean[] groupsArrived() {
    return field.groupsArrived();
  }

  @Override
  public boolean[] eventsHappened() {
    return field.eventsHappened();
  }

  @Override
  public int metCondition() {
    return field.metCondition();
  }

  @Override
  public void setMetCondition(int condition) {
    field.setMetCondition(condition);
  }

  @Override
  public void score(List<Event.Term> terms, Scenario.Points points, int enemy) {
    BattleStatus.super.score(terms, points, enemy);
    int commanders = 0;
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      boolean theirs = field.forces().brigadeSide[brigade] == enemy;
      commanders += theirs && field.commanderLost[brigade] ? 1 : 0;
    }
    terms.add(new Event.Term("enemy commanders lost", points.generalKilled() * commanders));
  }

  @Override
  public List<Outcome.StandAccount> standAccounts(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == side) {
        list.add(
            new Outcome.StandAccount(
                field.forces().brigadeName[field.forces().brigade[unit]],
                field.name(unit),
                field.type(unit).catastrophe,
                unlostStrength(unit),
                field.present(unit),
                !field.steady(unit)));
      }
    }
    return list;
  }

  @Override
  public int fightingStrength(int side) {
    int strength = 0;
    for (int unit = 0; unit < field.units; unit++) {
      strength += field.side(unit) == side ? remainingStrength(unit) : 0;
    }
    return strength;
  }

  /** Returns the present position of all units. */
  public BattlePosition position() {
    List<BattlePosition.Unit> units = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      boolean here = field.present(unit);
      units.add(
          new BattlePosition.Unit(
              field.side(unit),
              field.forces().brigade[unit],
              field.name(unit),
              here ? BoardKind.BOXES.read(field.boxName(unit)) : null,
              here ? new Heading(90.0 * field.facing(unit)) : null,
              unlostStrength(unit),
              field.type(unit).catastrophe,
              here ? marks(unit) : List.of()));
    }
    List<BattlePosition.Leader> leaders = new ArrayList<>();
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      int with = field.commanderWith[brigade];
      leaders.add(
          new BattlePosition.Leader(
              brigade,
              null,
              with == BoxForces.NOBODY ? null : field.name(with),
              field.commanderLost[brigade]));
    }
    return new BattlePosition(
        units,
        leaders,
        List.of(lost(0), lost(1)),
        List.of(breaksAt(0), breaksAt(1)),
        HouseEvents.happened(this));
  }

  /** Returns the states of a unit, as the rulebook's marks without a number. */
  private List<String> marks(int unit) {
    List<String> marks = new ArrayList<>();
    for (UnitAttribute each : STATES) {
      if (field.is(each, unit)) {
        marks.add(mark(each));
      }
    }
    return marks;
  }

  private static String mark(UnitAttribute state) {
    return state.name().toLowerCase(Locale.ROOT);
  }
}
