package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Asks for the text of a new map and a scenario on it.
 *
 * @param rulebook such as {@code snaphance.final}; it says the kind of board
 * @param name of the scenario; the map is called after it
 * @param title of the scenario; null for none
 * @param width columns, or measures of a table
 * @param height rows, or measures of a table
 * @param armies names of the armies of the two sides; null for a map alone
 * @param imports files with the armies, relative to the new file; null for none
 * @param textDocument the file that the battle is to go into; null for one of its own
 * @param ground key of the terrain that the map is all of; null for open ground
 */
public record NewMapParams(
    String rulebook,
    String name,
    @Nullable String title,
    double width,
    double height,
    @Nullable List<String> armies,
    @Nullable List<String> imports,
    @Nullable TextDocumentIdentifier textDocument,
    @Nullable String ground) {
  /** A map of open ground. */
  public NewMapParams(
      String rulebook,
      String name,
      @Nullable String title,
      double width,
      double height,
      @Nullable List<String> armies,
      @Nullable List<String> imports,
      @Nullable TextDocumentIdentifier textDocument) {
    this(rulebook, name, title, width, height, armies, imports, textDocument, null);
  }

  /** Returns a copy without files to import. */
  public NewMapParams withoutImports() {
    return new NewMapParams(
        rulebook, name, title, width, height, armies, null, textDocument, ground);
  }
}
