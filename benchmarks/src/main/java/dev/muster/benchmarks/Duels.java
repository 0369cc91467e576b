package dev.muster.benchmarks;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import dev.muster.rules.snaphance.Commanders;
import dev.muster.rules.snaphance.FormerSteady;
import dev.muster.rules.snaphance.Lessons;
import dev.muster.rules.systems.Systems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * What the steady commander has learnt: against himself as he was, and against himself without one
 * lesson or another. Battles go in pairs of one seed, each commander once on either side.
 */
final class Duels {
  private record Ground(String directory, String scenario, int pairs) {}

  private static final List<Ground> GROUNDS =
      List.of(
          new Ground("examples/meeting", "Meeting", 1000),
          new Ground("examples/dreux", "Dreux", 1000),
          new Ground("examples/seneffe", "Seneffe", 300));

  /** Pairs for each lesson; the grounds are Meeting and Dreux. */
  private static final int LESSON_PAIRS = 500;

  private static final Supplier<Commander> STEADY = () -> Commanders.of(Temper.STEADY, 0);

  private final StringBuilder page;
  private final int divisor;

  Duels(StringBuilder page, int divisor) {
    this.page = page;
    this.divisor = divisor;
  }

  /** Battles one commander wins, and in all that were decided; and by the side it led. */
  private record Count(int wins, int decided, int first, int second, int pairs) {}

  void write() throws IOException, UnreadableInput {
    page.append(
        """

        ## What steady has learnt

        Steady against himself as he was before he learnt, in pairs of battles with one seed, each of the two on either side once. What he
        wins is told of the battles that were decided.

        | field | pairs | the new one wins | as the first side | as the second side |
        |---|---|---|---|---|
        """);
    for (Ground each : GROUNDS) {
      int pairs = Math.max(1, each.pairs() / divisor);
      Count count = duel(opening(each), STEADY, FormerSteady::new, pairs);
      page.append("| ").append(each.scenario()).append(" | ").append(pairs).append(" | ");
      page.append(CommanderTable.share(count.wins(), count.decided())).append(" | ");
      page.append(CommanderTable.share(count.first(), pairs)).append(" | ");
      page.append(CommanderTable.share(count.second(), pairs)).append(" |\n");
    }
    lessons();
  }

  private void lessons() throws IOException, UnreadableInput {
    int pairs = Math.max(1, LESSON_PAIRS / divisor);
    page.append(
        """

        Each lesson by itself: steady against steady without it, %d pairs on each field. Above 50 %% the lesson wins battles; one that does
        not may still keep him from looking foolish (docs/credibility.md).

        | lesson | Meeting | Dreux |
        |---|---|---|
        """
            .formatted(pairs));
    Opening meeting = opening(GROUNDS.get(0));
    Opening dreux = opening(GROUNDS.get(1));
    for (Map.Entry<String, Supplier<Commander>> each : Lessons.without().entrySet()) {
      page.append("| ").append(each.getKey());
      for (Opening field : List.of(meeting, dreux)) {
        Count count = duel(field, STEADY, each.getValue(), pairs);
        page.append(" | ").append(CommanderTable.share(count.wins(), count.decided()));
      }
      page.append(" |\n");
    }
  }

  private static Opening opening(Ground ground) throws IOException, UnreadableInput {
    BattleProgram program =
        MusterFiles.load(List.of(Path.of(ground.directory()))).program(ground.scenario());
    return Systems.engine(program).open(program);
  }

  private static Count duel(
      Opening field, Supplier<Commander> one, Supplier<Commander> other, int pairs) {
    int[][] winners =
        LongStream.rangeClosed(1, pairs)
            .parallel()
            .mapToObj(
                seed -> new int[] {fight(field, one, other, seed), fight(field, other, one, seed)})
            .toArray(int[][]::new);
    int first = 0;
    int second = 0;
    int decided = 0;
    for (int[] each : winners) {
      first += each[0] == 0 ? 1 : 0;
      second += each[1] == 1 ? 1 : 0;
      decided += (each[0] < 0 ? 0 : 1) + (each[1] < 0 ? 0 : 1);
    }
    return new Count(first + second, decided, first, second, pairs);
  }

  private static int fight(
      Opening field, Supplier<Commander> one, Supplier<Commander> other, long seed) {
    return field
        .battle(List.of(one.get(), other.get()), new SeededDice(seed), EventSink.SILENT)
        .fight(() -> false)
        .winner();
  }
}
