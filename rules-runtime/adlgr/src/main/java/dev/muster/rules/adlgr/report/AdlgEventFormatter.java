package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.GameEventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The words of a battle of L'Art de la Guerre. */
public final class AdlgEventFormatter extends GameEventFormatter<AdlgEvent> {
  private static final String FACING = " facing ";
  private static final String DEED = "      ";
  private static final String WHAT_FOLLOWS = "        ";

  /** The previous event, to see which unit continues. */
  private Event before = new CommonEvent.RoundBegins(0, RuleRef.NONE);

  /** By side: its losses at the last report. */
  private final Map<String, Integer> losses = new HashMap<>();

  /** Melees reported in this phase: a melee of both halves of a battle unit has two events. */
  private final Set<String> melees = new HashSet<>();

  /**
   * @param scenario the scenario of the battle
   */
  public AdlgEventFormatter(Scenario scenario) {
    super(scenario, AdlgReportText.WORDS, AdlgEvent.class, AdlgReportText::loss);
  }

  @Override
  protected void observe(CommonEvent event) {
    if (event instanceof CommonEvent.PhaseBegins) {
      melees.clear();
    }
  }

  @Override
  protected String line(AdlgEvent event) {
    String text = words(event);
    before = event;
    return text;
  }

  private String words(AdlgEvent event) {
    return switch (event) {
      case AdlgEvent.CorpsActs e -> acts(e);
      case AdlgEvent.ArrivalRoll e ->
          DEED
              + e.unit()
              + " is expected: throws "
              + e.die()
              + " against "
              + e.needed()
              + "+, "
              + (e.comes() ? "comes" : "does not come yet");
      case AdlgEvent.Arrives e -> DEED + e.unit() + " arrives" + at(e.at());
      case AdlgEvent.Moves e -> moves(e);
      case AdlgEvent.StepsBack e ->
          DEED
              + e.unit()
              + " leaves the zone backwards: throws "
              + e.die()
              + ", "
              + ud(e.far())
              + to(e.from(), e.to())
              + cost(e.cost());
      case AdlgEvent.Charges e ->
          DEED
              + e.unit()
              + (e.path().isEmpty() ? "" : " " + e.path() + " and")
              + " charges the "
              + e.edge()
              + " of "
              + e.target()
              + (e.uncontrolled() ? ", uncontrolled" : cost(e.cost()));
      case AdlgEvent.HeldBack e -> DEED + e.unit() + " is held back" + cost(e.cost());
      case AdlgEvent.Evades e -> evades(e);
      case AdlgEvent.ChargeGoesOn e ->
          WHAT_FOLLOWS + e.unit() + " goes on after them: throws " + e.die() + ", " + ud(e.far());
      case AdlgEvent.Contact e ->
          WHAT_FOLLOWS + e.unit() + " strikes the " + e.edge() + " of " + e.target() + at(e.at());
      case AdlgEvent.Disturbed e ->
          WHAT_FOLLOWS
              + e.unit()
              + half(e.half())
              + " loses cohesion, "
              + e.total()
              + " in all: "
              + e.why();
      case AdlgEvent.Square e ->
          DEED + e.unit() + (e.formed() ? " forms square" : " leaves the square");
      case AdlgEvent.LeavesTable e -> WHAT_FOLLOWS + e.unit() + " leaves the table";
      case AdlgEvent.CommanderRides e ->
          DEED
              + e.commander()
              + (e.unit().isEmpty() && e.to().isEmpty()
                  ? " leaves his unit"
                  : " rides to " + e.unit() + e.to())
              + cost(e.cost());
      case AdlgEvent.Rallies e -> rallies(e);
      case AdlgEvent.Shoots e -> shoots(e);
      case AdlgEvent.MeleeThrow e -> meleeThrow(e);
      case AdlgEvent.MeleeResult e -> meleeResult(e);
      case AdlgEvent.Surrounded e -> DEED + e.unit() + " is surrounded";
      case AdlgEvent.SweptAway e -> DEED + e.unit() + " is swept away by " + e.by();
      case AdlgEvent.LosesCohesion e ->
          WHAT_FOLLOWS
              + e.unit()
              + half(e.half())
              + " loses "
              + e.loss()
              + " cohesion"
              + (e.total() < e.of() ? ": " + (e.of() - e.total()) + " of " + e.of() + " left" : "")
              + (e.total() < e.of() ? "" : ", the last");
      case AdlgEvent.CommanderAtRisk e ->
          WHAT_FOLLOWS
              + e.commander()
              + " throws "
              + e.die()
              + " for his life"
              + (e.killed() ? " and falls" : ", and is unhurt");
      case AdlgEvent.Routs e -> DEED + e.unit() + " routs";
      case AdlgEvent.CampTaken e -> DEED + e.camp() + " is taken by " + e.by();
      case AdlgEvent.Shaken e -> WHAT_FOLLOWS + e.unit() + " is shaken by the rout of " + e.by();
      case AdlgEvent.CommanderLost e -> WHAT_FOLLOWS + e.commander() + " is lost: " + e.why();
      case AdlgEvent.Pursues e ->
          DEED
              + e.unit()
              + (e.far() > 0 ? " pursues " + ud(e.far()) : " does not pursue")
              + (e.must() ? ", which it has to" : "");
      case AdlgEvent.LossesCounted e -> counted(e);
    };
  }

  private static String acts(AdlgEvent.CorpsActs e) {
    if (e.dice().isEmpty()) {
      return DEED + e.corps() + " has no commander, and no command points";
    }
    return DEED
        + e.corps()
        + " acts: "
        + e.commander()
        + " throws "
        + e.dice().getFirst()
        + (e.value() == 0 ? "" : " " + ReportVocabulary.signed(e.value()))
        + ", "
        + AdlgReportText.terms(e.terms())
        + ": "
        + ReportVocabulary.count(e.points(), "command point");
  }

  /** Reports the units of a group as one order: only the first unit pays. */
  private String moves(AdlgEvent.Moves e) {
    boolean along =
        e.cost() == 0
            && before instanceof AdlgEvent.Moves first
            && first.what().equals(e.what())
            && !first.unit().equals(e.unit());
    return along
        ? WHAT_FOLLOWS + "and " + e.unit() + to(e.from(), e.to())
        : DEED + e.unit() + " " + e.what() + to(e.from(), e.to()) + cost(e.cost());
  }

  private static String evades(AdlgEvent.Evades e) {
    String through = e.through().isEmpty() ? "" : " through " + String.join(" and ", e.through());
    return WHAT_FOLLOWS
        + e.unit()
        + " evades"
        + through
        + ": throws "
        + e.die()
        + ", "
        + ud(e.far())
        + (e.to().isEmpty() ? "" : to(e.from(), e.to()));
  }

  private static String rallies(AdlgEvent.Rallies e) {
    return DEED
        + e.unit()
        + " tries to rally"
        + cost(e.cost())
        + ": throws "
        + e.die()
        + (e.terms().isEmpty() ? "" : ", " + AdlgReportText.terms(e.terms()))
        + ", needs "
        + e.needed()
        + ": "
        + (e.removed() == 0
            ? "in vain"
            : "recovers "
                + e.removed()
                + (e.left() == 0 ? ", in order again" : ", " + e.left() + " still lost"));
  }

  private static String shoots(AdlgEvent.Shoots e) {
    String help = e.support().isEmpty() ? "" : ", helped by " + String.join(" and ", e.support());
    String outcome = e.hits() == 0 ? "no effect" : "a hit";
    return DEED
        + e.unit()
        + half(e.half())
        + " shoots at "
        + e.target()
        + " ("
        + e.weapon()
        + ", "
        + ud(e.range())
        + help
        + "): "
        + dieText(e.dice().get(0), e.counts())
        + (e.terms().isEmpty() ? "" : ", " + AdlgReportText.terms(e.terms()))
        + (e.tied() ? ", a tie decided" : "")
        + ": "
        + e.total()
        + " against "
        + dieText(e.dice().get(1), e.targetCounts())
        + (e.protection() == 0 ? "" : ", protection " + ReportVocabulary.signed(e.protection()))
        + ": "
        + e.targetTotal()
        + "; "
        + outcome;
  }

  /** The two throws of a round are reported beneath the line of their melee. */
  private String meleeThrow(AdlgEvent.MeleeThrow e) {
    boolean answers =
        before instanceof AdlgEvent.MeleeThrow first
            && first.unit().equals(e.against())
            && first.against().equals(e.unit());
    return (answers ? "" : meleeBegins(e))
        + WHAT_FOLLOWS
        + e.unit()
        + " throws "
        + dieText(e.die(), e.counts())
        + (e.terms().isEmpty() ? "" : ", " + AdlgReportText.terms(e.terms()))
        + ": "
        + e.total();
  }

  private String meleeBegins(AdlgEvent.MeleeThrow e) {
    String pair = e.unit() + " against " + e.against();
    return DEED
        + pair
        + (melees.add(pair) ? "" : ", the other halves")
        + (e.round() == 1 ? ", first round\n" : "\n");
  }

  private static String meleeResult(AdlgEvent.MeleeResult e) {
    if (e.winner().isEmpty()) {
      return WHAT_FOLLOWS + "A draw";
    }
    return WHAT_FOLLOWS
        + e.winner()
        + " wins by "
        + e.difference()
        + (e.saved() > 0 ? ", better armour saves " + e.saved() : "")
        + (e.furious() > 0 ? ", the fury of the charge costs " + e.furious() + " more" : "");
  }

  private String counted(AdlgEvent.LossesCounted e) {
    Integer last = losses.put(e.side(), e.lost());
    return e.lost() == (last == null ? 0 : last)
        ? ""
        : DEED
            + e.side()
            + " has lost "
            + AdlgReportText.losses(e.terms(), e.lost())
            + ", breaks at "
            + e.breaksAt();
  }

  /** "4", or "4 counting 5" if the troop quality changes its value. */
  private static String dieText(int die, int counts) {
    return die == counts ? "" + die : die + " counting " + counts;
  }

  /** "'s left half"; empty if the unit has one pool. */
  private static String half(String which) {
    return which.isEmpty() ? "" : "'s " + which + " half";
  }

  private static String ud(double length) {
    return Point.length(length) + " UD";
  }

  private static String cost(int points) {
    return points == 0 ? ", free" : " (" + points + " CP)";
  }

  private static String at(String pose) {
    return " at " + pose;
  }

  /** Describes the end of a move; names the heading only if it changes. */
  private static String to(String from, String to) {
    int here = to.indexOf(FACING);
    int there = from.indexOf(FACING);
    boolean same = here >= 0 && there >= 0 && to.substring(here).equals(from.substring(there));
    return " to " + (same ? to.substring(0, here) : to);
  }

  @Override
  protected String account(Outcome.StandAccount stand) {
    return stand.startSp() == stand.endSp()
        ? "in order"
        : "disordered, " + stand.endSp() + " of " + stand.startSp() + " cohesion left";
  }

  @Override
  protected String subjectOf(AdlgEvent event) {
    return switch (event) {
      case AdlgEvent.CorpsActs e -> e.commander();
      case AdlgEvent.ArrivalRoll e -> e.unit();
      case AdlgEvent.Arrives e -> e.unit();
      case AdlgEvent.Moves e -> e.unit();
      case AdlgEvent.StepsBack e -> e.unit();
      case AdlgEvent.Charges e -> e.unit();
      case AdlgEvent.HeldBack e -> e.unit();
      case AdlgEvent.Evades e -> e.unit();
      case AdlgEvent.ChargeGoesOn e -> e.unit();
      case AdlgEvent.Contact e -> e.unit();
      case AdlgEvent.Disturbed e -> e.unit();
      case AdlgEvent.Square e -> e.unit();
      case AdlgEvent.LeavesTable e -> e.unit();
      case AdlgEvent.CommanderRides e -> e.commander();
      case AdlgEvent.Rallies e -> e.unit();
      case AdlgEvent.Shoots e -> e.unit();
      case AdlgEvent.MeleeThrow e -> e.unit();
      case AdlgEvent.MeleeResult e -> e.winner();
      case AdlgEvent.Surrounded e -> e.unit();
      case AdlgEvent.SweptAway e -> e.by();
      case AdlgEvent.LosesCohesion e -> e.unit();
      case AdlgEvent.CommanderAtRisk e -> e.commander();
      case AdlgEvent.Routs e -> e.unit();
      case AdlgEvent.CampTaken e -> e.by();
      case AdlgEvent.Shaken e -> e.unit();
      case AdlgEvent.CommanderLost e -> e.commander();
      case AdlgEvent.Pursues e -> e.unit();
      case AdlgEvent.LossesCounted e -> e.side();
    };
  }
}
