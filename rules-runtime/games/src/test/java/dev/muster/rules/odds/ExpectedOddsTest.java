package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario.ExpectedEnd;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.UnitFate;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds that a scenario expects: what an end means, and which orders can be given. */
class ExpectedOddsTest {
  private static final int PLENTY = 100_000;

  private static ExpectedOdds of(String position) throws SituationException {
    BattleProgram program = SituationService.read("position", position).program();
    return Objects.requireNonNull(ExpectedOdds.of(program));
  }

  /** The chance of the rows of the table of odds in which the words stand. */
  private static Probability inTable(OrderOdds odds, String unit, String words) {
    int number = odds.units().stream().map(OrderOdds.Named::unit).toList().indexOf(unit);
    return odds.chance(
        number,
        end -> {
          String row = ", " + OddsText.words(end, odds.terms(), true) + ",";
          return row.contains(", " + words + ",")
              && (words.equals("destroyed") || !end.destroyed());
        });
  }

  @ParameterizedTest
  @CsvSource({
    "snaphance, Gendarmes-1 charges Regiment-1, Gendarmes-1, Regiment-1",
    "boxgrid, Shot-1 shoots at Block-1, Shot-1, Block-1",
    "boxgrid, Shot charges Block, Shot, Block",
    "adlgr, Foot-1 charges the front of Foot-2, Foot-1, Foot-2"
  })
  void anEndIsARowOfTheTable(String game, String order, String mover, String target)
      throws SituationException {
    ExpectedOdds expected = of(position(game));
    OrderOdds odds = expected.odds(order, PLENTY);
    assertTrue(odds.rest().isZero());
    int possible = 0;
    for (String unit : List.of(mover, target)) {
      for (String word : expected.words()) {
        Probability chance = expected.chance(new ExpectedEnd(order, unit, word, 0), PLENTY).sure();
        assertEquals(inTable(odds, unit, word.replace('-', ' ')), chance, unit + " " + word);
        possible += chance.isZero() ? 0 : 1;
      }
      int number = odds.units().stream().map(OrderOdds.Named::unit).toList().indexOf(unit);
      Probability more = Probability.ZERO;
      for (Map.Entry<Integer, Probability> each : odds.losses(number).entrySet()) {
        more = each.getKey() >= 2 ? more.plus(each.getValue()) : more;
      }
      assertEquals(
          more, expected.chance(new ExpectedEnd(order, unit, null, 2), PLENTY).sure(), unit);
    }
    assertTrue(game.equals("adlgr") || possible > 0, "some of the words come about");
  }

  private static String position(String game) {
    return switch (game) {
      case "snaphance" -> OddsTestPositions.SNAPHANCE;
      case "boxgrid" -> OddsTestPositions.BOXES;
      default -> OddsTestPositions.TABLE;
    };
  }

  /** What was played and the rest have the exact chance between them. */
  @Test
  void theBudgetLeavesARest() throws SituationException {
    ExpectedOdds expected = of(OddsTestPositions.SNAPHANCE);
    ExpectedEnd end =
        new ExpectedEnd("Gendarmes-1 charges Regiment-1", "Regiment-1", "disordered", 0);
    ExpectedOdds.Chance all = expected.chance(end, PLENTY);
    ExpectedOdds.Chance some = expected.chance(end, 40);
    assertTrue(all.rest().isZero());
    assertFalse(some.rest().isZero());
    assertTrue(some.sure().compareTo(all.sure()) <= 0);
    assertTrue(some.sure().plus(some.rest()).compareTo(all.sure()) >= 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"snaphance", "boxgrid", "adlgr"})
  void aLegalOrderIsKnownAtOnce(String game) throws SituationException {
    ExpectedOdds expected = of(position(game));
    String order =
        switch (game) {
          case "snaphance" -> "Gendarmes-1 charges Regiment-1";
          case "boxgrid" -> "Shot-1 shoots at Block-1";
          default -> "Foot-1 charges the front of Foot-2";
        };
    OddsCalculator.Preview preview = expected.preview(order, 200);
    assertEquals("", preview.refusal());
    assertEquals(2, preview.strengths().size());
    assertTrue(preview.strengths().values().stream().allMatch(each -> each > 0));
  }

  @Test
  void anIllegalOrderIsRefusedWithoutAListOfLegalOnes() throws SituationException {
    String refusal =
        of(OddsTestPositions.SNAPHANCE).preview("Regiment-1 charges Gendarmes-1", 2_000).refusal();
    assertTrue(refusal.startsWith("Regiment-1 charges Gendarmes-1: "), refusal);
    assertFalse(refusal.contains("legal were"), refusal);
    assertThrows(
        SituationException.class,
        () -> of(OddsTestPositions.SNAPHANCE).preview("Gendarmes charges nobody", 10));
  }

  @Test
  void aBudgetThatIsTooSmallRefusesNothing() throws SituationException {
    assertEquals(
        "", of(OddsTestPositions.TABLE).preview("Foot-1 charges the front of Foot-2", 1).refusal());
  }

  /** What a game reports of its units has a word, and every mark is one of the rulebook. */
  @ParameterizedTest
  @ValueSource(strings = {"snaphance", "boxgrid", "adlgr"})
  void wordsCoverWhatHappens(String game) {
    SituationFormat form = Objects.requireNonNull(RuleSystems.named(game).situationFormat());
    List<OrderOdds.UnitEnd> ends =
        OddsCases.of(game, 5, 4_000).stream()
            .flatMap(each -> each.odds().ends().stream())
            .flatMap(end -> end.units().stream())
            .toList();
    Set<UnitFate.Kind> met =
        ends.stream().flatMap(each -> each.fates().stream()).collect(Collectors.toSet());
    assertTrue(form.fateKinds().containsAll(met), met.toString());
    Set<String> marks =
        ends.stream().flatMap(each -> each.marks().stream()).collect(Collectors.toSet());
    assertTrue(form.marksInPlay().containsAll(marks), marks.toString());
  }
}
