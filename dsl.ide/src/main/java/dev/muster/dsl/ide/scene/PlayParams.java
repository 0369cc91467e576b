package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Begins an interactive battle on the map. It starts from a scenario, from the log of a battle, or
 * from a moment of a battle of another view.
 *
 * @param view the painter's name for the battle; a new battle with the same name replaces the old
 *     one
 * @param textDocument the file with the scenario; null to continue a battle
 * @param position the caret; null for the first scenario of the file
 * @param scenario name of the scenario; null for the one at the caret
 * @param commanders who plays each side, in the order of the scenario: {@code human}, a built-in
 *     commander such as {@code steady}, or empty for the scenario's own; null for the scenario's
 *     own on all sides
 * @param seed seed of the dice; null for 1, or to continue with the same dice
 * @param from view of a battle to continue; empty for the same view, null for none
 * @param log text of a log to continue; null for none
 * @param notes text of the notes that belong to the log; null for none
 * @param event number of events to keep of the continued battle; null for all
 * @param order an order to give at the start of the continuation, in the words of situations; null
 *     for none
 */
public record PlayParams(
    String view,
    @Nullable TextDocumentIdentifier textDocument,
    @Nullable Position position,
    @Nullable String scenario,
    @Nullable List<String> commanders,
    @Nullable Long seed,
    @Nullable String from,
    @Nullable String log,
    @Nullable String notes,
    @Nullable Integer event,
    @Nullable String order) {}
