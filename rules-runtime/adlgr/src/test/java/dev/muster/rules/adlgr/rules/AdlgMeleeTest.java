package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.dice.ScriptedDice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rounds of melee: who wins, by how much, and what it costs. */
class AdlgMeleeTest {
  private static AdlgMelee.Result fight(
      String one, String other, int round, int die, int otherDie, AdlgRules rules) {
    AdlgMelee melee = new AdlgMelee(rules);
    AdlgMelee.Setup bout =
        melee.bout(TroopText.fighter(one, rules), TroopText.fighter(other, rules), round);
    return melee.result(bout, die, otherDie);
  }

  /** What is told: draw, or who loses how much. */
  private static String told(AdlgMelee.Result result) {
    return result.winner() < 0
        ? "draw"
        : (result.winner() == 0 ? "other" : "one")
            + (result.routs() ? " routs" : " -" + result.loss());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-298 | Levy | Levy | 2 | 5 | 3 | other -1
            AR-298 | Levy | Levy | 2 | 3 | 5 | one -1
            AR-298 | Levy | Levy | 2 | 4 | 4 | draw
            AR-299 | Levy | Levy | 2 | 2 | 1 | other -1
            AR-299 | Levy | Levy | 2 | 3 | 1 | other -1
            AR-300 | Levy | Levy | 2 | 4 | 1 | other -2
            AR-300 | Levy | Levy | 2 | 5 | 1 | other -2
            AR-301 | Levy | Levy | 2 | 6 | 1 | other -3
            AR-301 | HeavySwordsmen | Levy | 2 | 6 | 1 | other -3
            AR-302 | Keil | Levy | 2 | 6 | 1 | other -4
            AR-302 | Keil commander | Levy | 2 | 6 | 1 | other -4
            AR-303 | Keil commander | Levy hits=1 | 2 | 6 | 1 | other -5
            AR-303 | Keil commander simple=1 | Levy hits=1 | 2 | 6 | 1 | other -5
            AR-304 | Keil commander simple=2 | Levy hits=1 | 2 | 6 | 1 | other routs
            AR-305 AR-155 AR-346 | MediumCavalry impact charged | Bowmen musket | 1 | 4 | 3 | other -2
            AR-238 AR-239 | Levy elite | Levy | 2 | 1 | 2 | draw
            AR-239 | Levy elite | Levy | 2 | 3 | 4 | draw
            AR-239 | Levy elite | Levy | 2 | 4 | 4 | draw
            AR-240 | Levy mediocre | Levy | 2 | 4 | 3 | draw
            AR-240 | Levy mediocre | Levy | 2 | 3 | 3 | draw
            AR-134 AR-145 AR-140 | Keil elite keil-swordsmen hits=1 | Tercio musket armour simple=1 | 2 | 3 | 2 | other -0
            AR-140 | Gendarme | HeavySwordsmen | 2 | 4 | 5 | one -0
            AR-140 | Gendarme | HeavySwordsmen | 2 | 3 | 6 | one -1
            AR-141 | Gendarme | Elephant | 2 | 3 | 5 | one -2
            AR-142 | Gendarme charged | PikeAndShot musket | 1 | 1 | 4 | one -2
            AR-142 | Gendarme charged | PikeAndShot musket | 2 | 1 | 4 | one -1
            AR-142 | Gendarme charged | PikeAndShot arquebus | 1 | 1 | 4 | one -2
            AR-142 | Gendarme charged | LaterPikeAndShot | 1 | 1 | 4 | one -1
            AR-142 | HeavyArmouredCavalry | MediumCavalry shock charged | 1 | 2 | 4 | one -2
            AR-142 | HeavyArmouredCavalry | MediumCavalry shock charged | 2 | 1 | 4 | one -1
            AR-143 | HeavySwordsmen bu two-handed | HeavySwordsmen | 2 | 5 | 3 | other -2
            AR-143 | HeavySwordsmen two-handed | HeavySwordsmen | 2 | 5 | 3 | other -2
            AR-143 | HeavySwordsmen | HeavySwordsmen | 2 | 5 | 3 | other -1
            AR-144 | HeavySwordsmen two-handed | HeavySpearmen | 2 | 4 | 4 | other -1
            AR-144 | HeavySwordsmen two-handed | HeavySwordsmen | 2 | 4 | 4 | draw
            AR-144 AR-D22 | HeavySwordsmen two-handed | PikeAndShot musket | 2 | 4 | 4 | other -1
            AR-145 | Keil keil-swordsmen | Tercio musket | 2 | 4 | 4 | other -1
            AR-145 | Keil keil-swordsmen | Tercio musket keil-swordsmen | 2 | 4 | 4 | draw
            AR-145 | Keil keil-swordsmen flank | Tercio musket | 2 | 4 | 4 | draw
            AR-147 | HeavySwordsmen polearm | HeavySwordsmen | 2 | 5 | 3 | other -2
            AR-147 AR-337 | HeavySwordsmen polearm surrounded | HeavySwordsmen | 2 | 6 | 3 | other -1
            AR-154 | PikeAndShot musket bu regimental-artillery | PikeAndShot musket | 1 | 4 | 4 | other -1
            AR-154 | PikeAndShot musket bu regimental-artillery | PikeAndShot musket | 2 | 4 | 4 | draw
            AR-154 | PikeAndShot musket bu regimental-artillery square flank | PikeAndShot musket | 1 | 4 | 4 | draw
            AR-330 | PikeAndShot musket bu regimental-artillery brush | PikeAndShot musket hits=1 simple=-1 | 1 | 4 | 4 | draw
            AR-331 AR-345 | PikeAndShot musket bu salvo charged brush | HeavySwordsmen | 1 | 6 | 4 | other -1
            AR-335 | MediumCavalry impact charged brush | MediumSpearmen | 1 | 6 | 2 | other -1
            AR-336 | HeavySwordsmen surrounded | HeavySwordsmen | 2 | 3 | 3 | one -1
            AR-338 | Gendarme surrounded | HeavySwordsmen | 2 | 3 | 5 | one -1
            AR-344 AR-345 AR-152 | PikeAndShot musket salvo charged | HeavySwordsmen | 1 | 6 | 4 | other -3
            AR-344 | PikeAndShot musket salvo charged | HeavySwordsmen | 2 | 6 | 4 | other -1
            AR-344 | HeavySwordsmen charged | HeavySwordsmen | 1 | 6 | 4 | other -1
            AR-345 | PikeAndShot musket salvo charged | Bowmen musket | 1 | 4 | 5 | other -2
            AR-345 | PikeAndShot musket salvo charged | MediumCavalry | 1 | 6 | 5 | other -1
            AR-346 | MediumCavalry impact charged | HeavySwordsmen | 1 | 5 | 4 | other -2
            AR-346 | MediumCavalry impact charged | WarWagons | 1 | 6 | 3 | other -1
            AR-346 AR-165 | MediumCavalry shock charged | HeavySwordsmen | 1 | 5 | 4 | other -2
            AR-346 | MediumCavalry impact charged | MediumCavalry | 1 | 4 | 4 | other -1
            AR-346 AR-D26 | MediumCavalry impact charged | Artillery light-artillery | 1 | 3 | 3 | other -2
            AR-347 | MediumCavalry charged | Bowmen musket | 1 | 4 | 4 | other -2
            AR-347 | Gendarme charged | Bowmen musket | 1 | 4 | 4 | other -2
            AR-347 | MediumCavalry charged | MediumSpearmen | 1 | 5 | 3 | other -1
            AR-348 | LightCavalry charged | LightInfantry | 1 | 4 | 4 | other -2
            AR-348 | MediumCavalry charged | LightInfantry wood | 1 | 4 | 4 | other -1
            AR-349 | Elephant charged | HeavySwordsmen | 1 | 4 | 4 | other -2
            AR-349 | Elephant charged | LightInfantry | 1 | 4 | 4 | other -1
            AR-349 AR-500 | Elephant charged | WarWagons | 1 | 4 | 4 | other -2
            AR-394 | MediumCavalry impact charged | HeavySwordsmen obstacle | 1 | 6 | 2 | other -1
            AR-495 | MediumCavalry impact charged | PikeAndShot musket | 1 | 6 | 3 | other -2
            AR-500 | PikeAndShot musket salvo charged | WarWagons | 1 | 4 | 4 | other -1
            AR-200 | PikeAndShot musket salvo square charged | HeavySwordsmen | 1 | 5 | 4 | other -1
          """)
  void rounds(
      String rows, String one, String other, int round, int die, int otherDie, String result) {
    assertEquals(result, told(fight(one, other, round, die, otherDie, TroopText.rules())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-339 | HeavySwordsmen surrounded newly-surrounded | 1
            AR-339 | HeavySwordsmen surrounded | 0
            AR-339 | HeavySwordsmen rear newly-surrounded | 0
            AR-340 | HeavySwordsmen surrounded newly-surrounded by-light-troops | 0
            AR-201 | PikeAndShot surrounded newly-surrounded square | 0
            AR-D30 | Tercio surrounded newly-surrounded | 0
            AR-D30 | WarWagons surrounded newly-surrounded | 0
            AR-D30 | Artillery light-artillery surrounded newly-surrounded | 0
          """)
  void aSurroundedUnitLosesAPoint(String row, String unit, int loss) {
    AdlgRules rules = TroopText.rules();
    assertEquals(loss, new AdlgMelee(rules).surrounded(TroopText.fighter(unit, rules)));
  }

  @Test
  @Tag("AR-D30")
  void thePointIsLostBeforeTheDiceOrAfterThem() {
    String unit = "HeavySwordsmen surrounded newly-surrounded";
    assertEquals(-1, sum(unit, TroopText.rules()));
    assertEquals(0, sum(unit, TroopText.rules("surrounded_loss", "after_dice")));
    AdlgRules all = TroopText.rules("deep_order_auto_loss", "true");
    assertEquals(
        1,
        new AdlgMelee(all)
            .surrounded(TroopText.fighter("Tercio surrounded newly-surrounded", all)));
    assertEquals(
        0,
        new AdlgMelee(all)
            .surrounded(TroopText.fighter("Tercio surrounded newly-surrounded square", all)));
  }

  private static int sum(String unit, AdlgRules rules) {
    return new AdlgMelee(rules)
        .bout(TroopText.fighter(unit, rules), TroopText.fighter("MediumCavalry", rules), 2)
        .one()
        .modifier();
  }

  @Test
  @Tag("AR-143")
  void twoHandedWeaponsOfBattleUnitsAlone() {
    AdlgRules rules = TroopText.rules("two_handed", "battle_unit");
    assertEquals(
        "other -1", told(fight("HeavySwordsmen two-handed", "HeavySwordsmen", 2, 5, 3, rules)));
    assertEquals(
        "other -2", told(fight("HeavySwordsmen bu two-handed", "HeavySwordsmen", 2, 5, 3, rules)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-406 | LightInfantry | HeavySwordsmen charged | true
            AR-406 | LightInfantry | Bowmen bow charged | true
            AR-406 | LightInfantry | MediumSwordsmen | true
            AR-406 | LightInfantry | MediumCavalry charged | true
            AR-406 | LightInfantry | Gendarme charged | true
            AR-406 | LightInfantry | LightCavalry charged | false
            AR-406 | LightInfantry | Dragoon charged | false
            AR-406 | LightInfantry | Elephant charged | false
            AR-406 | LightInfantry wood | HeavySwordsmen charged | false
            AR-406 | LightInfantry charged | HeavySwordsmen hits=1 | false
            AR-406 | LightInfantry | HeavySwordsmen rear | false
            AR-406 | Bowmen bow | HeavySwordsmen charged | false
            AR-398 | LightInfantry fortification | HeavySwordsmen charged | false
            AR-398 | LightInfantry obstacle | HeavySwordsmen charged | true
          """)
  void lightInfantryIsDestroyedInTheOpen(String row, String unit, String foe, boolean gone) {
    AdlgRules rules = TroopText.rules();
    assertEquals(
        gone, AdlgMelee.destroyed(TroopText.fighter(unit, rules), TroopText.fighter(foe, rules)));
  }

  private static boolean atRisk(String one, String other, int die, int otherDie, AdlgRules rules) {
    AdlgMelee melee = new AdlgMelee(rules);
    AdlgMelee.Setup bout =
        melee.bout(TroopText.fighter(one, rules), TroopText.fighter(other, rules), 2);
    return melee.commanderAtRisk(bout, melee.result(bout, die, otherDie));
  }

  @Test
  @Tag("AR-350")
  void theCommanderOfWhoLosesMayFall() {
    AdlgRules rules = TroopText.rules();
    assertTrue(atRisk("HeavySwordsmen commander", "HeavySwordsmen", 1, 5, rules));
    assertFalse(atRisk("HeavySwordsmen commander", "HeavySwordsmen", 5, 1, rules));
    assertFalse(atRisk("HeavySwordsmen commander", "HeavySwordsmen", 3, 4, rules));
    assertFalse(atRisk("HeavySwordsmen", "HeavySwordsmen", 1, 5, rules));
    assertTrue(atRisk("Gendarme commander", "HeavySwordsmen", 3, 5, rules), "armour saves nobody");
    assertFalse(
        atRisk(
            "Gendarme commander",
            "HeavySwordsmen",
            3,
            5,
            TroopText.rules("armour_saves_commander", "true")));
  }

  @Test
  @Tag("AR-D07")
  void thePhasingSideThrowsFirst() {
    for (boolean other : new boolean[] {false, true}) {
      AdlgRules rules = other ? TroopText.rules("first_dice", "other") : TroopText.rules();
      AdlgMelee melee = new AdlgMelee(rules);
      AdlgMelee.Setup bout =
          melee.bout(TroopText.fighter("Levy", rules), TroopText.fighter("Levy", rules), 2);
      AdlgMelee.Result result = melee.fight(bout, new ScriptedDice(6, 2));
      assertEquals(other ? 2 : 6, result.die());
      assertEquals(other ? 6 : 2, result.otherDie());
      assertEquals(other ? 1 : 0, result.winner());
    }
  }

  @Test
  @Tag("AR-237")
  void aGeneralCountsForOneHalf() {
    AdlgRules rules = TroopText.rules();
    AdlgMelee melee = new AdlgMelee(rules);
    MeleeFighter foe = TroopText.fighter("HeavySwordsmen", rules);
    MeleeFighter half = TroopText.fighter("PikeAndShot bu musket", rules);
    assertEquals(
        1,
        melee.bout(half.with(MeleeFighter.Fact.COMMANDER), foe, 2).one().modifier()
            - melee.bout(half, foe, 2).one().modifier());
  }
}
