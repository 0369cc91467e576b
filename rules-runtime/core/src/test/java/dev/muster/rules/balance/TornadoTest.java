package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What moves a result most, on constructed differences. */
class TornadoTest {
  private static final int BATTLES = 100;

  private static WhatIf.Row row(String label, double estimate, double half) {
    return new WhatIf.Row(
        label,
        BATTLES,
        new BatchSimulation.Mean(0.5 + estimate, 0.4, 0.6),
        0,
        5,
        new BatchSimulation.Mean(estimate, estimate - half, estimate + half));
  }

  private static SingleChanges.Factor factor(String name, String... changes) {
    List<ScenarioVariation> all = new ArrayList<>();
    for (String each : changes) {
      all.add(new ScenarioVariation(each, null));
    }
    return new SingleChanges.Factor(SingleChanges.Kind.LENGTH, name, "5", SourceRange.NOWHERE, all);
  }

  private static Tornado tornado(WhatIf.Row... changes) {
    List<WhatIf.Row> rows = new ArrayList<>(List.of(row("as written", 0, 0.1)));
    rows.addAll(List.of(changes));
    return Tornado.of(
        List.of(factor("a", "a=4", "a=6"), factor("b", "b=1"), factor("c", "c=1")), rows);
  }

  @Test
  void theStrongestComesFirstWhateverItsSign() {
    Tornado found =
        tornado(
            row("a=4", 0.02, 0.1),
            row("a=6", -0.05, 0.1),
            row("b=1", -0.3, 0.1),
            row("c=1", 0.1, 0.1));
    assertEquals(List.of("b", "c", "a"), found.bars().stream().map(Tornado.Bar::name).toList());
    assertEquals(0.05, found.bars().get(2).effect(), 1e-12);
    assertEquals(4, found.looks());
  }

  @Test
  void whatWasNotFoughtIsLeftOut() {
    Tornado found = tornado(row("a=4", 0.02, 0.1));
    assertEquals(1, found.bars().size());
    assertEquals(1, found.bars().getFirst().changes().size());
  }

  /** One look at 0.12 with half an interval of 0.1 is clear; four of them are not. */
  @Test
  void manyLooksAskForMore() {
    WhatIf.Row some = row("a=4", 0.12, 0.1);
    assertTrue(some.isClear(), "alone");
    Tornado found = tornado(some, row("a=6", 0, 0.1), row("b=1", 0.14, 0.1), row("c=1", 0, 0));
    assertFalse(found.isClear(some));
    assertTrue(found.isClear(found.bars().getFirst().changes().getFirst()), "b");
    assertEquals(1, found.clear());
    String words = String.join("\n", TornadoText.closing(found));
    assertTrue(words.contains("No battle ends otherwise with c=1."), words);
    assertTrue(words.contains("1 change is clear: more than chance explains"), words);
    assertTrue(words.contains("less than about 13 points is rarely clear"), words);
  }

  @Test
  void nothingClearIsSaidSo() {
    Tornado found = tornado(row("a=4", 0.02, 0.1), row("a=6", -0.05, 0.1));
    String words = String.join("\n", TornadoText.closing(found));
    assertTrue(words.contains("No change is clear: none of the 2 differences"), words);
    assertTrue(words.contains("All may be chance: with 100 battles of each"), words);
  }

  /** 1,000 tables of 40 changes without an effect: at most 5 % of the tables call one clear. */
  @Test
  void changesWithoutEffectAreRarelyCalledClear() {
    Random random = new Random(5);
    int wrong = 0;
    for (int table = 0; table < 1000; table++) {
      List<WhatIf.Row> rows = new ArrayList<>(List.of(row("as written", 0, 0.1)));
      String[] names = IntStream.range(0, 40).mapToObj(i -> "a=" + i).toArray(String[]::new);
      for (String each : names) {
        int[] one = new int[BATTLES];
        int[] other = new int[BATTLES];
        for (int i = 0; i < BATTLES; i++) {
          one[i] = 2 * random.nextInt(2);
          other[i] = 2 * random.nextInt(2);
        }
        BatchSimulation.Mean apart = WhatIf.difference(one, other);
        rows.add(new WhatIf.Row(each, BATTLES, apart, 0, 5, apart));
      }
      wrong += Tornado.of(List.of(factor("a", names)), rows).clear() > 0 ? 1 : 0;
    }
    assertTrue(wrong <= 75, wrong + " of 1000 tables");
    assertTrue(wrong >= 10, "nor is it blind: " + wrong);
  }
}
