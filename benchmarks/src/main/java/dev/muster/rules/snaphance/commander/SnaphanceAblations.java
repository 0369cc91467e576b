package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.EvaluationWeights;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What the steady commander has learnt, each lesson to be taken away by itself. */
public final class SnaphanceAblations {
  private SnaphanceAblations() {}

  /** The steady commander without one of his lessons, by the lesson's words. */
  public static Map<String, Supplier<Commander>> without() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    EvaluationWeights<SnaphanceWeight> steady = SnaphanceProfiles.STEADY;
    add(all, "Break Points weigh, and not SP alone", steady.with(SnaphanceWeight.BREAK_POINT, 0));
    add(
        all,
        "an army near to breaking counts more",
        steady.with(SnaphanceWeight.BRINK, 0).with(SnaphanceWeight.OWN_BRINK, 0));
    add(all, "seeks a decision before the end", steady.with(SnaphanceWeight.PRESS, 0));
    add(all, "no shots at who will evade", steady.with(SnaphanceWeight.FIRE_AT_EVADER, 1));
    add(
        all,
        "spent stands keep back",
        steady
            .with(SnaphanceWeight.SPENT_RANGE, steady.of(SnaphanceWeight.COMBAT_RANGE))
            .with(SnaphanceWeight.SPENT_CHARGE, 0)
            .with(SnaphanceWeight.SPENT_REACHED, 0)
            .with(SnaphanceWeight.SPENT_FORWARD, 0));
    add(
        all,
        "who is spent lets a fresh one go first",
        steady.with(SnaphanceWeight.SPENT_FORWARD, 0));
    add(
        all,
        "no doubtful extra moves near the enemy",
        steady
            .with(SnaphanceWeight.EXTRA_RISK, 0.6)
            .with(SnaphanceWeight.EXTRA_SURE, 0.4)
            .with(SnaphanceWeight.EXTRA_CHARGE, 0));
    add(all, "strides out far from the enemy", steady.with(SnaphanceWeight.EXTRA_FAR, 1));
    add(
        all,
        "looks at who could strike, and shoot, where it goes",
        steady
            .with(SnaphanceWeight.EXPOSED, 0)
            .with(SnaphanceWeight.UNDER_FIRE, 0)
            .with(SnaphanceWeight.CHARGE_EXPOSED, 0)
            .with(SnaphanceWeight.PURSUE_EXPOSED, 0)
            .with(SnaphanceWeight.BACK_EXPOSED, 0));
    add(all, "leaves no flank where it ends its move", steady.with(SnaphanceWeight.EXPOSED, 0));
    add(
        all,
        "charges and pursues where nobody can strike it after",
        steady.with(SnaphanceWeight.CHARGE_EXPOSED, 0).with(SnaphanceWeight.PURSUE_EXPOSED, 0));
    add(all, "goes back where its flank is safe", steady.with(SnaphanceWeight.BACK_EXPOSED, 0));
    add(
        all,
        "the group with an enemy's flank before it goes first",
        steady.with(SnaphanceWeight.DECLARE_FLANK, 0));
    add(all, "goes for flanks", steady.with(SnaphanceWeight.FLANKING, 0));
    add(
        all,
        "friends beside it",
        steady.with(SnaphanceWeight.BESIDE, 0).with(SnaphanceWeight.CHARGE_BESIDE, 0));
    add(all, "who shoots acts before who charges", steady.with(SnaphanceWeight.SHOT_FIRST, 0));
    add(all, "Generals keep out of danger", steady.with(SnaphanceWeight.GENERAL_RISK, 0));
    add(all, "guns seek a view", steady.with(SnaphanceWeight.VIEW, 0));
    add(all, "no horse alone at the front of pikes", steady.with(SnaphanceWeight.PIKES_ALONE, 0));
    add(all, "opportunity together", steady.with(SnaphanceWeight.WATCH_TOGETHER, -1));
    add(all, "marches in step", steady.with(SnaphanceWeight.TOGETHER, -1));
    add(all, "the group charges one enemy", steady.with(SnaphanceWeight.AIM_CHARGE, 0));
    add(
        all,
        "the line of the group closes with one enemy",
        steady.with(SnaphanceWeight.AIM_NEARER, 0));
    add(
        all,
        "the group is after one enemy",
        steady.with(SnaphanceWeight.AIM_CHARGE, 0).with(SnaphanceWeight.AIM_NEARER, 0));
    add(all, "who holds the line covers flanks", steady.with(SnaphanceWeight.LINE, 0));
    add(all, "who supports keeps behind the line", steady.with(SnaphanceWeight.SUPPORTS, 0));
    add(all, "leaves room for reinforcements", steady.with(SnaphanceWeight.ENTRY, 0));
    return all;
  }

  private static void add(
      Map<String, Supplier<Commander>> all,
      String words,
      EvaluationWeights<SnaphanceWeight> weights) {
    all.put(words, () -> SnaphanceCommanders.of(weights));
  }
}
