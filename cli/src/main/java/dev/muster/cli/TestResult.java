package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.cli.JUnitReport.Result;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.expectation.ExpectationRun;
import dev.muster.rules.situation.SituationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of one line of a scenario, or of a situation.
 *
 * @param file the file
 * @param line from 1
 * @param scenario its name; empty for a situation
 * @param says what is tested, in the words of the file
 * @param found the result, for the user
 * @param answer the numbers; null for a situation, and for a scenario that cannot be fought
 */
record TestResult(
    String file,
    int line,
    String scenario,
    String says,
    Result result,
    String found,
    ExpectationRun.@Nullable Answer answer) {

  static TestResult of(String scenario, ExpectationRun.Answer answer) {
    return new TestResult(
        answer.statement().source().file(),
        answer.statement().source().line(),
        scenario,
        answer.statement().says(),
        switch (answer.verdict()) {
          case MET -> Result.PASSED;
          case MISSED -> Result.FAILED;
          case OPEN -> Result.SKIPPED;
        },
        answer.found(),
        answer);
  }

  /** Plays a situation. */
  static TestResult of(Path file) throws IOException {
    PlayedSituation played = PlayedSituation.play(file, EventSink.SILENT);
    boolean well = played.problems().isEmpty();
    SituationException first = well ? null : played.problems().getFirst();
    return new TestResult(
        file.toString(),
        first == null ? 1 : Math.max(1, first.line()),
        "",
        played.title().isEmpty() ? "situation" : played.title(),
        well ? Result.PASSED : Result.FAILED,
        first == null ? "as the file says: " + played.kept() : String.valueOf(first.getMessage()),
        null);
  }

  /** With its place first, so that terminals and editors can jump to it. */
  String text() {
    return file + ":" + line + ": " + word(result) + ": " + says + "; " + found;
  }

  private static String word(Result result) {
    return switch (result) {
      case PASSED -> "passed";
      case FAILED -> "failed";
      case SKIPPED -> "open";
    };
  }

  /** Returns the result as JSON. */
  JsonObject json() {
    JsonObject all = new JsonObject();
    all.addProperty("file", file);
    all.addProperty("line", line);
    all.addProperty("scenario", scenario);
    all.addProperty("says", says);
    all.addProperty("result", word(result));
    all.addProperty("found", found);
    if (answer != null) {
      all.addProperty("estimate", answer.estimate());
      all.addProperty("low", answer.low());
      all.addProperty("high", answer.high());
      all.addProperty("battles", answer.battles());
    }
    return all;
  }

  /** As a build server reads it. */
  JUnitReport.TestCase testCase() {
    String place = file.replace('\\', '/');
    return new JUnitReport.TestCase(
        scenario.isEmpty() ? place : scenario,
        says,
        result,
        result == Result.PASSED ? "" : found,
        result == Result.PASSED ? "" : place + ":" + line + ": " + found);
  }

  /** Returns the numbers of passed, failed and open tests. */
  static String summary(List<TestResult> all) {
    List<String> parts = new ArrayList<>();
    for (Result each : Result.values()) {
      long count = all.stream().filter(one -> one.result == each).count();
      if (count > 0 || each == Result.PASSED) {
        parts.add(count + " " + word(each));
      }
    }
    return LoadedSources.counted(all.size(), "test") + ": " + String.join(", ", parts) + ".";
  }
}
