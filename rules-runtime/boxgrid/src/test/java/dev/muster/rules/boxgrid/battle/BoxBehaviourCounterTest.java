package dev.muster.rules.boxgrid.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What a player would smile at is counted when it happens, and not when it does not. */
class BoxBehaviourCounterTest {
  private static final BoxGridGame GAME = new BoxGridGame();
  private static final int BATTLES = 40;

  /** "1 of 2". */
  private static String count(BoxTestPosition position, BoxBehaviourMetric habit) {
    Commander both = position.commander();
    return said(BoxBehaviourCounter.of(position.program(), List.of(both, both), 1), habit);
  }

  private static String said(Map<BoxBehaviourMetric, int[]> counts, BoxBehaviourMetric habit) {
    int[] count = Objects.requireNonNull(counts.get(habit));
    return count[0] + " of " + count[1];
  }

  private static BoxTestPosition round(int rounds) {
    return BoxTestPosition.field().rounds(rounds).everybody();
  }

  @Test
  void contactsOnAFlank() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.STRUCK_IN_FLANK_OR_REAR;
    var flank = round(1).red("R Horse D4 E").blue("B Foot E4 S", "C Foot J10 S");
    assertEquals("1 of 1", count(flank.orders("R charges B"), habit));
    var front = round(1).red("R Horse D4 E").blue("B Foot E4 W", "C Foot J10 S");
    assertEquals("0 of 1", count(front.orders("R charges B"), habit));
  }

  @Test
  void chargesOfUnformedUnits() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.CHARGES_UNFORMED;
    var rough = round(1).terrain("rough", "D4").red("R Horse D4 N").blue("B Foot D5 S");
    assertEquals("1 of 1", count(rough.orders("R charges B"), habit));
    var open = round(1).red("R Horse D4 N").blue("B Foot D5 S");
    assertEquals("0 of 1", count(open.orders("R charges B"), habit));
  }

  @Test
  void chargesOfShakenUnits() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.CHARGES_SHAKEN;
    var shaken = round(1).red("R Horse D4 N hits 3").blue("B Foot D5 S");
    assertEquals("1 of 1", count(shaken.orders("R charges B"), habit));
    var steady = round(1).red("R Horse D4 N hits 2").blue("B Foot D5 S");
    assertEquals("0 of 1", count(steady.orders("R charges B"), habit));
  }

  @Test
  void chargesAtALoss() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.CHARGES_AT_A_LOSS;
    var shaken = round(1).red("R Horse D4 N hits 3").blue("B Foot D5 S");
    assertEquals("1 of 1", count(shaken.orders("R charges B"), habit));
    var unformed = round(1).terrain("rough", "D4").red("R Horse D4 N").blue("B Foot D5 S");
    assertEquals("1 of 1", count(unformed.orders("R charges B"), habit));
    var sound = round(1).red("R Horse D4 N").blue("B Foot D5 S");
    assertEquals("0 of 1", count(sound.orders("R charges B"), habit));
    var flank = round(1).red("R Horse D4 N hits 3").blue("B Foot D5 E");
    assertEquals("0 of 1", count(flank.orders("R charges B"), habit));
    var runs = round(1).red("R Horse D4 N hits 3").blue("B OpenHorse D5 S");
    assertEquals("0 of 1", count(runs.orders("R charges B"), habit));
    var gun = round(1).red("R Horse D4 N hits 3").blue("B Gun D5 S");
    assertEquals("0 of 1", count(gun.orders("R charges B"), habit));
  }

  @Test
  void chargesOfLightTroopsAtHeavyOnes() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.SHOOTERS_CHARGE;
    var heavy = round(1).red("R Horse D4 N").blue("B Foot D5 S");
    assertEquals("0 of 1", count(heavy.orders("R charges B"), habit));
    var shaken = round(1).red("R OpenHorse D4 N").blue("B Elephants D5 S hits 2");
    assertEquals("0 of 1", count(shaken.orders("R charges B"), habit));
    var steady = round(1).red("R OpenHorse D4 N").blue("B Elephants D5 S");
    assertEquals("1 of 1", count(steady.orders("R charges B"), habit));
  }

  @Test
  void shotsNotTaken() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.SHOTS_FORGONE;
    var shoots = round(1).red("R Shot D4 N").blue("B Foot D6 S");
    assertEquals("0 of 1", count(shoots.orders("R shoots at B"), habit));
    var none = round(1).red("R Shot D4 N").blue("B Foot D6 S");
    assertEquals("1 of 1", count(none.orders("Red shoots no more"), habit));
  }

  @Test
  void shakenUnitsThatGoNearer() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.SHAKEN_GO_NEARER;
    var nearer = round(1).red("R Foot D4 N hits 3").blue("B Foot D10 S");
    assertEquals("1 of 1", count(nearer.orders("R moves forward to D5"), habit));
    var away = round(1).red("R Foot D4 S hits 3").blue("B Foot D10 S");
    assertEquals("0 of 1", count(away.orders("R moves forward to D3"), habit));
    var steady = round(1).red("R Foot D4 N hits 2").blue("B Foot D10 S");
    assertEquals("0 of 0", count(steady.orders("R moves forward to D5"), habit));
  }

  @Test
  void placesTakenBack() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.PLACES_TAKEN_BACK;
    var back = round(2).red("R Horse D4 N").blue("B Foot J10 S");
    back.orders("R moves forward to D5", "R stops", "R turns about", "R moves forward to D4");
    assertEquals("1 of 2", count(back, habit));
    var on = round(2).red("R Horse D4 N").blue("B Foot J10 S");
    on.orders("R moves forward to D5", "R stops", "R moves forward to D6");
    assertEquals("0 of 2", count(on, habit));
  }

  @Test
  void backsToTheEnemy() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.BACK_TO_ENEMY;
    // each side has a turn, in which its own units are looked at
    assertEquals(
        "1 of 2", count(round(1).red("R Foot D4 S").blue("B Foot D6 S"), habit), "Red looks away");
    assertEquals("0 of 2", count(round(1).red("R Foot D4 N").blue("B Foot D6 S"), habit));
    assertEquals("0 of 0", count(round(1).red("R Foot D4 S").blue("B Foot D7 S"), habit), "far");
  }

  @Test
  void idleUnits() {
    BoxBehaviourMetric habit = BoxBehaviourMetric.IDLE;
    int many = BoxBehaviourMetric.LONG + 1;
    BoxTestPosition moves = round(many).red("R Foot D4 N").blue("B Foot J10 S");
    assertEquals("1 of 2", count(moves.orders("R moves forward to D5"), habit), "Blue is idle");
    BoxTestPosition two = round(many).red("R Foot D4 N").blue("B Foot J10 S");
    assertEquals("2 of 2", count(two, habit));
    BoxTestPosition told = round(many).red("R Foot D4 N").blue("B Foot J10 S");
    told.plan("B", Plan.Stance.HOLD);
    assertEquals("1 of 2", count(told, habit), "Blue has been told to hold");
    BoxTestPosition brief =
        round(BoxBehaviourMetric.LONG - 2).red("R Foot D4 N").blue("B Foot J10 S");
    assertEquals("0 of 2", count(brief, habit), "a short battle");
  }

  @Test
  void theyAgreeWithWhatIsTold() {
    int lost = 0;
    for (long seed = 1; seed <= BATTLES; seed++) {
      BattleProgram program = GeneratedBoxBattles.of(seed);
      List<Event> events = new ArrayList<>();
      GAME.setUp(program)
          .newBattle(minds(seed), new SeededDice(seed), events::add)
          .fight(() -> false);
      Map<BoxBehaviourMetric, int[]> counts = BoxBehaviourCounter.of(program, minds(seed), seed);
      String battle = "generated battle " + seed;
      long fallen = told(events, it -> it instanceof BoxEvent.CommanderLost);
      long charges = told(events, it -> it instanceof BoxEvent.Charges);
      lost += (int) fallen;
      assertEquals(fallen + " of 4", said(counts, BoxBehaviourMetric.COMMANDERS_LOST), battle);
      assertEquals(charges, of(counts, BoxBehaviourMetric.CHARGES_UNFORMED), battle);
      assertEquals(charges, of(counts, BoxBehaviourMetric.CHARGES_SHAKEN), battle);
      assertEquals(
          told(events, it -> it instanceof BoxEvent.Contact),
          of(counts, BoxBehaviourMetric.STRUCK_IN_FLANK_OR_REAR),
          battle);
      assertEquals(
          told(events, it -> it instanceof CommonEvent.Decided e && shots(e)),
          of(counts, BoxBehaviourMetric.SHOTS_FORGONE),
          battle);
      counts.forEach(
          (habit, count) ->
              assertTrue(count[0] >= 0 && count[0] <= count[1], battle + ": " + habit));
    }
    assertTrue(lost > 0, "commanders fall in " + BATTLES + " battles");
  }

  private static List<Commander> minds(long seed) {
    return List.of(
        GAME.commander(CommanderProfile.STEADY, seed), GAME.commander(CommanderProfile.BOLD, seed));
  }

  private static boolean shots(CommonEvent.Decided e) {
    return e.point().equals(BoxDecisionType.SHOOT.id);
  }

  private static long told(List<Event> events, Predicate<Event> which) {
    return events.stream().filter(which).count();
  }

  private static int of(Map<BoxBehaviourMetric, int[]> counts, BoxBehaviourMetric habit) {
    return Objects.requireNonNull(counts.get(habit))[1];
  }
}
