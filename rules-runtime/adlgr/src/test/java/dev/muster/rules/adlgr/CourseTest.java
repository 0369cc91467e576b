package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.JsonLog;
import dev.muster.rules.battle.JsonReferee;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves in words: those that are offered, and any other that is legal. */
class CourseTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "advances 1.37",
        "wheels left 22.5 and advances 0.5",
        "wheels right 90",
        "slides left 0.25 and advances 1",
        "turns about and advances 3",
        "turns left"
      })
  void whatIsSaidIsReadAgain(String words) {
    Course course = Course.of(words);
    assertEquals(words, course == null ? "" : Choice.words(course));
    assertEquals(course, Course.of(words.replace(" and ", " ")));
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
    assertNull(Course.of(words));
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
          int own = question.said(question.about() + " advances 1.23");
          boolean horse = question.label(question.usual()).equals("Horse stays");
          if (own >= 0) {
            return own;
          }
          for (int i = 0; i < question.size(); i++) {
            if (!horse && question.label(i).equals("Horse")) {
              return i;
            }
          }
          return question.usual();
        };
    new ArtOfWar()
        .open(program)
        .battle(
            List.of(free, Commander.usual()),
            new SeededDice(5),
            event -> {
              told.add(event);
              json.tell(event);
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
        JsonReferee.check(log.toString().lines().toList(), Systems::engine);
    assertEquals("", verdict.fair() ? "" : verdict.event() + ": " + verdict.message());
  }
}
