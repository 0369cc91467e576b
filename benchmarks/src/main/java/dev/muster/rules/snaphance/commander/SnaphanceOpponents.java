package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Opponents for the steady commander, most of them with one strong habit. */
public final class SnaphanceOpponents {
  private SnaphanceOpponents() {}

  /**
   * The steady commander with changed weights.
   *
   * @param changes such as {@code CHARGE=1.5,NEARER=0.9}; empty for none
   * @throws IllegalArgumentException if a change names no weight or has no number
   */
  public static Supplier<Commander> steadyWith(String changes) {
    EvaluationWeights<SnaphanceWeight> weights = SnaphanceProfiles.STEADY;
    for (String each : changes.isEmpty() ? new String[0] : changes.split(",")) {
      String[] parts = each.split("=");
      if (parts.length != 2) {
        throw new IllegalArgumentException("expected WEIGHT=NUMBER, found: " + each);
      }
      weights = weights.with(SnaphanceWeight.valueOf(parts[0]), Double.parseDouble(parts[1]));
    }
    EvaluationWeights<SnaphanceWeight> changed = weights;
    return () -> SnaphanceCommanders.of(changed);
  }

  /** The weights of the steady commander, by name. */
  public static Map<String, Double> steadyWeights() {
    Map<String, Double> all = new LinkedHashMap<>();
    for (SnaphanceWeight each : SnaphanceWeight.values()) {
      all.put(each.name(), SnaphanceProfiles.STEADY.of(each));
    }
    return all;
  }

  /** All opponents, by name. */
  public static Map<String, Supplier<Commander>> pool() {
    EvaluationWeights<SnaphanceWeight> steady = SnaphanceProfiles.STEADY;
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
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
