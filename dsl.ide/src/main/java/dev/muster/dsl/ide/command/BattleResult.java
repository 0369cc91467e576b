package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.dsl.ide.scene.RecordedBattle;
import dev.muster.rules.balance.BattlePick;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.OmitIfNull;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.report.AnnotatedReport;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#TEST_BATTLE}, {@link MusterCommandService#BALANCE} and
 * {@link MusterCommandService#TEST}. As JSON it is an object with the same names.
 *
 * @param text the result, for the user; empty if refused
 * @param refusal why the scenario cannot be fought, for the user; empty if it was fought
 * @param battle the result of a test battle; null for other requests
 * @param balance the result of many battles; null for other requests
 * @param tested the result for each expectation of the scenario, and for its history; null unless a
 *     test was requested
 */
@JsonAdapter(RecordSerializer.class)
public record BattleResult(
    String text,
    String refusal,
    @Nullable SingleBattle battle,
    @Nullable Balance balance,
    @OmitIfNull @Nullable List<TestedLine> tested) {

  /**
   * A test battle.
   *
   * @param seed the seed of its dice
   * @param headline winner and number of rounds, short enough for a title
   * @param lines lines of the report in order; the last one names the winner
   * @param stands the stands and Generals of the battle, one entry for each name that the report
   *     uses
   * @param sides sides in the order of the scenario
   * @param outcome how the battle ended
   * @param recording the position at each moment; null if not requested
   */
  public record SingleBattle(
      long seed,
      String headline,
      List<AnnotatedReport.Line> lines,
      List<Stand> stands,
      List<Side> sides,
      Outcome outcome,
      @OmitIfNull @Nullable RecordedBattle recording) {
    public SingleBattle {
      lines = List.copyOf(lines);
      stands = List.copyOf(stands);
      sides = List.copyOf(sides);
    }
  }

  /**
   * A side, and its colour in reports.
   *
   * @param light on a light page, {@code #rrggbb}
   * @param dark on a dark page, {@code #rrggbb}
   */
  public record Side(String name, String light, String dark) {
    static List<Side> of(Scenario scenario) {
      List<SideColour> colours = SideColour.of(scenario);
      return IntStream.range(0, colours.size())
          .mapToObj(
              i ->
                  new Side(
                      scenario.sides().get(i).name(),
                      colours.get(i).light(),
                      colours.get(i).dark()))
          .toList();
    }
  }

  /**
   * A stand or a General of the battle, and where the scenario deploys it.
   *
   * @param name the name in the report; a stand with several names has several entries
   * @param uri the file; empty if it has no source text
   * @param line from 1
   * @param column from 1
   */
  public record Stand(String name, String side, String group, String uri, int line, int column) {}

  /**
   * Many battles.
   *
   * @param seed of all their dice
   * @param report how many of them came to what
   * @param agreements what the scenario says of that, each held against it
   * @param picks the battles that are worth watching; a test battle with the seed of one shows it
   */
  public record Balance(
      long seed,
      BatchSimulation.Report report,
      List<HistoricalFit> agreements,
      List<BattlePick> picks) {
    public Balance {
      picks = List.copyOf(picks);
      agreements = List.copyOf(agreements);
    }
  }

  static BattleResult refused(String why) {
    return new BattleResult("", why, null, null, null);
  }

  static BattleResult ofBattle(String text, SingleBattle battle) {
    return new BattleResult(text, "", battle, null, null);
  }

  static BattleResult ofBalance(String text, Balance balance) {
    return new BattleResult(text, "", null, balance, null);
  }

  static BattleResult ofTest(List<TestedLine> tested) {
    return new BattleResult("", "", null, null, List.copyOf(tested));
  }
}
