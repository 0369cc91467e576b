package dev.muster.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SideColourTest {

  /** What the guidelines of accessible pages ask of text, WCAG 2 level AA. */
  private static final double READABLE = 4.5;

  /** The lightest dark page of the editors: that of Eclipse; VS Code and browsers are darker. */
  private static final String DARK_PAGE = "#2f2f2f";

  @ParameterizedTest
  @CsvSource({
    "Red, RED",
    "Blue, BLUE",
    "Rot, RED",
    "Blau, BLUE",
    "Rouge, RED",
    "Bleu, BLUE",
    "RedCoats, RED",
    "army_of_green, GREEN",
    "Weiß, WHITE",
    "BLAUW, BLUE",
    "Schwarz, BLACK"
  })
  void aSideNamedForAColourHasIt(String name, SideColour colour) {
    assertEquals(List.of(colour), SideColour.of(List.of(name)));
    assertEquals(colour, SideColour.of(List.of("Royal", name)).get(1));
  }

  @Test
  void theOthersHaveTheFirstThatAreFree() {
    assertEquals(
        List.of(SideColour.RED, SideColour.BLUE), SideColour.of(List.of("Royal", "Huguenot")));
    assertEquals(List.of(SideColour.BLUE, SideColour.RED), SideColour.of(List.of("Blue", "Red")));
    assertEquals(List.of(SideColour.BLUE, SideColour.RED), SideColour.of(List.of("Royal", "Red")));
    assertEquals(List.of(SideColour.RED, SideColour.BLUE), SideColour.of(List.of("Red", "Rot")));
  }

  @Test
  void aWordInsideAnotherIsNoColour() {
    assertEquals(List.of(SideColour.RED), SideColour.of(List.of("Bluecher")));
    assertEquals(List.of(SideColour.RED), SideColour.of(List.of("Greenwich")));
  }

  @Test
  void asManySidesAsColoursHaveOneEach() {
    int all = SideColour.values().length;
    List<String> names = IntStream.range(0, all).mapToObj(each -> "Side" + each).toList();
    assertEquals(all, EnumSet.copyOf(SideColour.of(names)).size());
    assertEquals(3, SideColour.of(List.of("Blue", "Blue", "Blue")).stream().distinct().count());
    assertEquals(
        all + 2,
        SideColour.of(IntStream.range(0, all + 2).mapToObj(String::valueOf).toList()).size());
  }

  @ParameterizedTest
  @EnumSource
  void eachIsReadableOnPaperAndOnPagesOfBothThemes(SideColour colour) {
    assertReadable(colour.paper(), "#ffffff");
    assertReadable(colour.light(), "#ffffff");
    assertReadable(colour.dark(), DARK_PAGE);
  }

  private static void assertReadable(String colour, String page) {
    double contrast = contrast(colour, page);
    assertTrue(contrast >= READABLE, () -> colour + " on " + page + ": " + contrast);
  }

  private static double contrast(String one, String other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double share = (channel & 255) / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
