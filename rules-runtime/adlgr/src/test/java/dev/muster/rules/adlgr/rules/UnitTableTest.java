package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The unit characteristics table, row by row. */
class UnitTableTest {
  private static final AdlgRules RULES = TroopText.rules();
  private static final MeleeFactors MELEE = new MeleeFactors(RULES, new ChargeAbilities(RULES));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-402 | LightInfantry | LI
            AR-407 | Bowmen | LMI
            AR-414 | MediumSwordsmen | MI
            AR-418 | MediumSpearmen | MI
            AR-422 | BayonetMedium | MI
            AR-426 | BayonetHeavy | HI
            AR-430 | HeavySwordsmen | HI
            AR-436 | FootKnights | HI
            AR-444 | HeavySpearmen | HI
            AR-450 | Colunela | HI
            AR-454 | Tercio | HI
            AR-458 | LaterTercio | HI
            AR-462 | Keil | HI
            AR-466 | PikeAndShot | HI
            AR-472 | LaterPikeAndShot | HI
            AR-478 | Levy | HI
            AR-482 | WarWagons | WWg
            AR-488 | Artillery | Art
            AR-501 | LightCavalry | LH
            AR-505 | Dragoon | Drag
            AR-509 | MediumCavalry | Cv
            AR-516 | MediumCamelry | Cv
            AR-524 | HeavyCavalry | Cv
            AR-531 | HeavyArmouredCavalry | Cv
            AR-538 | Caracole | Cv
            AR-545 | Gendarme | Kn
            AR-552 | Elephant | El
          """)
  void category(String row, String type, String branch) {
    assertEquals(branch, TroopText.type(type).branch.property);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-403 | LightInfantry | 1
            AR-408 | Bowmen | 0
            AR-415 | MediumSwordsmen | 1
            AR-419 | MediumSpearmen | 1
            AR-423 | BayonetMedium | 1
            AR-427 | BayonetHeavy | 1
            AR-431 | HeavySwordsmen | 1
            AR-437 | FootKnights | 3
            AR-445 | HeavySpearmen | 1
            AR-451 | Colunela | 1
            AR-455 | Tercio | 1
            AR-459 | LaterTercio | 1
            AR-463 | Keil | 1
            AR-467 | PikeAndShot | 1
            AR-473 | LaterPikeAndShot | 1
            AR-479 | Levy | 1
            AR-483 | WarWagons | 2
            AR-489 | Artillery | 1
            AR-502 | LightCavalry | 1
            AR-506 | Dragoon | 1
            AR-510 | MediumCavalry | 0
            AR-517 | MediumCamelry | 0
            AR-525 | HeavyCavalry | 1
            AR-532 | HeavyArmouredCavalry | 2
            AR-546 | Gendarme | 2
            AR-553 | Elephant | 0
            AR-539 | Caracole armour | 1
            AR-539 | Caracole heavy-armour | 2
            AR-559 | HeavyCavalry armour | 1
            AR-559 | HeavyArmouredCavalry heavy-armour | 2
            AR-138 | HeavySwordsmen armour | 2
            AR-139 | HeavySwordsmen heavy-armour | 3
          """)
  void protection(String row, String type, int protection) {
    assertEquals(protection, TroopText.type(type).protection);
  }

  /** One less leaves it on the table, disordered. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-404 | LightInfantry | 2
            AR-409 | Bowmen | 5
            AR-416 | MediumSwordsmen | 5
            AR-420 | MediumSpearmen | 5
            AR-424 | BayonetMedium | 5
            AR-428 | BayonetHeavy | 5
            AR-432 | HeavySwordsmen | 6
            AR-438 | FootKnights | 6
            AR-446 | HeavySpearmen | 6
            AR-452 | Colunela | 6
            AR-456 | Tercio | 8
            AR-460 | LaterTercio | 7
            AR-464 | Keil | 7
            AR-468 | PikeAndShot | 6
            AR-474 | LaterPikeAndShot | 6
            AR-480 | Levy | 3
            AR-484 | WarWagons | 4
            AR-490 | Artillery | 2
            AR-503 | LightCavalry | 2
            AR-507 | Dragoon | 3
            AR-511 | MediumCavalry | 3
            AR-518 | MediumCamelry | 3
            AR-526 | HeavyCavalry | 3
            AR-533 | HeavyArmouredCavalry | 3
            AR-540 | Caracole | 4
            AR-547 | Gendarme | 3
            AR-554 | Elephant | 3
          """)
  void cohesion(String row, String type, int cohesion) {
    RoutRules rout = new RoutRules(RULES);
    assertTrue(rout.routs(TroopText.type(type), cohesion));
    assertFalse(rout.routs(TroopText.type(type), cohesion - 1));
  }

  /** The basic factor of the first against the second in a round. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-405 | LightInfantry | LightInfantry | 1 | 0
            AR-405 | LightInfantry | Elephant | 1 | 0
            AR-410 | Bowmen bow | LightInfantry | 2 | 1
            AR-411 | Bowmen bow | Dragoon | 2 | 1
            AR-412 | Bowmen bow | LightCavalry | 2 | 1
            AR-412 | Bowmen bow | HeavySwordsmen | 2 | 0
            AR-417 | MediumSwordsmen | HeavySwordsmen | 2 | 1
            AR-417 | MediumSwordsmen | MediumCavalry | 2 | 1
            AR-417 | MediumSwordsmen | Gendarme | 2 | 0
            AR-421 | MediumSpearmen | HeavySwordsmen | 2 | 1
            AR-421 | MediumSpearmen | MediumCavalry | 2 | 1
            AR-421 | MediumSpearmen | Gendarme | 2 | 0
            AR-425 | BayonetMedium | HeavySwordsmen | 2 | 1
            AR-425 | BayonetMedium | MediumCavalry | 2 | 1
            AR-425 | BayonetMedium | Gendarme | 2 | 0
            AR-429 | BayonetHeavy | Gendarme | 2 | 1
            AR-429 | BayonetHeavy | MediumCavalry | 2 | 1
            AR-433 | HeavySwordsmen | Bowmen bow | 2 | 2
            AR-433 | HeavySwordsmen | Bowmen bow wood | 2 | 1
            AR-434 | HeavySwordsmen | LightCavalry | 2 | 2
            AR-434 | HeavySwordsmen | LightCavalry wood | 2 | 2
            AR-435 | HeavySwordsmen | HeavySwordsmen | 2 | 1
            AR-435 | HeavySwordsmen | Gendarme | 2 | 1
            AR-439 | FootKnights | Bowmen bow | 2 | 2
            AR-439 | FootKnights | Bowmen bow wood | 2 | 1
            AR-440 | FootKnights | LightCavalry | 2 | 2
            AR-440 | FootKnights | LightCavalry wood | 2 | 2
            AR-441 | FootKnights | HeavySwordsmen | 2 | 1
            AR-441 | FootKnights | Gendarme | 2 | 1
            AR-447 | HeavySpearmen | Bowmen bow | 2 | 2
            AR-447 | HeavySpearmen | Bowmen bow wood | 2 | 1
            AR-448 | HeavySpearmen | LightCavalry | 2 | 2
            AR-448 | HeavySpearmen | LightCavalry wood | 2 | 2
            AR-449 | HeavySpearmen | HeavySwordsmen | 2 | 1
            AR-449 | HeavySpearmen | Gendarme | 2 | 1
            AR-469 | PikeAndShot | Bowmen bow | 2 | 2
            AR-469 | PikeAndShot | Bowmen bow wood | 2 | 1
            AR-470 | PikeAndShot | LightCavalry | 2 | 2
            AR-470 | PikeAndShot | LightCavalry wood | 2 | 2
            AR-471 | PikeAndShot | HeavySwordsmen | 2 | 1
            AR-471 | PikeAndShot | Gendarme | 2 | 1
            AR-475 | LaterPikeAndShot | Bowmen bow | 2 | 2
            AR-475 | LaterPikeAndShot | Bowmen bow wood | 2 | 1
            AR-476 | LaterPikeAndShot | LightCavalry | 2 | 2
            AR-476 | LaterPikeAndShot | LightCavalry wood | 2 | 2
            AR-477 | LaterPikeAndShot | HeavySwordsmen | 2 | 1
            AR-477 | LaterPikeAndShot | Gendarme | 2 | 1
            AR-453 | Colunela | Gendarme | 2 | 2
            AR-453 | Colunela | HeavySwordsmen | 2 | 2
            AR-457 | Tercio | Gendarme | 2 | 2
            AR-457 | Tercio | HeavySwordsmen | 2 | 2
            AR-461 | LaterTercio | Gendarme | 2 | 2
            AR-461 | LaterTercio | HeavySwordsmen | 2 | 2
            AR-465 | Keil | Gendarme | 2 | 2
            AR-465 | Keil | HeavySwordsmen | 2 | 2
            AR-481 | Levy | LightInfantry | 2 | 1
            AR-481 | Levy | Bowmen bow | 2 | 1
            AR-481 | Levy | Dragoon | 2 | 1
            AR-481 | Levy | LightCavalry | 2 | 1
            AR-481 AR-401 | Levy | HeavySwordsmen | 2 | 0
            AR-481 | Levy | MediumCavalry | 2 | 0
            AR-485 | WarWagons | MediumCavalry | 2 | 2
            AR-485 | WarWagons | Gendarme | 2 | 2
            AR-485 | WarWagons | Elephant | 2 | 0
            AR-486 | WarWagons | Dragoon | 2 | 1
            AR-486 | WarWagons | LightInfantry | 2 | 1
            AR-486 | WarWagons | HeavySwordsmen | 2 | 0
            AR-487 | WarWagons battle-ready | HeavySwordsmen | 2 | 1
            AR-487 | WarWagons battle-ready mediocre | HeavySwordsmen | 2 | 0
            AR-487 | WarWagons elite | HeavySwordsmen | 2 | 0
            AR-504 | LightCavalry | LightInfantry | 2 | 1
            AR-504 | LightCavalry | LightInfantry wood | 2 | 0
            AR-504 | LightCavalry | LightCavalry | 2 | 0
            AR-508 | Dragoon | LightInfantry | 2 | 1
            AR-508 | Dragoon | LightCavalry | 2 | 1
            AR-508 | Dragoon | MediumCavalry | 2 | 0
            AR-512 | MediumCavalry | MediumCavalry | 2 | 1
            AR-512 | MediumCavalry | Gendarme | 2 | 1
            AR-512 | MediumCavalry | LightCavalry | 2 | 1
            AR-512 | MediumCavalry | Elephant | 2 | 1
            AR-512 | MediumCavalry | Dragoon | 2 | 1
            AR-513 | MediumCavalry | LightInfantry | 2 | 1
            AR-513 | MediumCavalry | Dragoon | 2 | 1
            AR-513 | MediumCavalry | Bowmen bow | 2 | 1
            AR-513 | MediumCavalry | MediumSpearmen | 2 | 1
            AR-513 | MediumCavalry | Levy | 2 | 1
            AR-514 | MediumCavalry | HeavySwordsmen | 2 | 0
            AR-514 | MediumCavalry | HeavySwordsmen rear | 2 | 1
            AR-514 | MediumCavalry | Keil flank | 2 | 1
            AR-515 | MediumCavalry | Bowmen bow | 1 | 2
            AR-515 | MediumCavalry | Bowmen bow | 2 | 1
            AR-515 | MediumCavalry brush | Bowmen bow | 1 | 1
            AR-515 | MediumCavalry impact | Bowmen bow | 1 | 1
            AR-515 | MediumCavalry pistol-charge | Bowmen bow | 1 | 1
            AR-515 | MediumCavalry shock | Bowmen bow | 1 | 1
            AR-515 | MediumCavalry | MediumSwordsmen | 1 | 2
            AR-515 | MediumCavalry | MediumSwordsmen | 2 | 1
            AR-515 | MediumCavalry brush | MediumSwordsmen | 1 | 1
            AR-515 | MediumCavalry impact | MediumSwordsmen | 1 | 1
            AR-515 | MediumCavalry pistol-charge | MediumSwordsmen | 1 | 1
            AR-515 | MediumCavalry shock | MediumSwordsmen | 1 | 1
            AR-519 | MediumCamelry | MediumCavalry | 2 | 1
            AR-519 | MediumCamelry | Gendarme | 2 | 1
            AR-519 | MediumCamelry | LightCavalry | 2 | 1
            AR-519 | MediumCamelry | Elephant | 2 | 1
            AR-519 | MediumCamelry | Dragoon | 2 | 1
            AR-520 | MediumCamelry | LightInfantry | 2 | 1
            AR-520 | MediumCamelry | Dragoon | 2 | 1
            AR-520 | MediumCamelry | Bowmen bow | 2 | 1
            AR-520 | MediumCamelry | MediumSpearmen | 2 | 1
            AR-520 | MediumCamelry | Levy | 2 | 1
            AR-521 | MediumCamelry | HeavySwordsmen | 2 | 0
            AR-521 | MediumCamelry | HeavySwordsmen rear | 2 | 1
            AR-521 | MediumCamelry | Keil flank | 2 | 1
            AR-522 | MediumCamelry | Bowmen bow | 1 | 2
            AR-522 | MediumCamelry | Bowmen bow | 2 | 1
            AR-522 | MediumCamelry brush | Bowmen bow | 1 | 1
            AR-522 | MediumCamelry impact | Bowmen bow | 1 | 1
            AR-522 | MediumCamelry pistol-charge | Bowmen bow | 1 | 1
            AR-522 | MediumCamelry shock | Bowmen bow | 1 | 1
            AR-522 | MediumCamelry | MediumSwordsmen | 1 | 2
            AR-522 | MediumCamelry | MediumSwordsmen | 2 | 1
            AR-522 | MediumCamelry brush | MediumSwordsmen | 1 | 1
            AR-522 | MediumCamelry impact | MediumSwordsmen | 1 | 1
            AR-522 | MediumCamelry pistol-charge | MediumSwordsmen | 1 | 1
            AR-522 | MediumCamelry shock | MediumSwordsmen | 1 | 1
            AR-527 | HeavyCavalry | MediumCavalry | 2 | 1
            AR-527 | HeavyCavalry | Gendarme | 2 | 1
            AR-527 | HeavyCavalry | LightCavalry | 2 | 1
            AR-527 | HeavyCavalry | Elephant | 2 | 1
            AR-527 | HeavyCavalry | Dragoon | 2 | 1
            AR-528 | HeavyCavalry | LightInfantry | 2 | 1
            AR-528 | HeavyCavalry | Dragoon | 2 | 1
            AR-528 | HeavyCavalry | Bowmen bow | 2 | 1
            AR-528 | HeavyCavalry | MediumSpearmen | 2 | 1
            AR-528 | HeavyCavalry | Levy | 2 | 1
            AR-529 | HeavyCavalry | HeavySwordsmen | 2 | 0
            AR-529 | HeavyCavalry | HeavySwordsmen rear | 2 | 1
            AR-529 | HeavyCavalry | Keil flank | 2 | 1
            AR-530 | HeavyCavalry | Bowmen bow | 1 | 2
            AR-530 | HeavyCavalry | Bowmen bow | 2 | 1
            AR-530 | HeavyCavalry brush | Bowmen bow | 1 | 1
            AR-530 | HeavyCavalry impact | Bowmen bow | 1 | 1
            AR-530 | HeavyCavalry pistol-charge | Bowmen bow | 1 | 1
            AR-530 | HeavyCavalry shock | Bowmen bow | 1 | 1
            AR-530 | HeavyCavalry | MediumSwordsmen | 1 | 2
            AR-530 | HeavyCavalry | MediumSwordsmen | 2 | 1
            AR-530 | HeavyCavalry brush | MediumSwordsmen | 1 | 1
            AR-530 | HeavyCavalry impact | MediumSwordsmen | 1 | 1
            AR-530 | HeavyCavalry pistol-charge | MediumSwordsmen | 1 | 1
            AR-530 | HeavyCavalry shock | MediumSwordsmen | 1 | 1
            AR-534 | HeavyArmouredCavalry | MediumCavalry | 2 | 1
            AR-534 | HeavyArmouredCavalry | Gendarme | 2 | 1
            AR-534 | HeavyArmouredCavalry | LightCavalry | 2 | 1
            AR-534 | HeavyArmouredCavalry | Elephant | 2 | 1
            AR-534 | HeavyArmouredCavalry | Dragoon | 2 | 1
            AR-535 | HeavyArmouredCavalry | LightInfantry | 2 | 1
            AR-535 | HeavyArmouredCavalry | Dragoon | 2 | 1
            AR-535 | HeavyArmouredCavalry | Bowmen bow | 2 | 1
            AR-535 | HeavyArmouredCavalry | MediumSpearmen | 2 | 1
            AR-535 | HeavyArmouredCavalry | Levy | 2 | 1
            AR-536 | HeavyArmouredCavalry | HeavySwordsmen | 2 | 0
            AR-536 | HeavyArmouredCavalry | HeavySwordsmen rear | 2 | 1
            AR-536 | HeavyArmouredCavalry | Keil flank | 2 | 1
            AR-537 | HeavyArmouredCavalry | Bowmen bow | 1 | 2
            AR-537 | HeavyArmouredCavalry | Bowmen bow | 2 | 1
            AR-537 | HeavyArmouredCavalry brush | Bowmen bow | 1 | 1
            AR-537 | HeavyArmouredCavalry impact | Bowmen bow | 1 | 1
            AR-537 | HeavyArmouredCavalry pistol-charge | Bowmen bow | 1 | 1
            AR-537 | HeavyArmouredCavalry shock | Bowmen bow | 1 | 1
            AR-537 | HeavyArmouredCavalry | MediumSwordsmen | 1 | 2
            AR-537 | HeavyArmouredCavalry | MediumSwordsmen | 2 | 1
            AR-537 | HeavyArmouredCavalry brush | MediumSwordsmen | 1 | 1
            AR-537 | HeavyArmouredCavalry impact | MediumSwordsmen | 1 | 1
            AR-537 | HeavyArmouredCavalry pistol-charge | MediumSwordsmen | 1 | 1
            AR-537 | HeavyArmouredCavalry shock | MediumSwordsmen | 1 | 1
            AR-541 | Caracole armour | MediumCavalry | 2 | 1
            AR-541 | Caracole armour | Gendarme | 2 | 1
            AR-541 | Caracole armour | LightCavalry | 2 | 1
            AR-541 | Caracole armour | Elephant | 2 | 1
            AR-541 | Caracole armour | Dragoon | 2 | 1
            AR-542 | Caracole armour | LightInfantry | 2 | 1
            AR-542 | Caracole armour | Dragoon | 2 | 1
            AR-542 | Caracole armour | Bowmen bow | 2 | 1
            AR-542 | Caracole armour | MediumSpearmen | 2 | 1
            AR-542 | Caracole armour | Levy | 2 | 1
            AR-543 | Caracole armour | HeavySwordsmen | 2 | 0
            AR-543 | Caracole armour | HeavySwordsmen rear | 2 | 1
            AR-543 | Caracole armour | Keil flank | 2 | 1
            AR-544 | Caracole armour | Bowmen bow | 1 | 2
            AR-544 | Caracole armour | Bowmen bow | 2 | 1
            AR-544 | Caracole armour brush | Bowmen bow | 1 | 1
            AR-544 | Caracole armour impact | Bowmen bow | 1 | 1
            AR-544 | Caracole armour pistol-charge | Bowmen bow | 1 | 1
            AR-544 | Caracole armour shock | Bowmen bow | 1 | 1
            AR-544 | Caracole armour | MediumSwordsmen | 1 | 2
            AR-544 | Caracole armour | MediumSwordsmen | 2 | 1
            AR-544 | Caracole armour brush | MediumSwordsmen | 1 | 1
            AR-544 | Caracole armour impact | MediumSwordsmen | 1 | 1
            AR-544 | Caracole armour pistol-charge | MediumSwordsmen | 1 | 1
            AR-544 | Caracole armour shock | MediumSwordsmen | 1 | 1
            AR-401 | MediumCavalry | WarWagons | 2 | 0
            AR-548 | Gendarme | Bowmen bow | 2 | 2
            AR-548 | Gendarme | LightCavalry | 2 | 2
            AR-548 | Gendarme | Dragoon | 2 | 2
            AR-548 | Gendarme | MediumCavalry | 2 | 2
            AR-549 | Gendarme | HeavySwordsmen | 2 | 1
            AR-549 | Gendarme | Gendarme | 2 | 1
            AR-549 | Gendarme | Elephant | 2 | 1
            AR-550 | Gendarme | WarWagons | 2 | 0
            AR-555 | Elephant | MediumCavalry | 2 | 2
            AR-555 | Elephant | LightCavalry | 2 | 2
            AR-556 | Elephant | HeavySwordsmen | 2 | 1
            AR-556 | Elephant | LightInfantry | 2 | 1
            AR-556 AR-D26 | Elephant | WarWagons | 2 | 1
            AR-D26 | HeavySwordsmen | WarWagons | 2 | 1
          """)
  void factor(String row, String unit, String foe, int round, int factor) {
    assertEquals(
        factor, MELEE.base(TroopText.fighter(unit, RULES), TroopText.fighter(foe, RULES), round));
  }

  /** What types have without their list saying so, and what they have not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-442 | FootKnights | HEAVY_ARMOUR | true
            AR-443 | FootKnights | TWO_HANDED | true
            AR-551 | Gendarme | HEAVY_ARMOUR | true
            AR-492 | Colunela | DEEP_ORDER | true
            AR-492 | Tercio | DEEP_ORDER | true
            AR-492 | LaterTercio | DEEP_ORDER | true
            AR-492 | Keil | DEEP_ORDER | true
            AR-492 | PikeAndShot | DEEP_ORDER | false
            AR-523 | MediumCamelry | PANIC | true
            AR-558 | Elephant | PANIC | true
            AR-560 | MediumCavalry | PANIC | false
            AR-560 | MediumCamelry | PANIC | true
            AR-D22 | Keil | PIKES | true
            AR-D22 | Colunela | PIKES | true
            AR-D22 | Tercio | PIKES | true
            AR-D22 | LaterTercio | PIKES | true
            AR-D22 | PikeAndShot | PIKES | true
            AR-D22 | LaterPikeAndShot | PIKES | true
            AR-D22 | MediumSpearmen | SPEARS | true
            AR-D22 | HeavySpearmen | SPEARS | true
            AR-D22 | BayonetHeavy | PIKES | false
            AR-075 | Elephant | UNMANOEUVRABLE | true
            AR-075 | Levy | UNMANOEUVRABLE | true
            AR-075 | WarWagons | UNMANOEUVRABLE | true
            AR-075 | Artillery heavy-artillery | UNMANOEUVRABLE | true
            AR-075 | Artillery medium-artillery | UNMANOEUVRABLE | false
            AR-075 | MediumCavalry headstrong | UNMANOEUVRABLE | true
            AR-075 | PikeAndShot | UNMANOEUVRABLE | false
            AR-075 | PikeAndShot unmanoeuvrable | UNMANOEUVRABLE | true
          """)
  void ability(String row, String type, Ability ability, boolean has) {
    assertEquals(has, TroopText.type(type).has(ability));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-191 | Keil | true
            AR-192 | Colunela | true
            AR-193 | Tercio | true
            AR-194 | LaterTercio | true
            AR-195 | PikeAndShot | true
            AR-196 | LaterPikeAndShot | true
            AR-191 | HeavySwordsmen | false
          """)
  void whoFormsSquare(String row, String type, boolean may) {
    assertEquals(may, TroopText.type(type).formsSquare());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-204 | LightInfantry | true
            AR-205 | LightCavalry | true
            AR-206 | Dragoon half-musket | true
            AR-207 | MediumCavalry pistol-charge carbine | true
            AR-207 | MediumCavalry impact bow | true
            AR-207 | MediumCavalry pistol-charge | false
            AR-208 | MediumCavalry bow | true
            AR-208 | MediumCavalry crossbow | true
            AR-208 | MediumCavalry carbine | true
            AR-208 | MediumCavalry half-bow | true
            AR-208 | MediumCavalry half-crossbow | true
            AR-208 | MediumCavalry javelin | false
            AR-209 AR-160 | Caracole armour | true
            AR-160 | HeavyCavalry caracole | true
            AR-204 | HeavySwordsmen | false
            AR-205 | Gendarme | false
          """)
  void whoEvades(String row, String type, boolean may) {
    assertEquals(may, TroopText.type(type).evades());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-219 | Bowmen arquebus | ARQUEBUS | false | 2
            AR-220 | Bowmen musket | MUSKET | false | 3
            AR-221 | Bowmen longbow | LONGBOW | false | 4
            AR-222 | BayonetMedium | FLINTLOCK | false | 4
            AR-222 | BayonetHeavy | FLINTLOCK | false | 4
            AR-223 | Colunela | ARQUEBUS | true | 2
            AR-224 | Tercio arquebus | ARQUEBUS | false | 2
            AR-224 | Tercio musket | MUSKET | false | 3
            AR-225 | LaterTercio musket | MUSKET | false | 3
            AR-225 | LaterTercio arquebus | ARQUEBUS | false | 2
            AR-226 | PikeAndShot arquebus | ARQUEBUS | false | 2
            AR-226 | PikeAndShot musket | MUSKET | false | 3
            AR-227 | PikeAndShot salvo musket | MUSKET | false | 3
            AR-228 | LaterPikeAndShot | FLINTLOCK | false | 4
            AR-229 | Dragoon half-arquebus | ARQUEBUS | true | 2
            AR-229 | Dragoon half-musket | MUSKET | true | 3
            AR-230 | Caracole armour | CARACOLE_PISTOLS | false | 1
            AR-231 | MediumCavalry carbine | CARBINE | false | 2
            AR-231 | Gendarme carbine | CARBINE | false | 2
            AR-168 | MediumCavalry bow commanded-shot | MUSKET | false | 3
          """)
  void shootsAs(String row, String type, AdlgMissile weapon, boolean half, int reach) {
    AdlgUnitType found = TroopText.type(type);
    assertEquals(weapon, found.shootsWith());
    assertEquals(half, found.half);
    assertEquals(reach, found.reach);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-241 | LightInfantry javelin | 1
            AR-242 | LightCavalry javelin | 1
            AR-243 | MediumCavalry javelin | 1
            AR-243 | HeavySwordsmen javelin | 0
            AR-244 | LightInfantry bow | 2
            AR-244 | LightCavalry bow | 2
            AR-245 | LightInfantry crossbow | 2
            AR-245 | LightCavalry crossbow | 2
            AR-246 | LightInfantry arquebus | 2
            AR-246 | LightCavalry arquebus | 2
            AR-247 | LightInfantry musket | 2
            AR-247 | LightCavalry musket | 2
            AR-248 | Caracole armour | 1
            AR-159 | Caracole heavy-armour | 1
            AR-249 | HeavyCavalry bow | 2
            AR-250 | HeavyCavalry crossbow | 2
            AR-251 | HeavyCavalry carbine | 2
            AR-251 | HeavyCavalry arquebus | 2
            AR-252 | Dragoon half-arquebus | 2
            AR-253 | Dragoon half-musket | 3
            AR-254 | Bowmen arquebus | 2
            AR-255 | Bowmen musket | 3
            AR-256 | LaterPikeAndShot | 4
            AR-257 | Bowmen bow | 4
            AR-258 | Bowmen crossbow | 4
            AR-259 | Bowmen longbow | 4
            AR-260 | WarWagons arquebus | 2
            AR-261 | WarWagons musket | 4
            AR-261 | WarWagons crossbow | 4
            AR-262 | Artillery light-artillery | 4
            AR-265 | Artillery medium-artillery | 8
            AR-266 | Artillery heavy-artillery | 10
            AR-262 | HeavySwordsmen light-artillery | 0
          """)
  void reach(String row, String type, int reach) {
    assertEquals(reach, TroopText.type(type).reach);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-263 | Artillery medium-artillery | 2
            AR-264 | Artillery heavy-artillery | 2
            AR-263 | Artillery light-artillery | 0
          """)
  void shortRange(String row, String type, int reach) {
    assertEquals(reach, TroopText.type(type).shortReach);
  }

  @Test
  @Tag("AR-400")
  void aTypeThatIsNotInTheTableIsRefused() {
    var line = TroopText.line("HeavySwordsmen");
    var unknown =
        new dev.muster.rules.model.Army.StandLine(
            "U",
            "U",
            "Landsknechts",
            "elite",
            null,
            line.stats(),
            line.traits(),
            line.notes(),
            line.source());
    assertThrows(
        IllegalArgumentException.class,
        () -> new AdlgUnitType(unknown, unknown.traits(), TroopText.BOOK, RULES));
  }
}
