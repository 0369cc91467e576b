package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The built-in commanders know what a player knows. */
class SnaphanceCommandersTest {
  private static final String FIELD =
      """
      board 16 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      group Blue.Left general Conde +1 at 0511
      stand Foot-1 of Blue.Left is Foot at 0510 facing N
      stand Shot-1 of Blue.Left is Shot at 0610 facing N
      group Blue.Right general Guise +1 at 0911
      stand Horse-1 of Blue.Right is Horse at 0910 facing N
      group Red.Van general Saxe +1 at 0603
      stand Foot-2 of Red.Van is Foot at 0504 facing S
      stand Shot-2 of Red.Van is Shot at 0604 facing S
      group Red.Rear general Tilly +1 at 0903
      stand Horse-2 of Red.Rear is Horse at 0904 facing S
      """;

  // ---- what a player knows

  /** With other dice from some throw on, every answer given before that throw is the same. */
  @Test
  void noCommanderLooksAtDiceToCome() {
    BattleProgram program = SnaphanceTestPositions.program(FIELD);
    for (CommanderProfile temper : CommanderProfile.WITHOUT_SEARCH) {
      for (int known : new int[] {0, 1, 2, 5, 9, 14, 30}) {
        assertEquals(
            answersUpTo(program, temper, known, 1),
            answersUpTo(program, temper, known, 2),
            temper + " answers by dice after the first " + known);
      }
    }
  }

  private static List<String> answersUpTo(
      BattleProgram program, CommanderProfile temper, int known, long future) {
    List<String> answers = new ArrayList<>();
    int[] thrown = new int[1];
    Dice past = new SeededDice(7);
    Dice next = new SeededDice(future);
    Dice dice = () -> ++thrown[0] <= known ? past.d6() : next.d6();
    List<Commander> both = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      Commander mind = SnaphanceCommanders.of(temper, 3 + side);
      both.add(
          question -> {
            int before = thrown[0];
            int answer = mind.choose(question);
            assertEquals(before, thrown[0], "a commander threw dice");
            if (before <= known) {
              answers.add(question.id() + " " + question.label(answer));
            }
            return answer;
          });
    }
    new SnaphanceBattle(program, both, dice, EventSink.SILENT).fight(() -> false);
    assertFalse(answers.isEmpty());
    return answers;
  }

  /** Plans and commanders of the other side are not on the table: nothing changes with them. */
  @Test
  void noCommanderKnowsThePlansOfTheEnemy() {
    BattleProgram open = SnaphanceTestPositions.program(FIELD);
    Plan hold = new Plan(Plan.Stance.HOLD, List.of(), null, 1, SourceRange.NOWHERE);
    BattleProgram secret =
        SnaphancePlansTest.with(SnaphancePlansTest.with(open, "Van", hold), "Rear", hold);
    for (CommanderProfile temper : CommanderProfile.WITHOUT_SEARCH) {
      assertEquals(
          answersOfBlue(open, temper), answersOfBlue(secret, temper), temper + " reads plans");
    }
  }

  private static List<String> answersOfBlue(BattleProgram program, CommanderProfile temper) {
    List<String> answers = new ArrayList<>();
    Commander mind = SnaphanceCommanders.of(temper, 3);
    Commander blue =
        question -> {
          int answer = mind.choose(question);
          answers.add(question.id() + " " + question.label(answer));
          return answer;
        };
    new SnaphanceBattle(
            program, List.of(blue, Commander.takingDefaults()), new SeededDice(5), EventSink.SILENT)
        .fight(() -> false);
    return answers;
  }

  // ---- random

  @Test
  void theRandomCommanderTakesEveryOptionAlikeOften() {
    int options = 7;
    int questions = 70_000;
    Commander random = SnaphanceCommanders.of(CommanderProfile.RANDOM, 11);
    int[] taken = new int[options];
    for (int i = 0; i < questions; i++) {
      taken[random.choose(new Asked(options))]++;
    }
    for (int each : taken) {
      assertEquals(questions / options, each, 450, "about five standard deviations");
    }
  }

  private record Asked(int size) implements Decision {
    @Override
    public String id() {
      return "D-03";
    }

    @Override
    public int side() {
      return 0;
    }

    @Override
    public String about() {
      return "Foot-1";
    }

    @Override
    public String label(int option) {
      return "option " + option;
    }

    @Override
    public int defaultOption() {
      return 0;
    }
  }

  // ---- tempers

  @Test
  void theBoldChargeMoreAndTheCautiousLess() {
    int bold = charges(CommanderProfile.BOLD);
    int steady = charges(CommanderProfile.STEADY);
    int cautious = charges(CommanderProfile.CAUTIOUS);
    assertTrue(bold > steady && steady > cautious, bold + ", " + steady + ", " + cautious);
  }

  /** Charges of Blue over many battles against an enemy that stands still. */
  private static int charges(CommanderProfile temper) {
    BattleProgram program = SnaphanceTestPositions.program(FIELD);
    int[] charges = new int[1];
    for (long seed = 1; seed <= 60; seed++) {
      new SnaphanceBattle(
              program,
              List.of(SnaphanceCommanders.of(temper, seed), Commander.takingDefaults()),
              new SeededDice(seed),
              event ->
                  charges[0] +=
                      event instanceof SnaphanceEvent.Contact contact
                              && contact.kind().equals("charge")
                          ? 1
                          : 0)
          .fight(() -> false);
    }
    return charges[0];
  }

  /** A gun needs few tests and hardly moves: a General tied to it is lost to his other stands. */
  @Test
  void generalsAreTiedToFightersAndNotToGuns() {
    BattleProgram program =
        SnaphanceTestPositions.program(
            """
            board 16 x 14
            side Blue
            side Red
            line Gun Artillery B mp 1 sp 3 pb 0 2h 0 3h 0 4h -1 6h -1 bp 1
            line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
            group Blue.Left general Conde +1 at 0510
            stand Gun-1 of Blue.Left is Gun at 0510 facing N
            stand Foot-1 of Blue.Left is Foot at 0610 facing N
            group Red.Van general Saxe +1 at 0604
            stand Gun-2 of Red.Van is Gun at 0504 facing S
            stand Foot-2 of Red.Van is Foot at 0604 facing S
            """);
    int[] tied = new int[2];
    for (long seed = 1; seed <= 40; seed++) {
      Commander mind = SnaphanceCommanders.of(CommanderProfile.STEADY, seed);
      Commander blue =
          question -> {
            int answer = mind.choose(question);
            if (question.id().equals("D-05") && answer == 1) {
              tied[question.about().startsWith("Gun") ? 1 : 0]++;
            }
            return answer;
          };
      new SnaphanceBattle(
              program,
              List.of(blue, SnaphanceCommanders.of(CommanderProfile.STEADY, seed + 1)),
              new SeededDice(seed),
              EventSink.SILENT)
          .fight(() -> false);
    }
    assertEquals(0, tied[1], "tied to a gun");
    assertTrue(tied[0] > 0, "never tied to Foot");
  }
}
