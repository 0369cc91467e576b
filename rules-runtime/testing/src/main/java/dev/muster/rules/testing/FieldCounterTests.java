package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.FieldCells;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests that the counts of where battles are fought agree with a single observed battle. */
public abstract class FieldCounterTests {
  private static final long SEED = 11;
  private static final int BATTLES = 3;

  /** Returns the engine that plays the battles. */
  protected abstract Engine engine();

  /** A battle of this engine, another one for each number. */
  protected abstract BattleProgram program(long seed);

  private BalanceRun.Result fought(BattleProgram program, int battles, int threads, boolean field) {
    BalanceRun run =
        new BalanceRun(
            engine(), program, new BalanceRun.Sampling(Batch.of(SEED, battles, threads), 0, 0));
    return Objects.requireNonNull((field ? run.countingField() : run).run(any -> {}, () -> false));
  }

  @Test
  void theSameBattlesHaveTheSameCounts() {
    BattleProgram program = program(SEED);
    BalanceRun.Result one = fought(program, BATTLES, 1, true);
    BalanceRun.Result many = fought(program, BATTLES, 4, true);
    BalanceRun.Result without = fought(program, BATTLES, 4, false);
    assertEquals(one, many);
    assertNull(without.field());
    assertEquals(without.report(), one.report());
    assertEquals(without.course(), one.course());
    assertEquals(BATTLES, Objects.requireNonNull(one.field()).battles());
  }

  @Test
  void aBattleIsCountedAsItIsSeen() {
    for (int i = 0; i < 4; i++) {
      BattleProgram program = program(SEED + i);
      FieldCounts counts = Objects.requireNonNull(fought(program, 1, 1, true).field());
      FieldCells cells = new FieldCells(program.board());
      Map<String, FieldCounts.FieldLayer> layers = new TreeMap<>();
      counts.layers().forEach(each -> layers.put(each.key(), each));
      List<String> groups =
          program.scenario().sides().stream()
              .flatMap(side -> side.groups().stream().map(each -> side.name() + "." + each.name()))
              .toList();
      long dice = BatchSimulation.seed(SEED, 0);
      Battle battle =
          engine()
              .setUp(program)
              .newBattle(
                  BatchSimulation.commanders(engine(), program, null, dice),
                  new SeededDice(dice),
                  EventSink.SILENT);
      int full = strength(battle.position());
      boolean more = true;
      while (more) {
        for (BattlePosition.Unit unit : battle.position().units()) {
          int cell = unit.at() == null ? -1 : cells.cell(unit.at());
          if (cell >= 0) {
            assertEquals(1, layers.get("crossed").values().get(cell), unit.toString());
            assertEquals(
                1,
                layers.get("went:" + groups.get(unit.group())).values().get(cell),
                unit.toString());
          }
        }
        more = battle.step();
      }
      List<String> sides = program.scenario().sides().stream().map(each -> each.name()).toList();
      for (BattlePosition.Unit unit : battle.position().units()) {
        int cell = unit.at() == null ? -1 : cells.cell(unit.at());
        // on a table a square can hold units of both sides
        if (cell >= 0 && cells.places(cell).size() == 1) {
          assertEquals(1, layers.get("held:" + sides.get(unit.side())).values().get(cell));
          assertEquals(0, layers.get("held:" + sides.get(1 - unit.side())).values().get(cell));
        }
      }
      double lost = layers.get("losses").values().stream().mapToDouble(Double::doubleValue).sum();
      assertTrue(lost >= full - strength(battle.position()), lost + " lost");
      assertTrue(lost == 0 || layers.get("contacts").most() == 1, "losses without a contact");
    }
  }

  private static int strength(BattlePosition position) {
    return position.units().stream().mapToInt(BattlePosition.Unit::strength).sum();
  }
}
