package dev.muster.rules.commander;

import dev.muster.rules.model.CommanderProfile;

/**
 * Values for the commander profiles that score options. The random commander scores none, and a
 * searching commander starts from the best options of the steady one.
 *
 * @param <T> type of the values
 */
public record PerProfile<T>(T steady, T bold, T cautious) {
  /** Returns the value of a profile. */
  public T of(CommanderProfile temper) {
    return switch (temper) {
      case BOLD -> bold;
      case CAUTIOUS -> cautious;
      case STEADY, RANDOM, MARSHAL -> steady;
    };
  }
}
