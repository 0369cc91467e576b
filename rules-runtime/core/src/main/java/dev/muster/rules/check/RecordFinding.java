package dev.muster.rules.check;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;

/**
 * A finding of a check about a record, before it is located in a text.
 *
 * @param message what was found, what was expected and what to do
 * @param element the record it is about
 * @param part which part of the record: a stat or trait key of a line, else the name of a
 *     component, behind a blank with the place in a list of places; empty for the whole
 */
public record RecordFinding(CheckCode code, String message, Record element, String part) {

  /** The finding by the rules of a system, at the place the record names for itself. */
  public Finding toFinding(RuleSystemChecks rules) {
    return new Finding(code.id(), code.severity(), rules.section(code), message, source(element));
  }

  private static SourceRange source(Record element) {
    return switch (element) {
      case Army army -> army.source();
      case Army.StandLine line -> line.source();
      case Board board -> board.source();
      case Scenario scenario -> scenario.source();
      case Scenario.Side side -> side.source();
      case Scenario.Group group -> group.source();
      case Scenario.General general -> general.source();
      case Scenario.DeployedStand stand -> stand.source();
      case Scenario.Zone zone -> zone.source();
      case Scenario.Objective objective -> objective.source();
      case Scenario.Win win -> win.source();
      case HouseEvent event -> event.source();
      case Scenario.SpecialRule rule -> rule.source();
      case Scenario.History history -> history.source();
      case Scenario.Expectation expectation -> expectation.source();
      case Plan plan -> plan.source();
      default -> SourceRange.NOWHERE;
    };
  }
}
