package dev.muster.dsl.ide.scene;

/**
 * Asks for a battle that is played as files to keep.
 *
 * @param view of the battle
 * @param form {@code log}, {@code situation}, {@code page}, or {@code png} or {@code svg} for the
 *     film strip of its key positions
 */
public record PlaySaveParams(String view, String form) {}
