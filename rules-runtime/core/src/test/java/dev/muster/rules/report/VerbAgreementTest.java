package dev.muster.rules.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerbAgreementTest {
  private static final VerbAgreement PLURALS =
      new VerbAgreement(
          List.of(
              "The heavy guns",
              "Finns",
              "Wunsch's Finns",
              "Geleen and old Tilly",
              "Tott's horse",
              "Allies"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The heavy guns",
        "Merode's arquebusiers",
        "Livonians and Courlanders",
        "Cuirassiers of the League",
        "Commanded men",
        "Allies"
      })
  void namesOfSeveral(String name) {
    assertTrue(VerbAgreement.isPlural(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tott's horse",
        "The horse of the Guards",
        "Swiss",
        "Swiss-1",
        "Tercios-1",
        "Swedish brigades 2",
        "Hamilton's",
        "Regiment Gallas",
        "League",
        "Bremen"
      })
  void namesOfOne(String name) {
    assertFalse(VerbAgreement.isPlural(name));
  }

  @Test
  void verbsBehindANameOfSeveral() {
    assertEquals(
        "      The heavy guns shoot at Tott's horse (musket, 2 UD): 3 against 4; no effect",
        PLURALS.agree(
            "      The heavy guns shoots at Tott's horse (musket, 2 UD): 3 against 4; no effect"));
    assertEquals(
        "Geleen and old Tilly slide left 1 and advance 2 to 10,7 (1 CP)",
        PLURALS.agree("Geleen and old Tilly slides left 1 and advances 2 to 10,7 (1 CP)"));
    assertEquals(
        "Wunsch's Finns try to rally (1 CP): throw 6, needs 4: recover 1",
        PLURALS.agree("Wunsch's Finns tries to rally (1 CP): throws 6, needs 4: recovers 1"));
    assertEquals("Finns pass and are lost", PLURALS.agree("Finns passes and are lost"));
    assertEquals(
        "Allies have lost 2; League has lost 3; Finns have lost 1",
        PLURALS.agree("Allies has lost 2; League has lost 3; Finns has lost 1"));
    assertEquals(
        "Finns test Morale: 5 = 6 starting SP -1 hits, throw 3: passed",
        PLURALS.agree("Finns tests Morale: 5 = 6 starting SP -1 hits, throws 3: passed"));
    assertEquals(
        "Finns lose their charge bonus: crossing a ditch",
        PLURALS.agree("Finns loses its charge bonus: crossing a ditch"));
    assertEquals(
        "Finns break off their charge at 0203",
        PLURALS.agree("Finns breaks off its charge at 0203"));
    assertEquals(
        "Tott's horse loses its charge bonus",
        PLURALS.agree("Tott's horse loses its charge bonus"));
    assertEquals(
        "Finns (Allies) are broken; Tott's horse (Allies) is broken",
        PLURALS.agree("Finns (Allies) is broken; Tott's horse (Allies) is broken"));
    assertEquals(
        "Tott's horse takes the place of Finns, which go to 0204",
        PLURALS.agree("Tott's horse takes the place of Finns, which goes to 0204"));
    assertEquals(
        "Finns are no longer under momentum: they would lose their brigade, they stand",
        PLURALS.agree("Finns is no longer under momentum: it would lose its brigade, it stands"));
    assertEquals(
        "Finns are in melee with Tott's horse, on its flank",
        PLURALS.agree("Finns is in melee with Tott's horse, on its flank"));
    assertEquals(
        "Finns act, no enemy group is left to contest them",
        PLURALS.agree("Finns acts, no enemy group is left to contest it"));
    assertEquals("Finns are shaken\nFinns lose 1", PLURALS.agree("Finns is shaken\nFinns loses 1"));
  }

  @Test
  void theRestOfTheTextStays() {
    for (String line :
        List.of(
            "Tott's horse strikes the front of The heavy guns at 3,4",
            "Tott's horse throws 3, pikes that stand +1: 4",
            "Tott's horse is shaken by the rout of Wunsch's Finns",
            "Old-Finns throws 3")) {
      assertEquals(line, PLURALS.agree(line));
    }
    assertEquals(
        "Finns throw 3, pikes that stand +1: 4",
        PLURALS.agree("Finns throws 3, pikes that stand +1: 4"));
  }
}
