package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ide.command.BattleResult;
import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.TestItemsResult;
import dev.muster.dsl.ide.command.TestItemsResult.TestItem;
import dev.muster.dsl.ide.command.TestedLine;
import dev.muster.dsl.ide.situation.SituationResult;
import dev.muster.dsl.ui.expectation.TestNode.State;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ServerCommand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Reads the tests of files, and runs those that are wanted, one after the other. */
final class TestRunJob extends Job {

  private static final String NO_SERVER =
      "The Muster language server is not running. The Error Log has the reason.";

  private final List<MusterFile> files;
  private final Predicate<TestNode> wanted;
  private final Listener listener;
  private final Map<String, Object> fought = new HashMap<>();

  /** Hears of the progress, in the thread of the job. */
  interface Listener {
    /** The tests were read again. */
    void found(List<TestNode> files);

    /** The state of a test has changed. */
    void changed(TestNode test);

    /** Says what is being done. */
    void working(String words);

    /** Nothing more will change. */
    void ended();
  }

  /**
   * @param wanted which of the tests are run
   */
  TestRunJob(List<MusterFile> files, Predicate<TestNode> wanted, Listener listener) {
    super("Testing expectations");
    this.files = List.copyOf(files);
    this.wanted = wanted;
    this.listener = listener;
    setUser(false);
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    TestNode current = null;
    try {
      List<TestNode> read = read(monitor);
      List<TestNode> tests = read.stream().flatMap(TestNode::tests).filter(wanted).toList();
      listener.found(read);
      monitor.beginTask(getName(), tests.size());
      for (TestNode each : tests) {
        current = each;
        each.set(State.RUNNING, "");
        listener.changed(each);
        test(each, monitor);
        listener.changed(each);
        monitor.worked(1);
      }
      return Status.OK_STATUS;
    } catch (OperationCanceledException | CancellationException cancelled) {
      if (current != null) {
        current.set(State.NOT_RUN, "Stopped.");
      }
      return Status.CANCEL_STATUS;
    } catch (ExecutionException failure) {
      ILog.of(TestRunJob.class).error(getName() + " failed", failure.getCause());
      if (current != null) {
        current.set(State.FAILED, "The test could not be run. The Error Log has the reason.");
      }
      return Status.OK_STATUS;
    } finally {
      listener.ended();
      monitor.done();
    }
  }

  private List<TestNode> read(IProgressMonitor monitor) throws ExecutionException {
    List<TestNode> read = new ArrayList<>();
    for (MusterFile each : files) {
      listener.working("Reading " + each.name());
      if (ask(MusterCommandService.TESTS, List.of(each.uri()), monitor)
              instanceof TestItemsResult found
          && !found.trials().isEmpty()) {
        read.add(TestNode.of(each, each.name(), found.trials()));
      }
    }
    return read;
  }

  private void test(TestNode test, IProgressMonitor monitor) throws ExecutionException {
    TestItem item = test.item();
    String uri = test.file().uri();
    listener.working(item.scenario().isEmpty() ? test.label() : item.scenario());
    switch (item.kind()) {
      case SCENARIO -> {
        if (ask(MusterCommandService.COMPILE, List.of(uri), monitor)
            instanceof CompileResult compiled) {
          end(test, compiled.refusal(), "The checks find no error.");
        } else {
          test.set(State.FAILED, NO_SERVER);
        }
      }
      case SITUATION -> {
        if (ask(MusterCommandService.PLAY, List.of(uri), monitor)
            instanceof SituationResult played) {
          end(test, problems(played), played.kept());
        } else {
          test.set(State.FAILED, NO_SERVER);
        }
      }
      case EXPECT, HISTORY -> {
        String key = uri + "#" + item.scenario();
        if (!fought.containsKey(key)) {
          fought.put(
              key,
              ask(
                  MusterCommandService.TEST,
                  List.of(uri, item.scenario(), Map.of("battles", BattleRunner.MOST_OF_TEST)),
                  monitor));
        }
        decide(test, fought.get(key));
      }
    }
  }

  private static String problems(SituationResult played) {
    StringBuilder problems = new StringBuilder(played.refusal());
    played
        .problems()
        .forEach(
            each ->
                problems
                    .append(problems.isEmpty() ? "" : "\n")
                    .append(each.line() == 0 ? "" : "Line " + each.line() + ": ")
                    .append(each.message()));
    return problems.toString();
  }

  private static void end(TestNode test, String problem, String otherwise) {
    test.set(
        problem.isEmpty() ? State.PASSED : State.FAILED, problem.isEmpty() ? otherwise : problem);
  }

  private static void decide(TestNode test, Object answer) {
    if (!(answer instanceof BattleResult result)) {
      test.set(State.FAILED, NO_SERVER);
    } else if (result.tested() == null) {
      test.set(State.FAILED, result.refusal());
    } else {
      TestedLine line =
          result.tested().stream()
              .filter(each -> each.line() == test.item().line())
              .findFirst()
              .orElse(
                  new TestedLine(0, TestedLine.Result.OPEN, "The text has changed; run again."));
      test.set(
          switch (line.result()) {
            case PASSED -> State.PASSED;
            case FAILED -> State.FAILED;
            case OPEN -> State.OPEN;
          },
          line.message());
    }
  }

  private Object ask(String command, List<Object> arguments, IProgressMonitor monitor)
      throws ExecutionException {
    return ServerCommand.run(
        command,
        arguments,
        monitor,
        words -> {
          monitor.subTask(words);
          listener.working(words);
        });
  }
}
