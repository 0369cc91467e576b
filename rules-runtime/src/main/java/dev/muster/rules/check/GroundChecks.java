package dev.muster.rules.check;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a map and the states of the stands on it are of the game that is played. */
final class GroundChecks {
  private final BattleProgram program;
  private final @Nullable BoardKind ground;
  private final @Nullable Set<String> states;
  private final Observations found;

  GroundChecks(
      BattleProgram program, @Nullable BoardKind ground, SystemChecks system, Observations found) {
    this.program = program;
    Rulebook.Ground written = program.rulebook().ground();
    this.ground = written == null ? ground : written.kind();
    this.states = system.states();
    this.found = found;
  }

  void check() {
    if (ground != null && ground != program.board().kind()) {
      found.add(
          CommonCode.V_141,
          program.scenario(),
          "map",
          program.rulebook().label()
              + " is played on "
              + ground.drawn()
              + " and map '"
              + program.board().name()
              + "' is "
              + program.board().kind().described()
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
    List<String> unknown =
        stand.marks().keySet().stream().filter(each -> !known.contains(each)).toList();
    if (!unknown.isEmpty()) {
      found.add(
          CommonCode.V_142,
          stand,
          unknown.getFirst(),
          program.rulebook().label()
              + " has no "
              + String.join(", no ", unknown)
              + "; remove "
              + (unknown.size() == 1 ? "it" : "them"));
    }
  }
}
