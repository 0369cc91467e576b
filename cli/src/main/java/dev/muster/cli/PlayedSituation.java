package dev.muster.cli;

import dev.muster.rules.situation.SituationException;
import java.nio.file.Path;
import java.util.List;

/**
 * What came of a situation.
 *
 * @param title as the file has it, empty if it has none or cannot be read
 * @param report what happened
 * @param kept what of the file came true, for the user
 * @param problems empty if it went as its file says
 */
record PlayedSituation(
    Path file, String title, String report, String kept, List<SituationException> problems) {
  PlayedSituation {
    problems = List.copyOf(problems);
  }
}
