package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The throw for the initiative (1.4). */
class InitiativeTest {
  private static final String POSITION =
      """
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      stand Foot-1 of Blue.Left is Foot at 0101 facing N
      stand Foot-2 of Blue.Right is Foot at 0301 facing N
      stand Foot-3 of Red.Wing is Foot at 0601 facing N
      stand Foot-4 of Red.Centre is Foot at 0801 facing N
      """;

  @Test
  @Tag("SN-X-02")
  void tiesOverAllThrows() {
    int ties = 0;
    for (int all = 0; all < 1296; all++) {
      int[] dice = {all % 6 + 1, all / 6 % 6 + 1, all / 36 % 6 + 1, all / 216 + 1, 6, 6, 1, 1};
      List<SnaphanceEvent.Initiative> throwsMade = new ArrayList<>();
      SnaphanceBattle battle =
          SnaphanceTestPositions.battle(
              POSITION,
              new ScriptedDice(dice),
              event -> {
                if (event instanceof SnaphanceEvent.Initiative each) {
                  throwsMade.add(each);
                }
              });
      battle.openRound();
      battle.openGroup();
      ties += throwsMade.getFirst().tie() ? 1 : 0;
      assertEquals(throwsMade.getFirst().tie() ? 2 : 1, throwsMade.size());
    }
    assertEquals(146, ties);
  }

  @Test
  @Tag("SN-1.4-02")
  void bothDeclareBeforeDiceAndNeitherKnowsOfTheOther() {
    List<String> told = new ArrayList<>();
    Commander commander =
        question -> {
          told.add("asked " + question.side());
          return 1;
        };
    EventSink sink =
        event -> {
          if (event instanceof SnaphanceEvent.Declared declared) {
            told.add("declared " + declared.groups());
          }
        };
    SnaphanceBattle battle =
        new SnaphanceBattle(
            SnaphanceTestPositions.program(POSITION),
            List.of(commander, commander),
            () -> {
              told.add("die");
              return told.size() % 5 + 1;
            },
            sink);
    battle.openRound();
    battle.openGroup();
    assertEquals(
        List.of("asked 0", "asked 1", "declared [Right, Centre]", "die"), told.subList(0, 4));
  }
}
