package dev.muster.dsl.ui.result;

import java.util.List;

/**
 * What came of a battle, of many battles or of a situation.
 *
 * @param name what was tried
 * @param verdict in a few words
 * @param text all of it
 * @param well whether it came out as its file says
 * @param uri the file it stands in
 * @param line where to look in the file, from 1
 * @param balance how often each side won, of many battles
 */
public record ResultEntry(
    String name, String verdict, String text, boolean well, String uri, int line, Balance balance) {

  /**
   * Many battles of a scenario.
   *
   * @param scenario its name; empty where it was no balance
   * @param battles how many were fought
   * @param shares of each side in their order, and of the drawn battles
   */
  public record Balance(String scenario, int battles, List<Share> shares) {

    static final Balance NONE = new Balance("", 0, List.of());

    public Balance {
      shares = List.copyOf(shares);
    }
  }

  /**
   * How often a side won.
   *
   * @param side its name; empty for the drawn battles
   * @param wins how many it won
   * @param estimate its share, 0 to 1
   * @param low the lower end of the interval of confidence
   * @param high the upper end
   */
  public record Share(String side, int wins, double estimate, double low, double high) {}

  ResultEntry(String name, String verdict, String text, boolean well, String uri, int line) {
    this(name, verdict, text, well, uri, line, Balance.NONE);
  }
}
