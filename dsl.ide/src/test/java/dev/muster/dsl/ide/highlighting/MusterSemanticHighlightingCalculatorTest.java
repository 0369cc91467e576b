package dev.muster.dsl.ide.highlighting;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.junit.jupiter.api.Test;

class MusterSemanticHighlightingCalculatorTest extends ServerTest {
  @Test
  void namesAreColouredByWhatTheyName() throws Exception {
    List<String> seen = seen("army.muster", ARMY);
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

  @Test
  void groundIsColouredByItsTerrainWhateverItsLetter() throws Exception {
    String text =
        """
        rulebook Sheet extends snaphance.final {
            terrain vineyard cost * 2 height 0 { cover } ours "Vines."
            terrain copse cost * 2 height 0 { cover close } ours "Trees."
            terrain brook cost * 2 height 0 { removes-charge linear } ours "Water."
            terrain lake height 0 { impassable } ours "No way."
            terrain knoll cost * 1 height 1 { hill } ours "Up."
            terrain lawn cost * 1 height 0 ours "Grass."
        }

        map Field "A field" 4 x 3 {
            legend { . plain w stream v vineyard c copse k knoll t town r road i lake }
            rows \"""
                . w v c
                k t r i
                . . q .
            \"""
        }
        """;
    List<String> seen = seen("field.muster", text);
    assertTrue(
        seen.containsAll(
            List.of(
                "vineyard: enum declaration rough",
                "brook: enum declaration water",
                "lawn: enum declaration plain",
                "stream: enum defaultLibrary water",
                "w: enum water",
                "v: enum rough",
                "c: enum woods",
                "k: enum height",
                "t: enum built",
                "r: enum way",
                "i: enum closed",
                ".: enum plain")),
        seen::toString);
    assertEquals(2, Collections.frequency(seen, "w: enum water"));
    assertFalse(seen.stream().anyMatch(each -> each.startsWith("q")), "a letter nobody explains");
  }

  @Test
  void everyTerrainOfTheRulebooksHasALookOfItsOwn() throws Exception {
    Rulebook rules = Rulebooks.named("snaphance.final");
    String legend = "abcdefghijklmnopqrstuvwxyz";
    var text = new StringBuilder("map Field 2 x 2 {\n    legend {");
    for (int i = 0; i < rules.terrains().size(); i++) {
      text.append(' ').append(legend.charAt(i)).append(' ').append(rules.terrains().get(i).key());
    }
    text.append(" }\n    rows \"\"\"\n        a a\n         a a\n    \"\"\"\n}\n");
    List<String> seen = seen("all.muster", text.toString());
    Map<String, String> looks = new TreeMap<>();
    for (Rulebook.Terrain each : rules.terrains()) {
      seen.stream()
          .filter(it -> it.startsWith(each.key() + ": enum defaultLibrary "))
          .forEach(it -> looks.put(each.key(), it.substring(it.lastIndexOf(' ') + 1)));
    }
    assertEquals(
        "{hillside=height, hilltop=height, impassable=closed, marsh=rough, plain=plain, road=way,"
            + " stream=water, town=built, woods=woods, works=built}",
        looks.toString());
  }

  private List<String> seen(String name, String text) throws Exception {
    InitializeResult hello = start();
    SemanticTokensLegend legend = hello.getCapabilities().getSemanticTokensProvider().getLegend();
    Place place = open(name, text, true);
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
          textAt(text, range) + ": " + legend.getTokenTypes().get(data.get(i + 3)) + modifiers);
    }
    return seen;
  }
}
