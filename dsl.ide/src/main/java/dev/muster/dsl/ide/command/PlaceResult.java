package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.hover.PlaceAtCaret;

/**
 * The answer to {@link MusterCommandService#PLACE_AT_CARET}.
 *
 * @param place such as {@code 0706}; empty if the caret is not at a place
 * @param text the place, its terrain and what is on it; empty if the caret is not at a place
 */
public record PlaceResult(String place, String text) {
  static PlaceResult of(PlaceAtCaret at) {
    return new PlaceResult(at.place(), at.text());
  }
}
