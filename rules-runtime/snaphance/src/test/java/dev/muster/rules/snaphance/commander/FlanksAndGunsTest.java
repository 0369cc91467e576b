package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.MoveGenerator;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A steady commander sees who could ride round his flank, and has his guns fire. */
class FlanksAndGunsTest {
  private static final String LINES =
      """
      board 16 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      line Light LightCavalry A mp 3 sp 3 cb 1 pb 0 2h -1 bp 1
      line LightGun Artillery B mp 1 sp 3 pb 0 2h 0 3h 0 4h -1 bp 1
      line Gun Artillery B mp 1 sp 3 pb 0 2h 0 3h 0 4h -1 6h -1 bp 1
      """;

  // ---- flanks

  /** From wherever a charge could meet flank or rear in one move, the map of threats has it. */
  @Test
  void whoCouldRideRoundAFlankIsCounted() {
    int strikes = 0;
    for (int column = 5; column <= 11; column++) {
      for (int row = 5; row <= 11; row++) {
        for (String facing : List.of("N", "NE", "SE", "S", "SW", "NW")) {
          if (column != 8 || row != 8) {
            strikes += strikes("%02d%02d".formatted(column, row), facing);
          }
        }
      }
    }
    assertTrue(strikes > 30, strikes + " of the places let a charge strike a flank");
  }

  /** Whether Red's horse could strike there; it is counted then. */
  private static int strikes(String place, String facing) {
    SnaphanceState table =
        SnaphanceTestPositions.table(
            LINES
                + "stand Foot-1 of Blue.Left is Foot at 0808 facing N\n"
                + ("stand Horse-1 of Red.Van is Horse at " + place + " facing " + facing + "\n"));
    MoveList moves = new MoveList();
    new MoveGenerator(table, moves).find(1, false, false);
    boolean strikes = false;
    for (int move = 0; move < moves.count; move++) {
      strikes |=
          moves.charge[move]
              && table.grid.aspect(table.hex[0], table.facing[0], moves.endHex[move]).flankOrRear();
    }
    ThreatMap foes = new ThreatMap(table, 0);
    foes.update();
    if (strikes) {
      assertEquals(
          1,
          foes.danger(0, table.hex[0], table.facing[0]),
          "horse at " + place + " facing " + facing);
    }
    return strikes ? 1 : 0;
  }

  /** Who needs an extra move to strike there counts half, who needs two a quarter. */
  @Test
  void whoNeedsExtraMovesCountsLess() {
    assertEquals(1, danger("0811", ""), "in one move, from behind");
    assertEquals(0.5, danger("0812", ""), "with an extra move");
    assertEquals(0.25, danger("0813", ""), "with two");
    assertEquals(0, danger("0814", ""), "farther off");
    assertEquals(0, danger("0805", ""), "from the front");
  }

  /**
   * Who has had his turn, is disordered or fights cannot come in this round, and counts a share.
   */
  @Test
  void whoCannotComeInThisRoundCountsLess() {
    SnaphanceState table =
        SnaphanceTestPositions.table(
            LINES
                + "stand Foot-1 of Blue.Left is Foot at 0808 facing N\n"
                + "stand Horse-1 of Red.Van is Horse at 0811 facing N\n");
    ThreatMap foes = new ThreatMap(table, 0);
    assertEquals(1, danger(foes, table), "his turn is to come");
    table.groupMoved[1] = true;
    assertEquals(0.5, danger(foes, table), "he has had his turn");
    table.groupMoved[1] = false;
    table.disordered[1] = true;
    assertEquals(0.5, danger(foes, table), "he has to rally first");
    table.disordered[1] = false;
    assertEquals(1, danger(foes, table), "he has rallied");
  }

  private static double danger(ThreatMap foes, SnaphanceState table) {
    foes.update(0.5);
    return foes.danger(0, table.hex[0], table.facing[0]);
  }

  /** A friend in the way closes it: both hexes that lead to the rear, or the one. */
  @Test
  void friendsCloseTheWay() {
    String left = "stand Foot-2 of Blue.Left is Foot at 0909 facing N\n";
    String right = "stand Foot-3 of Blue.Left is Foot at 0809 facing N\n";
    assertEquals(1, danger("0811", left), "past the friend");
    assertEquals(1, danger("0811", right), "past the other");
    assertEquals(0, danger("0811", left + right), "past neither");
    assertEquals(2, danger("0811", left.replace("Blue.Left", "Red.Van")), "no enemy is in his way");
  }

  /** What Foot-1, who faces north at 0808, has to fear of a horse. */
  private static double danger(String place, String others) {
    SnaphanceState table =
        SnaphanceTestPositions.table(
            LINES
                + "stand Foot-1 of Blue.Left is Foot at 0808 facing N\n"
                + ("stand Horse-1 of Red.Van is Horse at " + place + " facing N\n")
                + others);
    ThreatMap foes = new ThreatMap(table, 0);
    foes.update();
    return foes.danger(0, table.hex[0], table.facing[0]);
  }

  /** However enemies move and turn, their arcs are what they would be if laid anew. */
  @Test
  void arcsFollowWhoMovesAndTurns() {
    SnaphanceState table =
        SnaphanceTestPositions.table(
            LINES
                + "stand Foot-1 of Blue.Left is Foot at 0101 facing N\n"
                + "stand Horse-1 of Red.Van is Horse at 0808 facing N\n"
                + "stand Foot-2 of Red.Van is Foot at 0908 facing S\n");
    EnemyArcCounts kept = new EnemyArcCounts(table, 0);
    Random random = new Random(7);
    for (int step = 0; step < 200; step++) {
      int stand = 1 + random.nextInt(2);
      int hex = random.nextInt(table.grid.size());
      if (table.occupant[hex] == SnaphanceState.GONE) {
        table.place(stand, hex);
      }
      table.face(stand, random.nextInt(6));
      kept.update();
      EnemyArcCounts anew = new EnemyArcCounts(table, 0);
      anew.update();
      for (int each = 0; each < table.grid.size(); each++) {
        assertEquals(anew.fire(each), kept.fire(each), "fire, step " + step);
        assertEquals(anew.behind(each), kept.behind(each), "behind, step " + step);
        assertEquals(couldFire(table, each), kept.fire(each), "fire by hand, step " + step);
      }
    }
  }

  /** However friends move, who is beside a hex is who would be found there anew. */
  @Test
  void whoIsBesideFollowsFriends() {
    SnaphanceState table =
        SnaphanceTestPositions.table(
            LINES
                + "stand Foot-1 of Blue.Left is Foot at 0101 facing N\n"
                + "stand Foot-3 of Blue.Left is Foot at 0301 facing N\n"
                + "stand Foot-2 of Red.Van is Foot at 0908 facing S\n");
    AdjacentFriends kept = new AdjacentFriends(table, 0);
    Random random = new Random(11);
    for (int step = 0; step < 200; step++) {
      int moves = random.nextInt(3);
      int hex = random.nextInt(table.grid.size());
      if (table.occupant[hex] == SnaphanceState.GONE) {
        table.place(moves, hex);
      }
      int asked = random.nextInt(2);
      for (int each = 0; each < table.grid.size(); each++) {
        int friends = 0;
        int closed = 0;
        for (int d = 0; d < 6; d++) {
          int there = table.grid.neighbour(each, d);
          boolean friend = there >= 0 && table.occupant[there] == 1 - asked;
          friends |= friend ? 1 << d : 0;
          closed |= friend || there < 0 ? 1 << d : 0;
        }
        assertEquals(friends, kept.friends(asked, each), "friends, step " + step);
        assertEquals(0b111111 & ~closed, kept.open(asked, each), "open, step " + step);
      }
    }
  }

  private static int couldFire(SnaphanceState table, int hex) {
    int many = 0;
    for (int enemy = 1; enemy <= 2; enemy++) {
      int away = table.grid.distance(hex, table.hex[enemy]);
      int ahead = table.grid.projection(table.facing[enemy], table.hex[enemy], hex);
      int range = table.type[enemy].farthest;
      many += range > 0 && away <= range && 2 * ahead >= away ? 1 : 0;
    }
    return many;
  }

  // ---- who goes forward

  /** The same stand goes to the enemy by itself, and does not before a fresh one has. */
  @Test
  void whoIsSpentLetsAFreshOneGoFirst() {
    String spent =
        """
        group Blue.Left general Conde +1 at 0512
        stand Foot-1 of Blue.Left is Foot at 0510 facing N lost 4
        group Red.Van general Saxe +1 at 0602
        stand Foot-3 of Red.Van is Foot at 0502 facing S
        """;
    String fresh = spent + "stand Foot-2 of Blue.Left is Foot at 0512 facing N\n";
    SnaphanceState table = SnaphanceTestPositions.table(LINES + fresh);
    assertTrue(StandCondition.spent(table, 0), "Foot-1 is spent");
    assertTrue(StandCondition.fresh(table, 2), "Foot-2 is fresh");
    assertTrue(goesForward(spent), "nobody else is there to go");
    assertTrue(!goesForward(fresh), "Foot-2 may go");
  }

  private static boolean goesForward(String groups) {
    return first(groups, "Foot-1 ").startsWith("Foot-1 moves");
  }

  /** What a stand does first. */
  private static String first(String groups, String stand) {
    return decided(groups).stream()
        .filter(each -> each.startsWith(stand) && !each.endsWith(" acts"))
        .findFirst()
        .orElseThrow();
  }

  // ---- shots that are not lost

  /** A gun has better to do than to fire at who may dodge; who is turned away may not (5.0). */
  @Test
  void whoMayEvadeIsNotWorthAShot() {
    assertTrue(!first(evader("S"), "Gun-1").equals("Gun-1 fires at Light-1"), "it may evade");
    assertEquals("Gun-1 fires at Light-1", first(evader("N"), "Gun-1"), "it may not");
  }

  private static String evader(String facing) {
    return """
    group Blue.Left general Conde +1 at 0512
    stand Gun-1 of Blue.Left is Gun at 0510 facing N
    group Red.Van general Saxe +1 at 0502
    stand Light-1 of Red.Van is Light at 0507 facing %s
    """
        .formatted(facing);
  }

  // ---- guns that turn

  /** Shot gives up a die to face a horse that could strike it afterwards. */
  @Test
  void whoFiresWithAHorseBesideHimMayStillTurn() {
    List<String> decided =
        decided(
            """
            group Blue.Left general Conde +1 at 0809
            stand Foot-1 of Blue.Left is Foot at 0808 facing N
            group Red.Van general Saxe +1 at 0604
            stand Foot-2 of Red.Van is Foot at 0805 facing S
            stand Horse-2 of Red.Van is Horse at 1008 facing SW
            """);
    assertTrue(
        decided.stream().anyMatch(each -> each.startsWith("Foot-1") && each.contains("turn")),
        decided.toString());
  }

  // ---- guns

  @Test
  void lightGunsComeWithinTheirRange() {
    List<String> decided =
        decided(
            """
            group Blue.Left general Conde +1 at 0512
            stand Foot-1 of Blue.Left is Foot at 0410 facing N
            stand Gun-1 of Blue.Left is LightGun at 0611 facing N
            group Red.Van general Saxe +1 at 0604
            stand Foot-2 of Red.Van is Foot at 0505 facing S
            stand Foot-3 of Red.Van is Foot at 0605 facing S
            """);
    assertTrue(
        decided.contains("Gun-1 fires at Foot-2") || decided.contains("Gun-1 fires at Foot-3"),
        decided.toString());
  }

  /** A gun that only turns by a face fires all the same (7.2). */
  @Test
  void aGunTurnsToAnEnemyAndFires() {
    List<String> decided =
        decided(
            """
            group Blue.Left general Conde +1 at 0512
            stand Gun-1 of Blue.Left is Gun at 0510 facing N
            group Red.Van general Saxe +1 at 0604
            stand Foot-2 of Red.Van is Foot at 0809 facing SW
            """);
    assertTrue(decided.contains("Gun-1 fires at Foot-2"), decided.toString());
  }

  /** A gun that was on opportunity and has an enemy before it does not wait until he moves. */
  @Test
  void aGunThatHoldsFiresAtWhoStandsBeforeIt() {
    BattleProgram program =
        SnaphancePlansTest.with(
            SnaphanceTestPositions.program(
                LINES
                    + """
                    group Blue.Left general Conde +1 at 0512
                    stand Gun-1 of Blue.Left is Gun at 0510 facing N opportunity
                    group Red.Van general Saxe +1 at 0504
                    stand Foot-2 of Red.Van is Foot at 0505 facing S
                    """),
            "Left",
            new Plan(Plan.Stance.HOLD, List.of(), null, 1, SourceRange.NOWHERE));
    List<String> decided = decided(program);
    assertTrue(decided.contains("Gun-1 fires at Foot-2"), decided.toString());
  }

  private static List<String> decided(String groups) {
    return decided(SnaphanceTestPositions.program(LINES + groups));
  }

  /** What Blue, led by steady, decides in a few rounds against an enemy that stands still. */
  private static List<String> decided(BattleProgram program) {
    List<String> decided = new ArrayList<>();
    Commander mind = SnaphanceCommanders.of(CommanderProfile.STEADY, 1);
    Commander blue =
        question -> {
          int answer = mind.choose(question);
          decided.add(question.label(answer));
          return answer;
        };
    SnaphanceBattle battle =
        new SnaphanceBattle(
            program, List.of(blue, Commander.takingDefaults()), new SeededDice(1), event -> {});
    while (battle.round() <= 3 && battle.step()) {
      // goes on
    }
    return decided;
  }
}
