package dev.muster.rules.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Consequences are settled in the order they came about, and before what was waiting. */
class WorkQueueTest {
  /** Nothing but a queue. */
  private static final class Table extends ColumnarState<String> {
    final WorkQueue due = queueColumn();

    Table() {
      super("one");
    }
  }

  private final Table table = new Table();
  private final WorkQueue due = table.due;

  @Test
  void whatFollowsFromAPieceComesBeforeTheNext() {
    due.put(1).end();
    due.put(2).end();
    List<Integer> settled = new ArrayList<>();
    while (!due.isEmpty()) {
      int kind = due.take();
      settled.add(kind);
      if (kind == 1) {
        due.put(11).end();
        due.put(12).end();
      } else if (kind == 11) {
        due.put(111).end();
      }
    }
    assertEquals(List.of(1, 11, 111, 12, 2), settled);
    due.put(3).end();
    due.put(4).end();
    assertEquals(3, due.take());
    assertEquals(4, due.take());
  }

  @Test
  void aPieceIsReadAsItWasWritten() {
    IntList list = new IntList();
    list.add(8);
    list.add(9);
    due.put(5).with(6).with(list).with(new IntList()).with(7).end();
    due.put(1).end();
    assertEquals(5, due.take());
    assertEquals(6, due.read());
    IntList read = new IntList();
    read.add(1);
    due.read(read);
    assertEquals(2, read.size());
    assertEquals(9, read.last());
    due.read(read);
    assertTrue(read.isEmpty());
    assertEquals(7, due.read());
    assertThrows(IndexOutOfBoundsException.class, due::read);
    assertEquals(1, due.take());
    assertThrows(IndexOutOfBoundsException.class, due::take);
  }

  /** A queue that is set to another goes on like it, whatever it was in the middle of. */
  @Test
  void aQueueIsSetToAnother() {
    due.put(1).end();
    due.put(2).with(3).end();
    Table other = new Table();
    other.due.put(7).end();
    other.due.put(8).end();
    other.due.take();
    assertNotEquals(table.fingerprint(), other.fingerprint());
    other.copyFrom(table);
    assertEquals(table.fingerprint(), other.fingerprint());
    assertEquals(1, other.due.take());
    other.due.put(4).end();
    assertEquals(4, other.due.take());
    assertEquals(2, other.due.take());
    assertEquals(3, other.due.read());
    other.copyFrom(new Table());
    other.due.put(5).end();
    other.due.put(6).end();
    assertEquals(5, other.due.take());
    assertEquals(2, due.take() + 1);
  }
}
