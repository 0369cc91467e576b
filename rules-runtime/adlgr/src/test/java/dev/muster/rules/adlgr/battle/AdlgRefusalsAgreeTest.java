package dev.muster.rules.adlgr.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.dice.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An order to a unit or a group is legal, or a rule says why it is not, with its ledger row. */
@Tag("slow")
class AdlgRefusalsAgreeTest {
  private static final Pattern ROW = Pattern.compile("\\((AR-[A-Z]?[0-9]+(, )?)+\\)$");

  private static final List<String> ORDERS =
      List.of(
          "advances 0.4",
          "advances 2.5",
          "advances 7",
          "wheels right 20",
          "wheels left 95 and advances 1",
          "slides left 0.5 and advances 1",
          "slides right 1.2 and advances 1",
          "turns about",
          "turns right and advances 1",
          "advances 1 and turns left",
          "advances 1 and rallies",
          "extends right by 1",
          "extends left by 1 and advances 0.5",
          "contracts from the right by 1 and advances 1",
          "rallies",
          "disengages",
          "forms square",
          "leaves its square",
          "leaves the zone backwards",
          "leaves the zone straight ahead");

  private final List<String> wrong = new ArrayList<>();
  private final Set<String> reasons = new TreeSet<>();

  /** Asks about every order at every so manieth question for an order. */
  private final class Asking implements Commander {
    private static final int EVERY = 4;

    private final Commander random;
    private int asked;

    Asking(long seed) {
      random = Commander.random(seed);
    }

    @Override
    public int choose(Decision question) {
      int answer = random.choose(question);
      AdlgDecision order = (AdlgDecision) question;
      if (order.decision() == AdlgDecisionType.ORDER && ++asked % EVERY == 0) {
        ask(order);
      }
      return answer;
    }
  }

  private void ask(AdlgDecision question) {
    for (String each : ORDERS) {
      ask(question, question.about() + " " + each);
    }
    AdlgState table = question.state();
    for (int enemy = 0; enemy < table.units; enemy++) {
      if (table.enemies(question.unit(), enemy)) {
        ask(
            question,
            question.about() + " goes straight and charges the front of " + table.name(enemy));
      }
    }
  }

  private void ask(AdlgDecision question, String order) {
    boolean offered =
        IntStream.range(0, question.size()).anyMatch(each -> question.label(each).equals(order));
    String refusal = question.rejection(order);
    boolean legal = offered || question.parseFreeAnswer(order) >= 0;
    if (legal == !refusal.isEmpty()) {
      wrong.add(order + (legal ? " is legal: " : " has no reason") + refusal);
    } else if (!legal && !ROW.matcher(refusal).find()) {
      wrong.add(order + ": no row: " + refusal);
    }
    reasons.add(refusal.replaceAll("[A-Z]+[0-9]*-?[0-9]+|[0-9.]+", "."));
  }

  @Test
  void anOrderIsLegalOrRefusedWithAReason() {
    for (long seed = 1; seed <= 6; seed++) {
      AdlgBattle battle =
          new AdlgBattle.Opening(GeneratedAdlgBattles.of(seed, 4))
              .newBattle(
                  List.of(new Asking(seed), new Asking(seed + 100)),
                  new SeededDice(seed),
                  event -> {});
      while (battle.step()) {
        // to its end
      }
    }
    assertEquals(List.of(), wrong.subList(0, Math.min(20, wrong.size())));
    assertTrue(reasons.size() > 30, () -> reasons.size() + " " + reasons);
  }
}
