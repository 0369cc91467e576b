package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Sweep;
import dev.muster.rules.battle.TextLog;
import dev.muster.rules.battle.Variant;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import dev.muster.rules.systems.Systems;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A scenario fought otherwise than it is written. */
class VariantTest {
  private static final long FIRST = 7100;

  private static String told(BattleProgram program) {
    StringBuilder text = new StringBuilder();
    Systems.fight(
        program, 5, new TextLog(text, new SnaphanceTelling(program.scenario())), () -> false);
    return text.toString();
  }

  @Test
  void asWrittenIsTheScenarioItself() {
    BattleProgram program = GeneratedBattles.of(FIRST);
    assertEquals(program, Variant.AS_WRITTEN.of(program));
  }

  /** Whoever leads a side leads its groups, and is the one a sweep is given for it. */
  @Test
  void commandersTakeTheSideWithAllItsGroups() {
    for (long seed = FIRST; seed < FIRST + 10; seed++) {
      BattleProgram program = GeneratedBattles.of(seed);
      for (List<Temper> tempers :
          List.of(List.of(Temper.BOLD, Temper.CAUTIOUS), List.of(Temper.RANDOM, Temper.STEADY))) {
        BattleProgram led =
            new Variant(
                    Map.of(),
                    Map.of(name(program, 0), tempers.get(0), name(program, 1), tempers.get(1)))
                .of(program);
        assertEquals(
            Sweep.run(Systems.engine(program), program, tempers, 3, 4, 1, done -> {}, () -> false),
            Sweep.run(Systems.engine(led), led, null, 3, 4, 1, done -> {}, () -> false));
      }
    }
  }

  @Test
  void aSideWithoutACommanderKeepsItsOwn() {
    BattleProgram program = GeneratedBattles.of(FIRST);
    BattleProgram led = new Variant(Map.of(), Map.of(name(program, 1), Temper.BOLD)).of(program);
    assertEquals(program.scenario().sides().get(0), led.scenario().sides().get(0));
    assertEquals(Temper.BOLD, led.scenario().sides().get(1).commander());
  }

  @Test
  void theOtherEditionAndOtherReadingsAreAnotherBattle() {
    BattleProgram program = GeneratedBattles.of(FIRST);
    String edition = program.rulebook().name().endsWith("draft") ? "final" : "draft";
    Variant other = new Variant(Map.of("edition", edition), Map.of());
    assertEquals(edition, other.of(program).scenario().switches().get("edition"));
    assertNotEquals(told(program), told(other.of(program)));
  }

  /** The head of the report names the edition that is fought, not the one the sheet is of. */
  @Test
  void theReportBeginsWithTheEditionThatIsPlayed() {
    for (String own : List.of("final", "draft")) {
      BattleProgram program = sheet(own);
      String edition = own.equals("final") ? "draft" : "final";
      Variant other = new Variant(Map.of("edition", edition), Map.of());
      assertEquals("Snaphance, " + own + " edition", head(program));
      assertEquals("Snaphance, " + edition + " edition", head(other.of(program)));
      assertEquals(
          "Snaphance, " + own + " edition",
          head(new Variant(Map.of("edition", own), Map.of()).of(other.of(program))));
    }
    BattleProgram house = under(sheet("final"), "house", "The rules of our club");
    assertEquals("The rules of our club", head(house));
    Variant draft = new Variant(Map.of("edition", "draft"), Map.of());
    assertEquals("The rules of our club, draft edition", head(draft.of(house)));
  }

  @Test
  void whatTheRulebookDoesNotKnowIsRefused() {
    BattleProgram program = GeneratedBattles.of(FIRST);
    assertTrue(refusal(program, Map.of("mud", "deep"), Map.of()).contains("has no switch mud"));
    assertTrue(
        refusal(program, Map.of("edition", "third"), Map.of())
            .contains("the switch edition is one of "));
    assertTrue(
        refusal(program, Map.of(), Map.of("Nobody", Temper.BOLD))
            .contains("no side Nobody; there are " + name(program, 0)));
  }

  /** The second line of both reports, which is the same. */
  private static String head(BattleProgram program) {
    StringBuilder brief = new StringBuilder();
    EventSink sink = Systems.engine(program).brief(brief, program.scenario());
    Systems.fight(program, 5, sink, () -> false);
    String line = told(program).lines().toList().get(1);
    assertEquals(line, brief.toString().lines().toList().get(1));
    assertEquals(line, Systems.of(program.rulebook()).figures().rules(program));
    return line;
  }

  /** A battle by one of the shipped sheets. */
  private static BattleProgram sheet(String edition) {
    for (long seed = FIRST; ; seed++) {
      BattleProgram program = GeneratedBattles.of(seed);
      if (program.rulebook().name().equals("snaphance." + edition)
          && !program.scenario().switches().containsKey("edition")) {
        return program;
      }
    }
  }

  private static BattleProgram under(BattleProgram program, String name, String label) {
    JsonObject json = (JsonObject) RecordJson.tree(program);
    json.getAsJsonObject("rulebook").addProperty("name", name);
    json.getAsJsonObject("rulebook").addProperty("label", label);
    return RecordJson.read(BattleProgram.class, json.toString());
  }

  private static String name(BattleProgram program, int side) {
    return program.scenario().sides().get(side).name();
  }

  private static String refusal(
      BattleProgram program, Map<String, String> switches, Map<String, Temper> commanders) {
    Variant variant = new Variant(switches, commanders);
    return assertThrows(IllegalArgumentException.class, () -> variant.of(program)).getMessage();
  }
}
