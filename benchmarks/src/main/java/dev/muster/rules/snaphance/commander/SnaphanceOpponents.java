package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.WeightChanges;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Opponents for the steady commander, most of them with one strong habit. */
public final class SnaphanceOpponents {
  /** The weights of steady before waiting had a price; what is new since then is 0. */
  private static final String FORMER =
      "SP=1.13,BREAK_POINT=0.98,BRINK=0,OWN_BRINK=0,PRESS=0,FIRE=0,FIRE_LOSS=2.53,FIRE_DISORDER=0.66,"
          + "FIRE_AT_EVADER=0,KEEPS_CHARGE=0,CHARGE=1.2,GIVEN=1.35,TAKEN=1.77,WON=1.35,"
          + "LOST=1.92,DISORDERS=0.34,SHOT_AT=2.02,SHYNESS=1.2,RIDE_DOWN=2.4,"
          + "CHARGE_EVADER=0.76,JOINT_CHARGE=0,TWO_ON_ONE=0,ALONE_AT_BETTER=0,"
          + "PIKES_ALONE=0.45,CHARGE_EXPOSED=0.8,CHARGE_BESIDE=0.45,SPENT_CHARGE=0.03,"
          + "NEARER=0.75,FACING=0.4,EXPOSED=0.6,DECLARE_FLANK=0.5,PURSUE_EXPOSED=0.6,"
          + "BACK_EXPOSED=0.6,BESIDE=-0.07,DISORDER=1,STILL=0,LIMBER=0.57,"
          + "GUN_NEARER=0.75,GUN_RANGE=6.4,COMBAT_RANGE=2.05,SHOT_RANGE=0.77,"
          + "SPENT_RANGE=6.85,KEEPS_OFF=0,FLANKING=0.48,UNDER_FIRE=0.22,STRIKES_LATER=1,"
          + "BITTEN=0,PREY=0,FIRE_PREPARES=0,MOUNTED_CHARGE=0,WAITING=0,FIRE_WAITS=0,"
          + "NEARER_WAITS=0,FOOT_MARCH=0,TOGETHER_FROM=5,SPENT_REACHED=0.17,"
          + "SPENT_FORWARD=2,VIEW=0.6,ENTRY=0.45,EXTRA_SURE=0.19,EXTRA_RISK=2.06,"
          + "EXTRA_CHARGE=0.15,EXTRA_FAR=0.2,WATCH=0.1,WATCH_FAR=-0.3,WATCH_CHARGE=-0.15,"
          + "WATCH_TOGETHER=0.05,MOUNTED_FIRST=0.58,GUNS_FIRST=0.42,SHOT_FIRST=0.45,"
          + "ATTACH=0.7,GENERAL_RISK=4.5,GENERAL_RALLIES=0.15,GENERAL_FIGHTS=0.35,"
          + "AIM_CHARGE=0.6,AIM_NEARER=0.05,AIM_MARCH=0,LINE=0.15,SUPPORTS=0.1,"
          + "TOGETHER=0.11,REACT_CHARGE=0.09,REACT=0.3,EVADE=0.28,PURSUE=0.53,GO_ON=0.34,OBJECTIVE=0";

  private SnaphanceOpponents() {}

  /** The steady commander before waiting had a price. */
  public static Supplier<Commander> former() {
    return steadyWith(FORMER);
  }

  /**
   * The steady commander with changed weights.
   *
   * @param changes such as {@code CHARGE=1.5,NEARER=0.9}; empty for none
   * @throws IllegalArgumentException if a change names no weight or has no number
   */
  public static Supplier<Commander> steadyWith(String changes) {
    EvaluationWeights<SnaphanceWeight> weights =
        WeightChanges.apply(SnaphanceProfiles.STEADY, SnaphanceWeight.class, changes);
    return () -> SnaphanceCommanders.of(weights);
  }

  /** The weights of the steady commander, by name. */
  public static Map<String, Double> steadyWeights() {
    return WeightChanges.named(SnaphanceProfiles.STEADY, SnaphanceWeight.class);
  }

  /** All opponents, by name. */
  public static Map<String, Supplier<Commander>> pool() {
    EvaluationWeights<SnaphanceWeight> steady = SnaphanceProfiles.STEADY;
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    all.put("former steady", former());
    add(
        all,
        "waiter",
        steady.plus(SnaphanceWeight.CHARGE, -2).plus(SnaphanceWeight.KEEPS_OFF, 1.5));
    add(
        all,
        "rusher",
        steady
            .plus(SnaphanceWeight.CHARGE, 1.5)
            .plus(SnaphanceWeight.NEARER, 0.4)
            .with(SnaphanceWeight.EXPOSED, 0)
            .with(SnaphanceWeight.UNDER_FIRE, 0));
    add(
        all,
        "shooter",
        steady
            .plus(SnaphanceWeight.CHARGE, -0.8)
            .plus(SnaphanceWeight.FIRE, 1)
            .with(SnaphanceWeight.SHOT_RANGE, 2));
    add(
        all,
        "flanker",
        steady
            .with(SnaphanceWeight.FLANKING, 1.4)
            .with(SnaphanceWeight.DECLARE_FLANK, 2)
            .with(SnaphanceWeight.EXPOSED, 1));
    add(all, "unhurried", steady.with(SnaphanceWeight.PRESS, 0));
    all.put("bold", () -> SnaphanceCommanders.of(CommanderProfile.BOLD, 0));
    all.put("cautious", () -> SnaphanceCommanders.of(CommanderProfile.CAUTIOUS, 0));
    return all;
  }

  private static void add(
      Map<String, Supplier<Commander>> all,
      String name,
      EvaluationWeights<SnaphanceWeight> weights) {
    all.put(name, () -> SnaphanceCommanders.of(weights));
  }
}
