package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;

/** Catastrophe and Rupture Tests (BG-159 to BG-173). */
public final class CatastropheTest {
  /** Reads the result of a die. */
  private final Dice.Reading reading = this::reads;

  /** The die must show less than this. */
  private int needed;

  private static final RuleRef HITS =
      RuleRef.of("", "BG-159", "BG-117", "BG-120", "BG-124", "BG-167");
  private static final RuleRef RUPTURE = RuleRef.of("", "BG-159", "BG-121", "BG-122", "BG-168");
  private static final RuleRef BRIGADE = RuleRef.of("", "BG-159", "BG-169");
  private static final RuleRef FLIGHT = RuleRef.of("", "BG-159", "BG-170", "BG-171", "BG-172");

  private final BoxState field;
  private final UnitLoss breaking;
  private final BoxTerms terms;

  public CatastropheTest(BoxState field, UnitLoss breaking) {
    this.field = field;
    this.breaking = breaking;
    terms = new BoxTerms(field.hasListener);
  }

  /**
   * Tests a unit, which breaks if it fails.
   *
   * @param because for a cascade, the unit that broke; for hits, the cause in the melee
   */
  void take(PendingConsequences.Kind kind, int unit, int because) {
    if (!field.present(unit)) {
      return;
    }
    int below = below(kind, unit, because);
    needed = below;
    int die = field.dice.d6(reading);
    boolean passed = reads(die) == 1;
    if (field.luck.counts()) {
      field.luck.die(field.side(unit), ThrowLuck.Kind.MORALE, reading, die);
    }
    if (field.hasListener) {
      boolean cascade =
          kind == PendingConsequences.Kind.BRIGADE || kind == PendingConsequences.Kind.FLIGHT;
      field.emit(
          new BoxEvent.CatastropheTest(
              field.name(unit),
              words(kind),
              cascade ? field.name(because) : "",
              terms.parts(),
              below,
              die,
              passed,
              rule(kind)));
    }
    if (!passed) {
      breaking.breaks(unit);
    } else if (field.rules.markers && !field.is(UnitAttribute.MARKER, unit)) {
      field.put(UnitAttribute.MARKER, unit, BoxState.FRESH);
    }
  }

  /** The value the die must stay below. */
  int below(PendingConsequences.Kind kind, int unit, int because) {
    BoxUnitType type = field.type(unit);
    boolean marked = field.get(UnitAttribute.MARKER, unit) == BoxState.LASTING;
    terms.clear();
    terms.add("CCV", type.ccv);
    switch (kind) {
      case HITS, RUPTURE -> {
        boolean steady =
            field.rules.statusBefore
                ? field.is(UnitAttribute.WAS_STEADY, unit)
                : field.steady(unit);
        terms.add("Steady", steady ? 1 : 0);
        terms.add("flank or rear", (because & BoxEngagements.FLANKED) != 0 ? -1 : 0);
        terms.add("marker", marked ? -1 : 0);
        boolean elephants = (because & BoxEngagements.ELEPHANTS) != 0;
        terms.add("against elephants", type.arm == Arm.MOUNTED && elephants ? -1 : 0);
      }
      case FLIGHT -> {
        terms.add("Steady", field.steady(unit) ? 1 : 0);
        terms.add("elephants in flight", field.type(because).arm == Arm.ELEPHANTS ? -1 : 0);
        terms.add("marker", marked && field.rules.markerInCascades ? -1 : 0);
      }
      default -> terms.add("marker", marked && field.rules.markerInCascades ? -1 : 0);
    }
    return terms.sum();
  }

  private static String words(PendingConsequences.Kind kind) {
    return switch (kind) {
      case RUPTURE -> "rupture";
      case BRIGADE -> "brigade";
      case FLIGHT -> "flight path";
      default -> "hits";
    };
  }

  private static RuleRef rule(PendingConsequences.Kind kind) {
    return switch (kind) {
      case RUPTURE -> RUPTURE;
      case BRIGADE -> BRIGADE;
      case FLIGHT -> FLIGHT;
      default -> HITS;
    };
  }

  private int reads(int face) {
    return face < needed ? 1 : 0;
  }
}
