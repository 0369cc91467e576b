package dev.muster.dsl.ide.board;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first mend of what is wrong on boxes and on tables is applied, and nothing is wrong then. */
@Tag("slow")
class BoardQuickFixesTest extends BoardFixture {
  @ParameterizedTest(name = "{0}: {2}, {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        // a place in another board's way
        "boxes | at E4 points | at 0502 points | V-205 | Write E4",
        "boxes | at C1 D1 facing | at C1 3,2 facing | V-110 | Write C2",
        "boxes | at C1 D1 facing | at C1 3.4,2 facing | V-110 | Write C2",
        "boxes | at C1 D1 facing | at C1, D1 facing | V-300 | Remove ,",
        "table | at 15,16 quality | at D4 quality | V-110 | Write 4,4",
        "table | at 15,16 quality | at 1516 quality | V-110 | Write 15,16",
        "ways | at 0101 facing | at A5 facing | V-110 | Write 0101",
        "ways | at 0101 facing | at 1,1 facing | V-110 | Write 0101",
        "ways | at 0101 facing | at 01.01 facing | V-110 | Write 0101",
        "ways | at 0605 0505 facing | at 0605, 0505 facing | V-110 | Write 0605 0505",
        // off the board, and where nobody can be
        "boxes | at D5 facing | at H5 facing | V-110 | Move to F5",
        "boxes | at C1 D1 facing | at C1 C1 facing | V-111 | Move to B1",
        "boxes | zone South at A1..F1 | zone South at A1..G1 | V-205 | Write A1..F1",
        "boxes | at E4 points | at E9 points | V-205 | Move to E5",
        "boxes | at A5 B5 facing | at A5 B7 facing | V-205 | Move to B5",
        "table | at 18,15.25 facing | at 18,35.25 facing | V-110 | Move to 18,20.5",
        "table | at 18,15.25 facing | at 24,17.5 facing | V-110 | Move to 25,17.5",
        "table | at 18,15.25 facing | at 10,15 facing | V-111 | Move to 9,15",
        "table | at 15,18.5 points | at 31,18.5 points | V-205 | Move to 30,18.5",
        "table | 30,12 wide | 31,12 wide | V-205 | Move to 30,12",
        "table | at 20,2..28,6 | at 20,2..38,6 | V-205 | Write 20,2..30,6",
        // facings of another board
        "boxes | facing E | facing NE | V-112 | Change to N",
        "boxes | facing E | facing 100 | V-112 | Change to E",
        "boxes | facing E | facing east | V-112 | Change to E",
        "table | facing 20 marked | facing 400 marked | V-112 | Change to 40",
        "table | facing NW | facing NNW | V-112 | Change to NW",
        "boxes | D1 facing N marked | D1 marked | V-213 | Add facing N",
        "table | 18,15.25 facing 200.5 | 18,15.25 | V-213 | Add facing S",
        // maps
        "boxes | 6 x 5 boxes | 6.5 x 5 boxes | V-144 | Write 6",
        "boxes | 6 x 5 boxes | 6 x 5 UD | V-145 | Write boxes",
        "boxes | D2 - D3 | D2 - E3 | V-206 | Write D2-D3",
        "boxes | C2-C3 | C2-C4 | V-206 | Write C2-C3",
        "boxes | along A3 B3 C4 D4 | along A3 D4 | V-147 | Add B4 C4",
        "boxes | along A3 B3 C4 D4 | along A3 B3 wide 2 | V-147 | Remove wide 2",
        "table | at 22,15 22,18.5 26,19 | at 22,15 26,19 22,18.5 26,15 | V-146 | Write 22,15 26,15"
            + " 26,19 22,18.5",
        "table | at 22,15 22,18.5 26,19 | at 22,15 26,19 | V-146 | Write from 22,15 to 26,19",
        "ways | along 0103 0203 0204 0205 | along 0103 0205 | V-147 | Add 0104",
        // marks and leaders of another rulebook
        "boxes | marked shaken, hits 2 | disordered | V-142 | Remove disordered",
        "boxes | marked shaken, hits 2 | lost 2 | V-142 | Remove lost 2",
        "boxes | marked shaken, hits 2 | marked shaken 1 | V-143 | Remove 1",
        "boxes | marked shaken, hits 2 | marked hits | V-143 | Write hits 1",
        "boxes | quality gifted | quality gifte | V-102 | Change to gifted",
        "boxes | quality gifted | quality brilliant | V-102 | Change to common",
        "table | marked hits 1 | on opportunity | V-142 | Remove on opportunity",
        "table | marked hits 1 | marked square, hits | V-143 | Write hits 1",
        "table | quality strategist | quality good | V-102 | Change to ordinary",
        "table | marked hits 1 | marked shaken | V-142 | Remove shaken",
        // rulebooks
        "boxes | ground boxes | ground box | V-148 | Write boxes",
        "boxes | ground boxes | ground boxes in UD | V-148 | Remove in UD",
        "table | marked hits 1 | marked hit 1 | V-142 | Change to hits",
        // a map of the wrong ground
        "boxes | 6 x 5 boxes | 6 x 5 | V-145 | Write boxes behind the size",
        "table | 20.5 UD | 20.5 MU | V-141 | Write UD behind the size of map Plain",
        "ways | rules club.hexes | rules boxgrid | V-141 | Play by rules club.hexes",
        "table | 20.5 UD | 20.5 | V-145 | Write UD behind the size",
        "table | general Tilly at 15,16 quality brilliant | | V-092 | Add general Centre at"
            + " 10,15 quality ordinary",
      })
  void theFirstMendMends(String board, String was, String becomes, String code, String title)
      throws Exception {
    Place place = opened(board, was, becomes == null ? "" : becomes);
    List<Diagnostic> before = problems(place.uri());
    Diagnostic wrong =
        before.stream()
            .filter(each -> code(each).equals(code))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + code + " but " + told(before)));
    List<CodeAction> actions =
        languageServer
            .codeAction(
                new CodeActionParams(
                    place.file(), wrong.getRange(), new CodeActionContext(List.of(wrong))))
            .get()
            .stream()
            .map(each -> each.getRight())
            .toList();
    assertFalse(actions.isEmpty(), () -> "no mend for " + message(wrong));
    Assertions.assertEquals(title, actions.getFirst().getTitle(), message(wrong));
    String after = edited(place.text(), actions.getFirst().getEdit().getChanges().get(place.uri()));
    close(place.uri());
    open(place.uri(), after);
    List<String> left = new ArrayList<>(serious(place.uri()));
    // what a unit stands in where it was drawn to, and how far its commander is, comes after
    left.removeIf(each -> each.startsWith("AR-V-13 ") || each.startsWith("AR-V-15 "));
    Assertions.assertEquals(List.of(), left, after);
  }

  private static List<String> told(List<Diagnostic> problems) {
    return problems.stream().map(each -> code(each) + " " + message(each)).toList();
  }
}
