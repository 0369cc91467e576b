package dev.muster.rules.boxgrid.battle;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Battles and situations as a second reading of the sheet sees them (BG-V-17 to BG-V-24). */
class BoxIndependentRefereeTest {
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
        CommanderProfile temper =
            CommanderProfile.WITHOUT_SEARCH.get(
                (int) (seed % CommanderProfile.WITHOUT_SEARCH.size()));
        RuleSystems.fight(
            program,
            List.of(new BoxGridGame().commander(temper, seed), Commander.random(seed)),
            new SeededDice(seed),
            new BoxIndependentReferee(program),
            () -> false);
        followed++;
      }
    }
    assertTrue(followed > 0);
  }

  @Test
  void situationsAreFollowed() throws IOException, SituationException {
    for (String name : SituationFiles.ofBoxGrid()) {
      Situation situation = SituationFiles.read(name);
      if (situation.program().scenario().switches().isEmpty()) {
        BoxIndependentReferee witness = new BoxIndependentReferee(situation.program());
        for (Situation.Property each : situation.properties()) {
          if (each.of() == SituationFormat.Subject.LINE) {
            witness.fight(each.about(), each.value());
          }
        }
        try {
          SituationService.play(situation, witness);
        } catch (AssertionError e) {
          throw new AssertionError(name + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private static void objects(String units, Event... events) {
    BattleProgram program =
        BoxTestPosition.field()
            .red(units.split(";")[0].split(","))
            .blue(units.split(";")[1])
            .program();
    BoxIndependentReferee witness = new BoxIndependentReferee(program);
    witness.accept(new CommonEvent.TurnBegins("Red", 1, RuleRef.NONE));
    for (int i = 0; i < events.length - 1; i++) {
      witness.accept(events[i]);
    }
    assertThrows(AssertionError.class, () -> witness.accept(events[events.length - 1]));
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
    Event moving = phase(BoxState.Phase.MOVEMENT);
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
        phase(BoxState.Phase.SHOOTING)); // BG-V-19
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

  private static Event phase(BoxState.Phase phase) {
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
