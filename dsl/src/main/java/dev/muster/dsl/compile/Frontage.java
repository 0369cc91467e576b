package dev.muster.dsl.compile;

import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;

/** How wide a unit is on a table. */
public final class Frontage {
  /** The word of a rulebook for a unit of two elements side by side (AR-D02). */
  private static final String DOUBLE = "battle-unit";

  private Frontage() {}

  /**
   * Width of a unit in the measure of the map: 1, and 2 for a battle unit (AR-D02). Its line says
   * what it is, else its category.
   */
  public static double of(DeployDef deploy) {
    StandDef line = deploy.getLine();
    if (line == null || line.eIsProxy()) {
      return 1;
    }
    for (StandEntry entry : line.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getValues().contains(DOUBLE)) {
        return DOUBLE.equals(entry.getWord()) ? 2 : 1;
      }
    }
    CategoryDef category = line.getCategory();
    return category != null && !category.eIsProxy() && category.getProperties().contains(DOUBLE)
        ? 2
        : 1;
  }
}
