package dev.muster.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatValueTest {
  @Test
  void readsWhatItPrints() {
    List<StatValue> values =
        List.of(
            new StatValue.Whole(-2),
            new StatValue.FirstThen(3, 2),
            new StatValue.Ranks(List.of(5, 4), null),
            new StatValue.Ranks(List.of(6), 1),
            new StatValue.Word("shallow"));
    for (StatValue value : values) {
      assertEquals(value, StatValue.parse(value.toString()));
    }
  }

  @Test
  void anOddTextIsAWord() {
    assertEquals(new StatValue.Word("5/"), StatValue.parse("5/"));
    assertEquals(new StatValue.Word("3*"), StatValue.parse("3*"));
  }
}
