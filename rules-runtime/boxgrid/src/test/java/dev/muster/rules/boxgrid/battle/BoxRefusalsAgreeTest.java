package dev.muster.rules.boxgrid.battle;

import static dev.muster.rules.boxgrid.rules.BoxDecisionType.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxOrder;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.dice.SeededDice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An order is offered, or a rule says why it is not: never both, never neither. */
@Tag("slow")
class BoxRefusalsAgreeTest {
  private static final Set<BoxOrder> ACTIONS =
      EnumSet.of(
          BoxOrder.FORWARD,
          BoxOrder.DIAGONAL,
          BoxOrder.TURN,
          BoxOrder.ABOUT,
          BoxOrder.CHARGE,
          BoxOrder.CHARGE_DIAGONALLY,
          BoxOrder.HEDGEHOG,
          BoxOrder.STOP,
          BoxOrder.STOP_FORMED,
          BoxOrder.WITHDRAW,
          BoxOrder.LEAVE,
          BoxOrder.TRY,
          BoxOrder.TEST,
          BoxOrder.MOVE_ON,
          BoxOrder.HALT_TO_SHOOT);

  /** Orders that each question answers one way or the other. */
  private static final Map<BoxDecisionType, Set<BoxOrder>> ANSWERED =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(NEXT_UNIT, EnumSet.of(BoxOrder.ACT, BoxOrder.NO_MORE)),
              Map.entry(MOMENTUM, EnumSet.of(BoxOrder.HALT_TO_SHOOT)),
              Map.entry(STOPPED, ACTIONS),
              Map.entry(ACTION, ACTIONS),
              Map.entry(WITHDRAW, ACTIONS),
              Map.entry(OUT_OF_COMMAND, ACTIONS),
              Map.entry(LEAVE_HEDGEHOG, ACTIONS),
              Map.entry(SALVO, EnumSet.of(BoxOrder.SALVO)),
              Map.entry(EVADE, EnumSet.of(BoxOrder.EVADE, BoxOrder.STAND)),
              Map.entry(EVADED_FACING, EnumSet.of(BoxOrder.FACE_ENEMY)),
              Map.entry(FORM_HEDGEHOG, EnumSet.of(BoxOrder.HEDGEHOG)),
              Map.entry(SHOOT, EnumSet.of(BoxOrder.SHOOT, BoxOrder.SHOOT_MASSED)),
              Map.entry(NEXT_MELEE, EnumSet.of(BoxOrder.FIGHT)),
              Map.entry(OPPONENT, EnumSet.of(BoxOrder.AGAINST)),
              Map.entry(HAND_ON, EnumSet.of(BoxOrder.HAND_ON)),
              Map.entry(EXPLOIT, EnumSet.of(BoxOrder.EXPLOIT))));

  private final List<String> wrong = new ArrayList<>();
  private final Set<String> reasons = new TreeSet<>();

  /** Asks about every order at every fifth question, and at each that is not put. */
  private final class Asking implements Commander {
    private final Commander random;
    private int asked;

    Asking(long seed) {
      random = Commander.random(seed);
    }

    @Override
    public int choose(Decision question) {
      if (++asked % 5 == 0) {
        ask((BoxDecision) question);
      }
      return random.choose(question);
    }

    @Override
    public void onForcedDecision(Decision question) {
      ask((BoxDecision) question);
    }

    @Override
    public void onWithheldDecision(Decision question) {
      ask((BoxDecision) question);
    }
  }

  private void ask(BoxDecision question) {
    for (BoxOrder each : ANSWERED.getOrDefault(question.decision(), Set.of())) {
      for (String order : orders(each, question)) {
        List<String> words = OrderPattern.words(order);
        boolean offered =
            IntStream.range(0, question.size())
                .anyMatch(option -> question.orderPattern(option).matches(words));
        String refusal = question.rejection(order);
        reasons.add(refusal.replaceAll("[A-Z][0-9]{1,2}[a-z0-9]*|[0-9]", "."));
        if (offered != refusal.isEmpty()) {
          wrong.add(question.id() + " " + order + (offered ? " offered: " : ": ") + refusal);
        }
      }
    }
  }

  private static List<String> orders(BoxOrder order, BoxDecision question) {
    BoxState field = question.state();
    List<String> names = IntStream.range(0, field.units).mapToObj(field::name).toList();
    List<String> boxes = new ArrayList<>();
    for (int box = 0; box < field.ground.boxes(); box++) {
      boxes.add(field.ground.name(box));
    }
    List<String> found = List.of(order.phrase);
    found = filled(found, "X", List.of(question.about()));
    found = filled(found, "SIDE", List.of(question.about()));
    found = filled(found, "FACING", List.of("N", "E", "S", "W"));
    found = filled(found, "BOX", boxes);
    for (String unit : List.of("Y", "U", "V")) {
      found = filled(found, unit, names);
    }
    return found;
  }

  private static List<String> filled(List<String> phrases, String slot, List<String> values) {
    List<String> found = new ArrayList<>();
    for (String phrase : phrases) {
      if (!phrase.matches("(.* )?" + slot + "( .*)?")) {
        found.add(phrase);
        continue;
      }
      for (String value : values) {
        found.add(phrase.replaceAll("(?<= |^)" + slot + "(?= |$)", value));
      }
    }
    return found;
  }

  @Test
  void anOrderIsOfferedOrRefusedWithAReason() {
    for (long seed = 1; seed <= 4; seed++) {
      BoxBattle battle =
          new BoxBattle.Opening(GeneratedBoxBattles.of(seed))
              .newBattle(
                  List.of(new Asking(seed), new Asking(seed + 100)),
                  new SeededDice(seed),
                  event -> {});
      while (battle.step()) {
        // to its end
      }
    }
    assertEquals(List.of(), wrong.subList(0, Math.min(20, wrong.size())));
    assertTrue(reasons.size() > 40, () -> "" + reasons);
    assertEquals(
        List.of(), reasons.stream().filter(each -> each.contains("{")).toList(), "a slot is left");
  }
}
