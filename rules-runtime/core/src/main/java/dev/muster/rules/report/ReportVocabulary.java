package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.WholePercent;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The beginning and end of the long and the short report of a battle.
 *
 * @param counted one of what a side loses until it breaks, such as {@code Break Point} or {@code
 *     unit}
 * @param strength the unit of strength with its article or pronoun, such as {@code its SP}
 * @param cite citation after a line about it, such as {@code " [§14.0]"}; empty for none
 */
public record ReportVocabulary(String counted, String strength, String cite) {
  /** Characters the names of units take at least in a list of them. */
  private static final int NAMES = 24;

  /** The default vocabulary of a game. */
  public static final ReportVocabulary USUAL = new ReportVocabulary("unit", "its strength", "");

  /** "1 round", "6 rounds", "2 boxes". */
  public static String count(int number, String one) {
    return number + " " + one + (number == 1 ? "" : one.endsWith("x") ? "es" : "s");
  }

  /** "Break Points", "units". */
  public String countedPlural() {
    return counted + "s";
  }

  /** "+1", "-1", "0". */
  public static String signed(int value) {
    return value > 0 ? "+" + value : "" + value;
  }

  /** A name at the head of a line. */
  public static String capitalize(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * The report line of a common event; empty for events that only a replay needs.
   *
   * @param ends formats the end of the battle
   */
  public String line(CommonEvent event, Function<Outcome, String> ends) {
    return switch (event) {
      case CommonEvent.BattleBegins e -> opening(e);
      case CommonEvent.RoundBegins e -> "\nRound " + e.round();
      case CommonEvent.TurnBegins e -> "\n  The turn of " + e.side();
      case CommonEvent.PhaseBegins e -> "    " + e.phase() + "\n";
      case CommonEvent.Decided e -> "";
      case CommonEvent.Weighed e -> why(e);
      case CommonEvent.ObjectiveHeld e -> "\n  " + objectiveHeld(e);
      case CommonEvent.HouseEventHappens e -> "\n  " + happens(e);
      case CommonEvent.UnitLeaves e -> "    " + e.unit() + " leaves the field";
      case CommonEvent.Scores e -> "\n" + scores(e);
      case CommonEvent.ArmyBreaks e ->
          "\n"
              + e.side()
              + " breaks: "
              + e.lost()
              + " of "
              + count(e.total(), counted)
              + " lost; it breaks at "
              + e.at();
      case CommonEvent.BattleEnds e -> ends.apply(e.outcome());
    };
  }

  /** The best options of a decision, the best first, each with its score. */
  private static String why(CommonEvent.Weighed e) {
    return "      why: "
        + (e.purpose() == null ? "" : e.purpose() + "; ")
        + e.best().stream()
            .map(each -> each.answer() + " (" + worth(each) + ")")
            .collect(Collectors.joining(", "));
  }

  private static String worth(CommonEvent.Thought thought) {
    return thought.measure().equals(CommonEvent.Thought.SHARE)
        ? String.format(Locale.ROOT, "%.1f %%", thought.worth() * 100)
        : String.format(Locale.ROOT, "%.2f", thought.worth());
  }

  /** The title, the rules, and what each side may lose; a line each. */
  public String opening(CommonEvent.BattleBegins e) {
    var text = new StringBuilder(e.label()).append("\n").append(e.rulebook()).append("\n");
    for (int s = 0; s < e.sides().size(); s++) {
      text.append("  ")
          .append(e.sides().get(s))
          .append(": ")
          .append(count(e.breakPoints().get(s), counted))
          .append(", breaks at ")
          .append(e.breaksAt().get(s))
          .append(" lost")
          .append(cite)
          .append("\n");
    }
    return text.toString();
  }

  /** A share of a whole, 0 to 1: "64 %". */
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  /**
   * The chances of both sides, which add up to 100 % as they are read: "51 %" and "49 %" for 0.505.
   *
   * @param first chances of the first side, 0 to 1
   * @param side 0 or 1
   */
  public static String chances(double first, int side) {
    return WholePercent.of(first, side) + " %";
  }

  /** "Royal wins after 6 rounds: Huguenot broke". */
  public String result(Outcome outcome) {
    return resultAlone(outcome) + cite;
  }

  /** Returns the result without the rule section. */
  public static String resultAlone(Outcome outcome) {
    String winner =
        outcome.winner() < 0
            ? "The battle is drawn"
            : outcome.sides().get(outcome.winner()).side() + " wins";
    return winner + " after " + count(outcome.rounds(), "round") + ": " + outcome.reason();
  }

  /** "Royal wins, 6 rounds", short enough for a title. */
  public static String headline(Outcome outcome) {
    String winner =
        outcome.winner() < 0 ? "drawn" : outcome.sides().get(outcome.winner()).side() + " wins";
    return winner + ", " + count(outcome.rounds(), "round");
  }

  /**
   * Returns the end of a report: the winner, and the fate of every unit of each side, by group.
   *
   * @param account returns the text after the name of a surviving unit
   */
  public String closing(Outcome outcome, Function<Outcome.StandAccount, String> account) {
    var text = new StringBuilder("\n").append(result(outcome)).append("\n");
    int wide =
        outcome.sides().stream()
            .flatMap(side -> side.stands().stream())
            .mapToInt(stand -> stand.stand().codePointCount(0, stand.stand().length()))
            .reduce(NAMES, Math::max);
    for (Outcome.SideAccount side : outcome.sides()) {
      text.append("\n").append(losses(side)).append("\n");
      for (String group : groups(side)) {
        text.append("  ").append(group).append("\n");
        for (Outcome.StandAccount stand : side.stands()) {
          if (stand.group().equals(group)) {
            String became = stand.onBoard() ? account.apply(stand) : "gone";
            text.append(
                String.format(Locale.ROOT, "    %-" + wide + "s %s\n", stand.stand(), became));
          }
        }
      }
    }
    return text.toString();
  }

  /** "Royal: 12 of 57 Break Points lost, breaks at 19". */
  public String losses(Outcome.SideAccount side) {
    return side.side()
        + ": "
        + side.lost()
        + " of "
        + count(side.total(), counted)
        + " lost, breaks at "
        + side.breaksAt()
        + (side.broken() ? ", BROKEN" : "");
  }

  /** "France scores 13 points: 3 for Seneffe, 10 for enemy broken". */
  public static String scores(CommonEvent.Scores e) {
    var text = new StringJoiner(", ");
    e.terms().forEach(term -> text.add(term.value() + " for " + term.what()));
    return e.side() + " scores " + count(e.points(), "point") + ": " + text;
  }

  /** "The train is held by France". */
  public static String objectiveHeld(CommonEvent.ObjectiveHeld e) {
    return e.objective() + " is held by " + (e.side().isEmpty() ? "nobody" : e.side());
  }

  /** "Event The Saxons run: group Saxony routs and counts as lost". */
  public static String happens(CommonEvent.HouseEventHappens e) {
    return "Event " + e.label() + ": " + String.join("; ", e.effects());
  }

  /** Groups of a side, in their order. */
  public static List<String> groups(Outcome.SideAccount side) {
    return side.stands().stream().map(Outcome.StandAccount::group).distinct().toList();
  }
}
