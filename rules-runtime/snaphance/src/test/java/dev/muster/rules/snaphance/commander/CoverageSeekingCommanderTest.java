package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.CoverageSeekingCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.List;
import java.util.SortedSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** The commander that seeks rules no battle has used yet. */
class CoverageSeekingCommanderTest {
  private static final int BATTLES = 25;

  private static final String FIELD =
      """
      board 14 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      line Loose Skirmishers B mp 2 sp 2 pb 0 2h 0 bp 1
      group Blue.Left general Conde +1 at 0511
      stand Foot-1 of Blue.Left is Foot at 0410 facing N
      stand Foot-2 of Blue.Left is Foot at 0510 facing N
      stand Shot-1 of Blue.Left is Shot at 0610 facing N
      stand Loose-1 of Blue.Left is Loose at 0509 facing N
      stand Horse-1 of Blue.Left is Horse at 0710 facing N
      group Red.Wing general Saxe +1 at 0503
      stand Reds-1 of Red.Wing is Foot at 0404 facing S
      stand Reds-2 of Red.Wing is Foot at 0504 facing S
      stand Reds-3 of Red.Wing is Shot at 0604 facing S
      stand Reds-4 of Red.Wing is Horse at 0704 facing S
      """;

  @Test
  void itReachesMoreRulesThanOthersDo() {
    int curious = curious().size();
    int random = rows(seed -> Commander.random(seed)).size();
    int steady = rows(seed -> SnaphanceCommanders.of(CommanderProfile.STEADY, seed)).size();
    assertTrue(curious > random && curious > steady, curious + ", " + random + ", " + steady);
  }

  @Test
  void theSameBattlesTeachItTheSame() {
    assertEquals(curious(), curious());
  }

  private static SortedSet<String> curious() {
    CoverageSeekingCommander.CoverageMemory memory = new CoverageSeekingCommander.CoverageMemory();
    fight(
        memory,
        seed ->
            new CoverageSeekingCommander(
                memory, SnaphanceCommanders.of(CommanderProfile.STEADY, seed), seed));
    return memory.rows();
  }

  private static SortedSet<String> rows(LongFunction<Commander> commanders) {
    CoverageSeekingCommander.CoverageMemory memory = new CoverageSeekingCommander.CoverageMemory();
    fight(memory, commanders);
    return memory.rows();
  }

  private static void fight(
      CoverageSeekingCommander.CoverageMemory memory, LongFunction<Commander> commanders) {
    BattleProgram program = SnaphanceTestPositions.program(FIELD);
    for (long seed = 1; seed <= BATTLES; seed++) {
      new SnaphanceBattle(
              program,
              List.of(commanders.apply(2 * seed), commanders.apply(2 * seed + 1)),
              new SeededDice(seed),
              memory)
          .fight(() -> false);
    }
  }
}
