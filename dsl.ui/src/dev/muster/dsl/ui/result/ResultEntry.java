package dev.muster.dsl.ui.result;

import java.util.List;
import java.util.Map;

/**
 * The result of a battle, of many battles or of a situation.
 *
 * @param name what was run
 * @param verdict the result in a few words
 * @param text the complete result
 * @param well whether the result matches the expectations of the file
 * @param uri the file
 * @param line the line to open in the file, from 1
 * @param named the stands and Generals by their names in the text, which lead to their lines
 * @param balance shares of wins; only for many battles
 */
public record ResultEntry(
    String name,
    String verdict,
    String text,
    boolean well,
    String uri,
    int line,
    List<Named> named,
    Balance balance) {

  public ResultEntry {
    named = List.copyOf(named);
  }

  /**
   * A stand or a General.
   *
   * @param line of the file that declares it, from 1
   */
  public record Named(String name, int line) {}

  /**
   * The result of many battles of a scenario.
   *
   * @param scenario its name; empty if there was no balance run
   * @param battles number of battles fought
   * @param options how they were fought
   * @param shares shares of each side in order, and of draws
   * @param picks the battles that are worth watching
   */
  public record Balance(
      String scenario, int battles, Options options, List<Share> shares, List<Pick> picks) {

    static final Balance NONE =
        new Balance("", 0, new Options(1, Map.of(), Map.of()), List.of(), List.of());

    public Balance {
      shares = List.copyOf(shares);
      picks = List.copyOf(picks);
    }
  }

  /**
   * How battles were fought.
   *
   * @param seed of all their dice
   * @param commanders commanders by name of the side, where they differ from the scenario
   * @param switches values by key of the switch, where they differ from the scenario
   */
  public record Options(long seed, Map<String, String> commanders, Map<String, String> switches) {
    public Options {
      commanders = Map.copyOf(commanders);
      switches = Map.copyOf(switches);
    }
  }

  /**
   * A battle that is worth watching.
   *
   * @param kind for the user, such as {@code closest}
   * @param seed of its dice
   * @param words why it is worth it, and how it ended
   */
  public record Pick(String kind, long seed, String words) {}

  /**
   * The share of wins of a side.
   *
   * @param side its name; empty for draws
   * @param wins number of wins
   * @param estimate its share, 0 to 1
   * @param low lower end of the confidence interval
   * @param high upper end of the confidence interval
   */
  public record Share(String side, int wins, double estimate, double low, double high) {}

  ResultEntry(String name, String verdict, String text, boolean well, String uri, int line) {
    this(name, verdict, text, well, uri, line, List.of(), Balance.NONE);
  }
}
