package dev.muster.dsl.ui.battle;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.TextLog;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.Systems;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;

/** One battle, fought in the background and told in a console of its own. */
final class TestBattle extends Job {

  /** All jobs of test battles, for {@link Job#belongsTo}. */
  static final Object FAMILY = TestBattle.class;

  private final BattleProgram program;
  private final long seed;

  /**
   * @param seed of the dice; the same seed is the same battle
   */
  TestBattle(BattleProgram program, long seed) {
    super("Test Battle " + program.scenario().name() + ", seed " + seed);
    this.program = program;
    this.seed = seed;
    // A battle that takes long shows its progress with a button to cancel it.
    setUser(true);
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == FAMILY;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    Integer limit = program.scenario().roundLimit();
    SubMonitor progress = SubMonitor.convert(monitor, getName(), limit == null ? 100 : limit);
    BattleConsole console = BattleConsole.open(getName(), this);
    try (BattleConsole.Output out = console.output()) {
      try {
        EventSink sink = told(program, out, progress);
        Systems.fight(program, seed, sink, progress::isCanceled);
        return Status.OK_STATUS;
      } catch (CancellationException cancelled) {
        out.append("\nCancelled: " + cancelled.getMessage() + ".\n");
        return Status.CANCEL_STATUS;
      } catch (IllegalArgumentException refused) {
        out.append("\nThis scenario cannot be fought: " + refused.getMessage() + ".\n");
        return Status.OK_STATUS;
      } catch (RuntimeException defect) {
        out.append("\nThe battle failed by a defect of Muster. The Error Log has the details.\n");
        ILog.of(TestBattle.class).error(getName() + " failed", defect);
        return Status.OK_STATUS;
      }
    } finally {
      console.done();
    }
  }

  private static EventSink told(
      BattleProgram program, BattleConsole.Output out, SubMonitor progress) {
    // The log hears everything, also what is too long to be shown, and knows how the battle stands.
    StringBuilder text = new StringBuilder();
    TextLog log = new TextLog(text, Systems.telling(program));
    return event -> {
      if (event instanceof CommonEvent.RoundBegins begins) {
        progress.subTask("Round " + begins.round());
        progress.worked(1);
        boolean full = out.full();
        // What happened so far can be read while the battle goes on.
        out.flush();
        if (!full && out.full()) {
          out.append("\n... The report is too long to be shown here; only its end follows.\n");
          out.append("    'muster battle' writes the whole of it.\n");
        }
      }
      log.tell(event);
      if (!out.full() || event instanceof CommonEvent.BattleEnds) {
        out.append(text);
      }
      text.setLength(0);
    };
  }
}
