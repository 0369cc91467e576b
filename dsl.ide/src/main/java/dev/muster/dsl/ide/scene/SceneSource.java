package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.Range;

/** A location in a text; the version of the text is that of the scene. */
public record SceneSource(String uri, Range range) {}
