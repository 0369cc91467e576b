package dev.muster.benchmarks;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Effort;
import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.battle.Staff;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import dev.muster.rules.systems.Systems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The marshal against steady, in pairs of battles of one seed, each of the two on either side once.
 * {@code MarshalDuels [DIVISOR [SCENARIO]]} tells that part of the page of the commanders alone, or
 * of one field.
 */
public final class MarshalDuels {
  private record Ground(String directory, String scenario, int pairs) {}

  private static final List<Ground> GROUNDS =
      List.of(
          new Ground("examples/meeting", "Meeting", 200),
          new Ground("examples/dreux", "Dreux", 10),
          new Ground("examples/seneffe", "Seneffe", 3),
          new Ground("examples/two-lines", "TwoLines", 30),
          new Ground("examples/pavia", "Pavia", 10));

  private final StringBuilder page;
  private final int divisor;

  MarshalDuels(StringBuilder page, int divisor) {
    this.page = page;
    this.divisor = divisor;
  }

  /** Tells the part of the page. */
  public static void main(String[] args) throws IOException, UnreadableInput {
    StringBuilder page = new StringBuilder();
    MarshalDuels duels = new MarshalDuels(page, args.length > 0 ? Integer.parseInt(args[0]) : 1);
    if (args.length > 1) {
      for (Ground each : GROUNDS) {
        if (each.scenario().equals(args[1])) {
          duels.write(each);
        }
      }
    } else {
      duels.write();
    }
    System.out.print(page);
  }

  void write() throws IOException, UnreadableInput {
    page.append(
        """

        ## The strength of the marshal

        `marshal` at the usual effort against steady, in pairs of battles with one seed, each once on either side. The share counts decided battles
        only. The last column shows how often steady wins with each side against itself in as many battles.

        | field | pairs | the marshal wins | as the first side | as the second side | steady against steady: first, second side |
        |---|---|---|---|---|---|
        """);
    for (Ground each : GROUNDS) {
      write(each);
    }
  }

  private void write(Ground each) throws IOException, UnreadableInput {
    int pairs = Math.max(1, each.pairs() / divisor);
    BattleProgram program =
        MusterFiles.load(List.of(Path.of(each.directory()))).program(each.scenario());
    Engine engine = Systems.engine(program);
    Opening field = engine.open(program);
    int[] first = wins(engine, field, Temper.MARSHAL, Temper.STEADY, pairs);
    int[] second = wins(engine, field, Temper.STEADY, Temper.MARSHAL, pairs);
    int[] even = wins(engine, field, Temper.STEADY, Temper.STEADY, pairs);
    int decided = first[0] + first[1] + second[0] + second[1];
    page.append("| ").append(each.scenario()).append(" | ").append(pairs).append(" | ");
    page.append(CommanderTable.share(first[0] + second[1], decided)).append(" | ");
    page.append(CommanderTable.share(first[0], pairs)).append(" | ");
    page.append(CommanderTable.share(second[1], pairs)).append(" | ");
    page.append(CommanderTable.share(even[0], pairs)).append(", ");
    page.append(CommanderTable.share(even[1], pairs)).append(" |\n");
  }

  /** Battles each side wins. */
  private static int[] wins(Engine engine, Opening field, Temper one, Temper other, int battles) {
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

  private static int winner(Engine engine, Opening field, Temper one, Temper other, long seed) {
    List<Commander> commanders =
        List.of(engine.commander(one, seed), engine.commander(other, seed + 1));
    return new Staff(Effort.USUAL, Temper.STEADY, 1, seed)
        .battle(field, commanders, new SeededDice(seed), EventSink.SILENT)
        .fight(() -> false)
        .winner();
  }
}
