package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Event;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Where the text of the rules still uses the numbers of older rules, events cite the paragraph that
 * is meant (ledger SN-1.0-03, C-10).
 */
@Tag("SN-1.0-03")
class CitedSectionsTest {
  private static final String SIDES =
      """
      board 14 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h 0 3h 0 bp 3
      line Pikes Pike B mp 1 sp 6 cb 3 bp 2
      line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
      """;

  /**
   * 6.1 sends the reader to 3.4; the Order Test is 4.5, and that for opportunity is told in 6.1.
   */
  @Test
  void theTestForOpportunityIsTheOrderTestOf45() {
    List<Event> told =
        events(
            """
            stand Foot-1 of Blue.Left is Foot at 0612 facing N
            orders
            Left acts
            Foot-1 goes on opportunity
            dice 3
            """);
    SnaphanceEvent.OrderTest test =
        (SnaphanceEvent.OrderTest) only(told, e -> e instanceof SnaphanceEvent.OrderTest);
    assertEquals(4, test.needed(), "the number of its order class in 4.5");
    assertEquals(false, test.passed());
    assertTrue(test.rule().ids().contains("SN-4.5-13"), test.rule().toString());
  }

  /** 11.0 sends the reader to 7.0; the Morale Test is 8.0. */
  @Test
  void theMoraleTestOfAMeleeIsThatOf80() {
    List<Event> told =
        events(
            """
            stand Pikes-1 of Blue.Left is Pikes at 0609 facing N
            stand Pikes-2 of Red.Right is Pikes at 0607 facing S
            orders
            Left acts
            Pikes-1 charges Pikes-2 via 0608
            dice 6 1 1 1 1 1 1 1 1
            dice 1 1 1 1 1 1
            dice 1
            """);
    Event test = only(told, e -> e instanceof SnaphanceEvent.MoraleTest);
    assertEquals("8.0", test.rule().section());
  }

  /** 10.2 names 6.1 as its exception; who meets whom after an opportunity charge is in 6.3. */
  @Test
  void whoMeetsAnOpportunityChargeIsTold() {
    List<Event> told =
        events(
            """
            stand Lancers-1 of Blue.Left is Lancers at 0611 facing N
            stand Lancers-2 of Red.Right is Lancers at 0607 facing S opportunity
            orders
            Left acts
            Lancers-1 moves to 0610
            Lancers-2 charges Lancers-1
            """);
    Event contact = only(told, e -> e instanceof SnaphanceEvent.Contact);
    assertEquals("6.3", contact.rule().section());
  }

  private static Event only(List<Event> events, Predicate<Event> which) {
    List<Event> found = events.stream().filter(which).toList();
    assertEquals(1, found.size(), found + " of " + events);
    return found.getFirst();
  }

  private static List<Event> events(String text) {
    List<Event> events = new ArrayList<>();
    try {
      Situation situation = SituationService.read("test", SIDES + text);
      SituationService.play(situation, events::add);
    } catch (SituationException e) {
      throw new AssertionError("line " + e.line() + ": " + e.getMessage(), e);
    }
    return events;
  }
}
