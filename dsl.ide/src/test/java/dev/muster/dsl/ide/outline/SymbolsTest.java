package dev.muster.dsl.ide.outline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;

class SymbolsTest extends ServerTest {
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
}
