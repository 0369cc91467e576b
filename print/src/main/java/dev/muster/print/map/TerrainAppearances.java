package dev.muster.print.map;

import dev.muster.print.map.TerrainAppearance.Form;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.model.TerrainStyle.Pattern;
import dev.muster.rules.model.TerrainStyle.Symbol;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The appearances of the terrain of a rulebook. Terrain without a style gets its own grey, as long
 * as there are enough, no sign, and its name on each area.
 */
final class TerrainAppearances {
  private static final Map<String, TerrainAppearance> KNOWN =
      Map.ofEntries(
          Map.entry("plain", new TerrainAppearance("#f6f2e0", Form.OPEN, Symbol.BARE, false)),
          Map.entry("hillside", new TerrainAppearance("#e9d8ae", Form.RELIEF, Symbol.BARE, false)),
          Map.entry("hilltop", new TerrainAppearance("#d9bf8a", Form.RELIEF, Symbol.BARE, false)),
          Map.entry("woods", new TerrainAppearance("#bcd4a4", Form.AREA, Symbol.TREES, false)),
          Map.entry("orchard", new TerrainAppearance("#d5e3b5", Form.AREA, Symbol.ORCHARD, false)),
          Map.entry("town", new TerrainAppearance("#e3d0c4", Form.AREA, Symbol.HOUSES, false)),
          Map.entry("church", new TerrainAppearance("#e3d0c4", Form.AREA, Symbol.CHURCH, false)),
          Map.entry("priory", new TerrainAppearance("#e3d0c4", Form.AREA, Symbol.CHURCH, false)),
          Map.entry("marsh", new TerrainAppearance("#cfe0da", Form.AREA, Symbol.TUFTS, false)),
          Map.entry("mire", new TerrainAppearance("#cfe0da", Form.AREA, Symbol.TUFTS, false)),
          Map.entry("meadow", new TerrainAppearance("#dcebc6", Form.AREA, Symbol.GRASS, false)),
          Map.entry("road", new TerrainAppearance("#8a6a3b", Form.ROAD, Symbol.BARE, false)),
          Map.entry("stream", new TerrainAppearance("#3f7fb0", Form.STREAM, Symbol.BARE, false)),
          Map.entry("river", new TerrainAppearance("#3f7fb0", Form.STREAM, Symbol.BARE, false)),
          Map.entry("works", new TerrainAppearance("#5a4632", Form.TEETH, Symbol.BARE, false)),
          Map.entry("hedge", new TerrainAppearance("#3f6b35", Form.HEDGE, Symbol.BARE, false)),
          Map.entry("sunken", new TerrainAppearance("#7d5a2b", Form.BANKS, Symbol.BARE, false)),
          Map.entry("ravine", new TerrainAppearance("#6b4a2c", Form.CLIFF, Symbol.BARE, false)),
          Map.entry("hill", new TerrainAppearance("#e9d8ae", Form.RELIEF, Symbol.BARE, false)),
          Map.entry("wood", new TerrainAppearance("#bcd4a4", Form.AREA, Symbol.TREES, false)),
          Map.entry("village", new TerrainAppearance("#e3d0c4", Form.AREA, Symbol.HOUSES, false)),
          Map.entry("camp", new TerrainAppearance("#ece2cf", Form.AREA, Symbol.TENTS, false)),
          Map.entry("rough", new TerrainAppearance("#e2dcc2", Form.AREA, Symbol.ROCKS, false)),
          Map.entry("broken", new TerrainAppearance("#e6dcc0", Form.AREA, Symbol.DOTS, false)),
          Map.entry("fields", new TerrainAppearance("#ece6b4", Form.AREA, Symbol.CROPS, false)),
          Map.entry("lake", new TerrainAppearance("#b5d3e6", Form.AREA, Symbol.WAVES, false)),
          Map.entry("ford", new TerrainAppearance("#d3e5ee", Form.FORD, Symbol.BARE, false)),
          Map.entry("wall", new TerrainAppearance("#5f5a50", Form.WALL, Symbol.BARE, false)),
          Map.entry("ditch", new TerrainAppearance("#7d5a2b", Form.BANKS, Symbol.BARE, false)),
          Map.entry(
              "impassable", new TerrainAppearance("#b8b2a4", Form.AREA, Symbol.ROCKS, false)));

  /** Ground is at least so light that black letters are read on it, also in grey. */
  private static final double LIGHTEST_INK = 150;

  /** A line is at most so light that it is seen on paper. */
  private static final double DARKEST_PAPER = 170;

  /**
   * Greys, because any other colour or sign would suggest a kind of terrain that the author did not
   * state.
   */
  private static final List<String> OWN_GROUND =
      List.of("#e4e2dc", "#d6d4ce", "#ecebe7", "#cac8c2");

  private static final List<String> OWN_LINE = List.of("#5c5a54", "#7a7872", "#45433e");

  private final Map<String, TerrainAppearance> looks = new LinkedHashMap<>();
  private final Rulebook rulebook;

  TerrainAppearances(Rulebook rulebook) {
    this.rulebook = rulebook;
    int grounds = 0;
    int lines = 0;
    for (Rulebook.Terrain terrain : rulebook.terrains()) {
      TerrainAppearance known = KNOWN.get(terrain.key());
      if (known != null) {
        put(terrain, known);
      } else if (terrain.properties().contains("linear")) {
        String colour = OWN_LINE.get(lines++ % OWN_LINE.size());
        put(terrain, new TerrainAppearance(colour, Form.BROKEN, Symbol.BARE, true));
      } else {
        String colour = OWN_GROUND.get(grounds++ % OWN_GROUND.size());
        put(terrain, new TerrainAppearance(colour, Form.AREA, Symbol.BARE, true));
      }
    }
  }

  private void put(Rulebook.Terrain terrain, TerrainAppearance usual) {
    looks.put(terrain.key(), terrain.look() == null ? usual : overridden(usual, terrain.look()));
  }

  /**
   * Returns the usual appearance with the author's changes. Ground without a sign or a pattern also
   * gets its name, because not every reader sees its colour.
   */
  static TerrainAppearance overridden(TerrainAppearance usual, TerrainStyle wish) {
    Form form = wish.pattern() == null ? usual.form() : form(usual, wish.pattern());
    Pattern fill =
        wish.pattern() == null || wish.pattern().isLine() ? usual.fill() : wish.pattern();
    boolean area = form == Form.AREA || form == Form.FORD;
    Symbol symbol = wish.symbol() != null ? wish.symbol() : area ? usual.symbol() : Symbol.BARE;
    String colour = wish.colour() == null ? usual.colour() : readable(wish.colour(), form);
    boolean told = !area || symbol != Symbol.BARE || fill != Pattern.PLAIN;
    boolean named = wish.named() != null ? wish.named() : usual.label() || !told;
    return new TerrainAppearance(colour, form, fill, symbol, named);
  }

  private static Form form(TerrainAppearance usual, Pattern pattern) {
    return switch (pattern) {
      case PLAIN, HATCHED, CROSSED, STRIPED, DOTTED ->
          usual.form() == Form.OPEN && pattern == Pattern.PLAIN ? Form.OPEN : Form.AREA;
      case HILL -> Form.RELIEF;
      case ROAD -> Form.ROAD;
      case STREAM -> Form.STREAM;
      case HEDGE -> Form.HEDGE;
      case WALL -> Form.WALL;
      case TEETH -> Form.TEETH;
      case BANKS -> Form.BANKS;
      case CLIFF -> Form.CLIFF;
      case BROKEN -> Form.BROKEN;
    };
  }

  /** The colour with as much white that signs and letters are read on ground, or black on paper. */
  private static String readable(String colour, Form form) {
    boolean ground =
        form == Form.AREA || form == Form.FORD || form == Form.OPEN || form == Form.RELIEF;
    String shown = colour;
    for (double share = 0.05; share < 1; share += 0.05) {
      double light = Palette.light(shown);
      if (ground ? light >= LIGHTEST_INK : light <= DARKEST_PAPER) {
        return shown;
      }
      shown = Palette.mixed(colour, ground ? "#ffffff" : "#000000", share);
    }
    return shown;
  }

  /** The look of a terrain; of one the rulebook does not know, a grey area with its name. */
  TerrainAppearance of(String terrain) {
    return looks.getOrDefault(
        terrain, new TerrainAppearance("#e0e0e0", Form.AREA, Symbol.BARE, true));
  }

  /** Colour of the open ground. */
  String open() {
    return looks.values().stream()
        .filter(look -> look.form() == Form.OPEN)
        .map(TerrainAppearance::colour)
        .findFirst()
        .orElse("#f6f2e0");
  }

  /**
   * Returns the level at which ground is drawn: as the rulebook states, or 1 for a hill without a
   * stated height.
   */
  int height(String terrain) {
    Rulebook.Terrain known = rulebook.terrain(terrain);
    int height = known == null ? 0 : known.height();
    return height == 0 && of(terrain).form() == Form.RELIEF ? 1 : height;
  }
}
