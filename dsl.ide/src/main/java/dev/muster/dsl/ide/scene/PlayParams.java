package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Begins a battle that persons play on the map. It starts from a scenario, from the log of a
 * battle, or from a moment of a battle of another view.
 *
 * @param view the painter's name for the battle; beginning another one with the same name replaces
 *     it
 * @param textDocument the file with the scenario; null to go on from a battle
 * @param position the caret; null for the first scenario of the file
 * @param scenario name of the scenario; null for that of the caret
 * @param commanders who leads each side, in the order of the scenario: {@code human}, a built-in
 *     commander such as {@code steady}, or empty for the one of the scenario; null for the
 *     scenario's in all
 * @param seed of the dice; null for 1, or to go on with the same dice
 * @param from view of a battle to go on from; empty for the same view, null for none
 * @param log text of a log to go on from; null for none
 * @param notes text of the notes beside the log; null for none
 * @param event events that are kept of the battle gone on from; null for all
 * @param order an order given where the battle goes on, in the words of situations; null for none
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
