package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.Victory;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.systems.Situations;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a scenario asks for beyond the rules: its conditions, and stands that come later. */
class ConditionsTest {
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

  private Play play;
  private Table table;
  private Conditions conditions;

  @BeforeEach
  void setUp() throws SituationProblem {
    table = at(program(null), new ScriptedDice(), EventSink.SILENT);
    conditions = new Conditions(new SnaphanceTally(table));
  }

  /** The field, with the second group of Blue coming later if an arrival is given. */
  private static BattleProgram program(Scenario.@Nullable Arrival arrival) throws SituationProblem {
    return program(FIELD, arrival);
  }

  private static BattleProgram program(String field, Scenario.@Nullable Arrival arrival)
      throws SituationProblem {
    BattleProgram read = Situations.read("field", field).program();
    Scenario scenario = read.scenario();
    List<Scenario.Side> sides = new ArrayList<>(scenario.sides());
    Scenario.Side blue = sides.getFirst();
    Scenario.Group rear = blue.groups().getLast();
    List<Scenario.Deployed> later =
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
    List<Scenario.Deployed> stands =
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

  private static Scenario.Deployed with(
      Scenario.Deployed stand, Scenario.@Nullable Arrival arrival) {
    return with(stand.name(), stand, arrival);
  }

  private static Scenario.Deployed with(
      String name, Scenario.Deployed stand, Scenario.@Nullable Arrival arrival) {
    return new Scenario.Deployed(
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
    assertFalse(conditions.hold(blue), "one of its two hexes");
    table.place(guard, table.grid.index(new Hex(6, 5)));
    assertTrue(conditions.hold(blue), "both, though it stands in one of them");
    table.place(stand(1, "Guard"), table.grid.index(new Hex(5, 5)));
    assertFalse(conditions.hold(blue), "Red has come since");
    assertThrows(
        IllegalArgumentException.class, () -> conditions.hold(new Condition.Holds("Blue", "Mill")));
    assertThrows(
        IllegalArgumentException.class,
        () -> conditions.hold(new Condition.Holds("Green", "Bridge")));
  }

  @Test
  void lossesAreThoseOfTheSideNamed() {
    Losses losses = new Losses(play);
    Condition guard = new Condition.StandLost("Red", "Guard");
    Condition conde = new Condition.GeneralLost("Red", "Conde");
    losses.destroy(stand(0, "Guard"), "a test", RuleRef.NONE);
    assertFalse(conditions.hold(guard), "the Guard of Blue is not that of Red");
    assertFalse(conditions.hold(conde), "Conde of Blue is dead, not he of Red");
    assertTrue(conditions.hold(new Condition.StandLost("Blue", "Guard")));
    assertTrue(conditions.hold(new Condition.GeneralLost("Blue", "Conde")));
    assertTrue(conditions.hold(new Condition.UnitsLost("Blue", 1)));
    assertFalse(conditions.hold(new Condition.UnitsLost("Blue", 2)));
    assertTrue(conditions.hold(new Condition.BreakPointsLost("Blue", 42)), "3 of 7");
    assertFalse(conditions.hold(new Condition.BreakPointsLost("Blue", 43)));
    assertFalse(conditions.hold(new Condition.Broken("Blue")), "it breaks at 4");
    losses.destroy(stand(0, "Foot-3"), "a test", RuleRef.NONE);
    table.moment++;
    losses.destroy(stand(0, "Foot-2"), "a test", RuleRef.NONE);
    assertTrue(conditions.hold(new Condition.Broken("Blue")));
  }

  @Test
  void conditionsAreJoined() {
    Condition yes = new Condition.FromRound(1);
    Condition no = new Condition.FromRound(3);
    table.round = 2;
    assertTrue(conditions.hold(yes));
    assertFalse(conditions.hold(no));
    assertTrue(conditions.hold(new Condition.Not(no)));
    assertFalse(conditions.hold(new Condition.AllOf(List.of(yes, no))));
    assertTrue(conditions.hold(new Condition.AnyOf(List.of(no, yes))));
    table.round = 3;
    assertTrue(conditions.hold(new Condition.AllOf(List.of(yes, no))));
  }

  @Test
  void reinforcementsComeInTheirRoundOnTheirThrowInFreeEntries() throws SituationProblem {
    List<Place> entries = List.of(new Hex(3, 7), new Hex(1, 1), new Hex(2, 1));
    ScriptedDice dice = new ScriptedDice(3, 4, 4);
    table = at(program(new Scenario.Arrival(2, entries, 4, null)), dice, EventSink.SILENT);
    Reinforcements reinforcements =
        new Reinforcements(play, new Conditions(new SnaphanceTally(table)));
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
  void reinforcementsMayWaitForACondition() throws SituationProblem {
    Condition lost = new Condition.UnitsLost("Blue", 1);
    table =
        at(
            program(new Scenario.Arrival(1, List.of(new Hex(1, 1), new Hex(2, 1)), null, lost)),
            new ScriptedDice(),
            EventSink.SILENT);
    Reinforcements reinforcements =
        new Reinforcements(play, new Conditions(new SnaphanceTally(table)));
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
  void reinforcementsWithoutAFreeEntryWaitAndDoNotThrow() throws SituationProblem {
    List<Event> told = new ArrayList<>();
    ScriptedDice dice = new ScriptedDice(6);
    Scenario.Arrival arrival = new Scenario.Arrival(1, List.of(new Hex(1, 1)), 2, null);
    table = at(program(arrival), dice, told::add);
    Reinforcements reinforcements =
        new Reinforcements(play, new Conditions(new SnaphanceTally(table)));
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
  void reinforcementsComeInWhereTheyMayBe() throws SituationProblem {
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
    Reinforcements reinforcements =
        new Reinforcements(play, new Conditions(new SnaphanceTally(table)));
    reinforcements.arrive(table.group[stand(0, "Foot-2")]);
    assertEquals(new Hex(1, 1), table.at(table.hex[stand(0, "Foot-2")]));
    assertEquals(new Hex(2, 1), table.at(table.hex[stand(0, "Foot-3")]));
    table =
        at(
            program(field, new Scenario.Arrival(1, entries.subList(0, 1), null, null)),
            new ScriptedDice(),
            EventSink.SILENT);
    table.round = 1;
    reinforcements = new Reinforcements(play, new Conditions(new SnaphanceTally(table)));
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
    Victory victory =
        new Victory(new SnaphanceTally(table), SnaphanceTally.ROWS, play.chronicle.sink);
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
  void pointsAreToldOneByOne() throws SituationProblem {
    List<Event> told = new ArrayList<>();
    BattleProgram counted = counted(new Scenario.Points(10, 2, 1, 4, 3));
    table = at(counted, new ScriptedDice(), told::add);
    Victory victory =
        new Victory(new SnaphanceTally(table), SnaphanceTally.ROWS, play.chronicle.sink);
    table.place(stand(1, "Guard"), table.grid.index(new Hex(5, 5)));
    table.place(stand(1, "Guard"), table.grid.index(new Hex(6, 5)));
    new Losses(play).destroy(stand(0, "Guard"), "a test", RuleRef.NONE);
    Outcome outcome = victory.end();
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

  private static BattleProgram counted(Scenario.Points points) throws SituationProblem {
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

  private Table at(BattleProgram program, Dice dice, EventSink sink) {
    return at(Deployment.table(program), dice, sink);
  }

  private Table at(Table where, Dice dice, EventSink sink) {
    play = new Play(where, List.of(Commander.usual(), Commander.usual()), dice, sink, () -> new Outlook(where));
    return where;
  }
}
