package dev.muster.dsl.ui.look;

import java.util.Map;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;

/**
 * The colours of the text, from the definitions of the theme in use: the user changes them in
 * General &gt; Appearance &gt; Colors and Fonts, and a dark theme has its own.
 */
public final class Colours {

  /** What all names of our colours begin with. */
  public static final String PREFIX = "dev.muster.dsl.ui.colour.";

  static final String COMMENT = "comment";
  static final String TEXT = "text";
  static final String KEYWORD = "keyword";
  static final String NUMBER = "number";
  static final String DRAWING = "drawing";

  /** The colour of what the server says a word is; what is not listed has the text's own colour. */
  private static final Map<String, String> BY_TYPE =
      Map.ofEntries(
          Map.entry("namespace", "rulebook"),
          Map.entry("class", "title"),
          Map.entry("struct", "side"),
          Map.entry("function", "stand"),
          Map.entry("variable", "stand"),
          Map.entry("type", "category"),
          Map.entry("enumMember", "category"),
          Map.entry("decorator", "trait"),
          Map.entry("enum", "terrain"),
          Map.entry("parameter", "switch"),
          Map.entry("method", "trait"),
          Map.entry("property", "column"));

  private Colours() {}

  /**
   * The colour of what a side does, in the report of a battle.
   *
   * @param side from 0, in the order of the scenario
   */
  public static Color ofSide(int side) {
    return colour(side == 0 ? "battle.first" : "battle.second");
  }

  /** The attribute of a token that the scanner finds. */
  static TextAttribute attribute(String name) {
    return new TextAttribute(
        colour(name),
        null,
        name.equals(KEYWORD) ? SWT.BOLD : name.equals(COMMENT) ? SWT.ITALIC : SWT.NORMAL);
  }

  /**
   * The colour of a token of the server.
   *
   * @param type its type in the protocol
   * @return null where it has none of its own
   */
  static Color ofType(String type) {
    String name = type.startsWith("terrain.") ? type : BY_TYPE.get(type);
    return name == null ? null : colour(name);
  }

  /** The colour of a name; null where no theme defines it. */
  static Color colour(String name) {
    ColorRegistry colours =
        PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    return colours.get(PREFIX + name);
  }
}
