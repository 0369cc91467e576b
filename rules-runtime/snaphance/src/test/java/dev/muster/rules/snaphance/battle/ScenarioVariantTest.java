package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A scenario fought otherwise than it is written. */
class ScenarioVariantTest {
  private static final long FIRST = 7100;

  private static String told(BattleProgram program) {
    StringBuilder text = new StringBuilder();
    RuleSystems.fight(
        program,
        5,
        new TextReport(text, new SnaphanceEventFormatter(program.scenario())),
        () -> false);
    return text.toString();
  }

  @Test
  void asWrittenIsTheScenarioItself() {
    BattleProgram program = GeneratedSnaphanceBattles.of(FIRST);
    assertEquals(program, ScenarioVariant.AS_WRITTEN.applyTo(program));
  }

  /** Whoever leads a side leads its groups, and is the one a sweep is given for it. */
  @Test
  void commandersTakeTheSideWithAllItsGroups() {
    for (long seed = FIRST; seed < FIRST + 10; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      for (List<CommanderProfile> tempers :
          List.of(
              List.of(CommanderProfile.BOLD, CommanderProfile.CAUTIOUS),
              List.of(CommanderProfile.RANDOM, CommanderProfile.STEADY))) {
        BattleProgram led =
            new ScenarioVariant(
                    Map.of(),
                    Map.of(name(program, 0), tempers.get(0), name(program, 1), tempers.get(1)))
                .applyTo(program);
        assertEquals(
            BatchSimulation.run(
                RuleSystems.engine(program),
                program,
                Batch.of(3, 4, 1).ledBy(tempers),
                done -> {},
                () -> false),
            BatchSimulation.run(
                RuleSystems.engine(led), led, Batch.of(3, 4, 1), done -> {}, () -> false));
      }
    }
  }

  @Test
  void aSideWithoutACommanderKeepsItsOwn() {
    BattleProgram program = GeneratedSnaphanceBattles.of(FIRST);
    BattleProgram led =
        new ScenarioVariant(Map.of(), Map.of(name(program, 1), CommanderProfile.BOLD))
            .applyTo(program);
    assertEquals(program.scenario().sides().get(0), led.scenario().sides().get(0));
    assertEquals(CommanderProfile.BOLD, led.scenario().sides().get(1).commander());
  }

  @Test
  void theOtherEditionAndOtherReadingsAreAnotherBattle() {
    BattleProgram program = GeneratedSnaphanceBattles.of(FIRST);
    String edition = program.rulebook().name().endsWith("draft") ? "final" : "draft";
    ScenarioVariant other = new ScenarioVariant(Map.of("edition", edition), Map.of());
    assertEquals(edition, other.applyTo(program).scenario().switches().get("edition"));
    assertNotEquals(told(program), told(other.applyTo(program)));
  }

  /** The head of the report names the edition that is fought, not the one the sheet is of. */
  @Test
  void theReportBeginsWithTheEditionThatIsPlayed() {
    for (String own : List.of("final", "draft")) {
      BattleProgram program = sheet(own);
      String edition = own.equals("final") ? "draft" : "final";
      ScenarioVariant other = new ScenarioVariant(Map.of("edition", edition), Map.of());
      assertEquals("Snaphance, " + own + " edition", head(program));
      assertEquals("Snaphance, " + edition + " edition", head(other.applyTo(program)));
      assertEquals(
          "Snaphance, " + own + " edition",
          head(
              new ScenarioVariant(Map.of("edition", own), Map.of())
                  .applyTo(other.applyTo(program))));
    }
    BattleProgram house = under(sheet("final"), "house", "The rules of our club");
    assertEquals("The rules of our club", head(house));
    ScenarioVariant draft = new ScenarioVariant(Map.of("edition", "draft"), Map.of());
    assertEquals("The rules of our club, draft edition", head(draft.applyTo(house)));
  }

  @Test
  void whatTheRulebookDoesNotKnowIsRefused() {
    BattleProgram program = GeneratedSnaphanceBattles.of(FIRST);
    assertTrue(refusal(program, Map.of("mud", "deep"), Map.of()).contains("has no switch mud"));
    assertTrue(
        refusal(program, Map.of("edition", "third"), Map.of())
            .contains("the switch edition is one of "));
    assertTrue(
        refusal(program, Map.of(), Map.of("Nobody", CommanderProfile.BOLD))
            .contains("no side Nobody; there are " + name(program, 0)));
  }

  /** The second line of both reports, which is the same. */
  private static String head(BattleProgram program) {
    StringBuilder brief = new StringBuilder();
    EventSink sink = RuleSystems.engine(program).briefReport(brief, program.scenario());
    RuleSystems.fight(program, 5, sink, () -> false);
    String line = told(program).lines().toList().get(1);
    assertEquals(line, brief.toString().lines().toList().get(1));
    assertEquals(line, RuleSystems.of(program.rulebook()).derivedStats().rulesName(program));
    return line;
  }

  /** A battle by one of the shipped sheets. */
  private static BattleProgram sheet(String edition) {
    for (long seed = FIRST; ; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
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
      BattleProgram program,
      Map<String, String> switches,
      Map<String, CommanderProfile> commanders) {
    ScenarioVariant variant = new ScenarioVariant(switches, commanders);
    return assertThrows(IllegalArgumentException.class, () -> variant.applyTo(program))
        .getMessage();
  }
}
