package dev.muster.dsl.ide.scene;

/**
 * Asks for the text of a battle that is played, to be kept in a file.
 *
 * @param view of the battle
 * @param form {@code log}, {@code situation} or {@code page}
 */
public record PlaySaveParams(String view, String form) {}
