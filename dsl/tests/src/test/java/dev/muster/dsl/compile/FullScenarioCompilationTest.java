package dev.muster.dsl.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.check.Finding;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.ProgramChecker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A scenario that says everything a scenario can say, as records. */
class FullScenarioCompilationTest {
  private static final Path GOLDEN =
      Path.of("src/test/resources/dev/muster/dsl/compile/baseline.scenario.json");

  private static BattleProgram program;

  @BeforeAll
  static void compile() throws Exception {
    String text = resource("/dev/muster/dsl/validation/baseline.muster");
    program =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("baseline.muster"))
            .program(null);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = FullScenarioCompilationTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Scenario.Group group(String name) {
    return program.scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .filter(group -> group.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Scenario.DeployedStand stand(String group, String name) {
    return group(group).stands().stream()
        .filter(stand -> stand.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theRecordsAreThoseOfTheGoldenFile() throws Exception {
    String json = RecordJson.pretty(program.scenario());
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(GOLDEN, json, StandardCharsets.UTF_8);
    }
    assertEquals(Files.readString(GOLDEN, StandardCharsets.UTF_8), json);
  }

  /** There is no page for a single stand, so its notes go with its group. */
  @Test
  void aNoteOnAStandIsToldWithItsGroup() throws Exception {
    String text =
        resource("/dev/muster/dsl/validation/baseline.muster")
            .replace(
                "stand Foot at 0607 0707 facing N",
                "stand Foot at 0607 0707 facing N { note \"Dug in.\" } note \"In the middle.\"");
    Scenario.Group main =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("noted.muster"))
            .program(null)
            .scenario()
            .sides()
            .getFirst()
            .groups()
            .get(1);
    assertEquals(List.of("In the middle.", "Foot-1, Foot-2: Dug in."), main.notes());
  }

  @Test
  void aLineAbreastGoesToTheRightOfItsFacing() {
    assertEquals(
        List.of(new Hex(1, 7), new Hex(2, 7)),
        group("Van").stands().subList(0, 2).stream().map(Scenario.DeployedStand::at).toList());
    assertEquals(
        List.of("0304", "0405", "0406"),
        new PlaceNotation(dev.muster.rules.model.BoardKind.HEXES)
            .abreast(new Hex(3, 4), 3, dev.muster.rules.model.Facing.NE.heading(), 1).stream()
                .map(Object::toString)
                .toList());
  }

  @Test
  void startingStates() {
    assertEquals(List.of(1), stand("Main", "Picards").numbers("lost"));
    assertTrue(stand("Main", "Swiss-1").has("disordered"));
    assertTrue(stand("Left", "Pikes-1").has("opportunity"));
    assertEquals(Map.of("brave", "", "marked", "3"), stand("Rear", "Reiters-1").traits());
    assertEquals("Gendarmes-1", group("Van").general().attachedTo());
    assertEquals(new Hex(1, 7), group("Van").general().at());
  }

  @Test
  void aZoneGivesEachStandAHexOfItsOwn() {
    Scenario.DeployedStand first = stand("Rear", "Enfants-1");
    assertEquals("Camp", first.zone());
    assertEquals(new Hex(1, 9), first.at());
    assertEquals(new Hex(2, 9), stand("Rear", "Enfants-2").at());
    assertEquals(
        List.of("0109", "0209", "0110", "0210"),
        program.scenario().zone("Camp").places().stream().map(Object::toString).toList());
  }

  @Test
  void reinforcements() {
    Scenario.Arrival arrival = stand("Late", "Horsemen-1").arrival();
    assertEquals(3, arrival.round());
    assertEquals(4, arrival.roll());
    assertEquals(List.of(new Hex(1, 10), new Hex(2, 10)), arrival.entries());
    assertEquals(new Condition.UnitsLost("Rebels", 1), arrival.condition());
    assertEquals(4, stand("Late", "Caution-1").arrival().round());
    assertEquals(arrival, group("Late").general().arrival());
    assertNull(stand("Main", "Picards").arrival());
  }

  @Test
  void victory() {
    Scenario.Victory victory = program.scenario().victory();
    assertEquals(
        new Condition.AllOf(
            List.of(new Condition.Holds("Crown", "Hill"), new Condition.UnitsLost("Rebels", 3))),
        victory.conditions().getFirst().condition());
    assertEquals(
        new Condition.AnyOf(
            List.of(
                new Condition.Not(new Condition.Holds("Rebels", "Hill")),
                new Condition.FromRound(9))),
        victory.conditions().get(1).condition());
    assertTrue(victory.conditions().get(1).atEnd());
    assertEquals(new Scenario.Points(5, 1, 0, 2, 2), victory.points());
  }

  @Test
  void plansAndCommanders() {
    Scenario.Group van = group("Van");
    assertEquals(CommanderProfile.BOLD, van.commander());
    assertEquals(CommanderProfile.STEADY, program.scenario().sides().getFirst().commander());
    assertEquals(Plan.Stance.ATTACK, van.planIn(3).stance());
    assertEquals(List.of(new Hex(5, 4), new Hex(6, 4)), van.planIn(3).places());
    assertEquals("Main", van.planIn(4).supports());
    assertEquals(Plan.Stance.DELAY, group("Rear").planIn(1).stance());
    assertNull(group("Left").planIn(1));
  }

  @Test
  void heightsAreThoseOfTheDrawing() {
    assertEquals(1, ((HexBoard) program.board()).heightAt(new Hex(5, 4)));
    assertEquals(0, ((HexBoard) program.board()).heightAt(new Hex(7, 4)));
  }

  @Test
  void whatAnAuthorAddsToARulebookComesAlong() {
    Rulebook rules = program.rulebook();
    Rulebook.Trait brave =
        rules.traits().stream().filter(t -> t.key().equals("brave")).findFirst().orElseThrow();
    assertEquals(
        List.of(
            new Rulebook.Effect("morale", 1, List.of()),
            new Rulebook.Effect("melee", 1, List.of("Pike"))),
        brave.effects());
    Rulebook.Factor dark =
        rules.factors().stream().filter(f -> f.key().equals("dark")).findFirst().orElseThrow();
    assertEquals(
        new Rulebook.Applies(List.of(), List.of(), List.of(), Map.of("dusk", "true")),
        dark.applies());
    assertEquals(1, rules.table("flood").at(5));
    assertEquals(6, rules.number("command-range-well"));
    assertTrue(rules.terrain("vineyard").cite().ours());
  }

  @Test
  void theChecksOfTheRecordsFindWhatThoseOfTheTextFind() throws Exception {
    String text = resource("/dev/muster/dsl/validation/baseline.muster");
    List<Finding> ofText =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("baseline.muster"))
            .findings();
    assertEquals(
        ofText.stream().map(f -> f.code() + " " + f.message()).sorted().toList(),
        ProgramChecker.check(program).stream()
            .map(f -> f.code() + " " + f.message())
            .sorted()
            .toList());
  }

  @Test
  void documentationCommentsBecomeNotes() throws Exception {
    String army =
        """
        /** The army of
          * the King. */
        army Royal for snaphance.final {
            note "Written down."
            /* no documentation */
            stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2 estimated "by us" { note "From Bern." }
        }
        """;
    var read =
        MusterFileLoader.load(army.getBytes(StandardCharsets.UTF_8), Path.of("a.muster")).armies();
    assertEquals(
        List.of("The army of\nthe King.", "Written down."), read.getFirst().army().notes());
    assertEquals(
        List.of("estimated: by us", "From Bern."),
        read.getFirst().army().stands().getFirst().notes());
  }
}
