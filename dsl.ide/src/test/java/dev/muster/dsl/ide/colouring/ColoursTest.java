package dev.muster.dsl.ide.colouring;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.junit.jupiter.api.Test;

class ColoursTest extends ServerTest {
  @Test
  void namesAreColouredByWhatTheyName() throws Exception {
    InitializeResult hello = start();
    SemanticTokensLegend legend = hello.getCapabilities().getSemanticTokensProvider().getLegend();
    Place place = open("army.muster", ARMY, true);
    List<Integer> data =
        languageServer.semanticTokensFull(new SemanticTokensParams(place.file())).get().getData();
    List<String> seen = new ArrayList<>();
    int line = 0;
    int column = 0;
    for (int i = 0; i < data.size(); i += 5) {
      line += data.get(i);
      column = data.get(i) == 0 ? column + data.get(i + 1) : data.get(i + 1);
      var range =
          new Range(new Position(line, column), new Position(line, column + data.get(i + 2)));
      var modifiers = new StringBuilder();
      for (int bit = 0; bit < legend.getTokenModifiers().size(); bit++) {
        if ((data.get(i + 4) & 1 << bit) != 0) {
          modifiers.append(' ').append(legend.getTokenModifiers().get(bit));
        }
      }
      seen.add(
          textAt(ARMY, range) + ": " + legend.getTokenTypes().get(data.get(i + 3)) + modifiers);
    }
    assertTrue(
        seen.containsAll(
            List.of(
                "Royal: class declaration",
                "snaphance.final: namespace defaultLibrary",
                "Swiss: function declaration",
                "Pike: type defaultLibrary",
                "B: enumMember defaultLibrary",
                "mp: property defaultLibrary",
                "two-hex-pursuit: decorator defaultLibrary")),
        seen::toString);
  }
}
