package dev.muster.rules.boxgrid;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.testing.SituationFiles;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.systems.Situations;
import dev.muster.rules.systems.Systems;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Battles and situations as a second reading of the sheet sees them (BG-V-17 to BG-V-24). */
class BoxWitnessTest {
  private static BattleProgram usual(long seed) {
    BattleProgram program = GeneratedBoxBattles.of(seed);
    return program.scenario().switches().isEmpty() ? program : null;
  }

  @Test
  void generatedBattlesAreFollowed() {
    int followed = 0;
    for (long seed = 1; followed < 60; seed++) {
      BattleProgram program = usual(seed);
      if (program != null) {
        Temper temper = Temper.AT_ONCE.get((int) (seed % Temper.AT_ONCE.size()));
        Systems.fight(
            program,
            List.of(new BoxGridGame().commander(temper, seed), Commander.random(seed)),
            new SeededDice(seed),
            new BoxWitness(program),
            () -> false);
        followed++;
      }
    }
    assertTrue(followed > 0);
  }

  @Test
  void situationsAreFollowed() throws IOException, SituationProblem {
    for (String name : SituationFiles.ofBoxGrid()) {
      Situation situation = SituationFiles.read(name);
      if (situation.program().scenario().switches().isEmpty()) {
        BoxWitness witness = new BoxWitness(situation.program());
        for (Situation.Said each : situation.said()) {
          if (each.of() == PositionForm.Of.LINE) {
            witness.fight(each.about(), each.value());
          }
        }
        try {
          Situations.play(situation, witness);
        } catch (AssertionError e) {
          throw new AssertionError(name + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private static void objects(String units, Event... events) {
    BattleProgram program =
        BoxTrial.field().red(units.split(";")[0].split(",")).blue(units.split(";")[1]).program();
    BoxWitness witness = new BoxWitness(program);
    witness.tell(new CommonEvent.TurnBegins("Red", 1, RuleRef.NONE));
    for (int i = 0; i < events.length - 1; i++) {
      witness.tell(events[i]);
    }
    assertThrows(AssertionError.class, () -> witness.tell(events[events.length - 1]));
  }

  @Test
  void theWitnessObjects() {
    Event charge = new BoxEvent.Charges("R", "B", false, RuleRef.NONE);
    objects(
        "R Foot D4 N;B Loose D5 S", charge, new BoxEvent.Contact("R", "B", "front", RuleRef.NONE));
    objects(
        "R Foot D4 N;B Foot D5 S", charge, new BoxEvent.Evades("B", "D5", "D6", "S", RuleRef.NONE));
    objects("R Shot D1 N;B Foot D5 S", shot(4));
    objects("R Shot D4 E;B Foot D5 S", shot(1));
    objects("R Shot D4 N;B Foot D5 S", shot(1), shot(1));
    Event melee = new BoxEvent.Melee("B", List.of("R"), "R", RuleRef.NONE);
    Event result = new BoxEvent.MeleeResult("B", 1, 0, "R", "B", RuleRef.NONE);
    objects("R Foot D4 N;B Foot D5 S", melee, result, test("B"));
    objects("R Foot D4 N hits 5;B Foot D5 S", melee, result, test("R"));
    objects("R Foot D4 N;B Foot D5 S hits 5", melee, result, melee);
  }

  @Test
  void itObjectsToMovesAndCharges() {
    Event moving = phase(Field.Phase.MOVEMENT);
    Event red = step("R", "forward", "D4", "D5");
    Event second = step("S", "forward", "F4", "F5");
    objects("R Foot D4 N,S Horse F4 N momentum;B Foot J10 S", moving, red, second); // BG-V-17
    objects("R Foot D4 N;B Foot J10 S", moving, red, step("R", "forward", "D5", "D6")); // BG-V-18
    Event charge = new BoxEvent.Charges("R", "B", false, RuleRef.NONE);
    objects("R Foot D4 N;B Foot D6 S", moving, red, charge); // BG-V-18
    Event other = step("S", "forward", "F4", "F5");
    objects(
        "R Horse D4 N momentum,S Horse F4 N momentum;B Foot J10 S",
        moving,
        other,
        phase(Field.Phase.SHOOTING)); // BG-V-19
    objects("R OpenHorse D4 N;B Foot D5 S", charge); // BG-V-20
    Event aside = new BoxEvent.Charges("R", "B", true, RuleRef.NONE);
    objects("R Foot D4 N;B Horse E5 S", aside);
    Event turn = step("R", "turn", "D5", "D5");
    objects("R OpenHorse D4 N;B Open D6 S", moving, red, turn, charge);
  }

  @Test
  void itObjectsToDiceOfTheUnformed() {
    Event unformed = new BoxEvent.Unformed("R", "terrain", RuleRef.NONE);
    List<Event.Term> terms = List.of(new Event.Term("CCV", 4), new Event.Term("order", 1));
    Event gains = new BoxEvent.MeleeThrow("R", "B", terms, false, List.of(4, 4), 2, RuleRef.NONE);
    objects("R Foot D4 N;B Foot D5 S", unformed, gains); // BG-V-23
  }

  private static Event phase(Field.Phase phase) {
    return new CommonEvent.PhaseBegins("Red", phase.words, RuleRef.NONE);
  }

  private static Event step(String unit, String kind, String from, String to) {
    return new BoxEvent.Moves(unit, kind, from, to, "N", RuleRef.NONE);
  }

  private static Event shot(int range) {
    return new BoxEvent.Shoots(
        "R", "B", "musket", "shot", range, List.of(), List.of(1), 0, RuleRef.NONE);
  }

  private static Event test(String unit) {
    return new BoxEvent.CatastropheTest(unit, "hits", "", List.of(), 4, 1, true, RuleRef.NONE);
  }
}
