package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Rulebook;
import java.util.Map;

/** The traits of a stand that change something by their effects. */
final class TraitEffects {
  private TraitEffects() {}

  /** The traits of a line that change something by their effects, in the order of the rulebook. */
  static Rulebook.Trait[] of(Rulebook book, Map<String, String> traits) {
    return book.traits().stream()
        .filter(each -> traits.containsKey(each.key()) && !each.effects().isEmpty())
        .toArray(Rulebook.Trait[]::new);
  }

  /** All that traits add to one thing. */
  static int sum(Rulebook.Trait[] traits, String on) {
    int sum = 0;
    for (Rulebook.Trait trait : traits) {
      sum += sum(trait, on);
    }
    return sum;
  }

  /** All that a trait adds to one thing. */
  static int sum(Rulebook.Trait trait, String on) {
    int sum = 0;
    for (int i = 0; i < trait.effects().size(); i++) {
      Rulebook.Effect effect = trait.effects().get(i);
      sum += effect.on().equals(on) ? effect.amount() : 0;
    }
    return sum;
  }
}
