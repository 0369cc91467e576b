package dev.muster.rules.battle;

import dev.muster.rules.dice.Stream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A commander that does not want to win: it seeks rules that no battle has used yet. Every other
 * time it plays as another mind would, so that battles come to blows; else it gives the order that
 * was tried least for what it has led to. Its {@link Memory} goes from battle to battle. The same
 * seeds and battles give the same orders.
 */
public final class Curious implements Commander {
  /** What battles have used so far, and what was tried; not safe to share between threads. */
  public static final class Memory implements EventSink {
    private final SortedSet<String> rows = new TreeSet<>();
    private final Map<String, Trial> trials = new HashMap<>();
    private Trial last = new Trial();

    /** How often an order was given at a decision, and how many new rows came of it. */
    private static final class Trial {
      int given;
      int found;

      double promise() {
        return (1.0 + found) / (1.0 + given);
      }
    }

    /** Hears what happens in a battle. */
    @Override
    public void tell(Event event) {
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

    private Trial trial(Question question, int option) {
      String order =
          question instanceof Options<?> options
              ? String.valueOf(options.order(option))
              : question.label(option);
      return trials.computeIfAbsent(question.point() + ' ' + order, key -> new Trial());
    }
  }

  private final Memory memory;
  private final Commander usual;
  private final Stream stream;

  /**
   * @param usual how it plays when it is not curious
   * @param seed of its own stream, which does not touch the battle's dice
   */
  public Curious(Memory memory, Commander usual, long seed) {
    this.memory = memory;
    this.usual = usual;
    stream = new Stream(~seed);
  }

  @Override
  public int choose(Question question) {
    int answer = stream.below(2) == 0 ? usual.choose(question) : mostPromising(question);
    memory.last = memory.trial(question, answer);
    memory.last.given++;
    return answer;
  }

  /** One of the options of the order that promises most; all of them are as likely. */
  private int mostPromising(Question question) {
    int best = 0;
    int alike = 0;
    double most = -1;
    for (int i = 0; i < question.size(); i++) {
      double promise = memory.trial(question, i).promise();
      if (promise > most) {
        most = promise;
        alike = 0;
      }
      if (promise == most && stream.below(++alike) == 0) {
        best = i;
      }
    }
    return best;
  }
}
