package dev.muster.rules.battle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * Maps the value of a position to a win probability, so that about 60 % of the positions with value
 * 60 % are won: log(p / (1 - p)) = slope * log(v / (1 - v)) + tempo. Where sides take turns, the
 * one that has just had its turn looks better than it is, because the answer is still to come; the
 * tempo belongs to the side that moves next. A program fits both numbers of a game to its battles
 * and writes the file with them.
 *
 * @param slope greater than 0; 1 changes nothing
 * @param tempo of the side that moves next; 0 changes nothing
 */
public record ValueCalibration(double slope, double tempo) {
  /** Leaves values as they are. */
  public static final ValueCalibration NONE = new ValueCalibration(1, 0);

  /** The name of the file beside the entry class of a game. */
  public static final String FILE = "calibration.properties";

  private static final String SLOPE = "slope";
  private static final String TEMPO = "tempo";

  public ValueCalibration {
    if (!(slope > 0) || Double.isInfinite(slope) || !Double.isFinite(tempo)) {
      throw new IllegalArgumentException(
          "a slope is more than 0 and a tempo a number, found " + slope + " and " + tempo);
    }
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
          Double.parseDouble(numbers.getProperty(SLOPE, "1")),
          Double.parseDouble(numbers.getProperty(TEMPO, "0")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    return 1 / (1 + Math.pow((1 - value) / value, slope) * Math.exp(-tempo * lead));
  }
}
