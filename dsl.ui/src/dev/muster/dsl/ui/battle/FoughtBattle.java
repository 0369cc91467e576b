package dev.muster.dsl.ui.battle;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * A finished test battle.
 *
 * @param name such as "Dreux, seed 1"
 * @param result winner and number of rounds
 * @param closing the end of its report: the winner, and the losses of each side
 * @param uri the file of the scenario
 * @param line line where the scenario begins, from 1
 */
public record FoughtBattle(String name, String result, String closing, String uri, int line) {

  private static final List<Consumer<FoughtBattle>> LISTENERS = new CopyOnWriteArrayList<>();

  /** Hears of each battle from now on, in the thread it was fought in. */
  public static void onFought(Consumer<FoughtBattle> listener) {
    LISTENERS.add(listener);
  }

  static void tell(FoughtBattle battle) {
    LISTENERS.forEach(each -> each.accept(battle));
  }
}
