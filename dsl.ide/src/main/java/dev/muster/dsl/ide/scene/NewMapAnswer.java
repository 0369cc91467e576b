package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link NewMapParams}.
 *
 * @param text of the map and the scenario, formatted; empty when refused
 * @param refusal why not, for the user; empty when there is a text
 * @param title what the edit does; empty without one
 * @param edit that puts them into the file that was named; null where none was
 */
public record NewMapAnswer(
    String text, String refusal, String title, @Nullable WorkspaceEdit edit) {}
