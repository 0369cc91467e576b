package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import java.util.List;

/**
 * Puts the questions of the rules to the Commander of the side concerned and refuses answers that
 * are not options.
 */
final class Minds {
  private final Table table;
  private final List<Commander> commanders;

  Minds(Table table, List<Commander> commanders) {
    this.table = table;
    this.commanders = commanders;
  }

  /** Asks the owner of a stand; a question with one option is not asked. */
  int ask(String point, int stand, List<Question.Option> options) {
    return ask(point, table.side[stand], table.name[stand], options);
  }

  int ask(String point, int side, String about, List<Question.Option> options) {
    if (options.size() == 1) {
      return 0;
    }
    int answer = commanders.get(side).choose(new Question(point, side, about, options));
    if (answer < 0 || answer >= options.size()) {
      throw new IllegalStateException(
          "the commander of "
              + table.sideName(side)
              + " answered "
              + answer
              + " to "
              + point
              + " about "
              + about
              + ", legal are 0 to "
              + (options.size() - 1));
    }
    return answer;
  }
}
