package dev.muster.dsl.ui.highlighting;

import dev.muster.rules.model.SideColour;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;

/**
 * The colours of the text, from the definitions of the theme in use: the user changes them in
 * General &gt; Appearance &gt; Colors and Fonts, and a dark theme has its own.
 */
public final class SyntaxColours {

  /** Prefix of the names of our colours. */
  public static final String PREFIX = "dev.muster.dsl.ui.colour.";

  static final String COMMENT = "comment";
  static final String TEXT = "text";
  static final String KEYWORD = "keyword";
  static final String NUMBER = "number";
  static final String DRAWING = "drawing";

  private static final String TERRAIN = "terrain";

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
          Map.entry("enum", TERRAIN),
          Map.entry("parameter", "switch"),
          Map.entry("method", "trait"),
          Map.entry("property", "column"));

  /** What the server says of terrain besides, each with a colour of its own. */
  private static final Set<String> GROUND =
      Set.of("plain", "woods", "water", "height", "built", "rough", "way", "closed");

  private SyntaxColours() {}

  /**
   * The colour of what a side does, in the report of a battle, and of its flag in the outline. In
   * the user interface's thread.
   */
  public static Color ofSide(SideColour side) {
    return named("battle." + side.key());
  }

  /** The attribute of a token that the scanner finds. */
  static TextAttribute attribute(String name) {
    return new TextAttribute(
        named(name),
        null,
        name.equals(KEYWORD) ? SWT.BOLD : name.equals(COMMENT) ? SWT.ITALIC : SWT.NORMAL);
  }

  /**
   * Returns the colour name of a server token.
   *
   * @param type index of its type in the legend
   * @param modifiers bit set of the legend's modifiers
   * @return the name; empty for the default text colour
   */
  static String of(SemanticTokensLegend legend, int type, int modifiers) {
    String name = BY_TYPE.getOrDefault(legend.getTokenTypes().get(type), "");
    if (name.equals(TERRAIN)) {
      for (int bit = 0; bit < legend.getTokenModifiers().size(); bit++) {
        if ((modifiers & 1 << bit) != 0 && GROUND.contains(legend.getTokenModifiers().get(bit))) {
          return TERRAIN + "." + legend.getTokenModifiers().get(bit);
        }
      }
    }
    return name;
  }

  /** Returns the colour of a name; null if no theme defines it. */
  static Color named(String name) {
    ColorRegistry colours =
        PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    return colours.get(PREFIX + name);
  }
}
