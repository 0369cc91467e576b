package dev.muster.rules.check;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a map and the states of the stands on it are of the game that is played. */
final class GroundChecks {
  /** What a map is drawn in. */
  private static final String DRAWN = "hexes";

  private final BattleProgram program;
  private final @Nullable String ground;
  private final @Nullable Set<String> states;
  private final Observations found;

  GroundChecks(BattleProgram program, SystemChecks system, Observations found) {
    this.program = program;
    this.ground = system.ground();
    this.states = system.states();
    this.found = found;
  }

  void check() {
    if (ground != null && !ground.equals(DRAWN)) {
      found.add(
          Code.V_141,
          program.scenario(),
          "map",
          program.rulebook().label()
              + " is played on "
              + ground
              + " and map '"
              + program.board().name()
              + "' is drawn in "
              + DRAWN
              + "; read its places and facings as a sketch");
    }
    if (states != null) {
      for (Scenario.Side side : program.scenario().sides()) {
        for (Scenario.Group group : side.groups()) {
          group.stands().forEach(stand -> states(stand, states));
        }
      }
    }
  }

  private void states(Scenario.Deployed stand, Set<String> known) {
    List<String> parts = new ArrayList<>();
    List<String> words = new ArrayList<>();
    if (!stand.lost().isEmpty() && !known.contains("lost")) {
      parts.add("lost");
      words.add("lost");
    }
    if (stand.disordered() && !known.contains("disordered")) {
      parts.add("disordered");
      words.add("disordered");
    }
    if (stand.onOpportunity() && !known.contains("opportunity")) {
      parts.add("opportunity");
      words.add("on opportunity");
    }
    if (!parts.isEmpty()) {
      found.add(
          Code.V_142,
          stand,
          parts.getFirst(),
          program.rulebook().label()
              + " has no "
              + String.join(", no ", words)
              + "; remove "
              + (parts.size() == 1 ? "it" : "them"));
    }
  }
}
