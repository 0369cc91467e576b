package dev.muster.rules.boxgrid.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxOrder;
import dev.muster.rules.situation.PhaseOrders;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Situations of the box-grid game: what they can say, and what is told of slips in them. */
class BoxSituationsTest {
  private static final Path PAGE = Path.of("../../docs/guide/situations.md");

  private static final String HEAD =
      """
      rulebook boxgrid
      board 8 x 8
      side Red breaks 1/1
      side Blue breaks 1/1
      line Foot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 2 depth medium
      group Red.Left general Conde at B3
      stand Foot-1 of Red.Left is Foot at B3 facing N
      stand Foot-2 of Blue.Left is Foot at B4 facing S
      """;

  private static List<String> problems(String text) {
    SituationParser.Reading reading = SituationService.readAll("a.situation", HEAD + text);
    List<String> found = new ArrayList<>();
    if (reading.situation() == null) {
      reading.problems().forEach(each -> found.add(each.getMessage()));
      return found;
    }
    try {
      SituationService.play(reading.situation(), EventSink.SILENT)
          .problems()
          .forEach(each -> found.add(each.line() + " " + each.getMessage()));
    } catch (SituationException e) {
      found.add(String.valueOf(e.getMessage()));
    }
    return found;
  }

  private static String played(String text) {
    return String.join("\n", problems(text));
  }

  @Test
  void ordersAreTheWordsOfTheOptions() {
    assertEquals(
        "",
        played(
            """
            orders
            the turn of Red
            now: Foot-1 at B3 facing N hits 0 steady formed free not momentum
            Foot-1 charges Foot-2
            now: Foot-1 fights Foot-2 is not free
            the melee of Foot-2 is fought
            dice 6 6 1 1 4 1 1 1
            the turn of Blue
            expect
            Foot-2 hits 2
            Foot-1 hits 1 not broken
            Conde with Foot-1
            lost Red 0
            Blue stands
            the battle goes on
            """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foot-9 moves forward to B4 | there is no unit, commander, group or side Foot-9",
        "Foot-1 marches | marches is no unit, commander, group, side or place here, and no word",
        "Foot-1 | no order reads like that; some that do: UNIT moves",
        "may not: Foot-1 charges Foot-9 | Foot-9 is no unit",
        "may not: Foot-1 chrages Foot-2 | chrages is no unit",
        "may not: Foot-1 charges forward | no order reads like that; some that do: ",
        "Foot-1 moves forward to K4 | box K4 is not on the board",
        "Foot-1 moves forward to B5 | this was never possible; Foot-1 cannot move forward: a step"
            + " forward goes to B4, straight before it, not to B5 (BG-D05); legal were: Foot-1"
            + " moves diagonally to A4",
        "may not: Foot-1 charges Foot-2 | the rules allow this, at BG-P-05",
        "now: Foot-1 at B5 | expected B5, found B3",
        "now: Foot-1 facing E | expected E, found N",
        "now: Foot-1 shaken | it is steady",
        "now: Foot-1 not steady | it is so",
        "now: Foot-1 broken | it is at B3",
        "now: Foot-1 fights Foot-2 | it does not fight Foot-2",
        "now: Foot-1 fights Foot-9 | there is no unit Foot-9",
        "now: Foot-1 is not tired | expected at, facing, hits, shaken",
        "now: Foot-1 tired | expected at, facing, hits, shaken",
        "now: Conde with nobody | expected nobody, found Foot-1",
        "now: Conde lost | he lives",
        "now: Conde asleep | expected with or lost; found asleep",
        "now: lost Red 2 | expected 2, found 0",
        "now: lost Green 2 | there is no side Green",
        "now: Red broken | it stands",
        "now: Red tired | expected broken, stands or wins after the name of a side; found tired",
        "now: Nobody at B3 | expected a unit, a commander, a side",
        "now: Foot-1 at | the line ends too early"
      })
  void slipsAreToldWithWhatIsLegal(String order, String told) {
    String found = played("orders\nRed moves\n" + order + "\nFoot-1 turns to E\n");
    assertTrue(found.contains(told), found);
  }

  @Test
  void aTurnIsSaidFirstAndTurnsAlternate() {
    assertTrue(
        played("orders\nFoot-1 moves forward to B4\n")
            .contains("say first whose turn it is, such as: the turn of Red, or Red moves"));
    assertTrue(
        played("orders\nRed moves\nthe turn ends\nRed moves\n")
            .contains("after the turn of Red comes that of Blue"));
    assertTrue(
        played("orders\nRed shoots\nRed moves\n").contains("the Movement phase of Red is over"));
    assertEquals("", played("orders\nBlue moves\nthe turn ends\nthe turn of Red\n"));
  }

  @Test
  void whatDiceWereWantedForIsTold() {
    String found =
        played("orders\nRed moves\nFoot-1 charges Foot-2\nthe melee of Foot-2 is fought\ndice 1\n");
    assertTrue(
        found.contains("the dice are used up: 1 given, 3 more needed for Foot-1 in melee with"),
        found);
  }

  /** A melee of the position is fought whether an order names it or not. */
  @Test
  void diceOfWhomNoOrderNamesAreTold() throws SituationException {
    String text =
        HEAD + "melee Foot-1 Foot-2\norders\nRed fights\n%sthe turn ends\ndice 6 6 1 1 4 1 1 1\n";
    String line = "(no order names Foot-1 or Foot-2; the dice are those of the list)\n";
    assertTrue(log(text.formatted("")).contains(line), log(text.formatted("")));
    assertFalse(log(text.formatted("the melee of Foot-2 is fought\n")).contains("no order names"));
  }

  /** What became of a unit, and how its last round went, must be possible by the rules. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stand F of Red.Left is Foot at C3 facing N fled | 1 | F cannot be fled: only units that"
            + " evade in open or loose order leave the table (BG-D13)",
        "stand F of Red.Left is Foot at C3 facing N dispersed | 1 | F cannot be dispersed",
        "stand F of Red.Left is Foot at C3 facing N taken | 1 | only guns and camps",
        "stand F of Red.Left is Foot at C3 facing N broken momentum | 1 | leave out momentum",
        "stand F of Red.Left is Foot at C3 facing N broken taken | 1 | F is broken already",
        "stand L of Red.Left is Light at C3 facing N fled | 1 | evade_off_table",
        "stand C of Red.Left is Camp at C3 facing N broken | 1 | a camp is taken",
        "stand C of Red.Left is Camp at C3 facing N out-of-command | 1 | a camp never moves",
        "stand F of Red.Left is Foot at C3 facing N broken out-of-command | 1 | it is broken",
        "stand F of Red.One is Foot at C3 facing N out-of-command | 1 | always in command (BG-D09)",
        "melee Foot-1 Foot-2 wins | 1 | expected won, tied, lost; found wins",
        "melee Foot-1 Foot-2 won lost | 1 | expected won, tied, lost; found lost",
        "melee Foot-1 Foot-2 won/melee Foot-2 Foot-1 tied | 2 | the last round of Foot-2 has one"
            + " result"
      })
  void whatCannotHaveBeenIsTold(String lines, int line, String told) {
    String kinds =
        """
        line Light LightFoot open ccv 3 shaken 2 catastrophe 4 rupture 2 depth shallow
        line Camp Camp open ccv 2 shaken 2 catastrophe 3 rupture 2 depth shallow
        """;
    String text = HEAD + kinds + lines.replace('/', '\n') + "\norders\nRed fights\n";
    SituationException found =
        assertThrows(
            SituationException.class,
            () ->
                SituationService.play(
                    SituationService.read("a.situation", text), EventSink.SILENT));
    assertTrue(String.valueOf(found.getMessage()).contains(told), found.getMessage());
    assertEquals((HEAD + kinds).lines().count() + line, found.line());
  }

  @Test
  void whoIsWithALostUnitIsSaid() {
    String found =
        played(
            """
            group Blue.Far general Enghien at G7
            stand Foot-3 of Blue.Far is Foot at G7 facing S broken
            stand Foot-4 of Blue.Far is Foot at H7 facing S
            orders
            Red moves
            """);
    assertTrue(
        found.contains(
            "Enghien is with Foot-3, which is broken: put him with another unit, or write lost"
                + " instead of his box (BG-D04)"),
        found);
  }

  private static String log(String text) throws SituationException {
    var situation = SituationService.readAll("a.situation", text).situation();
    return SituationService.play(Objects.requireNonNull(situation), EventSink.SILENT).log();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "melee Foot-1 Foot-9 | a melee needs two adjacent enemies, found Foot-1 and Foot-9",
        "melee Foot-1 Foot-1 | a melee needs two adjacent enemies",
        "stand Foot-3 of Red.Left is Foot at 0505 facing N | a box is a letter and a number",
        "stand Foot-3 of Red.Left is Foot at B5 facing NE | a facing is one of N E S W",
        "stand Foot-3 of Red.Left is Foot at B5 facing N tired | hits, shaken, unformed",
        "group Red.Left general Conde | needs a box",
        "line Odd HeavyFoot close mp 3 | has neither a column nor a trait mp"
      })
  void slipsOfThePositionAreTold(String line, String told) {
    String found = played(line + "\norders\nRed moves\nexpect\nlost Red 0\n");
    assertTrue(found.contains(told), found);
  }

  @Test
  void whatAUnitCannotBeInIsTold() {
    String units =
        """
        line Light LightFoot open ccv 3 shaken 2 catastrophe 4 rupture 2 depth shallow
        line Gun Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth shallow
        stand L of Red.Left is Light at C4 facing W%s
        stand G of Red.Left is Gun at A4 facing E
        stand F of Red.Left is Foot at C3 facing N%s
        %s
        orders
        Red fights
        """;
    Map<String, String> found = new LinkedHashMap<>();
    found.put(
        "melee L Foot-2", "L is Light and cannot have charged Foot-2, which is Heavy (BG-128)");
    found.put(
        "stand H of Blue.Left is Foot at C6 facing S\nmelee L H",
        "(BG-D08): L at C4 and H at C6 are 2 boxes apart; put one beside the other");
    found.put("melee Foot-2 G", "G is taken without a fight, so it is in no melee (BG-D26)");
    found.forEach((line, told) -> assertTold(units.formatted("", "", line), told));
    assertTold(units.formatted(" momentum", "", ""), "L cannot begin under momentum");
    assertTold(units.formatted("", " hedgehog", ""), "F cannot begin in a hedgehog");
    assertEquals("", played(units.formatted("", " momentum", "melee Foot-2 L")));
  }

  private static void assertTold(String text, String told) {
    assertTrue(played(text).contains(told), played(text));
  }

  @Test
  void aCommanderCanBeLostBefore() {
    assertEquals(
        "",
        played(
            """
            group Blue.Left general Merode lost
            orders
            Red moves
            expect
            Merode lost
            Merode with nobody
            """));
  }

  @Test
  void everyQuestionIsPutInASituation() throws IOException, SituationException {
    Set<String> asked = new TreeSet<>();
    for (String name : SituationFiles.ofBoxGrid()) {
      SituationService.play(
          SituationFiles.read(name),
          event -> {
            if (event instanceof CommonEvent.Decided decided) {
              asked.add(decided.point());
            }
          });
    }
    Set<String> silent = new TreeSet<>();
    for (BoxDecisionType each : BoxDecisionType.values()) {
      silent.add(each.id);
    }
    // units of a situation have their boxes; PlayerTurnTest deploys some
    silent.remove(BoxDecisionType.DEPLOY.id);
    silent.removeAll(asked);
    assertEquals(Set.of(), silent);
  }

  @Test
  void everyOrderAndEveryWordStandsInTheGuide() throws IOException {
    Set<String> said = new TreeSet<>();
    Matcher quoted = Pattern.compile("`([^`\n]+)`").matcher(Files.readString(PAGE));
    while (quoted.find()) {
      said.add(
          quoted
              .group(1)
              .replaceAll("\\b[A-H][0-9]\\b", "BOX")
              .replaceAll("\\b[NESW]\\b", "FACING")
              .replace("Red ", "SIDE ")
              .replace(" Red", " SIDE"));
    }
    List<String> missing = new ArrayList<>();
    for (BoxOrder order : BoxOrder.values()) {
      String phrase = order.phrase.replace("U ", "X ").replace(" V", " Y");
      if (order != BoxOrder.ACT && !said.contains(phrase)) {
        missing.add(phrase);
      }
    }
    for (String each : PhaseOrders.words(BoxStatements.VERBS)) {
      if (!said.contains(each.replace("X", "SIDE"))) {
        missing.add(each);
      }
    }
    for (String word : BoxStatements.OF_UNITS) {
      if (said.stream().noneMatch(each -> List.of(each.split(" ")).contains(word))) {
        missing.add(word);
      }
    }
    assertEquals(List.of(), missing, "docs/guide/situations.md does not name");
  }
}
