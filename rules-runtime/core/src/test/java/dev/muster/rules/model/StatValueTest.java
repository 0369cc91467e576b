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

  /** Ranks that were alike stay as alike as they can be. */
  @Test
  void ranksGrowAndShrinkTogether() {
    var pikes = new StatValue.Ranks(List.of(5, 5, 5), null);
    assertEquals("6/5/5", pikes.more().toString());
    assertEquals("6/6/5", pikes.more().more().toString());
    assertEquals("6/6/6", pikes.more().more().more().toString());
    assertEquals("5/5/4", pikes.less().toString());
    var pistols = new StatValue.Ranks(List.of(5, 4), 1);
    assertEquals("5/5[+1]", pistols.more().toString());
    assertEquals("6/5[+1]", pistols.more().more().toString());
    assertEquals("4/4[+1]", pistols.less().toString());
    assertEquals("4/3[+1]", pistols.less().less().toString());
  }
}
