package dev.muster.rules.battle;

import dev.muster.rules.dice.RandomStream;

/** Takes any legal option with equal chance. */
final class RandomCommander implements Commander {
  private final RandomStream stream;

  RandomCommander(long seed) {
    // another stream than SeededDice, so that equal seeds do not march in step
    stream = new RandomStream(~seed);
  }

  @Override
  public int choose(Decision question) {
    return stream.nextBelow(question.size());
  }

  @Override
  public void onRepeatedDecision(Decision question) {
    stream.nextBelow(question.size());
  }
}
