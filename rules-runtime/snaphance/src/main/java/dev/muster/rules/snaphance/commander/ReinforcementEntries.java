package dev.muster.rules.snaphance.commander;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayList;
import java.util.List;

/** The entry hexes that a side's reinforcements still need. */
final class ReinforcementEntries {
  private final SnaphanceState table;

  /** Entry hexes of each stand that arrives later; empty for the others. */
  private final List<HexList> entries = new ArrayList<>();

  /** Entry hexes of arriving stands. */
  private final boolean[] entry;

  ReinforcementEntries(SnaphanceState table) {
    this.table = table;
    entry = new boolean[table.grid.size()];
    for (Scenario.Side side : table.program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        group.stands().forEach(this::add);
      }
    }
  }

  private void add(Scenario.DeployedStand stand) {
    HexList hexes = new HexList();
    if (stand.arrival() != null) {
      for (Place each : stand.arrival().entries()) {
        int hex = table.grid.index(each);
        if (hex >= 0) {
          hexes.add(hex);
          entry[hex] = true;
        }
      }
    }
    entries.add(hexes);
  }

  /** Returns 1 if a stand in a hex blocks the entry of another stand of its side, else 0. */
  int wanted(int side, int hex) {
    for (int stand = 0; entry[hex] && stand < table.stands; stand++) {
      if (table.waiting[stand] && table.side[stand] == side && entries.get(stand).contains(hex)) {
        return 1;
      }
    }
    return 0;
  }
}
