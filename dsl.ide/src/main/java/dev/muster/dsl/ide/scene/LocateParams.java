package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Asks what belongs together in the text and on the map. Give a position in a text, or an item, or
 * a place.
 *
 * @param view whose scene is meant
 * @param textDocument with {@code position}: a caret
 * @param item an id
 * @param place such as {@code 0405}
 */
public record LocateParams(
    String view,
    @Nullable TextDocumentIdentifier textDocument,
    @Nullable Position position,
    @Nullable String item,
    @Nullable String place) {}
