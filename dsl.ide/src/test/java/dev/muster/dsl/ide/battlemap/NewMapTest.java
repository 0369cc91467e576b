package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ide.scene.Scene;
import java.util.List;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;

/** A battle begun on the map: its text is as one writes it, formatted, and is a scene at once. */
class NewMapTest extends SceneFixture {
  private NewMapAnswer ask(String rulebook, double width, double height, String name) {
    return painterSide()
        .newMap(
            new NewMapParams(
                rulebook,
                name,
                "A new battle",
                width,
                height,
                List.of("Royal", "Royal"),
                List.of("army.muster")))
        .join();
  }

  @Test
  void hexesAreWrittenAsByHand() {
    start();
    assertEquals(
        """
        import "army.muster"

        map BattleField "A new battle" 4 x 3 {
            legend { . plain }
            rows \"""
                . . . .
                 . . . .
                . . . .
            \"""
        }

        scenario Battle "A new battle" on BattleField rules snaphance.final {
            length 12 rounds

            side Red fields Royal {
                group RedCentre {
                    general RedGeneral at 0203
                }
            }

            side Blue fields Royal {
                group BlueCentre {
                    general BlueGeneral at 0201
                }
            }
        }
        """,
        ask("snaphance.final", 4, 3, "Battle").text());
  }

  @Test
  void theTextIsFormattedAndASceneOnEveryBoard() throws Exception {
    start();
    for (String rulebook : List.of("snaphance.final", "boxgrid", "adlgr")) {
      String text =
          ask(rulebook, 12, 8, "Battle").text().replace("Royal", "Army" + rulebook.hashCode() % 7);
      NewMapAnswer map =
          painterSide().newMap(new NewMapParams(rulebook, "New", null, 12, 8, null, null)).join();
      assertTrue(text.startsWith("import"), text);
      String uri = open("new-" + rulebook + ".muster", map.text(), true).uri();
      assertTrue(
          problems(uri).stream().noneMatch(each -> each.getSeverity() == DiagnosticSeverity.Error),
          problems(uri).toString());
      Scene scene = scene(uri);
      assertEquals("", scene.stale());
      assertEquals(
          List.of(),
          languageServer
              .formatting(
                  new DocumentFormattingParams(
                      new TextDocumentIdentifier(uri), new FormattingOptions(4, true)))
              .get());
    }
  }

  @Test
  void whatCannotBeAMapIsRefusedInWords() {
    start();
    assertEquals(
        "A map of hexes is 1 to 99 hexes wide and high, not 200 x 3.",
        ask("snaphance.final", 200, 3, "Battle").refusal());
    assertTrue(
        ask("chess", 8, 8, "Battle")
            .refusal()
            .startsWith("There is no rulebook 'chess'; there are "));
    assertTrue(ask("boxgrid", 8, 8, "12").refusal().contains("cannot be a name"));
  }
}
