package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The draft has no Slow Horse, and so nothing that drops with its strength (7.6). */
class HorseOfTheDraftTest {
  private static final String HEAD =
      """
      situation "Horse of the draft"
      rulebook snaphance.%s
      board 12 x 12
      line Cautious %s mp 2 sp 4 cb 1 bp 2
      line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
      side Blue
      side Red
      stand Lancers-1 of Blue.Left is Lancers at 0508 facing N
      stand Cautious-1 of Red.Right is Cautious at 0606 facing S lost %d
      orders
      Left acts
      Lancers-1 charges Cautious-1 via 0607
      dice %s
      dice 1 1 1 1 1 1 1 1 1 1
      dice %s
      expect
      log Cautious-1 fires pistols on contact
      """;

  @Test
  @Tag("SN-7.6-10d")
  void noSlowHorseInTheDraft() throws SituationException {
    SituationException category =
        assertThrows(SituationException.class, () -> play("draft", "SlowHorse B", 2, "1 1", "1 1"));
    assertTrue(category.getMessage().contains("SlowHorse"), category.getMessage());
    SituationException trait =
        assertThrows(
            SituationException.class, () -> play("draft", "Horse B slow", 2, "1 1", "1 1"));
    assertTrue(trait.getMessage().contains("slow"), trait.getMessage());
    assertEquals("", play("final", "SlowHorse B", 2, "1 1", "1 1"));
    assertEquals("", play("final", "SlowHorse B", 3, "1", "1"));
  }

  @Test
  @Tag("SN-7.6-10d")
  void theDiceOfTheDraftDoNotDrop() throws SituationException {
    assertEquals("", play("draft", "Horse B", 2, "1 1", "1 1"));
    assertEquals("", play("draft", "Horse B", 3, "1 1", "1"));
  }

  private static String play(String edition, String kind, int lost, String fire, String melee)
      throws SituationException {
    String text = HEAD.formatted(edition, kind, lost, fire, melee);
    SituationRunner.Result result =
        SituationService.play(SituationService.read("test", text), EventSink.SILENT);
    return result.problems().isEmpty() ? "" : result.problems() + "\n" + result.log();
  }
}
