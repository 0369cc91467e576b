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
  private static final String NO_MORE = " but may do nothing else this turn";

  private final Appendable out;

  public TextLog(Appendable out) {
    this.out = out;
  }

  @Override
  public void tell(Event event) {
    String text = line(event);
    String cite = event.rule().section().isEmpty() ? "" : " [§" + event.rule().section() + "]";
    try {
      out.append(text).append(text.isEmpty() || text.endsWith("\n") ? "" : cite + "\n");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** One line or block of the report; empty for what only a replay needs. */
  private String line(Event event) {
    return switch (event) {
      case Event.BattleBegins e -> begins(e);
      case Event.RoundBegins e -> "\nRound " + e.round();
      case Event.Declared e -> "\n  Declared: " + String.join(" against ", e.groups());
      case Event.Initiative e -> initiative(e);
      case Event.GroupActs e -> groupActs(e);
      case Event.Decided e -> "";
      case Event.GeneralMoves e -> general(e.general(), "rides from " + e.from() + " to " + e.to());
      case Event.GeneralAttaches e ->
          general(e.general(), (e.attached() ? "attaches himself to " : "leaves ") + e.stand());
      case Event.GeneralFate e -> fate(e);
      case Event.GroupForms e ->
          "    " + String.join(", ", e.stands()) + " act together: " + e.purpose();
      case Event.Moves e -> moves(e);
      case Event.Displaced e ->
          "      " + e.by() + " takes the place of " + e.stand() + ", which goes to " + e.to();
      case Event.ChargeAborted e -> "      " + e.stand() + " breaks off its charge at " + e.at();
      case Event.OrderTest e -> orderTest(e);
      case Event.Rallies e -> "    " + e.stand() + " rallies" + (e.mayAct() ? "" : NO_MORE);
      case Event.StaysDisordered e -> "    " + e.stand() + " stays disordered";
      case Event.OnOpportunity e ->
          "    " + e.stand() + (e.on() ? " goes on opportunity" : " leaves opportunity");
      case Event.Evades e ->
          "      " + e.stand() + " evades " + e.from() + ": " + e.start() + " " + path(e.path());
      case Event.Fires e -> fires(e);
      case Event.ShotLost e ->
          "      " + e.stand() + " cannot fire at " + e.target() + " any more: " + e.why();
      case Event.MoraleTest e -> morale(e);
      case Event.LosesStrength e -> strength(e);
      case Event.Disordered e -> "        " + e.stand() + " is disordered: " + e.why();
      case Event.LosesChargeBonus e ->
          "        " + e.stand() + " loses its charge bonus: " + e.why();
      case Event.BreakPointsLost e -> points(e);
      case Event.Destroyed e ->
          "        " + e.stand() + " is destroyed at " + e.at() + ": " + e.why();
      case Event.Contact e -> contact(e);
      case Event.MeleeThrow e ->
          "        " + e.stand() + ": " + thrown(e.terms(), e.dice(), e.hits());
      case Event.MeleeResult e -> result(e);
      case Event.Retreats e -> retreats(e);
      case Event.CannotRetreat e ->
          "        " + e.stand() + " has no way to retreat: " + e.consequence();
      case Event.PursuitRoll e ->
          "        "
              + e.stand()
              + " tries to pursue: throws "
              + e.die()
              + ", "
              + (e.hexes() == 0 ? "stays" : "up to " + e.hexes() + "H");
      case Event.Pursues e -> pursues(e);
      case Event.ArrivalRoll e ->
          "    "
              + e.stand()
              + " is expected: throws "
              + e.die()
              + " against "
              + e.needed()
              + "+, "
              + (e.comes() ? "comes" : "does not come yet");
      case Event.Arrives e ->
          "    " + e.stand() + " arrives at " + e.at() + " facing " + e.facing();
      case Event.EntryTaken e ->
          "    " + e.stand() + " cannot come in yet: its entry hexes are taken";
      case Event.ObjectiveHeld e ->
          "\n  "
              + e.objective()
              + (e.side().isEmpty() ? " is held by nobody" : " is held by " + e.side());
      case Event.Scores e ->
          "\n" + e.side() + " scores " + e.points() + " points: " + scored(e.terms());
      case Event.ArmyBreaks e ->
          "\n"
              + e.side()
              + " breaks: "
              + e.lost()
              + " of "
              + e.total()
              + " Break Points lost; it breaks at "
              + e.at();
      case Event.BattleEnds e -> ends(e.outcome());
    };
  }

  private static String general(String who, String what) {
    return "    " + who.substring(0, 1).toUpperCase(Locale.ROOT) + who.substring(1) + " " + what;
  }

  private static String fate(Event.GeneralFate e) {
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
    return general(e.general() + of, fate + " at " + e.at());
  }

  /** "3 for Seneffe, 10 for enemy broken". */
  private static String scored(List<Event.Term> terms) {
    var text = new StringJoiner(", ");
    terms.forEach(term -> text.add(term.value() + " for " + term.what()));
    return text.toString();
  }

  private static String groupActs(Event.GroupActs e) {
    String why = e.withoutDice() ? ", no enemy group is left to contest it" : "";
    return "\n  " + e.side() + ": " + e.group() + " acts" + why;
  }

  private static String orderTest(Event.OrderTest e) {
    return "      "
        + String.join(", ", e.stands())
        + (e.stands().size() > 1 ? " take" : " takes")
        + " an Order Test for "
        + e.purpose()
        + ": "
        + e.die()
        + terms(e.modifiers())
        + (e.modifiers().isEmpty() ? "" : " = " + e.total())
        + " against "
        + e.needed()
        + "+, "
        + (e.passed() ? "passed" : "failed");
  }

  private static String morale(Event.MoraleTest e) {
    return "        "
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

  private static String strength(Event.LosesStrength e) {
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

  private static String points(Event.BreakPointsLost e) {
    return "        "
        + e.side()
        + " loses "
        + e.points()
        + (e.points() == 1 ? " Break Point" : " Break Points")
        + " with "
        + e.stand()
        + ": "
        + e.before()
        + " to "
        + e.lost()
        + " of "
        + e.total();
  }

  private static String retreats(Event.Retreats e) {
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

  private static String pursues(Event.Pursues e) {
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
  private static String thrown(List<Event.Term> terms, List<Integer> dice, int hits) {
    StringBuilder text = new StringBuilder();
    text.append(dice.size()).append("D6 =").append(sum(terms)).append(":");
    dice.forEach(die -> text.append(' ').append(die));
    return text.append(", ").append(hits(hits)).toString();
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
          case "charge" -> " charges";
          case "counter charge" -> " counter charges";
          case "opportunity charge" -> " charges on opportunity";
          case "sideways" -> " moves sideways";
          case "backwards" -> " falls back";
          case "turn" -> " turns";
          case "about" -> " turns about";
          default -> " moves";
        };
    String extra = e.move() > 1 ? " (move " + e.move() + ")" : "";
    String turned = e.from() == e.to() ? "" : ", now facing " + e.to();
    String way = e.path().isEmpty() ? " at " + e.start() : ": " + e.start() + " " + path(e.path());
    return "    " + e.stand() + how + extra + way + turned;
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

  private static String contact(Event.Contact e) {
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

  private static String result(Event.MeleeResult e) {
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
