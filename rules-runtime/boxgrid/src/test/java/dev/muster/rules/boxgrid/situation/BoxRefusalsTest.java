package dev.muster.rules.boxgrid.situation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.RefusalTranscript;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every refusal says why: the rule that forbids, its numbers, and the row of the ledger. */
@Tag("slow")
class BoxRefusalsTest {
  private static final Pattern ROW = Pattern.compile("\\(BG-[A-Z]?[0-9]+[,)]");

  private static List<String> problems(String name, String text) throws SituationException {
    List<String> found = new ArrayList<>();
    var reading = SituationService.readAll(name, text);
    var situation = Objects.requireNonNull(reading.situation(), () -> "" + reading.problems());
    SituationService.play(situation, EventSink.SILENT)
        .problems()
        .forEach(each -> found.add(each.line() + " " + each.getMessage()));
    return found;
  }

  @Test
  void everyForbiddenOrderOfTheSituationsHasItsReason() throws IOException, SituationException {
    RefusalTranscript.check(SituationFiles.ofBoxGrid(), ROW);
  }

  private static final String HEAD =
      """
      rulebook boxgrid
      board 8 x 8
      wall G3-G4
      impassable E4
      side Red breaks 1/1
      side Blue breaks 1/1
      line Foot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 2 depth medium
      line Horse HeavyMounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth medium
      line Light LightFoot open ccv 3 shaken 2 catastrophe 4 rupture 2 depth shallow weapons bow
      line Pikes HeavyFoot close-pike ccv 4 shaken 3 catastrophe 5 rupture 2 depth deep
      line Gun Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth shallow weapons field-artillery
      line Camp Camp open ccv 0 shaken 1 catastrophe 1 rupture 1 depth shallow
      stand Foot-1 of Red.R1 is Foot at B3 facing N
      stand Foot-3 of Red.R2 is Foot at C4 facing N
      stand Light-1 of Red.R3 is Light at D3 facing N
      stand Horse-1 of Red.R4 is Horse at G3 facing N
      stand Gun-1 of Red.R5 is Gun at A1 facing N
      stand Camp-1 of Red.R6 is Camp at B1 facing N
      stand Pikes-1 of Red.R7 is Pikes at F1 facing N
      stand Horse-3 of Red.R8 is Horse at H1 facing N
      stand Foot-2 of Blue.B1 is Foot at B4 facing S
      stand Horse-2 of Blue.B2 is Horse at D4 facing S
      stand Far-2 of Blue.B3 is Foot at B8 facing S
      stand Horse-4 of Blue.B4 is Horse at H2 facing S
      melee Horse-3 Horse-4
      orders
      Red %s
      %s
      dice 1 1 1 1 1 1 1 1   # Horse-3 and Horse-4
      """;

  private static String told(String phase, String orders) throws SituationException {
    return String.join("\n", problems("a.situation", HEAD.formatted(phase, orders)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foot-1 charges Far-2 | Foot-1 cannot charge: 5 boxes to Far-2, and a charge goes 1 box"
            + " (BG-D05); legal were: ",
        "Foot-1 charges Foot-3 | Foot-1 cannot charge: Foot-3 is on its side (BG-D05)",
        "Foot-1 charges Foot-2 diagonally | Foot-2 stands straight before it, not diagonally",
        "Foot-3 charges Foot-2 | Foot-3 cannot charge: Foot-2 stands beside or behind it (BG-D05)",
        "Foot-1 moves forward to B5 | Foot-1 cannot move forward: a step forward goes to B4,"
            + " straight before it, not to B5 (BG-D05)",
        "Foot-1 moves forward | Foot-2 stands in B4, and a box has room for one unit (BG-D04)",
        "Foot-1 moves diagonally to D4 | a diagonal step goes to A4 or C4, not to D4 (BG-D05)",
        "Foot-1 moves diagonally to C4 | Foot-3 stands in C4, and a box has room for one unit",
        "Light-1 moves diagonally to E4 | E4 is impassable (BG-038)",
        "Light-1 charges Horse-2 | it is Light and Horse-2 is Heavy (BG-128)",
        "Horse-1 moves forward | a linear obstacle lies between G3 and G4 (BG-193)",
        "Foot-1 turns to S | S is behind it: it turns about (BG-D05)",
        "Foot-1 turns to N | Foot-1 cannot turn: it faces N (BG-D05)",
        "Foot-1 forms hedgehog | only close order foot with pikes forms hedgehog (BG-D17)",
        "Foot-1 stops and gives up an Action | it has neither turned nor moved diagonally (BG-016)",
        "Foot-1 tests to stop | it is not under Momentum (BG-024, BG-026)",
        "Foot-1 tries to move | it is not Out of Command (BG-D09)",
        "Foot-1 leaves the hedgehog | it is in no hedgehog (BG-064)",
        "Foot-1 withdraws | it is in no melee (BG-061)",
        "Gun-1 moves forward | field and heavy guns only turn (BG-D26)",
        "Camp-1 moves | Camp-1 cannot move: it has no Movement Actions (BG-D26)",
        "Foot-2 moves | Foot-2 cannot move: this is the turn of Red (BG-006)",
        "Horse-3 moves forward | Horse-3 cannot move forward: it is in melee with Horse-4 (BG-D29)",
        "Horse-3 withdraws | it has not lost or tied its last round of melee (BG-061)",
        "Foot-1 evades | this was never possible; a unit evades or stands when it is charged",
      })
  void anOrderOfTheMovementPhaseIsRefusedWithItsRule(String order, String told)
      throws SituationException {
    String found = told("moves", order);
    assertTrue(found.contains(told), found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shoots | Foot-1 shoots at Foot-2 | it has nothing to shoot with (BG-073)",
        "shoots | Light-1 shoots at Foot-1 | Light-1 cannot shoot: Foot-1 is on its side (BG-009)",
        "shoots | Light-1 shoots at Horse-4 | Light-1 cannot shoot: Horse-4 is in melee (BG-D27)",
        "shoots | Light-1 shoots at Far-2 | 5 boxes to Far-2, its bow reaches 2 (BG-082)",
        "shoots | Light-1 shoots massed archery at Horse-2 | only Close and Massed Order foot",
        "fights | the melee of Foot-2 is fought | no enemy has charged Foot-2 (BG-D22)",
        "fights | Foot-1 takes the box of the enemy | when the enemy it fought has Broken (BG-180)",
      })
  void anOrderOfLaterPhasesIsRefusedWithItsRule(String phase, String order, String told)
      throws SituationException {
    String found = told(phase, order);
    assertTrue(found.contains(told), found);
  }

  /** What its unit is told counts more than that its move is over afterwards. */
  @Test
  void theRuleOfTheActionIsToldAndNotThatTheMoveIsOver() throws SituationException {
    String found = told("moves", "Pikes-1 moves forward\nPikes-1 moves forward\nFoot-1 moves");
    assertTrue(found.contains("it has 0 of 1 Actions left, this takes 1 (BG-014)"), found);
  }
}
