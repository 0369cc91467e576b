package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Ground with {@code no entry for} a category is impassable to it, in its own moves and in those
 * the melee forces on it (12.0, 11.1, 13.1). Here the marsh is closed to Lancers.
 */
class ClosedGroundTest {
  private static final String FIELD =
      """
      board 12 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      line Lancers Lancer B mp 2 sp 6 cb 4 bp 3
      """;

  @Test
  @Tag("SN-12.0-01")
  void noRetreatIntoIt() throws SituationException {
    String text =
        FIELD
            + """
            marsh 0607 0706 0606
            stand Foot-1 of Blue.Left is Foot at 0609 facing N
            stand Red-1 of Red.Right is %s at 0608 facing S
            melee Foot-1 Red-1
            orders
            Left acts
            Foot-1 fights on
            dice 6 1 1 1 1 1
            dice 1 1 1 1 1 1
            dice 6
            %s
            expect
            Red-1 at %s
            """;
    plays(text.formatted("Lancers", "may not: Red-1 retreats 0607", "0707"));
    plays(text.formatted("Foot", "Red-1 retreats 0607 0606\nFoot-1 stays", "0606"));
  }

  @Test
  @Tag("SN-11.1-04")
  void noBounceIntoIt() throws SituationException {
    String text =
        FIELD
            + """
            marsh %s
            stand Foot-1 of Blue.Left is Foot at 0609 facing N
            stand Lancers-1 of Red.Right is Lancers at 0608 facing S
            melee Foot-1 Lancers-1
            orders
            Left acts
            Foot-1 fights on
            dice 1 1 1 1 1 1
            dice 1 1 1 1 1 1
            %s
            expect
            Lancers-1 at %s
            """;
    plays(text.formatted("0607 0606", "may not: Lancers-1 bounces to 0606", "0706"));
    plays(text.formatted("0607 0707", "may not: Lancers-1 bounces to 0607", "0608"));
  }

  @Test
  @Tag("SN-13.1-01")
  void noPursuitIntoIt() throws SituationException {
    String text =
        FIELD
            + """
            marsh 0608
            stand Blue-1 of Blue.Left is %s at 0609 facing N
            stand Foot-1 of Red.Right is Foot at 0608 facing S
            melee Blue-1 Foot-1
            orders
            Left acts
            Blue-1 fights on
            dice 6 1 1 1 1 1
            dice 1 1 1 1 1 1
            dice 6
            Foot-1 retreats 0607 0606
            Blue-1 pursues
            dice 6
            expect
            Blue-1 at %s
            """;
    plays(text.formatted("Lancers", "0609"));
    plays(text.formatted("Foot", "0608"));
  }

  private static void plays(String text) throws SituationException {
    Situation read = SituationService.read("test", text);
    Situation situation =
        new Situation(
            read.title(),
            read.rules(),
            closed(read.program()),
            read.round(),
            read.properties(),
            read.orders(),
            read.dice(),
            read.expectations());
    SituationRunner.Result result = SituationService.play(situation, EventSink.SILENT);
    assertEquals("", problems(result), result::log);
  }

  private static String problems(SituationRunner.Result result) {
    StringBuilder text = new StringBuilder();
    result.problems().forEach(each -> text.append(each.getMessage()).append('\n'));
    return text.toString();
  }

  /** The same position with a marsh that Lancers do not enter. */
  private static BattleProgram closed(BattleProgram program) {
    Rulebook book = program.rulebook();
    Rulebook closed =
        new Rulebook(
            book.name(),
            book.label(),
            book.system(),
            book.stats(),
            book.orderClasses(),
            book.categories(),
            book.weapons(),
            book.traits(),
            book.terrains().stream().map(ClosedGroundTest::closed).toList(),
            book.factors(),
            book.switches(),
            book.numbers(),
            book.tables(),
            book.chapters());
    return new BattleProgram(
        program.schema(), closed, program.armies(), program.board(), program.scenario());
  }

  private static Rulebook.Terrain closed(Rulebook.Terrain terrain) {
    if (!terrain.key().equals("marsh")) {
      return terrain;
    }
    Map<String, Integer> costs = new TreeMap<>(terrain.costs());
    costs.remove("Ln");
    return new Rulebook.Terrain(
        terrain.key(),
        terrain.label(),
        costs,
        terrain.height(),
        terrain.fireDice(),
        terrain.properties(),
        terrain.cite());
  }
}
