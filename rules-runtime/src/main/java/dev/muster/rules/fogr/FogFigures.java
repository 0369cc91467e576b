package dev.muster.rules.fogr;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.Figures;

/** What a line of an army list comes to: how large it stands on the table, in MU. */
final class FogFigures implements Figures {
  @Override
  public Base base(Army.StandLine line, Rulebook book) {
    try {
      FogRules rules = FogRules.of(book);
      LineUp lineUp = LineUp.of(line, rules);
      Formation start = lineUp == null ? null : lineUp.start();
      if (start != null) {
        Shapes shapes = new Shapes(rules);
        return new Base(shapes.width(start), shapes.depth(start));
      }
    } catch (IllegalArgumentException unfinished) {
      // a rulebook of the author's own that is not whole yet
    }
    return Figures.super.base(line, book);
  }
}
