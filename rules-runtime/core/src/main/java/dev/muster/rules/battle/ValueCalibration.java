package dev.muster.rules.battle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * Maps the value of a position to a win probability, so that about 60 % of the positions with value
 * 60 % are won: log(p / (1 - p)) = slope * log(v / (1 - v)). It has no constant term, because no
 * side has an advantage by its index. A program fits the slope of a game to its battles and writes
 * the file with it.
 *
 * @param slope greater than 0; 1 changes nothing
 */
public record ValueCalibration(double slope) {
  /** Leaves values as they are. */
  public static final ValueCalibration NONE = new ValueCalibration(1);

  /** The name of the file beside the entry class of a game. */
  public static final String FILE = "calibration.properties";

  private static final String SLOPE = "slope";

  public ValueCalibration {
    if (!(slope > 0) || Double.isInfinite(slope)) {
      throw new IllegalArgumentException("a slope is more than 0, found " + slope);
    }
  }

  /** That of the file beside the entry class of a game; NONE if there is no file. */
  public static ValueCalibration of(Class<?> game) {
    try (InputStream in = game.getResourceAsStream(FILE)) {
      if (in == null) {
        return NONE;
      }
      Properties numbers = new Properties();
      numbers.load(in);
      return new ValueCalibration(Double.parseDouble(numbers.getProperty(SLOPE, "1")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The share of battles won.
   *
   * @param value 0 to 1; 0 and 1 are the ends of battles and stay
   */
  public double share(double value) {
    if (value <= 0 || value >= 1) {
      return value;
    }
    return 1 / (1 + Math.pow((1 - value) / value, slope));
  }
}
