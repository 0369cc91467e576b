package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** Snaphance keeps the laws of every engine, on generated battles of both editions. */
@Tag("slow")
public class SnaphancePropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new SnaphanceGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedSnaphanceBattles.of(seed);
  }

  @Override
  protected List<ReportedSum> sums(Event event) {
    return switch (event) {
      case SnaphanceEvent.Fires e -> List.of(new ReportedSum(0, e.terms(), e.dice().size(), 0));
      case SnaphanceEvent.MeleeThrow e ->
          List.of(new ReportedSum(0, e.terms(), e.dice().size(), 1));
      case SnaphanceEvent.OrderTest e ->
          List.of(new ReportedSum(e.die(), e.modifiers(), e.total()));
      case SnaphanceEvent.MoraleTest e -> List.of(new ReportedSum(0, e.terms(), e.adjusted(), 1));
      case SnaphanceEvent.Retreats e -> List.of(ReportedSum.NONE); // each cost is paid by itself
      default -> List.of();
    };
  }

  /** Of both editions; {@link SnaphancePropertyNightlyTest} has more. */
  @Override
  protected int battles() {
    return 3;
  }
}
