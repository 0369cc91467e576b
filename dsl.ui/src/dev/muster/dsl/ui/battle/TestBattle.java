package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.command.Written;
import dev.muster.dsl.ui.server.Server;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ReportLines;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.ExecuteCommandParams;

/** One battle, fought in the background and told in a console of its own. */
final class TestBattle extends Job {

  /** All jobs of test battles, for {@link Job#belongsTo}. */
  static final Object FAMILY = TestBattle.class;

  private final BattleProgram program;
  private final String uri;
  private final long seed;

  /**
   * @param program with what is wished otherwise than the scenario says
   * @param uri the file the scenario stands in
   * @param wish how it is fought
   */
  TestBattle(BattleProgram program, String uri, BattleWish wish) {
    super("Test Battle " + program.scenario().name() + ", seed " + wish.seed() + wish.others());
    this.program = program;
    this.uri = uri;
    this.seed = wish.seed();
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
    List<String> sides = program.scenario().sides().stream().map(Scenario.Side::name).toList();
    BattleConsole console = BattleConsole.open(getName(), this, sides);
    link(console);
    try (BattleConsole.Output out = console.output()) {
      try {
        EventSink sink = told(program, out, progress);
        Systems.fight(program, seed, sink, progress::isCanceled);
        return Status.OK_STATUS;
      } catch (CancellationException cancelled) {
        out.tell("\nCancelled: " + cancelled.getMessage() + ".\n");
        return Status.CANCEL_STATUS;
      } catch (IllegalArgumentException refused) {
        out.tell("\nThis scenario cannot be fought: " + refused.getMessage() + ".\n");
        return Status.OK_STATUS;
      } catch (RuntimeException defect) {
        out.tell("\nThe battle failed by a defect of Muster. The Error Log has the details.\n");
        ILog.of(TestBattle.class).error(getName() + " failed", defect);
        return Status.OK_STATUS;
      }
    } finally {
      console.done();
    }
  }

  /** The battle does not wait for the links: they come when the server knows the places. */
  private void link(BattleConsole console) {
    Server.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(
                            Commands.PLACES, List.of(uri, program.scenario().name()))))
        .thenAccept(
            answer -> {
              if (answer instanceof Written written) {
                console.addPatternMatchListener(
                    new BattleLinks(Systems.telling(program).named(), written));
              }
            });
  }

  private static EventSink told(
      BattleProgram program, BattleConsole.Output out, SubMonitor progress) {
    // The log hears everything, also what is too long to be shown, and knows how the battle stands.
    List<ReportLines.Line> lines = new ArrayList<>();
    ReportLines log = new ReportLines(program.scenario(), Systems.telling(program), lines::add);
    return event -> {
      if (event instanceof CommonEvent.RoundBegins begins) {
        progress.subTask("Round " + begins.round());
        progress.worked(1);
        boolean full = out.full();
        // What happened so far can be read while the battle goes on.
        out.flush();
        if (!full && out.full()) {
          out.tell("\n... The report is too long to be shown here; only its end follows.\n");
          out.tell("    'muster battle' writes the whole of it.\n");
        }
      }
      log.tell(event);
      if (!out.full() || event instanceof CommonEvent.BattleEnds) {
        lines.forEach(out::tell);
      }
      lines.clear();
    };
  }
}
