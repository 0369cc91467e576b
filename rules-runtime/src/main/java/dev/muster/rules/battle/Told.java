package dev.muster.rules.battle;

import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.PrintedNames;
import java.util.Set;

/**
 * Events as a reader is told them: stands by their printed names. What is no name of a stand stays
 * as it is, also where it is the same word.
 */
public final class Told {
  /** Components of events that name somebody or something else. */
  static final Set<String> OTHERS =
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

  /**
   * @param names of the scenario that is fought
   */
  public Told(PrintedNames names) {
    this.names = names;
  }

  /** The event for its words; itself where no stand has a printed name. */
  public Event event(Event event) {
    return names.isEmpty() || !(event instanceof Record record)
        ? event
        : (Event)
            RecordJson.withTexts(
                record, (component, text) -> OTHERS.contains(component) ? text : names.in(text));
  }
}
