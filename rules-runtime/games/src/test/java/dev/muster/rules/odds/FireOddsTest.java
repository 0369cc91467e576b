package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fire by range, without a map, in each game. */
class FireOddsTest {
  private static List<FireOdds.AtRange> of(String book, String line) throws SituationException {
    Situation any =
        SituationService.read(
            "line",
            "rulebook "
                + book
                + "\nside Red\nside Blue\nline "
                + line
                + "\ngroup Red.Left general A at "
                + place(book, 0)
                + "\ngroup Blue.Left general B at "
                + place(book, 1)
                + "\n");
    Rulebook rules = any.program().rulebook();
    Army army = any.program().armies().getFirst();
    Army.StandLine stand = army.stands().getFirst();
    return FireOdds.of(
        rules,
        new FacingLines.Fielded("Shooter", army, stand),
        new FacingLines.Fielded("Target", army, stand));
  }

  private static String place(String book, int number) {
    return switch (book) {
      case "boxgrid" -> number == 0 ? "A1" : "B2";
      case "adlgr" -> number == 0 ? "2,2" : "6,6";
      default -> number == 0 ? "0101" : "0303";
    };
  }

  /** Four dice at point blank: 512 of 1296 throws have neither a six nor a pair of fives. */
  @Test
  void fireOfSnaphanceIsToldForTheRangesOfItsLine() throws SituationException {
    List<FireOdds.AtRange> all =
        of("snaphance.final", "Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3");
    assertEquals(List.of(1.0, 2.0, 3.0), all.stream().map(FireOdds.AtRange::range).toList());
    assertEquals(all.get(0).loss(), all.get(1).loss());
    assertTrue(all.get(2).loss().compareTo(all.get(1).loss()) < 0);
    assertTrue(all.get(0).loss().compareTo(Probability.of(1296 - 512, 4)) < 0);
    assertTrue(all.get(0).mean() > 0);
  }

  @Test
  void fireOfTheOtherGamesIsTold() throws SituationException {
    List<FireOdds.AtRange> boxes =
        of(
            "boxgrid",
            "Shot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 3 depth medium"
                + " weapons arquebus");
    assertTrue(!boxes.isEmpty() && boxes.getFirst().mean() > 0, boxes.toString());
    List<FireOdds.AtRange> table = of("adlgr", "Shot Bowmen ordinary weapon musket formation unit");
    assertTrue(!table.isEmpty() && table.getFirst().mean() > 0, table.toString());
  }

  @Test
  void whoCannotShootHasNoOdds() throws SituationException {
    assertEquals(List.of(), of("snaphance.final", "Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2"));
  }
}
