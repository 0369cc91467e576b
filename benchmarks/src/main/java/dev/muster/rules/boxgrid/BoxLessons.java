package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Question;
import dev.muster.rules.battle.Weighing;
import dev.muster.rules.battle.Weights;
import dev.muster.rules.model.Temper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What the steady commander of the box-grid game has learnt, each lesson to be taken away by
 * itself.
 */
public final class BoxLessons {
  private BoxLessons() {}

  /** The steady commander without one of his lessons, by the lesson's words. */
  public static Map<String, Supplier<Commander>> without() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    Weights<Weight> steady = Tempers.STEADY;
    add(all, "spares the unit a commander is with", steady.with(Weight.COMMANDER, 0));
    add(all, "Shaken units keep off", steady.with(Weight.SHAKEN_BOX, 0));
    add(all, "Shaken units charge no front that stands", steady.with(Weight.SHAKEN_CHARGE, 0));
    add(all, "Unformed units charge no front that stands", steady.with(Weight.UNFORMED_CHARGE, 0));
    add(all, "goes for flanks", steady.with(Weight.FLANKING, 0).with(Weight.JOINS_FLANK, 0));
    add(all, "joins who fights already", steady.with(Weight.JOINS, 0));
    add(all, "scatters who must run", steady.with(Weight.RUNS, 0));
    add(
        all,
        "looks at who could strike where it goes",
        steady.with(Weight.REACHED, 0).with(Weight.REACHED_WEAK, 0).with(Weight.REACHED_FLANK, 0));
    add(all, "keeps its brigade together", steady.with(Weight.IN_LINE, 0));
    add(all, "goes where it can shoot", steady.with(Weight.SHOT, 0));
    return all;
  }

  private static void add(
      Map<String, Supplier<Commander>> all, String words, Weights<Weight> weights) {
    all.put(words, () -> of(weights));
  }

  private static Commander of(Weights<Weight> weights) {
    return Mind.of(new Judge(weights), Temper.STEADY, 0);
  }

  /** Weighs as the built-in commanders do, but holds things dear in a way of its own. */
  private record Judge(Weights<Weight> weights) implements Mind.Judge {
    @Override
    public int group(Question question) {
      return Weighing.JUDGE.group(question);
    }

    @Override
    public boolean lookAt(Question question, Temper temper) {
      if (!(question instanceof Choice choice)) {
        return false;
      }
      ((Outlook) choice.outlook()).lookAt(choice, weights);
      return true;
    }

    @Override
    public double worth(Question question, int option) {
      return Weighing.JUDGE.worth(question, option);
    }
  }
}
