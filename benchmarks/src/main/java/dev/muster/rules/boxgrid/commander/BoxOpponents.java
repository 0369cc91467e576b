package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.WeightChanges;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Opponents for the steady commander of the box-grid game, most of them with one strong habit. */
public final class BoxOpponents {
  /**
   * The weights of steady before waiting had a price; what is new since then is 0. He sees what an
   * earlier turn or diagonal step costs, which the former steady did not.
   */
  private static final String FORMER =
      "CHARGE=0.04,RISK=0.95,RUNS=0.3,JOINS=0.25,JOINS_FLANK=0.3,JOINT=0,CHARGE_EXPOSED=0,"
          + "SHAKEN_CHARGE=0.5,UNFORMED_CHARGE=0.3,FOLLOWS=0,NEARER=1,NEARER_WAITS=0,FACES=0,SHAKEN_BOX=0.2,SHAKEN_FAR=5,"
          + "FLANKING=0.06,SHOT=0.6,REACHED=0.02,REACHED_WEAK=0.1,REACHED_FLANK=0.22,BITTEN=0,"
          + "PREY=0,UNFORMED=0.05,UNFORMED_REACHED=0,WAITING=0,IN_LINE=1.3,COMMANDER=0.5,"
          + "CHARGES_FIRST=0";

  private BoxOpponents() {}

  /** The steady commander before waiting had a price. */
  public static Supplier<Commander> former() {
    return steadyWith(FORMER);
  }

  /** The steady commander with changed weights, as {@link WeightChanges} reads them. */
  public static Supplier<Commander> steadyWith(String changes) {
    EvaluationWeights<BoxWeight> weights =
        WeightChanges.apply(BoxProfiles.STEADY, BoxWeight.class, changes);
    return () -> BoxAblations.of(weights);
  }

  /** The weights of the steady commander, by name. */
  public static Map<String, Double> steadyWeights() {
    return WeightChanges.named(BoxProfiles.STEADY, BoxWeight.class);
  }

  /** All opponents, by name. */
  public static Map<String, Supplier<Commander>> pool() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    all.put("former steady", former());
    all.put("waiter", steadyWith("CHARGE=-0.4,NEARER=0.4,BITTEN=0.8"));
    all.put("rusher", steadyWith("CHARGE=0.4,NEARER=1.8,BITTEN=0,REACHED_FLANK=0,REACHED=0"));
    all.put("shooter", steadyWith("CHARGE=-0.1,SHOT=1.5"));
    all.put("flanker", steadyWith("FLANKING=0.2,JOINS_FLANK=0.6"));
    for (CommanderProfile each : new CommanderProfile[] {CommanderProfile.BOLD, CommanderProfile.CAUTIOUS}) {
      all.put(each.name().toLowerCase(java.util.Locale.ROOT), () -> GreedyCommander.of(SelfEvaluatingDecision.EVALUATOR, each, 0));
    }
    return all;
  }
}
