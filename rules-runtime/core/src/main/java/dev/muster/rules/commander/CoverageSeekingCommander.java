package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.DecisionOptions;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.RandomStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A commander that looks for rules that no battle has used yet, and does not try to win. Every
 * second decision follows another commander, so that the armies meet; the others take the order
 * that was tried least often, given what it led to. Its {@link CoverageMemory} is kept across
 * battles. The same seeds and battles give the same orders.
 */
public final class CoverageSeekingCommander implements Commander {
  /** The rules used and the orders tried in the battles so far; not thread-safe. */
  public static final class CoverageMemory implements EventSink {
    private final SortedSet<String> rows = new TreeSet<>();
    private final Map<String, Trial> trials = new HashMap<>();
    private Trial last = new Trial();

    /** How often an order was given at a decision, and how many new rows came of it. */
    private static final class Trial {
      int given;
      int found;

      double priority() {
        return (1.0 + found) / (1.0 + given);
      }
    }

    /** Hears what happens in a battle. */
    @Override
    public void accept(Event event) {
      for (String row : event.rule().ids()) {
        if (rows.add(row)) {
          last.found++;
        }
      }
    }

    /** Rows of the rule ledger that battles have named, in their order. */
    public SortedSet<String> rows() {
      return Collections.unmodifiableSortedSet(rows);
    }

    private Trial trial(Decision question, int option) {
      String order =
          question instanceof DecisionOptions<?> options
              ? String.valueOf(options.order(option))
              : question.label(option);
      return trials.computeIfAbsent(question.id() + ' ' + order, key -> new Trial());
    }
  }

  private final CoverageMemory memory;
  private final Commander usual;
  private final RandomStream stream;

  /**
   * @param usual how it plays when it is not curious
   * @param seed of its own stream, which does not touch the battle's dice
   */
  public CoverageSeekingCommander(CoverageMemory memory, Commander usual, long seed) {
    this.memory = memory;
    this.usual = usual;
    stream = new RandomStream(~seed);
  }

  @Override
  public int choose(Decision question) {
    int answer = stream.nextBelow(2) == 0 ? usual.choose(question) : mostPromising(question);
    memory.last = memory.trial(question, answer);
    memory.last.given++;
    return answer;
  }

  /** One of the options of the order that promises most; all of them are as likely. */
  private int mostPromising(Decision question) {
    int best = 0;
    int alike = 0;
    double most = -1;
    for (int i = 0; i < question.size(); i++) {
      double promise = memory.trial(question, i).priority();
      if (promise > most) {
        most = promise;
        alike = 0;
      }
      if (promise == most && stream.nextBelow(++alike) == 0) {
        best = i;
      }
    }
    return best;
  }
}
