package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * A text that a scene was made from.
 *
 * @param uri of the file
 * @param version the editor's number of the text, null for a file that no editor has open
 */
public record SceneDocument(String uri, @Nullable Integer version) {}
