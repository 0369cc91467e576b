package dev.muster.dsl.ide.battlemap;

import dev.muster.rules.balance.FieldCells;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The field counts of scenarios from their last balance run. */
public final class FieldResults {
  private final Map<String, FieldCounts> results = new ConcurrentHashMap<>();

  /** Stores the results of battles of a scenario. */
  public void put(BattleProgram program, FieldCounts counts) {
    results.put(key(program), counts);
  }

  /** Returns the last result of a scenario; null if none fits its map. */
  @Nullable FieldCounts of(BattleProgram program) {
    FieldCounts counts = results.get(key(program));
    int cells = new FieldCells(program.board()).count();
    return counts == null
            || counts.layers().stream().anyMatch(each -> each.values().size() != cells)
        ? null
        : counts;
  }

  private static String key(BattleProgram program) {
    String file = program.scenario().source().file();
    return file.substring(file.lastIndexOf('/') + 1) + "\n" + program.scenario().name();
  }
}
