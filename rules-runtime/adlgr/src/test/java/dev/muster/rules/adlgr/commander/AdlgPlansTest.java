package dev.muster.rules.adlgr.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Plan.Stance;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a corps does that the scenario gives a plan, seen from outside and over many seeds. */
@Tag("slow")
class AdlgPlansTest {
  private static final int SEEDS = 6;

  /** Battles in which losses are compared, which dice decide more than the places of units. */
  private static final int MANY = 24;

  private static final AdlgGame GAME = new AdlgGame();

  /** A corps of Red in the south-west, and the enemy far away in the north-east. */
  private static AdlgTestPosition far() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent R2")
        .red("R1 Swords 4,3 0", "R2 Swords 5,3 0", "R3 Cv 7,3 0")
        .corps(1, "Essex competent B1")
        .blue("B1 Swords 26,18 180", "B2 Swords 27,18 180");
  }

  /** The enemy comes down on the corps, stronger than it is. */
  private static AdlgTestPosition near() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent R2")
        .red("R1 Shot 10,5 0", "R2 Shot 12,5 0", "R3 Cv 14,5 0")
        .corps(1, "Essex competent B2")
        .blue("B1 Swords 10,12 180", "B2 Swords 11,12 180", "B3 Swords 12,12 180")
        .corps(1, "Waller competent B4")
        .blue("B4 Cv 14,12 180", "B5 Cv 15,12 180", "B6 Cv 16,12 180");
  }

  /** The enemy waits on his ground. */
  private static AdlgTestPosition waiting() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent R2")
        .red("R1 Swords 10,4 0", "R2 Swords 11,4 0", "R3 Cv 13,4 0")
        .corps(1, "Essex competent B2")
        .blue("B1 Shot 10,15 180", "B2 Shot 12,15 180")
        .plan("BlueCorps1", plan(Stance.HOLD));
  }

  private static Plan plan(Stance stance, String... points) {
    return plan(stance, 1, null, null, points);
  }

  private static Plan plan(
      Stance stance,
      int from,
      @Nullable Condition condition,
      @Nullable Condition until,
      String... points) {
    List<Place> places = Arrays.stream(points).<Place>map(Place::read).toList();
    return new Plan(stance, places, null, from, condition, until, SourceRange.NOWHERE);
  }

  private static AdlgBattle battle(AdlgTestPosition position, int seed, EventSink told) {
    return (AdlgBattle)
        GAME.setUp(position.rounds(20).program())
            .newBattle(
                List.of(
                    GAME.commander(CommanderProfile.STEADY, seed),
                    GAME.commander(CommanderProfile.BOLD, seed)),
                new SeededDice(seed),
                told);
  }

  /** The table after so many rounds. */
  private static AdlgState after(int rounds, AdlgBattle battle) {
    while (battle.round() <= rounds && battle.step()) {
      // on
    }
    return battle.state();
  }

  private static AdlgState played(AdlgTestPosition position, int rounds, int seed, EventSink told) {
    return after(rounds, battle(position, seed, told));
  }

  private static double mean(
      Supplier<AdlgTestPosition> position, int rounds, ToDoubleFunction<AdlgState> of) {
    return mean(position, rounds, of, SEEDS);
  }

  private static double mean(
      Supplier<AdlgTestPosition> position,
      int rounds,
      ToDoubleFunction<AdlgState> of,
      int battles) {
    double sum = 0;
    for (int seed = 1; seed <= battles; seed++) {
      sum += of.applyAsDouble(played(position.get(), rounds, seed, EventSink.SILENT));
    }
    return sum / battles;
  }

  /** Times Red charges in some rounds of all battles. */
  private static int charges(Supplier<AdlgTestPosition> position, int rounds) {
    List<Event> all = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      played(position.get(), rounds, seed, all::add);
    }
    return (int)
        all.stream()
            .filter(
                it ->
                    it instanceof AdlgEvent.Charges e
                        && e.unit().replace("the group of ", "").startsWith("R"))
            .count();
  }

  /**
   * UD from a unit whose name begins so to the nearest of some points, on average of those left.
   */
  private static ToDoubleFunction<AdlgState> away(String whose, String... points) {
    return table -> {
      double sum = 0;
      int units = 0;
      for (int unit = 0; unit < table.units; unit++) {
        if (table.name(unit).startsWith(whose) && table.present(unit)) {
          double near = Double.POSITIVE_INFINITY;
          for (String each : points) {
            if (Place.read(each) instanceof Point(double x, double y)) {
              Footprint there = Footprint.of(Pose.near(x, y, 0), 1e-3, 1e-3);
              near = Math.min(near, table.footprint(unit).distance(there));
            }
          }
          sum += near;
          units++;
        }
      }
      return units == 0 ? 0 : sum / units;
    };
  }

  /** UD from a unit of Red to the nearest enemy, on average of those left. */
  private static double apart(AdlgState table) {
    double sum = 0;
    int units = 0;
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == 0 && table.present(unit)) {
        sum += table.nearestEnemy(unit, table.footprint(unit));
        units++;
      }
    }
    return units == 0 ? 0 : sum / units;
  }

  private static double redLeft(AdlgState table) {
    double left = 0;
    for (int unit = 0; unit < table.units; unit++) {
      left += table.side(unit) == 0 ? AdlgBattleStatus.remainingStrength(table, unit) : 0;
    }
    return left;
  }

  @Test
  void whoAttacksGoesWhereHeIsSent() {
    ToDoubleFunction<AdlgState> away = away("R", "4,17");
    double free = mean(AdlgPlansTest::far, 4, away);
    double sent = mean(() -> far().plan("RedCorps1", plan(Stance.ATTACK, "4,17")), 4, away);
    assertTrue(sent < 4 && sent < free - 2, sent + " with the plan, " + free + " without");
  }

  @Test
  void whoAttacksFightsWhoStandsInTheWay() {
    int charges = charges(() -> waiting().plan("RedCorps1", plan(Stance.ATTACK, "11,19")), 6);
    assertTrue(charges >= SEEDS, charges + " charges");
  }

  @Test
  void whoHoldsPlacesGoesThereAndStays() {
    Supplier<AdlgTestPosition> held =
        () -> far().plan("RedCorps1", plan(Stance.HOLD, "4,9", "5,9", "7,9"));
    ToDoubleFunction<AdlgState> away = away("R", "4,9", "5,9", "7,9");
    double soon = mean(held, 3, away);
    double later = mean(held, 4, away);
    assertTrue(soon < 1.5, soon + " UD away after three rounds");
    assertTrue(later < 1.5, later + " UD away after four rounds");
  }

  @Test
  void whoHoldsHisGroundStaysOnItThoughHeCouldShootElsewhere() {
    ToDoubleFunction<AdlgState> away = away("B", "10,15", "12,15");
    double held = mean(AdlgPlansTest::waiting, 3, away);
    ToDoubleFunction<AdlgState> strayed = away("R", "10,5", "12,5", "14,5");
    double pressed = mean(() -> near().plan("RedCorps1", plan(Stance.HOLD)), 2, strayed);
    double free = mean(AdlgPlansTest::near, 2, strayed);
    assertTrue(held < 1.2, held + " UD away");
    assertTrue(pressed < 1.5 && pressed < free, pressed + " UD away, " + free + " without a plan");
  }

  @Test
  void whoDelaysChargesNobodyAndLastsLonger() {
    Supplier<AdlgTestPosition> delayed = () -> near().plan("RedCorps1", plan(Stance.DELAY));
    int charges = charges(delayed, 4);
    int free = charges(AdlgPlansTest::near, 4);
    assertTrue(charges * 4 <= free, charges + " charges with the plan, " + free + " without");
    double left = mean(delayed, 4, AdlgPlansTest::redLeft, MANY);
    double without = mean(AdlgPlansTest::near, 4, AdlgPlansTest::redLeft, MANY);
    assertTrue(left > without, left + " cohesion left with the plan, " + without + " without");
  }

  @Test
  void aReserveWaitsUntilItIsWanted() {
    Condition third = new Condition.FromRound(3);
    Supplier<AdlgTestPosition> reserve =
        () -> waiting().plan("RedCorps1", plan(Stance.RESERVE, 1, null, third));
    double before = mean(reserve, 2, AdlgPlansTest::apart);
    double after = mean(reserve, 5, AdlgPlansTest::apart);
    double free = mean(AdlgPlansTest::waiting, 2, AdlgPlansTest::apart);
    assertTrue(before > 9 && free < before - 2, before + " waiting, " + free + " without a plan");
    assertTrue(after < before - 3, after + " UD from the enemy when the wait is over, " + before);
  }

  @Test
  void whoSupportsFollows() {
    Supplier<AdlgTestPosition> two =
        () ->
            new AdlgTestPosition()
                .corps(0, "Rupert competent S1")
                .red("S1 Swords 4,4 0", "S2 Swords 5,4 0")
                .corps(0, "Maurice competent R1")
                .red("R1 Swords 14,4 0", "R2 Swords 15,4 0")
                .corps(1, "Essex competent B1")
                .blue("B1 Swords 27,18 180")
                .plan("RedCorps1", plan(Stance.HOLD, "4,12", "5,12"));
    Plan support = new Plan(Stance.SUPPORT, List.of(), "RedCorps1", 1, SourceRange.NOWHERE);
    ToDoubleFunction<AdlgState> away = away("R", "4,12", "5,12");
    double followed = mean(() -> two.get().plan("RedCorps2", support), 5, away);
    double free = mean(two, 5, away);
    assertTrue(followed < 6 && followed < free - 3, followed + " with the plan, " + free);
  }

  @Test
  void aPlanBeginsInItsRound() {
    Supplier<AdlgTestPosition> late =
        () -> far().plan("RedCorps1", plan(Stance.ATTACK, 2, null, null, "4,17"));
    ToDoubleFunction<AdlgState> away = away("R", "4,17");
    assertEquals(mean(AdlgPlansTest::far, 1, away), mean(late, 1, away), 1e-9);
    double before = mean(late, 1, away);
    double after = mean(late, 4, away);
    assertTrue(after < before - 3, after + " after it, " + before + " before");
  }

  /** Those kept back go forward once the others have cost the enemy something, and not before. */
  @Test
  void aPlanHangsOnWhatHappens() {
    Condition shaken = new Condition.BreakPointsLost("Blue", 5);
    Supplier<AdlgTestPosition> two =
        () ->
            waiting()
                .corps(0, "Maurice competent K1")
                .red("K1 Cv 18,4 0", "K2 Cv 19,4 0")
                .corps(1, "Waller competent B4")
                .blue("B4 Shot 20,17 180", "B5 Shot 22,17 180", "B6 Shot 24,17 180")
                .plan("BlueCorps2", plan(Stance.HOLD))
                .plan("RedCorps2", plan(Stance.HOLD))
                .plan("RedCorps2", plan(Stance.ATTACK, 1, shaken, null));
    int moved = 0;
    int met = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      AdlgBattle battle = battle(two.get(), seed, EventSink.SILENT);
      boolean before = false;
      boolean ever = false;
      for (int round = 1; round <= 7; round++) {
        AdlgState table = after(round, battle);
        boolean now =
            new AdlgBattleStatus(table).lost(1) * 100 >= 5 * new AdlgBattleStatus(table).total(1);
        double strayed = away("K", "18,4", "19,4").applyAsDouble(table);
        assertTrue(ever || now || strayed < 2, strayed + " UD from their post");
        if (battle.isOver()) {
          break;
        }
        if (before && now && isThere(table, "K")) {
          met++;
          moved += strayed > 3 ? 1 : 0;
        }
        before = now;
        ever |= now;
      }
    }
    assertTrue(met >= 3 && moved == met, moved + " of " + met);
  }

  private static boolean isThere(AdlgState table, String whose) {
    for (int unit = 0; unit < table.units; unit++) {
      if (table.name(unit).startsWith(whose) && table.present(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Who is told to hold in a later round takes post where he stands then. */
  @Test
  void aPostIsTakenWhenThePlanBegins() {
    Supplier<AdlgTestPosition> stop =
        () ->
            far()
                .plan("RedCorps1", plan(Stance.ATTACK, "4,17"))
                .plan("RedCorps1", plan(Stance.HOLD, 3, null, null));
    ToDoubleFunction<AdlgState> away = away("R", "4,3", "5,3", "7,3");
    double then = mean(stop, 2, away);
    double later = mean(stop, 5, away);
    assertEquals(then, later, 1.5);
    assertTrue(then > 3, then + " UD from where they began");
  }
}
