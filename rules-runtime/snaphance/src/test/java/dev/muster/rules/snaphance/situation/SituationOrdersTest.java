package dev.muster.rules.snaphance.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a situation can order and say, and what is told where it goes another way. */
class SituationOrdersTest {
  private static final String SIDES =
      """
      board 14 x 14
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot C mp 1 sp 6 cb 1 pb 0 2h -2 bp 3
      line Lancers Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Wild Lancer B mp 3*2 sp 6 cb 4 bp 3 must-pursue
      line Shot Shot B mp 1 sp 5 cb 1 bp 1
      line Remnant Shot B mp 1 sp 1 cb 1 bp 1
      """;

  /** A melee that Lancers win, over which Shot has to retreat. */
  private static String melee(String winner, String loser) {
    return SIDES
        + "stand Horse-1 of Blue.Left is "
        + winner
        + " at 0610 facing N\n"
        + "stand Foot-9 of Blue.Left is Foot at 0113 facing N\n"
        + "stand Shot-1 of Red.Right is "
        + loser
        + " at 0609 facing S\n"
        + "stand Foot-2 of Red.Right is Foot at 1301 facing S\n"
        + "melee Horse-1 Shot-1\norders\nLeft acts\nHorse-1 fights on\n";
  }

  private static final String BEATEN = "dice 6 1 1 1 1 1 1 1 1 1 1 5\nShot-1 retreats 0608 0607\n";
  private static final String KILLED = "dice 6 1 1 1 1 1 1 6\n";

  private static SituationRunner.Result play(String text) {
    try {
      return SituationService.play(SituationService.read("test", text), EventSink.SILENT);
    } catch (SituationException e) {
      throw new AssertionError("line " + e.line() + ": " + e.getMessage(), e);
    }
  }

  private static String problems(String text) {
    return play(text).problems().stream()
        .map(SituationException::getMessage)
        .collect(Collectors.joining("\n"));
  }

  private static void holds(String text) {
    SituationRunner.Result result = play(text);
    assertEquals(List.of(), result.problems(), result.log());
  }

  private static void fails(String text, String says) {
    SituationRunner.Result result = play(text);
    assertEquals(1, result.problems().size(), result.problems() + "\n" + result.log());
    String message = String.valueOf(result.problems().getFirst().getMessage());
    assertTrue(message.contains(says), message);
  }

  // ---- dice

  /** An order to one stand has dice thrown for others, and the report says which. */
  @Test
  void diceOfWhomNoOrderNamesAreTold() {
    String line = "(no order names Shot-1; the dice are those of the list)\n";
    String position = melee("Lancers", "Remnant") + KILLED + "dice 4\nFoot-9 holds\n";
    String silent = play(position).log();
    assertTrue(silent.contains(line), silent);
    assertFalse(silent.contains("no order names Horse-1"), silent);
    String named = play(melee("Lancers", "Shot") + BEATEN + "Foot-9 holds\n").log();
    assertFalse(named.contains(line), named);
  }

  // ---- the head

  @Test
  void theHeadReadsInAnyOrder() throws SituationException {
    String head =
        """
        stand Shot-1 of Blue.Left is Shot at 2508 facing N
        stand Foot-1 of Red.Right is Foot at 2502 facing S
        side Red breaks 1/2
        side Blue breaks 1/2
        line Shot Shot B mp 1 sp 5 cb 1 bp 1
        line Foot PikeAndShot C mp 1 sp 6 cb 1 pb 0 2h -2 bp 3
        board 30 x 20
        rulebook snaphance.draft
        """;
    String orders = "orders\nLeft acts\nShot-1 moves to 2507\nexpect\nShot-1 at 2507\n";
    assertEquals(
        "snaphance.draft",
        SituationService.read("test", head + orders).program().rulebook().name());
    holds(head + orders);
  }

  /** Problems are told from the top, in whatever order the lines are read. */
  @Test
  void problemsAreToldInTheOrderOfTheirLines() {
    String wrong = "stand Shot-1 of Blue.Left is Shot at 9999\nline Foot Nobody\nboard 1\n";
    List<Integer> lines =
        SituationService.readAll("test", wrong).problems().stream()
            .map(SituationException::line)
            .toList();
    assertEquals(lines.stream().sorted().toList(), lines);
    assertTrue(lines.size() > 1, lines.toString());
  }

  // ---- pursuits

  @Test
  void aPursuitToAHexIsHeldAgainstWhereItWent() {
    for (String horse : List.of("Lancers", "Wild")) {
      String position = melee(horse, "Remnant") + KILLED;
      holds(position + "dice 4\nHorse-1 pursues to 0608\nFoot-9 holds\n");
      holds(position + "dice 4\nHorse-1 pursues to 0508\nFoot-9 holds\n");
    }
  }

  @Test
  void aPursuitElsewhereIsNotPassedOver() {
    for (String horse : List.of("Lancers", "Wild")) {
      String position = melee(horse, "Remnant") + KILLED;
      fails(position + "dice 4\nHorse-1 pursues to 1010\n", "it pursued to 0");
      fails(position + "dice 2\nHorse-1 pursues to 0608\n", "it pursued to 0609");
      fails(position + "dice 1\nHorse-1 pursues to 0609\n", "it stayed at 0610");
    }
  }

  @Test
  void theHexOfAPursuitIsCheckedWhereItIsAsked() {
    String position = melee("Lancers", "Remnant") + KILLED + "dice 4\n";
    String end = "Horse-1 pursues to 0608\nFoot-9 holds\n";
    holds(position + "may: Horse-1 pursues to 0508\nmay not: Horse-1 pursues to 0609\n" + end);
    fails(position + "may: Horse-1 pursues to 0707\n" + end, "this was never asked");
    fails(position + "may not: Horse-1 pursues to 0508\n" + end, "the rules allow this");
  }

  // ---- orders nobody is asked about

  @Test
  void anOrderThatIsTheOnlyLegalOneIsCarriedOut() {
    String position = melee("Wild", "Remnant") + KILLED;
    holds(position + "dice 4\nHorse-1 pursues\nHorse-1 pursues to 0608\nFoot-9 moves to 0112\n");
    // who retreats first is no question where one is beaten
    holds(
        melee("Lancers", "Shot")
            + "dice 6 1 1 1 1 1\ndice 1 1 1 1 1\ndice 5\n"
            + "Shot-1 retreats first\nShot-1 retreats 0608 0607\ndice 1\nHorse-1 pursues\n"
            + "Foot-9 moves to 0112\n");
    holds(
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0102 facing S
            orders
            initiative
            declare Left
            declare Right
            dice 6 6 1 1
            Foot-1 acts
            Foot-1 moves to 0605
            now: Foot-1 at 0605
            """);
  }

  @Test
  void ofOrdersThatCannotBeCarriedOutTheFirstIsTold() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-3 of Blue.Left is Foot at 0906 facing N
            stand Foot-2 of Red.Right is Foot at 0102 facing S
            orders
            Left acts
            """;
    String wrong = position + "Foot-1 pursues\nFoot-3 moves to 0905\nmay: Foot-3 holds\n";
    fails(wrong, "this was never possible; a stand pursues when it has won its melee (SN-13.0-01)");
    fails(wrong, "; 2 lines after it not reached");
    fails(
        position + "Foot-2 evades to 0101\nFoot-1 holds\n",
        "a stand evades or stands when it is charged or fired at (SN-5.0-01)");
  }

  // ---- which option is meant

  /** Horse-1 can charge Foot-2 from two hexes. */
  private static final String CHARGE =
      SIDES
          + """
          stand Horse-1 of Blue.Left is Lancers at 0607 facing N
          stand Foot-2 of Red.Right is Foot at 0604 facing S
          orders
          Left acts
          """;

  @Test
  void anOrderThatMayBeMoreThanOneThingIsRefusedAndToldWhatItMayBe() {
    String which = "; say which: Horse-1 charges Foot-2 via 0606 0705; Horse-1 charges Foot-2 via ";
    fails(CHARGE + "Horse-1 charges Foot-2\n", "this may be more than one thing" + which);
    fails(CHARGE + "Horse-1 moves\nFoot-2 holds\n", "this may be more than one thing; say which: ");
  }

  @Test
  void theWayMayBeLeftOutAndTheShortestIsTaken() {
    String end = "now: Horse-1 at 0605 facing N\n";
    for (String moved : List.of("moves to 0605", "moves 0605", "moves via 0606 0605")) {
      String far = CHARGE.replace("0604", "0602");
      holds(far + "Horse-1 " + moved + "\n" + end);
    }
    holds(
        CHARGE.replace("0604", "0602")
            + "may not: Horse-1 moves to 0605 facing S\nmay: Horse-1 moves to 0605 facing NE\n"
            + "Horse-1 moves to 0605\n");
  }

  @Test
  void aReactionAtAnotherThanTheOneNamedIsNotTaken() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0607 facing N
            stand Foot-3 of Blue.Left is Foot at 0707 facing N
            stand Horse-2 of Red.Right is Lancers at 0604 facing S opportunity
            orders
            Left acts
            Foot-1 moves to 0606
            may not: Horse-2 charges on opportunity at Foot-3
            """;
    fails(position + "Horse-2 charges on opportunity at Foot-3\n", "this was never possible");
  }

  /** The dice are missing only because the order before them was not carried out. */
  @Test
  void anOrderThatIsRefusedIsToldBeforeDiceThatAreMissing() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-3 of Blue.Left is Foot at 0907 facing N
            stand Foot-2 of Red.Right is Foot at 0906 facing S
            melee Foot-3 Foot-2
            orders
            Left acts
            """;
    fails(position + "Foot-1 moves to 0609\n", "Foot-1 moves to 0609: this was not possible");
  }

  @Test
  void aForbiddenOrderNobodyIsAskedAboutProvesNothing() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0102 facing S
            orders
            Left acts
            may not: Foot-2 evades
            Foot-1 holds
            """;
    fails(position, "so the line proves nothing");
  }

  // ---- what is told

  @Test
  void aLogLineThatFailsTellsTheNearestLineOnOneLine() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0604 facing S
            orders
            Left acts
            Foot-1 fires at Foot-2
            dice 6 6 6 6
            dice 1
            expect
            """;
    holds(position + "log Foot-1 fires at Foot-2\nthen log Foot-2 is disordered\n");
    fails(
        position + "log Foot-2 tests Morale: 2 = 6 starting SP -4 hits, throws 5\n",
        "the report does not say so; the nearest it says is: Hit by Foot-1, Foot-2 tests Morale: ");
    fails(position + "log the moon is blue\n", "the report does not say so");
    fails(position + "no log is disordered\n", "the report does say so: Foot-2 is disordered");
    for (String line : List.of("log Foot-3 fires at Foot-2\n", "no log tests Morale\n")) {
      assertFalse(problems(position + line).contains("\n"), problems(position + line));
    }
  }

  @Test
  void diceThatAreUsedUpSayForWhichThrow() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0604 facing S
            orders
            Left acts
            Foot-1 fires at Foot-2
            """;
    SituationRunner.Result none = play(position + "dice 6 6\n");
    SituationException problem = none.problems().getFirst();
    assertEquals(
        "the dice are used up: 2 given, 2 more needed for the fire of Foot-1 at Foot-2, 4D6",
        problem.getMessage());
    assertEquals(13, problem.line());
    assertFalse(none.log().contains("fires"), none.log());
    fails(position + "dice 6 6 6 6\n", "1 more needed for the Morale Test of Foot-2");
    fails(
        position + "dice 6 6 6 6\nexpect\n",
        "the dice are used up: 4 given, 1 more needed for the Morale Test of Foot-2");
    String march = position.replace("Foot-1 fires at Foot-2\n", "");
    fails(
        march.replace("0604", "0102") + "Foot-1 moves to 0605\nFoot-1 moves to 0604\n",
        "for the Order Test of Foot-1 for an extra move");
    fails(march.replace("Left acts", "initiative"), "4 more needed for the initiative of Left and");
    fails(melee("Lancers", "Shot"), "needed for Horse-1 in melee, 6D6");
    fails(melee("Lancers", "Remnant") + KILLED, "needed for the pursuit of Horse-1");
  }

  /** What goes on without a refused order takes its dice; the order is what is wrong. */
  @Test
  void aRefusedOrderIsToldBeforeTheDiceThatAreMissing() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0604 facing S
            orders
            Left acts
            Foot-1 moves to 0609
            Right acts
            Foot-2 fires at Foot-1
            """;
    SituationException first = play(position).problems().getFirst();
    assertEquals(13, first.line(), first.getMessage());
    assertTrue(String.valueOf(first.getMessage()).contains("Foot-1 moves to 0609"), "the order");
  }

  @Test
  void aForbiddenOrderMustBeOneOfTheGame() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0604 facing S
            orders
            Left acts
            %s
            Foot-1 holds
            """;
    for (String each :
        List.of(
            "may not: Foot-1 charges Foot-9",
            "may not: Foot-1 chrages Foot-2",
            "may not: Foot-9 charges Foot-2",
            "may not: Foot-1 charges forward",
            "may not: Foot-1 fires Foot-2 at",
            "may not: Foot-1 charges Foot-2 to 0605 at once",
            "may not: Foot-1 moves to 2505")) {
      SituationException problem = play(position.formatted(each)).problems().getFirst();
      assertEquals(13, problem.line(), each + ": " + problem.getMessage());
    }
    holds(position.formatted("may not: Foot-1 moves to 0609"));
  }

  @Test
  void aForbiddenOrderCanNameTheRuleThatForbidsIt() {
    String position =
        SIDES
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Foot-2 of Red.Right is Foot at 0604 facing S
            orders
            Left acts
            may not: Foot-1 moves to 0609 because SN-99.9-99
            Foot-1 holds
            """;
    fails(position, "expected to be refused because of SN-99.9-99, found");
  }

  // ---- what was before

  private static final String TWO =
      """
      stand Foot-1 of Blue.Left is Foot at 0606 facing N%s
      stand Foot-3 of Blue.Left is Foot at 0906 facing N%s
      stand Foot-2 of Red.Right is Foot at 0602 facing S
      """;

  @Test
  void aStandThatHasMovedAlreadyDoesNotMoveAgain() {
    String position = SIDES + TWO.formatted(" moved", "") + "orders\n";
    holds(
        position
            + "Left acts\nmay not: Foot-1 holds\nFoot-3 moves to 0905\n"
            + "expect\nFoot-1 at 0606 moved\nFoot-3 moved\nFoot-2 unmoved\n");
    fails(position + "Left acts\nFoot-1 moves to 0605\n", "this was never possible");
    fails(position + "Right acts\nFoot-2 holds\n", "some stands of Left have moved");
    holds(
        SIDES
            + TWO.formatted(" moved", " moved")
            + "orders\nRight acts\nFoot-2 holds\nexpect\nFoot-1 moved\nFoot-3 moved\n");
    fails(
        SIDES + TWO.formatted(" moved", " moved") + "orders\nLeft acts\nFoot-1 holds\n",
        "all stands of Left have moved already");
    // in the next round it may act again
    holds(position + "Left acts\nFoot-3 holds\nnew round\nLeft acts\nFoot-1 moves to 0605\n");
  }

  @Test
  void pointsLostBeforeTheStartCount() {
    String position = SIDES.replace("side Blue breaks 1/2", "side Blue breaks 1/2 lost 3");
    String orders = TWO.formatted("", "") + "orders\nLeft acts\nFoot-1 holds\nexpect\n";
    holds(position + orders + "lost Blue 3\nlost Red 0\nBlue stands\nthe battle goes on\n");
    // 6 on the table and 7 gone: 7 of 13 reach the half
    String broken = SIDES.replace("side Blue breaks 1/2", "side Blue breaks 1/2 lost 7");
    holds(broken + orders + "lost Blue 7\nBlue broken\nthe battle is over\nRed wins\n");
    String next = SIDES.replace("line Foot", "line Gone Shot B mp 1 sp 1 bp 4\nline Foot");
    String last =
        next.replace("side Red breaks 1/2", "side Red breaks 1/2 lost 2")
            + """
            stand Foot-1 of Blue.Left is Foot at 0606 facing N
            stand Gone-1 of Red.Right is Gone at 0604 facing S
            stand Foot-2 of Red.Right is Foot at 0102 facing S
            orders
            Left acts
            Foot-1 fires at Gone-1
            dice 6 6 6 6
            dice 6
            expect
            """;
    holds(last + "log Red loses 4 Break Points with Gone-1: 2 to 6 of 9\nBlue wins\n");
    assertEquals(
        "a side has lost 0 to 10000 Break Points, found -1",
        readProblem(SIDES.replace("side Blue", "side Blue lost -1")));
  }

  @Test
  void aGeneralMayBeDeadBeforeTheStart() {
    String position =
        SIDES + "group Blue.Left general Conde +1 dead\n" + TWO.formatted("", "") + "orders\n";
    holds(
        position
            + "now: Conde dead\nnow: Conde is gone\nLeft acts\nFoot-1 holds\nFoot-3 holds\n"
            + "new round\nConde rides to Foot-3\nLeft acts\nFoot-1 holds\n"
            + "expect\nConde not dead\nConde at 0906\nConde is not at 0606\n");
    assertEquals(
        "the General Conde is dead; leave out where he is",
        readProblem(SIDES + "group Blue.Left general Conde +1 at 0505 dead\n"));
  }

  private static String readProblem(String text) {
    try {
      SituationService.read("test", text);
      return "";
    } catch (SituationException e) {
      return String.valueOf(e.getMessage());
    }
  }

  // ---- what can be expected

  @Test
  void whatIsNotSoCanBeSaid() {
    String position = SIDES + TWO.formatted("", "") + "orders\nLeft acts\nFoot-1 moves to 0605\n";
    holds(
        position
            + "expect\nFoot-1 is not at 0606\nFoot-1 not at 0606 not facing S not disordered\n"
            + "Foot-1 at 0605 not destroyed\nFoot-2 not moved\n");
    fails(position + "expect\nFoot-1 is not at 0605\n", "it is so");
    fails(position + "expect\nFoot-1 at 0605 not facing N\n", "it is so");
    fails(position + "expect\nFoot-1 is not\n", "the line ends too early");
    fails(position + "expect\nFoot-1 is not here\n", "found here");
  }

  @Test
  void theEndOfTheBattleCanBeExpected() {
    String last = SIDES + "round 4\nlimit 4\n" + TWO.formatted("", "") + "orders\nLeft acts\n";
    String acted = last + "Foot-1 holds\nFoot-3 holds\n";
    holds(acted + "expect\nthe battle goes on\n");
    fails(acted + "expect\nthe battle is over\n", "it goes on");
    fails(acted + "expect\nBlue wins\n", "the battle is not over");
    holds(acted + "Right acts\nFoot-2 holds\nexpect\nthe battle is over\nnobody wins\n");
    fails(acted + "Right acts\nFoot-2 holds\nexpect\nRed wins\n", "the battle is drawn");
    fails(acted + "Right acts\nFoot-2 holds\nexpect\nthe battle goes on\n", "it is over");
  }
}
