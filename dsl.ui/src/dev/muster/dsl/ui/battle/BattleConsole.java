package dev.muster.dsl.ui.battle;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.IOConsoleOutputStream;
import org.eclipse.ui.console.MessageConsole;

/** Where a test battle is told. The next battle of the same scenario and seed takes its place. */
public final class BattleConsole extends MessageConsole {

  static final String TYPE = "dev.muster.dsl.ui.battle";

  private volatile Job battle;
  private volatile boolean closed;

  /** Characters shown so far, those included which the user has cleared away. */
  private final AtomicLong shown = new AtomicLong();

  private BattleConsole(String name, Job battle) {
    super(name, TYPE, BattleImages.BATTLE, "UTF-8", true);
    this.battle = battle;
    getDocument()
        .addDocumentListener(
            new IDocumentListener() {
              @Override
              public void documentAboutToBeChanged(DocumentEvent event) {
                // Counted once it is there.
              }

              @Override
              public void documentChanged(DocumentEvent event) {
                shown.addAndGet(event.getText().length());
              }
            });
  }

  /** A console for a battle, brought to the front. */
  static BattleConsole open(String name, Job battle) {
    IConsoleManager consoles = ConsolePlugin.getDefault().getConsoleManager();
    IConsole[] finished =
        Arrays.stream(consoles.getConsoles())
            .filter(BattleConsole.class::isInstance)
            .filter(it -> it.getName().equals(name) && ((BattleConsole) it).running().isEmpty())
            .toArray(IConsole[]::new);
    consoles.removeConsoles(finished);
    BattleConsole console = new BattleConsole(name, battle);
    consoles.addConsoles(new IConsole[] {console});
    consoles.showConsoleView(console);
    return console;
  }

  /** A battle nobody can read any more is not fought on. */
  @Override
  protected void dispose() {
    closed = true;
    running().ifPresent(Job::cancel);
    super.dispose();
  }

  /** The battle told here, while it is fought. */
  Optional<Job> running() {
    return Optional.ofNullable(battle);
  }

  void done() {
    battle = null;
    Display.getDefault()
        .asyncExec(() -> firePropertyChange(this, BattleConsoleActions.RUNNING, true, false));
  }

  Output output() {
    return new Output(newOutputStream());
  }

  /**
   * Text for the console. It never waits inside the console's stream: closing the console takes the
   * stream's lock in the thread the stream would wait for.
   */
  final class Output implements Appendable, AutoCloseable {

    /** Characters told but not yet shown; the stream itself would wait at 160,000. */
    private static final int UNSHOWN = 64_000;

    private static final int PIECE = 32_000;

    /** Characters of the longest report; a longer one would only fill the memory. */
    private static final int LONGEST = 8_000_000;

    private final IOConsoleOutputStream stream;
    private final StringBuilder waiting = new StringBuilder();
    private long told;

    private Output(IOConsoleOutputStream stream) {
      this.stream = stream;
    }

    @Override
    public Output append(CharSequence text) {
      return append(text, 0, text.length());
    }

    @Override
    public Output append(CharSequence text, int start, int end) {
      for (int i = start; i < end; i++) {
        append(text.charAt(i));
      }
      return this;
    }

    @Override
    public Output append(char c) {
      // Names come from files: no control character of theirs reaches the console.
      waiting.append(c == '\n' || !Character.isISOControl(c) ? c : '\uFFFD');
      return this;
    }

    /** Whether the report is so long that only its end is still to be told. */
    boolean full() {
      return told > LONGEST;
    }

    /** Shows what was told so far. */
    void flush() {
      for (int from = 0; from < waiting.length() && !closed; from += PIECE) {
        String piece = waiting.substring(from, Math.min(waiting.length(), from + PIECE));
        while (!closed && told - shown.get() > UNSHOWN) {
          LockSupport.parkNanos(5_000_000);
        }
        try {
          stream.write(piece);
          told += piece.length();
        } catch (IOException gone) {
          // The user closed the console.
          break;
        }
      }
      waiting.setLength(0);
    }

    @Override
    public void close() {
      flush();
      try {
        stream.close();
      } catch (IOException gone) {
        // As above.
      }
    }
  }
}
