package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The marshal against steady, in pairs of battles of one seed, each of the two on either side once.
 * {@code MarshalDuels [DIVISOR [SCENARIO]]} tells that part of the page of the commanders alone, or
 * of one field.
 */
public final class RolloutCommanderMatches {
  private record Battlefield(String directory, String scenario, int pairs) {}

  private static final List<Battlefield> GROUNDS =
      List.of(
          new Battlefield("examples/meeting", "Meeting", 200),
          new Battlefield("examples/dreux", "Dreux", 10),
          new Battlefield("examples/seneffe", "Seneffe", 3),
          new Battlefield("examples/two-lines", "TwoLines", 30),
          new Battlefield("examples/pavia", "Pavia", 10),
          new Battlefield("examples/even-table", "EvenTable", 20));

  private final StringBuilder page;
  private final int divisor;

  RolloutCommanderMatches(StringBuilder page, int divisor) {
    this.page = page;
    this.divisor = divisor;
  }

  /** Tells the part of the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    StringBuilder page = new StringBuilder();
    RolloutCommanderMatches duels =
        new RolloutCommanderMatches(page, args.length > 0 ? Integer.parseInt(args[0]) : 1);
    if (args.length > 1) {
      for (Battlefield each : GROUNDS) {
        if (each.scenario().equals(args[1])) {
          duels.write(each);
        }
      }
    } else {
      duels.write();
    }
    System.out.print(page);
  }

  void write() throws IOException, UnreadableInputException {
    page.append(
        """

        ## The strength of the marshal

        `marshal` at the usual effort against steady, in pairs of battles with one seed, each once on either side. The share counts decided battles
        only. The last column shows how often steady wins with each side against itself in as many battles.

        | field | pairs | the marshal wins | as the first side | as the second side | steady against steady: first, second side |
        |---|---|---|---|---|---|
        """);
    for (Battlefield each : GROUNDS) {
      write(each);
    }
  }

  private void write(Battlefield each) throws IOException, UnreadableInputException {
    int pairs = Math.max(1, each.pairs() / divisor);
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of(each.directory()))).program(each.scenario());
    Engine engine = RuleSystems.engine(program);
    BattleSetup field = engine.setUp(program);
    int[] first = wins(engine, field, CommanderProfile.MARSHAL, CommanderProfile.STEADY, pairs);
    int[] second = wins(engine, field, CommanderProfile.STEADY, CommanderProfile.MARSHAL, pairs);
    int[] even = wins(engine, field, CommanderProfile.STEADY, CommanderProfile.STEADY, pairs);
    int decided = first[0] + first[1] + second[0] + second[1];
    page.append("| ").append(each.scenario()).append(" | ").append(pairs).append(" | ");
    page.append(CommanderTable.share(first[0] + second[1], decided)).append(" | ");
    page.append(CommanderTable.share(first[0], pairs)).append(" | ");
    page.append(CommanderTable.share(second[1], pairs)).append(" | ");
    page.append(CommanderTable.share(even[0], pairs)).append(", ");
    page.append(CommanderTable.share(even[1], pairs)).append(" |\n");
  }

  /** Battles each side wins. */
  private static int[] wins(
      Engine engine, BattleSetup field, CommanderProfile one, CommanderProfile other, int battles) {
    int[] winners =
        LongStream.rangeClosed(1, battles)
            .parallel()
            .mapToInt(seed -> winner(engine, field, one, other, seed))
            .toArray();
    int[] wins = new int[2];
    for (int each : winners) {
      if (each >= 0) {
        wins[each]++;
      }
    }
    return wins;
  }

  private static int winner(
      Engine engine, BattleSetup field, CommanderProfile one, CommanderProfile other, long seed) {
    List<Commander> commanders =
        List.of(engine.commander(one, seed), engine.commander(other, seed + 1));
    return new SearchSettings(SearchEffort.USUAL, CommanderProfile.STEADY, 1, seed)
        .newBattle(field, commanders, new SeededDice(seed), EventSink.SILENT)
        .fight(() -> false)
        .winner();
  }
}
