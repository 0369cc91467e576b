package dev.muster.dsl.ide.situation;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.util.List;

/**
 * The result of a situation.
 *
 * @param title what the situation shows; empty if its text cannot be read
 * @param text the report of the events; empty if the position cannot be set up
 * @param kept which expectations of the file came true, for the user; empty if there are problems
 * @param problems lines that cannot be read, or whose result differs from the file
 * @param named the stands and Generals by their names in the report, and where the file declares
 *     them
 * @param refusal why there is nothing to play, for the user; empty if it was played
 */
public record SituationResult(
    String title,
    String text,
    String kept,
    List<Problem> problems,
    List<Named> named,
    String refusal) {
  public SituationResult {
    problems = List.copyOf(problems);
    named = List.copyOf(named);
  }

  /**
   * A line that cannot be read or went another way.
   *
   * @param line from 1; 0 for the file as a whole
   * @param from first column of the word it is about, from 1; 0 for the whole line
   * @param to the column behind it
   */
  public record Problem(int line, int from, int to, String message) {
    static Problem of(SituationException problem) {
      return new Problem(
          problem.line(), problem.from(), problem.to(), String.valueOf(problem.getMessage()));
    }
  }

  /**
   * A stand or a General.
   *
   * @param line of its declaration, from 1
   * @param column of its name there, from 1
   */
  public record Named(String name, int line, int column) {
    private static List<Named> of(SituationText text) {
      return text.declarations().stream()
          .filter(
              each ->
                  each.kind() == SituationText.Kind.STAND
                      || each.kind() == SituationText.Kind.GENERAL)
          .map(
              each ->
                  new Named(
                      each.name(),
                      each.word().range().getStart().getLine() + 1,
                      each.word().range().getStart().getCharacter() + 1))
          .toList();
    }
  }

  /** Plays a situation as far as its text allows. */
  public static SituationResult of(String file, String text) {
    SituationParser.Reading reading = SituationService.readAll(file, text);
    Situation situation = reading.situation();
    if (situation == null) {
      return new SituationResult("", "", "", problems(reading.problems()), List.of(), "");
    }
    List<Named> named = Named.of(new SituationText(text));
    try {
      SituationRunner.Result result = SituationService.play(situation, EventSink.SILENT);
      String kept = result.problems().isEmpty() ? situation.kept() : "";
      return new SituationResult(
          situation.title(), result.log(), kept, problems(result.problems()), named, "");
    } catch (SituationException impossible) {
      return new SituationResult(
          situation.title(), "", "", List.of(Problem.of(impossible)), named, "");
    }
  }

  /** Nothing was played. */
  public static SituationResult refused(String why) {
    return new SituationResult("", "", "", List.of(), List.of(), why);
  }

  private static List<Problem> problems(List<SituationException> found) {
    return found.stream().map(Problem::of).toList();
  }
}
