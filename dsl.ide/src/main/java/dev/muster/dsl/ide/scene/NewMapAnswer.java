package dev.muster.dsl.ide.scene;

/**
 * The answer to {@link NewMapParams}.
 *
 * @param text of the file, formatted; empty when refused
 * @param refusal why not, for the user; empty when there is a text
 */
public record NewMapAnswer(String text, String refusal) {}
