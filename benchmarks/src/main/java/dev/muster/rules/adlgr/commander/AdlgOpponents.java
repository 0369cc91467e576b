package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.commander.WeightChanges;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Opponents for the steady commander of L'Art de la Guerre, most of them with one strong habit. */
public final class AdlgOpponents {
  /** The weights of steady before waiting had a price; what is new since then is 0. */
  private static final String FORMER =
      "EAGER=0.85,EAGER_WAITS=0,FEAR=1.2,CHARGE=-0.05,WAITING=0,JOINS=0.3,JOINS_FLANK=0.8,"
          + "TARGET=0.15,TURNED=0.4,SHOT=0.8,SHOT_AT=0.4,EXPOSED=0.15,EXPOSED_FLANK=0.35,"
          + "BESIDE=0.05,OUT_OF_RANGE=0.2,RALLY=0.6,EXACT=0,"
          + "JOINT=0,STAYS=0,COMMANDER=0,PREY=0,WITH_UNIT=0,"
          + "RALLY_EXACT=0,BRINK=0,CLOSED=0";

  private AdlgOpponents() {}

  /** The steady commander before waiting had a price. */
  public static Supplier<Commander> former() {
    return steadyWith(FORMER);
  }

  /** The steady commander with changed weights, as {@link WeightChanges} reads them. */
  public static Supplier<Commander> steadyWith(String changes) {
    EvaluationWeights<AdlgWeight> weights =
        WeightChanges.apply(AdlgProfiles.STEADY, AdlgWeight.class, changes);
    return () -> GreedyCommander.of(new Judge(weights), CommanderProfile.STEADY, 0);
  }

  /** The weights of the steady commander, by name. */
  public static Map<String, Double> steadyWeights() {
    return WeightChanges.named(AdlgProfiles.STEADY, AdlgWeight.class);
  }

  /** All opponents, by name. */
  public static Map<String, Supplier<Commander>> pool() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    all.put("former steady", former());
    all.put("waiter", steadyWith("CHARGE=-0.5,EAGER=0.4,WAITING=0"));
    all.put("rusher", steadyWith("CHARGE=0.3,EAGER=1.6,FEAR=0.5"));
    all.put("shooter", steadyWith("SHOT=1.6,CHARGE=-0.2"));
    all.put("flanker", steadyWith("JOINS_FLANK=1.5,TARGET=0.4"));
    for (CommanderProfile each :
        new CommanderProfile[] {CommanderProfile.BOLD, CommanderProfile.CAUTIOUS}) {
      all.put(
          each.name().toLowerCase(Locale.ROOT),
          () -> GreedyCommander.of(SelfEvaluatingDecision.EVALUATOR, each, 0));
    }
    return all;
  }

  /** Weighs as the built-in commanders do, by weights of its own. */
  private record Judge(EvaluationWeights<AdlgWeight> weights)
      implements GreedyCommander.DecisionEvaluator {
    @Override
    public int groupOf(Decision question) {
      return SelfEvaluatingDecision.EVALUATOR.groupOf(question);
    }

    @Override
    public boolean consider(Decision question, CommanderProfile profile) {
      if (!(question instanceof AdlgDecision choice)) {
        return false;
      }
      ((AdlgOptionEvaluator) choice.evaluator()).consider(choice, weights);
      return true;
    }

    @Override
    public double score(Decision question, int option) {
      return SelfEvaluatingDecision.EVALUATOR.score(question, option);
    }
  }
}
