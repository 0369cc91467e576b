package dev.muster.rules.testing;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import java.util.List;

/**
 * Battles of the marshal against steady, in pairs of one seed: each leads either side once.
 *
 * @param won battles that the marshal won
 * @param lost battles that steady won; the others are draws
 */
public record MarshalMatch(int won, int lost) {
  /** Fights two battles for each seed. */
  public static MarshalMatch of(
      Engine engine, BattleProgram program, SearchEffort effort, Iterable<Long> seeds) {
    BattleSetup setup = engine.setUp(program);
    int[] wins = new int[2];
    for (long seed : seeds) {
      for (int side = 0; side < 2; side++) {
        Commander marshal = engine.commander(CommanderProfile.MARSHAL, seed);
        Commander steady = engine.commander(CommanderProfile.STEADY, seed);
        int winner =
            SearchSettings.of(effort, seed)
                .newBattle(
                    setup,
                    side == 0 ? List.of(marshal, steady) : List.of(steady, marshal),
                    new SeededDice(seed),
                    EventSink.SILENT)
                .fight(() -> false)
                .winner();
        if (winner >= 0) {
          wins[winner == side ? 0 : 1]++;
        }
      }
    }
    return new MarshalMatch(wins[0], wins[1]);
  }
}
