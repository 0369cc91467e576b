package dev.muster.rules.play;

import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.ReseededDice;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The settings of an interactive battle.
 *
 * @param seed seed of its dice
 * @param reseeds new seeds of its dice, each after a number of throws
 * @param persons sides that persons play, by index; commanders lead all others
 * @param search settings of the commander {@code marshal}
 * @param opening answers given already, for a battle that continues from its middle
 * @param newSeed seed of the dice thrown after the opening; null to continue with the same dice
 */
public record PlayTerms(
    long seed,
    List<ReseededDice.Reseed> reseeds,
    Set<Integer> persons,
    SearchSettings search,
    List<RecordedAnswer> opening,
    @Nullable Long newSeed) {
  public PlayTerms {
    reseeds = List.copyOf(reseeds);
    persons = Set.copyOf(persons);
    opening = List.copyOf(opening);
  }

  /** A battle from its beginning. */
  public PlayTerms(long seed, Set<Integer> persons, SearchSettings search) {
    this(seed, List.of(), persons, search, List.of(), null);
  }
}
