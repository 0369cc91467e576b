package dev.muster.rules.snaphance;

import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What an author's own rulebook adds to the dice: effects of traits (the Special Units Sheet) and
 * tactical factors that say when they apply (the Summary Sheet). Those the engine knows by their
 * key are the business of their chapter.
 */
final class SpecialRules {
  private final Table table;
  private final Rulebook.Factor[] factors;

  SpecialRules(Table table) {
    this.table = table;
    List<Rulebook.Factor> found = new ArrayList<>();
    for (Rulebook.Factor factor : table.program.rulebook().factors()) {
      Rulebook.Applies applies = factor.applies();
      if (applies != null && table.rules.set(applies.switches())) {
        found.add(factor);
      }
    }
    factors = found.toArray(new Rulebook.Factor[0]);
  }

  /** Adds the dice a stand has more or fewer when it fires at an enemy. */
  void addFire(Pool pool, int stand, int enemy) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      for (Rulebook.Effect effect : trait.effects()) {
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
  void addMelee(Pool pool, int stand, int enemy) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      pool.add(trait.label(), melee(trait, enemy));
    }
    for (Rulebook.Factor factor : factors) {
      if (applies(factor, stand, enemy)) {
        pool.add(factor.label(), factor.meleeDice());
      }
    }
  }

  /** The same as a number, for a support, whose dice are halved. */
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
    for (Rulebook.Effect effect : trait.effects()) {
      dice += effect.on().equals("melee") && against(effect.against(), enemy) ? effect.amount() : 0;
    }
    return dice;
  }

  /** Adds to the Morale of a stand what its traits give. */
  void addMorale(Pool pool, int stand) {
    for (Rulebook.Trait trait : table.type[stand].special) {
      pool.add(trait.label(), sum(trait, "morale"));
    }
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

  private static int sum(Rulebook.Trait trait, String on) {
    int sum = 0;
    for (Rulebook.Effect effect : trait.effects()) {
      sum += effect.on().equals(on) ? effect.amount() : 0;
    }
    return sum;
  }
}
