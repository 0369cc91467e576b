package dev.muster.rules.commander;

import dev.muster.rules.model.CommanderProfile;

/**
 * What differs between the commanders of a rule system who weigh. The random one weighs nothing,
 * and who searches begins with what the steady one holds best.
 *
 * @param <T> what differs
 */
public record PerProfile<T>(T steady, T bold, T cautious) {
  /** That of a temper. */
  public T of(CommanderProfile temper) {
    return switch (temper) {
      case BOLD -> bold;
      case CAUTIOUS -> cautious;
      case STEADY, RANDOM, MARSHAL -> steady;
    };
  }
}
