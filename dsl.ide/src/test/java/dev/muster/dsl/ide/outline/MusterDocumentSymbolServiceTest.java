package dev.muster.dsl.ide.outline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;

class MusterDocumentSymbolServiceTest extends ServerTest {
  @Test
  void theOutlineIsATree() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", BATTLE, false);
    DocumentSymbol scenario =
        languageServer
            .documentSymbol(new DocumentSymbolParams(place.file()))
            .get()
            .getFirst()
            .getRight();
    assertEquals("Test", scenario.getName());
    DocumentSymbol side = scenario.getChildren().getFirst();
    assertEquals("Red", side.getName());
    DocumentSymbol group = side.getChildren().getFirst();
    assertEquals(
        List.of("Guise", "Old"),
        group.getChildren().stream().map(DocumentSymbol::getName).toList());
  }

  @Test
  void theStrengthOfAStandStandsBehindItsName() throws Exception {
    writeFile("field.muster", FIELD);
    Place army = open("army.muster", ARMY, false);
    assertEquals(
        List.of(
            "Royal: Royal army", "Gendarmes: 6 SP", "Reiters: 9 SP", "Swiss: 15 SP", "Foot: 6 SP"),
        details(army).toList());
    assertEquals(
        List.of(
            "Test: A test",
            "Red: ",
            "Van: ",
            "Guise: ",
            "Old: 2 of 15 SP",
            "Blue: ",
            "Main: ",
            "Conde: ",
            "Reiters: 2 of 9 SP"),
        details(open("battle.muster", BATTLE, true)).toList());
  }

  private Stream<String> details(Place place) throws Exception {
    return languageServer.documentSymbol(new DocumentSymbolParams(place.file())).get().stream()
        .flatMap(each -> details(each.getRight()));
  }

  private static Stream<String> details(DocumentSymbol symbol) {
    return Stream.concat(
        Stream.of(symbol.getName() + ": " + symbol.getDetail()),
        symbol.getChildren().stream().flatMap(each -> details(each)));
  }

  @Test
  void symbolsOfAllFiles() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    open("battle.muster", BATTLE, false);
    List<? extends WorkspaceSymbol> found =
        languageServer.symbol(new WorkspaceSymbolParams("swiss")).get().getRight();
    assertEquals(List.of("Royal.Swiss"), found.stream().map(WorkspaceSymbol::getName).toList());
    assertEquals(SymbolKind.Field, found.getFirst().getKind());
    List<? extends WorkspaceSymbol> all =
        languageServer.symbol(new WorkspaceSymbolParams("")).get().getRight();
    assertTrue(
        all.stream()
            .map(WorkspaceSymbol::getName)
            .toList()
            .containsAll(List.of("Royal", "Field", "Test")));
  }

  /** Whoever fights, and what for, is found in all scenarios of the workspace, open or not. */
  @Test
  void symbolsOfScenarios() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    writeFile(
        "battle.muster",
        BATTLE.replace("length 8", "zone Camp at 0101 objective Hill at 0202 length 8"));
    open("other.muster", BATTLE.replace("scenario Test", "scenario Other"), false);
    assertEquals(List.of("Van of Red in battle", "Van of Red in other"), found("van"));
    assertEquals(List.of("Guise of Van in battle", "Guise of Van in other"), found("guise"));
    assertEquals(
        List.of(
            "Old-1 of Van in battle",
            "Old-1 of Van in other",
            "Old-2 of Van in battle",
            "Old-2 of Van in other"),
        found("old-"));
    assertEquals(
        List.of("Reiters-1 of Main in battle", "Reiters-1 of Main in other"), found("iters-1"));
    assertEquals(List.of("Hill of Test in battle"), found("hill"));
    assertEquals(List.of("Camp of Test in battle"), found("camp"));
    assertEquals(List.of(), found("nobody"));
  }

  /** Stands by what they are, and whoever uses a terrain or a line. */
  @Test
  void symbolsByCategoryTraitAndUse() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    open("battle.muster", BATTLE.replace("stand Reiters at", "stand Reiters as Grey at"), false);
    assertEquals(
        List.of(
            "Gendarmes category:cavalry of Royal in army",
            "Grey-1 category:cavalry of Main in battle",
            "Grey-2 category:cavalry of Main in battle",
            "Reiters category:cavalry of Royal in army"),
        found("cavalry"));
    assertEquals(
        List.of(
            "Grey-1 category:Pistols of Main in battle",
            "Grey-2 category:Pistols of Main in battle",
            "Reiters category:Pistols of Royal in army"),
        found("category:pist"));
    assertEquals(
        List.of(
            "Old-1 trait:two-hex-pursuit of Van in battle",
            "Old-2 trait:two-hex-pursuit of Van in battle",
            "Swiss trait:two-hex-pursuit of Royal in army"),
        found("trait:two-hex"));
    assertEquals(List.of(), found("trait:heavy"));
    assertEquals(
        List.of("Old-1 uses:Swiss of Van in battle", "Old-2 uses:Swiss of Van in battle"),
        found("uses:Swiss"));
    assertEquals(List.of("Field uses:stream of Field in field"), found("uses: stream"));
    assertEquals(List.of("Field uses:woods of Field in field"), found("uses:woods"));
    assertEquals(List.of(), found("uses:"));
  }

  /**
   * Everything at a place: stands by their own name, Generals, grounds, and the map that has it.
   */
  @Test
  void symbolsAtAPlace() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    open("battle.muster", BATTLE, false);
    String place = "0204";
    assertEquals(
        List.of("Field at:0204 of null in field", "Old-2 at:0204 of Van in battle"),
        found("at:" + place));
    assertEquals(List.of(), found("at:9999"));
    assertEquals(List.of(), found("at:"));
  }

  private List<String> found(String query) throws Exception {
    return languageServer.symbol(new WorkspaceSymbolParams(query)).get().getRight().stream()
        .map(
            each ->
                each.getName()
                    + " of "
                    + each.getContainerName()
                    + " in "
                    + each.getLocation().getLeft().getUri().replaceAll(".*/|\\.muster", ""))
        .sorted()
        .toList();
  }
}
