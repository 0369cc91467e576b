package dev.muster.print;

import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The battles that sheets report.
 *
 * @param seed of the dice
 * @param battles number of battles; 1 for the story of a single battle
 * @param positions whether booklets and results have the key positions of a battle as maps
 * @param logged the battle of these positions; null for a test battle with the seed
 */
public record BattleSample(
    long seed, int battles, boolean positions, @Nullable BattleRecording logged) {
  public static final BattleSample USUAL = new BattleSample(1, 1);

  public BattleSample {
    if (battles < 1 || battles > BatchSimulation.MAX_BATTLES) {
      throw new IllegalArgumentException(
          "battles are 1 to " + BatchSimulation.MAX_BATTLES + ", found " + battles);
    }
  }

  /** Battles without maps of their positions. */
  public BattleSample(long seed, int battles) {
    this(seed, battles, false, null);
  }

  /** Returns the same battles with the key positions of one. */
  public BattleSample withPositions(@Nullable BattleRecording battle) {
    return new BattleSample(seed, battles, true, battle);
  }

  /** Returns whether the positions can be those of a battle of this program. */
  public boolean isOf(BattleProgram program) {
    BattleRecording log = logged;
    return log == null || field(log.program()).equals(field(program));
  }

  /** What the positions of a battle are drawn on: commanders and rules may be others. */
  private static List<Object> field(BattleProgram program) {
    return List.of(
        program.scenario().name(),
        program.board() instanceof Record board ? RecordDigest.of(board) : "",
        program.scenario().sides().stream()
            .flatMap(side -> side.groups().stream())
            .flatMap(group -> group.stands().stream())
            .map(Scenario.DeployedStand::name)
            .toList());
  }

  /** Returns a digest of the log of the positions; empty for those of a test battle. */
  String digest() {
    BattleRecording log = logged;
    return log == null ? "" : RecordDigest.sha256(log.log()).substring(0, 16);
  }

  /** Returns the battle of the positions. */
  BattleRecording recording(BattleProgram program) {
    BattleRecording log = logged;
    return log == null
        ? BattleRecording.of(
            program, seed, SearchSettings.of(SearchEffort.USUAL, seed), () -> false)
        : log;
  }
}
