package dev.muster.rules.snaphance.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Report lines about fire, melee, their losses, retreats and pursuits. */
final class CombatEventText {
  private CombatEventText() {}

  /**
   * The text of a Morale Test and its cause.
   *
   * @param by the stand whose fire hit; null in a melee
   */
  static String morale(SnaphanceEvent.MoraleTest e, @Nullable String by) {
    return "        Hit "
        + (by == null ? "in melee" : "by " + by)
        + ", "
        + e.stand()
        + " tests Morale: "
        + e.adjusted()
        + " ="
        + sum(e.terms())
        + (e.terms().stream().mapToInt(Event.Term::value).sum() < e.adjusted()
            ? ", at least " + e.adjusted()
            : "")
        + ", throws "
        + e.die()
        + ": "
        + (e.passed() ? "passed" : "Morale loss " + e.loss());
  }

  static String strength(SnaphanceEvent.LosesStrength e) {
    return "        "
        + e.stand()
        + " loses "
        + e.lost()
        + " SP ("
        + ranks(e.before())
        + " to "
        + ranks(e.after())
        + "): "
        + e.why();
  }

  static String points(SnaphanceEvent.BreakPointsLost e) {
    return "        "
        + e.side()
        + " loses "
        + ReportVocabulary.count(e.points(), "Break Point")
        + " with "
        + e.stand()
        + ": "
        + e.before()
        + " to "
        + e.lost()
        + " of "
        + e.total();
  }

  static String retreats(SnaphanceEvent.Retreats e) {
    if (e.offBoard()) {
      return "        " + e.stand() + " is driven off the board from " + e.start();
    }
    String how =
        switch (e.kind()) {
          case "bounce" -> " bounces: ";
          default -> " retreats: ";
        };
    String costs = e.costs().isEmpty() ? "" : ", paying" + sum(e.costs()) + " SP";
    return "        " + e.stand() + how + e.start() + " " + path(e.path()) + costs;
  }

  /**
   * @param first whether the stand has thrown for the pursuit and has not moved yet
   */
  static String pursues(SnaphanceEvent.Pursues e, boolean first) {
    if (first && e.path().isEmpty() && !e.offBoard()) {
      return "        " + e.stand() + " stays at " + e.start() + ", stopped by " + e.why();
    }
    return "        "
        + e.stand()
        + " pursues: "
        + e.start()
        + (e.path().isEmpty() ? "" : " " + path(e.path()))
        + (e.offBoard()
            ? " and off the board"
            : e.why().isEmpty() ? "" : ", stopped by " + e.why());
  }

  /** "4D6 = 6 SP -1 disordered -1 range: 6 4 3 1, 1 hit". */
  static String thrown(List<Event.Term> terms, List<Integer> dice, int hits) {
    StringBuilder text = new StringBuilder();
    text.append(dice.size()).append("D6 =").append(sum(terms)).append(":");
    dice.forEach(die -> text.append(' ').append(die));
    return text.append(", ").append(hits(hits)).toString();
  }

  static String fires(SnaphanceEvent.Fires e) {
    String how =
        switch (e.kind()) {
          case "defensive" -> " gives defensive fire to ";
          case "supporting" -> " gives supporting fire to ";
          case "contact" -> " fires pistols on contact at ";
          case "opportunity" -> " fires on opportunity at ";
          default -> " fires at ";
        };
    String rank = e.rank() > 1 ? ", rank " + e.rank() : "";
    String range = e.range() == 1 ? " at point blank" : " at " + e.range() + "H";
    return "      "
        + e.stand()
        + how
        + e.target()
        + range
        + rank
        + ": "
        + thrown(e.terms(), e.dice(), e.hits());
  }

  static String contact(SnaphanceEvent.Contact e) {
    String against =
        e.defenceSupports().isEmpty()
            ? ""
            : ", while "
                + String.join(", ", e.defenceSupports())
                + (e.defenceSupports().size() == 1 ? " supports " : " support ")
                + e.defender();
    String how =
        switch (e.kind()) {
          case "ongoing" -> " fights on against ";
          case "restart" -> " fights again against ";
          default -> " is in melee with ";
        };
    String where = e.aspect().equals("front") ? "" : ", on its " + e.aspect();
    return "      "
        + e.attacker()
        + how
        + e.defender()
        + where
        + supported(e.attackSupports())
        + against;
  }

  private static String supported(List<String> names) {
    return names.isEmpty() ? "" : ", supported by " + String.join(", ", names);
  }

  static String result(SnaphanceEvent.MeleeResult e) {
    String losses = "Morale losses " + e.attackerLoss() + " and " + e.defenderLoss();
    if (e.winner().isEmpty()) {
      return "        " + losses + ": " + (e.ongoing() ? "no decision" : "nobody is left to win");
    }
    boolean attackerWins = e.winner().equals(e.attacker());
    boolean less =
        attackerWins ? e.attackerLoss() < e.defenderLoss() : e.defenderLoss() < e.attackerLoss();
    // Without the lesser loss he wins because the other is eliminated (11.2).
    String why =
        less ? "" : ", as " + (attackerWins ? e.defender() : e.attacker()) + " is eliminated";
    return "        " + losses + ": " + e.winner() + " wins" + why;
  }

  private static String hits(int hits) {
    return hits == 0 ? "no hit" : hits == 1 ? "1 hit" : hits + " hits";
  }

  static String path(List<Hex> path) {
    var text = new StringJoiner(" ");
    path.forEach(hex -> text.add(hex.toString()));
    return text.toString();
  }

  private static String ranks(List<Integer> ranks) {
    var text = new StringJoiner("/");
    ranks.forEach(rank -> text.add(Integer.toString(rank)));
    return text.toString();
  }

  static String signed(int value) {
    return (value < 0 ? " " : " +") + value;
  }

  static String terms(List<Event.Term> terms) {
    var text = new StringBuilder();
    terms.forEach(term -> text.append(" ").append(term.what()).append(signed(term.value())));
    return text.toString();
  }

  /** " 6 SP -1 disordered": the first term without its plus. */
  private static String sum(List<Event.Term> terms) {
    var text = new StringBuilder();
    for (Event.Term term : terms) {
      String value = text.isEmpty() ? " " + term.value() : signed(term.value());
      text.append(value).append(" ").append(term.what());
    }
    return text.toString();
  }
}
