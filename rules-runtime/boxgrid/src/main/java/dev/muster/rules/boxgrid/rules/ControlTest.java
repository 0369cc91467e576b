package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;

/** One D6 that must show less than the modified Combat and Control Value (BG-057 to BG-072). */
public final class ControlTest {
  /** The purpose of the test; the modifiers depend on its type. */
  public enum Purpose {
    MOVE("moving out of command", BoxUnitType.GENERAL, RuleRef.of("", "BG-057", "BG-060")),
    WITHDRAW("withdrawing", BoxUnitType.GENERAL, RuleRef.of("", "BG-057", "BG-061")),
    ARCHERY("Massed Archery", BoxUnitType.GENERAL, RuleRef.of("", "BG-057", "BG-062")),
    FORM_HEDGEHOG("forming hedgehog", BoxUnitType.GENERAL, RuleRef.of("", "BG-057", "BG-063")),
    LEAVE_HEDGEHOG("leaving the hedgehog", BoxUnitType.GENERAL, RuleRef.of("", "BG-057", "BG-064")),
    STOP_MOMENTUM(
        "stopping its momentum", BoxUnitType.STOP_MOMENTUM, RuleRef.of("", "BG-057", "BG-065")),
    NOT_PURSUE("not pursuing", BoxUnitType.NOT_PURSUE, RuleRef.of("", "BG-057", "BG-065")),
    EVADE("evading", BoxUnitType.EVADE, RuleRef.of("", "BG-050", "BG-067", "BG-068", "BG-069")),
    FINISH_CHARGE(
        "finishing its charge", BoxUnitType.FINISH_CHARGE, RuleRef.of("", "BG-070", "BG-072"));

    final String words;
    final int type;
    private final RuleRef rule;

    Purpose(String words, int type, RuleRef rule) {
      this.words = words;
      this.type = type;
      this.rule = rule;
    }
  }

  private static final int MOST_LEAD = 2;

  private final BoxState field;
  private final BoxTerms terms;
  private final Dice.Reading reading = this::reads;
  private int below;
  private int die;

  public ControlTest(BoxState field) {
    this.field = field;
    terms = new BoxTerms(field.hasListener);
  }

  /** Tests a unit. */
  boolean passes(int unit, Purpose purpose) {
    return passes(unit, purpose, BoxForces.NOBODY);
  }

  /**
   * Tests a unit.
   *
   * @param charger the unit it evades; NOBODY in other tests
   */
  boolean passes(int unit, Purpose purpose, int charger) {
    below = below(unit, purpose, charger);
    die = field.dice.d6(reading);
    boolean passed = successes(die) == 1;
    if (field.luck.counts()) {
      field.luck.die(field.side(unit), ThrowLuck.Kind.COMMAND, this::successes, die);
    }
    if (field.hasListener) {
      field.emit(
          new BoxEvent.ControlTest(
              field.name(unit), purpose.words, terms.parts(), below, die, passed, purpose.rule));
    }
    return passed;
  }

  /** The value its die must stay below. */
  int below(int unit, Purpose purpose, int charger) {
    BoxUnitType type = field.type(unit);
    terms.clear();
    terms.add("CCV", type.ccv);
    terms.add("Steady", field.steady(unit) ? 1 : 0);
    terms.add("army list", type.modifier(purpose.type));
    if (charger != BoxForces.NOBODY) {
      BoxUnitType enemy = field.type(charger);
      int lead = type.allowance - enemy.allowance;
      terms.add("faster", Math.max(0, Math.min(MOST_LEAD, lead)));
      terms.add("enemy with Shock", enemy.shock > 0 ? -1 : 0);
    }
    if (purpose == Purpose.FINISH_CHARGE) {
      terms.add("Gallopers", type.gallopers ? 1 : 0);
    }
    return terms.sum();
  }

  /** The chance to pass, 0 to 1. */
  public double chance(int unit, Purpose purpose, int charger) {
    return Math.max(0, Math.min(6, below(unit, purpose, charger) - 1)) / 6.0;
  }

  /**
   * Returns the die as the test reads it; after a failure to stay, the die itself decides how far
   * the unit goes.
   */
  private int reads(int face) {
    return successes(face) == 1 ? 0 : face;
  }

  private int successes(int face) {
    return face < below ? 1 : 0;
  }

  /** Returns the die of the last test, if it failed. */
  int die() {
    return die;
  }
}
