package dev.muster.rules.snaphance.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is told of a battle makes sense to a reader: in any battle, tried on generated ones. */
@Tag("slow")
class EventOrderTest {
  private static final long FIRST = 7100;
  private static final int FEW = 100;
  private static final int MANY = 400;

  /** What was told, by seed, so that each battle is fought once for all that is asked of it. */
  private static final Map<Long, List<Event>> FOUGHT = new HashMap<>();

  @AfterAll
  static void forget() {
    FOUGHT.clear();
  }

  @Test
  void nothingIsToldOfAStandThatIsDestroyed() throws ReflectiveOperationException {
    nothingIsToldOfAStandThatIsDestroyed(FEW);
  }

  @Test
  @Tag("nightly")
  void nothingIsToldOfAStandThatIsDestroyedInManyBattles() throws ReflectiveOperationException {
    nothingIsToldOfAStandThatIsDestroyed(MANY);
  }

  private static void nothingIsToldOfAStandThatIsDestroyed(int battles)
      throws ReflectiveOperationException {
    int fallen = 0;
    for (long seed = FIRST; seed < FIRST + battles; seed++) {
      Set<String> gone = new HashSet<>();
      for (Event event : fought(seed)) {
        String stand = stand(event);
        assertTrue(!gone.contains(stand), "battle " + seed + ": " + event);
        if (event instanceof SnaphanceEvent.Destroyed) {
          gone.add(stand);
        }
      }
      fallen += gone.size();
    }
    assertTrue(fallen > 500 * battles / MANY, "only " + fallen + " stands fell");
  }

  /** The throw for a pursuit is followed by how far it went, though it were no step. */
  @Test
  void everyPursuitHasItsEnd() {
    everyPursuitHasItsEnd(FEW);
  }

  @Test
  @Tag("nightly")
  void everyPursuitHasItsEndInManyBattles() {
    everyPursuitHasItsEnd(MANY);
  }

  private static void everyPursuitHasItsEnd(int battles) {
    int blocked = 0;
    for (long seed = FIRST; seed < FIRST + battles; seed++) {
      List<Event> events = fought(seed);
      for (int i = 0; i < events.size(); i++) {
        if (events.get(i) instanceof SnaphanceEvent.PursuitRoll roll && roll.hexes() > 0) {
          Event next = afterGenerals(events, i + 1);
          assertTrue(
              next instanceof SnaphanceEvent.Pursues p && p.stand().equals(roll.stand()),
              "battle " + seed + ": after " + roll + " comes " + next);
          SnaphanceEvent.Pursues way = (SnaphanceEvent.Pursues) next;
          boolean stays = way.path().isEmpty() && !way.offBoard();
          assertEquals(stays, stays && !way.why().isEmpty(), "battle " + seed + ": " + way);
          blocked += stays ? 1 : 0;
        }
      }
    }
    assertTrue(
        blocked > 15 * battles / MANY,
        "only " + blocked + " pursuits were stopped before their first hex");
  }

  /** The next event but for decisions and for Generals who have to ride out of the way. */
  private static Event afterGenerals(List<Event> events, int from) {
    int at = from;
    while (events.get(at) instanceof CommonEvent.Decided
        || events.get(at) instanceof SnaphanceEvent.GeneralFate
        || events.get(at) instanceof SnaphanceEvent.GeneralMoves) {
      at++;
    }
    return events.get(at);
  }

  private static List<Event> fought(long seed) {
    return FOUGHT.computeIfAbsent(seed, each -> fight(each));
  }

  private static List<Event> fight(long seed) {
    BattleProgram program = GeneratedSnaphanceBattles.of(seed);
    List<Event> events = new ArrayList<>();
    new SnaphanceBattle(
            program, SnaphanceCommanders.of(program, seed), new SeededDice(seed), events::add)
        .fight(() -> false);
    return events;
  }

  /** The stand an event is about, empty where it is about none. */
  private static String stand(Event event) throws ReflectiveOperationException {
    for (RecordComponent each : event.getClass().getRecordComponents()) {
      if (each.getName().equals("stand") && !(event instanceof SnaphanceEvent.GeneralAttaches)) {
        return (String) each.getAccessor().invoke(event);
      }
    }
    return "";
  }
}
