package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.CommanderProfile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Shots and melees on the table: who meets whom. */
class CombatStepTest {
  private static AdlgState table(AdlgTestPosition position, int... dice) {
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(position.program()), new ScriptedDice(dice), EventSink.SILENT);
    table.beginTurn(0);
    return table;
  }

  private static int unit(AdlgState table, String name) {
    return Arrays.asList(table.forces().name).indexOf(name);
  }

  private static TableMelees clashes(AdlgState table) {
    return new TableMelees(table, new SupportRules(table, new ZonesOfControl(table)));
  }

  private static List<String> pairs(AdlgState table) {
    return clashes(table).pairs().stream()
        .map(each -> table.name(each.unit()) + " " + table.name(each.foe()))
        .toList();
  }

  private static void engage(AdlgState table, String one, String other, UnitEdge edge) {
    table.engage(unit(table, one), unit(table, other), edge, true);
  }

  private static int modifier(AdlgState table, String one, String other) {
    TableMelees clashes = clashes(table);
    int unit = unit(table, one);
    int foe = unit(table, other);
    List<OpponentPairing.Pair> all = clashes.pairs();
    return new AdlgMelee(table.rules)
        .bout(
            clashes.fighter(unit, foe, 0, all),
            clashes.fighter(foe, unit, 0, all),
            clashes.round(unit, foe))
        .one()
        .modifier();
  }

  @Test
  @Tag("AR-004")
  @Tag("AR-D05")
  void everyPairInContactFightsOnceAndThenIsPastItsFirstRound() {
    AdlgState table =
        table(new AdlgTestPosition().red("A Foot 10,10 0").blue("B Foot 10,10 180"), 6, 1, 3, 3);
    engage(table, "A", "B", UnitEdge.FRONT);
    TableMelees clashes = clashes(table);
    assertEquals(1, clashes.round(unit(table, "A"), unit(table, "B")));
    fightAll(clashes);
    assertEquals(3, table.hits[unit(table, "B")]);
    assertEquals(2, clashes.round(unit(table, "A"), unit(table, "B")));
  }

  @Test
  @Tag("AR-D05")
  void aNewEnemyHasAFirstRoundOfHisOwn() {
    for (boolean own : new boolean[] {true, false}) {
      AdlgTestPosition position =
          new AdlgTestPosition().red("A Foot 10,10 0").blue("B Foot 10,10 180", "C Foot 11,10 180");
      if (!own) {
        position.with("first_round", "first_enemy");
      }
      AdlgState table = table(position, 3, 3);
      engage(table, "A", "B", UnitEdge.FRONT);
      fightAll(clashes(table));
      engage(table, "C", "A", UnitEdge.FRONT);
      assertEquals(own ? 1 : 2, clashes(table).round(unit(table, "A"), unit(table, "C")));
    }
  }

  @Test
  @Tag("AR-D06")
  @Tag("AR-D18")
  @Tag("AR-321")
  void whoFindsHisEnemyTakenSupports() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("A Foot 9.5,10 0", "B Foot 10.5,10 0")
                .blue("C Foot 10,10 180"));
    engage(table, "A", "C", UnitEdge.FRONT);
    engage(table, "B", "C", UnitEdge.FRONT);
    assertEquals(List.of("A C"), pairs(table));
    assertEquals(1 + 2, modifier(table, "A", "C"), "its factor, and one with the other's");
  }

  /** The side that pairs is asked where a unit has more opponents than it can fight. */
  @Test
  @Tag("AR-D06")
  void theSideThatPairsChoosesTheMainOpponent() {
    for (boolean other : new boolean[] {false, true}) {
      AdlgTestPosition position =
          new AdlgTestPosition()
              .red("A Foot 9.5,10 0", "B Foot 10.5,10 0", "X Foot 20,10 0")
              .blue("C Foot 10,10 180", "Y Foot 20,10 180");
      if (other) {
        position.with("main_opponent", "other");
      }
      AdlgState table = table(position);
      List<String> asked = new ArrayList<>();
      Commander one = question -> answer(question, asked, "Red");
      Commander two = question -> answer(question, asked, "Blue");
      AdlgDecision choice =
          new AdlgDecision(table, List.of(one, two), () -> PlayedStep.evaluator(table));
      table.enter(AdlgState.Phase.COMBAT.ordinal());
      TableMelees clashes = clashes(table);
      new CombatStep(table, choice, clashes).step();
      assertEquals(
          List.of(
              (other ? "Blue" : "Red")
                  + " about C: "
                  + (other ? "[C takes on A, C takes on B]" : "[A takes on C, B takes on C]")),
          asked);
      assertEquals(List.of("B C", "X Y"), pairs(table));
      assertEquals(1 + 2, modifier(table, "B", "C"), "A helps");
    }
  }

  private static int answer(Decision question, List<String> asked, String who) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < question.size(); i++) {
      labels.add(question.label(i));
    }
    asked.add(who + " about " + question.about() + ": " + labels);
    return 1;
  }

  /** A battle unit has two main opponents; a third helps one of them, or is met in place of it. */
  @Test
  @Tag("AR-D06")
  @Tag("AR-235")
  void aBattleUnitHasAMainOpponentForEachHalf() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("A Block 10,10 0")
                .blue("B Block 9.7,10 180", "C Foot 11.2,10 180"));
    OpponentPairing pairing = new OpponentPairing(table);
    assertEquals(
        List.of("A B 0", "A B 1"), told(table, pairing.pairs(OpponentPairing.Chooser.FIRST)));
    assertEquals(List.of("A B 0", "A C 0"), told(table, pairing.pairs((unit, contacts) -> 1)));
  }

  private static List<String> told(AdlgState table, List<OpponentPairing.Pair> pairs) {
    return pairs.stream()
        .map(each -> table.name(each.unit()) + " " + table.name(each.foe()) + " " + each.half())
        .toList();
  }

  /** Steady takes on whom it is better against. */
  @Test
  @Tag("AR-D06")
  void aCommanderTakesOnWhomHeBeats() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("A Kn 10,10 0")
                .blue("B Foot 9.5,10 180", "C LI 10.5,10 180"));
    table.enter(AdlgState.Phase.COMBAT.ordinal());
    AdlgDecision choice =
        new AdlgDecision(
            table,
            List.of(
                GreedyCommander.of(SelfEvaluatingDecision.EVALUATOR, CommanderProfile.STEADY, 1),
                GreedyCommander.of(SelfEvaluatingDecision.EVALUATOR, CommanderProfile.STEADY, 1)),
            () -> PlayedStep.evaluator(table));
    new CombatStep(table, choice, clashes(table)).step();
    assertEquals(List.of("A C"), pairs(table));
  }

  @Test
  @Tag("AR-D06")
  void theFrontComesFirstWhoeverPairs() {
    for (boolean other : new boolean[] {false, true}) {
      AdlgTestPosition position =
          new AdlgTestPosition()
              .red("A Foot 11,9.75 270", "B Foot 10,10 0")
              .blue("C Foot 10,10 180");
      if (other) {
        position.with("main_opponent", "other");
      }
      AdlgState table = table(position);
      engage(table, "A", "C", UnitEdge.FLANK);
      engage(table, "B", "C", UnitEdge.FRONT);
      assertEquals(List.of("B C"), pairs(table));
    }
  }

  @Test
  @Tag("AR-D18")
  @Tag("AR-320")
  void aFriendBesideSupports() {
    AdlgTestPosition position =
        new AdlgTestPosition().red("A Foot 10,10 0", "B Foot 11,10 0").blue("C Foot 10,10 180");
    AdlgState table = table(position);
    engage(table, "A", "C", UnitEdge.FRONT);
    assertEquals(2, modifier(table, "A", "C"));
    AdlgState alone = table(position.with("simple_support", "none"));
    engage(alone, "A", "C", UnitEdge.FRONT);
    assertEquals(1, modifier(alone, "A", "C"));
  }

  @Test
  @Tag("AR-D31")
  void theIdleHalfSupports() {
    AdlgTestPosition position =
        new AdlgTestPosition().red("A Block 10,10 0").blue("C Foot 10.5,10 180");
    AdlgState table = table(position);
    engage(table, "A", "C", UnitEdge.FRONT);
    assertEquals(2, modifier(table, "A", "C"));
    AdlgState alone = table(position.with("battle_unit_support", "false"));
    engage(alone, "A", "C", UnitEdge.FRONT);
    assertEquals(1, modifier(alone, "A", "C"));
  }

  @Test
  @Tag("AR-234")
  @Tag("AR-235")
  void bothHalvesFightAndLoseFromOnePool() {
    AdlgState table =
        table(new AdlgTestPosition().red("A Block 10,10 0").blue("B Block 10,10 180"), 4, 3, 4, 3);
    engage(table, "A", "B", UnitEdge.FRONT);
    assertEquals(List.of("A B", "A B"), pairs(table));
    fightAll(clashes(table));
    assertEquals(2, table.hits[unit(table, "B")]);
    AdlgState two =
        table(
            new AdlgTestPosition()
                .red("A Block 10,10 0")
                .blue("B Foot 9.5,10 180", "C Foot 10.5,10 180"));
    engage(two, "A", "B", UnitEdge.FRONT);
    engage(two, "A", "C", UnitEdge.FRONT);
    assertEquals(List.of("A B", "A C"), pairs(two));
  }

  @Test
  @Tag("AR-169")
  void horseBesideAFriendlyElephantPanics() {
    AdlgState table =
        table(new AdlgTestPosition().red("A Cv 10,10 0", "E El 11,10 0").blue("C Cv 10,10 180"));
    engage(table, "A", "C", UnitEdge.FRONT);
    assertEquals(1 - 1 + 1, modifier(table, "A", "C"), "factor, panic, the elephant's support");
  }

  @Test
  @Tag("AR-339")
  @Tag("AR-336")
  void whoIsSurroundedLosesAPointOnce() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("A Cv 10,10 0", "B Cv 10.5,10.25 270")
                .blue("C Foot 10,10 180"),
            1,
            6,
            1,
            6);
    engage(table, "A", "C", UnitEdge.FRONT);
    engage(table, "B", "C", UnitEdge.FLANK);
    TableMelees clashes = clashes(table);
    fightAll(clashes);
    assertEquals(1, table.hits[unit(table, "C")]);
    fightAll(clashes);
    assertEquals(1, table.hits[unit(table, "C")], "not again");
  }

  @Test
  @Tag("AR-267")
  @Tag("AR-268")
  @Tag("AR-D14")
  void whoMayBeShotAt() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("A SmallShot 10,10 0")
                .blue("P Foot 10,13 180", "Q Foot 11.2,11 180"));
    ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
    assertEquals(List.of(unit(table, "P")), volleys.targets(unit(table, "A")));
    AdlgState aside =
        table(
            new AdlgTestPosition()
                .red("A SmallShot 10,10 0")
                .blue("P Foot 11.3,12 180", "Q Foot 8.8,11 180", "R Foot 12.6,11 180"));
    ShootingOnTable others = new ShootingOnTable(aside, clashes(aside));
    assertEquals(List.of(unit(aside, "Q")), others.targets(unit(aside, "A")));
  }

  @Test
  @Tag("AR-D10")
  void bothSidesShootOnceUnlessTheyFightOrHaveCharged() {
    AdlgTestPosition position =
        new AdlgTestPosition().red("A SmallShot 10,10 0").blue("B SmallShot 10,12 180");
    AdlgState table = table(position, 6, 1);
    ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
    assertTrue(volleys.may(unit(table, "A")));
    assertTrue(volleys.may(unit(table, "B")));
    volleys.shoot(volleys.firer(unit(table, "A"), unit(table, "B")), unit(table, "B"), List.of());
    assertEquals(1, table.hits[unit(table, "B")]);
    assertFalse(volleys.may(unit(table, "A")), "it has shot");
    table.charged[unit(table, "B")] = true;
    assertFalse(volleys.may(unit(table, "B")), "it has charged");
    AdlgState phasing = table(position.with("who_shoots", "phasing"));
    assertFalse(new ShootingOnTable(phasing, clashes(phasing)).may(unit(phasing, "B")));
    assertTrue(new ShootingOnTable(phasing, clashes(phasing)).may(unit(phasing, "A")));
  }

  @Test
  @Tag("AR-D19")
  void whoHelpsGivesUpHisShot() {
    for (boolean free : new boolean[] {false, true}) {
      AdlgTestPosition position =
          new AdlgTestPosition()
              .red("A SmallShot 10,10 0", "B SmallShot 11,10 0")
              .blue("C Foot 10.5,12 180");
      if (free) {
        position.with("shooting_support", "free");
      }
      AdlgState table = table(position, 3, 2);
      ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
      FiringArcs.Firer firer = volleys.firer(unit(table, "A"), unit(table, "C"));
      List<Integer> help = volleys.supporters(firer, unit(table, "C"));
      assertEquals(List.of(unit(table, "B")), help);
      volleys.shoot(firer, unit(table, "C"), help);
      assertEquals(1, table.hits[unit(table, "C")], "3 and 1 against 2 and 1");
      assertEquals(free, volleys.may(unit(table, "B")));
    }
  }

  /** Its other half may still shoot, unless the switch has it help. */
  @Test
  @Tag("AR-236")
  void aHalfThatHasShotLeavesTheOtherItsShot() {
    for (boolean whole : new boolean[] {false, true}) {
      AdlgTestPosition position =
          new AdlgTestPosition()
              .red("A Shot 10,10 0")
              .blue("C Foot 9.4,12 180", "D Foot 10.6,12 180");
      if (whole) {
        position.with("battle_unit_shooting", "whole");
      }
      AdlgState table = table(position, 1, 6);
      ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
      int target = unit(table, "C");
      volleys.shoot(volleys.firer(unit(table, "A"), target), target, List.of());
      assertEquals(!whole, volleys.may(unit(table, "A")));
      if (!whole) {
        assertEquals(List.of(unit(table, "D")), volleys.targets(unit(table, "A")));
      }
    }
  }

  @Test
  @Tag("AR-236")
  void aBattleUnitHelpsItself() {
    AdlgState table = table(new AdlgTestPosition().red("A Shot 10,10 0").blue("C Foot 10,12 180"));
    assertEquals(
        1,
        new ShootingOnTable(table, clashes(table))
            .sum(unit(table, "A"), unit(table, "C"))
            .modifier());
  }

  @Test
  @Tag("AR-279")
  @Tag("AR-280")
  @Tag("AR-203")
  void terciosShootAllRound() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .red("T Tercio 10,10 0")
                .blue("F Foot 10,12 180", "R Foot 10,7.5 0", "S Foot 13,10 270"));
    ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
    int tercio = unit(table, "T");
    assertEquals(UnitEdge.FRONT, volleys.edge(tercio, unit(table, "F")));
    assertEquals(UnitEdge.REAR, volleys.edge(tercio, unit(table, "R")));
    assertEquals(UnitEdge.FLANK, volleys.edge(tercio, unit(table, "S")));
    table.square[tercio] = true;
    assertEquals(UnitEdge.FRONT, volleys.edge(tercio, unit(table, "F")));
    assertEquals(null, volleys.edge(tercio, unit(table, "R")), "a square: its own front alone");
    AdlgState later =
        table(
            new AdlgTestPosition()
                .red("T LaterTercio 10,10 0")
                .blue("R Foot 10,7.5 0", "S Foot 13,10 270"));
    ShootingOnTable others = new ShootingOnTable(later, clashes(later));
    assertEquals(null, others.edge(0, unit(later, "R")));
    assertEquals(UnitEdge.FLANK, others.edge(0, unit(later, "S")));
  }

  @Test
  @Tag("AR-D15")
  void artilleryOnAHillShootsOver() {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .area("gentle-hill 8,8 12,8 12,10.5 8,10.5")
            .area("gentle-hill 8,15 12,15 12,18 8,18")
            .red("G Gun 10,10 0", "A Foot 10,12.5 0")
            .blue("B Foot 10,15.5 180");
    AdlgState table = table(position);
    assertEquals(
        UnitEdge.FRONT, new ShootingOnTable(table, clashes(table)).edge(0, unit(table, "B")));
    AdlgState none = table(position.with("overhead", "none"));
    assertEquals(null, new ShootingOnTable(none, clashes(none)).edge(0, unit(none, "B")));
    AdlgState near =
        table(
            new AdlgTestPosition()
                .area("gentle-hill 8,8 12,8 12,10.5 8,10.5")
                .area("gentle-hill 8,15 12,15 12,18 8,18")
                .red("G Gun 10,10 0", "A Foot 10,11.3 0")
                .blue("B Foot 10,15.5 180"));
    assertEquals(null, new ShootingOnTable(near, clashes(near)).edge(0, unit(near, "B")));
  }

  @Test
  @Tag("AR-380")
  void wallsHideNobody() {
    AdlgState table =
        table(
            new AdlgTestPosition()
                .way("wall 5,11 15,11")
                .red("A SmallShot 10,10 0")
                .blue("C Foot 10,12 180"));
    assertEquals(
        UnitEdge.FRONT, new ShootingOnTable(table, clashes(table)).edge(0, unit(table, "C")));
  }

  /** Fights all melees of a step with the default main opponents. */
  static void fightAll(TableMelees melees) {
    melees.begin(OpponentPairing.Chooser.FIRST);
    for (int melee = 0; melee < melees.melees(); melee++) {
      if (melees.waits(melee)) {
        melees.fight(melee);
      }
    }
    melees.end();
  }
}
