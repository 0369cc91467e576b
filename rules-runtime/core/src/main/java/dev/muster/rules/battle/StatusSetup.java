package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import java.util.List;
import java.util.stream.IntStream;

/** A starting position whose numbers are those of its status. */
public class StatusSetup implements BattleSetup {
  private final BattleStatus status;
  private final BattleStarter start;

  /** Begins a battle. */
  @FunctionalInterface
  public interface BattleStarter {
    /**
     * A battle from the opening.
     *
     * @param commanders one for each side
     */
    Battle newBattle(List<Commander> commanders, Dice dice, EventSink sink);
  }

  /**
   * @param status of the battle before it begins
   * @param start begins a battle from there
   */
  public StatusSetup(BattleStatus status, BattleStarter start) {
    this.status = status;
    this.start = start;
  }

  @Override
  public final int[] breakPoints() {
    return IntStream.of(0, 1).map(status::total).toArray();
  }

  @Override
  public final int[] breaksAt() {
    return IntStream.of(0, 1).map(status::breaksAt).toArray();
  }

  @Override
  public final int[] strengths() {
    return IntStream.of(0, 1)
        .map(
            side -> status.standAccounts(side).stream().mapToInt(Outcome.StandAccount::endSp).sum())
        .toArray();
  }

  @Override
  public final int roundLimit() {
    return status.roundLimit();
  }

  @Override
  public Battle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
    if (commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a battle needs two commanders, found " + commanders.size());
    }
    return start.newBattle(commanders, dice, sink);
  }
}
