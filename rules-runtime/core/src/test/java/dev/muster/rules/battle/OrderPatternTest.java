package dev.muster.rules.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What an order may say of an option. */
class OrderPatternTest {
  private static final Map<String, String> NAMES =
      Map.of("X", "Foot-1", "Y", "Horse-2", "WAY", "0507 0508", "LONG", "the Count of [Tilly]");

  private static OrderPattern wording(String form) {
    return OrderPattern.of(OrderPattern.compile(form), word -> NAMES.getOrDefault(word, word));
  }

  private static boolean names(String form, String order) {
    return wording(form).matches(OrderPattern.words(order));
  }

  @Test
  void wordsInBracketsMayBeLeftOut() {
    String form = "X fires [on opportunity] at Y";
    assertTrue(names(form, "Foot-1 fires at Horse-2"));
    assertTrue(names(form, "foot-1 FIRES on opportunity at Horse-2"));
    assertFalse(names(form, "Foot-1 fires on at Horse-2"), "all or nothing");
    assertFalse(names(form, "Foot-1 fires"), "what is in no bracket is needed");
    assertFalse(names(form, "Foot-1 fires at Horse-2 and rides on"), "and no more than that");
  }

  @Test
  void oneOfSeveralIsSaid() {
    String form = "X (turns|turn) (to|facing) N";
    for (String order : List.of("Foot-1 turns to N", "Foot-1 turn facing N")) {
      assertTrue(names(form, order), order);
    }
    assertFalse(names(form, "Foot-1 turns N"));
    assertFalse(names(form, "Foot-1 turns to facing N"));
  }

  @Test
  void someMayStandInAnyOrder() {
    String form = "X <Y Z> move";
    assertTrue(names(form, "Foot-1 Z, Horse-2 move"));
    assertTrue(names(form, "Foot-1, Horse-2 and Z move"));
    assertFalse(names(form, "Foot-1 Z move"));
    assertTrue(names("X charges <[Y] [Z]>", "Foot-1 charges"));
    assertTrue(names("X charges <[Y] [Z]>", "Foot-1 charges Z and Horse-2"));
    assertFalse(names("X charges <[Y] [Z]>", "Foot-1 charges Z Z"));
  }

  @Test
  void aNameHasNoBracketsWhateverItsSigns() {
    assertTrue(names("LONG rides to 0508", "the Count of [Tilly] rides to 0508"));
    assertFalse(names("LONG rides to 0508", "the Count of rides to 0508"));
    assertTrue(OrderPattern.literal("A (b) goes").matches(List.of("A", "(b)", "goes")));
  }

  @Test
  void onlyTheWayMakesNoOtherOrder() {
    OrderPattern one = wording("X moves {by WAY} to 0508");
    assertTrue(one.sameAs(wording("X moves {by 0607 0508} to 0508")));
    assertFalse(one.sameAs(wording("X moves {by WAY} to 0509")));
    assertFalse(wording("X moves [by WAY]").sameAs(wording("X moves [by 0607]")));
    assertTrue(one.matches(OrderPattern.words("Foot-1 moves to 0508")));
    assertFalse(one.matches(OrderPattern.words("Foot-1 moves by 0507 to 0508")));
  }

  @Test
  void aBracketThatIsNotClosedIsRefused() {
    for (String form : List.of("X [fires", "X fires]", "X (a|b", "<X", "{X]")) {
      assertThrows(IllegalArgumentException.class, () -> OrderPattern.compile(form), form);
    }
  }

  @Test
  void commasAndAndDoNotCount() {
    assertEquals(List.of("A", "B", "go"), OrderPattern.words(" A, and  B; go "));
    assertTrue(
        OrderPattern.of(OrderPattern.compile("X fires and moves"), UnaryOperator.identity())
            .matches(OrderPattern.words("X fires, moves")));
  }
}
