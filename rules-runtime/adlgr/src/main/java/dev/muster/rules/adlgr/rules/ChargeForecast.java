package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.OpponentPairing.Pair;
import dev.muster.rules.plane.Footprint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries charges on a table that is not the real one, and takes them back: which melees they would
 * lead to, with supports, commanders, ground and all other circumstances, and what these melees
 * cost on average.
 */
public final class ChargeForecast {
  /** Weight of the later rounds of a melee relative to the next. */
  private static final double LATER = 0.7;

  private final AdlgState trial;
  private final TableMelees melees;
  private final ContactMove closing;
  private final GroupChargeOptions together;
  private final MeleeOdds odds;

  /** The units that were moved, and their places before. */
  private final int[] moved;

  private final Footprint[] from;
  private int many;

  /** The melees without a trial charge; null if they are not computed. */
  private @Nullable List<Bout> standing;

  /**
   * @param trial the table on which charges are tried
   * @param charges the charges of the trial
   */
  public ChargeForecast(
      AdlgState trial, TableMelees melees, SupportRules supports, ChargeOptions charges) {
    this.trial = trial;
    this.melees = melees;
    closing = new ContactMove(trial, charges, new Conforming(trial));
    StraightAdvance onward = new StraightAdvance(trial, new AdlgPassage(trial, supports));
    together = new GroupChargeOptions(trial, new MovementGroups(trial), charges, onward);
    odds = trial.forces().odds;
    moved = new int[trial.units];
    from = new Footprint[trial.units];
  }

  /** Begins with another position of the trial. */
  public void begin() {
    standing = null;
  }

  /** Returns the charges of a group, as the trial has it. */
  public List<ChargePath> of(int[] group) {
    return together.all(group);
  }

  /** Brings a unit into contact as its charge does if the target stands. */
  public void charge(int unit, ChargePath way) {
    Footprint own = trial.footprint(unit);
    note(unit);
    closing.up(unit, own, own.to(way.course().end(own, own)), way.target(), true);
  }

  /** Brings those units of a group into contact that meet an enemy first. */
  public void charge(int[] group, ChargePath way) {
    Footprint pivot = together.pivot(group, way.course());
    int[] met = new int[group.length];
    Footprint[] start = new Footprint[group.length];
    for (int i = 0; i < group.length; i++) {
      met[i] = together.touched(group[i], way.course(), pivot);
      start[i] = trial.footprint(group[i]);
    }
    for (int i = 0; i < group.length; i++) {
      Footprint end = start[i].to(way.course().end(start[i], pivot));
      note(group[i]);
      if (met[i] != AdlgState.NOBODY) {
        closing.up(group[i], start[i], end, met[i], true);
      } else {
        trial.place(group[i], end);
      }
    }
  }

  private void note(int unit) {
    moved[many] = unit;
    from[many++] = trial.footprint(unit);
  }

  /** Ends all contacts of the trial charges and puts the units back. */
  public void takeBack() {
    while (many > 0) {
      many--;
      trial.disengage(moved[many]);
      trial.place(moved[many], from[many]);
    }
  }

  /**
   * Adds up the cohesion that units are expected to lose in their melees as they stand.
   *
   * @param of the units whose melees count, by unit; all if null
   * @param losses by unit
   */
  public void losses(boolean @Nullable [] of, double[] losses) {
    List<Pair> all = melees.pairs();
    for (Pair each : all) {
      if (of == null || of[each.unit()] || of[each.foe()]) {
        bout(each, all).addTo(losses);
      }
    }
  }

  /** Adds up the same without a trial charge; it is computed once until {@link #begin}. */
  public void standingLosses(boolean[] of, double[] losses) {
    List<Bout> known = standing;
    if (known == null) {
      List<Pair> all = melees.pairs();
      known = all.stream().map(each -> bout(each, all)).toList();
      standing = known;
    }
    for (Bout each : known) {
      if (of[each.pair.unit()] || of[each.pair.foe()]) {
        each.addTo(losses);
      }
    }
  }

  /** A bout of a melee with its average result. */
  private record Bout(Pair pair, MeleeOdds.Exchange next, MeleeOdds.Exchange later) {
    void addTo(double[] losses) {
      losses[pair.unit()] += next.loss() + LATER * later.loss();
      losses[pair.foe()] += next.otherLoss() + LATER * later.otherLoss();
    }
  }

  private Bout bout(Pair pair, List<Pair> all) {
    MeleeFighter one = melees.fighter(pair.unit(), pair.foe(), pair.half(), all);
    MeleeFighter other = melees.fighter(pair.foe(), pair.unit(), pair.half(), all);
    int round = melees.round(pair.unit(), pair.foe());
    return new Bout(pair, odds.round(one, other, round), odds.round(one, other, 2));
  }

  /**
   * Returns the probability that a commander with a unit is lost before he can leave it: in the
   * next round of its melees or in the one after, which the enemy's turn brings.
   */
  public double commanderLost(int unit) {
    List<Pair> all = melees.pairs();
    double spared = 1;
    for (Pair each : all) {
      if (each.has(unit) && each.half() == 0) {
        int foe = each.unit() == unit ? each.foe() : each.unit();
        MeleeFighter one = melees.fighter(unit, foe, 0, all);
        MeleeFighter other = melees.fighter(foe, unit, 0, all);
        spared *= 1 - odds.commanderLost(one, other, melees.round(unit, foe), BOUND);
      }
    }
    return 1 - spared;
  }

  /** Rounds of melee from one chance of a commander to leave his unit to the next. */
  private static final int BOUND = 2;

  /** Returns the points that an army loses with the commander of a corps. */
  public int commanderPoints(int corps) {
    return new ArmyLosses(trial.rules).ofCommander(trial.forces().value(corps));
  }
}
