package dev.muster.rules.fogr.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportSubject;
import java.util.List;

/** Formats the events and answers of a written sequence. */
public final class FogEventFormatter implements EventFormatter {
  private final Scenario scenario;

  public FogEventFormatter(Scenario scenario) {
    this.scenario = scenario;
  }

  @Override
  public String format(Event event) {
    return switch (event) {
      case FogEvent.PhaseBegins(String phase, RuleRef rule) ->
          "-- " + phase + " phase" + rows(rule);
      case FogEvent.Happens(String unit, String what, String told, RuleRef rule) ->
          what + (told.isEmpty() ? "" : ": " + told) + rows(rule);
      case FogEvent.Answered(String question, boolean holds, String why, RuleRef rule) ->
          question + ": " + (holds ? "yes" : "no") + ", " + why + rows(rule);
      case CommonEvent unused -> "";
      default -> throw new IllegalArgumentException("no event of this table: " + event);
    };
  }

  private static String rows(RuleRef rule) {
    return rule.ids().isEmpty() ? "" : " [" + String.join(", ", rule.ids()) + "]";
  }

  @Override
  public String subject(Event event) {
    return event instanceof FogEvent.Happens happens ? happens.unit() : "";
  }

  @Override
  public List<ReportSubject> subjects() {
    return ReportSubject.allIn(scenario, group -> List.of());
  }

  @Override
  public String statusLine() {
    return "";
  }
}
