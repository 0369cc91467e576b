package dev.muster.rules.systems;

import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.system.Figures;
import dev.muster.rules.system.RuleSystem;
import java.util.Set;

/**
 * A rule system without a room yet: its lists can be written, checked and printed, and its
 * scenarios drawn.
 *
 * @param ground what it is played on
 * @param figures how large its units are
 */
record OnPaper(String key, BoardKind ground, Figures figures) implements RuleSystem {
  @Override
  public SystemChecks checks() {
    return new SystemChecks() {
      @Override
      public Set<String> states() {
        return Set.of();
      }
    };
  }
}
