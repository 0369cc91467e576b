package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import java.util.ArrayList;
import java.util.List;

/**
 * A sum of dice or of a test, term by term, and the dice thrown for it. It is cleared and reused;
 * its terms become objects only for a listener.
 */
public final class DicePool {
  private final String[] what = new String[24];
  private final int[] value = new int[24];
  private int terms;
  private final DiceThrow thrown = new DiceThrow();

  DicePool clear() {
    terms = 0;
    thrown.clear();
    return this;
  }

  /** Adds a term unless it is 0. */
  DicePool add(String name, int amount) {
    return amount == 0 ? this : always(name, amount);
  }

  DicePool always(String name, int amount) {
    if (terms < what.length) {
      what[terms] = name;
      value[terms++] = amount;
    } else {
      value[terms - 1] += amount;
    }
    return this;
  }

  int sum() {
    int sum = 0;
    for (int i = 0; i < terms; i++) {
      sum += value[i];
    }
    return sum;
  }

  /** Throws as many D6 as the sum, left to right; returns the hits. */
  int roll(Dice dice, SnaphanceRules rules) {
    dice.pool(Math.max(0, sum()), thrown, rules.score);
    return rules.score.of(thrown);
  }

  /** Throws for a stand, and counts its luck; returns the hits. */
  int roll(BattleContext play, int stand, ThrowLuck.Kind kind) {
    SnaphanceState table = play.state;
    int hits = roll(play.dice, table.rules);
    if (play.luck.counts()) {
      long mean = table.odds().meanHits(thrown.size(), table.rules);
      play.luck.add(table.side[stand], kind, (long) hits * ThrowLuck.UNIT - mean);
    }
    return hits;
  }

  List<Event.Term> terms() {
    List<Event.Term> list = new ArrayList<>(terms);
    for (int i = 0; i < terms; i++) {
      list.add(new Event.Term(what[i], value[i]));
    }
    return list;
  }

  List<Integer> dice() {
    return thrown.faces();
  }
}
