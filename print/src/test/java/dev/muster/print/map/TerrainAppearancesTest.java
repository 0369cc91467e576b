package dev.muster.print.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.map.TerrainAppearance.Form;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.model.TerrainStyle.Pattern;
import dev.muster.rules.model.TerrainStyle.Symbol;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Terrain looks as its author wants it, and can be read however it is printed. */
class TerrainAppearancesTest {
  private static Rulebook book(String key, String... words) {
    return new Rulebook(
        "club",
        "",
        "snaphance",
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(
            new Rulebook.Terrain(
                key,
                "",
                Map.of("*", 1),
                0,
                0,
                List.of(),
                Citation.NONE,
                words.length == 0 ? null : TerrainStyle.of(List.of(words)))),
        List.of(),
        List.of());
  }

  private static TerrainAppearance look(String key, String... words) {
    return new TerrainAppearances(book(key, words)).of(key);
  }

  /** A sign or a colour of nature would tell what nobody has said. */
  @Test
  void ofWhomNothingIsSaidIsGreyWithItsName() {
    TerrainAppearance vineyard = look("vineyard");
    assertEquals(Symbol.BARE, vineyard.symbol());
    assertTrue(vineyard.label());
    int rgb = Integer.parseInt(vineyard.colour().substring(1), 16);
    assertTrue(Math.abs((rgb >> 16) - (rgb & 0xff)) <= 12, vineyard.colour());
  }

  @Test
  void whatTheAuthorSaysHoldsAndTheRestIsAsUsual() {
    TerrainAppearance heath = look("heath", "#c8b08a", "hatched", "rocks", "unnamed");
    assertEquals(
        new TerrainAppearance("#c8b08a", Form.AREA, Pattern.HATCHED, Symbol.ROCKS, false), heath);
    TerrainAppearance woods = look("woods", "moss");
    assertEquals(Symbol.TREES, woods.symbol());
    assertEquals(TerrainStyle.colour("moss"), woods.colour());
    assertFalse(woods.label(), "as usual");
    assertEquals(Form.WALL, look("dyke", "wall").form());
    assertEquals(look("heath").symbol(), look("heath", "ochre").symbol());
  }

  /** A colour alone tells nothing on grey paper. */
  @Test
  void groundWithoutASignIsTold() {
    assertTrue(look("woods", "bare").label());
    assertFalse(look("woods", "bare", "dotted").label());
    assertFalse(look("woods", "bare", "unnamed").label(), "as its author says");
  }

  @Test
  void lettersAreReadOnAnyGroundAndLinesAreSeen() {
    for (String colour : List.of("#000000", "#0000ff", "black", "slate", "#ffffff")) {
      assertTrue(Palette.light(look("heath", colour).colour()) >= 150, colour);
      assertTrue(Palette.light(look("dyke", "broken", colour).colour()) <= 170, colour);
    }
  }

  /** In each palette a pattern is drawn, and it stays within its ground and out of its gaps. */
  @ParameterizedTest
  @EnumSource(names = {"HATCHED", "CROSSED", "STRIPED", "DOTTED"})
  void aPatternLiesWithinItsGround(Pattern pattern) {
    VectorPath outline =
        VectorPath.of(List.of(VectorPath.box(0, 0, 40, 40), VectorPath.box(10, 10, 30, 30)));
    List<Primitive> marks = FillPatterns.of(pattern, outline, "#000000", 5);
    assertFalse(marks.isEmpty());
    for (Primitive mark : marks) {
      for (DrawingPoint spot : ((Primitive.PathPrimitive) mark).path().points()) {
        boolean inside = spot.x() > -0.01 && spot.x() < 40.01 && spot.y() > -0.01;
        assertTrue(inside && spot.y() < 40.01, pattern + " " + spot);
        boolean gap = spot.x() > 10.5 && spot.x() < 29.5 && spot.y() > 10.5 && spot.y() < 29.5;
        assertFalse(gap, pattern + " " + spot);
      }
    }
  }

  /** Every word draws something of its own: in colours, in grey and with little ink. */
  @Test
  void everyPatternAndSymbolIsToldApart() {
    Set<List<Primitive>> met = new HashSet<>();
    for (Pattern pattern : Pattern.values()) {
      assertTrue(met.add(marks("heath", TerrainStyle.word(pattern), "bare")), pattern + "");
    }
    for (Symbol symbol : Symbol.values()) {
      assertTrue(met.add(marks("heath", "striped", "red", TerrainStyle.word(symbol))), symbol + "");
    }
  }

  private static List<Primitive> marks(String key, String... words) {
    Rulebook book = book(key, words);
    Drawing drawing = Swatch.of(book, book.terrains().getFirst());
    assertEquals(60, drawing.width());
    return drawing.shapes().stream().flatMap(shape -> shape.marks().stream()).toList();
  }

  @Test
  void theOpenGroundHasTheColourOfItsAuthor() {
    assertEquals("#eadfae", new TerrainAppearances(book("plain", "sand")).open());
    assertNotEquals("#eadfae", new TerrainAppearances(book("plain")).open());
  }
}
