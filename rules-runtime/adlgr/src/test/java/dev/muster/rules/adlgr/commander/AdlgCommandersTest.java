package dev.muster.rules.adlgr.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.adlgr.rules.UnitEdge;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The built-in commanders on a table that is the same from both ends. */
@Tag("slow")
class AdlgCommandersTest {
  private static final int BATTLES = 20;
  private static final AdlgGame GAME = new AdlgGame();

  private static AdlgTestPosition even() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent A2")
        .red("A1 Block 12,4 0", "A2 Block 15,4 0", "AG Gun 16.5,4 0", "A3 Block 18,4 0")
        .corps(0, "Maurice ordinary H2")
        .red("H1 Pistols 9.4,4 0", "H2 Pistols 10.4,4 0")
        .corps(0, "Byron ordinary H3")
        .red("H3 Pistols 19.6,4 0", "H4 Pistols 20.6,4 0", "HL LH 22.2,4 0")
        .corps(1, "Essex competent B2")
        .blue(
            "B1 Block 18,12 180", "B2 Block 15,12 180", "BG Gun 13.5,12 180", "B3 Block 12,12 180")
        .corps(1, "Waller ordinary G2")
        .blue("G1 Pistols 20.6,12 180", "G2 Pistols 19.6,12 180")
        .corps(1, "Balfour ordinary G3")
        .blue("G3 Pistols 10.4,12 180", "G4 Pistols 9.4,12 180", "GL LH 7.8,12 180");
  }

  /** Battles of many that the first side wins, each held to the invariants. */
  private static int wins(CommanderProfile red, CommanderProfile blue) {
    BattleSetup opening = GAME.setUp(even().program());
    int wins = 0;
    for (int i = 0; i < BATTLES; i++) {
      int winner =
          opening
              .newBattle(
                  List.of(GAME.commander(red, i), GAME.commander(blue, i + 1)),
                  new SeededDice(i),
                  EventSink.SILENT)
              .withInvariantChecks()
              .fight(() -> false)
              .winner();
      wins += winner == 0 ? 1 : 0;
    }
    return wins;
  }

  @Test
  void steadyBeatsRandomFromBothSides() {
    int asRed = wins(CommanderProfile.STEADY, CommanderProfile.RANDOM);
    int asBlue = BATTLES - wins(CommanderProfile.RANDOM, CommanderProfile.STEADY);
    assertTrue(asRed >= BATTLES * 95 / 100 && asBlue >= BATTLES * 95 / 100, asRed + " " + asBlue);
  }

  /** An option that is not weighed to the end is one that is not better. */
  @Test
  void anOptionIsWeighedToTheEndWhereItIsBetter() {
    int[] cutShort = new int[1];
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    Commander compares =
        question -> {
          var own = (SelfEvaluatingDecision) question;
          own.consider(CommanderProfile.STEADY);
          double most = Double.NEGATIVE_INFINITY;
          for (int i = 0; i < question.size(); i++) {
            double exact = own.score(i);
            double found = own.score(i, most);
            assertEquals(Math.max(exact, most), Math.max(found, most), question.label(i));
            cutShort[0] += found == exact ? 0 : 1;
            most = Math.max(most, exact);
          }
          return steady.choose(question);
        };
    var battle =
        GAME.setUp(even().program())
            .newBattle(List.of(compares, compares), new SeededDice(5), EventSink.SILENT);
    while (battle.round() < 6 && battle.step()) {
      // on
    }
    assertTrue(cutShort[0] > 100, cutShort[0] + " cut short");
  }

  /** How far both sides are from each other after two rounds, in UD. */
  private static double apart(CommanderProfile temper) {
    var battle =
        (AdlgBattle)
            GAME.setUp(even().program())
                .newBattle(
                    List.of(
                        GAME.commander(temper, 1), GAME.commander(CommanderProfile.CAUTIOUS, 2)),
                    new SeededDice(5),
                    EventSink.SILENT);
    while (battle.round() < 3 && battle.step()) {
      // on
    }
    AdlgState table = battle.state();
    double sum = 0;
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == 0 && table.present(unit)) {
        sum += table.nearestEnemy(unit, table.footprint(unit));
      }
    }
    return sum;
  }

  @Test
  void theBoldAreNearerThanTheCautious() {
    double bold = apart(CommanderProfile.BOLD);
    double cautious = apart(CommanderProfile.CAUTIOUS);
    assertTrue(bold < cautious, bold + " " + cautious);
  }

  /** What a steady commander answers to the first question of a kind about F. */
  private static String chosen(AdlgTestPosition position, AdlgDecisionType point) {
    return chosen(CommanderProfile.STEADY, position, point);
  }

  private static String chosen(
      CommanderProfile temper, AdlgTestPosition position, AdlgDecisionType point) {
    String[] answer = {""};
    var asked = GAME.commander(temper, 1);
    var battle =
        GAME.setUp(position.program())
            .newBattle(
                List.of(
                    question -> {
                      int choice = asked.choose(question);
                      if (question.id().equals(point.id) && answer[0].isEmpty()) {
                        answer[0] = question.label(choice);
                      }
                      return choice;
                    },
                    GAME.commander(CommanderProfile.STEADY, 2)),
                new SeededDice(1),
                EventSink.SILENT);
    while (answer[0].isEmpty() && battle.step()) {
      // on
    }
    return answer[0];
  }

  @Test
  void theFlankIsChargedRatherThanTheFront() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Cv 10,8 0")
            .blue("E Foot 10,10 180", "S Foot 11.6,9.2 90");
    assertTrue(chosen(position, AdlgDecisionType.ORDER).matches("F charges the (flank|rear) of S"));
  }

  /** To be bold is to close with the enemy, and not to throw horse away on pikes that stand. */
  @Test
  void theBoldDoNotRideIntoPikesThatStand() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent F")
            .red("F Pistols 10,8 0")
            .blue("E Block 10,11 180");
    assertFalse(
        chosen(CommanderProfile.BOLD, position, AdlgDecisionType.ORDER).contains("charges"));
  }

  @Test
  void theBoldChargeWhereTheCautiousWait() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Pistols 10,8 0")
            .blue("E Pistols 10,11 180");
    assertTrue(chosen(CommanderProfile.BOLD, position, AdlgDecisionType.ORDER).contains("charges"));
    assertFalse(
        chosen(CommanderProfile.CAUTIOUS, position, AdlgDecisionType.ORDER).contains("charges"));
  }

  /** The score of a charge for a steady commander, if F and its group get the first order. */
  private static double charge(AdlgTestPosition position, String target) {
    double[] found = {Double.NaN};
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    Commander weighs =
        question -> {
          var own = (SelfEvaluatingDecision) question;
          own.consider(CommanderProfile.STEADY);
          for (int i = 0; i < question.size(); i++) {
            if (question.label(i).equals("the group of F")) {
              return i;
            }
            if (question.label(i).endsWith("charges the front of " + target)) {
              found[0] = own.score(i);
              return i;
            }
          }
          return steady.choose(question);
        };
    var battle =
        GAME.setUp(position.program())
            .newBattle(List.of(weighs, steady), new SeededDice(1), EventSink.SILENT);
    while (Double.isNaN(found[0]) && battle.round() < 2 && battle.step()) {
      // on
    }
    return found[0];
  }

  /** The melee that a group would win is not fought by an enemy that evades. */
  @Test
  void aGroupGainsLittleByAChargeAtLightHorse() {
    AdlgTestPosition light =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Pistols 10,8 0", "G Pistols 11,8 0")
            .blue("E LH 10.5,10.5 180");
    assertTrue(charge(light, "E") < 0.6, charge(light, "E") + " at light horse");
  }

  /** What a steady commander of the first side answers in its first turn. */
  private static List<String> answers(AdlgTestPosition position, Consumer<AdlgState> prepare) {
    List<String> answers = new ArrayList<>();
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    Commander heard =
        question -> {
          int choice = steady.choose(question);
          answers.add(question.label(choice));
          return choice;
        };
    var battle =
        (AdlgBattle)
            GAME.setUp(position.program())
                .newBattle(
                    List.of(heard, GAME.commander(CommanderProfile.STEADY, 2)),
                    new SeededDice(1),
                    EventSink.SILENT);
    battle.step();
    prepare.accept(battle.state());
    while (battle.state().turn() == 1 && battle.step()) {
      // on
    }
    return answers;
  }

  private static int unit(AdlgState table, String name) {
    return table.unit(name);
  }

  /** Beside a friend the enemy has the better of it; two charges together are even. */
  @Test
  void nobodyChargesAloneWhereTheEnemyIsSupported() {
    AdlgTestPosition alone =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Pistols 10,8 0")
            .blue("E Pistols 10,10.5 180", "S Pistols 11,10.5 180");
    assertFalse(chosen(alone, AdlgDecisionType.ORDER).contains("charges"));
  }

  @Test
  void aUnitInMeleeRalliesWithPointsThatNobodyElseNeeds() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent F")
            .red("F Block 10,8 0 hits 1")
            .blue("E Block 10,8.5 180");
    List<String> answers =
        answers(
            position,
            table -> table.engage(unit(table, "E"), unit(table, "F"), UnitEdge.FRONT, true));
    assertTrue(answers.contains("F rallies"), answers.toString());
  }

  /** Horse that loses to pikes leaves them, but not in the turn in which it has charged them. */
  @Test
  void nobodyLeavesAMeleeInTheTurnOfHisCharge() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Cv 10,8 0 hits 1")
            .blue("E Block 10,8 180");
    assertTrue(answers(position, table -> meets(table, false)).contains("F disengages"));
    assertFalse(answers(position, table -> meets(table, true)).contains("F disengages"));
  }

  private static void meets(AdlgState table, boolean charged) {
    table.engage(unit(table, "F"), unit(table, "E"), UnitEdge.FRONT, true);
    table.charged[unit(table, "F")] = charged;
  }

  /** A ride away and back again is of no use. */
  @Test
  void aCommanderStaysWithHisUnitFarFromTheEnemy() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent F")
            .red("F Foot 10,4 0")
            .blue("E Foot 10,18 180");
    List<String> answers = answers(position, table -> {});
    assertTrue(answers.contains("RedCorps1 gives no more orders"), answers.toString());
    assertFalse(answers.stream().anyMatch(each -> each.startsWith("Rupert")), answers.toString());
  }

  @Test
  void aGunIsTaken() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Cv 10,8 0")
            .blue("G Gun 10,10 180", "E Foot 20,12 180");
    assertEquals("F charges the front of G", chosen(position, AdlgDecisionType.ORDER));
  }

  @Test
  void theWeakerIsShotAt() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 10,4")
            .red("F Shot 10,8 0")
            .blue("E Swords 9.4,10 180 hits 4", "S Swords 10.6,10 180");
    assertEquals("F shoots at E", chosen(position, AdlgDecisionType.SHOOT));
  }

  @Test
  void lightHorseDoesNotWaitForHeavyHorse() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .with("first_turn", "second")
            .corps(0, "Rupert competent 10,4")
            .red("F LH 10,8 0")
            .corps(1, "Essex competent 10,12")
            .blue("E Kn 10,10 180");
    assertTrue(chosen(position, AdlgDecisionType.EVADE).startsWith("F evades"));
  }
}
