package dev.muster.rules.toy;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** The toy game has the properties of every engine. */
@Tag("slow")
class ToyPropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new ToyGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    try {
      return MusterFileLoader.load(List.of(Path.of(ToyCommandsTest.BATTLE))).program("Skirmish");
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Its own events add nothing up; the points of the scenario do. */
  @Override
  protected List<ReportedSum> sums(Event event) {
    return List.of();
  }

  @Override
  protected int battles() {
    return 3;
  }

  /** It is written to be read, with streams; a shipped game makes no object for a decision. */
  @Override
  protected long bytesOfADecision() {
    return 20_000;
  }
}
