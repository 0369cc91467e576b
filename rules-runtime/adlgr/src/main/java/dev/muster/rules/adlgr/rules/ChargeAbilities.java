package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;

/**
 * Computes the modifiers of a fighter's abilities against an opponent: charge abilities, and what
 * cancels them (AR-146 to AR-169, AR-330 to AR-349, AR-392 to AR-396, AR-493 to AR-500).
 */
final class ChargeAbilities {
  final TerrainPenalty footing;
  private final AdlgRules rules;

  ChargeAbilities(AdlgRules rules) {
    this.rules = rules;
    footing = new TerrainPenalty(rules);
  }

  /**
   * Whether it keeps factor and abilities with an enemy at its flank or rear (AR-201, AR-202,
   * AR-343).
   */
  boolean exempt(MeleeFighter unit) {
    AdlgUnitType type = unit.type();
    boolean deep =
        type.deepOrder()
            && !(rules.exemptWhileSteady && unit.hits() >= rules.number("deep-order-exposed"));
    return unit.is(Fact.SQUARE)
        || deep
        || type.branch == TroopCategory.WAR_WAGONS
        || type.branch == TroopCategory.ARTILLERY;
  }

  /** Has factor 0 and no abilities: attacked on flank or rear (AR-336, AR-337, AR-341, AR-342). */
  boolean exposed(MeleeFighter unit) {
    return (unit.edge() != UnitEdge.FRONT || unit.is(Fact.SURROUNDED)) && !exempt(unit);
  }

  /** Whether a fight is across a fortification or an obstacle. */
  static boolean acrossWorks(MeleeFighter unit, MeleeFighter foe) {
    return unit.behind() != DefensiveWorks.NONE || foe.behind() != DefensiveWorks.NONE;
  }

  boolean penalised(MeleeFighter unit) {
    return footing.penalises(unit.ground(), unit.type());
  }

  /** Charged on its front edge. */
  static boolean receives(MeleeFighter unit, MeleeFighter foe) {
    return foe.is(Fact.CHARGED) && unit.edge() == UnitEdge.FRONT;
  }

  /** Charges, or is charged on its front edge. */
  static boolean inCharge(MeleeFighter unit, MeleeFighter foe) {
    return unit.is(Fact.CHARGED) || receives(unit, foe);
  }

  /**
   * Whether an ability of mounted works against this opponent. It does not if the unit is exposed,
   * across works, or on ground that penalises it (AR-332 to AR-334, AR-392 to AR-396).
   */
  private boolean works(Ability ability, MeleeFighter unit, MeleeFighter foe) {
    return unit.type().has(ability)
        && !exposed(unit)
        && !acrossWorks(unit, foe)
        && !(unit.type().mounted() && penalised(unit));
  }

  /** War wagons take it away from all but elephants (AR-497 to AR-500). */
  private boolean stoppedByWagons(MeleeFighter unit, MeleeFighter foe) {
    return foe.type().has(Ability.CANCELS_CHARGE)
        && !exposed(foe)
        && unit.type().branch != TroopCategory.ELEPHANTS;
  }

  /** Shock that works (AR-164, AR-199, AR-396, AR-499). */
  boolean shock(MeleeFighter unit, MeleeFighter foe) {
    return works(Ability.SHOCK, unit, foe) && inCharge(unit, foe) && !stoppedByWagons(unit, foe);
  }

  /** Pistol that works, or Shock that counts as one (AR-162, AR-165, AR-167, AR-498). */
  boolean pistol(MeleeFighter unit, MeleeFighter foe) {
    return works(Ability.PISTOL_CHARGE, unit, foe)
        && !shock(unit, foe)
        && !works(Ability.SHOCK, foe, unit)
        && !stoppedByWagons(unit, foe);
  }

  /** Impact that works (AR-155 to AR-158, AR-161, AR-163, AR-166, AR-493, AR-494, AR-497). */
  boolean impact(MeleeFighter unit, MeleeFighter foe) {
    return has(unit, foe)
        && inCharge(unit, foe)
        && !(unit.is(Fact.SQUARE) && foe.type().mounted())
        && (unit.type().mounted() ? !cancelled(unit, foe) : ofFoot(unit, foe));
  }

  /** Whether a fighter has Impact against this opponent, from any source (AR-152, AR-557). */
  private boolean has(MeleeFighter unit, MeleeFighter foe) {
    AdlgUnitType type = unit.type();
    boolean salvo = works(Ability.SALVO, unit, foe) && foe.type().attackedAsFoot(rules);
    boolean elephantAtLight =
        type.branch == TroopCategory.ELEPHANTS && foe.type().branch.skirmisher();
    return salvo || works(Ability.IMPACT, unit, foe) && !elephantAtLight;
  }

  /** Whether the opponent takes the Impact of a mounted unit away. */
  private boolean cancelled(MeleeFighter unit, MeleeFighter foe) {
    boolean elephant = unit.type().branch == TroopCategory.ELEPHANTS;
    if (stoppedByWagons(unit, foe)) {
      return true;
    }
    boolean braced =
        foe.type().has(Ability.CANCELS_IMPACT) && receives(foe, unit) && !exposed(foe) && !elephant;
    boolean met =
        (foe.type().has(Ability.CARACOLE) && !exposed(foe))
            || works(Ability.PISTOL_CHARGE, foe, unit)
            || works(Ability.SHOCK, foe, unit);
    return braced || met && !(elephant && rules.elephantImpactStands);
  }

  private boolean ofFoot(MeleeFighter unit, MeleeFighter foe) {
    if (!foe.type().mounted()) {
      return true;
    }
    boolean charging = unit.is(Fact.CHARGED);
    boolean braced =
        unit.type().has(Ability.CANCELS_IMPACT)
            && unit.type().pikesOrSpears()
            && receives(unit, foe)
            && foe.type().branch != TroopCategory.ELEPHANTS;
    return !charging
        && !foe.type().has(Ability.SHOCK)
        && (!foe.type().has(Ability.IMPACT) || braced);
  }

  /** Polearms of the unit that is charged on the front (AR-146). */
  boolean polearm(MeleeFighter unit, MeleeFighter foe) {
    return unit.type().has(Ability.POLEARM) && receives(unit, foe) && !exposed(unit);
  }

  /** Javelins thrown (AR-148 to AR-151). */
  boolean javelin(MeleeFighter unit, MeleeFighter foe) {
    TroopCategory branch = unit.type().branch;
    boolean bearer = branch.skirmisher() || branch == TroopCategory.LIGHT_MEDIUM_INFANTRY;
    boolean wagons = foe.type().branch == TroopCategory.WAR_WAGONS;
    boolean elephants = foe.type().branch == TroopCategory.ELEPHANTS;
    boolean met =
        foe.type().has(Ability.IMPACT)
            || foe.type().has(Ability.PISTOL_CHARGE)
            || foe.type().has(Ability.SHOCK)
            || foe.type().has(Ability.SALVO) && unit.type().foot();
    boolean way = unit.edge() == UnitEdge.FRONT && !exposed(unit) && inCharge(unit, foe);
    return unit.type().has(Ability.JAVELIN_THROWN)
        && bearer
        && (way || wagons)
        && (!met || elephants);
  }

  /** Spoils the nerve of horse that touches elephants or camels (AR-169). */
  static boolean panics(MeleeFighter unit, MeleeFighter foe) {
    return unit.type().mounted()
        && !unit.type().has(Ability.PANIC)
        && (unit.is(Fact.BESIDE_PANIC) || foe.type().has(Ability.PANIC));
  }

  /** Costs the loser of a first round one more (AR-200, AR-331, AR-335, AR-344 to AR-349). */
  boolean furious(MeleeFighter unit, MeleeFighter foe) {
    AdlgUnitType type = unit.type();
    boolean hampered = (type.mounted() || type.battleUnit) && penalised(unit);
    if (exposed(unit)
        || unit.is(Fact.SQUARE)
        || acrossWorks(unit, foe)
        || hampered
        || stoppedByWagons(unit, foe)) {
      return false;
    }
    boolean foot = foe.type().attackedAsFoot(rules);
    TroopCategory against = foe.type().branch;
    boolean ofShock =
        type.mounted()
            && (type.has(Ability.IMPACT) || type.has(Ability.SHOCK))
            && against != TroopCategory.WAR_WAGONS
            && foot;
    return switch (type.branch) {
      case ELEPHANTS -> foot && against != TroopCategory.LIGHT_INFANTRY;
      case CAVALRY, KNIGHTS -> ofShock || against == TroopCategory.LIGHT_MEDIUM_INFANTRY;
      case LIGHT_HORSE -> ofShock || against == TroopCategory.LIGHT_INFANTRY;
      default -> ofShock || type.has(Ability.SALVO) && foot && inCharge(unit, foe);
    };
  }
}
