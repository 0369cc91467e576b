package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Neither the rules nor the commanders prefer an end of the board: turned half round, every battle
 * takes the same course. So nobody wins because his hexes have the lower numbers.
 */
class RotatedBattleTest {
  private static final String FIELD =
      """
      board 16 x 14
      woods 0506 0606 0507
      hillside 1008 1108
      stream 0508-0608
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Pike Pike B mp 1 sp 5/5/5 cb 3 bp 2
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      line Reiters Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
      line Croats LightCavalry B mp 3 sp 3 cb 1 pb 0 2h 0 bp 1
      line Forlorn Skirmishers B mp 2 sp 3 pb 0 2h -1 bp 1 weapon musket
      line Dragoons Dragoons B mp 2 sp 4 pb 0 2h -1 bp 1
      line Guns Artillery C mp 1 sp 4 pb 0 2h 0 3h 0 4h -1 6h -2 bp 1
      group Blue.Left general Conde +1 at 0511
      stand Foot-1 of Blue.Left is Foot at 0410 facing N
      stand Pike-1 of Blue.Left is Pike at 0510 facing N
      stand Shot-1 of Blue.Left is Shot at 0610 facing N
      stand Forlorn-1 of Blue.Left is Forlorn at 0609 facing N
      stand Guns-1 of Blue.Left is Guns at 0710 facing N
      group Blue.Right general Guise +1 at 1111
      stand Horse-1 of Blue.Right is Horse at 1010 facing N
      stand Reiters-1 of Blue.Right is Reiters at 1110 facing N
      stand Croats-1 of Blue.Right is Croats at 1210 facing N
      group Red.Van general Saxe +1 at 0602
      stand Horse-2 of Red.Van is Horse at 0403 facing S
      stand Dragoons-2 of Red.Van is Dragoons at 0504 facing S
      stand Foot-2 of Red.Van is Foot at 0604 facing S
      stand Shot-2 of Red.Van is Shot at 0704 facing S
      group Red.Rear general Tilly +1 at 1003
      stand Reiters-2 of Red.Rear is Reiters at 0904 facing S
      stand Horse-3 of Red.Rear is Horse at 1004 facing S
      stand Croats-2 of Red.Rear is Croats at 1105 facing S
      stand Pike-2 of Red.Rear is Pike at 1204 facing S
      """;

  @Test
  void aBattleOnTheBoardTurnedHalfRoundTakesTheSameCourse() {
    takeTheSameCourse(3);
  }

  @Test
  @Tag("nightly")
  void manyBattlesOnTheBoardTurnedHalfRoundTakeTheSameCourse() {
    takeTheSameCourse(12);
  }

  private static void takeTheSameCourse(int seeds) {
    BattleProgram program = SnaphanceTestPositions.program(FIELD);
    RotatedBattle half = new RotatedBattle(program.board());
    BattleProgram turned = half.of(program);
    List<CommanderProfile> tempers =
        List.of(CommanderProfile.STEADY, CommanderProfile.BOLD, CommanderProfile.CAUTIOUS);
    for (CommanderProfile one : tempers) {
      for (CommanderProfile other : tempers) {
        for (long seed = 1; seed <= seeds; seed++) {
          assertEquals(
              log(program, one, other, seed),
              half.of(log(turned, one, other, seed)),
              one + " against " + other + ", seed " + seed);
        }
      }
    }
  }

  private static String log(
      BattleProgram program, CommanderProfile one, CommanderProfile other, long seed) {
    StringBuilder text = new StringBuilder();
    new SnaphanceBattle(
            program,
            List.of(SnaphanceCommanders.of(one, seed), SnaphanceCommanders.of(other, seed)),
            new SeededDice(seed),
            new TextReport(text, new SnaphanceEventFormatter(program.scenario())))
        .fight(() -> false);
    assertTrue(text.toString().contains("melee"), "there is no fight");
    return text.toString();
  }
}
