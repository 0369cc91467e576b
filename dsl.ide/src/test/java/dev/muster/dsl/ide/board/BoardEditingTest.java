package dev.muster.dsl.ide.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.command.ImportResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All an editor is offered for hexes is offered for boxes and tables. */
@Tag("slow")
class BoardEditingTest extends BoardFixture {
  private static List<String> outline(DocumentSymbol symbol) {
    List<String> names = new ArrayList<>(List.of(symbol.getName()));
    symbol.getChildren().forEach(each -> names.addAll(outline(each)));
    return names;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | Park The_high_road Mirabello Breach South House Emperor Van Lannoy Block Reiters",
        "table | Plain The_grove lake road Lober Podelwitz Field Camp Grove Swedes Right Brigades",
      })
  void theOutlineHasWhatLiesOnTheMap(String board, String names) throws Exception {
    Place place = open(board + ".muster", text(board), false);
    List<String> found = new ArrayList<>();
    for (var each : languageServer.documentSymbol(new DocumentSymbolParams(place.file())).get()) {
      found.addAll(outline(each.getRight()));
    }
    for (String name : names.split(" ")) {
      assertTrue(found.contains(name.replace('_', ' ')), () -> "no " + name + " in " + found);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | map Park ; rows ; heights ; scenario Breach ; group Van ; rulebook club",
        "table | map Plain ; scenario Field ; side League ; group Right ; rulebook club",
      })
  void blocksAndDrawingsFold(String board, String first) throws Exception {
    Place place = open(board + ".muster", text(board), false);
    List<String> folds =
        languageServer.foldingRange(new FoldingRangeRequestParams(place.file())).get().stream()
            .map(each -> place.text().split("\n")[each.getStartLine()].strip())
            .toList();
    for (String each : first.split(" ; ")) {
      assertTrue(folds.stream().anyMatch(it -> it.startsWith(each)), () -> each + ": " + folds);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | shaken: property ; c: enum rough ; road: enum way ; ditch: enum water"
            + " ; Block: variable declaration",
        "table | wood: enum rough ; lake: enum closed ; stream: enum water ; hits: property"
            + " defaultLibrary ; Grove: property declaration",
      })
  void wordsAreColouredByWhatTheyAre(String board, String wanted) throws Exception {
    var legend = start().getCapabilities().getSemanticTokensProvider().getLegend();
    Place place = open(board + ".muster", text(board), true);
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
      int modifiers = data.get(i + 4);
      List<String> all = legend.getTokenModifiers();
      String said =
          all.stream()
              .filter(each -> (modifiers & 1 << all.indexOf(each)) != 0)
              .map(each -> " " + each)
              .collect(Collectors.joining());
      seen.add(
          textAt(place.text(), range) + ": " + legend.getTokenTypes().get(data.get(i + 3)) + said);
    }
    for (String each : wanted.split(" ; ")) {
      assertTrue(seen.stream().anyMatch(it -> it.equals(each)), () -> "no " + each + " in " + seen);
    }
  }

  @ParameterizedTest(name = "{0}: {1} becomes {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | zone {}South | North | zone North at A1..F1 ; 2 in North facing",
        "boxes | mark {}shaken | tired | mark tired ; marked tired, hits 2",
        "boxes | terrain {}copse | grove | terrain grove ; c grove }",
        "boxes | objective {}House | Lodge | towards Lodge ; holds Lodge",
        "boxes | stand Pikes as {}Block | Tercio | as Tercio \"Frundsberg's block\" at C1",
        "boxes | map {}Park | Garden | map Garden \"The park\" ; on Garden rules",
        "boxes | stand {}Reiters \"Reiters\" | Riders | stand Riders 2 abreast",
        "table | terrain {}wood | copse | area copse \"The grove\"",
        "table | terrain {}road | path | way path along",
        "table | zone {}Camp | Rear | 2 in Rear facing",
        "table | objective {}Grove | Trees | towards Trees",
        "table | general {}Tilly | Tserclaes | general Tserclaes at 15,16",
      })
  void whatIsPrintedOnABoardIsRenamed(String board, String at, String name, String after)
      throws Exception {
    Place place = opened(board, at.replace("{}", ""), at);
    var edit = languageServer.rename(new RenameParams(place.file(), place.position(), name)).get();
    String text = edited(place.text(), edit.getChanges().get(place.uri()));
    for (String each : after.split(" ; ")) {
      assertTrue(text.contains(each), () -> "no '" + each + "' in " + text);
    }
    close(place.uri());
    open(place.uri(), text);
    assertEquals(List.of(), serious(place.uri()));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | mark {}shaken | 1",
        "boxes | zone {}South | 1",
        "boxes | objective {}House | 2",
        "boxes | terrain {}ditch | 1",
        "table | zone {}Camp | 1",
        "table | terrain {}wood | 1",
        "table | objective {}Grove | 1",
        "table | map {}Plain | 1",
      })
  void usesAreFound(String board, String at, int uses) throws Exception {
    Place place = opened(board, at.replace("{}", ""), at);
    assertEquals(
        uses,
        languageServer
            .references(
                new ReferenceParams(place.file(), place.position(), new ReferenceContext(false)))
            .get()
            .size());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | general Lannoy +1 {}at C1 | at BOX",
        "boxes | general Lannoy +1 at C1 quality gifted range {} | range BOXES",
        "boxes | stand Pikes at {} | at BOX..",
        "boxes | stand Pikes at C1 facing {} | facing SIDE",
        "boxes | stand Pikes at C1 facing N marked {} | marked MARKS..",
        "boxes | plan attack towards {} | towards BOXES..",
        "table | general Tilly {} | BONUS",
        "table | stand Riders at {} | at POINT..",
        "table | stand Riders at 18,15 facing {} | facing COMPASS",
        "table | stand Riders 3 abreast from {} | at POINT..",
        "table | general Gustav at 4,5 range {} | range UD",
      })
  void thePartOfAStatementIsNamedAsTheBoardHasIt(String board, String line, String part)
      throws Exception {
    String group = board.equals("boxes") ? "group Van {" : "group Right {";
    Place place = opened(board, group, group + "\n" + line + "\n");
    assertEquals(part, active(place));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | way {} | TERRAIN",
        "boxes | way road along {} | along BOXES..",
        "boxes | side ditch {} | SIDES..",
        "boxes | place \"House\" at {} | at BOX",
        "table | way road along 1,2 3,4 wide {} | wide UD",
        "table | area wood {} | NAME",
        "table | area wood \"Grove\" from {} | from POINT",
        "table | place \"House\" at {} | at POINT",
      })
  void thePartOfAStatementOfAMapIsNamed(String board, String line, String part) throws Exception {
    Place place = opened(board, "    place", "    " + line + "\n    place");
    assertEquals(part, active(place));
  }

  private String active(Place place) throws Exception {
    SignatureHelp help =
        languageServer.signatureHelp(new SignatureHelpParams(place.file(), place.position())).get();
    var signature = help.getSignatures().getFirst();
    signature
        .getParameters()
        .forEach(
            each ->
                assertTrue(
                    !each.getDocumentation().getRight().getValue().isBlank(),
                    each.getLabel().getLeft()));
    return signature.getParameters().get(help.getActiveParameter()).getLabel().getLeft();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | Test battle ; Balance ; 6 units, broken at",
        "table | Test battle ; Balance ; 6 units, 9 army points, broken at 9",
      })
  void theLensesTellOfTheBattle(String board, String wanted) throws Exception {
    Place place = open(board + ".muster", text(board), false);
    List<String> titles =
        languageServer.codeLens(new CodeLensParams(place.file())).get().stream()
            .map(each -> each.getCommand().getTitle())
            .toList();
    for (String each : wanted.split(" ; ")) {
      assertTrue(titles.stream().anyMatch(it -> it.contains(each)), () -> each + ": " + titles);
    }
  }

  /** The hints are those the rules of the list have; where they have none nothing is shown. */
  @ParameterizedTest
  @CsvSource({"boxes, true", "table, false"})
  void hintsAreAskedOfTheRules(String board, boolean dice) throws Exception {
    Place place = open(board + ".muster", text(board), false);
    var hints =
        languageServer
            .inlayHint(
                new InlayHintParams(
                    place.file(), new Range(new Position(0, 0), new Position(99, 0))))
            .get();
    assertEquals(
        dice, hints.stream().anyMatch(each -> each.getLabel().getLeft().matches("\\d+D6")));
  }

  @ParameterizedTest
  @CsvSource({"boxes, map Park", "table, map Plain"})
  void aMapOfAnotherFileIsLinked(String board, String map) throws Exception {
    String text = text(board);
    int scenario = text.indexOf("\nscenario ");
    String ground = writeFile("ground.muster", text.substring(0, scenario));
    Place place =
        open("battle.muster", "import \"ground.muster\"\n\n" + text.substring(scenario), false);
    assertEquals(List.of(), serious(place.uri()));
    var links = languageServer.documentLink(new DocumentLinkParams(place.file())).get();
    assertEquals(ground, links.getFirst().getTarget());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxes | C2-{}C3, | C2-C3 ; side ditch C2-C3, D2 - D3",
        "table | along 0,10 8,{}10.5 | 8,10.5 ; way road along 0,10 8,10.5 30,12 wide 0.5",
      })
  void aSelectionGrowsOverPlaces(String board, String at, String grown) throws Exception {
    Place place = opened(board, at.replace("{}", ""), at);
    SelectionRange selection =
        languageServer
            .selectionRange(new SelectionRangeParams(place.file(), List.of(place.position())))
            .get()
            .getFirst();
    List<String> all = new ArrayList<>();
    for (; selection != null; selection = selection.getParent()) {
      all.add(textAt(place.text(), selection.getRange()));
    }
    for (String each : grown.split(" ; ")) {
      assertTrue(all.contains(each), () -> "no '" + each + "' in " + all.subList(0, 4));
    }
  }

  @Test
  void boxesAndPointsAreLaidOut() throws Exception {
    start();
    String boxes =
        """
        map  Park 3 x 3   boxes { legend { . plain w woods } rows \"""
          ..w
            . w .
         w . .
        \"""
        side wall A1 - A2 ,B1-B2   way road along A1   B1  place "House" at A3 }
        army A for boxgrid { stand Pikes HeavyFoot close-pike ccv 5 shaken 4 catastrophe 6 rupture 3 depth=deep
        stand Horse LightMounted open ccv 4 shaken 3 catastrophe 5 rupture 3 depth = shallow }
        """;
    assertEquals(
        """
        map Park 3 x 3 boxes {
            legend { . plain w woods }
            rows \"""
                . . w
                . w .
                w . .
            \"""
            side wall A1-A2, B1-B2
            way road along A1 B1
            place "House" at A3
        }

        army A for boxgrid {
            stand Pikes HeavyFoot    close-pike  ccv 5  shaken 4  catastrophe 6  rupture 3  depth=deep
            stand Horse LightMounted open        ccv 4  shaken 3  catastrophe 5  rupture 3  depth=shallow
        }
        """,
        formatted("park.muster", boxes));
    String table =
        """
        map Plain 30 x 20 . 5 UD { area woods "Grove" at 1 , 2 3,4
        5,1 way road along 0 , 10 30,12 wide 0.5 place "Hill" at 12 . 5 , 3 }
        """;
    assertEquals(
        """
        map Plain 30 x 20.5 UD {
            area woods "Grove" at 1,2 3,4 5,1
            way road along 0,10 30,12 wide 0.5
            place "Hill" at 12.5,3
        }
        """,
        formatted("plain.muster", table));
  }

  private String formatted(String file, String text) throws Exception {
    Place place = open(file, text, true);
    List<? extends TextEdit> edits =
        languageServer
            .formatting(new DocumentFormattingParams(place.file(), new FormattingOptions(4, true)))
            .get();
    return edited(text, edits);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boxgrid | Name;Category;Order;CCV;Sh;Ca;Ru;Depth#Pikes;Heavy Foot;close;5;4;6;3;deep"
            + " | stand Pikes ; HeavyFoot ; ccv 5 ; depth=deep",
        "adlgr | Name;Category;Order;Form;No#Brigades;Pike & Shot;ordinary;battle-unit;4"
            + " | stand Brigades ; PikeAndShot ; formation=battle-unit ; count 4",
      })
  void armyTablesOfOtherGamesAreRead(String rules, String table, String wanted) throws Exception {
    start();
    var imported =
        (ImportResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(
                        MusterCommandService.IMPORT,
                        Arrays.asList(table.replace("#", "\n") + "\n", Map.of("rules", rules))))
                .get();
    assertEquals("", (Object) imported.refusal());
    for (String each : wanted.split(" ; ")) {
      assertTrue(imported.text().contains(each), () -> "no " + each + " in " + imported);
    }
  }
}
