package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.WholeBattleTest;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves in words: those that are offered, and any other that is legal. */
class ManoeuvreTest {
  static List<String> legal() {
    return List.of(
        "advances 1.37",
        "wheels left 22.5 and advances 0.5",
        "wheels right 90",
        "slides left 0.25 and advances 1",
        "turns about and advances 3",
        "advances 1 and slides right 0.5",
        "turns left");
  }

  @ParameterizedTest
  @MethodSource("legal")
  void whatIsSaidIsReadAgain(String words) {
    Manoeuvre course = Manoeuvre.of(words);
    assertEquals(words, course == null ? "" : AdlgDecision.words(course));
    assertEquals(course, Manoeuvre.of(words.replace(" and ", " ")));
  }

  @ParameterizedTest
  @MethodSource("legal")
  void theEndIsTheLastBend(String words) {
    Manoeuvre course = Objects.requireNonNull(Manoeuvre.of(words));
    for (int tenths = 0; tenths < 3600; tenths += 7) {
      Footprint unit = Footprint.of(new Pose(1003, 997, tenths), 2, 1);
      Footprint pivot = Footprint.of(new Pose(1201, 1004, tenths), 2, 1);
      assertEquals(course.bends(unit, pivot).getLast(), course.end(unit, pivot));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "advances",
        "advances left 2",
        "wheels 30",
        "slides right",
        "turns right 90",
        "advances -1",
        "advances 1e9",
        "rides 3"
      })
  void whatIsNoMoveIsNone(String words) {
    assertNull(Manoeuvre.of(words));
  }

  /** What is reckoned, as half of what a unit has left, is told as people measure. */
  @Test
  void lengthsHaveTwoDecimals() {
    Manoeuvre course = new Manoeuvre(0, 0.123456, 0, 1.3783333333333334);
    assertEquals(1.38, course.ahead());
    assertEquals("slides right 0.12 and advances 1.38", AdlgDecision.words(course));
  }

  /** A commander goes where no option leads; the log of it is fair. */
  @Test
  void anyLegalMoveMayBeOrdered() {
    BattleProgram program = WholeBattleTest.even().rounds(2).program();
    List<Event> told = new ArrayList<>();
    StringBuilder log = new StringBuilder();
    JsonLog json = new JsonLog(log, program, 5L);
    Commander free =
        question -> {
          int own = question.parseFreeAnswer(question.about() + " advances 1.23");
          boolean horse = question.label(question.defaultOption()).equals("Horse stays");
          if (own >= 0) {
            return own;
          }
          for (int i = 0; i < question.size(); i++) {
            if (!horse && question.label(i).equals("Horse")) {
              return i;
            }
          }
          return question.defaultOption();
        };
    new AdlgGame()
        .setUp(program)
        .newBattle(
            List.of(free, Commander.takingDefaults()),
            new SeededDice(5),
            event -> {
              told.add(event);
              json.accept(event);
            })
        .fight(() -> false);
    assertEquals(
        "6,7.23 facing 0",
        told.stream()
            .filter(AdlgEvent.Moves.class::isInstance)
            .map(each -> ((AdlgEvent.Moves) each).to())
            .findFirst()
            .orElse(""));
    JsonReferee.Verdict verdict =
        JsonReferee.check(log.toString().lines().toList(), RuleSystems::engine);
    assertEquals("", verdict.fair() ? "" : verdict.event() + ": " + verdict.message());
  }
}
