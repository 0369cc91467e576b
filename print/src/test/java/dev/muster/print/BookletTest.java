package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.map.CoverPicture;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What only a booklet has: its cover, and the sheet of the umpire. */
class BookletTest {
  private static final String HOSTILE = "<b onclick=\"x\">'&";
  private static final String UMPIRE = booklet(program("Gap"), null);

  @Test
  void theCoverShowsTheFieldAndTellsTheFirstNote() {
    String cover = UMPIRE.substring(UMPIRE.indexOf("<section"), UMPIRE.indexOf("</section>"));
    assertTrue(cover.contains("<div class=\"picture\"><svg class=\"field\""), cover);
    assertTrue(cover.contains("<p class=\"opening\">Gap</p>"), cover);
    assertTrue(cover.contains("<li><a href=\"#umpire\">Umpire’s sheet</a></li>"), cover);
  }

  /** A picture is looked at: what one looks up stands on the map of the scenario. */
  @Test
  void thePictureOfTheFieldHasTroopsAndNoLetters() {
    PrintJob job = PrintJob.usual(program("Gap"));
    Drawing picture = CoverPicture.of(job.program(), 120, 95, job.manner());
    assertTrue(picture.width() <= 120 && picture.height() <= 95, picture.width() + "");
    assertEquals(2, picture.shapes().stream().filter(each -> each.layer() == Layer.BLOCK).count());
    assertFalse(
        picture.shapes().stream()
            .flatMap(each -> each.marks().stream())
            .anyMatch(Primitive.TextPrimitive.class::isInstance));
  }

  @Test
  void theUmpireTicksOffArrivalsAndEventsAndWritesInWhoHoldsWhat() {
    String sheet = UMPIRE.substring(UMPIRE.indexOf("id=\"umpire\""));
    assertTrue(
        sheet.contains(
            "<td class=\"stat\">3</td><td>□ B2 at 0101 or 0102, throwing 4 or more, if Red side"
                + " holds The Gap</td><td></td>"),
        sheet);
    assertEquals(10, sheet.split("<tr><td class=\"stat\">", -1).length - 1, "rounds");
    assertTrue(
        sheet.contains(
            "<li>□ <b>Rain.</b> When it is round 4 or later: group Gap leaves the field and does"
                + " not count as lost. This happens once.</li>"),
        sheet);
    assertTrue(sheet.contains("<td>The Gap, 5 points</td><td class=\"stat\">1</td>"), sheet);
    assertTrue(sheet.contains("who holds the ground: 1 Red side, 2 Blue side."), sheet);
    assertTrue(sheet.contains("<h2>Break Points of Blue side</h2>"), sheet);
  }

  /** The rounds of a long battle have no room beside each other. */
  @Test
  void objectivesOfALongBattleHaveABoxForEachRound() {
    BattleProgram program = program("Gap");
    String html = booklet(program.withScenario(program.scenario().withRoundLimit(30)), null);
    String sheet = html.substring(html.indexOf("id=\"umpire\""));
    for (int round = 0; round <= 30; round++) {
      assertTrue(sheet.contains("<th class=\"stat\">" + round + "</th>"), round + sheet);
    }
    assertEquals(2, sheet.split("<table class=\"rounds holders low\">", -1).length - 1);
    assertEquals(1, sheet.split("</td><td class=\"stat\">1</td><td", -1).length - 1);
  }

  @Test
  void whoArrivesLateHasARowWhereNoRoundIsTheLast() {
    BattleProgram program = program("Gap");
    Scenario known = program.scenario();
    Scenario.Side blue = known.sides().get(1);
    Scenario.Group group = blue.groups().getFirst();
    Scenario.DeployedStand late = arriving(group.stands().getLast(), 14);
    Scenario.Side later =
        blue.with(
            List.of(group.with(group.general(), List.of(group.stands().getFirst(), late))), null);
    var endless =
        new Scenario(
            known.name(),
            known.label(),
            known.date(),
            null,
            known.switches(),
            List.of(known.sides().getFirst(), later),
            known.notes(),
            known.zones(),
            known.objectives(),
            known.victory(),
            List.of(),
            List.of(),
            null,
            List.of(),
            known.source());
    String html = booklet(program.withScenario(endless), null);
    String sheet = html.substring(html.indexOf("id=\"umpire\""));
    assertTrue(sheet.contains("<td class=\"stat\">14</td><td>□ B2 at 0101"), sheet);
  }

  private static Scenario.DeployedStand arriving(Scenario.DeployedStand stand, int round) {
    Scenario.Arrival arrival = Objects.requireNonNull(stand.arrival());
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        stand.at(),
        stand.facing(),
        stand.zone(),
        stand.marks(),
        stand.traits(),
        new Scenario.Arrival(round, arrival.entries(), arrival.roll(), arrival.condition()),
        stand.source());
  }

  @Test
  void aPlayerHasNoSheetOfTheUmpire() {
    for (String side : List.of("Red", "Blue")) {
      assertFalse(booklet(program("Gap"), side).contains("Umpire’s sheet"), side);
    }
  }

  @Test
  void whatAnAuthorWritesIsTextOnTheCoverAndTheSheetOfTheUmpire() {
    String html = booklet(program(HOSTILE), null);
    assertFalse(html.contains("onclick=\"x\""), html);
  }

  private static String booklet(BattleProgram program, String side) {
    PrintSettings setting = side == null ? PrintSettings.USUAL : PrintSettings.USUAL.withSide(side);
    return Booklet.html(PrintJob.of(program, setting));
  }

  private static BattleProgram program(String text) {
    BattleProgram program = FullScenarioTest.program(text, Map.of());
    var rain =
        new HouseEvent(
            text.equals("Gap") ? "Rain" : text,
            "",
            new Condition.FromRound(4),
            List.of(new EventEffect.GroupDeparts("Blue", "Main", false)),
            SourceRange.NOWHERE);
    return program.withScenario(program.scenario().withEvents(List.of(rain)));
  }
}
