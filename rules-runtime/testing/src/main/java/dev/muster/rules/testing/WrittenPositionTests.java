package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.situation.WrittenPosition;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.systems.WrittenSituations;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Writes positions of battles as situations and reads them again. If the situation is complete, the
 * side to act has the same legal options.
 */
public abstract class WrittenPositionTests {
  private static final long FIRST_SEED = 4100;
  private static final int MANY_BATTLES = 12;

  /** Maximum number of consecutive turns without a question. */
  private static final int TURNS = 4;

  /** Returns the engine that plays the battles. */
  protected abstract Engine engine();

  /** A battle of this engine, another one for each number. */
  protected abstract BattleProgram program(long seed);

  /** Returns the number of battles to fight. */
  protected int battles() {
    return 8;
  }

  /** Number of steps between two written positions. */
  protected int every() {
    return 5;
  }

  /** The first question of a battle, and its options. */
  private static final class FirstQuestion extends RuntimeException implements Commander {
    private static final long serialVersionUID = 1;
    private final transient List<String> asked = new ArrayList<>();

    FirstQuestion() {
      super(null, null, false, false);
    }

    @Override
    public int choose(Decision question) {
      asked.add(question.id() + " " + question.about());
      for (int i = 0; i < question.size(); i++) {
        asked.add(question.label(i));
      }
      throw this;
    }
  }

  @Test
  void aPositionIsReadAgainAsItWasWritten() throws SituationException {
    areReadAgain(battles());
  }

  @Test
  @Tag("nightly")
  void positionsOfManyBattlesAreReadAgainAsTheyWereWritten() throws SituationException {
    areReadAgain(MANY_BATTLES);
  }

  private void areReadAgain(int battles) throws SituationException {
    int written = 0;
    int refused = 0;
    int whole = 0;
    for (int i = 0; i < battles; i++) {
      BattleProgram program = program(FIRST_SEED + i);
      SeededDice dice = new SeededDice(FIRST_SEED + i);
      List<Commander> commanders =
          List.of(
              engine().commander(CommanderProfile.BOLD, i),
              engine().commander(CommanderProfile.STEADY, i));
      Battle battle = engine().setUp(program).newBattle(commanders, dice, EventSink.SILENT);
      SituationFormat form = SituationService.form(program);
      int steps = 0;
      while (battle.step()) {
        if (++steps % every() != 0) {
          continue;
        }
        WrittenPosition position = form.written(battle);
        if (position.isRefused()) {
          refused++;
          continue;
        }
        written++;
        String where = "battle " + i + ", step " + steps + ", round " + battle.round() + "\n";
        whole += isReadAgain(battle, position, program, where) ? 1 : 0;
      }
    }
    assertTrue(written > 20 && written > refused / 20, written + " written, " + refused + " not");
    assertTrue(whole >= 5, "only " + whole + " of " + written + " say all");
  }

  private boolean isReadAgain(
      Battle battle, WrittenPosition position, BattleProgram program, String where)
      throws SituationException {
    WrittenSituations.Written file = WrittenSituations.of(program, position, "From a test.");
    assertEquals(
        "", file.refusal(), where + position.text(program, "?", "?", List.of(), List.of()));
    Situation situation = SituationService.read("written.situation", file.text());
    SituationRunner.Result played = SituationService.play(situation, EventSink.SILENT);
    assertEquals(List.of(), played.problems(), where + file.text());
    FirstQuestion here = new FirstQuestion();
    SituationBattle taken =
        SituationService.form(program).start(situation, here, new SeededDice(1), EventSink.SILENT);
    FoughtPosition fought = assertInstanceOf(FoughtPosition.class, taken);
    assertEquals(seen(battle), seen(fought.battle()), where + file.text());
    if (!position.unsaid().isEmpty() || position.next().isEmpty()) {
      return false;
    }
    FirstQuestion there = new FirstQuestion();
    goOn(battle.copy(List.of(there, there), new SeededDice(1), EventSink.SILENT));
    String next = position.next();
    try {
      for (int turns = 0; turns < TURNS && !next.isEmpty(); turns++) {
        takeTurn(taken, next);
        // no question in these turns
        next = SituationService.form(program).written(fought.battle()).next();
      }
    } catch (FirstQuestion asked) {
      // here it is
    }
    assertEquals(there.asked, here.asked, where + file.text());
    return true;
  }

  private static void takeTurn(SituationBattle taken, String order) throws SituationException {
    SituationBattle.GameAction begin = taken.gameAction(order);
    if (begin != null) {
      begin.run();
    }
    while (taken.hasBegun() && taken.proceed(any -> {})) {
      // to the first question
    }
  }

  private static void goOn(Battle battle) {
    try {
      while (battle.step()) {
        // to the first question
      }
    } catch (FirstQuestion asked) {
      // here it is
    }
  }

  /** The units on the drawn field; units that are not on it may be omitted. */
  private static List<String> seen(Battle battle) {
    List<String> seen = new ArrayList<>();
    BattlePosition position = battle.position();
    for (BattlePosition.Unit each : position.units()) {
      if (each.at() != null) {
        seen.add(
            each.name() + " " + each.at() + " " + each.facing() + each.strength() + each.marks());
      }
    }
    seen.add("lost " + position.lost() + " of " + position.breaksAt());
    return seen;
  }
}
