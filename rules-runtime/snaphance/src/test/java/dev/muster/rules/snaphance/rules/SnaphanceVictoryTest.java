package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a battle (14.0). */
class SnaphanceVictoryTest {
  private static final String TWO_TARGETS =
      """
      limit 2
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      line Shot Shot B mp 2 sp 4 cb 1 pb 0 2h 0 bp 1
      stand Foot-1 of Blue.Left is Foot at 0305 facing S lost 5
      stand Foot-2 of Blue.Rear is Foot at 0301 facing S
      stand Shot-1 of Red.Right is Shot at 0307 facing N
      stand Shot-2 of Red.Right is Shot at 0912 facing N
      """;

  /** Fires where it can, else takes the usual course. */
  private static int fires(Decision question) {
    for (int option = 0; option < question.size(); option++) {
      if (question.label(option).endsWith("fires at Foot-1")) {
        return option;
      }
    }
    return question.defaultOption();
  }

  private static Outcome fight(ScriptedDice dice) throws SituationException {
    Commander commander = SnaphanceVictoryTest::fires;
    return new SnaphanceBattle(
            SituationService.read("two-targets", TWO_TARGETS).program(),
            List.of(commander, commander),
            dice,
            EventSink.SILENT)
        .fight(() -> false);
  }

  @Test
  @Tag("SN-14.0-06")
  void theFirstArmyToBreakLosesAtOnce() throws SituationException {
    // initiative, the throw of Shot-1, Morale of Foot-1
    ScriptedDice dice = new ScriptedDice(1, 1, 6, 6, 6, 2, 1, 1, 3);
    Outcome outcome = fight(dice);
    assertEquals(1, outcome.winner());
    assertEquals(1, outcome.rounds(), "the battle ends in the round it is decided in");
    assertEquals("Blue broke", outcome.reason());
    assertTrue(outcome.sides().getFirst().broken());
    assertEquals(3, outcome.sides().getFirst().lost());
    assertEquals(0, dice.left());
  }

  /**
   * A charger destroys a stand and breaks the enemy, pursues, and falls to the fire of another.
   *
   * @param chargers side of the charger: 0 or 1
   */
  @ParameterizedTest
  @Tag("SN-14.0-06")
  @ValueSource(ints = {0, 1})
  void whoBreaksLaterInTheSameTurnHasWon(int chargers) {
    String position =
        """
        board 12 x 12
        side Blue
        side Red
        line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
        line Shot Shot B mp 2 sp 4 bp 3
        line Foot PikeAndShot B mp 1 sp 4 pb 0 bp 3
        stand Lancers-1 of %1$s.Left is Lancers at 0609 facing N lost 5
        stand Shot-1 of %2$s.Right is Shot at 0607 facing S lost 3
        stand Foot-1 of %2$s.Right is Foot at 0605 facing S
        stand Shot-2 of %2$s.Right is Shot at 0802 facing S
        """
            .formatted(chargers == 0 ? "Blue" : "Red", chargers == 0 ? "Red" : "Blue");
    Commander commander =
        question -> {
          for (int option = 0; option < question.size(); option++) {
            if (question.label(option).equals("Lancers-1 charges Shot-1 via 0608")) {
              return option;
            }
          }
          return question.defaultOption();
        };
    int one = chargers == 0 ? 6 : 1;
    int other = 7 - one;
    // initiative; melee and the Morale of Shot-1; pursuit; defensive fire and Morale of Lancers-1
    ScriptedDice dice = new ScriptedDice(one, one, other, other, 6, 1, 1, 6, 6, 6, 1, 1, 1, 6);
    SnaphanceBattle battle =
        new SnaphanceBattle(
            SnaphanceTestPositions.program(position),
            List.of(commander, commander),
            dice,
            EventSink.SILENT);
    Outcome outcome = battle.fight(() -> false);
    assertTrue(outcome.sides().get(0).broken() && outcome.sides().get(1).broken());
    assertEquals(chargers, outcome.winner());
    assertEquals(0, dice.left());
  }

  @Test
  void nobodyBreaksAndNobodyHasLost() throws SituationException {
    // two rounds: Red has the one initiative thrown for, misses, and Blue goes on alone
    ScriptedDice dice = new ScriptedDice(1, 1, 6, 6, 1, 2, 1, 1, 1, 1, 6, 6, 1, 2, 1, 1);
    Outcome outcome = fight(dice);
    assertEquals(-1, outcome.winner(), "a draw");
    assertEquals("the round limit of 2 was reached", outcome.reason());
    assertEquals(0, dice.left());
  }
}
