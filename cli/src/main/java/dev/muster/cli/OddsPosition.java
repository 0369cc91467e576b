package dev.muster.cli;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.odds.FacingLines;
import dev.muster.rules.odds.OrderPosition;
import dev.muster.rules.odds.OrderPosition.Listed;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the positions of a file for which odds can be computed. */
final class OddsPosition {
  private OddsPosition() {}

  /**
   * The positions a file has.
   *
   * @param distance between two lines; null for the usual one
   * @throws CommandFailure if it cannot be read
   */
  static OrderPosition of(
      Path file, @Nullable String scenario, @Nullable Double distance, Terminal terminal)
      throws IOException {
    OrderPosition read = read(file, scenario, distance, terminal);
    if (distance != null && !read.lines().isEmpty()) {
      check(distance, read.lines().getFirst().book());
    }
    return read;
  }

  private static OrderPosition read(
      Path file, @Nullable String scenario, @Nullable Double distance, Terminal terminal)
      throws IOException {
    if (file.toString().endsWith(".situation")) {
      String text = TextFileReader.read(file, LoadedSources.LARGEST);
      try {
        return OrderPosition.of(SituationService.read(file.toString(), text), distance);
      } catch (SituationException e) {
        String place = e.line() == 0 ? file + ": " : file + ":" + e.line() + ": ";
        throw new CommandFailure(ExitCode.FINDINGS, place + e.getMessage());
      }
    }
    LoadedSources sources = LoadedSources.playable(file, terminal);
    if (sources.loaded().scenarioNames().isEmpty()) {
      List<Listed> lines = new ArrayList<>();
      sources
          .lists()
          .forEach(
              list ->
                  list.army()
                      .stands()
                      .forEach(line -> lines.add(new Listed(list.rulebook(), list.army(), line))));
      return new OrderPosition(null, lines, distance);
    }
    return OrderPosition.atStart(sources.scenario(scenario, file), distance);
  }

  private static void check(double apart, Rulebook book) {
    boolean whole =
        RuleSystems.of(book).boardKind() == BoardKind.TABLE || apart == Math.rint(apart);
    if (!whole || !(apart >= 0.01) || apart > FacingLines.FARTHEST) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--distance is more than 0 and at most "
              + Point.length(FacingLines.FARTHEST)
              + ", a whole number of hexes or boxes; found "
              + apart);
    }
  }
}
