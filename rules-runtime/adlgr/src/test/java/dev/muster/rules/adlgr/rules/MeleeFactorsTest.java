package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is added to a die in melee, case by case. */
class MeleeFactorsTest {
  private static int modifier(String unit, String foe, int round, AdlgRules rules) {
    MeleeFighter first = TroopText.fighter(unit, rules);
    MeleeFighter second = TroopText.fighter(foe, rules);
    return new AdlgMelee(rules).bout(first, second, round).one().modifier();
  }

  /** The sum for the first against the second in a round. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-306 | HeavySwordsmen hits=1 | HeavySwordsmen | 2 | 0
            AR-306 AR-D16 | HeavySwordsmen hits=3 | HeavySwordsmen | 2 | 0
            AR-306 | HeavySwordsmen | HeavySwordsmen | 2 | 1
            AR-307 AR-188 | MediumCavalry charged uncontrolled | MediumCavalry | 1 | 0
            AR-307 AR-188 | MediumCavalry charged uncontrolled | MediumCavalry | 2 | 1
            AR-308 | HeavySwordsmen brush | HeavySwordsmen | 2 | 0
            AR-309 | MediumSwordsmen wood | HeavySwordsmen | 2 | 0
            AR-309 | Bowmen bow wood | HeavySwordsmen | 2 | -1
            AR-309 | Bowmen bow brush | HeavySwordsmen | 2 | 0
            AR-310 | WarWagons brush | HeavySwordsmen | 2 | -2
            AR-311 | HeavySpearmen brush | HeavySwordsmen | 2 | -1
            AR-312 | Keil brush | HeavySwordsmen | 2 | 0
            AR-312 | PikeAndShot brush | HeavySwordsmen | 2 | -1
            AR-313 | HeavySwordsmen wood | HeavySwordsmen | 2 | -1
            AR-313 | Keil wood | HeavySwordsmen | 2 | 0
            AR-314 AR-316 | MediumCavalry | HeavySwordsmen fortification | 2 | -2
            AR-316 | MediumCavalry | Bowmen bow fortification | 2 | -1
            AR-397 | MediumCavalry | HeavySwordsmen obstacle | 2 | -2
            AR-397 | HeavySwordsmen | HeavySwordsmen obstacle | 2 | 1
            AR-315 | MediumCavalry brush | MediumCavalry | 2 | -1
            AR-317 | Gendarme wood | HeavySwordsmen | 2 | -2
            AR-318 AR-329 | HeavySwordsmen commander | HeavySwordsmen | 2 | 2
            AR-319 | HeavySwordsmen | HeavySwordsmen rear | 2 | 2
            AR-319 | HeavySwordsmen | HeavySwordsmen flank | 2 | 2
            AR-320 | HeavySwordsmen simple=2 | HeavySwordsmen | 2 | 3
            AR-321 | HeavySwordsmen support=HeavySwordsmen | HeavySwordsmen | 2 | 3
            AR-321 | HeavySwordsmen support=Keil | HeavySwordsmen | 2 | 4
            AR-322 | Elephant brush | HeavySwordsmen | 2 | 1
            AR-322 | Elephant field | HeavySwordsmen | 2 | 1
            AR-322 | Elephant steep-hill | HeavySwordsmen | 2 | -1
            AR-322 | Elephant wood | HeavySwordsmen | 2 | -2
            AR-323 | HeavySwordsmen | Tercio rear hits=3 | 2 | 1
            AR-323 | HeavySwordsmen | Tercio rear hits=4 | 2 | 2
            AR-324 | HeavySwordsmen higher | HeavySwordsmen | 2 | 2
            AR-325 | HeavySwordsmen on-bank | HeavySwordsmen | 2 | 2
            AR-326 | HeavySwordsmen on-edge-of-gully | HeavySwordsmen | 2 | 2
            AR-327 AR-391 | HeavySwordsmen fortification | HeavySwordsmen | 2 | 2
            AR-324 AR-327 | HeavySwordsmen fortification higher on-bank | HeavySwordsmen | 2 | 2
            AR-391 | HeavySwordsmen obstacle | HeavySwordsmen | 2 | 1
            AR-391 | LightInfantry fortification | HeavySwordsmen | 2 | 0
            AR-391 | WarWagons fortification | HeavySwordsmen | 2 | 0
            AR-328 AR-413 | Bowmen musket | MediumCavalry charged | 1 | 1
            AR-328 AR-413 | Bowmen longbow | MediumCavalry charged | 1 | 1
            AR-328 | Bowmen musket | MediumCavalry charged | 2 | 0
            AR-328 | Bowmen musket charged | MediumCavalry | 1 | 0
            AR-328 | Bowmen javelin | MediumCavalry charged | 1 | 0
            AR-328 | Bowmen musket | HeavySwordsmen charged | 1 | 0
            AR-328 AR-342 | Bowmen musket flank | MediumCavalry charged | 1 | 0
          """)
  void modifiers(String rows, String unit, String foe, int round, int sum) {
    assertEquals(sum, modifier(unit, foe, round, TroopText.rules()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-146 | HeavySwordsmen polearm | MediumCavalry charged | 1 | 2
            AR-146 | HeavySwordsmen polearm | MediumCavalry charged | 2 | 1
            AR-146 | HeavySwordsmen polearm charged | HeavySwordsmen | 1 | 1
            AR-148 | Bowmen javelin-thrown bow | HeavySwordsmen charged | 1 | 1
            AR-148 | Bowmen javelin-thrown bow charged | HeavySwordsmen | 1 | 1
            AR-148 | LightInfantry javelin-thrown charged | Artillery light-artillery | 1 | 1
            AR-148 | LightCavalry javelin-thrown charged | LightCavalry | 1 | 1
            AR-148 | Bowmen javelin-thrown bow | HeavySwordsmen charged | 2 | 0
            AR-148 | HeavySwordsmen javelin-thrown | HeavySwordsmen charged | 1 | 1
            AR-149 | Bowmen javelin-thrown | MediumCavalry pistol-charge charged | 1 | 0
            AR-149 | Bowmen javelin-thrown | MediumCavalry shock charged | 1 | 0
            AR-149 | Bowmen javelin-thrown | MediumCavalry impact charged | 1 | 0
            AR-150 | LightCavalry javelin-thrown flank | LightCavalry charged | 1 | 0
            AR-150 | Bowmen javelin-thrown bow flank | WarWagons | 1 | 1
            AR-151 | Bowmen javelin-thrown | Elephant charged | 1 | 1
            AR-152 | PikeAndShot salvo musket charged | HeavySwordsmen | 1 | 2
            AR-152 | PikeAndShot salvo musket | HeavySwordsmen charged | 1 | 2
            AR-152 | PikeAndShot salvo musket charged | HeavySwordsmen | 2 | 1
            AR-152 | PikeAndShot salvo musket charged | MediumCavalry | 1 | 1
            AR-155 | MediumCavalry impact | MediumCavalry charged | 1 | 2
            AR-155 | MediumCavalry impact charged | MediumCavalry | 1 | 2
            AR-155 | MediumCavalry impact charged | MediumCavalry | 2 | 1
            AR-156 | HeavySwordsmen impact charged | MediumCavalry | 1 | 1
            AR-156 | HeavySwordsmen impact | MediumCavalry charged | 1 | 2
            AR-157 | HeavySwordsmen impact | MediumCavalry impact charged | 1 | 1
            AR-157 | HeavySwordsmen impact | MediumCavalry shock charged | 1 | 1
            AR-158 | HeavySpearmen impact | MediumCavalry impact charged | 1 | 3
            AR-158 | BayonetHeavy impact | MediumCavalry impact charged | 1 | 1
            AR-161 AR-561 | MediumCavalry impact charged | Caracole armour | 1 | 1
            AR-161 AR-561 | MediumCavalry impact charged | MediumCavalry caracole | 1 | 1
            AR-161 | Elephant charged | Caracole armour | 1 | 2
            AR-162 | MediumCavalry pistol-charge charged | MediumCavalry | 1 | 2
            AR-162 | MediumCavalry pistol-charge | MediumCavalry | 1 | 2
            AR-162 | MediumCavalry pistol-charge charged | MediumCavalry | 2 | 1
            AR-163 | MediumCavalry impact charged | MediumCavalry pistol-charge | 1 | 1
            AR-163 | MediumCavalry pistol-charge | MediumCavalry impact charged | 1 | 2
            AR-163 | Elephant charged | MediumCavalry pistol-charge | 1 | 2
            AR-164 | MediumCavalry shock charged | MediumCavalry | 1 | 2
            AR-164 | MediumCavalry shock | MediumCavalry charged | 1 | 2
            AR-164 | MediumCavalry shock charged | MediumCavalry | 2 | 1
            AR-165 | MediumCavalry shock pistol-charge charged | MediumSpearmen | 1 | 2
            AR-166 | MediumCavalry impact charged | MediumCavalry shock | 1 | 1
            AR-166 | Elephant charged | MediumCavalry shock | 1 | 2
            AR-167 | MediumCavalry pistol-charge charged | MediumCavalry shock | 1 | 1
            AR-167 | MediumCavalry shock charged | MediumCavalry shock | 1 | 2
            AR-169 AR-523 | MediumCavalry | MediumCamelry | 2 | 0
            AR-169 AR-558 | MediumCavalry beside-panic | HeavySwordsmen | 2 | -1
            AR-169 | MediumCamelry beside-panic | MediumCavalry | 2 | 1
            AR-169 | HeavySwordsmen beside-panic | HeavySwordsmen | 2 | 1
            AR-199 | Keil square | Gendarme charged | 1 | 2
            AR-199 | Keil | Gendarme charged | 1 | 3
            AR-199 | PikeAndShot impact square | MediumCavalry charged | 1 | 1
            AR-199 | PikeAndShot polearm square | MediumCavalry charged | 1 | 1
            AR-201 AR-202 | PikeAndShot square rear hits=5 | MediumCavalry | 2 | 0
            AR-201 | MediumCavalry | PikeAndShot square rear | 2 | 0
            AR-332 | MediumCavalry impact charged brush | MediumCavalry | 1 | -1
            AR-333 | MediumCavalry pistol-charge charged brush | MediumCavalry | 1 | -1
            AR-334 | MediumCavalry shock charged brush | MediumCavalry | 1 | -1
            AR-336 AR-337 | HeavySwordsmen surrounded | MediumCavalry | 2 | 0
            AR-337 | HeavySwordsmen polearm surrounded | MediumCavalry charged | 1 | 0
            AR-341 | HeavySwordsmen rear | MediumCavalry charged | 1 | 0
            AR-342 | PikeAndShot salvo musket rear | HeavySwordsmen charged | 1 | 0
            AR-338 | MediumCavalry surrounded | Elephant | 2 | -1
            AR-343 | Tercio rear | MediumCavalry charged | 1 | 2
            AR-343 | Tercio rear hits=6 | MediumCavalry charged | 1 | 1
            AR-343 | WarWagons flank | MediumCavalry | 2 | 2
            AR-392 | MediumCavalry impact charged | HeavySwordsmen obstacle | 1 | -2
            AR-392 | HeavySwordsmen impact obstacle | HeavySwordsmen charged | 1 | 1
            AR-393 | PikeAndShot salvo musket charged | HeavySwordsmen obstacle | 1 | 1
            AR-395 | MediumCavalry pistol-charge charged | HeavySwordsmen obstacle | 1 | -2
            AR-396 | MediumCavalry shock charged | HeavySwordsmen obstacle | 1 | -2
            AR-493 | MediumCavalry impact charged | Tercio | 1 | 0
            AR-493 | MediumCavalry impact charged | Tercio flank hits=4 | 1 | 3
            AR-493 | MediumCavalry impact charged | BayonetHeavy | 1 | 0
            AR-493 | MediumCavalry impact charged | LaterPikeAndShot | 1 | 0
            AR-493 | MediumCavalry impact charged | HeavySwordsmen | 1 | 1
            AR-494 | Elephant charged | Keil | 1 | 2
            AR-496 | Keil | Gendarme charged | 1 | 3
            AR-496 | Keil | Elephant charged | 1 | 2
            AR-496 | Keil | Gendarme charged | 2 | 2
            AR-496 | MediumSpearmen | MediumCavalry charged | 1 | 2
            AR-496 | LaterPikeAndShot | MediumCavalry charged | 1 | 1
            AR-497 | MediumCavalry impact charged | WarWagons | 1 | 0
            AR-497 | Elephant charged | WarWagons | 1 | 2
            AR-498 | MediumCavalry pistol-charge charged | WarWagons | 1 | 0
            AR-499 | MediumCavalry shock charged | WarWagons | 1 | 0
            AR-491 | HeavySwordsmen | Artillery light-artillery | 2 | 2
            AR-491 | LightInfantry | Artillery light-artillery | 2 | 0
            AR-491 | LightCavalry | Artillery light-artillery | 2 | 0
            AR-491 | Dragoon | Artillery light-artillery | 2 | 0
            AR-491 | Artillery light-artillery | HeavySwordsmen | 2 | 0
            AR-491 AR-401 | MediumCavalry | Artillery light-artillery | 2 | 1
            AR-557 | Elephant charged | HeavySwordsmen | 1 | 2
            AR-557 | Elephant charged | LightCavalry | 1 | 2
            AR-557 | Elephant charged | LightInfantry | 1 | 1
            AR-D12 | MediumSwordsmen brush | HeavySwordsmen | 2 | 1
          """)
  void abilities(String rows, String unit, String foe, int round, int sum) {
    assertEquals(sum, modifier(unit, foe, round, TroopText.rules()));
  }

  @Test
  @Tag("AR-321")
  void meleeSupportWithoutItsFactor() {
    AdlgRules rules = TroopText.rules("melee_support", "plain");
    assertEquals(2, modifier("HeavySwordsmen support=Keil", "HeavySwordsmen", 2, rules));
  }

  @Test
  @Tag("AR-188")
  void anUncontrolledChargeThatCostsAlways() {
    AdlgRules rules = TroopText.rules("uncontrolled", "always");
    assertEquals(0, modifier("MediumCavalry charged uncontrolled", "MediumCavalry", 2, rules));
  }

  @Test
  @Tag("AR-343")
  void deepOrderThatIsExposedWhenItHasLostMuch() {
    AdlgRules rules = TroopText.rules("deep_order_flank", "steady");
    assertEquals(1, modifier("Tercio rear hits=3", "MediumCavalry", 2, rules));
    assertEquals(-1, modifier("Tercio rear hits=4", "MediumCavalry", 2, rules));
  }

  @Test
  @Tag("AR-161")
  @Tag("AR-163")
  @Tag("AR-166")
  void elephantsThatKeepTheirImpact() {
    AdlgRules rules = TroopText.rules("elephant_impact", "stands");
    for (String foe :
        new String[] {"Caracole armour", "MediumCavalry pistol-charge", "MediumCavalry shock"}) {
      assertEquals(3, modifier("Elephant charged", foe, 1, rules), foe);
    }
  }

  @Test
  @Tag("AR-D26")
  void wagonsThatAreNoFoot() {
    AdlgRules rules = TroopText.rules("foot_includes_wagons", "false");
    assertEquals(1, modifier("Elephant charged", "WarWagons", 1, rules));
    assertEquals(1, modifier("PikeAndShot salvo musket charged", "WarWagons", 1, rules));
    assertEquals(
        2, modifier("PikeAndShot salvo musket charged", "WarWagons", 1, TroopText.rules()));
  }

  @Test
  @Tag("AR-D12")
  void onlyDifficultGroundPenalises() {
    AdlgRules rules = TroopText.rules("penalising", "difficult");
    assertEquals(0, modifier("MediumCavalry impact charged brush", "MediumCavalry", 1, rules));
    assertEquals(-2, modifier("MediumCavalry impact charged wood", "MediumCavalry", 1, rules));
  }
}
