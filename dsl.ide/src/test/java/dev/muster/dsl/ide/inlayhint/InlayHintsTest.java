package dev.muster.dsl.ide.inlayhint;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

class InlayHintsTest extends ServerTest {
  private List<String> hints(Place place, int from, int to) throws Exception {
    List<InlayHint> hints =
        languageServer
            .inlayHint(
                new InlayHintParams(
                    place.file(), new Range(new Position(from, 0), new Position(to, 0))))
            .get();
    return hints.stream()
        .map(
            hint -> {
              int offset = offset(place.text(), hint.getPosition());
              int line = place.text().lastIndexOf(' ', offset - 1);
              int word = place.text().lastIndexOf(' ', line - 1) + 1;
              return place.text().substring(word, offset) + " " + hint.getLabel().getLeft();
            })
        .toList();
  }

  @Test
  void diceAndBreakPoints() throws Exception {
    Place place = open("army.muster", ARMY, false);
    assertEquals(
        List.of(
            "cb 4 10D6",
            "cb 1 6D6",
            "pb 0 5+3D6",
            "2h -1 4+2D6",
            "bp 2 = 4 BP",
            "cb 3 8D6",
            "bp 2 = 6 BP",
            "cb 1 7D6",
            "pb -2 4D6",
            "2h -2 4D6",
            "3h -3 3D6"),
        hints(place, 0, 99));
  }

  @Test
  void onlyThePartThatIsSeen() throws Exception {
    Place place = open("army.muster", ARMY, false);
    assertEquals(List.of("cb 3 8D6", "bp 2 = 6 BP"), hints(place, 5, 6));
  }

  @Test
  void theAuthorMaySwitchThemOff() throws Exception {
    Place place = open("army.muster", ARMY, false);
    settings(Map.of("dice", false));
    assertEquals(List.of("bp 2 = 6 BP"), hints(place, 5, 6));
    settings(Map.of("dice", true, "breakPoints", false));
    assertEquals(List.of("cb 3 8D6"), hints(place, 5, 6));
    settings(Map.of("dice", false));
    assertEquals(List.of(), hints(place, 5, 6));
  }

  private void settings(Map<String, Object> hints) {
    languageServer.didChangeConfiguration(
        new DidChangeConfigurationParams(Map.of("muster", Map.of("inlayHints", hints))));
  }
}
