package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.DicePool;
import dev.muster.rules.snaphance.rules.FireDice;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a mind weighs a charge or a volley with are the dice that are thrown for it. */
class EvaluatorDiceTest {
  /** Every shot a steady commander orders, in battles of both editions and all switches. */
  @Test
  void volleysAreWeighedByTheDiceThatAreThrown() {
    int[] seen = new int[1];
    for (long seed = 0; seed < 12; seed++) {
      List<Event> told = new ArrayList<>();
      List<Expected> expected = new ArrayList<>();
      Commander mind = SnaphanceCommanders.of(CommanderProfile.STEADY, 1);
      Commander watching =
          question -> {
            int answer = mind.choose(question);
            SnaphanceDecision choice = (SnaphanceDecision) question;
            if (choice.order(answer) == SnaphanceOrder.FIRE) {
              expected.add(Expected.of(choice, answer, told.size()));
            }
            return answer;
          };
      new SnaphanceBattle(
              GeneratedSnaphanceBattles.of(seed),
              List.of(watching, watching),
              new SeededDice(seed),
              told::add)
          .fight(() -> false);
      for (Expected each : expected) {
        seen[0] += each.hold(told) ? 1 : 0;
      }
    }
    assertTrue(seen[0] > 30, "only " + seen[0] + " shots");
  }

  private record Expected(String stand, String target, int dice, int after) {
    static Expected of(SnaphanceDecision choice, int answer, int after) {
      SnaphanceState table = choice.table();
      int stand = choice.stand();
      int target = choice.number(answer);
      int dice = new FireDice(table).fill(new DicePool(), stand, target, 0, 0);
      return new Expected(table.name[stand], table.name[target], dice, after);
    }

    /** Whether the shot fell, and not an evasion or another's fire before it. */
    boolean hold(List<Event> told) {
      for (int i = after; i < Math.min(told.size(), after + 2); i++) {
        if (told.get(i) instanceof SnaphanceEvent.Fires fires
            && fires.stand().equals(stand)
            && fires.target().equals(target)
            && fires.rank() == 1) {
          assertEquals(dice, fires.dice().size(), stand + " at " + target);
          return true;
        }
      }
      return false;
    }
  }

  // ---- melee: the worth of a charge moves with each rule that moves its dice

  private static final String FIELD =
      """
      board 12 x 12
      side Blue
      side Red
      line Horse Horse B mp 3 sp 6 cb 2 bp 2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 bp 3
      line Guard Horse B mp 3 sp 6 cb 2 bp 2
      group Blue.Right general Guise +1 at 0609
      group Red.Van general Saxe +1 at 0602
      stand Horse-1 of Blue.Right is Horse at 0609 facing N
      """;

  private static double charge(String more) {
    SnaphanceState table = SnaphanceTestPositions.table(FIELD + more);
    EvaluationContext seen = new EvaluationContext(table);
    table.beginsTurn(0);
    int enemy = table.stands - 1;
    // from the hex in front of it, or behind it where it looks the other way
    int hex = table.grid.neighbour(table.hex[enemy], 3);
    return new MeleeScore(seen).exchangeScore(0, hex, enemy, true);
  }

  @Test
  void whoIsStruckFromBehindIsDisorderedAtOnce() {
    double front = charge("stand Guard-1 of Red.Van is Guard at 0606 facing S\n");
    double rear = charge("stand Guard-1 of Red.Van is Guard at 0606 facing N\n");
    assertTrue(rear > front + 1, "front " + front + ", rear " + rear);
  }

  @Test
  void supportsLendHalfTheirDice() {
    double alone = charge("stand Guard-1 of Red.Van is Guard at 0606 facing S\n");
    double beside =
        charge(
            "stand Horse-2 of Blue.Right is Horse at 0506 facing NE\n"
                + "stand Guard-1 of Red.Van is Guard at 0606 facing S\n");
    assertTrue(beside > alone, "alone " + alone + ", with a support " + beside);
  }
}
