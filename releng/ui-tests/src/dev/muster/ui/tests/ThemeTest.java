package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The colours of the text in the theme the workbench was started with. */
@Order(1)
class ThemeTest extends WorkbenchFixture {

  private static final String PREFIX = "dev.muster.dsl.ui.colour.";

  /** What the guidelines of accessible pages ask of text, WCAG 2 level AA. */
  private static final double READABLE = 4.5;

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void theWorkbenchHasTheThemeItWasStartedWith() {
    assertEquals(Theme.startedDark(), Theme.isDark());
  }

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void everyColourIsReadableOnThePage() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    quiet();
    Color page = viewer(editor).getTextWidget().getBackground();
    ColorRegistry colours =
        PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    Map<String, Double> poor = new TreeMap<>();
    int seen = 0;
    for (Object each : colours.getKeySet()) {
      String name = String.valueOf(each);
      if (name.startsWith(PREFIX)) {
        RGB colour = colours.getRGB(name);
        assertNotNull(colour, name);
        seen++;
        double contrast = Contrast.of(colour, page.getRGB());
        if (contrast < READABLE) {
          poor.put(name, contrast);
        }
      }
    }
    assertTrue(seen >= 14, "the colours are defined");
    assertEquals(Map.of(), poor, "contrast to " + page.getRGB());
    screenshot("colours.png");
  }

  /** A letter has the colour of its terrain, and a brook is as blue under a q as under a w. */
  @Tag(WorkbenchFixture.BOTH)
  @Test
  void groundIsColouredByItsTerrain() throws Exception {
    String text =
        """
        rulebook Sheet extends snaphance.final {
            terrain brook cost * 2 height 0 { removes-charge linear } ours "Water."
            terrain copse cost * 2 height 0 { cover close } ours "Trees."
        }

        map Field "A field" 8 x 4 {
            legend { . plain w woods q stream t town h hilltop m marsh r road i impassable c copse }
            rows \"""
                . . w w w . c c
                . q q . t t . c
                r r r r t t . .
                h h m m i i i .
            \"""
        }
        """;
    ITextEditor editor = edit(file("field.muster", text));
    StyledText shown = viewer(editor).getTextWidget();
    ColorRegistry colours =
        PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    int rows = text.indexOf("rows");
    Map<String, String> wanted =
        Map.of(
            "w w w", "woods", "q q", "water", "t t", "built", "h h", "height", "m m", "rough",
            "r r", "way", "i i", "closed", "c c", "woods");
    for (Map.Entry<String, String> each : wanted.entrySet()) {
      RGB colour = colours.getRGB(PREFIX + "terrain." + each.getValue());
      int letter = text.indexOf(each.getKey(), rows);
      await(
          each.getKey() + " in the colour of " + each.getValue(),
          () -> {
            StyleRange style = shown.getStyleRangeAtOffset(letter);
            return style != null
                && style.foreground != null
                && style.foreground.getRGB().equals(colour);
          });
    }
    screenshot("ground.png");
  }
}
