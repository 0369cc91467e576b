package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
