package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.StringJoiner;

/**
 * Writes a battle as a report to read: one line an event, the rule section in brackets at its end,
 * and how the battle stands after each round. Lines end with LF.
 */
public final class TextLog implements EventSink {
  /** How the line begins that tells what stands after a round. */
  static final String ROUND_OVER = "  After round ";

  private static final String NO_MORE = " but may do nothing else this turn";

  private final Appendable out;
  private final Scenario scenario;
  private final Standing standing;

  /** Who has hit a stand with fire it has not been tested for, in the order of the throws. */
  private final Map<String, Queue<String>> hitBy = new HashMap<>();

  /** Who has thrown for a pursuit and has not gone a step yet, empty for nobody. */
  private String pursuer = "";

  /** The round that goes on, 0 before the first and after the last. */
  private int round;

  /**
   * @param scenario what is fought, for the sides the groups are of
   */
  public TextLog(Appendable out, Scenario scenario) {
    this.out = out;
    this.scenario = scenario;
    standing = new Standing(scenario);
  }

  @Override
  public void tell(Event event) {
    try {
      switch (event) {
        case Event.RoundBegins e -> {
          endRound();
          round = e.round();
        }
        case Event.Scores e -> endRound();
        case Event.ArmyBreaks e -> endRound();
        case Event.BattleEnds e -> endRound();
        default -> standing.tell(event);
      }
      String text = line(event);
      String cite = event.rule().section().isEmpty() ? "" : " [§" + event.rule().section() + "]";
      out.append(text).append(text.isEmpty() || text.endsWith("\n") ? "" : cite + "\n");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The line about a round that is over, where the battle is told from its beginning. */
  private void endRound() throws java.io.IOException {
    if (round > 0 && standing.known()) {
      List<String> broken = standing.brokenGroups();
      out.append("\n" + ROUND_OVER + round + ": ")
          .append(standing.breakPoints())
          .append(broken.isEmpty() ? "; no group broken" : "; groups broken: ")
          .append(String.join(", ", broken))
          .append(" [§14.0]\n");
    }
    round = 0;
  }

  /** One line or block of the report; empty for what only a replay needs. */
  private String line(Event event) {
    return switch (event) {
      case Event.BattleBegins e -> BattleWords.opening(e);
      case Event.RoundBegins e -> "\nRound " + e.round();
      case Event.Declared e ->
          "\n  Declared: " + group(e.groups(), 0) + " against " + group(e.groups(), 1);
      case Event.Initiative e -> initiative(e);
      case Event.GroupActs e -> groupActs(e);
      case Event.Decided e -> "";
      case Event.GeneralMoves e -> general(e.general(), "rides from " + e.from() + " to " + e.to());
      case Event.GeneralAttaches e ->
          general(e.general(), (e.attached() ? "attaches himself to " : "leaves ") + e.stand());
      case Event.GeneralFate e -> "    " + BattleWords.fate(e);
      case Event.GroupForms e ->
          "    " + String.join(", ", e.stands()) + " act together: " + e.purpose();
      case Event.Moves e -> moves(e);
      case Event.Displaced e ->
          "      " + e.by() + " takes the place of " + e.stand() + ", which goes to " + e.to();
      case Event.ChargeAborted e -> "      " + e.stand() + " breaks off its charge at " + e.at();
      case Event.OrderTest e -> orderTest(e);
      case Event.Rallies e -> "      " + e.stand() + " rallies" + (e.mayAct() ? "" : NO_MORE);
      case Event.StaysDisordered e -> "      " + e.stand() + " stays disordered";
      case Event.OnOpportunity e ->
          e.on()
              ? "      " + e.stand() + " goes on opportunity"
              : "    " + e.stand() + " leaves opportunity";
      case Event.Evades e ->
          "      "
              + e.stand()
              + " evades "
              + e.from()
              + ": "
              + e.start()
              + " "
              + FightLines.path(e.path());
      case Event.Fires e -> {
        if (e.hits() > 0) {
          hitBy.computeIfAbsent(e.target(), target -> new ArrayDeque<>()).add(e.stand());
        }
        yield FightLines.fires(e);
      }
      case Event.ShotLost e ->
          "      " + e.stand() + " cannot fire at " + e.target() + " any more: " + e.why();
      case Event.MoraleTest e -> {
        Queue<String> shots = hitBy.get(e.stand());
        yield FightLines.morale(e, shots == null ? null : shots.poll());
      }
      case Event.LosesStrength e -> FightLines.strength(e);
      case Event.Disordered e -> "        " + e.stand() + " is disordered: " + e.why();
      case Event.LosesChargeBonus e ->
          "        " + e.stand() + " loses its charge bonus: " + e.why();
      case Event.BreakPointsLost e -> FightLines.points(e);
      case Event.Destroyed e -> {
        hitBy.remove(e.stand());
        yield "        " + e.stand() + " is destroyed at " + e.at() + ": " + e.why();
      }
      case Event.Contact e -> FightLines.contact(e);
      case Event.MeleeThrow e -> {
        hitBy.clear(); // all fire has taken effect before the first throw of a melee
        yield "        " + e.stand() + ": " + FightLines.thrown(e.terms(), e.dice(), e.hits());
      }
      case Event.MeleeResult e -> FightLines.result(e);
      case Event.Retreats e -> FightLines.retreats(e);
      case Event.CannotRetreat e ->
          "        " + e.stand() + " has no way to retreat: " + e.consequence();
      case Event.PursuitRoll e -> {
        pursuer = e.stand();
        yield "        "
            + e.stand()
            + " tries to pursue: throws "
            + e.die()
            + ", "
            + (e.hexes() == 0 ? "stays" : "up to " + e.hexes() + "H");
      }
      case Event.Pursues e -> {
        boolean first = e.stand().equals(pursuer);
        pursuer = "";
        yield FightLines.pursues(e, first);
      }
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
      case Event.ObjectiveHeld e -> "\n  " + BattleWords.held(e);
      case Event.Scores e -> "\n" + BattleWords.scores(e);
      case Event.ArmyBreaks e ->
          "\n"
              + e.side()
              + " breaks: "
              + e.lost()
              + " of "
              + BattleWords.count(e.total(), "Break Point")
              + " lost; it breaks at "
              + e.at();
      case Event.BattleEnds e -> ends(e.outcome());
    };
  }

  private static String general(String who, String what) {
    return "    " + BattleWords.capital(who) + " " + what;
  }

  /**
   * "Right (Royal)": one group of each side, in the order of the sides. In a situation, which is
   * small, the side is told only where both have a group of that name.
   */
  private String group(List<String> groups, int s) {
    boolean alike = groups.get(0).equals(groups.get(1));
    return standing.known() || alike
        ? Standing.group(scenario.sides().get(s), groups.get(s))
        : groups.get(s);
  }

  private static String groupActs(Event.GroupActs e) {
    String why = e.withoutDice() ? ", no enemy group is left to contest it" : "";
    return "\n  " + e.side() + ": " + e.group() + " acts" + why;
  }

  /** A test on the way belongs to the move; one that a turn begins with stands by itself. */
  private static String orderTest(Event.OrderTest e) {
    boolean onTheWay = e.purpose().equals("an extra move") || e.purpose().equals("evading again");
    return (onTheWay ? "      " : "    ")
        + String.join(", ", e.stands())
        + (e.stands().size() > 1 ? " take" : " takes")
        + " an Order Test for "
        + e.purpose()
        + ": "
        + e.die()
        + FightLines.terms(e.modifiers())
        + (e.modifiers().isEmpty() ? "" : " = " + e.total())
        + " against "
        + e.needed()
        + "+, "
        + (e.passed() ? "passed" : "failed");
  }

  private String initiative(Event.Initiative e) {
    var text = new StringJoiner("; ", "\n  Initiative: ", e.tie() ? "; a tie, again" : "");
    for (int s = 0; s < e.groups().size(); s++) {
      int bonus = e.bonuses().get(s);
      text.add(
          group(e.groups(), s)
              + " "
              + e.dice().get(s)
              + (bonus == 0 ? "" : FightLines.signed(bonus))
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
    String way =
        e.path().isEmpty()
            ? " at " + e.start()
            : ": " + e.start() + " " + FightLines.path(e.path());
    return "    " + e.stand() + how + extra + way + turned;
  }

  private static String ends(Outcome outcome) {
    var text = new StringBuilder("\n").append(BattleWords.result(outcome)).append("\n");
    for (Outcome.SideAccount side : outcome.sides()) {
      text.append("\n").append(BattleWords.breakPoints(side)).append("\n");
      for (String group : BattleWords.groups(side)) {
        String loss = BattleWords.groupLoss(side, group);
        text.append("  ").append(group).append(": ").append(loss).append(" SP lost\n");
        for (Outcome.StandAccount stand : side.stands()) {
          if (stand.group().equals(group)) {
            text.append(account(stand));
          }
        }
      }
    }
    return text.toString();
  }

  private static String account(Outcome.StandAccount stand) {
    return String.format(
        Locale.ROOT,
        "    %-24s SP %2d of %2d%s\n",
        stand.stand(),
        stand.endSp(),
        stand.startSp(),
        !stand.onBoard() ? "  gone" : stand.disordered() ? "  disordered" : "");
  }
}
