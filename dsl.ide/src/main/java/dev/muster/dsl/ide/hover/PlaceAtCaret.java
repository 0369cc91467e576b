package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.muster.TerrainDef;
import org.eclipse.xtext.resource.XtextResource;

/**
 * The map place at the caret for a status line: a number, or a letter of the map's rows.
 *
 * @param place such as {@code 0706}; empty if the caret is not at a place
 * @param text the place, its terrain and what is on it: {@code 0706 plain: place Windmills}; empty
 *     if the caret is not at a place
 */
public record PlaceAtCaret(String place, String text) {
  /** The caret is at no place. */
  public static final PlaceAtCaret NONE = new PlaceAtCaret("", "");

  /** The place at an offset of a text. */
  public static PlaceAtCaret of(XtextResource resource, int offset) {
    return PlaceHover.pointed(resource, offset).map(PlaceAtCaret::of).orElse(NONE);
  }

  private static PlaceAtCaret of(PlaceHover.Pointed at) {
    String place = at.place().toString();
    if (!MapDrawingParser.contains(at.map(), at.place())) {
      return new PlaceAtCaret(place, place + " off map " + at.map().getName());
    }
    TerrainDef terrain = MapDrawingParser.terrain(at.map(), at.place());
    var text = new StringBuilder(place);
    if (terrain != null && terrain.getName() != null) {
      text.append(' ').append(terrain.getName());
    }
    String here = String.join("; ", at.occupants());
    return new PlaceAtCaret(place, here.isEmpty() ? text.toString() : text + ": " + here);
  }
}
