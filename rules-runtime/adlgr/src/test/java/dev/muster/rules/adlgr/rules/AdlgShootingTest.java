package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.dice.ScriptedDice;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shots: what is added to either die, and what they do. */
class AdlgShootingTest {
  private static AdlgShooting.Sum sum(
      String by, String at, boolean near, String support, AdlgRules rules) {
    MeleeFighter shooter = TroopText.fighter(by, rules);
    MeleeFighter target = TroopText.fighter(at, rules);
    List<AdlgUnitType> others =
        support == null
            ? List.of()
            : Arrays.stream(support.split("\\+"))
                .map(each -> TroopText.type(each + " bow", rules))
                .toList();
    return new AdlgShooting(rules)
        .sum(
            new Shot(
                new Shot.Shooter(
                    shooter.type(),
                    shooter.hits(),
                    shooter.ground(),
                    shooter.behind(),
                    shooter.edge(),
                    near),
                new Shot.Target(
                    target.type(),
                    target.ground(),
                    target.behind(),
                    target.is(MeleeFighter.Fact.SQUARE),
                    target.edge()),
                others));
  }

  /** What is added to the shooter's die. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-275 | LightInfantry bow | HeavySwordsmen | false | | -1
            AR-275 | LightCavalry bow | HeavySwordsmen | false | | -1
            AR-275 | Bowmen bow | HeavySwordsmen | false | | 0
            AR-276 | Bowmen musket | HeavySwordsmen wood | false | | -1
            AR-276 AR-D27 | Bowmen musket | HeavySwordsmen enclosed-field | false | | -1
            AR-276 | Bowmen musket | HeavySwordsmen brush | false | | 0
            AR-276 AR-386 | Bowmen musket | HeavySwordsmen fortification | false | | -1
            AR-386 | Bowmen musket | HeavySwordsmen obstacle | false | | 0
            AR-386 | Bowmen musket | WarWagons fortification | false | | 0
            AR-387 | Artillery light-artillery | HeavySwordsmen fortification | false | | 0
            AR-277 | Bowmen musket hits=2 | HeavySwordsmen | false | | -1
            AR-277 | Bowmen musket hits=1 | HeavySwordsmen | false | | -1
            AR-278 | Bowmen musket wood | HeavySwordsmen | false | | -1
            AR-278 | Bowmen musket marsh | HeavySwordsmen | false | | -1
            AR-278 | LightInfantry bow wood | HeavySwordsmen | false | | -1
            AR-279 | Tercio musket rear | HeavySwordsmen | false | | -1
            AR-279 | Tercio musket flank | HeavySwordsmen | false | | -1
            AR-279 | Tercio musket front | HeavySwordsmen | false | | 0
            AR-280 | LaterTercio musket flank | HeavySwordsmen | false | | -1
            AR-281 | Bowmen musket enclosed-field | HeavySwordsmen | false | | 0
            AR-281 | Dragoon half-musket enclosed-field | HeavySwordsmen | false | | 0
            AR-281 | MediumSwordsmen bow enclosed-field | HeavySwordsmen | false | | 0
            AR-281 | LightInfantry bow enclosed-field | HeavySwordsmen | false | | -1
            AR-281 | PikeAndShot musket enclosed-field | HeavySwordsmen | false | | -1
            AR-282 AR-381 AR-388 | Bowmen musket fortification | HeavySwordsmen | false | | 0
            AR-388 AR-282 | Bowmen musket fortification wood | HeavySwordsmen | false | | 0
            AR-388 | WarWagons musket fortification wood | HeavySwordsmen | false | | -1
            AR-283 | Bowmen bow | MediumCavalry | false | | 1
            AR-283 | Bowmen crossbow | Dragoon | false | | 1
            AR-283 | Bowmen bow | HeavySwordsmen | false | | 0
            AR-283 | HeavySwordsmen bow | MediumCavalry | false | | 1
            AR-283 | Bowmen longbow | MediumCavalry | false | | 0
            AR-283 | Bowmen musket | MediumCavalry | false | | 0
            AR-283 | LightInfantry bow | MediumCavalry | false | | -1
            AR-284 | Bowmen bow | HeavySwordsmen | false | Bowmen | 1
            AR-284 | Bowmen bow | HeavySwordsmen | false | Bowmen+Bowmen | 2
            AR-284 | Bowmen bow | HeavySwordsmen | false | Bowmen+Bowmen+Bowmen+Bowmen | 3
            AR-285 | Bowmen bow | HeavySwordsmen | false | LightInfantry | 0
            AR-285 | Bowmen bow | HeavySwordsmen | false | LightInfantry+LightCavalry | 1
            AR-285 | Bowmen bow | HeavySwordsmen | false | Bowmen+LightInfantry | 1
            AR-286 | Artillery light-artillery | Elephant | false | | 1
            AR-287 | Artillery light-artillery | WarWagons | false | | 1
            AR-286 | Bowmen musket | Elephant | false | | 0
            AR-288 | Artillery heavy-artillery | HeavySwordsmen | true | | 1
            AR-288 | Artillery medium-artillery | HeavySwordsmen | true | | 1
            AR-288 | Artillery light-artillery | HeavySwordsmen | true | | 0
            AR-289 | Artillery heavy-artillery | HeavySwordsmen flank | false | | 1
            AR-289 | Artillery light-artillery | HeavySwordsmen flank | false | | 0
            AR-290 | Artillery heavy-artillery | Keil bu | false | | 1
            AR-290 | Artillery heavy-artillery | PikeAndShot bu | false | | 0
            AR-291 | Artillery heavy-artillery | PikeAndShot bu square | false | | 1
            AR-288 AR-289 AR-290 AR-291 | Artillery heavy-artillery | Keil bu square flank | true | | 1
            AR-286 AR-288 | Artillery heavy-artillery | Elephant | true | | 2
          """)
  void modifiers(String rows, String by, String at, boolean near, String support, int modifier) {
    assertEquals(modifier, sum(by, at, near, support, TroopText.rules()).modifier());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-292 | LightCavalry bow | Tercio | 2
            AR-292 | LightInfantry javelin | Keil | 2
            AR-292 | Bowmen bow | Tercio | 1
            AR-292 | LightCavalry bow | HeavySwordsmen | 1
            AR-292 | Bowmen bow | Gendarme | 2
            AR-293 | Bowmen longbow | Gendarme | 1
            AR-293 | Bowmen longbow | WarWagons | 2
            AR-293 | Bowmen longbow | LightInfantry | 1
            AR-293 | Bowmen longbow | Dragoon | 1
            AR-293 | Bowmen longbow | Artillery light-artillery | 1
            AR-293 | Bowmen longbow | HeavySwordsmen | 0
            AR-294 | Bowmen longbow | Bowmen bow | 0
            AR-295 | Bowmen musket | Gendarme | 1
            AR-295 | Bowmen musket | Bowmen bow | 1
            AR-295 | Bowmen arquebus | FootKnights | 1
            AR-295 | Bowmen crossbow | Gendarme | 1
            AR-295 | LaterPikeAndShot | Gendarme | 1
            AR-295 | MediumCavalry carbine | Gendarme | 1
            AR-295 | Caracole armour | Gendarme | 1
            AR-295 | MediumCavalry commanded-shot | Gendarme | 1
            AR-295 | Bowmen musket | WarWagons | 2
            AR-295 | Bowmen musket | Elephant | 0
            AR-296 | LightInfantry arquebus | Keil | 2
            AR-296 | LightInfantry musket | Tercio | 2
            AR-296 | Bowmen arquebus | Keil | 1
            AR-296 | LightInfantry crossbow | Keil | 2
            AR-297 | Artillery light-artillery | Gendarme | 0
            AR-297 | Artillery medium-artillery | Keil | 0
            AR-297 | Artillery heavy-artillery | WarWagons | 0
            AR-297 | Artillery heavy-artillery | LightInfantry | 1
            AR-297 | Artillery light-artillery | LightCavalry | 1
            AR-297 | Artillery light-artillery | Dragoon | 1
            AR-138 | Bowmen bow | HeavySwordsmen armour | 2
            AR-139 | Bowmen bow | HeavySwordsmen heavy-armour | 3
          """)
  void protection(String row, String by, String at, int protection) {
    assertEquals(protection, sum(by, at, false, null, TroopText.rules()).protection());
  }

  @Test
  @Tag("AR-295")
  void firearmsThatMakeProtectionOneAtMost() {
    AdlgRules rules = TroopText.rules("firearm_protection", "cap");
    assertEquals(0, sum("Bowmen musket", "Bowmen bow", false, null, rules).protection());
    assertEquals(1, sum("Bowmen musket", "Gendarme", false, null, rules).protection());
  }

  @Test
  @Tag("AR-283")
  void theLongbowAsABow() {
    AdlgRules rules = TroopText.rules("longbow_is_bow", "true");
    assertEquals(1, sum("Bowmen longbow", "MediumCavalry", false, null, rules).modifier());
  }

  /** Hits of a shot by both dice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-270 AR-271 AR-274 | Bowmen musket | HeavySwordsmen | false | 4 | 2 | 1
            AR-271 | Bowmen musket | HeavySwordsmen | false | 6 | 2 | 1
            AR-271 | Bowmen musket | HeavySwordsmen | false | 4 | 3 | 0
            AR-271 | Bowmen musket | HeavySwordsmen | false | 3 | 4 | 0
            AR-272 AR-153 | PikeAndShot bu musket regimental-artillery | HeavySwordsmen | false | 4 | 3 | 1
            AR-272 AR-135 | PikeAndShot bu musket non-skirmisher-arquebus | HeavySwordsmen | false | 4 | 3 | 1
            AR-272 | PikeAndShot bu musket non-skirmisher-arquebus regimental-artillery | HeavySwordsmen | false | 3 | 3 | 0
            AR-272 AR-135 | PikeAndShot musket non-skirmisher-arquebus | HeavySwordsmen | false | 4 | 3 | 0
            AR-135 | Bowmen musket | PikeAndShot bu musket non-skirmisher-arquebus | false | 4 | 3 | 0
            AR-330 | PikeAndShot bu musket regimental-artillery brush | HeavySwordsmen | false | 4 | 3 | 0
            AR-273 | Artillery heavy-artillery | HeavySwordsmen | true | 5 | 3 | 2
            AR-273 | Artillery medium-artillery | HeavySwordsmen | true | 6 | 4 | 2
            AR-273 | Artillery heavy-artillery | HeavySwordsmen | true | 4 | 3 | 1
            AR-273 | Artillery heavy-artillery | HeavySwordsmen | false | 6 | 3 | 1
            AR-273 | Artillery light-artillery | HeavySwordsmen | true | 6 | 2 | 1
            AR-136 | Dragoon half-musket elite | HeavySwordsmen | false | 3 | 2 | 0
            AR-136 | Dragoon half-musket | HeavySwordsmen | false | 5 | 3 | 0
            AR-136 | Bowmen musket | HeavySwordsmen | false | 5 | 3 | 1
            AR-136 | Bowmen musket half-shooter | HeavySwordsmen | false | 5 | 3 | 0
            AR-137 | Dragoon half-musket mediocre | HeavySwordsmen | false | 5 | 2 | 1
            AR-168 | MediumCavalry elite commanded-shot | HeavySwordsmen | false | 3 | 2 | 0
            AR-168 | MediumCavalry mediocre commanded-shot | HeavySwordsmen | false | 5 | 3 | 1
            AR-238 AR-239 | Bowmen elite musket | HeavySwordsmen | false | 3 | 2 | 1
            AR-238 AR-240 | Bowmen mediocre musket | HeavySwordsmen | false | 5 | 3 | 0
            AR-270 AR-239 | Bowmen musket | HeavySwordsmen elite | false | 4 | 2 | 0
            AR-270 AR-240 | Bowmen musket | HeavySwordsmen mediocre | false | 5 | 4 | 1
          """)
  void hits(
      String rows, String by, String at, boolean near, int shooterDie, int targetDie, int hits) {
    AdlgRules rules = TroopText.rules();
    AdlgShooting shooting = new AdlgShooting(rules);
    AdlgShooting.Sum sum = sum(by, at, near, null, rules);
    assertEquals(hits, shooting.result(sum, shooterDie, targetDie).hits());
    assertEquals(
        hits, shooting.shoot(sum, new ScriptedDice(shooterDie, targetDie)).hits(), "as thrown");
  }

  @Test
  @Tag("AR-274")
  void musketeersWithSupportShootAtGendarmes() {
    AdlgRules rules = TroopText.rules();
    AdlgShooting shooting = new AdlgShooting(rules);
    AdlgShooting.Sum sum = sum("Bowmen musket", "Gendarme", false, "Bowmen", rules);
    AdlgShooting.Result result = shooting.result(sum, 3, 2);
    assertEquals(4, result.shooter());
    assertEquals(3, result.target());
    assertEquals(1, result.hits());
  }

  @Test
  @Tag("AR-267")
  @Tag("AR-268")
  void whoIsStraightAheadComesFirst() {
    assertTrue(AdlgShooting.before(true, 3, false, 1));
    assertFalse(AdlgShooting.before(false, 1, true, 3));
    assertTrue(AdlgShooting.before(false, 1, false, 2));
    assertTrue(AdlgShooting.before(true, 1, true, 2));
    assertFalse(AdlgShooting.before(true, 2, true, 1));
  }

  @Test
  void whoHasNothingDoesNotShoot() {
    AdlgRules rules = TroopText.rules();
    assertThrows(
        IllegalArgumentException.class,
        () -> sum("HeavySwordsmen", "HeavySwordsmen", false, null, rules));
  }
}
