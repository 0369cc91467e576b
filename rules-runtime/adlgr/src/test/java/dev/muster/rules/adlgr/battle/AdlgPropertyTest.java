package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** L'Art de la Guerre keeps the laws of every engine, on generated battles. */
@Tag("slow")
class AdlgPropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new AdlgGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedAdlgBattles.of(seed, 3);
  }

  /**
   * One and short, since where units stand on a table is computed with values and takes its time.
   */
  @Override
  protected int battles() {
    return 1;
  }

  @Override
  protected List<ReportedSum> sums(Event event) {
    return switch (event) {
      case AdlgEvent.Shoots e ->
          List.of(
              new ReportedSum(e.counts(), e.terms(), e.total()),
              new ReportedSum(e.targetCounts() + e.protection(), List.of(), e.targetTotal()));
      case AdlgEvent.MeleeThrow e -> List.of(new ReportedSum(e.counts(), e.terms(), e.total()));
      case AdlgEvent.CorpsActs e -> List.of(new ReportedSum(0, e.terms(), e.points()));
      case AdlgEvent.LossesCounted e -> List.of(new ReportedSum(0, e.terms(), e.lost()));
      case AdlgEvent.Rallies e -> List.of(ReportedSum.NONE); // it is held against what it needs
      default -> List.of();
    };
  }

  @Override
  protected long bytesOfADecision() {
    return 400_000;
  }
}
