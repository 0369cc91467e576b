package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the losses of the armies and decides when the battle ends (AR-006, AR-371 to AR-379,
 * AR-D01, AR-D17). Losses are counted from the units on the table: a unit that rallies no longer
 * counts.
 */
public final class AdlgBattleStatus implements BattleStatus {
  public static final VictoryEvaluator.Citations ROWS =
      new VictoryEvaluator.Citations(
          RuleRef.of("", "AR-D17"), RuleRef.of("", "AR-006", "AR-D01", "AR-D17"), RuleRef.NONE);

  private static final RuleRef COUNTED = RuleRef.of("", "AR-006", "AR-371", "AR-373", "AR-375");

  /** The marks that {@link #position} has of units: only one is seen in it. */
  public static final List<String> MARKS = List.of("square");

  /** Distance in UD within which a unit counts as standing at a point. */
  private static final double HOLDS = 1;

  private static final double POINT = 1e-3;

  private final AdlgState table;
  private final ArmyLosses losses;

  public AdlgBattleStatus(AdlgState table) {
    this.table = table;
    losses = new ArmyLosses(table.rules);
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  public static int roundLimit(AdlgForces forces) {
    Integer limit = forces.program.scenario().roundLimit();
    return limit == null ? forces.rules.number("turns") : limit;
  }

  @Override
  public int roundLimit() {
    return roundLimit(table.forces());
  }

  /** Cohesion a unit still has; 0 for one that can no longer fight. */
  public static int remainingStrength(AdlgState table, int unit) {
    boolean here = table.present(unit) || table.fate(unit) == AdlgState.Fate.WAITING;
    return here ? Math.max(0, table.type(unit).cohesion - table.hits[unit]) : 0;
  }

  /** The same, but a unit that left by an event keeps its cohesion: it is no loss. */
  private int unlostStrength(int unit) {
    return table.fate(unit) == AdlgState.Fate.LEFT
        ? Math.max(0, table.type(unit).cohesion - table.hits[unit])
        : remainingStrength(table, unit);
  }

  /** Counts the losses of both armies, and decides which of them is beaten (AR-006). */
  public void count() {
    for (int side = 0; side < 2; side++) {
      List<Event.Term> terms = terms(side);
      int lost = terms.stream().mapToInt(Event.Term::value).sum();
      int breaksAt = breaksAt(side);
      table.beaten[side] = lost >= breaksAt || !hasTroops(side);
      if (table.hasListener) {
        String name = table.forces().sideName(side);
        table.emit(new AdlgEvent.LossesCounted(name, terms, lost, breaksAt, COUNTED));
      }
    }
    update();
  }

  private boolean hasTroops(int side) {
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == side
          && table.type(unit).branch != TroopCategory.CAMP
          && (table.present(unit) || table.fate(unit) == AdlgState.Fate.WAITING)) {
        return true;
      }
    }
    return false;
  }

  /** The losses of an army, by cause. */
  private List<Event.Term> terms(int side) {
    int disordered = 0;
    int routed = 0;
    int fled = 0;
    int camps = 0;
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == side) {
        int loss = loss(unit);
        boolean gone = table.fate(unit) == AdlgState.Fate.ROUTED;
        if (table.type(unit).branch == TroopCategory.CAMP) {
          camps += loss;
        } else if (table.fate(unit) == AdlgState.Fate.FLED) {
          fled += loss;
        } else if (gone) {
          routed += loss;
        } else {
          disordered += loss;
        }
      }
    }
    List<Event.Term> terms = new ArrayList<>();
    terms.add(new Event.Term("disordered", disordered));
    terms.add(new Event.Term("routed", routed));
    terms.add(new Event.Term("fled", fled));
    terms.add(new Event.Term("camp", camps));
    terms.add(new Event.Term("commanders", commanders(side)));
    terms.removeIf(term -> term.value() == 0);
    return terms;
  }

  private int loss(int unit) {
    if (table.fate(unit) == AdlgState.Fate.LEFT) {
      return 0;
    }
    ArmyLosses.Fate fate =
        switch (table.fate(unit)) {
          case ROUTED -> ArmyLosses.Fate.ROUTED;
          case FLED -> ArmyLosses.Fate.FLED;
          case PRESENT, WAITING, LEFT -> ArmyLosses.Fate.FIGHTS;
        };
    return losses.of(table.type(unit), table.hits[unit], fate);
  }

  private int commanders(int side) {
    int loss = 0;
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (table.forces().corpsSide[corps] == side && generalLost(corps)) {
        loss += losses.ofCommander(table.forces().value(corps));
      }
    }
    return loss;
  }

  /** Updates which side holds each objective. */
  public void update() {
    for (int i = 0; i < table.lastSide.length; i++) {
      Pose at = Pose.near(table.forces().places.get(i).x(), table.forces().places.get(i).y(), 0);
      Footprint point = Footprint.of(at, POINT, POINT);
      double least = HOLDS + ConvexPolygon.HAIR;
      for (int unit = 0; unit < table.units; unit++) {
        if (table.present(unit) && table.footprint(unit).distance(point) < least) {
          least = table.footprint(unit).distance(point);
          table.lastSide[i] = table.side(unit);
        }
      }
    }
  }

  @Override
  public Scenario scenario() {
    return table.scenario();
  }

  @Override
  public int round() {
    return table.round();
  }

  @Override
  public boolean isBroken(int side) {
    return table.beaten[side];
  }

  @Override
  public int lost(int side) {
    int lost = commanders(side);
    for (int unit = 0; unit < table.units; unit++) {
      lost += table.side(unit) == side ? loss(unit) : 0;
    }
    return lost;
  }

  @Override
  public int total(int side) {
    return table.forces().worth[side];
  }

  @Override
  public int breaksAt(int side) {
    return table.forces().breaksAt[side];
  }

  @Override
  public int unitsLost(int side) {
    int lost = 0;
    for (int unit = 0; unit < table.units; unit++) {
      lost += table.side(unit) == side && table.isLost(unit) ? 1 : 0;
    }
    return lost;
  }

  @Override
  public int unitsLostOfGroup(int group) {
    int lost = 0;
    for (int unit : table.forces().members[group]) {
      lost += table.isLost(unit) ? 1 : 0;
    }
    return lost;
  }

  @Override
  public boolean isLost(int side, String unit) {
    for (int each = 0; each < table.units; each++) {
      if (table.side(each) == side && table.name(each).equals(unit)) {
        return table.isLost(each);
      }
    }
    return false;
  }

  @Override
  public boolean generalLost(int group) {
    return table.commanderLost[group]
        && !table.commanderLeft[group]
        && !table.forces().commander.get(group).name().isEmpty();
  }

  @Override
  public int lastOccupant(Place place) {
    int at = table.forces().places.indexOf(place);
    return at < 0 ? NOBODY : table.lastSide[at];
  }

  @Override
  public int[] objectiveHolders() {
    return table.objectiveHolders();
  }

  @Override
  public boolean[] groupsArrived() {
    return table.groupsArrived();
  }

  @Override
  public boolean[] eventsHappened() {
    return table.eventsHappened();
  }

  @Override
  public int metCondition() {
    return table.metCondition();
  }

  @Override
  public void setMetCondition(int condition) {
    table.setMetCondition(condition);
  }

  @Override
  public int fightingStrength(int side) {
    int strength = 0;
    for (int unit = 0; unit < table.units; unit++) {
      strength += table.side(unit) == side ? remainingStrength(table, unit) : 0;
    }
    return strength;
  }

  /** Returns the side with the smaller loss, as a share of the loss that breaks it. */
  @Override
  public int sideAhead() {
    int one = lost(0) * breaksAt(1);
    int other = lost(1) * breaksAt(0);
    return one == other ? NOBODY : one < other ? 0 : 1;
  }

  @Override
  public void score(List<Event.Term> terms, Scenario.Points points, int enemy) {
    terms.add(new Event.Term("enemy units lost", points.unitDestroyed() * unitsLost(enemy)));
    terms.add(new Event.Term("enemy losses", points.breakPoint() * lost(enemy)));
    int commanders = 0;
    for (int corps = 0; corps < table.forces().corps; corps++) {
      boolean theirs = table.forces().corpsSide[corps] == enemy;
      commanders += theirs && generalLost(corps) ? 1 : 0;
    }
    terms.add(new Event.Term("enemy commanders lost", points.generalKilled() * commanders));
  }

  @Override
  public List<Outcome.StandAccount> standAccounts(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == side) {
        list.add(
            new Outcome.StandAccount(
                table.forces().corpsName[table.forces().corpsOf[unit]],
                table.name(unit),
                table.type(unit).cohesion,
                unlostStrength(unit),
                table.present(unit),
                table.disordered(unit)));
      }
    }
    return list;
  }

  /** Returns the present position of all units. */
  public BattlePosition position() {
    List<BattlePosition.Unit> units = new ArrayList<>();
    for (int unit = 0; unit < table.units; unit++) {
      boolean here = table.present(unit);
      units.add(
          new BattlePosition.Unit(
              table.side(unit),
              table.forces().corpsOf[unit],
              table.name(unit),
              here ? table.pose(unit).point() : null,
              here ? table.pose(unit).heading() : null,
              unlostStrength(unit),
              table.type(unit).cohesion,
              here && table.square[unit] ? MARKS : List.of()));
    }
    List<BattlePosition.Leader> leaders = new ArrayList<>();
    for (int corps = 0; corps < table.forces().corps; corps++) {
      int with = table.commanderWith[corps];
      boolean lost = table.commanderLost[corps];
      leaders.add(
          new BattlePosition.Leader(
              corps,
              lost || with != AdlgState.NOBODY ? null : table.commanderAt(corps).point(),
              with == AdlgState.NOBODY ? null : table.name(with),
              lost && !table.commanderLeft[corps]));
    }
    return new BattlePosition(
        units,
        leaders,
        List.of(lost(0), lost(1)),
        List.of(breaksAt(0), breaksAt(1)),
        HouseEvents.happened(this));
  }
}
