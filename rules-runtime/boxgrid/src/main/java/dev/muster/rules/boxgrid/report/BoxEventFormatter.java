package dev.muster.rules.boxgrid.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.GameEventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import java.util.StringJoiner;

/** The words of a battle of the box-grid game. */
public final class BoxEventFormatter extends GameEventFormatter<BoxEvent> {
  /** The unit of the last step in the previous line; empty if there is none. */
  private String mover = "";

  /** Whether a unit has been charged and has not reacted yet. */
  private boolean reacts;

  /**
   * @param scenario the scenario of the battle
   */
  public BoxEventFormatter(Scenario scenario) {
    super(scenario, BoxReportText.WORDS, BoxEvent.class, BoxReportText::loss);
  }

  @Override
  protected void observe(CommonEvent event) {
    if (event instanceof CommonEvent.TurnBegins) {
      mover = "";
    }
  }

  @Override
  protected String line(BoxEvent event) {
    String text = words(event);
    mover = event instanceof BoxEvent.Moves moves && isStep(moves) ? moves.unit() : "";
    reacts = event instanceof BoxEvent.Charges || (reacts && event instanceof BoxEvent.ControlTest);
    return text;
  }

  private String words(BoxEvent event) {
    return switch (event) {
      case BoxEvent.Reforms e -> "      " + e.unit() + " forms again";
      case BoxEvent.Unformed e -> "        " + e.unit() + " is unformed by " + e.why();
      case BoxEvent.OutOfCommand e -> "      " + e.unit() + " is out of command";
      case BoxEvent.Momentum e ->
          "        "
              + e.unit()
              + (e.under() ? " comes under momentum" : " is no longer under momentum: " + e.why());
      case BoxEvent.Moves e -> moves(e, e.unit().equals(mover));
      case BoxEvent.Charges e ->
          "      " + e.unit() + " charges " + e.target() + (e.diagonal() ? " diagonally" : "");
      case BoxEvent.Evades e ->
          "        "
              + e.unit()
              + " evades from "
              + e.from()
              + " to "
              + e.to()
              + ", facing "
              + e.facing();
      case BoxEvent.Halts e -> "        " + e.unit() + " halts before " + e.target();
      case BoxEvent.Contact e ->
          "        " + e.attacker() + " strikes the " + e.aspect() + " of " + e.defender();
      case BoxEvent.ControlTest e ->
          "        "
              + e.unit()
              + " is tested for "
              + e.purpose()
              + ": "
              + e.die()
              + " against less than "
              + e.below()
              + " ("
              + BoxReportText.terms(e.terms())
              + "), "
              + (e.passed() ? "passed" : "failed");
      case BoxEvent.CatastropheTest e -> catastrophe(e);
      case BoxEvent.Hedgehog e ->
          (reacts ? "        " : "      ")
              + e.unit()
              + (e.formed() ? " forms hedgehog" : " leaves the hedgehog");
      case BoxEvent.Shoots e ->
          "      "
              + e.unit()
              + " shoots at "
              + e.target()
              + " ("
              + e.weapon()
              + (e.kind().equals("shot") ? "" : ", " + e.kind())
              + ", "
              + ReportVocabulary.count(e.range(), "box")
              + "): "
              + BoxReportText.terms(e.terms())
              + ": "
              + BoxReportText.dice(e.dice(), e.hits());
      case BoxEvent.TakesHits e ->
          "        "
              + e.unit()
              + " takes "
              + ReportVocabulary.count(e.hits(), "hit")
              + (e.total() == e.hits() ? "" : ", " + e.total() + " in all");
      case BoxEvent.HandsOn e ->
          "        "
              + e.unit()
              + " hands "
              + ReportVocabulary.count(e.hits(), "hit")
              + " on to "
              + e.to();
      case BoxEvent.Shaken e -> "        " + e.unit() + " is shaken";
      case BoxEvent.Melee e -> melee(e);
      case BoxEvent.MeleeThrow e ->
          "        "
              + e.unit()
              + " at "
              + e.against()
              + ": "
              + BoxReportText.terms(e.terms())
              + (e.doubled() ? ", doubled" : "")
              + ": "
              + BoxReportText.dice(e.dice(), e.hits());
      case BoxEvent.MeleeResult e ->
          e.winner().isEmpty()
              ? "        A tie, " + e.attackersHits() + " to " + e.targetHits()
              : "        "
                  + e.loser()
                  + " loses, "
                  + Math.min(e.attackersHits(), e.targetHits())
                  + " to "
                  + Math.max(e.attackersHits(), e.targetHits());
      case BoxEvent.Lost e ->
          "        "
              + e.unit()
              + (e.fate().equals("fled") ? " leaves the table" : " is " + e.fate())
              + (e.at().isEmpty() ? "" : " at " + e.at())
              + ": "
              + e.side()
              + " has lost "
              + e.lost()
              + " of "
              + e.of();
      case BoxEvent.CommanderLost e -> "        " + e.commander() + " is lost with " + e.unit();
      case BoxEvent.Pursues e -> pursues(e);
      case BoxEvent.ArrivalRoll e ->
          "      "
              + e.unit()
              + " is expected: throws "
              + e.die()
              + " against "
              + e.needed()
              + "+, "
              + (e.comes() ? "comes" : "does not come yet");
      case BoxEvent.Arrives e ->
          "      " + e.unit() + " arrives at " + e.at() + " facing " + e.facing();
    };
  }

  private static String moves(BoxEvent.Moves e, boolean goesOn) {
    String way = " from " + e.from() + " to " + e.to();
    return switch (e.kind()) {
      case "turn" -> "      " + e.unit() + " turns to " + e.facing() + " at " + e.to();
      case "about" -> "      " + e.unit() + " turns about at " + e.to() + ", facing " + e.facing();
      case "diagonal" ->
          goesOn
              ? "        and on diagonally to " + e.to()
              : "      " + e.unit() + " moves diagonally" + way;
      case "follow up" -> "        " + e.unit() + " follows up" + way;
      case "into the gap" -> "        " + e.unit() + " goes on" + way;
      case "withdraw" -> "      " + e.unit() + " withdraws" + way;
      case "exploit" -> "        " + e.unit() + " takes the place of the enemy at " + e.to();
      default -> goesOn ? "        and on to " + e.to() : "      " + e.unit() + " moves" + way;
    };
  }

  private static boolean isStep(BoxEvent.Moves e) {
    return e.kind().equals("forward") || e.kind().equals("diagonal");
  }

  private static String catastrophe(BoxEvent.CatastropheTest e) {
    String why =
        switch (e.cause()) {
          case "rupture" -> "its line is ruptured";
          case "brigade" -> e.because() + " of its brigade is broken";
          case "flight path" -> e.because() + " flees through it";
          default -> "its hits";
        };
    return "        "
        + e.unit()
        + " takes a catastrophe test, "
        + why
        + ": "
        + e.die()
        + " against less than "
        + e.below()
        + " ("
        + BoxReportText.terms(e.terms())
        + "), "
        + (e.passed() ? "it stands" : "it breaks");
  }

  private static String melee(BoxEvent.Melee e) {
    String against =
        e.attackers().size() > 1 && !e.opponent().isEmpty() ? "; it fights " + e.opponent() : "";
    return "      Melee: "
        + String.join(" and ", e.attackers())
        + " against "
        + e.target()
        + against;
  }

  private static String pursues(BoxEvent.Pursues e) {
    var path = new StringJoiner(" ");
    e.path().forEach(path::add);
    return "        "
        + e.unit()
        + (e.path().isEmpty()
            ? " would pursue, and is stopped by " + e.why()
            : " pursues from "
                + e.from()
                + " to "
                + path
                + (e.why().isEmpty() ? "" : ", stopped by " + e.why()));
  }

  @Override
  protected String account(Outcome.StandAccount stand) {
    String hits =
        stand.startSp() == stand.endSp()
            ? "no hits"
            : ReportVocabulary.count(stand.startSp() - stand.endSp(), "hit")
                + (stand.endSp() == 0 ? " or more" : "");
    return hits + (stand.disordered() ? ", shaken" : "");
  }

  @Override
  protected String subjectOf(BoxEvent event) {
    return switch (event) {
      case BoxEvent.Reforms e -> e.unit();
      case BoxEvent.Unformed e -> e.unit();
      case BoxEvent.OutOfCommand e -> e.unit();
      case BoxEvent.Momentum e -> e.unit();
      case BoxEvent.Moves e -> e.unit();
      case BoxEvent.Charges e -> e.unit();
      case BoxEvent.Evades e -> e.unit();
      case BoxEvent.Halts e -> e.unit();
      case BoxEvent.Contact e -> e.attacker();
      case BoxEvent.ControlTest e -> e.unit();
      case BoxEvent.CatastropheTest e -> e.unit();
      case BoxEvent.Hedgehog e -> e.unit();
      case BoxEvent.Shoots e -> e.unit();
      case BoxEvent.TakesHits e -> e.unit();
      case BoxEvent.HandsOn e -> e.unit();
      case BoxEvent.Shaken e -> e.unit();
      case BoxEvent.Melee e -> e.target();
      case BoxEvent.MeleeThrow e -> e.unit();
      case BoxEvent.MeleeResult e -> e.winner();
      case BoxEvent.Lost e -> e.unit();
      case BoxEvent.CommanderLost e -> e.commander();
      case BoxEvent.Pursues e -> e.unit();
      case BoxEvent.ArrivalRoll e -> e.unit();
      case BoxEvent.Arrives e -> e.unit();
    };
  }
}
