package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Nobody listens, and no garbage is made: a battle allocates what it works with when it is set up
 * and the first few times it is needed, not with every decision. The smallest object has 16 bytes.
 */
class SilentBattlesTest {
  private static final int BATTLES = 60;
  private static final long FIRST_SEED = 7000;

  private final ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long decisions;
  private long late;
  private long bytes;

  @ParameterizedTest
  @EnumSource
  void decisionsMakeNoGarbage(Temper temper) {
    List<BattleProgram> programs = new ArrayList<>();
    for (int i = 0; i < BATTLES; i++) {
      programs.add(GeneratedBattles.of(FIRST_SEED + i));
    }
    // classes are loaded and call sites linked the first time
    programs.forEach(program -> fight(program, temper));
    late = 0;
    bytes = 0;
    programs.forEach(program -> fight(program, temper));
    double each = (double) bytes / late;
    System.out.printf("%s: %d decisions, %.2f bytes each%n", temper, late, each);
    assertTrue(
        each < 6,
        () -> temper + " " + each + " bytes a decision, seeds " + FIRST_SEED + " and " + BATTLES);
  }

  /** Fights a battle; what the first two rounds allocate is set-up and not counted. */
  private void fight(BattleProgram program, Temper temper) {
    SnaphanceBattle battle =
        new SnaphanceBattle(
            program,
            List.of(counted(Commanders.of(temper, 1)), counted(Commanders.of(temper, 2))),
            new SeededDice(3),
            EventSink.SILENT);
    while (battle.round() < 3 && battle.step()) {
      // to the third round
    }
    long before = clock.getCurrentThreadAllocatedBytes();
    long asked = decisions;
    while (battle.step()) {
      // to the end
    }
    bytes += clock.getCurrentThreadAllocatedBytes() - before;
    late += decisions - asked;
  }

  private Commander counted(Commander mind) {
    return question -> {
      decisions++;
      return mind.choose(question);
    };
  }
}
