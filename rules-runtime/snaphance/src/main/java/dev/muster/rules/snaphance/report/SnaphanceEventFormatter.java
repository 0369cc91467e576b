package dev.muster.rules.snaphance.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.PrintedNameFormatter;
import dev.muster.rules.report.ReportSubject;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.StringJoiner;

/** The words of a battle of Snaphance. */
public final class SnaphanceEventFormatter implements EventFormatter {
  private static final String NO_MORE = " but may do nothing else this turn";

  private final Scenario scenario;
  private final LossTracker standing;
  private final BrokenGroupTracker broken;
  private final PrintedNameFormatter told;

  /** The firers that hit a stand since its last test, in the order of the throws. */
  private final Map<String, Queue<String>> hitBy = new HashMap<>();

  /** The stand that has thrown for a pursuit and has not moved yet; empty if there is none. */
  private String pursuer = "";

  /**
   * @param scenario the scenario of the battle, for the sides of the groups
   */
  public SnaphanceEventFormatter(Scenario scenario) {
    this.scenario = scenario;
    standing =
        new LossTracker(scenario, SnaphanceReportText.REPORT, BrokenGroupTracker::breakPointLoss);
    broken = new BrokenGroupTracker(scenario);
    told = new PrintedNameFormatter(scenario);
  }

  @Override
  public List<ReportSubject> subjects() {
    return ReportSubject.allIn(scenario, SnaphanceEventFormatter::names);
  }

  /**
   * Returns the names of a General and of his replacement, in lower case and at the start of a
   * line.
   */
  private static Collection<String> names(Scenario.Group group) {
    Set<String> names = new LinkedHashSet<>();
    for (String each : List.of(group.general().label(), SnaphanceState.newGeneral(group.name()))) {
      if (!each.isEmpty()) {
        names.add(each);
        names.add(ReportVocabulary.capitalize(each));
      }
    }
    return names;
  }

  @Override
  public String statusLine() {
    if (!standing.isKnown()) {
      return "";
    }
    List<String> groups = broken.names();
    return told.agree(standing.statusLine())
        + (groups.isEmpty() ? "; no group broken" : "; groups broken: ")
        + String.join(", ", groups)
        + " [§14.0]";
  }

  @Override
  public String format(Event event) {
    standing.accept(event);
    broken.tell(event);
    return told.format(event, this::words);
  }

  private String words(Event event) {
    return switch (event) {
      case CommonEvent common ->
          SnaphanceReportText.REPORT.line(common, SnaphanceEventFormatter::ends);
      case SnaphanceEvent ours -> line(ours);
      default -> throw new IllegalArgumentException("no event of Snaphance: " + event);
    };
  }

  @Override
  public String subject(Event event) {
    return switch (event) {
      case CommonEvent common -> CommonEvent.subject(common);
      case SnaphanceEvent ours -> subject(ours);
      default -> throw new IllegalArgumentException("no event of Snaphance: " + event);
    };
  }

  private String line(SnaphanceEvent event) {
    return switch (event) {
      case SnaphanceEvent.Declared e ->
          "\n  Declared: " + group(e.groups(), 0) + " against " + group(e.groups(), 1);
      case SnaphanceEvent.Initiative e -> initiative(e);
      case SnaphanceEvent.GroupActs e -> groupActs(e);
      case SnaphanceEvent.GeneralMoves e ->
          general(e.general(), "rides from " + e.from() + " to " + e.to());
      case SnaphanceEvent.GeneralAttaches e ->
          general(e.general(), (e.attached() ? "attaches himself to " : "leaves ") + e.stand());
      case SnaphanceEvent.GeneralFate e -> "    " + SnaphanceReportText.fateText(e);
      case SnaphanceEvent.GroupForms e ->
          "    " + String.join(", ", e.stands()) + " act together: " + e.purpose();
      case SnaphanceEvent.Moves e -> moves(e);
      case SnaphanceEvent.Displaced e ->
          "      " + e.by() + " takes the place of " + e.stand() + ", which goes to " + e.to();
      case SnaphanceEvent.ChargeAborted e ->
          "      " + e.stand() + " breaks off its charge at " + e.at();
      case SnaphanceEvent.OrderTest e -> orderTest(e);
      case SnaphanceEvent.Rallies e ->
          "      " + e.stand() + " rallies" + (e.mayAct() ? "" : NO_MORE);
      case SnaphanceEvent.StaysDisordered e -> "      " + e.stand() + " stays disordered";
      case SnaphanceEvent.OnOpportunity e ->
          e.on()
              ? "      " + e.stand() + " goes on opportunity"
              : "    " + e.stand() + " leaves opportunity";
      case SnaphanceEvent.Evades e ->
          "      "
              + e.stand()
              + " evades "
              + e.from()
              + ": "
              + e.start()
              + " "
              + CombatEventText.path(e.path());
      case SnaphanceEvent.Fires e -> {
        if (e.hits() > 0) {
          hitBy.computeIfAbsent(e.target(), target -> new ArrayDeque<>()).add(e.stand());
        }
        yield CombatEventText.fires(e);
      }
      case SnaphanceEvent.ShotLost e ->
          "      " + e.stand() + " cannot fire at " + e.target() + " any more: " + e.why();
      case SnaphanceEvent.MoraleTest e -> {
        Queue<String> shots = hitBy.get(e.stand());
        yield CombatEventText.morale(e, shots == null ? null : shots.poll());
      }
      case SnaphanceEvent.LosesStrength e -> CombatEventText.strength(e);
      case SnaphanceEvent.Disordered e -> "        " + e.stand() + " is disordered: " + e.why();
      case SnaphanceEvent.LosesChargeBonus e ->
          "        " + e.stand() + " loses its charge bonus: " + e.why();
      case SnaphanceEvent.BreakPointsLost e -> CombatEventText.points(e);
      case SnaphanceEvent.Destroyed e -> {
        hitBy.remove(e.stand());
        yield "        " + e.stand() + " is destroyed at " + e.at() + ": " + e.why();
      }
      case SnaphanceEvent.Contact e -> CombatEventText.contact(e);
      case SnaphanceEvent.MeleeThrow e -> {
        hitBy.clear(); // all fire has taken effect before the first throw of a melee
        yield "        " + e.stand() + ": " + CombatEventText.thrown(e.terms(), e.dice(), e.hits());
      }
      case SnaphanceEvent.MeleeResult e -> CombatEventText.result(e);
      case SnaphanceEvent.Retreats e -> CombatEventText.retreats(e);
      case SnaphanceEvent.CannotRetreat e ->
          "        " + e.stand() + " has no way to retreat: " + e.consequence();
      case SnaphanceEvent.PursuitRoll e -> {
        pursuer = e.stand();
        yield "        "
            + e.stand()
            + " tries to pursue: throws "
            + e.die()
            + ", "
            + (e.hexes() == 0 ? "stays" : "up to " + e.hexes() + "H");
      }
      case SnaphanceEvent.Pursues e -> {
        boolean first = e.stand().equals(pursuer);
        pursuer = "";
        yield CombatEventText.pursues(e, first);
      }
      case SnaphanceEvent.ArrivalRoll e ->
          "    "
              + e.stand()
              + " is expected: throws "
              + e.die()
              + " against "
              + e.needed()
              + "+, "
              + (e.comes() ? "comes" : "does not come yet");
      case SnaphanceEvent.Arrives e ->
          "    " + e.stand() + " arrives at " + e.at() + " facing " + e.facing();
      case SnaphanceEvent.EntryTaken e ->
          "    " + e.stand() + " cannot come in yet: its entry hexes are taken";
    };
  }

  private static String general(String who, String what) {
    return "    " + ReportVocabulary.capitalize(who) + " " + what;
  }

  /**
   * "Right (Royal)": one group of each side, in the order of the sides. In a situation, which is
   * small, the side is reported only where both have a group of that name.
   */
  private String group(List<String> groups, int s) {
    boolean alike = groups.get(0).equals(groups.get(1));
    return standing.isKnown() || alike
        ? BrokenGroupTracker.group(scenario.sides().get(s), groups.get(s))
        : groups.get(s);
  }

  private static String groupActs(SnaphanceEvent.GroupActs e) {
    String why = e.withoutDice() ? ", no enemy group is left to contest it" : "";
    return "\n  " + e.side() + ": " + e.group() + " acts" + why;
  }

  /** A test during a move belongs to the move; a test at the start of a turn gets its own line. */
  private static String orderTest(SnaphanceEvent.OrderTest e) {
    boolean onTheWay = e.purpose().equals("an extra move") || e.purpose().equals("evading again");
    return (onTheWay ? "      " : "    ")
        + String.join(", ", e.stands())
        + (e.stands().size() > 1 ? " take" : " takes")
        + " an Order Test for "
        + e.purpose()
        + ": "
        + e.die()
        + CombatEventText.terms(e.modifiers())
        + (e.modifiers().isEmpty() ? "" : " = " + e.total())
        + " against "
        + e.needed()
        + "+, "
        + (e.passed() ? "passed" : "failed");
  }

  private String initiative(SnaphanceEvent.Initiative e) {
    var text = new StringJoiner("; ", "\n  Initiative: ", e.tie() ? "; a tie, again" : "");
    for (int s = 0; s < e.groups().size(); s++) {
      int bonus = e.bonuses().get(s);
      text.add(
          group(e.groups(), s)
              + " "
              + e.dice().get(s)
              + (bonus == 0 ? "" : CombatEventText.signed(bonus))
              + " = "
              + e.totals().get(s));
    }
    return text.toString();
  }

  private static String moves(SnaphanceEvent.Moves e) {
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
            : ": " + e.start() + " " + CombatEventText.path(e.path());
    return "    " + e.stand() + how + extra + way + turned;
  }

  private static String ends(Outcome outcome) {
    var text =
        new StringBuilder("\n").append(SnaphanceReportText.REPORT.result(outcome)).append("\n");
    for (Outcome.SideAccount side : outcome.sides()) {
      text.append("\n").append(SnaphanceReportText.REPORT.losses(side)).append("\n");
      for (String group : ReportVocabulary.groups(side)) {
        String loss = SnaphanceReportText.groupLoss(side, group);
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

  private static String subject(SnaphanceEvent event) {
    return switch (event) {
      case SnaphanceEvent.Declared e -> "";
      case SnaphanceEvent.Initiative e -> "";
      case SnaphanceEvent.GroupActs e -> e.side();
      case SnaphanceEvent.GeneralMoves e -> e.general();
      case SnaphanceEvent.GeneralAttaches e -> e.general();
      case SnaphanceEvent.GeneralFate e -> e.general();
      case SnaphanceEvent.GroupForms e -> first(e.stands());
      case SnaphanceEvent.Moves e -> e.stand();
      case SnaphanceEvent.Displaced e -> e.stand();
      case SnaphanceEvent.ChargeAborted e -> e.stand();
      case SnaphanceEvent.OrderTest e -> first(e.stands());
      case SnaphanceEvent.Rallies e -> e.stand();
      case SnaphanceEvent.StaysDisordered e -> e.stand();
      case SnaphanceEvent.OnOpportunity e -> e.stand();
      case SnaphanceEvent.Evades e -> e.stand();
      case SnaphanceEvent.Fires e -> e.stand();
      case SnaphanceEvent.ShotLost e -> e.stand();
      case SnaphanceEvent.MoraleTest e -> e.stand();
      case SnaphanceEvent.LosesStrength e -> e.stand();
      case SnaphanceEvent.Disordered e -> e.stand();
      case SnaphanceEvent.LosesChargeBonus e -> e.stand();
      case SnaphanceEvent.BreakPointsLost e -> e.side();
      case SnaphanceEvent.Destroyed e -> e.stand();
      case SnaphanceEvent.Contact e -> e.attacker();
      case SnaphanceEvent.MeleeThrow e -> e.stand();
      case SnaphanceEvent.MeleeResult e -> e.winner();
      case SnaphanceEvent.Retreats e -> e.stand();
      case SnaphanceEvent.CannotRetreat e -> e.stand();
      case SnaphanceEvent.PursuitRoll e -> e.stand();
      case SnaphanceEvent.Pursues e -> e.stand();
      case SnaphanceEvent.ArrivalRoll e -> e.stand();
      case SnaphanceEvent.Arrives e -> e.stand();
      case SnaphanceEvent.EntryTaken e -> e.stand();
    };
  }

  private static String first(List<String> stands) {
    return stands.isEmpty() ? "" : stands.getFirst();
  }
}
