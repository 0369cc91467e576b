package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

/** What a long run shows of its progress, with a clock that the test sets. */
class BattleProgressTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter shown = new StringWriter();
  private final AtomicLong clock = new AtomicLong();

  private Terminal terminal(boolean colour) {
    return new Terminal(
        InputStream.nullInputStream(),
        new PrintWriter(new StringWriter()),
        new PrintWriter(shown),
        colour,
        new NoDesktop());
  }

  private String shown(IntConsumer progress, int done, long seconds) {
    clock.set(seconds * SECOND);
    shown.getBuffer().setLength(0);
    progress.accept(done);
    return shown.toString();
  }

  @Test
  void aLineOnATerminalChangesAndGoesAway() {
    IntConsumer progress = new BattleProgress(terminal(true), 1000, "battles", clock::get);
    assertEquals("\r\u001b[K  1 of 1000 battles\r", shown(progress, 1, 1));
    assertEquals("", shown(progress, 2, 1), "not more often than the eye can see");
    assertEquals("\r\u001b[K  250 of 1000 battles, about 30 s left\r", shown(progress, 250, 10));
    assertEquals("\r\u001b[K  251 of 1000 battles, about 10 min left\r", shown(progress, 251, 200));
    assertEquals(
        "\r\u001b[K  500 of 1000 battles, about 2 h 30 min left\r", shown(progress, 500, 9000));
    assertEquals("\r\u001b[K", shown(progress, 1000, 9001));
  }

  @Test
  void aLogHasALineForEachTenth() {
    IntConsumer progress = new BattleProgress(terminal(false), 100, "battles", clock::get);
    assertEquals("", shown(progress, 9, 1));
    assertEquals(
        "10 of 100 battles, about 18 s left" + System.lineSeparator(), shown(progress, 10, 2));
    assertEquals("", shown(progress, 19, 3));
    assertEquals("100 of 100 battles" + System.lineSeparator(), shown(progress, 100, 20));
  }

  @Test
  void whoDoesNotAskForItHasNoneInALog() {
    BattleProgress.of(terminal(false), 100, "battles", false).accept(50);
    assertEquals("", shown.toString());
    BattleProgress.of(terminal(false), 100, "battles", true).accept(50);
    assertEquals("50 of 100 battles", shown.toString().substring(0, "50 of 100 battles".length()));
  }
}
