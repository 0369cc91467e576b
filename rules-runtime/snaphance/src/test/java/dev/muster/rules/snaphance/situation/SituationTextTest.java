package dev.muster.rules.snaphance.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a situation is read, and what is said of one that cannot be. */
class SituationTextTest {
  private static final String HEAD =
      """
      situation "Test"
      board 12 x 14
      side Blue training well breaks 1/4
      side Red
      line Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 bp 3
      line Swiss Pike A mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
      """;

  @Test
  void waysAndHeightsAreRead() throws SituationException {
    Situation situation =
        SituationService.read(
            "test",
            HEAD
                + """
                road along 0505 0605 0705
                height 2 0303 0404
                stand Foot-1 of Blue.Left is Foot at 0605 facing S
                stand Foot-2 of Red.Left is Foot at 0608 facing N
                """);
    HexBoard board = (HexBoard) situation.program().board();
    assertEquals("road", board.ways().getFirst().terrain());
    assertEquals(
        List.of(new Hex(5, 5), new Hex(6, 5), new Hex(7, 5)), board.ways().getFirst().points());
    assertEquals(2, board.heightAt(new Hex(4, 4)));
    assertEquals(0, board.heightAt(new Hex(5, 5)));
    assertEquals(
        "a way runs from one hex to the next, and 0705 is not beside 0505",
        assertThrows(
                SituationException.class,
                () -> SituationService.read("test", HEAD + "road along 0505 0705\n"))
            .getMessage());
  }

  @Test
  void everyPartIsRead() throws SituationException {
    Situation situation =
        SituationService.read(
            "test",
            HEAD
                + """
                rules SN-4.0-01 SN-4.0-02
                round 3
                limit 8
                woods 0303
                stream 0504-0604
                objective Bridge 2 0605
                group Blue.Left general Conde +1 range 2 at 0512 attached to Swiss-1
                stand Swiss-1 of Blue.Left is Swiss at 0512 facing NW lost 0/2 disordered
                stand Foot-1 of Red.Right is Foot at 0605 facing S opportunity # a comment
                melee Swiss-1 Foot-1
                dice 1 2
                orders
                Left acts
                dice 3   4
                expect
                Foot-1 at 0605
                """);
    assertEquals(List.of("SN-4.0-01", "SN-4.0-02"), situation.rules());
    assertEquals(3, situation.round());
    assertEquals(List.of(1, 2, 3, 4), situation.dice());
    assertEquals(List.of(new Situation.Line(19, "Left acts")), situation.orders());
    assertEquals("Foot-1 at 0605", situation.expectations().getFirst().text());
    assertEquals(
        List.of(
            new Situation.Property(16, SituationFormat.Subject.LINE, "Swiss-1", "melee", "Foot-1")),
        situation.properties(SituationFormat.Subject.LINE, "melee"));
    Scenario scenario = situation.program().scenario();
    assertEquals(8, scenario.roundLimit());
    Scenario.Group left = scenario.sides().getFirst().groups().getFirst();
    assertEquals(2, left.general().range());
    assertEquals("Swiss-1", left.general().attachedTo());
    Scenario.DeployedStand swiss = left.stands().getFirst();
    assertEquals(new Hex(5, 12), swiss.at());
    assertEquals(Facing.NW.heading(), swiss.facing());
    assertEquals(List.of(0, 2), swiss.numbers("lost"));
    assertTrue(swiss.has("disordered"));
    assertTrue(scenario.sides().get(1).groups().getFirst().stands().getFirst().has("opportunity"));
    HexBoard board = (HexBoard) situation.program().board();
    assertEquals("woods", board.cells().get(2 * 12 + 2));
    assertEquals("stream", board.sides().getFirst().terrain());
  }

  @Test
  @Tag("SN-4.0-01")
  void aFacingIsACorner() throws SituationException {
    for (Facing each : Facing.values()) {
      SituationService.read("test", HEAD + stand("Foot", "0605", each.name()));
    }
    for (String side : List.of("E", "W", "6", "n", "north")) {
      problem(HEAD + stand("Foot", "0605", side), 7, "a facing is one of N NE SE S SW NW");
    }
  }

  @Test
  @Tag("SN-1.3-04")
  void anOrderClassIsAOrBOrC() throws SituationException {
    for (String each : List.of("A", "B", "C")) {
      SituationService.read("test", HEAD + "line New Shot " + each + " mp 2 sp 4\n");
    }
    String text = HEAD + "line New Shot D mp 2 sp 4\n" + stand("New", "0605", "N");
    problem(text, 7, "D is none of A B C, one of which follows the category");
    problem(
        HEAD + "line New Shot mp 2 sp 4\n",
        7,
        "mp is none of A B C, one of which follows the category");
  }

  @Test
  @Tag("SN-2.1.3-02d")
  void theDraftKnowsNoSlowHorse() throws SituationException {
    SituationService.read("test", "side Blue\nside Red\nline Horse Horse B mp 3 sp 5 slow\n");
    String draft = "rulebook snaphance.draft\nside Blue\nside Red\n";
    problem(draft + "line Horse Horse B mp 3 sp 5 slow\n", 4, "neither a column nor a trait slow");
    problem(draft + "line Horse SlowHorse B mp 3 sp 5\n", 4, "has no category SlowHorse");
  }

  @Test
  @Tag("SN-1.2-02")
  void oneUnitInAHex() throws SituationException {
    String one = stand("Swiss", "0605", "N");
    Situation alone = SituationService.read("test", HEAD + one);
    assertEquals(List.of(), SituationService.play(alone, EventSink.SILENT).problems());
    String two = one + stand("Foot", "0605", "N");
    String message =
        assertThrows(
                SituationException.class,
                () ->
                    SituationService.play(
                        SituationService.read("test", HEAD + two), EventSink.SILENT))
            .getMessage();
    assertTrue(message.contains("where Swiss-1 stands already"), message);
  }

  @Test
  void whatCannotBeReadIsToldWithItsLine() {
    problem("side Blue\n", 0, "a situation has two sides");
    problem(HEAD + "forest 0505\n", 7, "found forest");
    problem(HEAD + "woods 5\n", 7, "a hex is four digits");
    problem(HEAD + "woods 1301\n", 7, "hex 1301 is not on the board of 12 x 14 hexes");
    problem(HEAD + "dice 7\n", 7, "a D6 shows 1 to 6, found 7");
    problem(HEAD + "switch wide_arc round\n", 7, "round");
    problem(HEAD + "rulebook chess\n", 7, "chess");
    problem(HEAD + "board 500 x 12\n", 7, "board");
    problem(HEAD + "round soon\n", 7, "expected a number, found soon");
    problem(HEAD + "stand Foot-1 of Blue.Left is Foote at 0605 facing N\n", 7, "no line above");
    problem(HEAD + "group Blue.Left general Conde +1\n", 7, "needs a hex");
  }

  @Test
  void ordersThatCannotBeMeantAreTold() throws SituationException {
    String position = HEAD + stand("Foot", "0605", "N") + "orders\nLeft acts\n";
    played(
        position + "Foot-2 moves to 0604\n",
        10,
        "there is no unit, commander, group or side Foot-2");
    played(position + "Foot-1 moves to 1305\n", 10, "hex 1305 is not on the board");
    played(position + "Foot-1 wanders to 0604\n", 10, "wanders is no unit");
    played(position + "may not: Foot-1 jumps\n", 10, "jumps is no unit");
    played(position + "Foot-1 moves to 0604 facing E\n", 10, "a facing is one of");
    played(position + "Foot-1 moves to 0603\n", 10, "legal were: Foot-1 holds");
    played(position + "may: Foot-1 moves to 0603\nFoot-1 holds\n", 10, "never asked");
    played(position + "may not: Foot-1 moves to 0604\nFoot-1 holds\n", 10, "the rules allow this");
    played(position + "now: Foot-1 at 0101\n", 10, "expected 0101, found 0605");
    played(position + "Foot-1 moves to 0604\ndice 1\n", 0, "1 die was not thrown");
    played(position + "expect\nFoot-1 well\n", 11, "found well");
    played(position + "expect\nNobody at 0605\n", 11, "found Nobody");
  }

  private static String stand(String line, String hex, String facing) {
    return "stand %s-1 of Blue.Left is %s at %s facing %s%n".formatted(line, line, hex, facing);
  }

  @Test
  void everyLineThatCannotBeReadIsToldOnceWithTheWordItStumblesAt() {
    SituationParser.Reading reading =
        SituationService.readAll(
            "test",
            """
            situation "Test"
            board 12 by 14
            side Blue training middling
            side Red
              line Foot  PikeAndShott B mp 1 sp 6
            line Swiss Pike A mp one sp 5
            stand Foot-1 of Red.Right is Foot at 2030 facing S
            stand Foot-2 of Red.Right is Swiss at 060 facing S   # three digits
            stand Foot-3 of Red.Right is Foott at 0604 facing
            dice 1 7
            orders
            Right acts
            dice 5 x
            """);
    assertEquals(null, reading.situation());
    assertEquals(
        List.of("2:10-12", "3:20-28", "5:14-26", "6:22-25", "8:39-42", "9:0-0", "10:8-9", "13:8-9"),
        reading.problems().stream()
            .map(each -> each.line() + ":" + each.from() + "-" + each.to())
            .toList(),
        () -> reading.problems().stream().map(Throwable::getMessage).toList().toString());
    assertEquals("expected a number, found one", reading.problems().get(3).getMessage());
  }

  @Test
  void aMeleeOfUnitsThatDoNotTouchTellsHowFarApartTheyAre() {
    String text =
        HEAD
            + stand("Foot", "0605", "S")
            + "stand Foot-2 of Red.Right is Foot at 0602 facing S\n"
            + "melee Foot-1 Foot-2\n"
            + "orders\n"
            + "Left acts\n";
    SituationException problem =
        assertThrows(
            SituationException.class,
            () -> SituationService.play(SituationService.read("test", text), EventSink.SILENT));
    assertEquals(
        "a melee needs two adjacent enemies (SN-10.6-01): Foot-1 at 0605 and Foot-2 at 0602 are 3"
            + " hexes apart; put one beside the other, or take the line out",
        problem.getMessage());
  }

  @Test
  void whatStandsInNoLineIsToldOfTheFile() {
    SituationParser.Reading reading = SituationService.readAll("test", "situation \"Nobody\"\n");
    assertEquals(0, reading.problems().getFirst().line());
    assertEquals(1, reading.problems().size());
  }

  @Test
  void whatWasKeptIsSaid() throws SituationException {
    String text = HEAD + stand("Foot", "0605", "S");
    assertEquals("orders carried out", SituationService.read("test", text).kept());
    assertEquals(
        "orders carried out, 1 of 1 expectations held, 2 of 2 dice thrown",
        SituationService.read("test", text + "dice 1 2\nexpect\nFoot-1 at 0605\n").kept());
  }

  private static void problem(String text, int line, String says) {
    SituationException problem =
        assertThrows(SituationException.class, () -> SituationService.read("test", text));
    assertTrue(problem.getMessage().contains(says), problem.getMessage());
    assertEquals(line, problem.line(), problem.getMessage());
  }

  private static void played(String text, int line, String says) throws SituationException {
    SituationRunner.Result result =
        SituationService.play(SituationService.read("test", text), EventSink.SILENT);
    assertEquals(1, result.problems().size(), result.problems().toString());
    SituationException problem = result.problems().getFirst();
    assertTrue(problem.getMessage().contains(says), problem.getMessage());
    assertEquals(line, problem.line(), problem.getMessage());
  }
}
