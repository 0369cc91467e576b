package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ValidationFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A slip hides nothing that is wrong elsewhere, and what comes of it is not told. */
class FindingsBesideSlipsTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  private static final String WRONG_ARMY =
      """
      army Rebels "Rebels" for snaphance.final {
          training poor
          breaks at 1/3
          stand Foot "Foot" Pyke B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  private static final String FIELD =
      """
      map Field "The field" 3 x 2 {
          legend { . plain }
          rows \"""
              . . .
              . . .
          \"""
      }
      """;

  private static final String BATTLE =
      """
      scenario Test "A test" on Field rules snaphance.final {
          length 8 rounds
          side Red fields Royal { group Van { general Guise at 0101 stand Swiss at 0101 facing N } }
          side Blue fields Royal { group Main { general Conde at 0301 stand Swiss at 0309 facing S } }
      }
      """;

  private static List<String> errors(String text) {
    return ValidationFixture.of(text).lines().stream()
        .filter(each -> each.startsWith("ERROR"))
        .toList();
  }

  @Test
  void whatIsWrongInAnotherArmyStays() {
    List<String> alone = errors(ARMY + WRONG_ARMY);
    assertEquals(1, alone.size(), alone.toString());
    List<String> beside = errors(ARMY.replace("breaks at 1/3", "breaks at at") + WRONG_ARMY);
    assertTrue(beside.contains(alone.getFirst()), beside.toString());
    assertTrue(beside.size() > 1, beside.toString());
  }

  @Test
  void whatIsWrongInAScenarioThatUsesOnlyWhatIsReadStays() {
    List<String> alone = errors(ARMY + FIELD + BATTLE);
    assertEquals(1, alone.size(), alone.toString());
    List<String> beside =
        errors(ARMY + FIELD + BATTLE + WRONG_ARMY.replace("breaks at 1/3", "breaks at at"));
    assertTrue(beside.contains(alone.getFirst()), beside.toString());
  }

  @Test
  void whatUsesAnArmyWithASlipIsNotMissedIn() {
    List<String> found = errors(ARMY.replace("stand Swiss \"", "stand \"") + FIELD + BATTLE);
    assertTrue(found.stream().noneMatch(each -> each.contains("'Swiss'")), found.toString());
  }

  /** A slip in the second line is looked for in the first as well, which may be empty. */
  @Test
  void aTextMayBeginWithAnEmptyLine() {
    for (String slip : List.of("{", "'Royal'", "army \u201cRoyal\u201d for {")) {
      assertEquals(errors(slip + "\n"), errors("\n" + slip + "\n"));
      assertTrue(!errors(slip).isEmpty(), slip);
    }
  }
}
