package dev.muster.rules.battle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Properties;

/**
 * Maps the value of a position to a win probability, so that about 60 % of the positions with value
 * 60 % are won. With the log odds x = log(v / (1 - v)) of the value, those of the probability are
 * (slope + slopeGrowth * |x|) * x + tempo + tempoGrowth * |x|. Where sides take turns, the one that
 * has just had its turn looks better than it is, because the answer is still to come; the tempo
 * belongs to the side that moves next. An answer is worth more where much is at stake, and a large
 * lead is surer than a small one seems: hence both grow with the lead of either side. A program
 * fits the numbers of a game to its battles and writes the file with them.
 *
 * @param slope greater than 0; 1 changes nothing
 * @param slopeGrowth 0 or more; 0 for a slope that is the same for all leads
 * @param tempo of the side that moves next; 0 changes nothing
 * @param tempoGrowth smaller than the slope, so that a better value is a better chance
 */
public record ValueCalibration(double slope, double slopeGrowth, double tempo, double tempoGrowth) {
  /** Leaves values as they are. */
  public static final ValueCalibration NONE = new ValueCalibration(1, 0, 0, 0);

  /** The name of the file beside the entry class of a game. */
  public static final String FILE = "calibration.properties";

  private static final String SLOPE = "slope";
  private static final String SLOPE_GROWTH = "slopeGrowth";
  private static final String TEMPO = "tempo";
  private static final String TEMPO_GROWTH = "tempoGrowth";

  public ValueCalibration {
    if (!(slope > 0) || Double.isInfinite(slope) || !Double.isFinite(tempo)) {
      throw new IllegalArgumentException(
          "a slope is more than 0 and a tempo a number, found " + slope + " and " + tempo);
    }
    if (!(slopeGrowth >= 0) || Double.isInfinite(slopeGrowth) || !(Math.abs(tempoGrowth) < slope)) {
      throw new IllegalArgumentException(
          "a slope does not shrink, and a tempo grows by less than the slope of "
              + slope
              + ", found "
              + slopeGrowth
              + " and "
              + tempoGrowth);
    }
  }

  /** A slope and a tempo that are the same for all leads. */
  public ValueCalibration(double slope, double tempo) {
    this(slope, 0, tempo, 0);
  }

  /**
   * Returns the calibration in the file beside the entry class of a game; NONE if there is no file.
   */
  public static ValueCalibration of(Class<?> game) {
    try (InputStream in = game.getResourceAsStream(FILE)) {
      if (in == null) {
        return NONE;
      }
      Properties numbers = new Properties();
      numbers.load(in);
      return new ValueCalibration(
          number(numbers, SLOPE, 1),
          number(numbers, SLOPE_GROWTH, 0),
          number(numbers, TEMPO, 0),
          number(numbers, TEMPO_GROWTH, 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double number(Properties numbers, String key, double usual) {
    String written = numbers.getProperty(key);
    return written == null ? usual : Double.parseDouble(written);
  }

  /** The lines of the file with this calibration. */
  public String written() {
    return String.format(
        Locale.ROOT,
        "%s=%.3f\n%s=%.3f\n%s=%.3f\n%s=%.3f\n",
        SLOPE,
        slope,
        SLOPE_GROWTH,
        slopeGrowth,
        TEMPO,
        tempo,
        TEMPO_GROWTH,
        tempoGrowth);
  }

  /** The share of battles the first side wins from where this one is, half a win for a draw. */
  public double share(ValuedBattle battle) {
    return share(battle.winProbability(0), lead(battle.sideToMove()));
  }

  /** 1 if the first side moves next, -1 if the other one does, 0 if neither. */
  public static int lead(int sideToMove) {
    return sideToMove == BattleStatus.NOBODY ? 0 : 1 - 2 * sideToMove;
  }

  /**
   * The share of battles won.
   *
   * @param value 0 to 1; 0 and 1 are the ends of battles and stay
   * @param lead 1 if the side whose value it is moves next, -1 if the other one does, 0 if neither
   */
  public double share(double value, int lead) {
    if (value <= 0 || value >= 1) {
      return value;
    }
    double odds = Math.log(value / (1 - value));
    double size = Math.abs(odds);
    double mapped = (slope + slopeGrowth * size) * odds + (tempo + tempoGrowth * size) * lead;
    return 1 / (1 + Math.exp(-mapped));
  }
}
