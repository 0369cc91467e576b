package dev.muster.dsl.ide.scene;

/**
 * Asks for the text edit of an action.
 *
 * @param view whose scene the user sees
 * @param revision of that scene; one that is not the newest is refused as stale
 */
public record ActParams(String view, long revision, MapAction action) {}
