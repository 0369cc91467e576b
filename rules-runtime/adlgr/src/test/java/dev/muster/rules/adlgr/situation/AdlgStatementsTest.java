package dev.muster.rules.adlgr.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position says of units that are lost already must be possible by the rules. */
class AdlgStatementsTest {
  private static final String HEAD =
      """
      rulebook adlgr
      side Red
      side Blue
      line Foot HeavySwordsmen ordinary formation unit
      line Light LightCavalry ordinary formation unit weapon javelin
      line Camp Camp ordinary formation unit
      group Red.Left general Rupert at 10,8 quality competent attached to Light-1
      stand Light-1 of Red.Left is Light at 10,8 facing N%s
      stand Foot-1 of Blue.Right is Foot at 10,15 facing S
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stand X of Red.Left is Foot at 14,8 facing N fled | X cannot have fled: only units that"
            + " evade leave the table (AR-372)",
        "stand X of Red.Left is Camp at 14,8 facing N fled | a camp is taken",
        "stand X of Red.Left is Foot at 14,8 facing N taken | X cannot be taken: only camps are",
        "stand X of Red.Left is Light at 14,8 facing N square fled | leave out square",
        "stand X of Red.Left is Light at 14,8 facing N routed fled | X is routed already",
        "melee Light-1 Foot-1 | (AR-004): Light-1 at 10,8 and Foot-1 at 10,15 are 7 UD apart; put",
        "melee Light-1 Foot-1 won | expected the end of the line; found won"
      })
  void whatCannotHaveBeenIsTold(String line, String told) {
    SituationException found = problem(HEAD.formatted("") + line + "\norders\nRed fights\n");
    assertTrue(String.valueOf(found.getMessage()).contains(told), found.getMessage());
    assertEquals(10, found.line());
  }

  @Test
  void aCommanderIsWithNobodyWhoIsGone() {
    SituationException found = problem(HEAD.formatted(" fled") + "orders\nRed fights\n");
    assertEquals(
        "Rupert is attached to Light-1, which is gone: put him elsewhere, or write lost instead of"
            + " his place (AR-D33)",
        found.getMessage());
    assertEquals(8, found.line());
  }

  private static SituationException problem(String text) {
    return assertThrows(
        SituationException.class,
        () -> SituationService.play(SituationService.read("a.situation", text), EventSink.SILENT));
  }
}
