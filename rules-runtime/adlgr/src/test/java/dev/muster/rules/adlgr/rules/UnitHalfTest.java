package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.report.AdlgRoster;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Roster;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Battle units whose halves lose each their own cohesion (switch battle_unit_cohesion). */
class UnitHalfTest {
  private static AdlgTestPosition apart() {
    return new AdlgTestPosition().with("battle_unit_cohesion", "per_half");
  }

  private static AdlgState table(AdlgTestPosition position, int... dice) {
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(position.program()), new ScriptedDice(dice), EventSink.SILENT);
    table.beginTurn(0);
    return table;
  }

  private static TableMelees clashes(AdlgState table) {
    return new TableMelees(table, new SupportRules(table, new ZonesOfControl(table)));
  }

  private static int unit(AdlgState table, String name) {
    return Arrays.asList(table.forces().name).indexOf(name);
  }

  /** What the halves of a unit have lost, the left one first. */
  private static List<Integer> halves(AdlgState table, String name) {
    int unit = unit(table, name);
    return List.of(table.hits(unit, UnitHalf.LEFT), table.hits(unit, UnitHalf.RIGHT));
  }

  @Test
  @Tag("AR-234")
  @Tag("AR-235")
  void eachHalfLosesItsOwnMelee() {
    AdlgState table =
        table(
            apart().red("A Block 10,10 0").blue("B Foot 9.5,10 180", "C Foot 10.5,10 180"),
            1,
            3,
            1,
            4);
    CombatStepTest.fightAll(clashes(table));
    assertEquals(List.of(1, 2), halves(table, "A"), "B is at its left half, C at its right");
    assertEquals(3, table.hits[unit(table, "A")]);
    assertFalse(table.broken(unit(table, "A")));
  }

  /** Face to face: the left half of one meets the right half of the other. */
  @Test
  @Tag("AR-234")
  @Tag("AR-235")
  void halvesOfTwoBattleUnitsMeetFaceToFace() {
    AdlgState table = table(apart().red("A Block 10,10 0").blue("B Block 9.6,10 180"), 4, 3, 3, 4);
    CombatStepTest.fightAll(clashes(table));
    List<Integer> one = halves(table, "A");
    List<Integer> other = halves(table, "B");
    assertEquals(1, one.getFirst() + one.getLast());
    assertEquals(1, other.getFirst() + other.getLast());
    // who has lost the second bout has lost it with the half that did not win the first
    assertEquals(one, other, "left against right, right against left");
  }

  /** A half in order fights as such, whatever the other has lost. */
  @Test
  @Tag("AR-234")
  void onlyTheHalfThatHasLostFightsDisordered() {
    for (boolean apart : new boolean[] {true, false}) {
      AdlgTestPosition position = apart ? apart() : new AdlgTestPosition();
      AdlgState table =
          table(
              position
                  .red("A Block 10,10 0 hits 1")
                  .blue("B Foot 9.5,10 180", "C Foot 10.5,10 180"));
      TableMelees clashes = clashes(table);
      List<OpponentPairing.Pair> all = clashes.pairs();
      int a = unit(table, "A");
      assertEquals(1, clashes.fighter(a, unit(table, "B"), 0, all).own());
      assertEquals(apart ? 0 : 1, clashes.fighter(a, unit(table, "C"), 0, all).own());
      assertEquals(1, clashes.fighter(a, unit(table, "C"), 0, all).hits());
    }
  }

  /** Both enemies at the same half: the second is met by the other. */
  @Test
  @Tag("AR-235")
  void aHalfFightsOneEnemy() {
    AdlgState table =
        table(apart().red("A Block 10,10 0").blue("B Foot 9.3,10 180", "C Foot 9,9.5 90"));
    TableMelees clashes = clashes(table);
    List<OpponentPairing.Pair> all = clashes.pairs();
    assertEquals(2, all.size());
    int a = unit(table, "A");
    OpponentPairing pairing = new OpponentPairing(table);
    assertEquals(UnitHalf.LEFT, pairing.half(a, unit(table, "B"), 0, all));
    assertEquals(UnitHalf.RIGHT, pairing.half(a, unit(table, "C"), 0, all));
  }

  /** The halves never part: where one has lost all it has, the battle unit routs. */
  @Test
  @Tag("AR-234")
  @Tag("AR-232")
  @Tag("AR-375")
  void aHalfThatRoutsTakesTheOtherAlong() {
    PlayedStep played =
        PlayedStep.rout(
            apart().red("A Block 10,10 0 hits 5", "C Block 14,10 0 hits 4"), new int[0]);
    assertEquals(AdlgState.Fate.ROUTED, played.fate("A"));
    assertEquals(
        AdlgState.Fate.PRESENT, played.fate("C"), "four lost, and none of its halves three");
    PlayedStep pooled =
        PlayedStep.rout(new AdlgTestPosition().red("A Block 10,10 0 hits 5"), new int[0]);
    assertEquals(AdlgState.Fate.PRESENT, pooled.fate("A"));
  }

  @Test
  @Tag("AR-234")
  void aLossIsNoMoreThanTheHalfHas() {
    AdlgState table = table(apart().red("A Block 10,10 0", "T LaterTercio 20,10 0"));
    int a = unit(table, "A");
    assertEquals(2, table.lose(a, UnitHalf.LEFT, 2));
    assertEquals(1, table.left(a));
    assertEquals(1, table.lose(a, UnitHalf.LEFT, 4));
    assertEquals(List.of(3, 0), halves(table, "A"));
    assertTrue(table.broken(a));
    assertEquals(4, table.left(unit(table, "T")), "half of seven, rounded up");
  }

  /** What befalls the whole unit is borne by the half that has lost less. */
  @Test
  @Tag("AR-234")
  void theSteadierHalfBearsWhatBefallsTheWhole() {
    AdlgState table = table(apart().red("A Block 10,10 0 hits 3"));
    int a = unit(table, "A");
    table.disturb(a, "it leaves a zone backwards", RuleRef.NONE);
    assertEquals(List.of(2, 2), halves(table, "A"));
    table.disturb(a, "it leaves a zone backwards", RuleRef.NONE);
    assertEquals(List.of(3, 2), halves(table, "A"));
    table.disturb(a, "it leaves a zone backwards", RuleRef.NONE);
    assertEquals(List.of(3, 2), halves(table, "A"), "it only waits to be taken off");
  }

  @Test
  @Tag("AR-233")
  @Tag("AR-234")
  void aRallyHelpsTheHalfThatHasLostMore() {
    AdlgTestPosition position =
        apart()
            .corps(0, "Rupert competent 15,3")
            .red("A Block 15,5 0 hits 3")
            .blue("E Foot 15,9 180");
    PlayedStep played = PlayedStep.movement(position, new int[] {3, 6}, "A", "A rallies");
    assertEquals(List.of(1, 1), halves(played.table, "A"));
    assertEquals(1, played.told(AdlgEvent.Rallies.class).size());
    AdlgState table = table(apart().red("A Block 10,10 0"));
    int a = unit(table, "A");
    table.lose(a, UnitHalf.RIGHT, 2);
    table.recover(a, 1);
    assertEquals(List.of(0, 1), halves(table, "A"));
    table.lose(a, UnitHalf.LEFT, 1);
    table.recover(a, 2);
    assertEquals(List.of(0, 0), halves(table, "A"), "a point after the other");
  }

  @Test
  @Tag("AR-234")
  @Tag("AR-271")
  void aShotHitsTheHalfThatIsNearer() {
    AdlgState table = table(apart().red("S SmallShot 11.2,7 0").blue("A Block 10.5,9 180"), 6, 1);
    ShootingOnTable volleys = new ShootingOnTable(table, clashes(table));
    volleys.shoot(volleys.firer(unit(table, "S"), unit(table, "A")), unit(table, "A"), List.of());
    assertEquals(List.of(1, 0), halves(table, "A"), "which looks south: its left is in the east");
  }

  /** A battle unit shoots with the half that is in better order. */
  @Test
  @Tag("AR-234")
  @Tag("AR-236")
  void theSteadierHalfShoots() {
    for (boolean apart : new boolean[] {true, false}) {
      AdlgTestPosition position = apart ? apart() : new AdlgTestPosition();
      AdlgState table = table(position.red("A Shot 10,7 0 hits 1").blue("E Foot 10,9 180"));
      int modifier =
          new ShootingOnTable(table, clashes(table))
              .sum(unit(table, "A"), unit(table, "E"))
              .modifier();
      assertEquals(apart ? 1 : 0, modifier);
    }
  }

  /** What is lost before the battle is shared out. */
  @Test
  @Tag("AR-234")
  void whatIsLostBeforeTheBattleIsSharedOut() {
    AdlgState table = table(apart().red("A Block 10,10 0 hits 3", "B Block 14,10 0 hits 2"));
    assertEquals(List.of(2, 1), halves(table, "A"));
    assertEquals(List.of(1, 1), halves(table, "B"));
    assertEquals(2, table.hits[unit(table, "B")]);
  }

  /** On paper each half has boxes of its own. */
  @Test
  @Tag("AR-234")
  void eachHalfHasItsBoxes() {
    assertEquals(List.of(new Roster.Boxes(2, 1), new Roster.Boxes(3, 0)), boxes(apart(), "hits 1"));
    assertEquals(List.of(new Roster.Boxes(5, 1)), boxes(new AdlgTestPosition(), "hits 1"));
  }

  private static List<Roster.Boxes> boxes(AdlgTestPosition position, String marks) {
    BattleProgram program = position.red("A Block 10,10 0 " + marks).program();
    Scenario.DeployedStand stand =
        program.scenario().sides().getFirst().groups().getFirst().stands().getFirst();
    return new AdlgRoster()
        .boxes(
            program.armies().getFirst().stands().stream()
                .filter(each -> each.name().equals("Block"))
                .findFirst()
                .orElseThrow(),
            stand,
            program);
  }
}
