package dev.muster.rules.model;

import java.util.List;

/**
 * A rule of a scenario that the machine plays: when a condition is true, something happens, once.
 *
 * @param label as printed; the name if the author gives none
 * @param effects at least one, in their order
 */
public record HouseEvent(
    String name, String label, Condition condition, List<EventEffect> effects, SourceRange source) {
  public HouseEvent {
    effects = List.copyOf(effects);
    if (effects.isEmpty()) {
      throw new IllegalArgumentException("event " + name + " has no effect");
    }
  }

  /** The label, or the name if there is no label: what reports call it. */
  public String displayName() {
    return label.isEmpty() ? name : label;
  }
}
