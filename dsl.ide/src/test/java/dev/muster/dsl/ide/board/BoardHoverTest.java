package dev.muster.dsl.ide.board;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands under the mouse is told in the words of its board and its rulebook. */
class BoardHoverTest extends BoardFixture {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "boxes | at {}E4 points | Box E4 | on Park ; place Mirabello ; objective House",
        "boxes | at {}C1 quality | Box C1 | stand Block-1 (Pikes) of Van, Emperor, facing N ;"
            + " Commander Lannoy",
        "boxes | general {}Lannoy | **Lannoy** | Commander Lannoy ; commands to 4 boxes",
        "boxes | abreast from {}A2 | Box A2 | stand Reiters-1",
        "boxes | ditch {}C2-C3 | Box C2 | ditch between C2 and C3 ; Open",
        "boxes | ditch C2-C{}3 | Box C3 | ditch between C2 and C3",
        "boxes | along A3 {}B3 | Box B3 | road The high road",
        "boxes | {}c c . . . | Box B4 | Copse",
        "boxes | C1 D1 facing {}N | **N** | to the top of the map ; this side of its box",
        "boxes | C1 D1 {}facing N | **facing** | this side of its box ; N, E, S, W",
        "boxes | general Lannoy +1 {}at | **at** | the letter of its column",
        "boxes | 5 {}boxes { | **boxes** | A map of square boxes",
        "boxes | {}marked shaken | **marked** | marks of the rulebook",
        "boxes | marked {}shaken, hits 2 | shaken | Begins shaken",
        "boxes | quality {}gifted | gifted | A better one",
        "boxes | {}way road | **way** | drawn as a line",
        "boxes | {}leader gifted | **leader** | What a General may be",
        "boxes | {}South at | South | Zone at A1..F1",
        "boxes | map {}Park | Park | 6 x 5 boxes",
        "table | at {}15,18.5 points | Point 15,18.5 | on Plain ; place Podelwitz ; objective Hill",
        "table | at 15,{}16 quality | Point 15,16 | Commander Tilly",
        "table | general {}Tilly | **Tilly** | Commander Tilly: command value ; command range",
        "table | from {}4,5 facing | Point 4,5 | stand Brigades-1",
        "table | from {}12,14 to | Point 12,14 | wood The grove",
        "table | along {}0,10 8 | Point 0,10 | road",
        "table | facing {}NW | **NW** | to the upper left ; degrees clockwise",
        "table | facing {}200.5 | 200.5 | degrees",
        "table | {}wide 0.5 | **wide** | measure of the map",
        "table | {}area wood | **area** | Ground of one kind on a table",
        "table | general Tilly {}at | **at** | how far east and how far north",
        "table | 20.5 {}UD | **UD** | units of distance",
        "table | marked {}hits 1 | hits | Cohesion",
        "table | quality {}strategist | strategist | Command range 8 UD",
        "table | map {}Plain | Plain | 30 x 20.5 UD",
      })
  void itIsTold(String board, String place, String bold, String also) throws Exception {
    Place at = opened(board, place.replace("{}", ""), place);
    Hover hover = languageServer.hover(new HoverParams(at.file(), at.position())).get();
    assertNotNull(hover, place);
    String text = hover.getContents().getRight().getValue();
    assertTrue(text.contains(bold), text);
    for (String each : also.split(" ; ")) {
      assertTrue(text.contains(each), () -> "no '" + each + "' in " + text);
    }
  }
}
