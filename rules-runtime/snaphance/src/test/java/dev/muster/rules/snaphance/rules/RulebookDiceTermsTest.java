package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Rulebook.Applies;
import dev.muster.rules.model.Rulebook.Effect;
import dev.muster.rules.model.Rulebook.Factor;
import dev.muster.rules.model.Rulebook.Terrain;
import dev.muster.rules.model.Rulebook.Trait;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphancePlansTest;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Traits, tactical factors and terrain an author adds to a rulebook take part in the battle. */
class RulebookDiceTermsTest {
  private static final String SIDES =
      """
      board 14 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h 0 bp 3
      line Pikes Pike B mp 1 sp 5 cb 3 bp 2
      line Shot Shot B mp 2 sp 4 cb 1 pb 0 2h 0 bp 1
      line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
      """;

  private static final String MELEE =
      """
      stand Pikes-1 of Blue.Left is Pikes at 0609 facing N
      stand Foot-1 of Red.Right is Foot at 0607 facing S
      orders
      Left acts
      Pikes-1 charges Foot-1 via 0608
      Foot-1 holds its fire
      """;

  private static final String FIRE =
      """
      stand Shot-1 of Blue.Left is Shot at 0609 facing N
      stand Foot-1 of Red.Right is Foot at 0607 facing S
      orders
      Left acts
      Shot-1 fires at Foot-1
      dice 6
      """;

  @Test
  @Tag("SN-1.0-04")
  void whatTheScenarioSaysOfAStandComesBeforeItsLine() {
    BattleProgram program =
        SnaphanceTestPositions.program(
            """
            side Blue
            side Red
            line Pikes Pike B mp 1 sp 5 cb 3 bp 2 cb-after-loss 2
            stand Pikes-1 of Blue.Left is Pikes at 0609 facing N
            stand Pikes-2 of Blue.Left is Pikes at 0709 facing N
            """);
    Map<String, String> elite = Map.of("may-charge-mounted", "", "cb-after-loss", "3");
    SnaphanceState table = SnaphanceDeployment.table(favoured(program, elite));
    assertTrue(table.type[0].mayChargeMounted, "added to the line");
    assertEquals(3, table.type[0].chargeBonusAfter(1), "in place of what the line says");
    assertFalse(table.type[1].mayChargeMounted, "the other stand of the line");
    assertEquals(2, table.type[1].chargeBonusAfter(1));
  }

  /** The same battle with traits the scenario gives the very first stand. */
  private static BattleProgram favoured(BattleProgram old, Map<String, String> traits) {
    Scenario.Side side = old.scenario().sides().getFirst();
    Scenario.Group group = side.groups().getFirst();
    Scenario.DeployedStand first = group.stands().getFirst();
    List<Scenario.DeployedStand> stands = new ArrayList<>(group.stands());
    stands.set(
        0,
        new Scenario.DeployedStand(
            first.name(),
            first.label(),
            first.line(),
            first.at(),
            first.facing(),
            first.zone(),
            first.marks(),
            traits,
            first.arrival(),
            first.source()));
    Scenario.Group better =
        new Scenario.Group(
            group.name(),
            group.label(),
            group.general(),
            stands,
            group.commander(),
            group.plans(),
            group.notes(),
            group.source());
    Scenario.Side blue =
        new Scenario.Side(
            side.name(),
            side.label(),
            side.army(),
            List.of(better),
            side.notes(),
            side.commander(),
            side.briefing(),
            side.source());
    List<Scenario.Side> sides = List.of(blue, old.scenario().sides().getLast());
    return new BattleProgram(
        old.schema(),
        old.rulebook(),
        old.armies(),
        old.board(),
        SnaphancePlansTest.of(old.scenario(), sides, old.scenario().roundLimit()));
  }

  @Test
  @Tag("SN-10.1-01")
  void aTraitAddsDiceInMelee() {
    String log = log(MELEE, "Foot", List.of(effect("melee", 2)), List.of());
    contains(log, "Foot-1: 8D6 = 6 SP +2 Own");
    contains(log, "Pikes-1: 8D6 = 5 SP +3 charge bonus:");
  }

  @Test
  void againstOthersItDoesNot() {
    contains(
        log(MELEE, "Foot", List.of(effect("melee", 2, "Pike")), List.of()),
        "Foot-1: 8D6 = 6 SP +2 Own");
    contains(
        log(MELEE, "Foot", List.of(effect("melee", 2, "Lancer")), List.of()),
        "Foot-1: 6D6 = 6 SP:");
  }

  @Test
  void aTraitAddsDiceInFire() {
    contains(log(FIRE, "Shot", List.of(effect("fire", -1)), List.of()), "3D6 = 4 SP -1 Own");
    contains(
        log(FIRE, "Shot", List.of(effect("fire", 1, "PikeAndShot")), List.of()),
        "5D6 = 4 SP +1 Own");
  }

  @Test
  void aTraitSteadies() {
    contains(
        log(FIRE, "Foot", List.of(effect("morale", 1)), List.of()), "6 starting SP -1 hits +1 Own");
  }

  @Test
  void aTraitHelpsInOrderTests() {
    String orders =
        """
        stand Shot-1 of Blue.Left is Shot at 0609 facing N
        orders
        Left acts
        Shot-1 goes on opportunity
        dice 3
        """;
    contains(log(orders, "Shot", List.of(effect("order", 1)), List.of()), "passed");
    contains(log(orders, "Pikes", List.of(effect("order", 1)), List.of()), "failed");
  }

  @Test
  @Tag("SN-4.5-01")
  @Tag("SN-4.5-16")
  void aTraitAddsUpWithTheGeneralAndTheDistance() {
    String orders =
        """
        group Blue.Left general Conde 0 at %s
        stand Shot-1 of Blue.Left is Shot at 0609 facing N
        orders
        Left acts
        Shot-1 goes on opportunity
        dice %d
        """;
    List<Effect> one = List.of(effect("order", 1));
    contains(
        log(orders.formatted("0609", 2), "Shot", one, List.of()),
        "2 leader +1 traits +1 = 4 against 4+, passed");
    contains(
        log(orders.formatted("0601", 4), "Shot", one, List.of()),
        "4 out of command range -1 traits +1 = 4 against 4+, passed");
    contains(log(orders.formatted("0601", 3), "Shot", one, List.of()), "3 against 4+, failed");
    contains(
        log(orders.formatted("0609", 1), "Shot", List.of(effect("order", 2)), List.of()),
        "1 leader +1 traits +2 = 4 against 4+, passed");
  }

  @Test
  void aTraitMakesFasterAndPursueFarther() {
    StandType usual = type(List.of());
    StandType fast = type(List.of(effect("movement", 1), effect("pursuit", 1)));
    assertEquals(usual.moveFirst + 1, fast.moveFirst);
    assertEquals(usual.moveFurther + 1, fast.moveFurther);
    assertEquals(1, fast.pursuitBonus);
    assertEquals(1, type(List.of(effect("movement", -9))).moveFirst, "it still moves");
  }

  @Test
  @Tag("SN-10.6-05")
  void aTraitOfASupportIsHalvedWithItsDice() {
    String beside = "stand Pikes-2 of Blue.Left is Pikes at 0508 facing N\nstand Pikes-1";
    String log =
        log(
            MELEE.replace("stand Pikes-1", beside),
            "Pikes",
            List.of(effect("melee", 2, "PikeAndShot")),
            List.of());
    contains(log, "Pikes-1: 14D6 = 5 SP +3 charge bonus +2 Own +4 support of Pikes-2");
  }

  @Test
  @Tag("SN-10.1-01")
  void aFactorAppliesWhenItSaysSo() {
    Map<String, String> always = Map.of();
    for (boolean holds : List.of(true, false)) {
      var of = new Applies(List.of(holds ? "Pike" : "Shot"), List.of(), List.of(), always);
      var against =
          new Applies(List.of("Pike"), List.of(holds ? "PikeAndShot" : "Pike"), List.of(), always);
      var in = new Applies(List.of("Pike"), List.of(), List.of(holds ? "plain" : "woods"), always);
      var set =
          new Applies(
              List.of("Pike"),
              List.of(),
              List.of(),
              Map.of("sk_cover_zoc", holds ? "false" : "true"));
      for (Applies each : List.of(of, against, in, set)) {
        String log =
            log(
                MELEE,
                "",
                List.of(),
                List.of(new Factor("mud", "Mud", 0, -2, each, Citation.NONE)));
        contains(
            log,
            holds
                ? "Pikes-1: 6D6 = 5 SP +3 charge bonus -2 Mud"
                : "Pikes-1: 8D6 = 5 SP +3 charge bonus:");
      }
    }
  }

  @Test
  void aFactorOfFireDoesNotTouchMelee() {
    var everywhere = new Applies(List.of(), List.of(), List.of(), Map.of());
    var dark = new Factor("dark", "Dark", -1, 0, everywhere, Citation.NONE);
    contains(log(FIRE, "", List.of(), List.of(dark)), "3D6 = 4 SP -1 Dark");
    assertFalse(log(MELEE, "", List.of(), List.of(dark)).contains("5 SP -1 Dark"));
  }

  /** The author's own numbers for a factor the engine knows by its key. */
  @Test
  void aKnownFactorMayBeRewritten() {
    var shaken = new Factor("disordered", "Disordered", -2, -3, Citation.NONE);
    contains(
        log(
            FIRE.replace("0609 facing N", "0609 facing N disordered"),
            "",
            List.of(),
            List.of(shaken)),
        "2D6 = 4 SP -2 disordered");
    contains(
        log(
            MELEE.replace("0607 facing S", "0607 facing S disordered"),
            "",
            List.of(),
            List.of(shaken)),
        "Foot-1: 3D6 = 6 SP -3 disordered");
  }

  @Test
  void terrainOfTheAuthorsIsFoughtOver() {
    String text = FIRE.replace("stand Shot-1", "vineyard 0607\nstand Shot-1");
    contains(log(text, "", List.of(), List.of()), "2D6 = 4 SP -2 target in cover");
  }

  /** Cover by itself lets Skirmishers fight, whether or not it takes the charge bonus (10.5). */
  @Test
  @Tag("SN-10.5-05")
  void skirmishersFightInCoverThatLeavesTheBonus() {
    String log =
        log(
            """
            vineyard 0607
            line Forlorn Skirmishers B mp 2 sp 2 bp 1
            stand Lancers-1 of Blue.Left is Lancers at 0609 facing N
            stand Forlorn-1 of Red.Right is Forlorn at 0607 facing S
            orders
            Left acts
            Lancers-1 charges Forlorn-1 via 0608
            Forlorn-1 stands and fights
            """,
            "",
            List.of(),
            List.of());
    contains(log, "Lancers-1: 10D6 = 6 SP +4 charge bonus");
    contains(log, "Forlorn-1: 2D6 = 2 SP:");
  }

  private static void contains(String log, String part) {
    assertTrue(log.contains(part), () -> "no '" + part + "' in\n" + log);
  }

  private static Effect effect(String on, int amount, String... against) {
    return new Effect(on, amount, List.of(against));
  }

  private static StandType type(List<Effect> effects) {
    BattleProgram program =
        changed(
            SnaphanceTestPositions.program(
                SIDES + "stand Foot-1 of Blue.Left is Foot at 0607 facing S\n"),
            "Foot",
            effects,
            List.of());
    return new SnaphanceBattle(
            program,
            List.of(
                dev.muster.rules.battle.Commander.takingDefaults(),
                dev.muster.rules.battle.Commander.takingDefaults()),
            () -> 1,
            EventSink.SILENT)
        .state()
        .type[0];
  }

  private static String log(String text, String line, List<Effect> effects, List<Factor> factors) {
    try {
      Situation old = SituationService.read("test", SIDES + text.replace("vineyard", "woods"));
      BattleProgram program = changed(old.program(), line, effects, factors);
      if (text.contains("vineyard")) {
        program = grown(program);
      }
      List<Integer> dice = new ArrayList<>(old.dice());
      while (dice.size() < 40) {
        dice.add(1);
      }
      Situation situation =
          new Situation(
              old.title(),
              old.rules(),
              program,
              old.round(),
              old.properties(),
              old.orders(),
              dice,
              List.of());
      return SituationService.play(situation, EventSink.SILENT).log();
    } catch (SituationException e) {
      throw new AssertionError("line " + e.line() + ": " + e.getMessage(), e);
    }
  }

  /** The rulebook with a trait "own", which a line has, and with further factors. */
  private static BattleProgram changed(
      BattleProgram old, String line, List<Effect> effects, List<Factor> factors) {
    Rulebook book = old.rulebook();
    List<Trait> traits = new ArrayList<>(book.traits());
    traits.add(new Trait("own", "Own", false, effects, Citation.NONE));
    List<Factor> all = new ArrayList<>(book.factors());
    all.removeIf(each -> factors.stream().anyMatch(f -> f.key().equals(each.key())));
    all.addAll(factors);
    List<Army> armies = old.armies().stream().map(army -> army(army, line)).toList();
    return new BattleProgram(
        old.schema(),
        book(book, traits, book.terrains(), all),
        armies,
        old.board(),
        old.scenario());
  }

  /** Woods become vineyards, a terrain of the author's. */
  private static BattleProgram grown(BattleProgram old) {
    List<Terrain> terrains = new ArrayList<>(old.rulebook().terrains());
    terrains.removeIf(each -> each.key().equals("woods"));
    terrains.add(
        new Terrain("woods", "Vineyard", Map.of("*", 1), 0, -2, List.of("cover"), Citation.NONE));
    Rulebook book = old.rulebook();
    return new BattleProgram(
        old.schema(),
        book(book, book.traits(), terrains, book.factors()),
        old.armies(),
        old.board(),
        old.scenario());
  }

  private static Army army(Army old, String line) {
    return new Army(
        old.name(),
        old.label(),
        old.training(),
        old.breakShare(),
        old.stands().stream()
            .map(
                each ->
                    each.name().equals(line)
                        ? new Army.StandLine(
                            each.name(),
                            each.label(),
                            each.category(),
                            each.orderClass(),
                            each.weapon(),
                            each.stats(),
                            Map.of("own", ""),
                            each.notes(),
                            each.source())
                        : each)
            .toList(),
        old.notes(),
        old.source());
  }

  private static Rulebook book(
      Rulebook old, List<Trait> traits, List<Terrain> terrains, List<Factor> factors) {
    return new Rulebook(
        "own",
        old.label(),
        old.system(),
        old.stats(),
        old.orderClasses(),
        old.categories(),
        old.weapons(),
        traits,
        terrains,
        factors,
        old.switches(),
        old.numbers(),
        old.tables(),
        old.chapters());
  }
}
