package dev.muster.rules.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.Set;
import java.util.function.Function;

/**
 * Replaces the names of stands in reports by their printed names, and makes verbs agree with them.
 * A word that is not used as the name of a stand stays unchanged.
 */
public final class PrintedNameFormatter {
  /** Components of events that name something other than a unit. */
  static final Set<String> NOT_UNIT_NAMES =
      Set.of(
          "side",
          "sides",
          "group",
          "groups",
          "general",
          "commander",
          "brigade",
          "corps",
          "scenario",
          "label",
          "half",
          "houseEvent",
          "effects",
          "rulebook",
          "objective",
          "kind",
          "phase",
          "purpose",
          "fate",
          "point",
          "weapon",
          "aspect",
          "edge",
          "facing",
          "measure",
          "section");

  private final PrintedNames names;
  private final VerbAgreement plurals;

  /**
   * @param scenario the scenario of the battle
   */
  public PrintedNameFormatter(Scenario scenario) {
    names = PrintedNames.of(scenario);
    plurals = VerbAgreement.of(scenario);
  }

  /**
   * Returns the report line of an event.
   *
   * @param words the rule system's text for the event, with all names in the singular
   */
  public String format(Event event, Function<Event, String> words) {
    return agree(words.apply(printedEvent(event)));
  }

  /** A line with the printed names of stands and with verbs that agree with them. */
  public String agree(String text) {
    return plurals.agree(text);
  }

  /** Returns the printed name of a stand. */
  String printedName(String stand) {
    return names.of(stand);
  }

  /** A text with the names of stands replaced by their printed names. */
  String printedText(String text) {
    return names.in(text);
  }

  /**
   * Returns the event with printed names in its text; the event itself if no stand has a printed
   * name.
   */
  public Event printedEvent(Event event) {
    return names.isEmpty() || !(event instanceof Record record)
        ? event
        : (Event)
            RecordJson.withTexts(
                record,
                (component, text) -> NOT_UNIT_NAMES.contains(component) ? text : names.in(text));
  }
}
