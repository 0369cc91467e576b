package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code muster odds}: positions, answers, limits, and what is reported when there is no answer.
 */
class OddsTest {
  private static final String SITUATIONS = "../examples/situations/";
  private static final String LANCERS = SITUATIONS + "lancers-against-shot.situation";

  @TempDir private Path folder;

  private static JsonObject json(String... arguments) {
    String[] all = new String[arguments.length + 2];
    all[0] = "odds";
    all[1] = "--json";
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(0, run.exit(), run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  private static JsonObject only(JsonObject answer) {
    assertEquals(1, answer.getAsJsonArray("odds").size());
    return answer.getAsJsonArray("odds").get(0).getAsJsonObject();
  }

  @ParameterizedTest
  @CsvSource({
    "../examples/situations/lancers-against-shot.situation, Gendarmes-1 charges Regiment-1",
    "../examples/dreux, Foot fires at Gendarmes",
    "../examples/dreux, Gendarmes charges Swiss",
    "../examples/two-lines, Lancers charges Pikes",
    "../examples/two-lines, Musketeers shoots at Pikes",
    "../examples/even-table, Horse charges the front of Pikes",
    "../examples/even-table, Pikes shoots at Horse"
  })
  void probabilitiesSumToExactlyOne(String file, String order) {
    JsonObject odds = only(json(file, order));
    BigDecimal sum = odds.get("rest").getAsBigDecimal();
    for (JsonElement each : odds.getAsJsonArray("ends")) {
      BigDecimal chance = each.getAsJsonObject().get("probability").getAsBigDecimal();
      assertTrue(chance.signum() >= 0 && chance.scale() <= 12, chance.toString());
      sum = sum.add(chance);
    }
    assertEquals(0, BigDecimal.ONE.compareTo(sum), sum + " of " + odds);
    assertTrue(odds.getAsJsonArray("ends").size() > 1, odds.toString());
    assertEquals("0", odds.get("restFraction").getAsString());
  }

  /** A shot of the field guns: 2D6 against each other, with the example of the even table. */
  @Test
  void aShotIsReadAsThePlayersSayIt() {
    CommandRun run = CommandRun.of("odds", "../examples/two-lines", "Musketeers shoots at Pikes");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("% to cost them 1 hit or more"), run.out());
    assertTrue(run.out().contains("faces"), run.out());
    assertTrue(run.out().contains("1 box apart"), run.out());
  }

  @Test
  void theSameQuestionHasTheSameAnswer() {
    String order = "Gendarmes-1 charges Regiment-1";
    assertEquals(
        CommandRun.of("odds", LANCERS, order).out(), CommandRun.of("odds", LANCERS, order).out());
  }

  @Test
  void twoOrdersAreComparedSideBySide() {
    CommandRun run =
        CommandRun.of(
            "odds",
            "../examples/dreux",
            "Gendarmes charges Landsknechts",
            "Foot fires at Landsknechts");
    assertEquals(0, run.exit(), run.toString());
    String head =
        run.out().lines().filter(each -> each.startsWith("  ")).findFirst().orElse("none");
    assertTrue(head.contains("Gendarmes charges Landsknechts"), run.out());
    assertTrue(head.contains("Foot fires at Landsknechts"), run.out());
    assertTrue(run.out().contains("Landsknechts loses on average"), run.out());
    assertTrue(run.out().contains("Landsknechts thrown back"), run.out());
  }

  @Test
  void aDecisionCanBeFixed() {
    String file = SITUATIONS + "light-cavalry-evades.situation";
    String order = "Gendarmes-1 charges Croats-1";
    JsonObject evades = only(json(file, order));
    JsonObject stands = only(json(file, order, "--fix", "Croats-1 stands"));
    assertTrue(evades.get("sentence").getAsString().contains("that they evade"));
    assertFalse(stands.get("sentence").getAsString().contains("that they evade"));
    assertTrue(stands.get("sentence").getAsString().contains("to throw them back"));
  }

  @Test
  void aBudgetLeavesARest() {
    JsonObject odds = only(json(LANCERS, "Gendarmes-1 charges Regiment-1", "--budget", "300"));
    assertTrue(odds.get("rest").getAsDouble() > 0, odds.toString());
    assertTrue(odds.get("branches").getAsInt() <= 300);
    assertTrue(odds.get("sentence").getAsString().contains("unknown: "));
  }

  @Test
  void whatIsUnknownIsNotToldAsNothing() {
    String order = "Gendarmes-1 charges Regiment-1";
    List<String> none =
        CommandRun.of("odds", LANCERS, order, "--budget", "50").out().lines().toList();
    assertEquals(
        List.of(
            order,
            "unknown: 100 %, because no branch of dice ends within the budget.",
            "",
            "chance   Gendarmes-1  Regiment-1",
            "100.0 %  unknown: more branches than the budget"),
        none.subList(0, 5));
    assertTrue(none.stream().noneMatch(each -> each.startsWith("mean")), none.toString());
    String some = CommandRun.of("odds", LANCERS, order, "--budget", "15000").out();
    assertTrue(some.contains("; unknown: 13 %.\n"), some);
    assertTrue(some.contains("\nmean of the known  "), some);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Gendarmes-1 charges Guise | no order reads like that",
        "Gendarmes-1 moves to 0101 | SN-",
        "Gendarmes-1 sings | no word of an order",
        "Gendarmes-1 shoots at Regiment-1 | orders of a unit say: ",
        "Gendarmes-1 chargs Regiment-1 | did you mean charge or charges?",
        "Somebody charges Regiment-1 | no unit, commander, group or side Somebody; the units are ",
        "Gendarmes-1 charges Regiment-9 | the units of this name are Regiment-1",
      })
  void whatCannotBeOrderedIsReportedWithItsReason(String order, String reason) {
    CommandRun run = CommandRun.of("odds", LANCERS, order);
    assertEquals(1, run.exit(), run.toString());
    assertEquals("", run.out());
    assertTrue(run.err().contains(reason), run.err());
    assertTrue(run.err().contains("lancers-against-shot.situation"), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void anOrderOfAScenarioIsGivenWhereTheUnitsAreDeployed() {
    CommandRun run =
        CommandRun.of("odds", "../examples/even-table", "SouthGuns shoots at NorthGuns");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("8.25 UD to NorthGuns, it reaches 4 (AR-D08)"), run.err());
  }

  /** Units are often deployed with names of their own, and called by the name of their line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Gendarmes-1 charges Foot-2 | Gendarmes is a line of the army lists, and its units here are"
            + " Constable-1, Constable-2, Guisards-1 to Guisards-3 of Royal and Admiral, Prince-1,"
            + " Prince-2 of Huguenot",
        "Swiss-4 charges Ensigns-1 | the units of this name are Swiss-1, Swiss-2",
        "Constabel-1 charges Ensigns-1 | did you mean Constable-1 or Constable-2?",
        "'' | an order says who does what, such as ",
      })
  void unitsThatThereAreAreNamed(String order, String advice) {
    CommandRun run = CommandRun.of("odds", "../examples/dreux", order);
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains(advice), run.err());
  }

  @Test
  void rulesThatAreNotPlayedHaveNoOdds() {
    CommandRun run = CommandRun.of("odds", "../examples/amendments", "Tercio-1 charges Germans-1");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("muster ask"), run.err());
  }

  @Test
  void argumentsHaveLimits() {
    for (String[] wrong :
        new String[][] {
          {"odds", LANCERS, "Gendarmes-1 charges Regiment-1", "--budget", "0"},
          {"odds", LANCERS, "Gendarmes-1 charges Regiment-1", "--commanders", "random,steady"},
          {"odds", LANCERS, "Gendarmes-1 charges Regiment-1", "--commanders", "marshal,steady"},
          {"odds", LANCERS},
          {"odds", "nowhere", "Foot charges Horse"},
          {"odds", "../examples/dreux", "Gendarmes charges Swiss", "--distance", "0"},
          {"odds", "../examples/dreux", "Gendarmes charges Swiss", "--distance", "1e9"},
        }) {
      CommandRun run = CommandRun.of(wrong);
      assertEquals(2, run.exit(), String.join(" ", wrong) + ": " + run);
      assertFalse(run.err().isBlank());
    }
  }

  @Test
  void aLineAloneIsNamedAsALine() {
    CommandRun run = CommandRun.of("odds", "../examples/dreux", "Gendarmes charges Nobody");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("Gendarmes is a line, and an order names two"), run.err());
  }

  @Test
  void listsWithoutAScenarioAreEnough() throws IOException {
    Path file = folder.resolve("lists.muster");
    String dreux = Files.readString(Path.of("../examples/dreux/dreux.muster"));
    Files.writeString(file, dreux.substring(dreux.indexOf("\narmy "), dreux.indexOf("\nmap ")));
    CommandRun run = CommandRun.of("odds", file.toString(), "Gendarmes charges Landsknechts");
    assertEquals(0, run.exit(), run.toString());
    CommandRun unknown = CommandRun.of("odds", file.toString(), "Gendarmes charges Nobody");
    assertEquals(1, unknown.exit());
    assertTrue(unknown.err().contains("there is no scenario"), unknown.err());
  }
}
