package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.replay.JsonReferee.Verdict;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A log in which one thing was changed is refused, with the number of the event and the rule. The
 * dice of these logs are not seeded, so that it is the rules that speak and not the seed.
 */
@Tag("slow")
public class RefereeTest {
  /** Battles whose logs are searched for an event to change. */
  private static final List<List<String>> LOGS = new ArrayList<>();

  /** A few; {@link RefereeNightlyTest} has more. */
  @BeforeAll
  static void fight() {
    LOGS.clear();
    fight(1, 10);
  }

  public static void fight(int first, int last) {
    for (long seed = first; seed <= last; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(1600 + seed);
      StringBuilder text = new StringBuilder();
      List<Commander> both = List.of(Commander.random(seed), Commander.random(~seed));
      RuleSystems.fight(
          program, both, new SeededDice(seed), new JsonLog(text, program, null), () -> false);
      LOGS.add(text.toString().lines().toList());
      assertTrue(JsonReferee.check(LOGS.getLast(), RuleSystems::engine).fair(), "battle " + seed);
    }
  }

  // ---- one thing changed in an event

  /** V-136: hits are sixes and pairs of fives. */
  @Test
  void hitsThatTheDiceDoNotShow() {
    refusedHere("Fires", any(), e -> e.addProperty("hits", e.get("hits").getAsInt() + 1), "hits");
  }

  /** V-137, V-138: no more SP are lost than the rules allow. */
  @Test
  void aLossTooLarge() {
    refusedHere("LosesStrength", any(), e -> e.addProperty("lost", 3), "lost");
    refusedHere(
        "MeleeResult",
        any(),
        e -> e.addProperty("defenderLoss", e.get("defenderLoss").getAsInt() + 1),
        "defenderLoss");
  }

  /** V-130, V-131: a hex of a move. */
  @Test
  void aHexOfAMove() {
    refusedHere("Moves", path(), RefereeTest::shift, "path");
  }

  @Test
  void aFacing() {
    refusedHere(
        "Moves",
        any(),
        e -> e.addProperty("to", e.get("to").getAsString().equals("N") ? "S" : "N"),
        "to");
  }

  /** V-139: a hex of a retreat. */
  @Test
  void aHexOfARetreat() {
    refusedHere("Retreats", path(), RefereeTest::shift, "path");
  }

  @Test
  void aHexOfAnEvade() {
    refusedHere("Evades", path(), RefereeTest::shift, "path");
  }

  @Test
  void theOutcomeOfATest() {
    refusedHere(
        "OrderTest",
        any(),
        e -> e.addProperty("passed", !e.get("passed").getAsBoolean()),
        "passed");
    refusedHere(
        "MoraleTest", any(), e -> e.addProperty("loss", e.get("loss").getAsInt() + 1), "loss");
  }

  @Test
  void theHexesOfAPursuit() {
    refusedHere(
        "PursuitRoll", any(), e -> e.addProperty("hexes", e.get("hexes").getAsInt() + 1), "hexes");
  }

  @Test
  void breakPoints() {
    refusedHere(
        "BreakPointsLost", any(), e -> e.addProperty("lost", e.get("lost").getAsInt() + 1), "lost");
  }

  @Test
  void theRuleItself() {
    refusedHere(
        "Fires", any(), e -> e.getAsJsonObject("rule").addProperty("section", "1.0"), "rule");
  }

  @Test
  void theDiceOfAnAttackerWithoutTheRight() {
    refusedHere("MeleeThrow", any(), e -> e.getAsJsonArray("terms").remove(0), "terms");
  }

  // ---- dice

  /** A die that would have had another effect is noticed where the effect is told, or before. */
  @Test
  void aDie() {
    refused("OrderTest", any(), e -> e.addProperty("die", 7 - e.get("die").getAsInt()));
    refused("MoraleTest", any(), e -> e.addProperty("die", 7 - e.get("die").getAsInt()));
    refused(
        "Fires",
        e -> e.get("hits").getAsInt() > 0,
        e -> {
          JsonArray dice = e.getAsJsonArray("dice");
          for (int i = 0; i < dice.size(); i++) {
            dice.set(i, new JsonPrimitive(1));
          }
        });
    Verdict verdict = tamper("OrderTest", any(), e -> e.addProperty("die", 7));
    assertFalse(verdict.fair());
    assertTrue(verdict.message().contains("1 to 6"), verdict.message());
  }

  // ---- decisions

  /** V-133, V-134: an order the rules forbid is no answer to the question. */
  @Test
  void anOrderThatIsForbidden() {
    Verdict verdict =
        refusedHere(
            "Decided",
            e -> e.get("point").getAsString().equals("D-03"),
            e -> e.addProperty("answer", e.get("about").getAsString() + " charges the moon"),
            "do not allow");
    assertTrue(verdict.message().contains("D-03"), verdict.message());
  }

  @Test
  void aDecisionOfSomeoneElse() {
    refusedHere("Decided", any(), e -> e.addProperty("about", "Nobody"), "the rules ask");
  }

  // ---- events that are missing, too many, or out of order

  /** V-132, V-135: a test left out; and any other event. */
  @Test
  void anEventLeftOut() {
    for (String kind :
        List.of("OrderTest", "MoraleTest", "LosesStrength", "Disordered", "Moves", "Retreats")) {
      boolean found = false;
      for (List<String> log : LOGS) {
        int at = find(log, kind, any());
        if (at > 0) {
          List<String> changed = new ArrayList<>(log);
          changed.remove(at);
          Verdict verdict = JsonReferee.check(changed, RuleSystems::engine);
          assertFalse(verdict.fair(), kind);
          assertTrue(verdict.event() > 0 && verdict.event() <= at, kind + " " + verdict);
          found = true;
        }
      }
      assertTrue(found, "no " + kind + " in the logs");
    }
  }

  @Test
  void anEventTooMany() {
    for (String kind : List.of("OrderTest", "LosesStrength", "Moves", "Destroyed")) {
      for (List<String> log : LOGS) {
        int at = find(log, kind, any());
        if (at > 0) {
          List<String> changed = new ArrayList<>(log);
          changed.add(at, log.get(at));
          Verdict verdict = JsonReferee.check(changed, RuleSystems::engine);
          assertFalse(verdict.fair(), kind);
          assertTrue(verdict.event() > 0 && verdict.event() <= at + 1, kind + " " + verdict);
        }
      }
    }
  }

  @Test
  void twoEventsInTheOtherOrder() {
    int tried = 0;
    for (List<String> log : LOGS) {
      int at = find(log, "LosesStrength", any());
      if (at > 1 && !log.get(at - 1).contains("\"event\":\"Decided\"")) {
        List<String> changed = new ArrayList<>(log);
        changed.set(at, log.get(at - 1));
        changed.set(at - 1, log.get(at));
        Verdict verdict = JsonReferee.check(changed, RuleSystems::engine);
        assertFalse(verdict.fair());
        assertEquals(at - 1, verdict.event(), verdict.message());
        tried++;
      }
    }
    assertTrue(tried > 0);
  }

  @Test
  void aBattleThatGoesOnOrEndsTooEarly() {
    List<String> log = LOGS.getFirst();
    List<String> longer = new ArrayList<>(log);
    longer.add(log.getLast());
    assertFalse(JsonReferee.check(longer, RuleSystems::engine).fair());
    assertFalse(JsonReferee.check(log.subList(0, log.size() - 1), RuleSystems::engine).fair());
  }

  /** Wherever a log was cut off, that is what is said of it, and not that a die is missing. */
  @Test
  void aLogCutOffSaysSo() {
    for (List<String> log : LOGS) {
      for (int lines = 1; lines < log.size(); lines += 1 + log.size() / 8) {
        Verdict verdict = JsonReferee.check(log.subList(0, lines), RuleSystems::engine);
        assertEquals("the log ends before the battle does", verdict.message());
        assertEquals(lines, verdict.event());
      }
    }
  }

  /** V-140: the scenario of one edition, the battle of the other. */
  @Test
  void twoEditionsMixed() {
    for (List<String> log : LOGS) {
      JsonObject head = JsonParser.parseString(log.getFirst()).getAsJsonObject();
      JsonObject scenario = head.getAsJsonObject("program").getAsJsonObject("scenario");
      boolean draft = log.getFirst().contains("\"name\":\"snaphance.draft\"");
      scenario.getAsJsonObject("switches").addProperty("edition", draft ? "final" : "draft");
      List<String> changed = new ArrayList<>(log);
      changed.set(0, head.toString());
      Verdict verdict = JsonReferee.check(changed, RuleSystems::engine);
      if (!verdict.fair()) {
        assertTrue(verdict.event() > 0, verdict.message());
        return;
      }
    }
    throw new AssertionError("no battle shows its edition");
  }

  // ---- a log that says nothing, or two things at once

  /** A log with the seed in it, and what the referee says where another stands in its place. */
  private static Verdict withSeed(@Nullable String written) {
    BattleProgram program = GeneratedSnaphanceBattles.of(1601);
    StringBuilder text = new StringBuilder();
    RuleSystems.fight(program, 7, new JsonLog(text, program, 7L), () -> false);
    List<String> log = new ArrayList<>(text.toString().lines().toList());
    assertTrue(log.getFirst().contains("\"seed\":7,"));
    log.set(
        0,
        log.getFirst().replace("\"seed\":7,", written == null ? "" : "\"seed\":" + written + ","));
    return JsonReferee.check(log, RuleSystems::engine);
  }

  @Test
  void diceWithoutASeedAreNotChecked() {
    assertFalse(withSeed("7").message().contains("not checked"));
    assertTrue(withSeed("7").message().endsWith("every one by the rules"));
    for (String none : new String[] {null, "null"}) {
      Verdict verdict = withSeed(none);
      assertTrue(verdict.fair(), verdict.message());
      assertTrue(
          verdict.message().contains("the dice were not checked, as the log does not name"),
          verdict.message());
    }
    for (List<String> log : LOGS) {
      assertTrue(
          JsonReferee.check(log, RuleSystems::engine)
              .message()
              .contains("the dice were not checked"));
    }
  }

  @Test
  void aSeedIsAWholeNumber() {
    for (String wrong :
        List.of(
            "\"7\"", "true", "7.0", "7e0", "1.5", "{}", "[7]", "99999999999999999999", "\"\"")) {
      Verdict verdict = withSeed(wrong);
      assertFalse(verdict.fair(), wrong);
      assertTrue(verdict.message().contains("whole number"), wrong + " " + verdict.message());
      assertTrue(verdict.message().endsWith("found " + wrong), verdict.message());
    }
    assertFalse(withSeed("8").fair(), "another seed has other dice");
  }

  @Test
  void aKeyStandsOnce() {
    assertTrue(withSeed("8,\"seed\":7").message().contains("line 1 has 'seed' twice"));
    assertTrue(withSeed("7,\"seed\":7").message().contains("line 1 has 'seed' twice"));
    List<String> log = new ArrayList<>(LOGS.getFirst());
    log.set(3, log.get(3).replace("{\"event\":", "{\"event\":\"Moves\",\"event\":"));
    assertEquals("line 4 has 'event' twice", JsonReferee.check(log, RuleSystems::engine).message());
    assertEquals(3, JsonReferee.check(log, RuleSystems::engine).event());
    log = new ArrayList<>(LOGS.getFirst());
    log.set(0, log.getFirst().replaceFirst("\"name\":", "\"name\":\"x\",\"name\":"));
    assertEquals("line 1 has 'name' twice", JsonReferee.check(log, RuleSystems::engine).message());
  }

  @Test
  void aLogOfAnEarlierSchemaIsRefusedWithWhatToDo() {
    List<String> log = new ArrayList<>(LOGS.getFirst());
    log.set(0, log.getFirst().replace("\"schema\":" + BattleProgram.SCHEMA, "\"schema\":1"));
    assertEquals(
        "the log is of schema 1 and this referee reads schema 2;"
            + " fight the battle again for a log it can check",
        JsonReferee.check(log, RuleSystems::engine).message());
  }

  /** What is written otherwise than Muster writes it may be read otherwise by somebody else. */
  @Test
  void theFirstLineIsReadToTheLetter() {
    String head = LOGS.getFirst().getFirst();
    for (String[] change :
        new String[][] {
          {"\"schema\":" + BattleProgram.SCHEMA, "\"schema\":\"" + BattleProgram.SCHEMA + "\""},
          {"\"width\":(\\d+)", "\"width\":\"$1\""},
          {"\"width\":(\\d+)", "\"width\":$1.7"},
          {"\"ours\":false", "\"ours\":\"false\""},
          {"\"program\":\\{", "\"program\":{\"luck\":6,"},
          {"\"seed\":", "\"luck\":6,\"seed\":"},
          {"^\\{", "{'a':1,"},
          {"\\}$", "} {}"},
          {"\\}$", ""},
        }) {
      String changed = head.replaceFirst(change[0], change[1]);
      if (changed.equals(head)) {
        throw new AssertionError(change[0] + " is not in the log");
      }
      List<String> log = new ArrayList<>(LOGS.getFirst());
      log.set(0, changed);
      assertFalse(JsonReferee.check(log, RuleSystems::engine).fair(), change[1]);
    }
  }

  // ---- how

  private static Predicate<JsonObject> any() {
    return event -> true;
  }

  private static Predicate<JsonObject> path() {
    return event -> !event.getAsJsonArray("path").isEmpty();
  }

  /** Moves the last hex of a path by a column. */
  private static void shift(JsonObject event) {
    JsonArray path = event.getAsJsonArray("path");
    if (path.get(path.size() - 1) instanceof JsonObject hex) {
      hex.addProperty("column", hex.get("column").getAsInt() + 1);
    } else {
      path.set(path.size() - 1, new JsonPrimitive("9999"));
    }
  }

  /** Refused at the very event, by the rule it applies, and what differs is named. */
  private static Verdict refusedHere(
      String kind, Predicate<JsonObject> which, Consumer<JsonObject> change, String named) {
    Verdict verdict = null;
    for (List<String> log : LOGS) {
      int at = find(log, kind, which);
      if (at > 0) {
        verdict = JsonReferee.check(changed(log, at, change), RuleSystems::engine);
        assertFalse(verdict.fair(), kind);
        assertEquals(at, verdict.event(), verdict.message());
        assertTrue(verdict.message().contains(named), verdict.message());
        if (!kind.equals("Decided")) {
          assertTrue(verdict.message().matches("(?s).*\\[§.*SN-.*\\].*"), verdict.message());
        }
      }
    }
    assertTrue(verdict != null, "no " + kind + " in the logs");
    return verdict;
  }

  private static void refused(
      String kind, Predicate<JsonObject> which, Consumer<JsonObject> change) {
    Verdict verdict = tamper(kind, which, change);
    assertFalse(verdict.fair(), kind);
    assertTrue(verdict.event() > 0, verdict.message());
  }

  private static Verdict tamper(
      String kind, Predicate<JsonObject> which, Consumer<JsonObject> change) {
    for (List<String> log : LOGS) {
      int at = find(log, kind, which);
      if (at > 0) {
        return JsonReferee.check(changed(log, at, change), RuleSystems::engine);
      }
    }
    throw new AssertionError("no " + kind + " in the logs");
  }

  private static List<String> changed(List<String> log, int at, Consumer<JsonObject> change) {
    JsonObject event = JsonParser.parseString(log.get(at)).getAsJsonObject();
    change.accept(event);
    List<String> changed = new ArrayList<>(log);
    changed.set(at, event.toString());
    return changed;
  }

  private static int find(List<String> log, String kind, Predicate<JsonObject> which) {
    for (int i = 1; i < log.size(); i++) {
      if (log.get(i).contains("\"event\":\"" + kind + "\"")) {
        if (which.test(JsonParser.parseString(log.get(i)).getAsJsonObject())) {
          return i;
        }
      }
    }
    return -1;
  }
}
