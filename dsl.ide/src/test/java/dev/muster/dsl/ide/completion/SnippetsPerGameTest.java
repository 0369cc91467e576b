package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.examples.Examples;
import java.util.List;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ready-made pieces in files of other games than Snaphance are of those games. */
class SnippetsPerGameTest extends CompletionFixture {
  /** The battle to begin with, something else in it; where that has {} is the cursor. */
  private Place begun(String game, String was, String becomes) {
    Examples.Example start = Examples.start(game);
    String text = start.text(start.first());
    assertTrue(text.contains(was), was);
    int at = text.indexOf(was);
    return open(
        game + ".muster",
        text.substring(0, at) + becomes.replace("{}", CURSOR) + text.substring(at + was.length()),
        false);
  }

  private String written(Place place, String label) throws Exception {
    return new SnippetProposal(
            item(place, label).getTextEdit().getLeft().getNewText(), CompletionItemKind.Snippet)
        .plain();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "adlgr | general Name at 4,4 quality ordinary",
        "fogr | general Name at 4,4 quality troop",
        "boxgrid | general Name at B2",
        "snaphance | general Name +0 at 0205",
      })
  void aGeneralIsWrittenAsHisGameHasHim(String game, String line) throws Exception {
    Examples.Example start = Examples.start(game);
    String battle = start.text(start.first());
    int at = battle.indexOf("general ");
    Place place =
        open(game + ".muster", battle.substring(0, at) + CURSOR + battle.substring(at), false);
    assertEquals(line, written(place, "general ..."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxgrid", "adlgr", "fogr"})
  void aScenarioIsOfTheGameOfTheArmiesBesideIt(String game) throws Exception {
    String piece = written(begun(game, "scenario Battle", "{}\n\nscenario Battle"), "scenario ...");
    assertTrue(piece.contains("general First at ") && !piece.contains("+0"), piece);
  }

  /** An army list of each game is offered, and reads without an error. */
  @ParameterizedTest
  @ValueSource(strings = {"boxgrid", "adlgr", "fogr"})
  void anArmyOfEachGameIsOfferedAndRight(String game) throws Exception {
    String army = written(open("empty.muster", CURSOR, false), "army ... for " + game);
    Place place = open("army.muster", army + CURSOR, true);
    assertEquals(
        List.of(),
        problems(place.uri()).stream()
            .filter(each -> each.getSeverity().getValue() < 3)
            .map(each -> code(each) + " " + message(each))
            .toList());
  }

  /** A category may be called alike in two games; a line of Snaphance is none of another. */
  @ParameterizedTest
  @ValueSource(strings = {"boxgrid", "adlgr", "fogr"})
  void noLineOfSnaphanceIsOffered(String game) throws Exception {
    Place place = begun(game, "\n}\n\narmy Blue", "\n    {}\n}\n\narmy Blue");
    List<String> pieces =
        labels(place).stream().filter(each -> each.startsWith("stand ...")).toList();
    assertEquals(List.of("stand ... (all it must have)"), pieces);
  }

  @ParameterizedTest
  @CsvSource({
    "adlgr, ordinary  weapon, or",
    "adlgr, quality competent, qua",
    "adlgr, attached to, att",
    "adlgr, breaks at 1/1, bre",
    "fogr, superior  bases, sup",
    "boxgrid, close-pike, clo",
  })
  void whatIsToldIsNotOfSnaphance(String game, String word, String before) throws Exception {
    Place place = begun(game, word, before + "{}" + word.substring(before.length()));
    Hover hover = languageServer.hover(new HoverParams(place.file(), place.position())).get();
    String text = hover.getContents().getRight().getValue();
    assertTrue(!text.isBlank() && !text.contains("Order Test"), text);
    assertTrue(!text.matches("(?s).*\\(\\d+\\.\\d+\\).*"), text);
  }
}
