package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Scenario.Expectation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether what an author expects of many battles can come true, each for itself and all together.
 * Only what no course of any battle allows is refused.
 */
final class ExpectationChecks {
  private static final int ALL = 100;

  private final Scenario scenario;
  private final @Nullable BattleSetup opening;
  private final @Nullable Integer lastRound;
  private final FindingCollector found;
  private final Map<String, Expectation> told = new LinkedHashMap<>();

  ExpectationChecks(
      Scenario scenario,
      @Nullable BattleSetup opening,
      @Nullable Integer lastRound,
      FindingCollector found) {
    this.scenario = scenario;
    this.opening = opening;
    this.lastRound = lastRound;
    this.found = found;
  }

  void check() {
    boolean sound = true;
    for (Expectation each : scenario.expectations()) {
      sound &= byItself(each);
    }
    if (sound && outcomes() && scenario.sides().size() == 2) {
      for (int side = 0; side < 2; side++) {
        if (breaking(side)) {
          losing(side);
        }
      }
    }
  }

  private boolean byItself(Expectation each) {
    boolean rounds = each.measure() == Scenario.Measure.ROUNDS;
    int top = !rounds ? ALL : lastRound == null ? 1000 : lastRound;
    if (each.low() > each.high() || each.high() > top || (rounds && each.low() < 1)) {
      refuse(
          each,
          "expected "
              + each.low()
              + " to "
              + each.high()
              + (rounds ? " rounds" : " percent")
              + ", which must go from low to high and end at "
              + top);
      return false;
    }
    if (told.putIfAbsent(key(each), each) != null) {
      refuse(each, "this is expected twice; remove one");
      return false;
    }
    String group = each.group();
    if (group != null && HouseEventChecks.isAmbiguous(scenario, group)) {
      found.add(CommonCheckCode.V_251, each, "group", HouseEventChecks.ambiguous(group));
      return false;
    }
    return true;
  }

  private static String key(Expectation each) {
    String of = each.group() == null ? each.side() : each.side() + " " + each.group();
    return each.measure() + " " + of + " " + (each.odds() == null ? each.words() : each.odds());
  }

  /** A battle is won by one side or drawn. */
  private boolean outcomes() {
    List<Expectation> all = told.values().stream().filter(OutcomeShares::isOutcome).toList();
    OutcomeShares shares = OutcomeShares.of(scenario, all);
    if (shares.isTooMuch()) {
      refuse(
          all.getLast(),
          "the wins and draws expected are at least "
              + shares.least()
              + "% together; lower them to 100%");
    } else if (shares.isTooLittle()) {
      refuse(
          all.getLast(),
          "the wins and draws expected are at most "
              + shares.most()
              + "% together; raise them to 100%");
    } else {
      return true;
    }
    return false;
  }

  /**
   * A side that breaks has lost to the other, unless that breaks too; but where points are counted,
   * they decide (14.0).
   */
  private boolean breaking(int side) {
    Expectation breaks = of(Scenario.Measure.BREAKS, side);
    if (breaks == null || opening == null || scenario.victory().points() != null) {
      return true;
    }
    int enemyWins =
        Math.min(
            high(Scenario.Measure.WINS, 1 - side),
            ALL - low(Scenario.Measure.WINS, side) - low(Scenario.Measure.DRAWS, null));
    int enemyBreaks = high(Scenario.Measure.BREAKS, 1 - side);
    if (breaks.low() <= enemyWins + enemyBreaks) {
      return true;
    }
    refuse(
        breaks,
        "whoever breaks is beaten unless both break, but by what else is expected "
            + name(1 - side)
            + " wins at most "
            + enemyWins
            + "% and breaks in at most "
            + enemyBreaks
            + "%; lower this to "
            + (enemyWins + enemyBreaks)
            + "%, or change the others");
    return false;
  }

  /**
   * Checks losses against the break point: an army that does not break has lost less, one that
   * breaks at least as much (14.0).
   */
  private void losing(int side) {
    Expectation loses = of(Scenario.Measure.LOSSES, side);
    int total = opening == null ? 0 : opening.breakPoints()[side];
    if (loses == null || opening == null || total == 0) {
      return;
    }
    int breaksAt = opening.breaksAt()[side];
    int most = high(Scenario.Measure.BREAKS, side);
    double high = most + (ALL - most) * (double) (breaksAt - 1) / total;
    // A last stand that rides off the board costs no points (13.0), so none of a single one are
    // sure.
    boolean several =
        scenario.sides().get(side).groups().stream().mapToInt(each -> each.stands().size()).sum()
            > 1;
    double low = several ? low(Scenario.Measure.BREAKS, side) * (double) breaksAt / total : 0;
    if (loses.low() > high) {
      refuse(
          loses,
          name(side)
              + " breaks in at most "
              + most
              + "% by what else is expected, and so loses at most "
              + (int) Math.floor(high)
              + "% of its Break Points; lower this, or let it break more often");
    } else if (loses.high() < low) {
      refuse(
          loses,
          name(side)
              + " breaks in at least "
              + low(Scenario.Measure.BREAKS, side)
              + "% by what else is expected, and so loses at least "
              + (int) Math.ceil(low)
              + "% of its Break Points; raise this, or let it break less often");
    }
  }

  private @Nullable Expectation of(Scenario.Measure measure, @Nullable Integer side) {
    return told.get(measure + " " + (side == null ? null : name(side)) + " null");
  }

  private int low(Scenario.Measure measure, @Nullable Integer side) {
    Expectation each = of(measure, side);
    return each == null ? 0 : each.low();
  }

  private int high(Scenario.Measure measure, @Nullable Integer side) {
    Expectation each = of(measure, side);
    return each == null ? ALL : each.high();
  }

  private String name(int side) {
    return scenario.sides().get(side).name();
  }

  private void refuse(Expectation each, String message) {
    found.add(CommonCheckCode.V_232, each, "low", message);
  }
}
