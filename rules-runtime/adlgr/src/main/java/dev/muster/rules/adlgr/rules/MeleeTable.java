package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The basic melee factors of the unit table: the sum of the unconditional factors of a rulebook and
 * of the factors whose condition holds (AR-400, AR-401).
 */
final class MeleeTable {
  /** When a factor of the table holds. */
  enum When {
    ALWAYS(""),
    /** The opponent is LMI in the open. */
    SHOT_IN_THE_OPEN("shot-in-the-open"),
    /** The opponent is LI in the open. */
    LIGHT_FOOT_IN_THE_OPEN("light-foot-in-the-open"),
    /** It attacks flank or rear of the opponent. */
    HORSE_ON_FLANK_OR_REAR("horse-on-flank-or-rear"),
    /** First round; neither Impact, Pistol nor Shock; ground that does not penalise it. */
    HORSE_FIRST_ROUND("horse-first-round"),
    /** The opponent is artillery, which gives its attacker this modifier (AR-491). */
    AGAINST_GUNS("against-guns"),
    /** Battle-ready and not mediocre. */
    BATTLE_READY("battle-ready");

    final String key;

    When(String key) {
      this.key = key;
    }
  }

  static final When[] TIMES = When.values();

  private final Map<String, Integer> numbers = new HashMap<>();
  private final int size;
  private final int[] cells;

  MeleeTable(Rulebook book, Map<String, String> switches) {
    List<Rulebook.Category> categories = book.categories();
    size = categories.size();
    for (int i = 0; i < size; i++) {
      numbers.put(categories.get(i).key(), i);
    }
    cells = new int[TIMES.length * size * size];
    for (Rulebook.Factor factor : book.factors()) {
      Rulebook.Applies applies = factor.applies();
      boolean played =
          applies != null
              && applies.in().isEmpty()
              && applies.switches().entrySet().stream()
                  .allMatch(each -> each.getValue().equals(switches.get(each.getKey())));
      if (applies != null && played) {
        add(factor, applies);
      }
    }
  }

  private void add(Rulebook.Factor factor, Rulebook.Applies applies) {
    When when = When.ALWAYS;
    for (When each : TIMES) {
      if (each.key.equals(factor.key())) {
        when = each;
      }
    }
    int[] foes = numbers(applies.against());
    for (int own : numbers(applies.to())) {
      for (int foe : foes) {
        cells[at(when, own, foe)] += factor.meleeDice();
      }
    }
  }

  /** The numbers of categories; of none those of all. */
  private int[] numbers(List<String> categories) {
    return categories.isEmpty()
        ? IntStream.range(0, size).toArray()
        : categories.stream()
            .filter(numbers::containsKey)
            .distinct()
            .mapToInt(numbers::get)
            .toArray();
  }

  private int at(When when, int own, int foe) {
    return (when.ordinal() * size + own) * size + foe;
  }

  /** The number of a category, for {@link #of}. */
  int number(String category) {
    Integer number = numbers.get(category);
    if (number == null) {
      throw new IllegalArgumentException("the rulebook has no category " + category);
    }
    return number;
  }

  /** Returns what a category adds against another, both by number. */
  int of(When when, int own, int foe) {
    return cells[at(when, own, foe)];
  }
}
