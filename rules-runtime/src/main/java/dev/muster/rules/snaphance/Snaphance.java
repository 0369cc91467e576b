package dev.muster.rules.snaphance;

import dev.muster.rules.system.Figures;
import dev.muster.rules.system.RuleSystem;

/** Snaphance, 1550 to 1700: the door of this room. */
public final class Snaphance implements RuleSystem {
  private static final Figures FIGURES = new SnaphanceFigures();

  @Override
  public String key() {
    return "snaphance";
  }

  @Override
  public Figures figures() {
    return FIGURES;
  }
}
