package dev.muster.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiceThrowTest {
  private final DiceThrow thrown = new DiceThrow();

  @Test
  void dicePooledFallAsOneByOne() {
    new ScriptedDice(6, 5, 5, 1).pool(4, thrown, DiceThrow::sum);
    assertEquals(List.of(6, 5, 5, 1), thrown.faces());
    assertEquals(2, thrown.count(5));
    assertEquals(3, thrown.atLeast(5));
    assertEquals(0, thrown.count(4));
    assertEquals(17, thrown.sum());
    assertEquals(1, thrown.face(3));
    assertThrows(IndexOutOfBoundsException.class, () -> thrown.face(4));
  }

  @Test
  void whatWasThrownBeforeIsGone() {
    new SeededDice(1).pool(70, thrown, DiceThrow::sum);
    assertEquals(70, thrown.size());
    new ScriptedDice(2).pool(1, thrown, DiceThrow::sum);
    assertEquals(List.of(2), thrown.faces());
    assertEquals(2, thrown.sum());
    new ScriptedDice().pool(0, thrown, DiceThrow::sum);
    assertEquals(0, thrown.atLeast(1));
  }

  /** A reading changes no throw. */
  @Test
  void aDieFallsWhateverItIsReadAs() {
    assertEquals(4, new ScriptedDice(4).d6(face -> face > 3 ? 1 : 0));
  }
}
