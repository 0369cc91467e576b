package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.commander.BoxAblations;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.commander.SnaphanceAblations;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * What each lesson is worth to the steady commander: he plays himself without it. Battles go in
 * pairs of one seed, each commander once on either side.
 */
final class CommanderAblation {
  private record Battlefield(String directory, String scenario) {}

  /**
   * The steady commander of a game.
   *
   * @param without him, without each of his lessons, by its words
   * @param grounds the two fields he plays on
   * @param lessonPairs pairs for each lesson
   */
  private record AblationCase(
      Supplier<Commander> steady,
      Map<String, Supplier<Commander>> without,
      List<Battlefield> grounds,
      int lessonPairs) {}

  private static final AblationCase SNAPHANCE =
      new AblationCase(
          () -> SnaphanceCommanders.of(CommanderProfile.STEADY, 0),
          SnaphanceAblations.without(),
          List.of(
              new Battlefield("examples/meeting", "Meeting"),
              new Battlefield("examples/dreux", "Dreux")),
          500);

  /** Battles of the box-grid game take milliseconds: there are many of them. */
  private static final AblationCase BOX_GRID =
      new AblationCase(
          () -> new BoxGridGame().commander(CommanderProfile.STEADY, 0),
          BoxAblations.without(),
          List.of(
              new Battlefield("examples/two-lines", "TwoLines"),
              new Battlefield("examples/pavia", "Pavia")),
          4000);

  private final StringBuilder page;
  private final int divisor;

  CommanderAblation(StringBuilder page, int divisor) {
    this.page = page;
    this.divisor = divisor;
  }

  /** Battles one commander wins, of those that were decided. */
  private record Count(int wins, int decided) {}

  void write() throws IOException, UnreadableInputException {
    page.append(
        """

        ## Improvements of steady
        """);
    lessons(SNAPHANCE);
    page.append(
        """

        ### In the box-grid game
        """);
    lessons(BOX_GRID);
  }

  private void lessons(AblationCase pupil) throws IOException, UnreadableInputException {
    int pairs = Math.max(1, pupil.lessonPairs() / divisor);
    Battlefield first = pupil.grounds().get(0);
    Battlefield second = pupil.grounds().get(1);
    page.append(
        """

        Each improvement by itself: steady against steady without it, %d pairs on each field. Above 50 %% the improvement wins battles. One that does
        not win battles can still make steady more credible (docs/measured/credibility.md).

        | improvement | %s | %s |
        |---|---|---|
        """
            .formatted(pairs, first.scenario(), second.scenario()));
    List<BattleSetup> fields = List.of(opening(first), opening(second));
    for (Map.Entry<String, Supplier<Commander>> each : pupil.without().entrySet()) {
      page.append("| ").append(each.getKey());
      for (BattleSetup field : fields) {
        Count count = duel(field, pupil.steady(), each.getValue(), pairs);
        page.append(" | ").append(CommanderTable.share(count.wins(), count.decided()));
      }
      page.append(" |\n");
    }
  }

  private static BattleSetup opening(Battlefield ground)
      throws IOException, UnreadableInputException {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of(ground.directory()))).program(ground.scenario());
    return RuleSystems.engine(program).setUp(program);
  }

  private static Count duel(
      BattleSetup field, Supplier<Commander> one, Supplier<Commander> other, int pairs) {
    int[][] winners =
        LongStream.rangeClosed(1, pairs)
            .parallel()
            .mapToObj(
                seed -> new int[] {fight(field, one, other, seed), fight(field, other, one, seed)})
            .toArray(int[][]::new);
    int wins = 0;
    int decided = 0;
    for (int[] each : winners) {
      wins += (each[0] == 0 ? 1 : 0) + (each[1] == 1 ? 1 : 0);
      decided += (each[0] < 0 ? 0 : 1) + (each[1] < 0 ? 0 : 1);
    }
    return new Count(wins, decided);
  }

  private static int fight(
      BattleSetup field, Supplier<Commander> one, Supplier<Commander> other, long seed) {
    return field
        .newBattle(List.of(one.get(), other.get()), new SeededDice(seed), EventSink.SILENT)
        .fight(() -> false)
        .winner();
  }
}
