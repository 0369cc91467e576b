package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.odds.OrderOdds.UnitEnd;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.UnitFate;
import dev.muster.rules.systems.SituationService;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Odds of orders against what a player works out by hand, and what is told of them. */
class OrderOddsTest {
  private static final int PLENTY = 1_000_000;

  private static OrderOdds odds(String position, String order, String... fixed)
      throws SituationException {
    Situation situation = SituationService.read("position", position);
    return OddsCases.calculator(situation, PLENTY)
        .odds(situation, order, List.of(fixed), OddsCases.steady());
  }

  /** A stand in a melee acts by fighting on (SN-11.3-04). */
  @Test
  void aStandInAMeleeActsOrFightsOn() throws SituationException {
    String melee =
        OddsTestPositions.SNAPHANCE_LINES
            + """
            stand Gendarmes-1 of Huguenot.Left is Gendarmes at 0608 facing N
            stand Gendarmes-2 of Huguenot.Left is Gendarmes at 0210 facing N
            stand Regiment-1 of Royal.Right is Regiment at 0607 facing S
            stand Regiment-2 of Royal.Right is Regiment at 0201 facing S
            melee Gendarmes-1 Regiment-1
            """;
    OrderOdds acts = odds(melee, "Gendarmes-1 acts");
    OrderOdds fights = odds(melee, "Gendarmes-1 fights on");
    assertFalse(acts.losses(0).isEmpty());
    assertEquals(acts.losses(0), fights.losses(0));
    assertThrows(SituationException.class, () -> odds(melee, "Gendarmes-2 fights on"));
  }

  // ---- by hand

  /** Four dice: no six, and at most one five, for a pair of fives is a hit (SN-7.0). */
  @Test
  void aVolleyMissesAsOftenAsByHand() throws SituationException {
    OrderOdds odds =
        odds(
            OddsTestPositions.SNAPHANCE_LINES
                + """
                stand Regiment-1 of Royal.Right is Regiment at 0607 facing S
                stand Gendarmes-1 of Huguenot.Left is Gendarmes at 0608 facing N
                """,
            "Regiment-1 fires at Gendarmes-1");
    BigInteger none = BigInteger.valueOf(4 * 4 * 4 * 4 + 4 * 4 * 4 * 4);
    assertEquals(Probability.of(none, 4), odds.chance(1, UnitEnd::isUnchanged));
    assertEquals(Probability.ONE, odds.chance(0, UnitEnd::isUnchanged));
  }

  /** Each die of a shot hits alone, so that the hits are binomial. */
  @Test
  void hitsOfAShotAreBinomial() throws SituationException {
    Map<Integer, Probability> losses =
        odds(OddsTestPositions.BOXES, "Shot-1 shoots at Block-1").losses(1);
    int dice = losses.keySet().stream().mapToInt(each -> each).max().orElseThrow();
    assertTrue(dice > 3, losses.toString());
    int hitting = 0;
    while (!losses.get(dice).equals(Probability.of(BigInteger.valueOf(hitting).pow(dice), dice))) {
      hitting++;
      assertTrue(hitting < 6, losses.toString());
    }
    for (int hits = 0; hits <= dice; hits++) {
      BigInteger ways =
          choose(dice, hits)
              .multiply(BigInteger.valueOf(hitting).pow(hits))
              .multiply(BigInteger.valueOf(6 - hitting).pow(dice - hits));
      assertEquals(Probability.of(ways, dice), losses.get(hits), hits + " hits");
    }
  }

  private static BigInteger choose(int all, int some) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < some; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1L));
    }
    return ways;
  }

  /** A shot is a die against a die: two more for the shooter hit. */
  @Test
  void aShotOfTheTableIsOneOfThirtySix() throws SituationException {
    OrderOdds odds = odds(OddsTestPositions.TABLE, "Shot-1 shoots at Foot-3");
    int hits = 0;
    for (int throwOfBoth = 0; throwOfBoth < 36; throwOfBoth++) {
      hits += throwOfBoth / 6 - throwOfBoth % 6 >= 2 ? 1 : 0;
    }
    assertEquals(Probability.of(hits, 2), odds.chance(1, each -> each.lost() > 0));
  }

  /** Equals in melee: each lost cohesion stands for a difference of up to two. */
  @Test
  void aMeleeOfEqualsIsReadOffTheThirtySix() throws SituationException {
    OrderOdds odds = odds(OddsTestPositions.TABLE, "Foot-1 charges the front of Foot-2");
    Map<Integer, Integer> ways = new TreeMap<>();
    for (int throwOfBoth = 0; throwOfBoth < 36; throwOfBoth++) {
      int difference = throwOfBoth / 6 - throwOfBoth % 6;
      ways.merge(difference <= 0 ? 0 : (difference + 1) / 2, 1, Integer::sum);
    }
    ways.forEach(
        (lost, number) -> {
          assertEquals(Probability.of(number, 2), odds.losses(0).get(lost), "lost " + lost);
          assertEquals(Probability.of(number, 2), odds.losses(1).get(lost), "lost " + lost);
        });
  }

  // ---- what is told

  private static final String CHARGE =
      OddsTestPositions.SNAPHANCE_LINES
          + """
          stand Gendarmes-1 of Royal.Right is Gendarmes at 0606 facing S
          stand Regiment-1 of Huguenot.Centre is Regiment at 0709 facing N
          """;

  @Test
  void allEndsTogetherAreExactlyOne() throws SituationException {
    OrderOdds odds = odds(CHARGE, "Gendarmes-1 charges Regiment-1");
    assertEquals(Probability.ONE, odds.chance(each -> true));
    assertTrue(odds.rest().isZero());
    double sum = 0;
    for (OrderOdds.OrderEnd each : odds.ends()) {
      sum += each.probability().value();
    }
    assertEquals(1, sum, 1e-12);
    for (int unit = 0; unit < 2; unit++) {
      assertEquals(
          Probability.ONE,
          odds.losses(unit).values().stream().reduce(Probability.ZERO, Probability::plus));
    }
  }

  @Test
  void endsAreToldOnceAndLikeliestFirst() throws SituationException {
    List<OrderOdds.OrderEnd> ends = odds(CHARGE, "Gendarmes-1 charges Regiment-1").ends();
    assertEquals(ends.size(), ends.stream().map(OrderOdds.OrderEnd::units).distinct().count());
    for (int i = 1; i < ends.size(); i++) {
      assertTrue(ends.get(i - 1).probability().compareTo(ends.get(i).probability()) >= 0);
    }
  }

  @Test
  void theWholeChargeIsTold() throws SituationException {
    OrderOdds odds = odds(CHARGE, "Gendarmes-1 charges Regiment-1");
    for (UnitFate.Kind kind :
        List.of(UnitFate.Kind.THROWN_BACK, UnitFate.Kind.BOUNCES, UnitFate.Kind.PURSUES)) {
      assertFalse(odds.chance(0, each -> each.fates().contains(kind)).isZero(), kind.words());
    }
    assertFalse(odds.chance(1, each -> each.fates().contains(UnitFate.Kind.THROWN_BACK)).isZero());
    assertEquals(1, odds.target());
    assertTrue(odds.units().getFirst().acts());
    assertEquals("Huguenot", odds.units().get(1).side());
  }

  @Test
  void theSameQuestionHasTheSameAnswer() throws SituationException {
    assertEquals(
        JsonOdds.of(odds(CHARGE, "Gendarmes-1 charges Regiment-1")),
        JsonOdds.of(odds(CHARGE, "Gendarmes-1 charges Regiment-1")));
  }

  @Test
  void aBudgetBoundsTheWork() throws SituationException {
    Situation situation = SituationService.read("position", CHARGE);
    for (int budget : List.of(1, 10, 100, 1000)) {
      OrderOdds odds =
          OddsCases.calculator(situation, budget)
              .odds(situation, "Gendarmes-1 charges Regiment-1", List.of(), OddsCases.steady());
      assertTrue(odds.branches() <= budget, budget + ": " + odds.branches());
      assertEquals(Probability.ONE, odds.chance(each -> true).plus(odds.rest()));
      assertFalse(odds.rest().isZero());
    }
    assertThrows(IllegalArgumentException.class, () -> OddsCases.calculator(situation, 0));
  }

  @Test
  void aFixedDecisionIsNotTheCommanders() throws SituationException {
    String position =
        OddsTestPositions.SNAPHANCE_LINES
            + """
            stand Gendarmes-1 of Royal.Right is Gendarmes at 0606 facing S
            stand Croats-1 of Huguenot.Centre is Croats at 0609 facing N
            """;
    String order = "Gendarmes-1 charges Croats-1";
    OrderOdds evades = odds(position, order, "Croats-1 evades");
    OrderOdds stands = odds(position, order, "Croats-1 stands");
    assertEquals(
        Probability.ONE, evades.chance(1, each -> each.fates().contains(UnitFate.Kind.EVADES)));
    assertEquals(
        Probability.ZERO, stands.chance(1, each -> each.fates().contains(UnitFate.Kind.EVADES)));
  }

  @Test
  void aFixedDecisionThatNobodyTakesIsTold() throws SituationException {
    OrderOdds odds = odds(CHARGE, "Gendarmes-1 charges Regiment-1", "Regiment-1 evades");
    assertEquals(List.of("Regiment-1 evades"), odds.unused());
    assertTrue(OddsText.table(odds).contains("nobody had to decide this: Regiment-1 evades"));
  }

  @Test
  void otherCommandersMayDecideOtherwise() throws SituationException {
    Situation situation = SituationService.read("position", CHARGE);
    OrderOdds bold =
        OddsCases.calculator(situation, PLENTY)
            .odds(
                situation,
                "Gendarmes-1 charges Regiment-1",
                List.of(),
                List.of(CommanderProfile.BOLD, CommanderProfile.CAUTIOUS));
    assertEquals(List.of(CommanderProfile.BOLD, CommanderProfile.CAUTIOUS), bold.commanders());
    assertEquals(Probability.ONE, bold.chance(each -> true));
  }

  @Test
  void theSideOfAnOrderDoesNothingElse() throws SituationException {
    OrderOdds odds = odds(OddsTestPositions.TABLE, "Foot-1 charges the front of Foot-2");
    assertEquals(List.of(), odds.others());
  }

  /** The nearest enemy of each line, whatever stands between. */
  @Test
  void theNearestEnemiesAreTold() throws SituationException {
    List<NearestEnemyOdds.Against> all =
        NearestEnemyOdds.of(
            SituationService.read(
                    "position",
                    CHARGE
                        + """
                        stand Regiment-2 of Huguenot.Centre is Regiment at 0111 facing N
                        stand Croats-1 of Huguenot.Centre is Croats at 1211 facing N
                        """)
                .program(),
            "Gendarmes-1");
    assertEquals(
        List.of("Regiment-1", "Croats-1"),
        all.stream().map(NearestEnemyOdds.Against::enemy).toList());
    for (NearestEnemyOdds.Against each : all) {
      assertTrue(each.fire() == null && each.charge() != null, each.enemy());
    }
    assertEquals(2, NearestEnemyOdds.sentences(all).size());
    assertEquals(
        List.of(), NearestEnemyOdds.of(SituationService.read("p", CHARGE).program(), "Nobody"));
  }

  @Test
  void anIllegalOrderIsRefusedWithItsRule() {
    SituationException refused =
        assertThrows(SituationException.class, () -> odds(CHARGE, "Regiment-1 moves to 0101"));
    assertTrue(String.valueOf(refused.getMessage()).contains("SN-"), refused.getMessage());
    refused =
        assertThrows(
            SituationException.class,
            () -> odds(OddsTestPositions.TABLE, "Shot-1 shoots at Foot-2"));
    assertTrue(String.valueOf(refused.getMessage()).contains("AR-"), refused.getMessage());
    refused =
        assertThrows(
            SituationException.class, () -> odds(OddsTestPositions.BOXES, "Shot-1 moves to A1"));
    assertTrue(String.valueOf(refused.getMessage()).contains("Shot-1"), refused.getMessage());
  }
}
