package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.system.RuleSystem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that is not registered goes missing without an error of the compiler; this tells. */
class ShippedGamesTest {
  @Test
  void allGamesAreFoundInTheirOrder() {
    assertEquals(
        List.of("snaphance", "boxgrid", "adlgr", "fogr"),
        RuleSystems.ALL.stream().map(RuleSystem::key).toList());
  }
}
