package dev.muster.cli;

import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.play.RecordedAnswer;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.replay.LoggedCourse;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The start of a battle: the deployment of a scenario, or the middle of a logged battle.
 *
 * @param seed seed of the dice of the log; null if the battle begins with a scenario
 * @param course decisions in the log; null if the battle begins with a scenario
 */
record BattleStart(BattleProgram program, @Nullable Long seed, @Nullable LoggedCourse course) {
  /** The first characters of a log, and of a page with a log. */
  private static final List<String> STARTS = List.of("{\"event\":\"Battle\"", "<!DOCTYPE html>");

  private static final List<String> ENDINGS = List.of(".jsonl", ".json", ".html");

  /**
   * Reads a scenario or a log.
   *
   * @throws CommandFailure if it cannot be fought, or the log is not fair
   */
  static BattleStart read(Path file, @Nullable String scenario, Terminal terminal) {
    if (!isLog(file)) {
      return new BattleStart(
          LoadedSources.playable(file, terminal).scenario(scenario, file), null, null);
    }
    if (scenario != null) {
      throw new CommandFailure(
          ExitCode.USAGE, file + " is the log of one battle; leave out " + scenario);
    }
    return readLog(file);
  }

  /**
   * Returns the battle of a log.
   *
   * @throws CommandFailure if the log is not fair, or the battle was not fought to its end
   */
  static BattleRecording recorded(Path file) {
    BattleRecording battle = readLog(file).recorded();
    if (battle == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          file
              + ": the battle was not fought to its end; fight it to its end with muster battle "
              + file);
    }
    return battle;
  }

  private static BattleStart readLog(Path file) {
    String text = TextFileReader.read(file, ReplayCommand.LARGEST);
    if (STARTS.stream().noneMatch(text::startsWith)) {
      throw new CommandFailure(
          ExitCode.USAGE, file + " is no log of muster battle --log json, and no .muster file");
    }
    String packed = ReplayPage.log(text, ReplayCommand.LARGEST);
    JsonReferee.Verdict verdict =
        JsonReferee.check((packed == null ? text : packed).lines().toList(), RuleSystems::engine);
    if (!verdict.fair()) {
      throw new CommandFailure(
          ExitCode.FINDINGS, file + ": event " + verdict.event() + ": " + verdict.message());
    }
    if (!verdict.seeded()) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          file + " does not name the seed of its dice, so the battle cannot go on from it");
    }
    return new BattleStart(
        Objects.requireNonNull(verdict.program()), verdict.seed(), verdict.course());
  }

  /** The whole battle of the log, if it has one that was fought to its end; else null. */
  @Nullable BattleRecording recorded() {
    return course == null || seed == null || course.brokenOff()
        ? null
        : BattleRecording.of(ReplayCommand.played(program, seed, course));
  }

  private static boolean isLog(Path file) {
    return ENDINGS.stream().anyMatch(file.toString()::endsWith) && Files.isRegularFile(file);
  }

  /**
   * The answers of the log before a round or an event.
   *
   * @param round from 1; null if the event says it
   * @param event number of an event; null if the round says it
   * @throws CommandFailure where the log has no such round or event
   */
  List<RecordedAnswer> opening(@Nullable Integer round, @Nullable Integer event) {
    LoggedCourse logged = Objects.requireNonNull(course);
    List<LoggedCourse.LoggedAnswer> all = logged.answers();
    int last = all.isEmpty() ? 0 : all.getLast().round();
    if (round != null && (round < 1 || round > last)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--from-round is a round of the log, from 1 to " + last + "; found " + round);
    }
    int lastEvent = all.isEmpty() ? 0 : all.getLast().event();
    if (event != null && (event < 1 || event > lastEvent)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--from-event is an event of the log up to its last decision, from 1 to "
              + lastEvent
              + "; found "
              + event);
    }
    return all.stream()
        .takeWhile(
            each ->
                (round == null || each.round() < round) && (event == null || each.event() < event))
        .map(each -> RecordedAnswer.logged(each.words()))
        .toList();
  }
}
