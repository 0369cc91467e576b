package dev.muster.rules.play;

import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.ReseededDice;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a battle is played.
 *
 * @param seed of its dice
 * @param reseeds other seeds of its dice, after a number of throws
 * @param persons the sides that persons play, by index; all others their commanders
 * @param search settings of a marshal who leads in it
 * @param opening answers that are given already, as of a battle that is fought on from its middle
 * @param newSeed seed of the dice that are thrown after the opening; null to go on with the same
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
