package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.Tally;
import dev.muster.rules.battle.Victory;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Lost units, and how a battle ends by them (BG-D01, BG-D25). */
final class BoxTally implements Tally {
  static final Victory.Rows ROWS =
      new Victory.Rows(RuleRef.of("", "BG-D25"), RuleRef.of("", "BG-D01", "BG-D25"), RuleRef.NONE);

  private final Field field;

  BoxTally(Field field) {
    this.field = field;
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  static int roundLimit(Forces forces) {
    Integer limit = forces.program.scenario().roundLimit();
    return limit == null ? forces.rules.turns : limit;
  }

  /** Hits a unit can still take before it is tested; 0 for one that is gone. */
  static int staying(Field field, int unit) {
    boolean here = field.present(unit) || field.get(Mark.FATE, unit) == Field.WAITING;
    return here ? Math.max(0, field.type(unit).catastrophe - field.get(Mark.HITS, unit)) : 0;
  }

  @Override
  public Scenario scenario() {
    return field.forces().program.scenario();
  }

  @Override
  public int round() {
    return field.round();
  }

  @Override
  public boolean broken(int side) {
    return field.lost[side] >= field.forces().breaksAt[side];
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
  public int unitsLost(int side) {
    return field.lost[side];
  }

  @Override
  public boolean isLost(int side, String unit) {
    for (int each = 0; each < field.units; each++) {
      if (field.side(each) == side && field.name(each).equals(unit)) {
        int fate = field.get(Mark.FATE, each);
        return fate != Field.PRESENT && fate != Field.WAITING;
      }
    }
    return false;
  }

  @Override
  public boolean generalLost(int group) {
    return field.commanderLost[group];
  }

  @Override
  public int lastIn(Place place) {
    int box = field.ground.grid.index(place);
    return box == Ground.OFF ? NOBODY : field.lastSide[box];
  }

  @Override
  public int[] holders() {
    return field.holder;
  }

  @Override
  public int won() {
    return field.won();
  }

  @Override
  public void win(int condition) {
    field.win(condition);
  }

  @Override
  public Verdict bothBeaten() {
    return new Verdict(fewerLost(), "both armies broke at once");
  }

  @Override
  public Verdict atLimit() {
    return new Verdict(
        fewerLost(), "the limit of " + roundLimit(field.forces()) + " turns each was reached");
  }

  private int fewerLost() {
    return field.lost[0] == field.lost[1] ? NOBODY : field.lost[0] < field.lost[1] ? 0 : 1;
  }

  @Override
  public void score(List<Event.Term> terms, Scenario.Points points, int enemy) {
    int each = points.unitDestroyed() + points.breakPoint();
    terms.add(new Event.Term("enemy units lost", each * field.lost[enemy]));
    int commanders = 0;
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      boolean theirs = field.forces().brigadeSide[brigade] == enemy;
      commanders += theirs && field.commanderLost[brigade] ? 1 : 0;
    }
    terms.add(new Event.Term("enemy commanders lost", points.generalKilled() * commanders));
  }

  @Override
  public List<Outcome.StandAccount> stands(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == side) {
        list.add(
            new Outcome.StandAccount(
                field.forces().brigadeName[field.forces().brigade[unit]],
                field.name(unit),
                field.type(unit).catastrophe,
                staying(field, unit),
                field.present(unit),
                !field.steady(unit)));
      }
    }
    return list;
  }
}
