package dev.muster.rules.battle;

import dev.muster.rules.model.Hex;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Writes a battle as a report to read: one line an event, the rule section in brackets at its end.
 * Lines end with LF.
 */
public final class TextLog implements EventSink {
  private final Appendable out;

  public TextLog(Appendable out) {
    this.out = out;
  }

  @Override
  public void tell(Event event) {
    String text = line(event);
    String cite = event.rule().isEmpty() ? "" : " [§" + event.rule() + "]";
    try {
      out.append(text).append(text.isEmpty() || text.endsWith("\n") ? "" : cite + "\n");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private String line(Event event) {
    return switch (event) {
      case Event.BattleBegins e -> begins(e);
      case Event.RoundBegins e -> "\nRound " + e.round();
      case Event.Initiative e -> initiative(e);
      case Event.GroupActs e ->
          "\n  "
              + e.side()
              + ": "
              + e.group()
              + " acts"
              + (e.withoutDice() ? ", no enemy group is left to contest it" : "");
      case Event.GeneralMoves e ->
          "    " + e.general() + " rides from " + e.from() + " to " + e.to();
      case Event.GeneralFate e ->
          "    " + e.general() + " (" + e.group() + ") " + e.fate() + " at " + e.at();
      case Event.Moves e -> moves(e);
      case Event.Displaced e ->
          "      " + e.by() + " changes places with " + e.stand() + ", now at " + e.to();
      case Event.OrderTest e ->
          "      "
              + e.stand()
              + " takes an Order Test for "
              + e.purpose()
              + ": "
              + e.die()
              + terms(e.modifiers())
              + " against "
              + e.needed()
              + "+, "
              + (e.passed() ? "passed" : "failed");
      case Event.Rallies e ->
          "    "
              + e.stand()
              + " rallies"
              + (e.mayAct() ? "" : " but may do nothing else this turn");
      case Event.OnOpportunity e -> "    " + e.stand() + " goes on opportunity";
      case Event.Evades e -> "      " + e.stand() + " evades " + e.from() + ": " + path(e.path());
      case Event.Fires e -> fires(e);
      case Event.MoraleTest e ->
          "        "
              + e.stand()
              + " tests Morale: "
              + sum(e.terms())
              + " = "
              + e.adjusted()
              + ", throws "
              + e.die()
              + ", "
              + (e.passed() ? "passed" : "Morale loss " + e.loss());
      case Event.LosesStrength e ->
          "        "
              + e.stand()
              + " loses "
              + e.lost()
              + " SP ("
              + ranks(e.before())
              + " to "
              + ranks(e.after())
              + "), "
              + e.why();
      case Event.Disordered e -> "        " + e.stand() + " is disordered, " + e.why();
      case Event.BreakPointsLost e ->
          "        "
              + e.side()
              + " loses "
              + e.points()
              + " Break Points with "
              + e.stand()
              + ": "
              + e.lost()
              + " of "
              + e.total();
      case Event.Destroyed e -> "        " + e.stand() + " is destroyed, " + e.why();
      case Event.Contact e -> contact(e);
      case Event.MeleeThrow e ->
          "        "
              + e.stand()
              + " throws "
              + sum(e.terms())
              + " = "
              + e.dice().size()
              + "D6 "
              + e.dice()
              + ": "
              + hits(e.hits());
      case Event.MeleeResult e -> result(e);
      case Event.Retreats e ->
          "        "
              + e.stand()
              + (e.offBoard()
                  ? " is driven off the board"
                  : (e.kind().equals("bounce") ? " bounces: " : " retreats: ")
                      + path(e.path())
                      + (e.spLost() > 0 ? ", at " + e.spLost() + " SP" : ""));
      case Event.PursuitRoll e ->
          "        "
              + e.stand()
              + " wants to pursue: throws "
              + e.die()
              + ", "
              + (e.hexes() == 0 ? "stays" : "pursues up to " + e.hexes() + "H");
      case Event.Pursues e ->
          "        "
              + e.stand()
              + " pursues: "
              + path(e.path())
              + (e.offBoard() ? " and off the board" : "");
      case Event.ArmyBreaks e ->
          "\n"
              + e.side()
              + " breaks: "
              + e.lost()
              + " of "
              + e.total()
              + " Break Points lost, it could stand fewer than "
              + e.at();
      case Event.BattleEnds e -> ends(e.outcome());
    };
  }

  private static String begins(Event.BattleBegins e) {
    var text = new StringBuilder(e.label()).append("\n").append(e.rulebook()).append("\n");
    for (int s = 0; s < e.sides().size(); s++) {
      text.append("  ")
          .append(e.sides().get(s))
          .append(": ")
          .append(e.breakPoints().get(s))
          .append(" Break Points, breaks at ")
          .append(e.breaksAt().get(s))
          .append(" lost [§14.0]\n");
    }
    return text.toString();
  }

  private static String initiative(Event.Initiative e) {
    var text = new StringJoiner("; ", "\n  Initiative: ", e.tie() ? "; a tie, again" : "");
    for (int s = 0; s < e.groups().size(); s++) {
      int bonus = e.bonuses().get(s);
      text.add(
          e.groups().get(s)
              + " "
              + e.dice().get(s)
              + (bonus == 0 ? "" : signed(bonus))
              + " = "
              + e.totals().get(s));
    }
    return text.toString();
  }

  private static String moves(Event.Moves e) {
    String how =
        switch (e.kind()) {
          case "charge" -> "charges";
          case "sideways" -> "moves sideways";
          case "backwards" -> "falls back";
          case "turn" -> "turns";
          default -> "moves";
        };
    String extra = e.move() > 1 ? " (move " + e.move() + ")" : "";
    String turned = e.from() == e.to() ? "" : ", now facing " + e.to();
    return "    "
        + e.stand()
        + " "
        + how
        + extra
        + (e.path().isEmpty() ? "" : ": " + path(e.path()))
        + turned;
  }

  private static String fires(Event.Fires e) {
    String how =
        switch (e.kind()) {
          case "defensive" -> " gives defensive fire to ";
          case "supporting" -> " gives supporting fire to ";
          case "contact" -> " fires pistols on contact at ";
          case "opportunity" -> " fires on opportunity at ";
          default -> " fires at ";
        };
    String rank = e.rank() > 1 ? ", rank " + e.rank() : "";
    return "      "
        + e.stand()
        + how
        + e.target()
        + " at "
        + e.range()
        + "H"
        + rank
        + ": "
        + sum(e.terms())
        + " = "
        + e.dice().size()
        + "D6 "
        + e.dice()
        + ", "
        + hits(e.hits());
  }

  private static String contact(Event.Contact e) {
    String supports =
        supported(e.attackSupports())
            + (e.defenceSupports().isEmpty()
                ? ""
                : " against support of " + String.join(", ", e.defenceSupports()));
    return "      "
        + e.attacker()
        + (e.ongoing() ? " fights on against " : " is in melee with ")
        + e.defender()
        + (e.aspect().equals("front") ? "" : " (" + e.aspect() + ")")
        + supports;
  }

  private static String supported(List<String> names) {
    return names.isEmpty() ? "" : ", supported by " + String.join(", ", names);
  }

  private static String result(Event.MeleeResult e) {
    String losses = "Morale losses " + e.attackerLoss() + " and " + e.defenderLoss();
    if (e.winner().isEmpty()) {
      return "        " + losses + ": " + (e.ongoing() ? "no decision" : "nobody is left to win");
    }
    return "        " + losses + ": " + e.winner() + " wins";
  }

  private static String ends(Outcome outcome) {
    String winner =
        outcome.winner() < 0
            ? "The battle is drawn"
            : outcome.sides().get(outcome.winner()).side() + " wins";
    var text =
        new StringBuilder("\n")
            .append(winner)
            .append(" after ")
            .append(outcome.rounds())
            .append(" rounds: ")
            .append(outcome.reason())
            .append(" [§14.0]\n");
    for (Outcome.SideAccount side : outcome.sides()) {
      text.append("\n")
          .append(side.side())
          .append(": ")
          .append(side.lost())
          .append(" of ")
          .append(side.total())
          .append(" Break Points lost, breaks at ")
          .append(side.breaksAt())
          .append(side.broken() ? ", BROKEN" : "")
          .append("\n");
      String group = "";
      for (Outcome.StandAccount stand : side.stands()) {
        if (!stand.group().equals(group)) {
          group = stand.group();
          text.append("  ").append(group).append(": ").append(groupLoss(side, group)).append("\n");
        }
        text.append(
            String.format(
                Locale.ROOT,
                "    %-24s SP %2d of %2d%s\n",
                stand.stand(),
                stand.endSp(),
                stand.startSp(),
                !stand.onBoard() ? "  gone" : stand.disordered() ? "  disordered" : ""));
      }
    }
    return text.toString();
  }

  private static String groupLoss(Outcome.SideAccount side, String group) {
    int start = 0;
    int end = 0;
    for (Outcome.StandAccount stand : side.stands()) {
      if (stand.group().equals(group)) {
        start += stand.startSp();
        end += stand.endSp();
      }
    }
    return (start - end) + " of " + start + " SP lost";
  }

  private static String hits(int hits) {
    return hits == 0 ? "no hit" : hits == 1 ? "1 hit" : hits + " hits";
  }

  private static String path(List<Hex> path) {
    var text = new StringJoiner(" ");
    path.forEach(hex -> text.add(hex.toString()));
    return text.toString();
  }

  private static String ranks(List<Integer> ranks) {
    var text = new StringJoiner("/");
    ranks.forEach(rank -> text.add(Integer.toString(rank)));
    return text.toString();
  }

  private static String signed(int value) {
    return (value < 0 ? " " : " +") + value;
  }

  private static String terms(List<Event.Term> terms) {
    var text = new StringBuilder();
    terms.forEach(term -> text.append(" ").append(term.what()).append(signed(term.value())));
    return text.toString();
  }

  private static String sum(List<Event.Term> terms) {
    var text = new StringJoiner(" ");
    for (Event.Term term : terms) {
      text.add(term.value() + " " + term.what());
    }
    return text.toString();
  }
}
