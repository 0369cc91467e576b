package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Requests the scene at a caret and opens a view, which then receives changes.
 *
 * @param view the painter's name for its view; a new request with the same name replaces it
 * @param textDocument an open file or a file of the workspace
 * @param position the caret; null for the first scenario of the file
 * @param scenario name of a scenario to stay with; null to follow the caret
 * @param layers ids of on-demand layers to compute; null for none
 * @param selected ids of the selected items, for layers that depend on them; null for none
 */
public record SceneParams(
    String view,
    TextDocumentIdentifier textDocument,
    @Nullable Position position,
    @Nullable String scenario,
    @Nullable List<String> layers,
    @Nullable List<String> selected) {}
