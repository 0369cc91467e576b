package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The decision points of command and movement are asked when the rules leave something to a player,
 * in the order of play. Which front hex, a turn, the kind of move, displacing, a charge and leaving
 * a zone (D-06, D-07, D-08, D-12, D-13, D-41) are chosen with the whole move at D-03 and D-09,
 * opportunity (D-11) at D-03.
 */
class DecisionsInOrderTest {
  private static final String SIDES =
      """
      board 14 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h 0 3h 0 bp 3
      line Shot Shot B mp 2 sp 4 cb 1 pb 0 2h 0 3h 0 bp 1
      line Pikes Pike B mp 1 sp 5 cb 3 bp 2
      line Remnant Shot B mp 2 sp 1 pb 0 bp 1
      line Muskets Skirmishers B mp 2 sp 2 pb 0 2h 0 bp 1 weapon musket
      """;

  @Test
  void anActivationOfAGroup() {
    assertEquals(
        List.of(
            "D-01 Blue: declare Right",
            "D-01 Red: declare Wing",
            "D-04 Right: Conde rides to 0512",
            "D-02 Right: Shot-1 acts",
            "D-05 Shot-1: Conde attaches himself to Shot-1",
            "D-03 Shot-1: Shot-1 moves by 0511 0410",
            "D-09 Shot-1: Shot-1 moves by 0409",
            "D-09 Shot-1: Shot-1 stops",
            "D-14 Shot-1: Shot-1 fires at Pikes-1",
            "D-02 Right: Foot-1 acts",
            "D-10 Foot-1: Foot-2 joins Foot-1",
            "D-03 Foot-1: Foot-1 moves by 0812",
            "D-09 Foot-1: Foot-1 stops"),
        SnaphanceTestPositions.questions(
            SIDES
                + """
                group Blue.Right general Conde 0 range 9 at 0112
                stand Shot-1 of Blue.Right is Shot at 0512 facing N
                stand Foot-1 of Blue.Right is Foot at 0813 facing N
                stand Foot-2 of Blue.Right is Foot at 0913 facing N
                stand Foot-3 of Blue.Left is Foot at 1213 facing N
                stand Pikes-1 of Red.Wing is Pikes at 0307 facing N
                stand Pikes-2 of Red.Centre is Pikes at 0802 facing N
                orders
                initiative
                declare Right
                declare Wing
                dice 6 6 1 1
                Conde rides to 0512
                Conde attaches himself to Shot-1
                Shot-1 moves via 0511 0410
                Shot-1 moves to 0409
                dice 4
                Shot-1 stops
                Shot-1 fires at Pikes-1
                dice 1 1
                Foot-1 Foot-2 move to 0812
                Foot-1 Foot-2 stop
                """));
  }

  @Test
  void beforeTheTestTheGeneralMayCome() {
    assertEquals(
        List.of(
            "D-04 Left: Conde stays",
            "D-03 Foot-1: Foot-1 moves by 0612",
            "D-09 Foot-1: Foot-1 moves by 0611",
            "D-04 Foot-1: Conde rides to 0611",
            "D-09 Foot-1: Foot-1 stops"),
        SnaphanceTestPositions.questions(
                SIDES
                    + """
                    group Blue.Left general Conde 0 at 0513
                    stand Foot-1 of Blue.Left is Foot at 0613 facing N
                    orders
                    Left acts
                    Foot-1 moves to 0612
                    Foot-1 moves to 0611
                    Conde rides to 0611
                    dice 4
                    Foot-1 stops
                    """)
            .subList(0, 5));
  }

  @Test
  void testsOfSeveralAskWhoTakesPart() {
    List<String> asked =
        SnaphanceTestPositions.questions(
            SIDES
                + """
                stand Shot-1 of Blue.Left is Shot at 0512 facing N
                stand Shot-2 of Blue.Left is Shot at 0612 facing NE
                stand Shot-3 of Blue.Left is Shot at 0712 facing N
                orders
                Left acts
                Shot-1 Shot-2 go on opportunity
                dice 4
                Shot-3 holds
                """);
    assertEquals(
        List.of(
            "D-02 Left: Shot-1 acts",
            "D-03 Shot-1: Shot-1 goes on opportunity with its neighbours",
            "D-47 Shot-1: Shot-2 joins Shot-1",
            "D-47 Shot-1: Shot-1 goes with those who joined"),
        withoutRides(asked).subList(0, 4));
  }

  @Test
  void aStandOnOpportunityIsAskedFirstWhetherItKeepsIt() {
    List<String> asked =
        withoutRides(
            SnaphanceTestPositions.questions(
                SIDES
                    + """
                    stand Shot-1 of Blue.Left is Shot at 0512 facing N opportunity
                    orders
                    Left acts
                    Shot-1 leaves opportunity
                    Shot-1 moves to 0511
                    """));
    assertEquals("D-40 Shot-1: Shot-1 leaves opportunity", asked.get(0));
    assertEquals("D-03 Shot-1: Shot-1 moves by 0511", asked.get(1));
  }

  @Test
  void skirmishersWithAnEnemyBeforeThemBreakOff() {
    List<String> asked =
        withoutRides(
            SnaphanceTestPositions.questions(
                SIDES
                    + """
                    stand Muskets-1 of Blue.Left is Muskets at 0608 facing N
                    stand Foot-1 of Red.Right is Foot at 0607 facing N
                    orders
                    Left acts
                    Muskets-1 moves to 0609
                    """));
    assertEquals("D-39 Muskets-1: Muskets-1 moves by 0609", asked.getFirst());
  }

  @Test
  void generalsFleeFallAndAreReplaced() {
    List<String> asked =
        SnaphanceTestPositions.questions(
            SIDES
                + """
                group Red.Right general Merode 0 at 0607 attached to Remnant-1
                group Red.Wing general Sternberg 0 at 1007
                stand Shot-1 of Blue.Left is Shot at 0609 facing N
                stand Shot-2 of Blue.Left is Shot at 1009 facing N
                stand Shot-3 of Blue.Left is Shot at 0209 facing N
                stand Remnant-1 of Red.Right is Remnant at 0607 facing S
                stand Pikes-1 of Red.Right is Pikes at 0605 facing S
                stand Pikes-2 of Red.Right is Pikes at 0705 facing S
                stand Remnant-2 of Red.Wing is Remnant at 1007 facing S
                stand Pikes-3 of Red.Wing is Pikes at 0905 facing S
                stand Pikes-4 of Red.Wing is Pikes at 1005 facing S
                orders
                Left acts
                Shot-1 fires at Remnant-1
                dice 6 1 1 1
                leave the General with Remnant-1 out of account
                dice 6
                Shot-2 fires at Remnant-2
                dice 6 1 1 1
                dice 6
                Sternberg rides to Pikes-4
                Shot-3 holds
                new round
                Merode rides to Pikes-2
                """);
    List<String> generals = asked.stream().filter(each -> each.matches("D-(37|38|54) .*")).toList();
    assertEquals(
        List.of(
            "D-54 Remnant-1: leave the General with Remnant-1 out of account",
            "D-37 Wing: Sternberg rides to Pikes-4",
            "D-38 Right: Merode rides to Pikes-2"),
        generals);
  }

  @Test
  void aGeneralInAMeleeMayLeaveAtTheStartOfHisTurn() {
    List<String> asked =
        SnaphanceTestPositions.questions(
            SIDES
                + """
                group Blue.Left general Conde 0 at 0608 attached to Foot-1
                stand Foot-1 of Blue.Left is Foot at 0608 facing N
                stand Foot-2 of Red.Right is Foot at 0607 facing S
                melee Foot-1 Foot-2
                orders
                Left acts
                Conde leaves Foot-1
                Conde rides to 0609
                dice 1 1 1 1 1 1
                dice 1 1 1 1 1 1
                Foot-1 acts
                expect
                Conde at 0609
                """);
    assertEquals("D-45 Foot-1: Conde leaves Foot-1", asked.get(0));
    assertEquals("D-04 Left: Conde rides to 0609", asked.get(1));
  }

  @Test
  void standsWithoutAHexAreDeployedGroupByGroup() {
    BattleProgram program =
        zoned(
            SnaphanceTestPositions.program(
                SIDES
                    + """
                    stand Foot-1 of Blue.Left is Foot at 0612 facing N
                    stand Foot-2 of Blue.Right is Foot at 0712 facing N
                    stand Foot-3 of Red.Wing is Foot at 0902 facing S
                    stand Foot-4 of Red.Centre is Foot at 1002 facing S
                    """));
    List<String> asked = new ArrayList<>();
    Commander commander =
        question -> {
          asked.add(question.id() + " " + question.about() + " " + question.size());
          return question.size() - 1;
        };
    SnaphanceBattle battle =
        new SnaphanceBattle(program, List.of(commander, commander), () -> 1, EventSink.SILENT);
    battle.step();
    assertEquals(
        List.of("D-44 Foot-1 3", "D-44 Foot-3 3", "D-44 Foot-2 2", "D-44 Foot-4 2"), asked);
    SnaphanceState table = battle.state();
    assertEquals(new Hex(3, 12), table.at(table.hex[0]));
    Set<Integer> hexes = new HashSet<>();
    for (int stand = 0; stand < table.stands; stand++) {
      assertTrue(hexes.add(table.hex[stand]), "two stands in a hex");
    }
  }

  @Test
  void labelsOfAQuestionAreUnique() {
    BattleProgram program =
        SnaphanceTestPositions.program(
            SIDES
                + """
                line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
                line Light LightCavalry B mp 3 sp 3 cb 1 pb 0 bp 1
                stand Lancers-1 of Blue.Left is Lancers at 0608 facing N
                stand Shot-1 of Blue.Left is Shot at 0712 facing N
                stand Foot-1 of Blue.Left is Foot at 0912 facing N
                stand Foot-2 of Blue.Left is Foot at 1012 facing N
                stand Light-1 of Blue.Left is Light at 0312 facing N
                stand Shot-2 of Red.Right is Shot at 0606 facing S
                """);
    Set<String> points = new HashSet<>();
    Commander commander =
        new Commander() {
          @Override
          public int choose(dev.muster.rules.battle.Decision question) {
            Set<String> labels = new HashSet<>();
            for (int i = 0; i < question.size(); i++) {
              assertTrue(labels.add(question.label(i)), question.label(i));
            }
            points.add(question.id());
            return question.defaultOption();
          }

          @Override
          public boolean distinguishesPaths() {
            return true;
          }
        };
    Dice dice = new SeededDice(1);
    SnaphanceBattle battle =
        new SnaphanceBattle(program, List.of(commander, commander), dice, EventSink.SILENT);
    for (int i = 0; i < 40; i++) {
      battle.step();
    }
    assertTrue(points.containsAll(Set.of("D-02", "D-03", "D-10")), points.toString());
  }

  /** The same program, with the stands of each side to be placed in three hexes of its own. */
  private static BattleProgram zoned(BattleProgram program) {
    Scenario scenario = program.scenario();
    List<Scenario.Zone> zones =
        List.of(
            new Scenario.Zone(
                "South", "South", List.of(new Hex(2, 12), new Hex(3, 12)), SourceRange.NOWHERE),
            new Scenario.Zone(
                "North", "North", List.of(new Hex(2, 2), new Hex(3, 2)), SourceRange.NOWHERE));
    List<Scenario.Side> sides = new ArrayList<>();
    for (Scenario.Side side : scenario.sides()) {
      String zone = zones.get(sides.size()).name();
      List<Scenario.Group> groups =
          side.groups().stream()
              .map(
                  group ->
                      new Scenario.Group(
                          group.name(),
                          group.label(),
                          group.general(),
                          group.stands().stream().map(stand -> in(stand, zone)).toList(),
                          group.source()))
              .toList();
      sides.add(
          new Scenario.Side(
              side.name(), side.label(), side.army(), groups, List.of(), side.source()));
    }
    Scenario changed =
        new Scenario(
            scenario.name(),
            scenario.label(),
            scenario.date(),
            scenario.roundLimit(),
            Map.of(),
            sides,
            List.of(),
            zones,
            List.of(),
            Scenario.Victory.BY_BREAKING,
            List.of(),
            List.of(),
            null,
            List.of(),
            scenario.source());
    return new BattleProgram(
        program.schema(), program.rulebook(), program.armies(), program.board(), changed);
  }

  private static Scenario.DeployedStand in(Scenario.DeployedStand stand, String zone) {
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        stand.at(),
        stand.facing(),
        zone,
        Map.of(),
        Map.of(),
        null,
        stand.source());
  }

  private static List<String> withoutRides(List<String> asked) {
    return asked.stream().filter(each -> !each.startsWith("D-04")).toList();
  }
}
