package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.print.replay.PositionedProgram;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Events of a scenario in battles of each game that is fought: report, log, replay, pages. */
@Tag("slow")
class HouseEventBattlesTest {
  @TempDir Path folder;

  /**
   * A shipped battle to which events are added.
   *
   * @param side the first side of the scenario, as its line begins
   * @param own name of that side
   * @param group a group of it
   * @param label what reports call the group
   * @param enemy name of the other side
   * @param others the groups of the other side
   */
  record Field(
      String file,
      String side,
      String own,
      String group,
      String label,
      String enemy,
      List<String> others) {
    @Override
    public String toString() {
      return file;
    }

    /**
     * The battle with events, as a file of the folder. It ends after four rounds, which is enough
     * for what happens in the first two; whole battles with every effect are fought by the property
     * tests of the games.
     */
    Path with(Path folder, String events) throws Exception {
      String text =
          CommandRun.withoutExpectations(Files.readString(Path.of("../examples").resolve(file)));
      assertTrue(text.contains(side), file);
      Path changed = folder.resolve("battle.muster");
      Files.writeString(
          changed,
          text.replace(side, "points broken 1 margin 1\n" + events + "\n    " + side)
              .replaceFirst("length \\d+ rounds", "length 4 rounds"));
      return changed;
    }
  }

  static Stream<Field> fields() {
    return Stream.of(
        new Field(
            "meeting/meeting.muster",
            "side South ",
            "South",
            "SouthLeft",
            "Horse of the left",
            "North",
            List.of("NorthLeft", "NorthCentre", "NorthRight")),
        new Field(
            "pavia/pavia.muster",
            "side Empire ",
            "Empire",
            "Vasto",
            "The marquis of Vasto",
            "France",
            List.of("King", "Genouillac", "BlackBand", "Swiss", "Alencon")),
        new Field(
            "breitenfeld/breitenfeld.muster",
            "side Allies ",
            "Allies",
            "Saxony",
            "The Saxons",
            "League",
            List.of("Pappenheim", "Tilly", "Furstenberg")));
  }

  private static String report(Path battle) {
    CommandRun run = CommandRun.of("battle", battle.toString());
    assertEquals(0, run.exit(), run.err());
    return run.out();
  }

  @ParameterizedTest
  @MethodSource("fields")
  void aGroupThatLeavesIsNoLossAndOneThatRoutsIs(Field field) throws Exception {
    for (String effect : List.of("leaves", "routs")) {
      Path battle =
          field.with(
              folder,
              "event Flight \"They run\" when round 1 then group " + field.group + " " + effect);
      String report = report(battle);
      boolean lost = effect.equals("routs");
      assertTrue(
          report.contains(
              "\n\n  Event They run: group "
                  + field.label
                  + (lost
                      ? " routs and counts as lost"
                      : " leaves the field and does not count as lost")),
          report);
      assertEquals(1, report.split("Event They run").length - 1, "it happens once");
      assertEquals(
          !lost, report.lines().anyMatch(each -> each.matches(".* leaves? the field")), report);
      losses(field, lost);
      CommandRun log = CommandRun.of("battle", battle.toString(), "--log", "json");
      Path written = folder.resolve("log.jsonl");
      Files.writeString(written, log.out());
      CommandRun replay = CommandRun.of("replay", written.toString());
      assertEquals(0, replay.exit(), replay.out() + replay.err());
      assertTrue(log.out().contains("HouseEventHappens"), log.out());
    }
  }

  /** What the event alone costs is all that is lost in a battle that ends with it. */
  private void losses(Field field, boolean lost) throws Exception {
    Path battle =
        field.with(
            folder,
            "event Flight when round 1 then group "
                + field.group
                + (lost ? " routs" : " leaves")
                + "\n"
                + field.others.stream()
                    .map(each -> "event " + each + " when round 1 then group " + each + " leaves\n")
                    .collect(Collectors.joining()));
    String own =
        report(battle).lines().filter(each -> each.startsWith(field.own + ": ")).toList().getLast();
    assertEquals(!lost, own.startsWith(field.own + ": 0 of "), own);
  }

  /**
   * Troops that leave have the strength at the end that they had when they left. It is off the
   * field, so it no longer counts for the chances of their side.
   */
  @ParameterizedTest
  @MethodSource("fields")
  void troopsThatLeaveLoseNoStrength(Field field) throws Exception {
    for (String effect : List.of("leaves", "routs")) {
      Path battle =
          field.with(
              folder, "event Flight when round 1 then group " + field.group + " " + effect + "\n");
      BattleProgram program = MusterFileLoader.load(List.of(battle)).programs().getFirst();
      ValuedBattle fought = begun(program);
      double before = fought.winProbability(0);
      while (!fought.position().happened().contains("Flight")) {
        assertTrue(fought.step());
      }
      assertTrue(fought.winProbability(0) < before - 0.01, field + " " + effect);
      Outcome outcome = fought.finish();
      boolean leaves = effect.equals("leaves");
      List<Outcome.StandAccount> own =
          outcome.sides().get(0).stands().stream()
              .filter(each -> each.group().equals(field.group))
              .toList();
      assertFalse(own.isEmpty());
      own.forEach(each -> assertEquals(leaves ? each.startSp() : 0, each.endSp(), each.stand()));
      assertTrue(own.stream().noneMatch(Outcome.StandAccount::onBoard));
    }
  }

  /** A reserve that leaves with its group is not drawn as one that is still to come. */
  @ParameterizedTest
  @CsvSource({
    "pavia/pavia.muster, side Empire , Leyva",
    "edgehill/edgehill.muster, side Essex , Hampden"
  })
  void aReserveThatLeavesNoLongerComes(String file, String side, String group) throws Exception {
    Path battle =
        new Field(file, side, "", "", "", "", List.of())
            .with(folder, "event Flight when round 2 then group " + group + " leaves\n");
    Files.copy(Path.of("../examples/edgehill/sheet.muster"), folder.resolve("sheet.muster"));
    BattleProgram program = MusterFileLoader.load(List.of(battle)).programs().getFirst();
    Battle fought = begun(program);
    assertEquals(coming(program), coming(PositionedProgram.of(program, fought.position())));
    assertFalse(coming(program).isEmpty());
    while (!fought.position().happened().contains("Flight")) {
      assertTrue(fought.step());
    }
    assertEquals(List.of(), coming(PositionedProgram.of(program, fought.position())));
  }

  /** Names of the stands that a drawing shows as still to come. */
  private static List<String> coming(BattleProgram program) {
    return program.scenario().sides().stream()
        .flatMap(each -> each.groups().stream())
        .flatMap(each -> each.stands().stream())
        .filter(each -> each.arrival() != null)
        .map(Scenario.DeployedStand::name)
        .toList();
  }

  private static ValuedBattle begun(BattleProgram program) {
    Engine engine = RuleSystems.of(program.rulebook()).engine();
    return (ValuedBattle)
        Objects.requireNonNull(engine)
            .setUp(program)
            .newBattle(
                List.of(
                    engine.commander(CommanderProfile.STEADY, 1),
                    engine.commander(CommanderProfile.STEADY, 2)),
                new SeededDice(1),
                EventSink.SILENT);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void pointsCountAtTheEnd(Field field) throws Exception {
    Path battle =
        field.with(
            folder,
            "event Plunder \"The camp is plundered\" when round 1 then "
                + field.own
                + " scores 70 points, "
                + field.enemy
                + " scores 1 points");
    String report = report(battle);
    String event =
        "  Event The camp is plundered: "
            + field.own
            + " scores? 70 points; "
            + field.enemy
            + " scores 1 point";
    assertTrue(report.lines().anyMatch(each -> each.matches(event)), report);
    assertTrue(report.contains("70 for The camp is plundered"), report);
    assertTrue(
        report.lines().anyMatch(each -> each.matches(field.own + " wins? after .*")), report);
  }

  /** Traits, ground and sight change for the rest of the battle, in the report, log and booklet. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          meeting | ground 0505 0606 becomes marsh | the ground of 0505 0606 becomes Marsh
          meeting | visibility 2 | units see no farther than 2 hexes
          meeting | group SouthLeft gains heavy | group Horse of the left gains heavy
          pavia | ground D4 becomes woods | the ground of D4 becomes Woods
          pavia | visibility 2 | units see no farther than 2 boxes
          pavia | group Vasto gains well-armoured | group The marquis of Vasto gains well-armoured
          breitenfeld | ground 12,9..14,11 becomes marsh | the ground of 12,9..14,11 becomes Marsh
          breitenfeld | visibility 3 | units see no farther than 3 UD
          breitenfeld | Allies stand Finns loses impact | Finns of Allies lose impact
          """)
  void whatChangesIsToldPlayedAndReplayed(String field, String effect, String words)
      throws Exception {
    Field on = fields().filter(each -> each.file.startsWith(field)).findFirst().orElseThrow();
    Path battle = on.with(folder, "event Change \"It changes\" when round 2 then " + effect);
    String report = report(battle);
    assertTrue(report.contains("\n\n  Event It changes: " + words + "\n"), report);
    CommandRun log = CommandRun.of("battle", battle.toString(), "--log", "json");
    Path written = folder.resolve("log.jsonl");
    Files.writeString(written, log.out());
    CommandRun replay = CommandRun.of("replay", written.toString());
    assertEquals(0, replay.exit(), replay.out() + replay.err());
  }

  /** In the dark no shot goes farther, whatever the weapons reach. */
  @Test
  void noShotGoesFartherThanUnitsSee() throws Exception {
    Field field = fields().findFirst().orElseThrow();
    assertTrue(report(Path.of("../examples/meeting/meeting.muster")).contains(" at 3H: "));
    String report = report(field.with(folder, "event Fog when round 1 then visibility 2"));
    assertTrue(report.contains(" at 2H: "), report);
    assertFalse(report.matches("(?s).* at [3-6]H: .*"), report);
  }

  /** The booklet prints what changes, in each language. */
  @Test
  void theBookletPrintsWhatChanges() throws Exception {
    Field field = fields().toList().getLast();
    Path battle =
        field.with(
            folder,
            "event Dusk when round 3 then visibility 3, ground 12,9..14,11 becomes marsh, Allies"
                + " stand Finns loses impact, group Saxony gains armour");
    String page = scenarioPage(battle, "en");
    assertTrue(
        page.contains(
            "units see no farther than 3 UD; the ground of 12,9..14,11 becomes Marsh; Finns of The"
                + " King and the Elector lose impact; group The Saxons gains armour."),
        page);
    assertTrue(
        scenarioPage(battle, "de").contains("das Gelände von 12,9..14,11 wird zu Marsh"), page);
  }

  private String scenarioPage(Path battle, String language) throws Exception {
    Path out = folder.resolve("pages-" + language);
    CommandRun run =
        CommandRun.of(
            "print",
            battle.toString(),
            "--what",
            "scenario",
            "--out",
            out.toString(),
            "--language",
            language);
    assertEquals(0, run.exit(), run.err());
    try (Stream<Path> files = Files.list(out)) {
      return Files.readString(
          files
              .filter(each -> each.getFileName().toString().startsWith("scenario-"))
              .findFirst()
              .orElseThrow());
    }
  }

  /** A reader of the booklet gets the same words, and the moments at which to look. */
  @Test
  void theBookletPrintsTheEvents() throws Exception {
    Field field = fields().toList().getLast();
    Path battle =
        field.with(
            folder,
            "event Flight \"They <b>run</b>\" when group Saxony loses 1 units then group Saxony"
                + " leaves, League scores 1 points");
    Path out = folder.resolve("pages");
    assertEquals(0, CommandRun.of("print", battle.toString(), "--out", out.toString()).exit());
    String page = Files.readString(out.resolve("scenario-Breitenfeld.html"));
    assertTrue(
        page.contains(
            "<b>They &lt;b&gt;run&lt;/b&gt;.</b> When group The Saxons has lost 1 unit: group The"
                + " Saxons leaves the field and does not count as lost; Emperor and League scores 1"
                + " point. This happens once."),
        page);
    assertTrue(page.contains("when a round begins, and after each turn"), page);
  }

  /** A game that fights no battles says at each event that it never happens. */
  @Test
  void aGameThatFightsNoBattlesPlaysNoEvent() throws Exception {
    String text = Files.readString(Path.of("../examples/amendments/amendments.muster"));
    int side = text.indexOf("\n    side ");
    String group = text.substring(text.indexOf("group ", side) + 6).split("\\s")[0];
    Path battle = folder.resolve("fogr.muster");
    Files.writeString(
        battle,
        text.substring(0, side)
            + "\n    event Flight when round 3 then group "
            + group
            + " routs"
            + text.substring(side));
    CommandRun run = CommandRun.of("check", battle.toString());
    assertTrue(run.out().contains("V-252"), run.out() + run.err());
    assertTrue(run.out().contains("write it as rule"), run.out());
  }
}
