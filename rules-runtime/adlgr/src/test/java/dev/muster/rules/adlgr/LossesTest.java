package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.ArmyLoss.Fate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Routs, whom they shake, and what an army loses. */
class LossesTest {
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
    assertEquals(shakes, Rout.shakes(Troops.type(routed), Troops.type(friend)));
  }

  @Test
  @Tag("AR-369")
  void onlyThePhasingSidePursues() {
    assertTrue(Rout.mayPursue(true, Troops.type("HeavySwordsmen")));
    assertFalse(Rout.mayPursue(false, Troops.type("HeavySwordsmen")));
    assertFalse(Rout.mustPursue(true, Troops.type("HeavySwordsmen")));
    assertEquals(1, Troops.rules().number("pursuit"));
  }

  @Test
  @Tag("AR-370")
  void headstrongAndShockMustPursue() {
    assertTrue(Rout.mustPursue(true, Troops.type("MediumCavalry headstrong")));
    assertTrue(Rout.mustPursue(true, Troops.type("MediumCavalry shock")));
    assertFalse(Rout.mustPursue(false, Troops.type("MediumCavalry shock")));
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
    assertEquals(points, new ArmyLoss(Troops.rules()).of(Troops.type(type), hits, fate));
  }

  @Test
  @Tag("AR-372")
  void aBattleUnitThatLeavesTheTableForTwo() {
    ArmyLoss loss = new ArmyLoss(Troops.rules("battle_unit_fled", "two"));
    assertEquals(2, loss.of(Troops.type("HeavySwordsmen bu"), 1, Fate.FLED));
    assertEquals(1, loss.of(Troops.type("HeavySwordsmen"), 1, Fate.FLED));
  }

  @Test
  @Tag("AR-378")
  @Tag("AR-379")
  void commanders() {
    ArmyLoss loss = new ArmyLoss(Troops.rules());
    assertEquals(1, loss.ofCommander(0));
    assertEquals(3, loss.ofCommander(2));
    assertEquals(4, loss.ofCommander(3));
  }

  @Test
  @Tag("AR-D17")
  void anArmyBreaksWhenItsLossesReachItsUnits() {
    ArmyLoss loss = new ArmyLoss(Troops.rules());
    assertEquals(20, loss.breaksAt(20, null));
    assertEquals(2, loss.counts(Troops.type("PikeAndShot bu musket")));
    assertEquals(1, loss.counts(Troops.type("PikeAndShot musket")));
    assertEquals(0, loss.counts(Troops.type("Camp")));
  }

  @Test
  @Tag("AR-D16")
  void oneHitDisorders() {
    Rout rout = new Rout(Troops.rules());
    assertFalse(rout.disordered(0));
    assertTrue(rout.disordered(1));
  }

  @Test
  @Tag("AR-234")
  void theHalvesOfABattleUnitLoseFromOnePool() {
    UnitType tercio = Troops.type("Tercio bu musket");
    Rout pooled = new Rout(Troops.rules());
    assertFalse(pooled.routs(tercio, 7, 0));
    assertTrue(pooled.routs(tercio, 4, 4));
    Rout apart = new Rout(Troops.rules("battle_unit_cohesion", "per_half"));
    assertTrue(apart.routs(tercio, 4, 0));
    assertFalse(apart.routs(tercio, 3, 3));
    assertFalse(apart.routs(Troops.type("Levy"), 2, 0), "a unit has one pool");
  }
}
