package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sum and its terms. */
class AdlgTerms {
  private final List<Event.Term> parts = new ArrayList<>();
  private final AdlgRules rules;
  private int sum;

  AdlgTerms(AdlgRules rules) {
    this.rules = rules;
  }

  /** Adds a term; a term of 0 is not reported. */
  void add(String what, int value) {
    sum += value;
    if (value != 0) {
      parts.add(new Event.Term(what, value));
    }
  }

  /** Adds a melee modifier if it applies. */
  void melee(CombatFactor factor, boolean holds) {
    if (holds) {
      add(rules.words(factor), rules.melee(factor));
    }
  }

  /** Adds a shooting modifier if it applies. */
  void fire(CombatFactor factor, boolean holds) {
    if (holds) {
      add(rules.words(factor), rules.fire(factor));
    }
  }

  /** Returns the terms of a sum, with 1 more for an ability if one is given. */
  static List<Event.Term> with(List<Event.Term> parts, @Nullable Ability by, AdlgRules rules) {
    if (by == null) {
      return parts;
    }
    List<Event.Term> all = new ArrayList<>(parts);
    all.add(new Event.Term(rules.words(by), 1));
    return List.copyOf(all);
  }

  int sum() {
    return sum;
  }

  List<Event.Term> parts() {
    return List.copyOf(parts);
  }
}
