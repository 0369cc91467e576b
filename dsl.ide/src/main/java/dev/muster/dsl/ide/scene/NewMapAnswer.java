package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link NewMapParams}.
 *
 * @param text text of the map and the scenario, formatted; empty if refused
 * @param refusal the reason, for the user; empty if there is a text
 * @param title what the edit does; empty without an edit
 * @param edit the edit that inserts the text into the named file; null if no file was named
 */
public record NewMapAnswer(
    String text, String refusal, String title, @Nullable WorkspaceEdit edit) {}
