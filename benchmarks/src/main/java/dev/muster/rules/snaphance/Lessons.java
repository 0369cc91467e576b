package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Weights;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What the steady commander has learnt, each lesson to be taken away by itself. */
public final class Lessons {
  private Lessons() {}

  /** The steady commander without one of his lessons, by the lesson's words. */
  public static Map<String, Supplier<Commander>> without() {
    Map<String, Supplier<Commander>> all = new LinkedHashMap<>();
    Weights<Weight> steady = Tempers.STEADY;
    add(all, "Break Points weigh, and not SP alone", steady.with(Weight.BREAK_POINT, 0));
    add(all, "no shots at who will evade", steady.with(Weight.FIRE_AT_EVADER, 1));
    add(
        all,
        "spent stands keep back",
        steady
            .with(Weight.SPENT_RANGE, steady.of(Weight.COMBAT_RANGE))
            .with(Weight.SPENT_CHARGE, 0)
            .with(Weight.SPENT_REACHED, 0)
            .with(Weight.SPENT_FORWARD, 0));
    add(all, "who is spent lets a fresh one go first", steady.with(Weight.SPENT_FORWARD, 0));
    add(
        all,
        "no doubtful extra moves near the enemy",
        steady
            .with(Weight.EXTRA_RISK, 0.6)
            .with(Weight.EXTRA_SURE, 0.4)
            .with(Weight.EXTRA_CHARGE, 0));
    add(all, "strides out far from the enemy", steady.with(Weight.EXTRA_FAR, 1));
    add(
        all,
        "looks at who could strike, and shoot, where it goes",
        steady
            .with(Weight.EXPOSED, 0)
            .with(Weight.UNDER_FIRE, 0)
            .with(Weight.CHARGE_EXPOSED, 0)
            .with(Weight.PURSUE_EXPOSED, 0)
            .with(Weight.BACK_EXPOSED, 0));
    add(all, "leaves no flank where it ends its move", steady.with(Weight.EXPOSED, 0));
    add(
        all,
        "charges and pursues where nobody can strike it after",
        steady.with(Weight.CHARGE_EXPOSED, 0).with(Weight.PURSUE_EXPOSED, 0));
    add(all, "goes back where its flank is safe", steady.with(Weight.BACK_EXPOSED, 0));
    add(
        all,
        "the group with an enemy's flank before it goes first",
        steady.with(Weight.DECLARE_FLANK, 0));
    add(all, "goes for flanks", steady.with(Weight.FLANKING, 0));
    add(all, "friends beside it", steady.with(Weight.BESIDE, 0).with(Weight.CHARGE_BESIDE, 0));
    add(all, "who shoots acts before who charges", steady.with(Weight.SHOT_FIRST, 0));
    add(all, "Generals keep out of danger", steady.with(Weight.GENERAL_RISK, 0));
    add(all, "guns seek a view", steady.with(Weight.VIEW, 0));
    add(all, "no horse alone at the front of pikes", steady.with(Weight.PIKES_ALONE, 0));
    add(all, "opportunity together", steady.with(Weight.WATCH_TOGETHER, -1));
    add(all, "marches in step", steady.with(Weight.TOGETHER, -1));
    add(all, "the group charges one enemy", steady.with(Weight.AIM_CHARGE, 0));
    add(all, "the line of the group closes with one enemy", steady.with(Weight.AIM_NEARER, 0));
    add(
        all,
        "the group is after one enemy",
        steady.with(Weight.AIM_CHARGE, 0).with(Weight.AIM_NEARER, 0));
    add(all, "who holds the line covers flanks", steady.with(Weight.LINE, 0));
    add(all, "who supports keeps behind the line", steady.with(Weight.SUPPORTS, 0));
    add(all, "leaves room for reinforcements", steady.with(Weight.ENTRY, 0));
    return all;
  }

  private static void add(
      Map<String, Supplier<Commander>> all, String words, Weights<Weight> weights) {
    all.put(words, () -> Commanders.of(weights));
  }
}
