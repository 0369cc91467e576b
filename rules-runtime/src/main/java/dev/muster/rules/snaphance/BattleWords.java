package dev.muster.rules.snaphance;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** How the reports of a battle begin and end, the long one and the short one alike. */
final class BattleWords {
  private BattleWords() {}

  /** "1 round", "6 rounds". */
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
          .append(count(e.breakPoints().get(s), "Break Point"))
          .append(", breaks at ")
          .append(e.breaksAt().get(s))
          .append(" lost [§14.0]\n");
    }
    return text.toString();
  }

  /** "Royal wins after 6 rounds: Huguenot broke [§14.0]". */
  static String result(Outcome outcome) {
    String winner =
        outcome.winner() < 0
            ? "The battle is drawn"
            : outcome.sides().get(outcome.winner()).side() + " wins";
    return winner
        + " after "
        + count(outcome.rounds(), "round")
        + ": "
        + outcome.reason()
        + " [§14.0]";
  }

  /** "Royal: 12 of 57 Break Points lost, breaks at 19". */
  static String breakPoints(Outcome.SideAccount side) {
    return side.side()
        + ": "
        + side.lost()
        + " of "
        + count(side.total(), "Break Point")
        + " lost, breaks at "
        + side.breaksAt()
        + (side.broken() ? ", BROKEN" : "");
  }

  /** "France scores 13 points: 3 for Seneffe, 10 for enemy broken". */
  static String scores(CommonEvent.Scores e) {
    var text = new StringJoiner(", ");
    e.terms().forEach(term -> text.add(term.value() + " for " + term.what()));
    return e.side() + " scores " + count(e.points(), "point") + ": " + text;
  }

  /** "7 of 24": SP the stands of a group have lost of what they began with. */
  static String groupLoss(Outcome.SideAccount side, String group) {
    int start = 0;
    int end = 0;
    for (Outcome.StandAccount stand : side.stands()) {
      if (stand.group().equals(group)) {
        start += stand.startSp();
        end += stand.endSp();
      }
    }
    return (start - end) + " of " + start;
  }

  /** Groups of a side, in their order. */
  static List<String> groups(Outcome.SideAccount side) {
    return side.stands().stream().map(Outcome.StandAccount::group).distinct().toList();
  }

  /** How a replacement is called, who has no name of his own (3.2). */
  static String newGeneral(String group) {
    return "the new General of " + group;
  }

  /** What became of a General, beginning with his name. */
  static String fate(SnaphanceEvent.GeneralFate e) {
    String fate =
        switch (e.fate()) {
          case "killed" -> "is killed";
          case "left the field" -> "leaves the field";
          default ->
              e.fate()
                  .replaceFirst("^rode to ", "has to ride to ")
                  .replaceFirst("^left the field with ", "leaves the field with ");
        };
    // A replacement is called after his group already.
    String of = e.general().endsWith(" " + e.group()) ? "" : " (" + e.group() + ")";
    return capital(e.general() + of) + " " + fate + " at " + e.at();
  }

  /** "The train is held by France". */
  static String held(CommonEvent.ObjectiveHeld e) {
    return e.objective() + " is held by " + (e.side().isEmpty() ? "nobody" : e.side());
  }

  static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
