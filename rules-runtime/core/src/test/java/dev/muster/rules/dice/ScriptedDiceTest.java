package dev.muster.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptedDiceTest {
  @Test
  void fallInTheOrderWritten() {
    ScriptedDice dice = new ScriptedDice(6, 1, 5, 5, 2);

    assertEquals(6, dice.d6());
    assertEquals(List.of(1, 5, 5), List.of(dice.d6(), dice.d6(), dice.d6()));
    assertEquals(1, dice.left());
    assertEquals(2, dice.d6());
    assertEquals(0, dice.left());
  }

  @Test
  void tooFewDiceAreAnErrorThatCounts() {
    ScriptedDice dice = new ScriptedDice(6, 1);
    dice.d6();
    dice.d6();

    String message = assertThrows(IllegalStateException.class, dice::d6).getMessage();
    assertTrue(message.contains("too few dice"), message);
    assertTrue(message.contains("2 written"), message);
    assertEquals(0, dice.left());
  }

  @Test
  void tooManyDiceAreLeftOver() {
    ScriptedDice dice = new ScriptedDice(6, 1, 4);
    dice.d6();

    assertEquals(2, dice.left());
  }

  @Test
  void noDiceAtAll() {
    ScriptedDice none = new ScriptedDice();

    assertEquals(0, none.left());
    assertThrows(IllegalStateException.class, none::d6);
  }

  @Test
  void onlyOneToSixIsOnADie() {
    for (int wrong : new int[] {0, 7, -1, Integer.MAX_VALUE}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> new ScriptedDice(3, wrong))
              .getMessage();
      assertTrue(message.contains(Integer.toString(wrong)), message);
    }
  }

  @Test
  void theScriptIsItsOwn() {
    int[] script = {6, 6};
    ScriptedDice dice = new ScriptedDice(script);
    script[0] = 1;

    assertEquals(6, dice.d6());
  }
}
