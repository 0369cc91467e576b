package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A charge that is tried leads to the melee that it would lead to, and leaves nothing behind. */
class ChargeForecastTest {
  private static final double NEARLY = 1e-9;

  private record Tried(AdlgState table, ChargeForecast forecast, ChargeOptions charges) {
    static Tried of(AdlgTestPosition position) {
      AdlgState table = position.table();
      ZonesOfControl zones = new ZonesOfControl(table);
      SupportRules supports = new SupportRules(table, zones);
      ChargeOptions charges = ChargeOptions.of(table, zones, supports);
      TableMelees melees = new TableMelees(table, supports);
      return new Tried(table, new ChargeForecast(table, melees, supports, charges), charges);
    }

    ChargePath way(int unit, int target) {
      return charges.of(unit).stream()
          .filter(each -> each.target() == target)
          .findFirst()
          .orElseThrow();
    }

    double[] losses() {
      double[] losses = new double[table.units];
      forecast.losses(null, losses);
      return losses;
    }
  }

  @Test
  void aFriendBesideTheTargetCostsTheCharger() {
    var alone = new AdlgTestPosition().red("F Cv 10,8 0").blue("E Cv 10,10 180");
    var supported =
        new AdlgTestPosition().red("F Cv 10,8 0").blue("E Cv 10,10 180", "S Cv 11,10 180");
    double[] even = losses(alone);
    double[] worse = losses(supported);
    assertEquals(even[0], even[1], NEARLY, "an even melee");
    assertTrue(worse[0] > even[0] + 0.2, worse[0] + " against supported, " + even[0] + " alone");
    assertTrue(worse[1] < even[1] - 0.2, worse[1] + " lost with support, " + even[1] + " without");
  }

  private static double[] losses(AdlgTestPosition position) {
    Tried tried = Tried.of(position);
    int charger = position.unit("F");
    int target = position.unit("E");
    tried.forecast.charge(charger, tried.way(charger, target));
    double[] all = tried.losses();
    return new double[] {all[charger], all[target]};
  }

  @Test
  void theMeleeIsTheOneThatTheChargeLeadsTo() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent F")
            .red("F Cv 10,8 0")
            .blue("E Cv 10.4,10 180", "S Cv 11.4,10 180");
    Tried tried = Tried.of(position);
    int charger = position.unit("F");
    int target = position.unit("E");
    tried.forecast.charge(charger, tried.way(charger, target));
    PlayedStep played =
        PlayedStep.movement(position, new int[] {1}, "F", "F charges the front of E");
    assertEquals(played.at("F"), tried.table.pose(charger).toString());
    assertTrue(tried.table.fights(charger, target) && played.fight("F", "E"));
    assertTrue(tried.table.chargedInto(charger, target));
  }

  @Test
  void whatIsTriedIsTakenBack() {
    var position =
        new AdlgTestPosition().red("F Cv 10,8 0", "G Cv 11,8 0").blue("E Cv 10.5,10 180");
    Tried tried = Tried.of(position);
    long before = tried.table.fingerprint();
    int[] group = new MovementGroups(tried.table).of(position.unit("F"));
    assertEquals(2, group.length);
    tried.forecast.charge(group, tried.forecast.of(group).getFirst());
    assertTrue(tried.table.inMelee(position.unit("F")) || tried.table.inMelee(position.unit("G")));
    tried.forecast.takeBack();
    assertEquals(before, tried.table.fingerprint());
    assertFalse(tried.table.inMelee(position.unit("E")));
  }

  @Test
  void twoWhoChargeOneTogetherFareBetterThanOne() {
    var position =
        new AdlgTestPosition().red("F Cv 9.8,8 0", "G Cv 11.2,8 0").blue("E Cv 10.5,10 180");
    Tried tried = Tried.of(position);
    int first = position.unit("F");
    int second = position.unit("G");
    int target = position.unit("E");
    ChargePath one = tried.way(first, target);
    ChargePath other = tried.way(second, target);
    tried.forecast.charge(first, one);
    double alone = tried.losses()[target];
    tried.forecast.takeBack();
    tried.forecast.charge(first, one);
    tried.forecast.charge(second, other);
    double both = tried.losses()[target];
    assertTrue(both > alone + 0.2, both + " lost to two, " + alone + " to one");
  }

  @Test
  void aCommanderIsInDangerOnlyWhereHisUnitFights() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent F")
            .red("F Cv 10,8 0")
            .blue("E Cv 10,10 180");
    Tried tried = Tried.of(position);
    int charger = position.unit("F");
    assertEquals(0, tried.forecast.commanderLost(charger), NEARLY);
    tried.forecast.charge(charger, tried.way(charger, position.unit("E")));
    double lost = tried.forecast.commanderLost(charger);
    // he falls on a 1 if his unit loses one of two rounds, each in less than half of the throws
    assertTrue(lost > 0.04 && lost < 1 / 3.0, lost + " lost");
  }

  /** A unit that has one cohesion left takes its commander with it. */
  @Test
  void aCommanderIsInGreatDangerWithAWornUnit() {
    double fresh = commanderLost("F Cv 10,8 0");
    double worn = commanderLost("F Cv 10,8 0 hits 2");
    assertTrue(worn > 0.5 && worn > 2 * fresh, worn + " with a worn unit, " + fresh + " else");
  }

  private static double commanderLost(String unit) {
    var position =
        new AdlgTestPosition().corps(0, "Rupert competent F").red(unit).blue("E Cv 10,10 180");
    Tried tried = Tried.of(position);
    int charger = position.unit("F");
    tried.forecast.charge(charger, tried.way(charger, position.unit("E")));
    return tried.forecast.commanderLost(charger);
  }
}
