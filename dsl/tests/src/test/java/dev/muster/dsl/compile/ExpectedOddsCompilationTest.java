package dev.muster.dsl.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.testing.ValidationFixture;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a scenario expects of odds, from text to records. */
class ExpectedOddsCompilationTest {
  private static final String ODDS =
      """
      expect odds "A.Foot charges A.Foot" 20%..40% that Foot-2 loses 2+
      expect odds "A.Foot charges A.Foot" 5% that Foot-1 disordered
      """;

  private static BattleProgram program(String lines) throws Exception {
    String text = HouseEventCompilationTest.battle("snaphance.final", lines);
    return MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("e.muster"))
        .programs()
        .getFirst();
  }

  @Test
  void anOrderAUnitAndItsEnd() throws Exception {
    BattleProgram program = program(ODDS);
    List<Scenario.Expectation> found = program.scenario().expectations();
    assertEquals(
        List.of(
            new Scenario.ExpectedEnd("A.Foot charges A.Foot", "Foot-2", null, 2),
            new Scenario.ExpectedEnd("A.Foot charges A.Foot", "Foot-1", "disordered", 0)),
        found.stream().map(Scenario.Expectation::odds).toList());
    assertEquals(Scenario.Measure.ODDS, found.getFirst().measure());
    assertNull(found.getFirst().side());
    assertEquals(20, found.getFirst().low());
    assertEquals(5, found.getLast().high());
    String json = RecordJson.pretty(program);
    assertEquals(json, RecordJson.pretty(RecordJson.read(BattleProgram.class, json)));
    assertTrue(json.contains("\"end\": \"disordered\""), json);
  }

  /** The word is free elsewhere. */
  @Test
  void aSideMayBeCalledOdds() throws Exception {
    String text =
        HouseEventCompilationTest.battle("snaphance.final", "expect odds wins 0%..100%")
            .replace("side Allies", "side odds");
    assertEquals(
        List.of(),
        ValidationFixture.of(text).lines().stream()
            .filter(each -> each.contains("ERROR"))
            .toList());
  }

  @Test
  void aLossIsWrittenWithoutABlank() {
    String text = HouseEventCompilationTest.battle("snaphance.final", ODDS);
    String loose = text.replace("20%..40%", "20 % .. 40 %").replace("2+", "2  +");
    String tidy = MusterFormatter.formatText(ValidationFixture.of(loose).resource());
    assertTrue(
        tidy.contains("expect odds \"A.Foot charges A.Foot\" 20%..40% that Foot-2 loses 2+\n"),
        tidy);
    assertEquals(tidy, MusterFormatter.formatText(ValidationFixture.of(tidy).resource()));
  }

  /** In a game that only answers questions there is nothing to expect. */
  @Test
  void aGameThatIsNotFoughtHasNoOdds() {
    String text =
        HouseEventCompilationTest.battle(
                "fogr", "expect odds \"Foot charges Foot\" 0%..9% that Foot disordered")
            .replace("stand Foot PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3", "")
            .replaceAll("group \\w+ \\{.*", "");
    List<String> found =
        ValidationFixture.of(text).lines().stream().filter(each -> each.contains("V-254")).toList();
    assertFalse(found.isEmpty(), text);
    assertTrue(found.getFirst().contains("are not fought, so there are no odds"), found.toString());
  }
}
