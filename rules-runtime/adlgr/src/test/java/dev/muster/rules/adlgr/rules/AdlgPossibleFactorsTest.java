package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which modifiers a battle can have, by its troops and its ground. */
class AdlgPossibleFactorsTest {
  private static final Rulebook BOOK = TroopText.BOOK;

  private static boolean can(AdlgTestPosition position, String key) {
    Rulebook.Factor factor =
        BOOK.factors().stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    return new AdlgPossibleFactors(position.program()).contains(factor);
  }

  /** The modifiers whose conditions the engine implements that a battle can have. */
  private static List<String> possible(AdlgTestPosition position) {
    var possible = new AdlgPossibleFactors(position.program());
    List<String> conditional =
        List.of(CombatFactor.values()).stream().map(CombatFactor::key).toList();
    return BOOK.factors().stream()
        .filter(each -> conditional.contains(each.key()) && possible.contains(each))
        .map(Rulebook.Factor::key)
        .collect(Collectors.toList());
  }

  private static AdlgTestPosition horseAndFoot() {
    return new AdlgTestPosition().red("A Cv 5,5 0").blue("B Block 5,15 180");
  }

  @Test
  void horseAndABlockOfPikesInTheOpen() {
    assertEquals(
        List.of(
            "shooter-disordered",
            "shooting-support",
            "disordered",
            "engaged-commander",
            "on-flank-or-rear",
            "simple-support",
            "melee-support",
            "receives-horse"),
        possible(horseAndFoot()));
  }

  @Test
  void groundHasItsModifiersForWhoIsHampered() {
    AdlgTestPosition wood = horseAndFoot().area("wood 1,1 5,1 5,5");
    assertTrue(can(wood, "mounted-in-difficult"));
    assertTrue(can(wood, "heavy-in-difficult"));
    assertTrue(can(wood, "target-in-cover"));
    assertFalse(can(wood, "medium-in-difficult"));
    assertFalse(can(wood, "mounted-in-rough"));
    AdlgTestPosition brush = horseAndFoot().area("brush 1,1 5,1 5,5");
    assertTrue(can(brush, "mounted-in-rough"));
    assertTrue(can(brush, "spears-in-rough"));
    assertFalse(can(brush, "heavy-in-rough"));
    assertFalse(can(brush, "target-in-cover"));
  }

  @Test
  void heightBanksAndWorksGiveTheVantage() {
    assertFalse(can(horseAndFoot(), "vantage"));
    assertFalse(can(horseAndFoot().way("road 1,1 5,1"), "vantage"));
    assertFalse(can(horseAndFoot().way("hedge 1,1 5,1"), "vantage"));
    assertTrue(can(horseAndFoot().area("gentle-hill 1,1 5,1 5,5"), "vantage"));
    assertTrue(can(horseAndFoot().way("stream 1,1 5,1"), "vantage"));
    assertTrue(can(horseAndFoot().way("gully 1,1 5,1"), "vantage"));
    assertTrue(can(horseAndFoot().way("fortification 1,1 5,1"), "vantage"));
    assertTrue(can(horseAndFoot().way("hedge 1,1 5,1"), "mounted-at-works"));
    assertFalse(can(horseAndFoot(), "mounted-at-works"));
  }

  /** A modifier of one side against troops that only this side has cannot occur. */
  @Test
  void whomItIsAgainstIsOnTheOtherSide() {
    AdlgTestPosition guns =
        new AdlgTestPosition().red("A Gun 5,5 0", "W Wagon 9,5 0").blue("B Block 5,15 180");
    assertFalse(can(guns, "guns-at-large"));
    assertTrue(can(guns, "guns-telling"));
    assertFalse(can(guns, "receives-horse"));
    AdlgTestPosition wagons = new AdlgTestPosition().red("A Gun 5,5 0").blue("B Wagon 5,15 180");
    assertTrue(can(wagons, "guns-at-large"));
  }

  @Test
  void abilitiesHaveTheirModifiers() {
    for (String key : List.of("impact", "pistol", "shock", "polearm", "javelin", "panic")) {
      assertFalse(can(horseAndFoot(), key), key);
    }
    AdlgTestPosition pistols =
        new AdlgTestPosition().red("A Pistols 5,5 0").blue("B Block 5,15 180");
    assertTrue(can(pistols, "pistol"));
    AdlgTestPosition elephants = new AdlgTestPosition().red("A El 5,5 0").blue("B Cv 5,15 180");
    assertTrue(can(elephants, "panic"));
    AdlgTestPosition rash = new AdlgTestPosition().red("A Rash 5,5 0").blue("B Foot 5,15 180");
    assertTrue(can(rash, "uncontrolled"));
    assertFalse(can(horseAndFoot(), "uncontrolled"));
  }

  /** Parts of the basic factor that hold at times. */
  @Test
  void theBasicFactorAtTimes() {
    assertTrue(can(horseAndFoot(), "horse-on-flank-or-rear"));
    assertFalse(can(horseAndFoot(), "horse-first-round"));
    AdlgTestPosition shot = new AdlgTestPosition().red("A Cv 5,5 0").blue("B Shot 5,15 180");
    assertTrue(can(shot, "horse-first-round"));
    assertTrue(can(shot, "shot-receive-horse"));
    assertFalse(can(shot, "shot-in-the-open"));
    assertTrue(can(horseAndFoot(), "heavy-base"));
  }
}
