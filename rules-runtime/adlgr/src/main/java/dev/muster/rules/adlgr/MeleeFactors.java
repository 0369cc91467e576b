package dev.muster.rules.adlgr;

import dev.muster.rules.adlgr.Fighter.Fact;
import java.util.List;

/** What a fighter adds to his die in melee (AR-306 to AR-343, AR-400 to AR-561). */
final class MeleeFactors {
  private final AdlgRules rules;
  private final Charges charges;

  MeleeFactors(AdlgRules rules, Charges charges) {
    this.rules = rules;
    this.charges = charges;
  }

  /** The basic factor of a fighter against his opponent. */
  int base(Fighter unit, Fighter foe, int round) {
    if (charges.exposed(unit)) {
      return 0;
    }
    int factor = 0;
    for (MeleeTable.When each : MeleeTable.When.values()) {
      if (each != MeleeTable.When.AGAINST_GUNS && holds(each, unit, foe, round)) {
        factor += table(each, unit, foe);
      }
    }
    return factor;
  }

  private int table(MeleeTable.When when, Fighter unit, Fighter foe) {
    return rules.melee.of(when, unit.type().number, foe.type().number);
  }

  private boolean holds(MeleeTable.When when, Fighter unit, Fighter foe, int round) {
    return switch (when) {
      case ALWAYS, AGAINST_GUNS -> true;
      case SHOT_IN_THE_OPEN -> foe.ground().open();
      case LIGHT_FOOT_IN_THE_OPEN -> inTheOpen(foe);
      case HORSE_ON_FLANK_OR_REAR -> foe.edge() != Edge.FRONT && !foe.is(Fact.SQUARE);
      case HORSE_FIRST_ROUND ->
          round == 1
              && !unit.type().has(Ability.IMPACT)
              && !unit.type().has(Ability.PISTOL_CHARGE)
              && !unit.type().has(Ability.SHOCK)
              && !charges.penalised(unit);
      case BATTLE_READY ->
          unit.type().has(Ability.BATTLE_READY) && unit.type().quality != Quality.MEDIOCRE;
    };
  }

  /** Stands in the open and defends no fortification (AR-398). */
  static boolean inTheOpen(Fighter unit) {
    return unit.ground().open() && unit.behind() != Works.FORTIFICATION;
  }

  /**
   * All that a fighter adds to his die.
   *
   * @param round of this melee, from 1
   */
  Terms terms(Fighter unit, Fighter foe, int round) {
    Terms terms = new Terms(rules);
    terms.add("factor", base(unit, foe, round));
    terms.add("enemy guns", table(MeleeTable.When.AGAINST_GUNS, unit, foe));
    support(unit, foe, round, terms);
    ground(unit, foe, terms);
    terms.melee(Factor.DISORDERED, unit.own() >= rules.disorderedFrom);
    terms.melee(
        Factor.UNCONTROLLED,
        unit.is(Fact.UNCONTROLLED) && (round == 1 || rules.uncontrolledAlways));
    terms.melee(Factor.ENGAGED_COMMANDER, unit.is(Fact.COMMANDER));
    terms.melee(Factor.ON_FLANK_OR_REAR, exploits(foe));
    terms.melee(Factor.PANIC, Charges.panics(unit, foe));
    if (round == 1) {
      abilities(unit, foe, terms);
    }
    return terms;
  }

  private void support(Fighter unit, Fighter foe, int round, Terms terms) {
    terms.add(
        rules.words(Factor.SIMPLE_SUPPORT),
        unit.simpleSupport() * rules.melee(Factor.SIMPLE_SUPPORT));
    List<Fighter.Ally> others = unit.meleeSupport();
    for (Fighter.Ally each : others) {
      int own = rules.supportAddsFactor ? base(each.unit(), foe.at(each.at()), round) : 0;
      terms.add(rules.words(Factor.MELEE_SUPPORT), rules.melee(Factor.MELEE_SUPPORT) + own);
    }
  }

  private void ground(Fighter unit, Fighter foe, Terms terms) {
    Factor hampers = charges.footing.hampers(unit.ground(), unit.type());
    if (hampers != null) {
      terms.melee(hampers, true);
    }
    terms.melee(Factor.MOUNTED_AT_WORKS, unit.type().mounted() && foe.behind() != Works.NONE);
    UnitType type = unit.type();
    boolean walled =
        unit.behind() == Works.FORTIFICATION
            && (type.foot() || type.battleUnit)
            && type.branch != Branch.LIGHT_INFANTRY
            && type.branch != Branch.WAR_WAGONS;
    terms.melee(
        Factor.VANTAGE,
        walled || unit.is(Fact.HIGHER) || unit.is(Fact.ON_BANK) || unit.is(Fact.ON_EDGE_OF_GULLY));
  }

  /** An opponent attacked on flank or rear, where that gives an advantage (AR-201, AR-323). */
  private boolean exploits(Fighter foe) {
    boolean solid = foe.type().deepOrder() && foe.hits() < rules.number("deep-order-exposed");
    return foe.edge() != Edge.FRONT && !foe.is(Fact.SQUARE) && !solid;
  }

  private void abilities(Fighter unit, Fighter foe, Terms terms) {
    boolean charged = Charges.receives(unit, foe) && !charges.exposed(unit);
    terms.melee(Factor.SHOT_RECEIVE_HORSE, charged && shot(unit.type()) && foe.type().mounted());
    terms.melee(
        Factor.RECEIVES_HORSE,
        charged
            && unit.type().has(Ability.RECEIVES_HORSE)
            && !unit.is(Fact.SQUARE)
            && foe.type().mounted()
            && foe.type().branch != Branch.ELEPHANTS);
    terms.melee(Factor.IMPACT, charges.impact(unit, foe));
    terms.melee(Factor.SHOCK, charges.shock(unit, foe));
    terms.melee(Factor.PISTOL, charges.pistol(unit, foe));
    terms.melee(Factor.POLEARM, charges.polearm(unit, foe) && notOfSquare(unit, foe));
    terms.melee(Factor.JAVELIN, charges.javelin(unit, foe));
  }

  /** A square has no first round bonus against mounted (AR-199). */
  private static boolean notOfSquare(Fighter unit, Fighter foe) {
    return !(unit.is(Fact.SQUARE) && foe.type().mounted());
  }

  /** LMI that shoots with a bow, a crossbow or a firearm (AR-328, AR-413). */
  private static boolean shot(UnitType type) {
    return type.branch == Branch.LIGHT_MEDIUM_INFANTRY
        && type.weapon != null
        && type.weapon != Missile.JAVELIN;
  }
}
