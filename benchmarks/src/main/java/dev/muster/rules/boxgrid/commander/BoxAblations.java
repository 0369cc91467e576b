package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What the steady commander of the box-grid game has learnt, each lesson to be taken away by
 * itself.
 */
public final class BoxAblations {
  private BoxAblations() {}

  /** The steady commander without one of his lessons, by the lesson's words. */
  public static Map<String, Supplier<Commander>> without() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    EvaluationWeights<BoxWeight> steady = BoxProfiles.STEADY;
    add(all, "spares the unit a commander is with", steady.with(BoxWeight.COMMANDER, 0));
    add(all, "Shaken units keep off", steady.with(BoxWeight.SHAKEN_BOX, 0));
    add(all, "Shaken units charge no front that stands", steady.with(BoxWeight.SHAKEN_CHARGE, 0));
    add(
        all,
        "Unformed units charge no front that stands",
        steady.with(BoxWeight.UNFORMED_CHARGE, 0));
    add(all, "goes for flanks", steady.with(BoxWeight.FLANKING, 0).with(BoxWeight.JOINS_FLANK, 0));
    add(all, "joins who fights already", steady.with(BoxWeight.JOINS, 0));
    add(all, "scatters who must run", steady.with(BoxWeight.RUNS, 0));
    add(
        all,
        "looks at who could strike where it goes",
        steady
            .with(BoxWeight.REACHED, 0)
            .with(BoxWeight.REACHED_WEAK, 0)
            .with(BoxWeight.REACHED_FLANK, 0));
    add(all, "keeps its brigade together", steady.with(BoxWeight.IN_LINE, 0));
    add(all, "goes where it can shoot", steady.with(BoxWeight.SHOT, 0));
    return all;
  }

  private static void add(
      Map<String, Supplier<Commander>> all, String words, EvaluationWeights<BoxWeight> weights) {
    all.put(words, () -> of(weights));
  }

  static Commander of(EvaluationWeights<BoxWeight> weights) {
    return GreedyCommander.of(new Judge(weights), CommanderProfile.STEADY, 0);
  }

  /** Weighs as the built-in commanders do, but holds things dear in a way of its own. */
  private record Judge(EvaluationWeights<BoxWeight> weights)
      implements GreedyCommander.DecisionEvaluator {
    @Override
    public int groupOf(Decision question) {
      return SelfEvaluatingDecision.EVALUATOR.groupOf(question);
    }

    @Override
    public boolean consider(Decision question, CommanderProfile temper) {
      if (!(question instanceof BoxDecision choice)) {
        return false;
      }
      ((BoxOptionEvaluator) choice.evaluator()).consider(choice, weights);
      return true;
    }

    @Override
    public double score(Decision question, int option) {
      return SelfEvaluatingDecision.EVALUATOR.score(question, option);
    }
  }
}
