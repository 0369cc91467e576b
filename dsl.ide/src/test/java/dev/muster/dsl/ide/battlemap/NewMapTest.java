package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapOffer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import java.util.List;
import java.util.Objects;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextDocumentEdit;
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
                List.of("army.muster"),
                null))
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
          painterSide()
              .newMap(new NewMapParams(rulebook, "New", null, 12, 8, null, null, null))
              .join();
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

  private String begin(String uri, String text, List<String> imports) {
    NewMapAnswer answer =
        painterSide()
            .newMap(
                new NewMapParams(
                    "snaphance.final",
                    "Battle",
                    null,
                    2,
                    1,
                    List.of("Royal", "Royal"),
                    imports,
                    new TextDocumentIdentifier(uri)))
            .join();
    assertEquals("", answer.refusal());
    assertEquals("Begin the battle Battle", answer.title());
    TextDocumentEdit edit =
        Objects.requireNonNull(answer.edit()).getDocumentChanges().getFirst().getLeft();
    assertEquals(Integer.valueOf(1), edit.getTextDocument().getVersion());
    return edited(text, edit.getEdits().stream().map(each -> each.getLeft()).toList());
  }

  private static final String BEGUN =
      """
      map BattleField 2 x 1 {
          legend { . plain }
          rows \"""
              . .
          \"""
      }

      scenario Battle on BattleField rules snaphance.final {
          length 12 rounds

          side Red fields Royal {
              group RedCentre {
                  general RedGeneral at 0101
              }
          }

          side Blue fields Royal {
              group BlueCentre {
                  general BlueGeneral at 0101
              }
          }
      }
      """;

  /** A file without a battle says what one can begin with; what is begun goes into that file. */
  @Test
  void aBattleIsBegunInAFileThatHasNone() {
    writeFile("army.muster", ARMY);
    String empty = open("empty.muster", "", false).uri();
    SceneAnswer answer = ask(empty, null, null, null);
    NewMapOffer offer = Objects.requireNonNull(answer.begin());
    assertTrue(offer.armies().contains(new NewMapOffer.OfferedArmy("Royal", "army.muster")));
    assertTrue(
        offer
            .rulebooks()
            .contains(new NewMapOffer.OfferedRulebook("snaphance.final", "hexes", 24, 16)));
    assertEquals("import \"army.muster\"\n\n" + BEGUN, begin(empty, "", List.of("army.muster")));

    String own = open("own.muster", ARMY, true).uri();
    offer = Objects.requireNonNull(ask(own, null, null, null).begin());
    assertTrue(offer.armies().contains(new NewMapOffer.OfferedArmy("Royal", "")));
    assertEquals(ARMY + "\n" + BEGUN, begin(own, ARMY, null));

    String notes = "// notes\n";
    String commented = open("notes.muster", notes, true).uri();
    assertEquals(
        "import \"army.muster\"\n\n" + notes + "\n" + BEGUN,
        begin(commented, notes, List.of("army.muster")));
  }

  /** Where there is a scenario, none is begun. */
  @Test
  void aFileWithABattleOffersNone() {
    writeFile("army.muster", ARMY);
    String uri =
        open("battle.muster", BEGUN.replace("map ", "import \"army.muster\"\nmap "), false).uri();
    assertEquals(null, ask(uri, null, null, null).begin());
  }
}
