package dev.muster.dsl.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.testing.ValidationFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line that is half typed is told where it ends, and costs nothing else. */
class UnfinishedLineTest {
  private static final String BATTLE =
      """
      army Royal for snaphance.final {
          training poor
          breaks at 1/3
          stand Foot PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3
      }
      map Field 6 x 4 {
          legend { . plain }
          rows \"""
              ......
              ......
              ......
              ......
          \"""
      }
      scenario Test on Field {
          length 8 rounds
          @
          side Red fields Royal {
              group Van {
                  general Guise at 0104
                  stand Foot at 0104 0204 facing N
              }
          }
          side Blue fields Royal {
              group Main {
                  general Conde at 0401
                  stand Foot at 0301 0401 facing S
              }
          }
      }
      """;

  private static List<String> errors(ValidationFixture text) {
    return text.lines().stream().filter(each -> each.startsWith("ERROR")).toList();
  }

  private static String unfinished(String place) {
    return "ERROR V-300 this line is not finished; press Ctrl+Space for what may follow @ " + place;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "objective Town at 0202",
        "zone Camp at 0201",
        "points unit 1",
        "victory Red when round 3",
        "history { winner Red }",
        "rule \"Rain\" \"It rains.\"",
        "date 1562-12-19",
        "expect Red wins 40%..60%",
        "switch edition final"
      })
  void onlyTheLineIsAtFault(String next) {
    for (String line :
        List.of(
            "objective Mill at 0101 held by",
            "victory Blue when Red loses general",
            "victory Blue when Red loses stand",
            "victory",
            "switch",
            "switch wide_arc",
            "points",
            "zone Lager at",
            "expect")) {
      var text = ValidationFixture.of(BATTLE.replace("@", line + "\n    " + next));
      String last = line.substring(line.lastIndexOf(' ') + 1);
      assertEquals(List.of(unfinished(last)), errors(text), line + "\n" + next);
      Document document = (Document) text.resource().getContents().getFirst();
      ScenarioDef scenario = (ScenarioDef) document.getElements().getLast();
      assertEquals(2, scenario.getSides().size());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "stand Foot as, as",
    "stand Foot at, at",
    "stand Foot in, in",
    "plan support, support",
    "plan, plan",
    "plan reserve until, until",
    "plan hold if, if",
    "commander, commander",
    "general Guise attached to, to"
  })
  void alsoInAGroup(String line, String last) {
    for (String next : List.of("", "stand Foot at 0103 facing N", "note \"Tired.\"")) {
      String in = line.startsWith("general") ? "general Guise at 0104" : "group Van {";
      String with =
          line.startsWith("general") ? line + "\n" + next : in + "\n" + next + "\n" + line;
      var text = ValidationFixture.of(BATTLE.replace("@", "").replace(in, with));
      List<String> syntax = errors(text).stream().filter(each -> each.contains("V-300")).toList();
      assertEquals(List.of(unfinished(last)), syntax, with);
    }
  }

  @Test
  void whatIsMissingIsNamedWhereItIsOneThing() {
    assertEquals(
        List.of("ERROR V-300 this line is not finished: 'when' is missing @ Red"),
        errors(ValidationFixture.of(BATTLE.replace("@", "victory Red\n    zone Camp at 0101"))));
    assertEquals(
        List.of("ERROR V-300 this line is not finished: a number is missing @ length"),
        errors(ValidationFixture.of(BATTLE.replace("@", "length"))));
  }

  @Test
  void aWordOfTheLanguageAsAName() {
    assertEquals(
        "ERROR V-300 did not expect 'zone' here; as a name, it is written ^zone @ zone",
        errors(ValidationFixture.of(BATTLE.replace("@", "objective zone at 0101"))).getFirst());
    assertEquals(
        List.of(), errors(ValidationFixture.of(BATTLE.replace("@", "objective ^zone at 0101"))));
  }

  @Test
  void whatIsMeantIsSaidWhereItCanBeTold() {
    assertEquals(
        "ERROR V-300 did not expect '6x4' here; write blanks around the x @ 6x4",
        errors(ValidationFixture.of(BATTLE.replace("@", "").replace("6 x 4", "6x4"))).stream()
            .filter(each -> each.contains("V-300"))
            .findFirst()
            .orElseThrow());
    assertEquals(
        List.of(
            "ERROR V-300 a text of several lines begins and ends with three double quotes @ \""),
        errors(ValidationFixture.of(BATTLE.replace("@", "").replace("rows \"\"\"", "rows \"")))
            .stream()
            .filter(each -> each.contains("V-300"))
            .map(each -> each.replaceAll("(?s) @ \"\"\".*", ""))
            .toList());
  }

  /** The word after a stray one is not taken for a name. */
  @Test
  void aStrayWordIsToldAsSuch() {
    List<String> found =
        errors(ValidationFixture.of(BATTLE.replace("@", "").replace("stand Foot at 0104", "sta")));
    assertEquals(List.of(), found.stream().filter(each -> each.contains("as a name")).toList());
  }

  @Test
  void aWordInTheWrongPlaceIsAtFaultItself() {
    assertEquals(
        "ERROR V-300 'stand' belongs in an army or a group, not in a scenario @ stand",
        errors(ValidationFixture.of(BATTLE.replace("@", "stand Foot at 0101 facing N")))
            .getFirst());
  }
}
