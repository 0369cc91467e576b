package dev.muster.cli;

import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/**
 * The progress of many battles on the error output: how many are over, and how long the others will
 * take. On a terminal it is one line that changes and goes away; elsewhere a line for each tenth of
 * the battles, if the user asks for it.
 */
final class BattleProgress implements IntConsumer {
  private static final String NO_LINE = "\r\u001b[K";

  /** Time between two changes of the line on a terminal. */
  private static final long STEP_NANOS = 200_000_000;

  /** Battles before which the remaining time is a guess. */
  private static final int FEW = 5;

  private static final int TENTHS = 10;
  private static final int MINUTE = 60;

  private final Terminal terminal;
  private final int all;
  private final String what;
  private final LongSupplier nanos;
  private final long began;
  private long shown;
  private int tenth;

  /**
   * @param all total number of battles, or the most
   * @param what unit of the count, such as {@code battles}
   * @param nanos a clock
   */
  BattleProgress(Terminal terminal, int all, String what, LongSupplier nanos) {
    this.terminal = terminal;
    this.all = all;
    this.what = what;
    this.nanos = nanos;
    began = nanos.getAsLong();
    shown = began - STEP_NANOS;
  }

  /**
   * Returns the progress on a terminal. If a program reads the output there is none, unless the
   * user asks for it.
   */
  static IntConsumer of(Terminal terminal, int all, String what, boolean wanted) {
    return terminal.colour() || wanted
        ? new BattleProgress(terminal, all, what, System::nanoTime)
        : done -> {};
  }

  /** Returns the progress on a terminal. */
  static IntConsumer of(Terminal terminal, int all, String what) {
    return of(terminal, all, what, false);
  }

  @Override
  public synchronized void accept(int done) {
    long now = nanos.getAsLong();
    if (terminal.colour()) {
      if (done == all) {
        print(NO_LINE);
      } else if (now - shown >= STEP_NANOS) {
        shown = now;
        print(NO_LINE + "  " + line(done, now) + "\r");
      }
    } else if ((long) TENTHS * done / all > tenth) {
      tenth = (int) ((long) TENTHS * done / all);
      print(line(done, now) + System.lineSeparator());
    }
  }

  private void print(String text) {
    terminal.err().print(text);
    terminal.err().flush();
  }

  private String line(int done, long now) {
    String count = done + " of " + all + " " + what;
    return done < FEW || done == all
        ? count
        : count + ", about " + time((now - began) / 1e9 * (all - done) / done) + " left";
  }

  /** "40 s", "3 min", "1 h 20 min". */
  private static String time(double seconds) {
    long whole = Math.max(1, Math.round(seconds));
    long minutes = Math.round(seconds / MINUTE);
    if (whole < 2 * MINUTE) {
      return whole + " s";
    }
    return minutes < 2 * MINUTE
        ? minutes + " min"
        : String.format(Locale.ROOT, "%d h %d min", minutes / MINUTE, minutes % MINUTE);
  }
}
