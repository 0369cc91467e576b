package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.report.AnnotatedReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.IOConsoleOutputStream;
import org.eclipse.ui.console.MessageConsole;

/** The console that shows the report of a test battle, beside those of earlier battles. */
public final class BattleConsole extends MessageConsole {

  static final String TYPE = "dev.muster.dsl.ui.battle";

  /** Battles that are over and can still be read. */
  private static final int MOST = 12;

  /** Index of the stream for lines that belong to no side. */
  private static final int NOBODY = 0;

  /** What the names of consoles begin with while their battles are fought. */
  private static final String FIGHTING = "Test Battle ";

  private final String battleName;
  private final List<String> sides;
  private final List<IOConsoleOutputStream> streams = new ArrayList<>();
  private final IOConsoleOutputStream headings;
  private volatile Job battle;
  private volatile boolean closed;

  /** Characters shown so far, those included which the user has cleared away. */
  private final AtomicLong shown = new AtomicLong();

  private BattleConsole(String battleName, Job battle, List<String> sides) {
    super(FIGHTING + battleName, TYPE, BattleImages.BATTLE, "UTF-8", true);
    this.battleName = battleName;
    this.battle = battle;
    this.sides = List.copyOf(sides);
    streams.add(newOutputStream());
    for (SideColour colour : SideColour.of(sides)) {
      IOConsoleOutputStream stream = newOutputStream();
      stream.setColor(SyntaxColours.ofSide(colour));
      streams.add(stream);
    }
    headings = newOutputStream();
    headings.setFontStyle(SWT.BOLD);
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

  /**
   * Opens a new console for a battle in front of the others, so that the user can compare it with
   * earlier ones. If there are too many consoles, it removes the oldest finished ones.
   *
   * @param name name of the battle, such as "Dreux, seed 1"
   * @param sides names of the sides, for the colours of their lines
   */
  static BattleConsole open(String name, Job battle, List<String> sides) {
    IConsoleManager consoles = ConsolePlugin.getDefault().getConsoleManager();
    BattleConsole[] made = new BattleConsole[1];
    // The colours are those of the theme, which only the user interface's thread may ask for; and
    // there no two battles take the same name.
    Display.getDefault()
        .syncExec(
            () -> {
              made[0] = new BattleConsole(unused(name), battle, sides);
              consoles.addConsoles(new IConsole[] {made[0]});
            });
    List<BattleConsole> over = finished();
    consoles.removeConsoles(
        over.subList(0, Math.max(0, over.size() - MOST)).toArray(IConsole[]::new));
    consoles.showConsoleView(made[0]);
    return made[0];
  }

  /** The consoles whose battles are over, the oldest first. */
  static List<BattleConsole> finished() {
    return all().filter(each -> each.running().isEmpty()).toList();
  }

  private static Stream<BattleConsole> all() {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .filter(BattleConsole.class::isInstance)
        .map(BattleConsole.class::cast);
  }

  private static String unused(String name) {
    Set<String> used = all().map(each -> each.battleName).collect(Collectors.toSet());
    return Stream.concat(
            Stream.of(name), IntStream.iterate(2, i -> i + 1).mapToObj(i -> name + " (" + i + ")"))
        .filter(each -> !used.contains(each))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String getHelpContextId() {
    return HelpContext.CONSOLE.id();
  }

  /** Stops the battle, because its report can no longer be read. */
  @Override
  protected void dispose() {
    closed = true;
    running().ifPresent(Job::cancel);
    super.dispose();
  }

  /** Returns the battle of this console while it is running. */
  Optional<Job> running() {
    return Optional.ofNullable(battle);
  }

  /**
   * Ends the battle.
   *
   * @param result the winner, or another result, for the title
   */
  void done(String result) {
    battle = null;
    Display.getDefault()
        .asyncExec(
            () -> {
              setName(battleName + ": " + result);
              firePropertyChange(this, BattleConsoleActions.RUNNING, true, false);
            });
  }

  /** Its name, which no other console has: "Dreux, seed 1", or "Dreux, seed 1 (2)". */
  String battleName() {
    return battleName;
  }

  Output output() {
    return new Output();
  }

  /**
   * Text for the console. It never waits inside the console's stream: closing the console takes the
   * stream's lock in the thread the stream would wait for.
   */
  final class Output implements AutoCloseable {

    /** Maximum number of characters waiting for display; the stream itself blocks at 160,000. */
    private static final int UNSHOWN = 64_000;

    private static final int PIECE = 32_000;

    /** Characters of the longest report; a longer one would only fill the memory. */
    private static final int LONGEST = 8_000_000;

    private final StringBuilder waiting = new StringBuilder();
    private IOConsoleOutputStream teller = streams.get(NOBODY);
    private long told;

    private Output() {}

    /** Tells something that is no line of the report. */
    void write(String text) {
      write(streams.get(NOBODY), text);
    }

    /** Tells a line of the report, in the colour of the side it is about. */
    void write(AnnotatedReport.Line line) {
      IOConsoleOutputStream stream =
          line.text().startsWith(ReportRounds.HEADING)
              ? headings
              : streams.get(sides.indexOf(line.side()) + 1);
      write(stream, line.text() + "\n");
    }

    private void write(IOConsoleOutputStream stream, String text) {
      if (stream != teller) {
        flush();
        teller = stream;
      }
      // Names come from files: no control character of theirs reaches the console.
      text.chars()
          .forEach(
              c -> waiting.append(c == '\n' || !Character.isISOControl(c) ? (char) c : '\uFFFD'));
    }

    /** Returns whether the report is so long that only its end is still added. */
    boolean full() {
      return told > LONGEST;
    }

    /** Displays the lines added so far. */
    void flush() {
      for (int from = 0; from < waiting.length() && !closed; from += PIECE) {
        String piece = waiting.substring(from, Math.min(waiting.length(), from + PIECE));
        while (!closed && told - shown.get() > UNSHOWN) {
          LockSupport.parkNanos(5_000_000);
        }
        try {
          teller.write(piece);
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
      streams.forEach(this::close);
      close(headings);
    }

    private void close(IOConsoleOutputStream stream) {
      // The user may be closing the console, which locks it before its streams: so do we.
      synchronized (BattleConsole.this) {
        try {
          stream.close();
        } catch (IOException gone) {
          // As above.
        }
      }
    }
  }
}
