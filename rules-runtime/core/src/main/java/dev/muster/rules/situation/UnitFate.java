package dev.muster.rules.situation;

/** What happens to a unit in a step, beyond losses and marks. */
public record UnitFate(String unit, Kind kind) {
  /** In the order in which an answer names them. */
  public enum Kind {
    /** Leaves a fight backwards because it has lost it. */
    THROWN_BACK("thrown back"),
    /** Leaves a fight that it has not lost, to form anew. */
    BOUNCES("bounces"),
    /** Gets out of the way of a charge or of fire. */
    EVADES("evades"),
    /** Ends its charge before it has struck. */
    STOPS_SHORT("stops short"),
    /** Follows a beaten enemy. */
    PURSUES("pursues");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** As a table has it. */
    public String words() {
      return words;
    }
  }
}
