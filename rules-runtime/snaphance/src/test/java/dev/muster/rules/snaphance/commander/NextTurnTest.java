package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import org.junit.jupiter.api.Test;

/** A steady commander weighs the charges of the next turn, of both sides, and charges in step. */
class NextTurnTest {
  private static final String LINES =
      """
      board 16 x 14
      side Blue
      side Red
      line Pike PikeAndShot B mp 1 sp 6[+1] cb 1 pb 0 2h -1 bp 3
      line Shot Shot B mp 1 sp 4 pb 0 2h -1 bp 2
      line Horse Horse B mp 2 sp 6 cb 3 bp 3
      group Blue.Left general Conde +1 at 0812
      group Red.Van general Saxe +1 at 0802
      """;

  private static SnaphanceState table(String stands) {
    SnaphanceState table = SnaphanceTestPositions.table(LINES + stands);
    table.beginsTurn(0);
    return table;
  }

  private static MeleeScore scoring(SnaphanceState table) {
    return new MeleeScore(new EvaluationContext(table));
  }

  // ---- what an enemy may do

  @Test
  void horseBitesShotMoreThanPikes() {
    String horse = "stand Horse-1 of Red.Van is Horse at 0805 facing S\n";
    double shot =
        scoring(table("stand Shot-1 of Blue.Left is Shot at 0808 facing N\n" + horse)).bite(0, 1);
    double pike =
        scoring(table("stand Pike-1 of Blue.Left is Pike at 0808 facing N\n" + horse)).bite(0, 1);
    assertTrue(shot > 1, "the charge of horse may cost shot " + shot);
    assertTrue(pike < shot / 2, "shot " + shot + ", pikes " + pike);
  }

  @Test
  void shotDoesNotBite() {
    SnaphanceState table =
        table(
            "stand Horse-1 of Blue.Left is Horse at 0808 facing N\n"
                + "stand Shot-1 of Red.Van is Shot at 0806 facing S\n");
    assertEquals(0, scoring(table).bite(0, 1), "horse that shot may charge");
  }

  @Test
  void whoNeedsAnExtraMoveBitesLess() {
    SnaphanceState table =
        table(
            "stand Shot-1 of Blue.Left is Shot at 0808 facing N\n"
                + "stand Horse-1 of Red.Van is Horse at 0805 facing S\n");
    ThreatMap foes = new ThreatMap(table, 0);
    foes.update(0.5);
    assertEquals(1, comes(foes, table, 3), "horse of two hexes, three away");
    assertEquals(0.5, comes(foes, table, 4), "one hex farther");
    assertEquals(0.25, comes(foes, table, 5), "two");
    assertEquals(0, comes(foes, table, 6), "three");
    table.groupMoved[1] = true;
    assertEquals(0.5, comes(foes, table, 3), "he has had his turn");
  }

  /** The probability, as it counts in this round, that the horse comes so far. */
  private static double comes(ThreatMap foes, SnaphanceState table, int away) {
    return foes.share(1) * ThreatMap.comes(away - ThreatMap.reach(table.type[1]));
  }

  // ---- what the stand may do

  @Test
  void preyIsWorthMoreFromBehind() {
    SnaphanceState table =
        table(
            "stand Horse-1 of Blue.Left is Horse at 0808 facing N\n"
                + "stand Shot-1 of Red.Van is Shot at 0805 facing N\n");
    MeleeScore score = scoring(table);
    assertTrue(score.behind(table.hex[0], 1), "Shot-1 looks away");
    double rear = score.prey(0, 1, true);
    double front = score.prey(0, 1, false);
    assertTrue(rear > front, "rear " + rear + ", front " + front);
  }

  @Test
  void horseHasNoChargeBonusAtTheFrontOfPikes() {
    String horse = "stand Horse-1 of Blue.Left is Horse at 0808 facing N\n";
    double shot =
        scoring(table(horse + "stand Shot-1 of Red.Van is Shot at 0805 facing S\n"))
            .prey(0, 1, false);
    double pike =
        scoring(table(horse + "stand Pike-1 of Red.Van is Pike at 0805 facing S\n"))
            .prey(0, 1, false);
    assertTrue(shot > pike, "shot " + shot + ", pikes " + pike);
  }

  // ---- the end of the battle

  @Test
  void onlyADecisionHelpsWhoIsBehindOrStronger() {
    assertEquals(0, GroupIntention.presses(1, 0.7), "ahead: it can wait");
    assertEquals(1, GroupIntention.presses(-1, 0.3), "behind: it loses anyway");
    assertEquals(0, GroupIntention.presses(0, 0.4), "a draw is good for the weaker side");
    assertEquals(1, GroupIntention.presses(0, 0.6), "a draw is bad for the stronger side");
  }

  @Test
  void whoNeedsADecisionFearsHisOwnLossesLess() {
    SnaphanceState table =
        table(
            "stand Horse-1 of Blue.Left is Horse at 0808 facing N\n"
                + "stand Shot-1 of Red.Van is Horse at 0805 facing S\n");
    EvaluationContext seen = new EvaluationContext(table);
    seen.foes.update();
    MeleeScore score = new MeleeScore(seen);
    double early = score.exchangeScore(0, table.hex[0], 1, true);
    seen.caution = 0.2;
    double late = score.exchangeScore(0, table.hex[0], 1, true);
    assertTrue(late > early, "late " + late + ", early " + early);
  }

  @Test
  void aStandCountsMoreWhenItsArmyIsAboutToBreak() {
    SnaphanceState table =
        table(
            "stand Horse-1 of Blue.Left is Horse at 0808 facing N\n"
                + "stand Shot-1 of Red.Van is Horse at 0805 facing S\n");
    EvaluationContext seen = new EvaluationContext(table);
    double fresh = seen.value(1);
    table.breaksAt[1] = 9;
    table.lostPoints[1] = 8;
    seen.countLosses(0);
    assertTrue(seen.value(1) > fresh, "about to break " + seen.value(1) + ", fresh " + fresh);
  }

  // ---- in step

  private static double gain(String stands) {
    SnaphanceState table = table(stands);
    EvaluationContext seen = new EvaluationContext(table);
    seen.foes.update();
    return new JointChargeScore(seen, new MeleeScore(seen)).gain(0, new HexList(), 1);
  }

  @Test
  void twoChargeInStepWhereBothReachOneEnemy() {
    String pair =
        """
        stand Horse-1 of Blue.Left is Horse at 0808 facing N
        stand Horse-2 of Blue.Left is Horse at 0908 facing N
        """;
    double near = gain(pair + "stand Shot-1 of Red.Van is Horse at 0806 facing S\n");
    double far = gain(pair + "stand Shot-1 of Red.Van is Horse at 0802 facing S\n");
    assertTrue(near > 0, "together at horse in reach: " + near);
    assertEquals(-1, far, "nobody in reach");
  }
}
