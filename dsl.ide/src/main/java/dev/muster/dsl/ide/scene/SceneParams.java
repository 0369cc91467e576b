package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Asks for the scene at a caret and opens a view, which then hears of changes.
 *
 * @param view the painter's name for its view; asking again with the same name replaces it
 * @param textDocument an open file or a file of the workspace
 * @param position the caret; null for the first scenario of the file
 * @param scenario name of the scenario to stay with wherever the caret is; null to follow it
 * @param layers ids of layers on demand that are to be computed; null for none
 * @param selected ids of the selected items, for layers that show something about them; null for
 *     none
 */
public record SceneParams(
    String view,
    TextDocumentIdentifier textDocument,
    @Nullable Position position,
    @Nullable String scenario,
    @Nullable List<String> layers,
    @Nullable List<String> selected) {}
