package dev.muster.rules.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.battle.ThrowLuck.Kind;
import dev.muster.rules.dice.DiceThrow;
import org.junit.jupiter.api.Test;

/** The luck of single throws, and where it is counted. */
class BattleLuckTest {
  private static final int ONE = ThrowLuck.UNIT;

  private static long sum(BattleLuck luck, boolean weighted, int part, int side, Kind kind) {
    return luck.sums()[BattleLuck.column(weighted, part, side, kind)];
  }

  @Test
  void aDieIsLessItsMean() {
    BattleLuck luck = new BattleLuck(4);
    luck.die(1, Kind.COMMAND, face -> face >= 5 ? 1 : 0, 6);
    assertEquals(ONE - ONE / 3, sum(luck, false, 0, 1, Kind.COMMAND));
    luck.die(1, Kind.COMMAND, face -> face >= 5 ? 1 : 0, 1);
    assertEquals(ONE - 2 * (ONE / 3), sum(luck, false, 0, 1, Kind.COMMAND));
  }

  @Test
  void diceThatCountForThemselvesAreLessTheirMeans() {
    BattleLuck luck = new BattleLuck(4);
    DiceThrow thrown = new DiceThrow();
    thrown.add(6);
    thrown.add(4);
    thrown.add(1);
    luck.dice(0, Kind.MELEE, dice -> dice.atLeast(4) + dice.count(6), thrown);
    // a six counts twice: 3 hits, and two thirds of a hit of each die on average
    assertEquals(3 * ONE - 2 * ONE, sum(luck, false, 0, 0, Kind.MELEE));
  }

  @Test
  void throwsCountByHalfAndByHowOpenTheBattleIs() {
    BattleLuck luck = new BattleLuck(5);
    luck.enter(1, 0.5);
    luck.add(0, Kind.SHOOTING, 10);
    luck.enter(3, 0.25);
    luck.add(0, Kind.SHOOTING, 100);
    luck.enter(4, 1);
    luck.add(0, Kind.SHOOTING, 1000);
    assertEquals(110, sum(luck, false, 0, 0, Kind.SHOOTING));
    assertEquals(1000, sum(luck, false, 1, 0, Kind.SHOOTING));
    assertEquals(64 * 10 + 48 * 100, sum(luck, true, 0, 0, Kind.SHOOTING));
    assertEquals(0, sum(luck, true, 1, 0, Kind.SHOOTING));
  }

  @Test
  void aSilentSinkWantsNoEventsAndOneThatCountsNoneEither() {
    assertEquals(false, EventSink.SILENT.wantsEvents());
    assertEquals(false, EventSink.SILENT.luck().counts());
    BattleLuck luck = new BattleLuck(1);
    EventSink counting = EventSink.counting(luck);
    assertEquals(false, counting.wantsEvents());
    assertEquals(luck, counting.luck());
    assertEquals(true, counting.luck().counts());
  }
}
