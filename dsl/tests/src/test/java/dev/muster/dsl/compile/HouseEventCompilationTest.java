package dev.muster.dsl.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.testing.ValidationFixture;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The events of a scenario, from text to records. */
class HouseEventCompilationTest {
  private static final String EVENTS =
      """
          event Flight "The Saxons run" when group Saxony loses 1 units or Allies loses 40% then group Saxony leaves
          event Rout when League loses 2 units then group Wing routs, Allies scores 2 points
      """;

  static String battle(String rules, String events) {
    return """
        army A for %s { breaks at 1/3 %s }
        map M 8 x 8 { legend { . plain } rows \"""
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
        \""" }
        scenario Battle on M rules %s {
            length 6 rounds
            points broken 1 margin 1
        %s
            side Allies fields A {
                group Saxony { general Hans at 0207 stand Foot at 0207 facing N }
                group Sweden { general Gustav at 0407 stand Foot at 0407 facing N }
            }
            side League fields A {
                group Wing { general Isolani at 0202 stand Foot at 0202 facing S }
                group Tilly { general Tilly at 0402 stand Foot at 0402 facing S }
            }
        }
        """
        .formatted(
            rules, "stand Foot PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3", rules, events);
  }

  private static BattleProgram program(String text) throws Exception {
    return MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("e.muster"))
        .programs()
        .getFirst();
  }

  @Test
  void anEventHasAConditionAndItsEffects() throws Exception {
    List<HouseEvent> events = program(battle("snaphance.final", EVENTS)).scenario().houseEvents();
    assertEquals(
        List.of("The Saxons run", "Rout"), events.stream().map(HouseEvent::label).toList());
    assertEquals(
        new Condition.AnyOf(
            List.of(
                new Condition.GroupUnitsLost("Allies", "Saxony", 1),
                new Condition.BreakPointsLost("Allies", 40))),
        events.getFirst().condition());
    assertEquals(
        List.of(new EventEffect.GroupDeparts("Allies", "Saxony", false)),
        events.getFirst().effects());
    assertEquals(
        List.of(
            new EventEffect.GroupDeparts("League", "Wing", true),
            new EventEffect.Scores("Allies", 2)),
        events.getLast().effects());
    assertEquals(15, events.getFirst().source().line());
  }

  /** What holds from an event on: traits, ground, sight. */
  @Test
  void anEventChangesTraitsGroundAndSight() throws Exception {
    String events =
        """
            zone Meadow "The wet meadow" at 0304..0404
            event Rain when round 2 then ground Meadow becomes marsh, ground 0101 0202 becomes woods
            event Dusk when round 5 then visibility 2, group Wing gains must-pursue
            event Spent when round 3 then Allies stand Foot gains cb-after-loss 1, group Tilly loses must-pursue
        """;
    BattleProgram program = program(battle("snaphance.final", events));
    List<List<EventEffect>> effects =
        program.scenario().houseEvents().stream().map(HouseEvent::effects).toList();
    assertEquals(
        List.of(
            List.of(
                new EventEffect.GroundBecomes(
                    "The wet meadow", List.of(hex(3, 4), hex(4, 4)), "marsh", "Marsh"),
                new EventEffect.GroundBecomes(
                    "0101 0202", List.of(hex(1, 1), hex(2, 2)), "woods", "Woods")),
            List.of(
                new EventEffect.SightLimited(2, "hexes"),
                new EventEffect.TraitChanges("League", "Wing", "", "must-pursue", "", true)),
            List.of(
                new EventEffect.TraitChanges("Allies", "", "Foot", "cb-after-loss", "1", true),
                new EventEffect.TraitChanges("League", "Tilly", "", "must-pursue", "", false))),
        effects);
    String json = RecordJson.pretty(program);
    assertEquals(json, RecordJson.pretty(RecordJson.read(BattleProgram.class, json)));
    String text = battle("snaphance.final", events);
    String formatted = MusterFormatter.formatText(ValidationFixture.of(text).resource());
    for (String line : events.strip().split("\n\\s*")) {
      assertTrue(formatted.contains("\n    " + line.strip() + "\n"), formatted);
    }
  }

  private static Place hex(int column, int row) {
    return new Hex(column, row);
  }

  /** What cannot be is refused where it is written, with what to do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ground 0909 becomes marsh | V-205 hex 0909 is off map 'M', which ends at 0808 @ ground 0909 becomes marsh
          ground 0303 becomes stream | V-251 stream runs along a line; name terrain that covers ground @ ground 0303 becomes stream
          ground 0303 becomes impassable | V-251 no troops can be on impassable, and some may stand there; name terrain that troops can be on @ ground 0303 becomes impassable
          visibility 0 | V-251 units see 1 to 1000 hexes far, found 0 @ visibility 0
          group Wing loses heavy | V-251 group Wing does not have heavy in its list or behind with, so it cannot lose it; name a trait that stands there @ group Wing loses heavy
          League stand Foot loses heavy | V-251 stand Foot does not have heavy in its list or behind with, so it cannot lose it; name a trait that stands there @ League stand Foot loses heavy
          """)
  void whatCannotBeIsRefused(String effect, String found) {
    String text = battle("snaphance.final", "event E when round 2 then " + effect);
    assertEquals(List.of("ERROR " + found), errors(text));
  }

  @Test
  void unknownNamesInAnEffectAreFound() {
    for (String effect :
        List.of(
            "ground 0303 becomes lava",
            "group Wing gains wings",
            "group Wing loses wings",
            "Allies stand Nobody gains heavy")) {
      List<String> found = errors(battle("snaphance.final", "event E when round 2 then " + effect));
      assertTrue(
          found.size() == 1 && found.getFirst().matches("ERROR V-(301|119) .*"),
          effect + ": " + found);
    }
  }

  @Test
  void aProgramWithEventsIsReadBackAndOneWithoutIsAsBefore() throws Exception {
    BattleProgram with = program(battle("snaphance.final", EVENTS));
    String json = RecordJson.pretty(with);
    assertEquals(json, RecordJson.pretty(RecordJson.read(BattleProgram.class, json)));
    assertTrue(json.contains("\"kind\": \"GroupDeparts\""), json);
    String without = RecordJson.pretty(program(battle("snaphance.final", "")));
    assertFalse(without.contains("\"events\""), without);
  }

  @Test
  void theFormatterKeepsAnEventOnItsLine() {
    String text = battle("snaphance.final", "event  Dusk\n when   round 4 then group Wing  routs");
    String formatted = MusterFormatter.formatText(ValidationFixture.of(text).resource());
    assertTrue(
        formatted.contains("\n    event Dusk when round 4 then group Wing routs\n"), formatted);
  }

  /** What is half typed costs its own line and not the next. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "event",
        "event Dusk",
        "event Dusk when",
        "event Dusk when round 4",
        "event Dusk when round 4 then",
        "event Dusk when round 4 then group",
        "event Dusk when round 4 then group Wing",
        "event Dusk when round 4 then Allies",
        "event Dusk when round 4 then Allies scores",
        "event Dusk when round 4 then Allies stand",
        "event Dusk when round 4 then Allies stand Foot gains",
        "event Dusk when round 4 then group Wing gains",
        "event Dusk when round 4 then group Wing loses",
        "event Dusk when round 4 then ground",
        "event Dusk when round 4 then ground 0505 becomes",
        "event Dusk when round 4 then visibility",
        "event Dusk when group",
        "event Dusk when group Wing loses",
        "expect group",
        "expect group Wing",
        "expect group Wing loses",
        "expect 10%..20% that group Wing"
      })
  void aHalfTypedLineCostsNoOther(String line) {
    String next = "victory Allies when round 99";
    List<String> found =
        ValidationFixture.of(battle("snaphance.final", line + "\n    " + next)).lines();
    assertTrue(
        found.stream().anyMatch(each -> each.contains("V-239") && each.contains("found 99")),
        () -> line + ": " + found);
    assertTrue(found.stream().anyMatch(each -> each.contains("V-300")), () -> line + ": " + found);
  }

  /** A group can be waited for, and its losses can be expected. */
  @Test
  void aGroupArrivesAndLoses() throws Exception {
    String lines =
        """
        expect group Saxony loses 20%..40%
        expect 10%..90% that group Wing arrives and not group Wing loses 1 units
        """;
    String text =
        battle("snaphance.final", lines)
            .replace("stand Foot at 0202 facing S", "arrives round 2 at 0202 facing S stand Foot");
    assertEquals(List.of(), errors(text), text);
    List<Scenario.Expectation> found = program(text).scenario().expectations();
    assertEquals("Saxony", found.getFirst().group());
    assertEquals("Allies", found.getFirst().side());
    assertEquals(Scenario.Measure.GROUP_LOSSES, found.getFirst().measure());
    assertEquals(
        new Condition.AllOf(
            List.of(
                new Condition.GroupArrived("League", "Wing"),
                new Condition.Not(new Condition.GroupUnitsLost("League", "Wing", 1)))),
        found.getLast().condition());
    assertEquals("group Wing arrives and not group Wing loses 1 units", found.getLast().words());
  }

  @Test
  void aGroupOnTheFieldDoesNotArrive() {
    assertEquals(
        List.of(
            "ERROR V-239 group Wing is on the field when the battle begins; name a group that"
                + " arrives, or give all its stands an arrival @ group Wing arrives"),
        errors(battle("snaphance.final", "expect 10%..90% that group Wing arrives")));
  }

  @Test
  void lossesOfAGroupAreExpectedOnceAndOfOneSide() {
    String twice = "expect group Wing loses 1%..9%\n    ";
    assertEquals(
        List.of("ERROR V-232 this is expected twice; remove one @ 1"),
        errors(battle("snaphance.final", twice + twice)));
    assertEquals(
        List.of(
            "ERROR V-251 both sides have a group Saxony; rename one of the two, so that it is clear"
                + " which is meant @ Saxony"),
        errors(
            battle("snaphance.final", "expect group Saxony loses 1%..9%")
                .replace("group Wing", "group Saxony")));
  }

  /** The line is missing, and that alone is said. */
  @Test
  void whatAStandOfAnUnknownLineLosesIsNotJudged() {
    List<String> found =
        errors(
            battle(
                    "snaphance.final",
                    "event Blown when round 2 then group Saxony loses may-charge-mounted")
                .replace("stand Foot at 0207", "stand Feet at 0207"));
    assertTrue(found.stream().anyMatch(each -> each.contains("Feet")), found::toString);
    assertTrue(found.stream().noneMatch(each -> each.contains("V-251")), found::toString);
    String half =
        battle(
                "snaphance.final",
                "event Blown when round 2 then group Saxony loses may-charge-mounted")
            .replaceFirst("stand Foot PikeAndShot [^}]*}", "stand Foot }");
    List<String> unread = errors(half);
    assertTrue(unread.stream().noneMatch(each -> each.contains("V-251")), unread::toString);
  }

  /** The words of an event stay names. */
  @Test
  void itsWordsStayNames() {
    String text =
        battle("snaphance.final", "event then when round 2 then group routs leaves")
            .replace("Saxony", "routs");
    assertEquals(List.of(), errors(text), text);
    String others =
        battle(
                "snaphance.final",
                "zone becomes at 0303 event gains when round 2 then group scores gains heavy,"
                    + " ground becomes becomes marsh, Allies scores 2 points")
            .replace("Saxony", "scores");
    assertEquals(List.of(), errors(others), others);
  }

  @Test
  void aGroupOfBothSidesIsNotClear() {
    String text =
        battle(
                "snaphance.final",
                "event Run when group Saxony loses 1 units then group Saxony routs")
            .replace("group Wing", "group Saxony");
    assertEquals(
        List.of(
            "ERROR V-251 both sides have a group Saxony; rename one of the two, so that it is clear"
                + " which is meant @ group Saxony loses 1 units",
            "ERROR V-251 both sides have a group Saxony; rename one of the two, so that it is clear"
                + " which is meant @ group Saxony routs"),
        errors(text));
  }

  private static List<String> errors(String text) {
    return ValidationFixture.of(text).lines().stream()
        .filter(each -> each.startsWith("ERROR"))
        .toList();
  }
}
