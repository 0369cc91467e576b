package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;
import java.util.List;

/** Computes what a fighter adds to its die in melee (AR-306 to AR-343, AR-400 to AR-561). */
final class MeleeFactors {
  private final AdlgRules rules;
  private final ChargeAbilities charges;

  MeleeFactors(AdlgRules rules, ChargeAbilities charges) {
    this.rules = rules;
    this.charges = charges;
  }

  /** The basic factor of a fighter against his opponent. */
  int base(MeleeFighter unit, MeleeFighter foe, int round) {
    if (charges.exposed(unit)) {
      return 0;
    }
    int factor = 0;
    for (MeleeTable.When each : MeleeTable.TIMES) {
      if (each != MeleeTable.When.AGAINST_GUNS && applies(each, unit, foe, round)) {
        factor += table(each, unit, foe);
      }
    }
    return factor;
  }

  /** Whether a part of the basic factor that holds at times counts for a fighter. */
  boolean counts(MeleeTable.When when, MeleeFighter unit, MeleeFighter foe, int round) {
    return table(when, unit, foe) != 0 && !charges.exposed(unit) && applies(when, unit, foe, round);
  }

  private int table(MeleeTable.When when, MeleeFighter unit, MeleeFighter foe) {
    return rules.melee.of(when, unit.type().number, foe.type().number);
  }

  private boolean applies(MeleeTable.When when, MeleeFighter unit, MeleeFighter foe, int round) {
    return switch (when) {
      case ALWAYS, AGAINST_GUNS -> true;
      case SHOT_IN_THE_OPEN -> foe.ground().open();
      case LIGHT_FOOT_IN_THE_OPEN -> inTheOpen(foe);
      case HORSE_ON_FLANK_OR_REAR -> foe.edge() != UnitEdge.FRONT && !foe.is(Fact.SQUARE);
      case HORSE_FIRST_ROUND ->
          round == 1
              && !unit.type().has(Ability.IMPACT)
              && !unit.type().has(Ability.PISTOL_CHARGE)
              && !unit.type().has(Ability.SHOCK)
              && !charges.penalised(unit);
      case BATTLE_READY ->
          unit.type().has(Ability.BATTLE_READY) && unit.type().quality != TroopQuality.MEDIOCRE;
    };
  }

  /** Stands in the open and defends no fortification (AR-398). */
  static boolean inTheOpen(MeleeFighter unit) {
    return unit.ground().open() && unit.behind() != DefensiveWorks.FORTIFICATION;
  }

  /**
   * All that a fighter adds to his die.
   *
   * @param round of this melee, from 1
   */
  AdlgTerms terms(MeleeFighter unit, MeleeFighter foe, int round) {
    AdlgTerms terms = new AdlgTerms(rules);
    add(unit, foe, round, terms);
    return terms;
  }

  /** Adds all that a fighter adds to his die. */
  void add(MeleeFighter unit, MeleeFighter foe, int round, AdlgTerms terms) {
    terms.add("factor", base(unit, foe, round));
    terms.add("enemy guns", table(MeleeTable.When.AGAINST_GUNS, unit, foe));
    support(unit, foe, round, terms);
    ground(unit, foe, terms);
    terms.melee(CombatFactor.DISORDERED, unit.own() >= rules.disorderedFrom);
    terms.melee(
        CombatFactor.UNCONTROLLED,
        unit.is(Fact.UNCONTROLLED) && (round == 1 || rules.uncontrolledAlways));
    terms.melee(CombatFactor.ENGAGED_COMMANDER, unit.is(Fact.COMMANDER));
    terms.melee(CombatFactor.ON_FLANK_OR_REAR, exploits(foe));
    terms.melee(CombatFactor.PANIC, ChargeAbilities.panics(unit, foe));
    if (round == 1) {
      abilities(unit, foe, terms);
    }
  }

  private void support(MeleeFighter unit, MeleeFighter foe, int round, AdlgTerms terms) {
    terms.add(
        rules.words(CombatFactor.SIMPLE_SUPPORT),
        unit.simpleSupport() * rules.melee(CombatFactor.SIMPLE_SUPPORT));
    List<MeleeFighter.Ally> others = unit.meleeSupport();
    for (MeleeFighter.Ally each : others) {
      int own = rules.supportAddsFactor ? base(each.unit(), foe.at(each.at()), round) : 0;
      terms.add(
          rules.words(CombatFactor.MELEE_SUPPORT), rules.melee(CombatFactor.MELEE_SUPPORT) + own);
    }
  }

  private void ground(MeleeFighter unit, MeleeFighter foe, AdlgTerms terms) {
    CombatFactor hampers = charges.footing.hampers(unit.ground(), unit.type());
    if (hampers != null) {
      terms.melee(hampers, true);
    }
    terms.melee(
        CombatFactor.MOUNTED_AT_WORKS,
        unit.type().mounted() && foe.behind() != DefensiveWorks.NONE);
    AdlgUnitType type = unit.type();
    boolean walled =
        unit.behind() == DefensiveWorks.FORTIFICATION
            && (type.foot() || type.battleUnit)
            && type.branch != TroopCategory.LIGHT_INFANTRY
            && type.branch != TroopCategory.WAR_WAGONS;
    terms.melee(
        CombatFactor.VANTAGE,
        walled || unit.is(Fact.HIGHER) || unit.is(Fact.ON_BANK) || unit.is(Fact.ON_EDGE_OF_GULLY));
  }

  /** Whether an attack on the opponent's flank or rear gives an advantage (AR-201, AR-323). */
  private boolean exploits(MeleeFighter foe) {
    boolean solid = foe.type().deepOrder() && foe.hits() < rules.number("deep-order-exposed");
    return foe.edge() != UnitEdge.FRONT && !foe.is(Fact.SQUARE) && !solid;
  }

  private void abilities(MeleeFighter unit, MeleeFighter foe, AdlgTerms terms) {
    boolean charged = ChargeAbilities.receives(unit, foe) && !charges.exposed(unit);
    terms.melee(
        CombatFactor.SHOT_RECEIVE_HORSE, charged && shot(unit.type()) && foe.type().mounted());
    terms.melee(
        CombatFactor.RECEIVES_HORSE,
        charged
            && unit.type().has(Ability.RECEIVES_HORSE)
            && !unit.is(Fact.SQUARE)
            && foe.type().mounted()
            && foe.type().branch != TroopCategory.ELEPHANTS);
    terms.melee(CombatFactor.IMPACT, charges.impact(unit, foe));
    terms.melee(CombatFactor.SHOCK, charges.shock(unit, foe));
    terms.melee(CombatFactor.PISTOL, charges.pistol(unit, foe));
    terms.melee(CombatFactor.POLEARM, charges.polearm(unit, foe) && notOfSquare(unit, foe));
    terms.melee(CombatFactor.JAVELIN, charges.javelin(unit, foe));
  }

  /** A square has no first round bonus against mounted (AR-199). */
  private static boolean notOfSquare(MeleeFighter unit, MeleeFighter foe) {
    return !(unit.is(Fact.SQUARE) && foe.type().mounted());
  }

  /** LMI that shoots with a bow, a crossbow or a firearm (AR-328, AR-413). */
  private static boolean shot(AdlgUnitType type) {
    return type.branch == TroopCategory.LIGHT_MEDIUM_INFANTRY
        && type.weapon != null
        && type.weapon != AdlgMissile.JAVELIN;
  }
}
