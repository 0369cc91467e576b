package dev.muster.rules.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.Set;
import java.util.function.Function;

/**
 * A battle as a reader is told it: stands by their printed names, and the verbs behind a name as it
 * asks for. What is no name of a stand stays as it is, also where it is the same word.
 */
public final class PrintedNameFormatter {
  /** Components of events that name somebody or something else. */
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
   * @param scenario what is fought
   */
  public PrintedNameFormatter(Scenario scenario) {
    names = PrintedNames.of(scenario);
    plurals = VerbAgreement.of(scenario);
  }

  /**
   * The line of a report for an event.
   *
   * @param words of the rule system for it, as if everybody's name stood for one
   */
  public String format(Event event, Function<Event, String> words) {
    return agree(words.apply(printedEvent(event)));
  }

  /** A line in which stands have their printed names, with verbs as these ask for. */
  public String agree(String text) {
    return plurals.agree(text);
  }

  /** What a reader calls the stand of a name. */
  String printedName(String stand) {
    return names.of(stand);
  }

  /** A text with the names of stands in it as a reader calls them. */
  String printedText(String text) {
    return names.in(text);
  }

  /** The event for its words; itself where no stand has a printed name. */
  public Event printedEvent(Event event) {
    return names.isEmpty() || !(event instanceof Record record)
        ? event
        : (Event)
            RecordJson.withTexts(
                record,
                (component, text) -> NOT_UNIT_NAMES.contains(component) ? text : names.in(text));
  }
}
