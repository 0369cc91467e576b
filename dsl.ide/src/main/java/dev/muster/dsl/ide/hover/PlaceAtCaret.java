package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.muster.TerrainDef;
import org.eclipse.xtext.resource.XtextResource;

/**
 * The place of the map at the caret, as a status line shows it: a number or a letter of the rows.
 *
 * @param place such as {@code 0706}; empty where the caret is at none
 * @param text the place, its terrain and who or what is there: {@code 0706 plain: place Windmills};
 *     empty where the caret is at none
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
