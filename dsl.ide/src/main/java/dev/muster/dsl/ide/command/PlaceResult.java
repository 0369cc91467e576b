package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.hover.PlaceAtCaret;

/**
 * The answer to {@link MusterCommandService#PLACE_AT_CARET}.
 *
 * @param place such as {@code 0706}; empty where the caret is at none
 * @param text the place, its terrain and who or what is there; empty where the caret is at none
 */
public record PlaceResult(String place, String text) {
  static PlaceResult of(PlaceAtCaret at) {
    return new PlaceResult(at.place(), at.text());
  }
}
