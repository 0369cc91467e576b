package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An order is offered, or a rule says why it is not: never both, never neither. */
class SnaphanceRefusalsAgreeTest {
  private static final int QUESTIONS = 150;

  private final List<String> wrong = new ArrayList<>();
  private final Set<String> reasons = new TreeSet<>();

  /** Asks about many orders at every seventh question. */
  private final class Asking implements Commander {
    private final Commander random;
    private int asked;

    Asking(long seed) {
      random = Commander.random(seed);
    }

    @Override
    public int choose(Decision question) {
      if (++asked % 7 == 0 && asked < 7 * QUESTIONS) {
        ask((SnaphanceDecision) question);
      }
      return random.choose(question);
    }
  }

  private void ask(SnaphanceDecision question) {
    for (String order : orders(question)) {
      List<String> words = OrderPattern.words(order);
      boolean offered =
          IntStream.range(0, question.size())
              .anyMatch(option -> question.orderPattern(option).matches(words));
      if (offered) {
        continue;
      }
      String refusal = question.rejection(order);
      reasons.add(refusal.replaceAll("^.*?: |[A-Z][A-Za-z]*-?[0-9]+|[0-9]+", "."));
      if (refusal.isEmpty()) {
        wrong.add(question.id() + " " + order);
      }
    }
  }

  /** Orders that the rules of a question offer or forbid, whichever. */
  private static List<String> orders(SnaphanceDecision question) {
    SnaphanceState table = question.table();
    String who = question.about();
    List<String> orders = new ArrayList<>();
    switch (question.decision()) {
      case ACT, MOVE_ON -> {
        if (question.together().isEmpty()) {
          near(table, question.stand(), 3).forEach(each -> orders.add(who + " moves to " + each));
          near(table, question.stand(), 2)
              .forEach(each -> orders.add(who + " falls back to " + each));
          near(table, question.stand(), 1)
              .forEach(each -> orders.add(who + " moves sideways to " + each));
          enemies(table, question.stand()).forEach(each -> orders.add(who + " charges " + each));
        }
      }
      case RETREAT_HEX, RETREAT_DISTANCE, RETREAT_SIDEWAYS ->
          near(table, question.stand(), 3).forEach(each -> orders.add(who + " retreats " + each));
      case BOUNCE ->
          near(table, question.stand(), 3).forEach(each -> orders.add(who + " bounces to " + each));
      case EVADE, EVADE_AGAIN ->
          near(table, question.stand(), 3).forEach(each -> orders.add(who + " evades to " + each));
      case OPPORTUNITY_TURN ->
          List.of("N", "NE", "SE", "S", "SW", "NW")
              .forEach(each -> orders.add(who + " turns to " + each));
      case REACT ->
          enemies(table, question.stand())
              .forEach(
                  each -> {
                    orders.add(who + " fires on opportunity at " + each);
                    orders.add(who + " charges on opportunity at " + each);
                  });
      default -> {
        // its rule has other words
      }
    }
    if (question.decision().name().equals("ACT") && question.together().isEmpty()) {
      enemies(table, question.stand()).forEach(each -> orders.add(who + " fires at " + each));
      orders.add(who + " goes on opportunity");
    }
    return orders;
  }

  private static List<String> near(SnaphanceState table, int stand, int far) {
    return IntStream.range(0, table.grid.size())
        .filter(hex -> hex != table.hex[stand])
        .filter(hex -> table.grid.distance(table.hex[stand], hex) <= far)
        .mapToObj(hex -> table.at(hex).toString())
        .toList();
  }

  private static List<String> enemies(SnaphanceState table, int stand) {
    return IntStream.range(0, table.stands)
        .filter(each -> table.enemies(stand, each) && table.onBoard(each))
        .limit(6)
        .mapToObj(each -> table.name[each])
        .toList();
  }

  @Test
  void anOrderIsOfferedOrRefusedWithAReason() {
    for (long seed = 1; seed <= 8; seed++) {
      SnaphanceBattle battle =
          new SnaphanceBattle(
              GeneratedSnaphanceBattles.of(seed),
              List.of(new Asking(seed), new Asking(seed + 100)),
              new SeededDice(seed),
              event -> {});
      while (battle.step()) {
        // to its end
      }
    }
    assertEquals(List.of(), wrong.subList(0, Math.min(20, wrong.size())));
    assertTrue(reasons.size() > 20, () -> "" + reasons);
    assertEquals(
        List.of(), reasons.stream().filter(each -> each.contains("{")).toList(), "a slot is left");
  }
}
