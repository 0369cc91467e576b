package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import java.util.List;
import java.util.StringJoiner;

/** Words that the long report and the short one have in common. */
final class BoxWords {
  private BoxWords() {}

  /** "1 unit", "6 units". */
  static String count(int number, String one) {
    return number + " " + one + (number == 1 ? "" : "s");
  }

  /** The title, the rules, and what each side may lose; a line each. */
  static String opening(CommonEvent.BattleBegins e) {
    var text = new StringBuilder(e.label()).append("\n").append(e.rulebook()).append("\n");
    for (int s = 0; s < e.sides().size(); s++) {
      text.append("  ")
          .append(e.sides().get(s))
          .append(": ")
          .append(count(e.breakPoints().get(s), "unit"))
          .append(", breaks at ")
          .append(e.breaksAt().get(s))
          .append(" lost\n");
    }
    return text.toString();
  }

  /** "Imperial wins after 6 rounds: France broke". */
  static String result(Outcome outcome) {
    String winner =
        outcome.winner() < 0
            ? "The battle is drawn"
            : outcome.sides().get(outcome.winner()).side() + " wins";
    return winner + " after " + count(outcome.rounds(), "round") + ": " + outcome.reason();
  }

  /** "France: 6 of 11 units lost, breaks at 6, BROKEN". */
  static String losses(Outcome.SideAccount side) {
    return side.side()
        + ": "
        + side.lost()
        + " of "
        + count(side.total(), "unit")
        + " lost, breaks at "
        + side.breaksAt()
        + (side.broken() ? ", BROKEN" : "");
  }

  static String scores(CommonEvent.Scores e) {
    var text = new StringJoiner(", ");
    e.terms().forEach(term -> text.add(term.value() + " for " + term.what()));
    return e.side() + " scores " + count(e.points(), "point") + ": " + text;
  }

  /** "Mirabello is held by France". */
  static String held(CommonEvent.ObjectiveHeld e) {
    return e.objective() + " is held by " + (e.side().isEmpty() ? "nobody" : e.side());
  }

  /** "CCV 4, Steady +1". */
  static String terms(List<Event.Term> terms) {
    var text = new StringJoiner(", ");
    for (int i = 0; i < terms.size(); i++) {
      Event.Term term = terms.get(i);
      text.add(term.what() + " " + (i == 0 ? "" + term.value() : signed(term.value())));
    }
    return text.toString();
  }

  static String signed(int value) {
    return value > 0 ? "+" + value : "" + value;
  }

  /** "4 6 2 1, 2 hits". */
  static String dice(List<Integer> dice, int hits) {
    var text = new StringJoiner(" ");
    dice.forEach(die -> text.add("" + die));
    return text + ", " + (hits == 0 ? "no hit" : count(hits, "hit"));
  }
}
