package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.battlemap.RecordingComposer;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.SourceLocationsResult;
import dev.muster.dsl.ui.map.replay.RecordedBattles;
import dev.muster.dsl.ui.map.replay.ReplayBattle;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.systems.RuleSystems;
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

/** Fights one battle in the background and reports it in its own console. */
final class TestBattleJob extends Job {

  /** All jobs of test battles, for {@link Job#belongsTo}. */
  static final Object FAMILY = TestBattleJob.class;

  private static final String FIGHTING = "Test Battle ";

  private final BattleProgram program;
  private final String uri;
  private final long seed;
  private final String name;

  /**
   * @param program the program with the changes to the scenario already applied
   * @param uri the file of the scenario
   * @param wish the battle options
   */
  TestBattleJob(BattleProgram program, String uri, TestBattleSettings wish) {
    super(FIGHTING + name(program, wish));
    name = name(program, wish);
    this.program = program;
    this.uri = uri;
    this.seed = wish.seed();
    // A battle that takes long shows its progress with a button to cancel it.
    setUser(true);
  }

  private static String name(BattleProgram program, TestBattleSettings wish) {
    return program.scenario().name() + ", seed " + wish.seed() + wish.overridesText();
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
    BattleConsole console = BattleConsole.open(name, this, sides);
    link(console);
    String result = "cancelled";
    try (BattleConsole.Output out = console.output()) {
      try {
        List<String> closing = new ArrayList<>();
        EventSink sink = reporting(program, out, progress, closing);
        BattleRecording fought =
            BattleRecording.of(
                program,
                seed,
                SearchSettings.of(SearchEffort.USUAL, seed),
                sink,
                RecordingComposer.MOST,
                progress::isCanceled);
        RecordedBattles.publish(uri, new ReplayBattle(RecordingComposer.of(fought), fought.log()));
        Outcome outcome = fought.outcome();
        result = ReportVocabulary.headline(outcome);
        // The losses are long, so the result is repeated after them, where the console scrolls to.
        out.write("\n" + RuleSystems.engine(program).reportVocabulary().result(outcome) + "\n");
        FoughtBattle.tell(
            new FoughtBattle(
                console.battleName(),
                result,
                String.join("\n", closing),
                uri,
                program.scenario().source().line()));
        return Status.OK_STATUS;
      } catch (CancellationException cancelled) {
        out.write("\nCancelled: " + cancelled.getMessage() + ".\n");
        return Status.CANCEL_STATUS;
      } catch (IllegalArgumentException refused) {
        result = "not fought";
        out.write("\nThis scenario cannot be fought: " + refused.getMessage() + ".\n");
        return Status.OK_STATUS;
      } catch (RuntimeException defect) {
        result = "failed";
        out.write("\nThe battle failed by a defect of Muster. The Error Log has the details.\n");
        ILog.of(TestBattleJob.class).error(getName() + " failed", defect);
        return Status.OK_STATUS;
      }
    } finally {
      console.done(result);
    }
  }

  /** Adds links to the report. The battle does not wait for the server to send the locations. */
  private void link(BattleConsole console) {
    LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(
                            MusterCommandService.PLACES, List.of(uri, program.scenario().name()))))
        .thenAccept(
            answer -> {
              if (answer instanceof SourceLocationsResult written) {
                console.addPatternMatchListener(
                    new ReportHyperlinks(RuleSystems.eventFormatter(program).subjects(), written));
              }
            });
  }

  /**
   * @param closing receives the last block of the report, with the winner and the losses
   */
  private static EventSink reporting(
      BattleProgram program, BattleConsole.Output out, SubMonitor progress, List<String> closing) {
    // The log receives all events, including those not displayed, and keeps the state of the
    // battle.
    List<AnnotatedReport.Line> lines = new ArrayList<>();
    AnnotatedReport log =
        new AnnotatedReport(program.scenario(), RuleSystems.eventFormatter(program), lines::add);
    return event -> {
      if (event instanceof CommonEvent.RoundBegins begins) {
        progress.subTask("Round " + begins.round());
        progress.worked(1);
        boolean full = out.full();
        // What happened so far can be read while the battle goes on.
        out.flush();
        if (!full && out.full()) {
          out.write("\n... The report is too long to be shown here; only its end follows.\n");
          out.write("    'muster battle' writes the whole of it.\n");
        }
      }
      log.accept(event);
      if (event instanceof CommonEvent.BattleEnds) {
        lines.forEach(each -> closing.add(each.text()));
      }
      if (!out.full() || event instanceof CommonEvent.BattleEnds) {
        lines.forEach(out::write);
      }
      lines.clear();
    };
  }
}
