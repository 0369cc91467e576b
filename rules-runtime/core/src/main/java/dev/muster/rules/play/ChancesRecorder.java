package dev.muster.rules.play;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.battle.ValuedBattle;
import java.util.ArrayList;
import java.util.List;

/**
 * The chances of the first side after each event of a battle, 0 to 1. An event has those after the
 * step in which it happens, or the last ones before it while an action is not settled.
 */
public final class ChancesRecorder {
  private final ValueCalibration calibration;
  private final List<Double> chances;
  private int known;
  private double last;

  /** Before the first step of a battle. */
  public ChancesRecorder(ValueCalibration calibration, Battle battle) {
    this(calibration, List.of(), calibration.share((ValuedBattle) battle));
  }

  /**
   * Between two steps.
   *
   * @param before by event so far
   * @param last the chances when the last action was settled
   */
  ChancesRecorder(ValueCalibration calibration, List<Double> before, double last) {
    this.calibration = calibration;
    chances = new ArrayList<>(before);
    known = chances.size();
    this.last = last;
  }

  /** An event has happened. */
  public void event() {
    chances.add(last);
  }

  /** A step is over. */
  public void step(Battle battle) {
    ValuedBattle valued = (ValuedBattle) battle;
    if (valued.isSettled()) {
      last = calibration.share(valued);
    }
    for (; known < chances.size(); known++) {
      chances.set(known, last);
    }
  }

  /** The chances when the last action was settled. */
  double last() {
    return last;
  }

  /** By event. */
  public List<Double> chances() {
    return chances;
  }
}
