package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.ColumnarState;
import dev.muster.rules.battle.WorkQueue;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing of a table's state is forgotten when it is copied, set to another, or compared. */
class SnaphanceStateTest {
  /** What is no state: it is seated, lent, or counts for what is remembered. */
  private static final List<String> NO_STATE =
      List.of("placed", "faced", "dice", "chronicle", "lists", "choice");

  /** What follows from the events of the scenario that have happened, and these are state. */
  private static final List<String> OF_EVENTS = List.of("ground", "type", "visibility");

  private static SnaphanceState table() {
    return SnaphanceTestPositions.table(
        """
        board 9 x 9
        side Blue
        side Red
        line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
        line Horse Horse B mp 2 sp 4 cb 1 bp 2
        stand Foot-1 of Blue.Left is Foot at 0508 facing N
        stand Horse-1 of Red.Right is Horse at 0502 facing S
        """);
  }

  @Test
  void everyFieldIsCopiedSetAndCompared() throws ReflectiveOperationException {
    int seen = 0;
    for (Field field : SnaphanceState.class.getDeclaredFields()) {
      SnaphanceState table = table();
      if (!Modifier.isStatic(field.getModifiers())
          && !NO_STATE.contains(field.getName())
          && !OF_EVENTS.contains(field.getName())
          && !ofTheForces(table, field.get(table))) {
        isCopiedSetAndCompared(table, field);
        seen++;
      }
    }
    assertTrue(seen > 50, seen + " fields");
  }

  @Test
  void whatEventsHaveChangedIsCopiedAndSet() {
    SnaphanceState before = table();
    SnaphanceState changed = before.copy();
    changed.visibility = 2;
    changed.type[0] = changed.type[1];
    SnaphanceState copy = changed.copy();
    assertEquals(2, copy.visibility);
    assertSame(changed.type[1], copy.type[0]);
    copy.copyFrom(before);
    assertNotSame(before.type[0], before.type[1]);
    assertEquals(before.visibility, copy.visibility);
    assertSame(before.type[0], copy.type[0]);
    assertSame(before.ground, copy.ground);
    assertSame(changed.type[1], changed.type[0], "it is not shared");
  }

  private static void isCopiedSetAndCompared(SnaphanceState table, Field field)
      throws IllegalAccessException {
    SnaphanceState before = table.copy();
    assertEquals(before.fingerprint(), table.fingerprint());
    String as = words(field.get(table));
    if (Array.getLength(arrays(field.get(table))) == 0) {
      return; // a column without rows, such as one of the objectives where there is none
    }
    change(table, field);
    String changed = words(field.get(table));
    assertNotEquals(as, changed, field.getName());
    assertNotEquals(before.fingerprint(), table.fingerprint(), field.getName());
    SnaphanceState copy = table.copy();
    assertEquals(changed, words(field.get(copy)), field.getName());
    assertEquals(table.fingerprint(), copy.fingerprint(), field.getName());
    copy.copyFrom(before);
    assertEquals(as, words(field.get(copy)), field.getName());
    assertEquals(before.fingerprint(), copy.fingerprint(), field.getName());
    assertEquals(changed, words(field.get(table)), field.getName() + " is shared");
  }

  /** What all tables of an opening share. */
  private static boolean ofTheForces(SnaphanceState table, Object value)
      throws ReflectiveOperationException {
    Field shared = ColumnarState.class.getDeclaredField("forces");
    shared.setAccessible(true);
    Object forces = shared.get(table);
    for (Field field : SnaphanceForces.class.getDeclaredFields()) {
      if (field.get(forces) == value
          || (value instanceof Integer && value.equals(field.get(forces)))) {
        return true;
      }
    }
    return false;
  }

  private static Object arrays(Object value) {
    return value.getClass().isArray() ? value : new Object[] {value};
  }

  private static String words(Object value) {
    return switch (value) {
      case int[] numbers -> Arrays.toString(numbers);
      case boolean[] marks -> Arrays.toString(marks);
      case HexList list -> words(list);
      case WorkQueue queue -> words(queue);
      case HexList[] lists ->
          Arrays.stream(lists).map(SnaphanceStateTest::words).toList().toString();
      default -> value.toString();
    };
  }

  private static String words(WorkQueue queue) {
    if (queue.isEmpty()) {
      return "nothing";
    }
    int kind = queue.take();
    int number = queue.read();
    queue.put(kind).with(number).end();
    return kind + " " + number;
  }

  private static String words(HexList list) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < list.size(); i++) {
      text.append(' ').append(list.get(i));
    }
    return text.append(';').toString();
  }

  private static void change(SnaphanceState table, Field field) throws IllegalAccessException {
    switch (field.get(table)) {
      case int[] numbers -> numbers[numbers.length - 1] += 3;
      case boolean[] marks -> marks[marks.length - 1] ^= true;
      case HexList list -> list.add(7);
      case WorkQueue queue -> queue.put(3).with(4).end();
      case HexList[] lists -> lists[lists.length - 1].add(7);
      case Integer number -> field.set(table, number + 3);
      case Boolean mark -> field.set(table, !mark);
      default -> throw new AssertionError(field + " is neither column, list, number nor mark");
    }
  }
}
