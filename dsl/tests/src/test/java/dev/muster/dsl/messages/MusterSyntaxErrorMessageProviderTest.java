package dev.muster.dsl.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.testing.ValidationFixture;
import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slips of the pen, and what an author is told who does not know what a parser is. */
class MusterSyntaxErrorMessageProviderTest {
  private static final String BATTLE =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Foot "P&S" PikeAndShot B mp 1 sp 6/4 cb 1 pb -2 bp 3
      }
      scenario Dreux "Dreux" on Field {
          date 1562-12-19
          length 10 rounds
          side Crown fields Royal {
              group Van {
                  general Guise +1 at 0101
                  stand Foot at 0102 0202 facing N
                  plan attack
              }
          }
      }
      """;

  private static List<String> syntax(String text) {
    return ValidationFixture.of(text).issues().stream()
        .filter(each -> each.getCode().equals("V-300"))
        .map(Issue::getMessage)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "PikeAndShot B|P&S B|did not expect '&' here; P&S is written PikeAndShot",
        "1562-12-19|19.12.1562|did not expect '19.12.1562' here; a date is written year-month-day,"
            + " such as 1562-12-19",
        "plan attack|plan atack|did not expect 'atack' here; did you mean 'attack'?",
        "plan attack|Plan attack|did not expect 'Plan' here; did you mean 'plan'?",
        "scenario Dreux|Scenario Dreux|did not expect 'Scenario' here; did you mean 'scenario'?",
        "general Guise|general De Guise|did not expect 'Guise' here; a name is one word, such as"
            + " DeGuise",
        "length 10 rounds|length 10|this line is not finished: 'rounds' is missing",
        "breaks at 1/3|breaks at 33%|did not expect '33%' here; a share is written as a fraction,"
            + " such as 1/3",
        "Royal army|“Royal army”|did not expect '“' here; write straight double quotes, as in"
            + " \"Pike\"",
      })
  void aSlipIsToldWithWhatMayHaveBeenMeant(String good, String bad, String message) {
    String from = good.equals("Royal army") ? "\"Royal army\"" : good;
    assertEquals(
        message.replace("1562-12-19", "1643-05-19"), syntax(BATTLE.replace(from, bad)).getFirst());
  }

  @ParameterizedTest
  @CsvSource({"sta,stand", "gen,general", "brief,briefing", "plna,plan"})
  void aHalfTypedWordIsTakenForOneThatBeginsALine(String typed, String meant) {
    assertEquals(
        "did not expect '" + typed + "' here; did you mean '" + meant + "'?",
        syntax(BATTLE.replace("plan attack", typed)).getFirst());
  }

  @Test
  void aMissingBraceIsToldWhereTheNextBlockBegins() {
    assertEquals(
        "did not expect 'group' here; check the braces above it",
        syntax(BATTLE.replace("plan attack", "plan attack\n group Rear { general Aumale at 0101 }"))
            .getFirst());
  }
}
