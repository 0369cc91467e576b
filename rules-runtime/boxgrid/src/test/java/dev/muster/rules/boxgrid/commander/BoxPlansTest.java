package dev.muster.rules.boxgrid.commander;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Plan.Stance;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a brigade does that the scenario gives a plan, seen from outside and over many seeds. */
@Tag("slow")
class BoxPlansTest {
  private static final int SEEDS = 30;
  private static final BoxGridGame GAME = new BoxGridGame();

  /** A brigade of Red in the south, and the enemy far away in the north. */
  private static BoxTestPosition far() {
    return BoxTestPosition.of(12, 12)
        .led(0, "D3", "R1 Foot D3 N", "R2 Foot E3 N", "R3 Horse F3 N")
        .led(1, "J12", "B1 Foot J12 S", "B2 Foot K12 S");
  }

  /** The enemy comes down on the brigade, stronger than it is. */
  private static BoxTestPosition near() {
    return BoxTestPosition.of(12, 12)
        .led(0, "D4", "R1 Foot D4 N", "R2 Foot E4 N", "R3 Horse F4 N")
        .led(1, "D9", "B1 Foot D9 S", "B2 Foot E9 S", "B3 Horse F9 S", "B4 Foot C9 S");
  }

  private static double mean(
      Supplier<BoxTestPosition> position, int rounds, ToDoubleFunction<BoxState> of) {
    double sum = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      sum += of.applyAsDouble(played(position.get(), rounds, seed, EventSink.SILENT));
    }
    return sum / SEEDS;
  }

  private static BoxState played(BoxTestPosition position, int rounds, int seed, EventSink told) {
    var battle =
        (BoxBattle)
            GAME.setUp(position.program())
                .newBattle(
                    List.of(
                        GAME.commander(CommanderProfile.STEADY, seed),
                        GAME.commander(CommanderProfile.BOLD, seed)),
                    new SeededDice(seed),
                    told);
    while (battle.round() <= rounds && battle.step()) {
      // on
    }
    return battle.state();
  }

  /** Times Red charges in some rounds of all battles. */
  private static int charges(Supplier<BoxTestPosition> position, int rounds) {
    List<Event> all = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      played(position.get(), rounds, seed, all::add);
    }
    return (int)
        all.stream().filter(it -> it instanceof BoxEvent.Charges e && red(e.unit())).count();
  }

  static boolean red(String unit) {
    return unit.startsWith("R");
  }

  /** Boxes from a unit of Red to the nearest of some boxes, on average of those that are there. */
  private static ToDoubleFunction<BoxState> away(String... boxes) {
    return field -> {
      double sum = 0;
      int units = 0;
      for (int unit = 0; unit < field.units; unit++) {
        if (red(field.name(unit)) && field.present(unit)) {
          int near = 99;
          for (String each : boxes) {
            near =
                Math.min(
                    near,
                    field.ground.distance(
                        field.box(unit), field.ground.grid.index(BoxTestPosition.box(each))));
          }
          sum += near;
          units++;
        }
      }
      return units == 0 ? 0 : sum / units;
    };
  }

  @Test
  void whoAttacksGoesWhereHeIsSent() {
    ToDoubleFunction<BoxState> away = away("J5");
    double free = mean(BoxPlansTest::far, 5, away);
    double sent = mean(() -> far().plan("R1", Stance.ATTACK, "J5"), 5, away);
    assertTrue(sent < 2.5 && sent < free - 1, sent + " with the plan, " + free + " without");
  }

  @Test
  void whoAttacksChargesSooner() {
    Supplier<BoxTestPosition> weak =
        () ->
            BoxTestPosition.of(12, 12)
                .led(0, "D4", "R1 Horse D4 N", "R2 Horse E4 N", "R3 Horse F4 N")
                .led(1, "D7", "B1 Block D7 S", "B2 Block E7 S", "B3 Block F7 S")
                .plan("B1", Stance.HOLD);
    int free = charges(weak, 2);
    int sent = charges(() -> weak.get().plan("R1", Stance.ATTACK), 2);
    assertTrue(sent > free, sent + " with the plan, " + free + " without");
  }

  @Test
  void whoHoldsPlacesGoesThereAndStays() {
    ToDoubleFunction<BoxState> away = away("D6", "E6", "F6");
    double held = mean(() -> far().plan("R1", Stance.HOLD, "D6", "E6", "F6"), 6, away);
    assertTrue(held < 1, held + " boxes away after six rounds");
    double later = mean(() -> far().plan("R1", Stance.HOLD, "D6", "E6", "F6"), 10, away);
    assertTrue(later < 1, later + " boxes away after ten rounds");
  }

  @Test
  void whoHoldsHisGroundStaysOnIt() {
    ToDoubleFunction<BoxState> farOff = away("D3", "E3", "F3");
    double held = mean(() -> far().plan("R1", Stance.HOLD), 6, farOff);
    double free = mean(BoxPlansTest::far, 6, farOff);
    assertTrue(held < 0.7 && free > 2, held + " boxes away with the plan, " + free + " without");
    ToDoubleFunction<BoxState> pressed = away("D4", "E4", "F4");
    double kept = mean(() -> near().plan("R1", Stance.HOLD), 4, pressed);
    assertTrue(kept < 1, kept + " boxes away when the enemy comes");
  }

  @Test
  void whoDelaysChargesNobodyAndGivesGround() {
    int charges = charges(() -> near().plan("R1", Stance.DELAY), 6);
    int free = charges(BoxPlansTest::near, 6);
    assertTrue(charges * 4 <= free, charges + " charges with the plan, " + free + " without");
    double row = mean(() -> near().plan("R1", Stance.DELAY), 4, BoxPlansTest::rows);
    double forward = mean(BoxPlansTest::near, 4, BoxPlansTest::rows);
    assertTrue(row < forward, row + " with the plan, " + forward + " without");
  }

  /** How far north Red stands, on average of the units it has. */
  private static double rows(BoxState field) {
    double sum = 0;
    int units = 0;
    for (int unit = 0; unit < field.units; unit++) {
      if (red(field.name(unit)) && field.present(unit)) {
        sum += field.ground.row(field.box(unit));
        units++;
      }
    }
    return units == 0 ? 0 : sum / units;
  }

  @Test
  void aReserveWaitsOutOfReach() {
    int charges = charges(() -> near().plan("R1", Stance.RESERVE), 5);
    int free = charges(BoxPlansTest::near, 5);
    assertTrue(charges * 3 <= free, charges + " charges with the plan, " + free + " without");
    double waiting = mean(() -> held().plan("R1", Stance.RESERVE), 9, BoxPlansTest::apart);
    assertTrue(waiting > 3.5, waiting + " boxes apart");
    int freely = charges(BoxPlansTest::held, 9);
    assertTrue(freely > SEEDS, freely + " charges without the plan");
  }

  /** A reserve stays where it is until it is told otherwise, however far off the enemy. */
  @Test
  void aReserveStaysWhereItIs() {
    ToDoubleFunction<BoxState> off = away("D3", "E3", "F3");
    double kept = mean(() -> held().plan("R1", Stance.RESERVE), 9, off);
    assertTrue(kept < 0.7, kept + " boxes away with the plan");
    Plan placed =
        new Plan(Stance.RESERVE, List.of(BoxTestPosition.box("E5")), null, 1, SourceRange.NOWHERE);
    double there = mean(() -> held().plan("R1", placed), 9, away("E5"));
    assertTrue(there < 1.5, there + " boxes from the place of the plan");
  }

  /** The enemy waits on his ground. */
  private static BoxTestPosition held() {
    return BoxTestPosition.of(12, 12)
        .led(0, "D3", "R1 Foot D3 N", "R2 Foot E3 N", "R3 Horse F3 N")
        .led(1, "D11", "B1 Foot D11 S", "B2 Foot E11 S", "B3 Foot F11 S")
        .plan("B1", Stance.HOLD);
  }

  /** Boxes from a unit of Red to the nearest of Blue, on average of those that are there. */
  private static double apart(BoxState field) {
    List<String> blue = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (!red(field.name(unit)) && field.present(unit)) {
        blue.add(field.boxName(unit));
      }
    }
    return away(blue.toArray(String[]::new)).applyAsDouble(field);
  }

  @Test
  void whoSupportsFollows() {
    Supplier<BoxTestPosition> two =
        () ->
            BoxTestPosition.of(12, 12)
                .led(0, "B3", "R1 Foot B3 N", "R2 Foot C3 N")
                .led(0, "J3", "S1 Foot J3 N", "S2 Foot K3 N")
                .led(1, "L12", "B1 Foot L12 S")
                .plan("S1", Stance.HOLD, "J6", "K6");
    Plan support = new Plan(Stance.SUPPORT, List.of(), "Led1", 1, SourceRange.NOWHERE);
    ToDoubleFunction<BoxState> away = away("J6", "K6");
    double followed = mean(() -> two.get().plan("R1", support), 8, away);
    double free = mean(two, 8, away);
    assertTrue(followed <= 3 && followed < free - 1, followed + " with the plan, " + free);
  }

  /** What the author's own time says is done then, and not before. */
  @Test
  void aPlanBeginsInItsRound() {
    Plan late =
        new Plan(Stance.ATTACK, List.of(BoxTestPosition.box("J5")), null, 6, SourceRange.NOWHERE);
    ToDoubleFunction<BoxState> away = away("J5");
    Supplier<BoxTestPosition> waiting = () -> far().plan("B1", Stance.HOLD);
    double before = mean(() -> waiting.get().plan("R1", late), 5, away);
    double after = mean(() -> waiting.get().plan("R1", late), 10, away);
    double free = mean(waiting, 5, away);
    double freely = mean(waiting, 10, away);
    assertTrue(Math.abs(before - free) < 1e-9, before + " before its round, " + free + " without");
    assertTrue(after < freely - 1, after + " after it, " + freely + " without");
  }
}
