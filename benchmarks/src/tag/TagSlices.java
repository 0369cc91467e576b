import core.AbstractGameState;
import core.AbstractPlayer;
import core.Game;
import core.actions.AbstractAction;
import games.GameType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;
import players.simple.OSLAPlayer;
import players.simple.RandomPlayer;

/**
 * Games of Battlelore, the hex battle of TAG (https://github.com/GAIGResearch/TabletopGames), by
 * the processor time of this thread. Java runs this file as it is, with TAG on the class path;
 * {@code TagComparison} starts it. Each line that comes in, such as {@code one-ply 2.5}, is one
 * slice: games for so many seconds, between two players that try each action once and look at the
 * result, or between two that play at random. Each line that goes out is what the slice had: games,
 * actions, actions that were chosen among more than one, seconds.
 */
public final class TagSlices {
  private static long choices;

  private TagSlices() {}

  public static void main(String[] args) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    Game game = GameType.Battlelore.createGameInstance(2, 1);
    long seed = 0;
    Scanner lines = new Scanner(System.in);
    while (lines.hasNextLine()) {
      String[] words = lines.nextLine().split(" ");
      double limit = Double.parseDouble(words[1]) * 1e9;
      long games = 0;
      long actions = 0;
      choices = 0;
      long start = clock.getCurrentThreadCpuTime();
      while (clock.getCurrentThreadCpuTime() - start < limit) {
        seed++;
        game.reset(List.of(player(words[0], 2 * seed), player(words[0], 2 * seed + 1)), seed);
        game.run();
        actions += game.getTick();
        games++;
      }
      double seconds = (clock.getCurrentThreadCpuTime() - start) / 1e9;
      System.out.printf(Locale.ROOT, "%d %d %d %f%n", games, actions, choices, seconds);
      System.out.flush();
    }
  }

  private static AbstractPlayer player(String kind, long seed) {
    Random random = new Random(seed);
    return kind.equals("random")
        ? new Counting(new RandomPlayer(random), random)
        : new Counting(new OSLAPlayer(random), random);
  }

  /** Counts how often a player is asked: TAG asks only where there is more than one action. */
  private static final class Counting extends AbstractPlayer {
    private final AbstractPlayer player;

    Counting(AbstractPlayer player, Random random) {
      super(null, "counting");
      this.player = player;
      rnd = random;
    }

    @Override
    public void setForwardModel(core.AbstractForwardModel model) {
      super.setForwardModel(model);
      player.setForwardModel(model);
    }

    @Override
    public AbstractAction _getAction(AbstractGameState state, List<AbstractAction> actions) {
      choices++;
      return player._getAction(state, actions);
    }

    @Override
    public Counting copy() {
      return new Counting(player.copy(), rnd);
    }
  }
}
