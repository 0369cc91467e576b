package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ValidationFixture;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A finding cites the rules of the game it is made in, and none where they have no sections. */
class CitedRulesInMessagesTest {
  private static final String LINES =
      """
          stand Foot "Foot" %s
          stand Foot "Foot again" %s
      """;

  private static List<String> found(String rulebook, String line, String code) {
    String text = "army Men for " + rulebook + " {\n" + LINES.formatted(line, line) + "}\n";
    return ValidationFixture.of(text).lines().stream().filter(each -> each.contains(code)).toList();
  }

  private static void cited(String rulebook, String line, String code, String section) {
    List<String> found = found(rulebook, line, code);
    assertTrue(!found.isEmpty(), () -> code + " is not told in " + rulebook);
    for (String each : found) {
      assertEquals(section, inBrackets(each), each);
    }
  }

  private static String inBrackets(String line) {
    Matcher found = Pattern.compile(" \\[([0-9.]+)]").matcher(line);
    return found.find() ? found.group(1) : "";
  }

  @Test
  void aCheckOfAnyGameCitesTheSectionOfItsOwn() {
    String snaphance = "PikeAndShot B mp 2 sp 5 cb 2 bp 2";
    cited("snaphance.final", snaphance, "V-002", "1.2");
    String boxes = "HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium";
    cited("boxgrid", boxes, "V-002", "");
    cited("adlgr", "Levy ordinary", "V-002", "");
  }

  @Test
  void anUnknownNameCitesTheSectionOfItsGame() {
    cited("snaphance.final", "Cohort B mp 2 sp 5 cb 2 bp 2", "V-005", "2.0");
    cited("boxgrid", "Cohort close ccv 4", "V-005", "");
  }

  /** What one edition of Snaphance lacks is nothing to a player of another game. */
  @Test
  void aWordOfAnotherGamesEditionIsAnUnknownOne() {
    cited("snaphance.draft", "SlowHorse B mp 2 sp 5 cb 2 bp 2", "V-022", "2.1.3");
    assertEquals(List.of(), found("boxgrid", "SlowHorse close ccv 4", "V-022"));
    cited("boxgrid", "SlowHorse close ccv 4", "V-005", "");
  }
}
