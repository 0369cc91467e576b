package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Scenario;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The players choose the hexes of stands that the scenario gives only a zone (U-04). */
public final class ZoneDeployment {
  private static final RuleRef PLACED = RuleRef.of("", "SN-1.2-02");

  private final BattleContext play;
  private final SnaphanceState table;

  ZoneDeployment(BattleContext play) {
    this.play = play;
    table = play.state;
  }

  /** Lets the groups deploy in turn, the first of each side before the second. */
  public void choose() {
    List<Scenario.Side> sides = table.program.scenario().sides();
    int most = Math.max(sides.get(0).groups().size(), sides.get(1).groups().size());
    for (int turn = 0; turn < most; turn++) {
      int g = 0;
      for (int s = 0; s < 2; s++) {
        List<Scenario.Group> groups = sides.get(s).groups();
        if (turn < groups.size()) {
          place(g + turn, groups.get(turn));
        }
        g += groups.size();
      }
    }
    meetNoEnemies();
  }

  /**
   * Moves a General who was placed on an enemy stand to the nearest stand of his own side (3.1).
   */
  private void meetNoEnemies() {
    for (int g = 0; g < table.groups; g++) {
      boolean met =
          table.general[g] != SnaphanceState.GONE
              && table.enemyIn(table.general[g], table.groupSide[g]) != SnaphanceState.GONE;
      if (met) {
        play.relocation.flees(g);
      }
    }
  }

  private void place(int g, Scenario.Group group) {
    for (int i = 0; i < table.members[g].length; i++) {
      String zone = group.stands().get(i).zone();
      int stand = table.members[g][i];
      if (zone != null && !table.waiting[stand]) {
        place(g, stand, table.program.scenario().zone(zone));
      }
    }
  }

  private void place(int g, int stand, Scenario.@Nullable Zone zone) {
    if (zone == null) {
      return;
    }
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.DEPLOY, stand);
    choice.add(SnaphanceOrder.PLACE_AT, table.hex[stand]);
    for (int i = 0; i < zone.places().size(); i++) {
      int hex = table.grid.index(zone.places().get(i));
      if (hex >= 0 && table.occupant[hex] == SnaphanceState.GONE) {
        choice.add(SnaphanceOrder.PLACE_AT, hex);
      }
    }
    int to = choice.askNumber();
    boolean generalHere = table.general[g] == table.hex[stand];
    table.lastSide[table.hex[stand]] = SnaphanceState.GONE;
    play.relocation.place(stand, to);
    table.startHex[stand] = to;
    if (generalHere) {
      table.general[g] = to;
    }
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.Arrives(
              table.name[stand], table.at(to), table.facingOf(stand), PLACED));
    }
  }
}
