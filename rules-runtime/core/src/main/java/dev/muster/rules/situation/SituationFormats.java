package dev.muster.rules.situation;

import dev.muster.rules.model.Rulebook;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rulebooks that situations may name, and the position form of each rule system. */
public interface SituationFormats {
  /** The position form of the rule system of a rulebook; null if the system has no situations. */
  @Nullable SituationFormat of(Rulebook book);

  /** Names of the rulebooks; the first is that of situations that name none. */
  List<String> rulebooks();

  /**
   * A rulebook by its name.
   *
   * @throws IllegalArgumentException if no rulebook has this name
   */
  Rulebook rulebook(String name);
}
