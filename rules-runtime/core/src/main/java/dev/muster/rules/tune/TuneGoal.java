package dev.muster.rules.tune;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.Scenario;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An author's goal for many battles: a statistic within a range.
 *
 * @param words as a reader sees it, such as {@code Sweden wins}
 * @param side index of the side, 0 if it is about none
 * @param from lower end, in percent or rounds
 * @param to upper end
 */
public record TuneGoal(String words, Number number, int side, double from, double to) {
  /** The written forms, for the user. */
  public static final String FORMS =
      "SIDE wins 40%..60%, SIDE breaks 20%..40%, SIDE loses 10%..30%, draw 0%..20%, rounds 8..10, or"
          + " even";

  private static final double EVEN_FROM = 45;
  private static final double EVEN_TO = 55;

  private static final Pattern SHARE =
      Pattern.compile(
          "(\\S+)\\s+(wins|breaks|loses)\\s+(\\d{1,3})\\s*%\\s*\\.\\.\\s*(\\d{1,3})\\s*%");
  private static final Pattern DRAW =
      Pattern.compile("draw\\s+(\\d{1,3})\\s*%\\s*\\.\\.\\s*(\\d{1,3})\\s*%");
  private static final Pattern ROUNDS =
      Pattern.compile("rounds\\s+(\\d{1,3})\\s*\\.\\.\\s*(\\d{1,3})");

  /** The statistic of a goal. */
  public enum Number {
    /** Share of the battles that the side wins. */
    WINS,
    /** Share of the battles in which its army breaks. */
    BREAKS,
    /** Mean share of its Break Points, or units, that it loses. */
    LOSES,
    /** Share of drawn battles. */
    DRAWS,
    /** Mean number of rounds. */
    ROUNDS,
    /** Mean of 1 for a win, 0.5 for a draw and 0. */
    VALUE
  }

  /** An estimate with its 95 % interval, in percent or rounds. */
  public record Found(double estimate, double low, double high) {
    private static Found of(BatchSimulation.Share share) {
      return new Found(100 * share.estimate(), 100 * share.low(), 100 * share.high());
    }

    private static Found of(BatchSimulation.Mean mean, int of) {
      return new Found(of * mean.estimate(), of * mean.low(), of * mean.high());
    }
  }

  /**
   * Reads what is wanted.
   *
   * @throws IllegalArgumentException if it does not read like one of the {@link #FORMS}; with words
   *     for the user
   */
  public static TuneGoal of(String text, Scenario scenario) {
    String wanted = wanted(text);
    Matcher share = SHARE.matcher(wanted);
    Matcher draw = DRAW.matcher(wanted);
    Matcher rounds = ROUNDS.matcher(wanted);
    if (wanted.equals("even")) {
      return new TuneGoal(
          "the value of " + scenario.sides().getFirst().name() + " is",
          Number.VALUE,
          0,
          EVEN_FROM,
          EVEN_TO);
    } else if (share.matches()) {
      int side = scenario.sideIndex(share.group(1));
      if (side < 0) {
        throw new IllegalArgumentException(
            "there is no side "
                + share.group(1)
                + "; there are "
                + String.join(", ", scenario.sides().stream().map(Scenario.Side::name).toList()));
      }
      Number number =
          switch (share.group(2)) {
            case "wins" -> Number.WINS;
            case "breaks" -> Number.BREAKS;
            default -> Number.LOSES;
          };
      return of(
          share.group(1) + " " + share.group(2), number, side, share.group(3), share.group(4), 100);
    } else if (draw.matches()) {
      return of("drawn are", Number.DRAWS, 0, draw.group(1), draw.group(2), 100);
    } else if (rounds.matches()) {
      return of("rounds are", Number.ROUNDS, 0, rounds.group(1), rounds.group(2), 999);
    }
    throw new IllegalArgumentException("what is wanted is " + FORMS + "; found " + text);
  }

  private static String wanted(String text) {
    return text.strip().replaceFirst("^expect\\s+", "");
  }

  /** Returns whether what a scenario expects can be a goal: a range of a number of ours. */
  public static boolean isGoal(String statement) {
    String wanted = wanted(statement);
    return Stream.of(SHARE, DRAW, ROUNDS).anyMatch(each -> each.matcher(wanted).matches());
  }

  private static TuneGoal of(
      String words, Number number, int side, String from, String to, int most) {
    int low = Integer.parseInt(from);
    int high = Integer.parseInt(to);
    if (low >= high || high > most) {
      throw new IllegalArgumentException(
          "a range goes up, such as 40%..60%; found " + from + ".." + to);
    }
    return new TuneGoal(words, number, side, low, high);
  }

  /** The number of some battles. */
  public Found found(BatchSimulation.Report report) {
    return switch (number) {
      case WINS -> Found.of(report.winShares().get(side));
      case BREAKS -> Found.of(report.breakShares().get(side));
      case LOSES -> Found.of(report.lossMeans().get(side), 100);
      case DRAWS -> Found.of(report.drawShare());
      case ROUNDS -> Found.of(report.roundsMean(), 1);
      case VALUE -> Found.of(value(report), 100);
    };
  }

  /** The value of the first side. */
  public static BatchSimulation.Mean value(BatchSimulation.Report report) {
    long wins = report.wins().getFirst();
    long draws = report.draws();
    return BatchSimulation.Mean.of(2 * wins + draws, 4 * wins + draws, report.battles(), 0, 2)
        .dividedBy(2);
  }

  /** Whether a number is within the range. */
  public boolean isMet(double number) {
    return number >= from && number <= to;
  }

  /** Returns the distance of a number from the range; 0 inside it. */
  public double distance(double number) {
    return Math.max(0, Math.max(from - number, number - to));
  }

  /** Returns the distance of a number from the middle of the range. */
  public double offMiddle(double number) {
    return Math.abs(number - (from + to) / 2);
  }

  /** "40 % to 60 %", or "8 to 10". */
  public String range() {
    String sign = sign();
    return Math.round(from) + sign + " to " + Math.round(to) + sign;
  }

  /** Returns the unit after a number: empty for rounds, otherwise a percent sign. */
  public String sign() {
    return number == Number.ROUNDS ? "" : " %";
  }
}
