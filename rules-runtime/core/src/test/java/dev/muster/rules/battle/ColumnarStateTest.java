package dev.muster.rules.battle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The state of any game in columns. */
class ColumnarStateTest {
  /** A game of few units, each with hits and marks. */
  private static final class Field extends ColumnarState<String> {
    final int[] hits = intColumn(3, 0);
    final boolean[] shaken = flagColumn(3);
    final int[] actions = turnIntColumn(3, 2);
    final boolean[] fired = turnFlagColumn(3);
    final IntList fallen = listColumn(new IntList());
    final IntList charged = turnListColumn(new IntList());

    Field(String forces) {
      super(forces);
    }

    void turn() {
      resetTurnColumns();
    }
  }

  private static Field played() {
    Field field = new Field("Pavia");
    field.hits[1] = 4;
    field.shaken[2] = true;
    field.actions[0] = 1;
    field.fired[1] = true;
    for (int unit = 0; unit < 20; unit++) {
      field.fallen.add(unit);
    }
    field.charged.add(1);
    return field;
  }

  @Test
  void aTurnClearsItsOwnMarksAlone() {
    Field field = played();
    field.turn();
    assertArrayEquals(new int[] {2, 2, 2}, field.actions);
    assertFalse(field.fired[1]);
    assertTrue(field.charged.isEmpty());
    assertArrayEquals(new int[] {0, 4, 0}, field.hits);
    assertTrue(field.shaken[2]);
    assertEquals(20, field.fallen.size());
  }

  @Test
  void whatIsSetToAnotherIsEqualAndApart() {
    Field field = new Field("Pavia");
    Field other = played();
    assertNotEquals(field.fingerprint(), other.fingerprint());
    field.copyFrom(other);
    assertEquals(field.fingerprint(), other.fingerprint());
    assertEquals(4, field.hits[1]);
    assertEquals(19, field.fallen.last());
    field.hits[1] = 0;
    field.fallen.removeLast();
    assertEquals(4, other.hits[1]);
    assertEquals(20, other.fallen.size());
  }

  @Test
  void theSameColumnsAreToldFromOthers() {
    Field field = new Field("Pavia");
    Field other = played();
    assertFalse(field.hasSameColumns(other));
    field.copyFrom(other);
    assertTrue(field.hasSameColumns(other));
    field.fallen.removeLast();
    assertFalse(field.hasSameColumns(other));
    field.copyFrom(other);
    field.fired[1] = false;
    assertFalse(field.hasSameColumns(other));
    field.copyFrom(other);
    field.actions[2]++;
    assertFalse(field.hasSameColumns(other));
  }

  /** Equal numbers in other places, and a list that is longer by a nought, are other states. */
  @Test
  void aFingerprintKnowsPlaces() {
    Field one = new Field("Pavia");
    Field other = new Field("Pavia");
    one.hits[0] = 1;
    other.hits[1] = 1;
    assertNotEquals(one.fingerprint(), other.fingerprint());
    other.copyFrom(one);
    assertEquals(one.fingerprint(), other.fingerprint());
    other.fallen.add(0);
    assertNotEquals(one.fingerprint(), other.fingerprint());
  }

  @Test
  void onlyStatesOfTheSameForcesAreSetToEachOther() {
    assertThrows(
        IllegalArgumentException.class, () -> new Field("Pavia").copyFrom(new Field("Ceri")));
  }

  @Test
  void aListIsReadWithinItsEnds() {
    IntList list = new IntList();
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(0));
    assertThrows(IndexOutOfBoundsException.class, list::removeLast);
    list.add(5);
    list.add(6);
    list.add(5);
    list.remove(5);
    assertEquals(1, list.size());
    assertEquals(6, list.last());
    assertEquals(-1, list.indexOf(5));
  }
}
