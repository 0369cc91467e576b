package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks for the text of a new map and a scenario on it.
 *
 * @param rulebook such as {@code snaphance.final}; it says the kind of board
 * @param name of the scenario; the map is called after it
 * @param title of the scenario, may be null
 * @param width columns, or measures of a table
 * @param height rows, or measures of a table
 * @param armies files with the armies of both sides, to import; null for none
 */
public record NewMapParams(
    String rulebook,
    String name,
    @Nullable String title,
    double width,
    double height,
    @Nullable List<String> armies) {}
