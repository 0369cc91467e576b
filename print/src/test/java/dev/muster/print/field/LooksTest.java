package dev.muster.print.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Spot;
import dev.muster.print.field.Look.Form;
import dev.muster.rules.model.Cite;
import dev.muster.rules.model.MapLook;
import dev.muster.rules.model.MapLook.Pattern;
import dev.muster.rules.model.MapLook.Symbol;
import dev.muster.rules.model.Rulebook;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Terrain looks as its author wants it, and can be read however it is printed. */
class LooksTest {
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
                Cite.NONE,
                words.length == 0 ? null : MapLook.of(List.of(words)))),
        List.of(),
        List.of());
  }

  private static Look look(String key, String... words) {
    return new Looks(book(key, words)).of(key);
  }

  @Test
  void whatTheAuthorSaysHoldsAndTheRestIsAsUsual() {
    Look heath = look("heath", "#c8b08a", "hatched", "rocks", "unnamed");
    assertEquals(new Look("#c8b08a", Form.AREA, Pattern.HATCHED, Symbol.ROCKS, false), heath);
    Look woods = look("woods", "moss");
    assertEquals(Symbol.TREES, woods.symbol());
    assertEquals(MapLook.colour("moss"), woods.colour());
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
    Path outline = Path.of(List.of(Path.box(0, 0, 40, 40), Path.box(10, 10, 30, 30)));
    List<Mark> marks = Fills.of(pattern, outline, "#000000", 5);
    assertFalse(marks.isEmpty());
    for (Mark mark : marks) {
      for (Spot spot : ((Mark.Form) mark).path().points()) {
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
    Set<List<Mark>> met = new HashSet<>();
    for (Pattern pattern : Pattern.values()) {
      assertTrue(met.add(marks("heath", MapLook.word(pattern), "bare")), pattern + "");
    }
    for (Symbol symbol : Symbol.values()) {
      assertTrue(met.add(marks("heath", "striped", "red", MapLook.word(symbol))), symbol + "");
    }
  }

  private static List<Mark> marks(String key, String... words) {
    Rulebook book = book(key, words);
    Drawing drawing = Swatch.of(book, book.terrains().getFirst());
    assertEquals(60, drawing.width());
    return drawing.shapes().stream().flatMap(shape -> shape.marks().stream()).toList();
  }

  @Test
  void theOpenGroundHasTheColourOfItsAuthor() {
    assertEquals("#eadfae", new Looks(book("plain", "sand")).open());
    assertNotEquals("#eadfae", new Looks(book("plain")).open());
  }
}
