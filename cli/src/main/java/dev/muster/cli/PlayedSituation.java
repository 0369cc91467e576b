package dev.muster.cli;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a situation.
 *
 * @param title title in the file; empty if it has none or cannot be read
 * @param report what happened
 * @param kept expectations of the file that came true, for the user
 * @param problems differences from the file; empty if there are none
 */
record PlayedSituation(
    Path file, String title, String report, String kept, List<SituationException> problems) {
  PlayedSituation {
    problems = List.copyOf(problems);
  }

  /** Plays the situation of a file. */
  static PlayedSituation play(Path file, EventSink sink) throws IOException {
    String text = TextFileReader.read(file, LoadedSources.LARGEST);
    try {
      Situation situation = SituationService.read(file.toString(), text);
      SituationRunner.Result result = SituationService.play(situation, sink);
      return new PlayedSituation(
          file, situation.title(), result.log(), situation.kept(), result.problems());
    } catch (SituationException e) {
      return new PlayedSituation(file, "", "", "", List.of(e));
    }
  }

  /** As a build server reads it. */
  JUnitReport.TestCase testCase() {
    String name = file.toString().replace('\\', '/');
    String first = problems.isEmpty() ? "" : String.valueOf(problems.getFirst().getMessage());
    return new JUnitReport.TestCase(
        name,
        title.isEmpty() ? name : title,
        problems.isEmpty() ? JUnitReport.Result.PASSED : JUnitReport.Result.FAILED,
        first,
        problems.stream()
            .map(problem -> name + ":" + problem.line() + ": " + problem.getMessage())
            .collect(Collectors.joining("\n")));
  }
}
