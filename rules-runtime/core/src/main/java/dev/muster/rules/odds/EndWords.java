package dev.muster.rules.odds;

import dev.muster.rules.odds.OrderOdds.UnitEnd;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.UnitFate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The words by which a scenario names what becomes of a unit, such as {@code disordered} and {@code
 * thrown-back}. They are those of the table of odds, with a dash for a blank.
 */
public final class EndWords {
  /** The word for a unit that leaves the field, for any reason. */
  public static final String DESTROYED = "destroyed";

  private EndWords() {}

  /** Returns the words of a game, in the order in which messages list them. */
  public static List<String> of(SituationFormat form) {
    List<String> words = new ArrayList<>(List.of(DESTROYED));
    words.addAll(form.marksInPlay());
    for (UnitFate.Kind each : UnitFate.Kind.values()) {
      if (form.fateKinds().contains(each)) {
        words.add(word(each));
      }
    }
    return words;
  }

  private static String word(UnitFate.Kind fate) {
    return fate.words().replace(' ', '-');
  }

  /** Returns the ends that a word means; none for a word that no game knows. */
  static Predicate<UnitEnd> meaning(String word) {
    return end ->
        end.destroyed()
            ? word.equals(DESTROYED)
            : end.marks().contains(word)
                || end.fates().stream().anyMatch(each -> word(each).equals(word));
  }
}
