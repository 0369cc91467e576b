package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Fights Rocroi in three games and compares what each makes of one order of battle: {@code
 * ThreeGames PAGE [BATTLES]}. The page {@code -} prints.
 */
public final class ThreeGames {
  private static final int BATTLES = 400;

  /** The battle of a game, fought many times. */
  private record Fought(String game, FoughtExample example) {
    BatchSimulation.Report report() {
      return example.report();
    }

    BalanceCourse course() {
      return example.course();
    }

    Scenario scenario() {
      return example.scenario();
    }

    /** The groups that have a stand of one of these names. */
    List<BalanceCourse.GroupCourse> groups(String side, Set<String> names) {
      List<BalanceCourse.GroupCourse> found = new ArrayList<>();
      for (Scenario.Side each : scenario().sides()) {
        for (Scenario.Group group : each.groups()) {
          boolean has =
              group.stands().stream()
                  .anyMatch(stand -> names.contains(stand.name().replaceAll("-\\d+$", "")));
          if (has && each.name().equals(side)) {
            course().groups().stream()
                .filter(it -> it.side().equals(side) && it.group().equals(group.name()))
                .forEach(found::add);
          }
        }
      }
      return found;
    }
  }

  private final StringBuilder page = new StringBuilder();
  private final List<Fought> all = new ArrayList<>();

  private ThreeGames() {}

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    ThreeGames games = new ThreeGames();
    games.all.add(new Fought("Snaphance", FoughtExample.of("rocroi", "Rocroi", battles)));
    games.all.add(
        new Fought("Box-grid", FoughtExample.of("rocroi-boxgrid", "RocroiBoxgrid", battles)));
    games.all.add(
        new Fought("L'Art de la Guerre", FoughtExample.of("rocroi-adlgr", "RocroiAdlgr", battles)));
    games.write(battles);
    if (args[0].equals("-")) {
      System.out.print(games.page);
    } else {
      Files.writeString(Path.of(args[0]), games.page);
    }
  }

  private void write(int battles) throws IOException {
    page.append(
        """
        # Rocroi in three games

        The same battle stands in [Snaphance](../../examples/rocroi), in the [box-grid game](../../examples/rocroi-boxgrid) and in
        [L'Art de la Guerre](../../examples/rocroi-adlgr). All three are fielded from one
        [order of battle](../../examples/rocroi/order-of-battle.csv): a row is a body of troops with its men, and each game's scale
        gives the number of its units. What does each game make of it? Each battle is fought %d times by the commanders of the
        scenario, with held-out seeds from %d.

        A program writes this page:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.ThreeGames -Dbenchmark.args="docs/measured/rocroi.md %d"
        ```

        """
            .formatted(battles, GeneratedFields.FIRST_SEED, battles));
    whole();
    wings();
    page.append(
        """

        ## How to read it

        The games count losses in their own way: Snaphance in strength points, the box-grid game in the hits a unit can take, L'Art de
        la Guerre in cohesion. History counted men, most of them lost in the pursuit, which no game plays. Compare the rows of one
        game with each other, and the order of the rows between the games: who breaks first, who is spared.
        """);
  }

  private void whole() {
    page.append("## The battle\n\n| | ");
    all.forEach(each -> page.append(each.game()).append(" | "));
    page.append("history |\n|---|---|---|---|---|\n");
    row("units on the field", each -> number(each.course().units()), "");
    row(
        "France wins",
        each -> FoughtExample.percent(each.report().winShares().get(0).estimate()),
        "won");
    row(
        "Spain wins",
        each -> FoughtExample.percent(each.report().winShares().get(1).estimate()),
        "");
    row("drawn", each -> FoughtExample.percent(each.course().drawn()), "");
    row(
        "ended by a broken army",
        each -> FoughtExample.percent((double) each.course().broken() / each.course().battles()),
        "yes");
    row("rounds, of those there are", each -> each.example().rounds(), "");
    row("decided after round", each -> Integer.toString(each.course().decidedAt()), "");
    row("the lead changes", each -> number(each.course().leadChanges()), "");
    row(
        "France loses",
        each -> FoughtExample.percent(each.report().strengthMeans().get(0).estimate()),
        "16–19 %");
    row(
        "Spain loses",
        each -> FoughtExample.percent(each.report().strengthMeans().get(1).estimate()),
        "37–58 %");
  }

  private void row(String what, Function<Fought, String> value, String history) {
    page.append("| ").append(what).append(" |");
    all.forEach(each -> page.append(' ').append(value.apply(each)).append(" |"));
    page.append(' ').append(history).append(" |\n");
  }

  /** Losses of each wing, with the first to lose half of its strength. */
  private void wings() throws IOException {
    Map<List<String>, Set<String>> wings = new LinkedHashMap<>();
    List<String> lines =
        Files.readAllLines(FoughtExample.EXAMPLES.resolve("rocroi/order-of-battle.csv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      Set<String> names =
          wings.computeIfAbsent(List.of(cells[0], cells[1]), none -> new LinkedHashSet<>());
      names.add(cells[2]);
      names.addAll(List.of(cells[6].split(" ")));
    }
    page.append(
        "\n## The wings\n\nUnits, the share of their strength that they lose, and how often this wing is the first to lose half.\n\n| | ");
    all.forEach(each -> page.append(each.game()).append(" | "));
    page.append("\n|---|---|---|---|\n");
    wings.forEach(
        (wing, names) -> {
          page.append("| ").append(wing.get(0)).append(", ").append(wing.get(1)).append(" |");
          for (Fought each : all) {
            List<BalanceCourse.GroupCourse> groups = each.groups(wing.get(0), names);
            int units = groups.stream().mapToInt(BalanceCourse.GroupCourse::units).sum();
            double lost = groups.stream().mapToDouble(g -> g.units() * g.lost()).sum() / units;
            double first =
                groups.stream().mapToDouble(BalanceCourse.GroupCourse::firstHalved).sum();
            page.append(
                " %d: %s, first in %s |"
                    .formatted(units, FoughtExample.percent(lost), FoughtExample.percent(first)));
          }
          page.append('\n');
        });
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
