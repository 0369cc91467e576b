package dev.muster.rules.situation;

import dev.muster.rules.model.Rulebook;
import org.jspecify.annotations.Nullable;

/** Knows which rule systems have situations. */
@FunctionalInterface
public interface PositionForms {
  /** What the rule system of a rulebook gives for its situations; null where it has none. */
  @Nullable PositionForm of(Rulebook book);
}
