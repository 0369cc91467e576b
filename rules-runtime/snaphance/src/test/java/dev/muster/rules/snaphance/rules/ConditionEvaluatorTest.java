package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.commander.SnaphanceOptionEvaluator;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a scenario asks for beyond the rules: its conditions, and stands that come later. */
class ConditionEvaluatorTest {
  private static final String FIELD =
      """
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      line Shot Shot B mp 2 sp 4 cb 1 bp 1
      group Blue.Left general Conde +1 at 0305 attached to Guard
      group Blue.Rear general Turenne +1 at 0101
      group Red.Right general Conde +0 at 0912
      stand Guard of Blue.Left is Foot at 0305 facing S
      stand Foot-2 of Blue.Rear is Foot at 0501 facing S
      stand Foot-3 of Blue.Rear is Shot at 0701 facing S
      stand Guard-of-Red of Red.Right is Foot at 0307 facing N
      objective Bridge 2 0505 0605
      """;

  private BattleContext play;
  private SnaphanceState table;
  private ConditionEvaluator conditions;

  @BeforeEach
  void setUp() throws SituationException {
    table = at(program(null), new ScriptedDice(), EventSink.SILENT);
    conditions = new ConditionEvaluator(new SnaphanceBattleStatus(table));
  }

  /** The field, with the second group of Blue coming later if an arrival is given. */
  private static BattleProgram program(Scenario.@Nullable Arrival arrival)
      throws SituationException {
    return program(FIELD, arrival);
  }

  private static BattleProgram program(String field, Scenario.@Nullable Arrival arrival)
      throws SituationException {
    BattleProgram read = SituationService.read("field", field).program();
    Scenario scenario = read.scenario();
    List<Scenario.Side> sides = new ArrayList<>(scenario.sides());
    Scenario.Side blue = sides.getFirst();
    Scenario.Group rear = blue.groups().getLast();
    List<Scenario.DeployedStand> later =
        rear.stands().stream().map(each -> with(each, arrival)).toList();
    Scenario.Group group =
        new Scenario.Group(rear.name(), rear.label(), rear.general(), later, rear.source());
    sides.set(
        0,
        new Scenario.Side(
            blue.name(),
            blue.label(),
            blue.army(),
            List.of(blue.groups().getFirst(), group),
            List.of(),
            blue.source()));
    sides.set(1, sameNames(sides.get(1)));
    Scenario changed =
        new Scenario(
            scenario.name(),
            scenario.label(),
            scenario.date(),
            scenario.roundLimit(),
            scenario.switches(),
            sides,
            scenario.notes(),
            scenario.zones(),
            scenario.objectives(),
            scenario.victory(),
            scenario.specialRules(),
            scenario.sources(),
            scenario.history(),
            scenario.expectations(),
            scenario.source());
    return new BattleProgram(
        BattleProgram.SCHEMA, read.rulebook(), read.armies(), read.board(), changed);
  }

  /** In a scenario, unlike in a situation, both sides may have stands of one name. */
  private static Scenario.Side sameNames(Scenario.Side red) {
    Scenario.Group right = red.groups().getFirst();
    List<Scenario.DeployedStand> stands =
        right.stands().stream().map(each -> with("Guard", each, null)).toList();
    return new Scenario.Side(
        red.name(),
        red.label(),
        red.army(),
        List.of(
            new Scenario.Group(
                right.name(), right.label(), right.general(), stands, right.source())),
        List.of(),
        red.source());
  }

  private static Scenario.DeployedStand with(
      Scenario.DeployedStand stand, Scenario.@Nullable Arrival arrival) {
    return with(stand.name(), stand, arrival);
  }

  private static Scenario.DeployedStand with(
      String name, Scenario.DeployedStand stand, Scenario.@Nullable Arrival arrival) {
    return new Scenario.DeployedStand(
        name,
        stand.label(),
        stand.line(),
        stand.at(),
        stand.facing(),
        stand.zone(),
        stand.marks(),
        stand.traits(),
        arrival,
        stand.source());
  }

  private int stand(int side, String name) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && table.name[stand].equals(name)) {
        return stand;
      }
    }
    throw new AssertionError("no stand " + name);
  }

  @Test
  void objectivesAreHeldByWhoStoodThereLast() {
    Condition blue = new Condition.Holds("Blue", "Bridge");
    int guard = stand(0, "Guard");
    table.place(guard, table.grid.index(new Hex(5, 5)));
    assertFalse(conditions.isTrue(blue), "one of its two hexes");
    table.place(guard, table.grid.index(new Hex(6, 5)));
    assertTrue(conditions.isTrue(blue), "both, though it stands in one of them");
    table.place(stand(1, "Guard"), table.grid.index(new Hex(5, 5)));
    assertFalse(conditions.isTrue(blue), "Red has come since");
    assertThrows(
        IllegalArgumentException.class,
        () -> conditions.isTrue(new Condition.Holds("Blue", "Mill")));
    assertThrows(
        IllegalArgumentException.class,
        () -> conditions.isTrue(new Condition.Holds("Green", "Bridge")));
  }

  @Test
  void lossesAreThoseOfTheSideNamed() {
    Losses losses = new Losses(play);
    Condition guard = new Condition.StandLost("Red", "Guard");
    Condition conde = new Condition.GeneralLost("Red", "Conde");
    losses.destroy(stand(0, "Guard"), "a test", RuleRef.NONE);
    assertFalse(conditions.isTrue(guard), "the Guard of Blue is not that of Red");
    assertFalse(conditions.isTrue(conde), "Conde of Blue is dead, not he of Red");
    assertTrue(conditions.isTrue(new Condition.StandLost("Blue", "Guard")));
    assertTrue(conditions.isTrue(new Condition.GeneralLost("Blue", "Conde")));
    assertTrue(conditions.isTrue(new Condition.UnitsLost("Blue", 1)));
    assertFalse(conditions.isTrue(new Condition.UnitsLost("Blue", 2)));
    assertTrue(conditions.isTrue(new Condition.BreakPointsLost("Blue", 42)), "3 of 7");
    assertFalse(conditions.isTrue(new Condition.BreakPointsLost("Blue", 43)));
    assertFalse(conditions.isTrue(new Condition.Broken("Blue")), "it breaks at 4");
    losses.destroy(stand(0, "Foot-3"), "a test", RuleRef.NONE);
    table.moment++;
    losses.destroy(stand(0, "Foot-2"), "a test", RuleRef.NONE);
    assertTrue(conditions.isTrue(new Condition.Broken("Blue")));
  }

  @Test
  void conditionsAreJoined() {
    Condition yes = new Condition.FromRound(1);
    Condition no = new Condition.FromRound(3);
    table.round = 2;
    assertTrue(conditions.isTrue(yes));
    assertFalse(conditions.isTrue(no));
    assertTrue(conditions.isTrue(new Condition.Not(no)));
    assertFalse(conditions.isTrue(new Condition.AllOf(List.of(yes, no))));
    assertTrue(conditions.isTrue(new Condition.AnyOf(List.of(no, yes))));
    table.round = 3;
    assertTrue(conditions.isTrue(new Condition.AllOf(List.of(yes, no))));
  }

  @Test
  void reinforcementsComeInTheirRoundOnTheirThrowInFreeEntries() throws SituationException {
    List<Place> entries = List.of(new Hex(3, 7), new Hex(1, 1), new Hex(2, 1));
    ScriptedDice dice = new ScriptedDice(3, 4, 4);
    table = at(program(new Scenario.Arrival(2, entries, 4, null)), dice, EventSink.SILENT);
    SnaphanceReinforcements reinforcements =
        new SnaphanceReinforcements(play, new ConditionEvaluator(new SnaphanceBattleStatus(table)));
    int rear = table.group[stand(0, "Foot-2")];
    table.round = 1;
    assertFalse(reinforcements.due(rear), "not yet");
    reinforcements.arrive(rear);
    assertFalse(table.onBoard(stand(0, "Foot-2")));
    table.round = 2;
    assertTrue(reinforcements.due(rear));
    reinforcements.arrive(rear);
    assertFalse(table.onBoard(stand(0, "Foot-2")), "a 3 against 4+");
    assertEquals(new Hex(1, 1), table.at(table.hex[stand(0, "Foot-3")]), "0307 is taken");
    table.round = 3;
    reinforcements.arrive(rear);
    assertEquals(new Hex(2, 1), table.at(table.hex[stand(0, "Foot-2")]));
    assertEquals(0, dice.left());
    assertFalse(reinforcements.due(rear), "all have come");
  }

  @Test
  void reinforcementsMayWaitForACondition() throws SituationException {
    Condition lost = new Condition.UnitsLost("Blue", 1);
    table =
        at(
            program(new Scenario.Arrival(1, List.of(new Hex(1, 1), new Hex(2, 1)), null, lost)),
            new ScriptedDice(),
            EventSink.SILENT);
    SnaphanceReinforcements reinforcements =
        new SnaphanceReinforcements(play, new ConditionEvaluator(new SnaphanceBattleStatus(table)));
    int rear = table.group[stand(0, "Foot-2")];
    table.round = 5;
    assertFalse(reinforcements.due(rear), "who waits is not lost");
    new Losses(play).destroy(stand(0, "Guard"), "a test", RuleRef.NONE);
    assertTrue(reinforcements.due(rear));
    reinforcements.arrive(rear);
    assertTrue(table.onBoard(stand(0, "Foot-2")));
    assertTrue(table.onBoard(stand(0, "Foot-3")));
  }

  @Test
  void reinforcementsWithoutAFreeEntryWaitAndDoNotThrow() throws SituationException {
    List<Event> told = new ArrayList<>();
    ScriptedDice dice = new ScriptedDice(6);
    Scenario.Arrival arrival = new Scenario.Arrival(1, List.of(new Hex(1, 1)), 2, null);
    table = at(program(arrival), dice, told::add);
    SnaphanceReinforcements reinforcements =
        new SnaphanceReinforcements(play, new ConditionEvaluator(new SnaphanceBattleStatus(table)));
    table.round = 1;
    reinforcements.arrive(table.group[stand(0, "Foot-2")]);
    assertTrue(table.onBoard(stand(0, "Foot-2")));
    assertFalse(table.onBoard(stand(0, "Foot-3")));
    assertEquals(0, dice.left());
    assertTrue(
        told.getLast() instanceof SnaphanceEvent.EntryTaken(String name, RuleRef rule)
            && name.equals("Foot-3"),
        told.toString());
  }

  /** Where foot may come in and guns may not, guns look for another hex. */
  @Test
  void reinforcementsComeInWhereTheyMayBe() throws SituationException {
    String field =
        FIELD
            .replace(
                "line Shot Shot B mp 2 sp 4 cb 1 bp 1", "line Guns Artillery C mp 1 sp 4 pb 0 bp 1")
            .replace("is Shot", "is Guns")
            .replace("objective", "woods 0101\nobjective");
    List<Place> entries = List.of(new Hex(1, 1), new Hex(2, 1), new Hex(3, 1));
    table =
        at(
            program(field, new Scenario.Arrival(1, entries, null, null)),
            new ScriptedDice(),
            EventSink.SILENT);
    table.round = 1;
    SnaphanceReinforcements reinforcements =
        new SnaphanceReinforcements(play, new ConditionEvaluator(new SnaphanceBattleStatus(table)));
    reinforcements.arrive(table.group[stand(0, "Foot-2")]);
    assertEquals(new Hex(1, 1), table.at(table.hex[stand(0, "Foot-2")]));
    assertEquals(new Hex(2, 1), table.at(table.hex[stand(0, "Foot-3")]));
    table =
        at(
            program(field, new Scenario.Arrival(1, entries.subList(0, 1), null, null)),
            new ScriptedDice(),
            EventSink.SILENT);
    table.round = 1;
    reinforcements =
        new SnaphanceReinforcements(play, new ConditionEvaluator(new SnaphanceBattleStatus(table)));
    int guns = stand(0, "Foot-3");
    reinforcements.arrive(table.group[guns]);
    assertFalse(table.onBoard(guns), "guns are not dragged into woods");
  }

  @Test
  void itIsToldWhenAnObjectiveChangesHands() {
    List<String> told = new ArrayList<>();
    EventSink sink =
        event -> {
          if (event instanceof CommonEvent.ObjectiveHeld held) {
            told.add(held.objective() + " " + held.side());
          }
        };
    table = at(table.copy(), new ScriptedDice(), sink);
    VictoryEvaluator victory =
        new VictoryEvaluator(
            new SnaphanceBattleStatus(table), SnaphanceBattleStatus.ROWS, play.events.sink);
    victory.begin();
    victory.afterRound();
    assertEquals(List.of(), told, "nothing has changed");
    int guard = stand(0, "Guard");
    table.place(guard, table.grid.index(new Hex(5, 5)));
    victory.afterRound();
    table.place(guard, table.grid.index(new Hex(6, 5)));
    victory.afterRound();
    victory.afterRound();
    table.place(stand(1, "Guard"), table.grid.index(new Hex(5, 5)));
    victory.afterRound();
    assertEquals(List.of("Bridge Blue", "Bridge "), told);
  }

  @Test
  void pointsAreToldOneByOne() throws SituationException {
    List<Event> told = new ArrayList<>();
    BattleProgram counted = counted(new Scenario.Points(10, 2, 1, 4, 3));
    table = at(counted, new ScriptedDice(), told::add);
    VictoryEvaluator victory =
        new VictoryEvaluator(
            new SnaphanceBattleStatus(table), SnaphanceBattleStatus.ROWS, play.events.sink);
    table.place(stand(1, "Guard"), table.grid.index(new Hex(5, 5)));
    table.place(stand(1, "Guard"), table.grid.index(new Hex(6, 5)));
    new Losses(play).destroy(stand(0, "Guard"), "a test", RuleRef.NONE);
    Outcome outcome = victory.finish();
    assertEquals(1, outcome.winner());
    assertTrue(outcome.reason().endsWith("; Blue 0 points, Red 11"), outcome.reason());
    CommonEvent.Scores red =
        told.stream()
            .filter(CommonEvent.Scores.class::isInstance)
            .map(CommonEvent.Scores.class::cast)
            .toList()
            .getLast();
    assertEquals(
        List.of(
            new Event.Term("Bridge", 2),
            new Event.Term("enemy units lost", 2),
            new Event.Term("enemy Break Points lost", 3),
            new Event.Term("enemy Generals killed", 4)),
        red.terms());
    assertEquals(11, red.points());
  }

  private static BattleProgram counted(Scenario.Points points) throws SituationException {
    BattleProgram field = program(null);
    Scenario scenario = field.scenario();
    return new BattleProgram(
        field.schema(),
        field.rulebook(),
        field.armies(),
        field.board(),
        new Scenario(
            scenario.name(),
            scenario.label(),
            scenario.date(),
            scenario.roundLimit(),
            scenario.switches(),
            scenario.sides(),
            scenario.notes(),
            scenario.zones(),
            scenario.objectives(),
            new Scenario.Victory(List.of(), points),
            scenario.specialRules(),
            scenario.sources(),
            scenario.history(),
            scenario.expectations(),
            scenario.source()));
  }

  private SnaphanceState at(BattleProgram program, Dice dice, EventSink sink) {
    return at(SnaphanceDeployment.table(program), dice, sink);
  }

  private SnaphanceState at(SnaphanceState where, Dice dice, EventSink sink) {
    play =
        new BattleContext(
            where,
            List.of(Commander.takingDefaults(), Commander.takingDefaults()),
            dice,
            sink,
            () -> new SnaphanceOptionEvaluator(where));
    return where;
  }
}
