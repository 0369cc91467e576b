package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Rulebook;
import java.util.List;

/**
 * Dice modifiers of an author's own rulebook: effects of traits (the Special Units Sheet) and
 * tactical factors with conditions (the Summary Sheet). Factors with a key that the engine
 * implements belong to their chapter.
 */
final class RulebookDiceTerms {
  private final SnaphanceState table;
  private final Rulebook.Factor[] factors;

  RulebookDiceTerms(SnaphanceState table) {
    this.table = table;
    factors = table.factors;
  }

  /** Adds the dice a stand has more or fewer when it fires at an enemy. */
  void addFire(DicePool pool, int stand, int enemy) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      for (int i = 0; i < trait.effects().size(); i++) {
        Rulebook.Effect effect = trait.effects().get(i);
        if (effect.on().equals("fire") && against(effect.against(), enemy)) {
          pool.add(trait.label(), effect.amount());
        }
      }
    }
    for (Rulebook.Factor factor : factors) {
      if (applies(factor, stand, enemy)) {
        pool.add(factor.label(), factor.fireDice());
      }
    }
  }

  /** Adds the dice a Battle Stand has more or fewer in melee with an enemy. */
  void addMelee(DicePool pool, int stand, int enemy) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      pool.add(trait.label(), melee(trait, enemy));
    }
    for (Rulebook.Factor factor : factors) {
      if (applies(factor, stand, enemy)) {
        pool.add(factor.label(), factor.meleeDice());
      }
    }
  }

  /** Returns the same modifier as a number, for a support, whose dice are halved. */
  int melee(int stand, int enemy) {
    int dice = 0;
    for (Rulebook.Trait trait : table.type[stand].special) {
      dice += melee(trait, enemy);
    }
    for (Rulebook.Factor factor : factors) {
      dice += applies(factor, stand, enemy) ? factor.meleeDice() : 0;
    }
    return dice;
  }

  private int melee(Rulebook.Trait trait, int enemy) {
    int dice = 0;
    for (int i = 0; i < trait.effects().size(); i++) {
      Rulebook.Effect effect = trait.effects().get(i);
      dice += effect.on().equals("melee") && against(effect.against(), enemy) ? effect.amount() : 0;
    }
    return dice;
  }

  /** Adds the morale modifiers of a stand's traits. */
  void addMorale(DicePool pool, int stand) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      pool.add(trait.label(), TraitEffects.sum(trait, "morale"));
    }
  }

  /** Returns the same modifier as a number. */
  int morale(int stand) {
    int sum = 0;
    for (Rulebook.Trait trait : table.type[stand].special) {
      sum += TraitEffects.sum(trait, "morale");
    }
    return sum;
  }

  private boolean applies(Rulebook.Factor factor, int stand, int enemy) {
    Rulebook.Applies when = factor.applies();
    return when != null
        && (when.to().isEmpty() || when.to().contains(table.type[stand].category))
        && against(when.against(), enemy)
        && (when.in().isEmpty() || when.in().contains(table.ground.name(table.hex[stand])));
  }

  private boolean against(List<String> categories, int enemy) {
    return categories.isEmpty() || categories.contains(table.type[enemy].category);
  }
}
