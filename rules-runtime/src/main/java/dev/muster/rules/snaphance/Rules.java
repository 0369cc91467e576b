package dev.muster.rules.snaphance;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Map;

/**
 * Edition and switches of one battle, read once from the rulebook and the scenario.
 *
 * @param finalEdition whether the final edition is played, else the draft
 * @param testAfterMove extra_move_test: the Order Test follows the extra move (4.4)
 * @param rallyOnFail rally_on_fail: a failed recovery test still rallies (9.0)
 * @param fireAfterFailedTest fire_after_failed_test (4.5)
 * @param disorderMeleeDice dice a disordered stand loses in melee (11.1 example)
 * @param disorderFireDice dice a disordered stand loses in firing
 * @param breakAtOrAbove break_at: an army breaks when its loss reaches the share, not only when it
 *     passes it (14.0)
 * @param fivesPair five_pairs: each pair of 5s is a hit, not only the first (7.0)
 */
public record Rules(
    boolean finalEdition,
    boolean testAfterMove,
    boolean rallyOnFail,
    boolean fireAfterFailedTest,
    int disorderMeleeDice,
    int disorderFireDice,
    boolean breakAtOrAbove,
    boolean fivesPair) {

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static Rules of(BattleProgram program) {
    Map<String, String> values = new HashMap<>();
    for (Rulebook.Switch each : program.rulebook().switches()) {
      values.put(each.key(), each.defaultValue());
    }
    values.putAll(program.scenario().switches());
    boolean draft =
        "draft".equals(values.get("edition"))
            || (!values.containsKey("edition") && program.rulebook().name().endsWith(".draft"));
    return new Rules(
        !draft,
        "after".equals(values.getOrDefault("extra_move_test", "after")),
        "true".equals(values.getOrDefault("rally_on_fail", "true")),
        "true".equals(values.getOrDefault("fire_after_failed_test", "true")),
        Integer.parseInt(values.getOrDefault("disorder_melee_die", "1")),
        Integer.parseInt(values.getOrDefault("disorder_fire_die", "1")),
        "at_or_above".equals(values.getOrDefault("break_at", "at_or_above")),
        "each_pair".equals(values.getOrDefault("five_pairs", "each_pair")));
  }

  /** Hits of one throw: each 6, and each pair of 5s (7.0). */
  int hits(int[] dice) {
    int sixes = 0;
    int fives = 0;
    for (int die : dice) {
      if (die == 6) {
        sixes++;
      } else if (die == 5) {
        fives++;
      }
    }
    return sixes + (fivesPair ? fives / 2 : Math.min(1, fives / 2));
  }
}
