package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.rules.ArmyLosses.Fate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Routs, whom they shake, and what an army loses. */
class ArmyLossesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-366 | HeavySwordsmen | HeavySwordsmen | true
            AR-366 | LightCavalry | HeavySwordsmen | true
            AR-367 | LightInfantry | HeavySwordsmen | false
            AR-367 | LightInfantry | LightInfantry | true
            AR-367 | HeavySwordsmen | LightInfantry | true
            AR-368 | Artillery light-artillery | HeavySwordsmen | false
            AR-368 | WarWagons | HeavySwordsmen | false
          """)
  void aRoutShakesFriends(String row, String routed, String friend, boolean shakes) {
    assertEquals(shakes, RoutRules.shakes(TroopText.type(routed), TroopText.type(friend)));
  }

  @Test
  @Tag("AR-369")
  void onlyThePhasingSidePursues() {
    assertTrue(RoutRules.mayPursue(true, TroopText.type("HeavySwordsmen")));
    assertFalse(RoutRules.mayPursue(false, TroopText.type("HeavySwordsmen")));
    assertFalse(RoutRules.mustPursue(true, TroopText.type("HeavySwordsmen")));
    assertEquals(1, TroopText.rules().number("pursuit"));
  }

  @Test
  @Tag("AR-370")
  void headstrongAndShockMustPursue() {
    assertTrue(RoutRules.mustPursue(true, TroopText.type("MediumCavalry headstrong")));
    assertTrue(RoutRules.mustPursue(true, TroopText.type("MediumCavalry shock")));
    assertFalse(RoutRules.mustPursue(false, TroopText.type("MediumCavalry shock")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-371 | HeavySwordsmen | 1 | FIGHTS | 1
            AR-371 | HeavySwordsmen bu | 3 | FIGHTS | 1
            AR-371 | HeavySwordsmen | 0 | FIGHTS | 0
            AR-371 | HeavySwordsmen | 4 | FIGHTS | 1
            AR-372 | HeavySwordsmen | 1 | FLED | 1
            AR-372 | HeavySwordsmen bu | 5 | FLED | 1
            AR-373 | HeavySwordsmen | 6 | ROUTED | 2
            AR-374 | HeavySwordsmen bu | 4 | FIGHTS | 2
            AR-375 | HeavySwordsmen bu | 6 | ROUTED | 4
            AR-376 | Camp | 1 | ROUTED | 4
            AR-376 | Camp | 0 | FIGHTS | 0
            AR-377 | FortifiedCamp | 1 | ROUTED | 6
          """)
  void units(String row, String type, int hits, Fate fate, int points) {
    assertEquals(points, new ArmyLosses(TroopText.rules()).of(TroopText.type(type), hits, fate));
  }

  @Test
  @Tag("AR-372")
  void aBattleUnitThatLeavesTheTableForTwo() {
    ArmyLosses loss = new ArmyLosses(TroopText.rules("battle_unit_fled", "two"));
    assertEquals(2, loss.of(TroopText.type("HeavySwordsmen bu"), 1, Fate.FLED));
    assertEquals(1, loss.of(TroopText.type("HeavySwordsmen"), 1, Fate.FLED));
  }

  @Test
  @Tag("AR-378")
  @Tag("AR-379")
  void commanders() {
    ArmyLosses loss = new ArmyLosses(TroopText.rules());
    assertEquals(1, loss.ofCommander(0));
    assertEquals(3, loss.ofCommander(2));
    assertEquals(4, loss.ofCommander(3));
  }

  @Test
  @Tag("AR-D17")
  void anArmyBreaksWhenItsLossesReachItsUnits() {
    ArmyLosses loss = new ArmyLosses(TroopText.rules());
    assertEquals(20, loss.breaksAt(20, null));
    assertEquals(2, loss.counts(TroopText.type("PikeAndShot bu musket")));
    assertEquals(1, loss.counts(TroopText.type("PikeAndShot musket")));
    assertEquals(0, loss.counts(TroopText.type("Camp")));
  }

  @Test
  @Tag("AR-234")
  void theHalvesOfABattleUnitLoseFromOnePool() {
    AdlgUnitType tercio = TroopText.type("Tercio bu musket");
    RoutRules pooled = new RoutRules(TroopText.rules());
    assertFalse(pooled.routs(tercio, 7, 0));
    assertTrue(pooled.routs(tercio, 4, 4));
    RoutRules apart = new RoutRules(TroopText.rules("battle_unit_cohesion", "per_half"));
    assertTrue(apart.routs(tercio, 4, 0));
    assertFalse(apart.routs(tercio, 3, 3));
    assertFalse(apart.routs(TroopText.type("Levy"), 2, 0), "a unit has one pool");
  }
}
