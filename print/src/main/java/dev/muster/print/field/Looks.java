package dev.muster.print.field;

import dev.muster.print.field.Look.Form;
import dev.muster.print.field.Look.Symbol;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How the terrain of a rulebook looks. Terrain that says nothing gets a colour no other has, as
 * long as there are enough, and its name on each area.
 */
final class Looks {
  private static final Map<String, Look> KNOWN =
      Map.ofEntries(
          Map.entry("plain", new Look("#f6f2e0", Form.OPEN, Symbol.NONE, false)),
          Map.entry("hillside", new Look("#e9d8ae", Form.RELIEF, Symbol.NONE, false)),
          Map.entry("hilltop", new Look("#d9bf8a", Form.RELIEF, Symbol.NONE, false)),
          Map.entry("woods", new Look("#bcd4a4", Form.AREA, Symbol.TREES, false)),
          Map.entry("orchard", new Look("#d5e3b5", Form.AREA, Symbol.ORCHARD, false)),
          Map.entry("town", new Look("#e3d0c4", Form.AREA, Symbol.HOUSES, false)),
          Map.entry("church", new Look("#e3d0c4", Form.AREA, Symbol.CHURCH, false)),
          Map.entry("priory", new Look("#e3d0c4", Form.AREA, Symbol.CHURCH, false)),
          Map.entry("marsh", new Look("#cfe0da", Form.AREA, Symbol.TUFTS, false)),
          Map.entry("mire", new Look("#cfe0da", Form.AREA, Symbol.TUFTS, false)),
          Map.entry("meadow", new Look("#dcebc6", Form.AREA, Symbol.GRASS, false)),
          Map.entry("road", new Look("#8a6a3b", Form.ROAD, Symbol.NONE, false)),
          Map.entry("stream", new Look("#3f7fb0", Form.STREAM, Symbol.NONE, false)),
          Map.entry("river", new Look("#3f7fb0", Form.STREAM, Symbol.NONE, false)),
          Map.entry("works", new Look("#5a4632", Form.TEETH, Symbol.NONE, false)),
          Map.entry("hedge", new Look("#3f6b35", Form.HEDGE, Symbol.NONE, false)),
          Map.entry("sunken", new Look("#7d5a2b", Form.BANKS, Symbol.NONE, false)),
          Map.entry("ravine", new Look("#6b4a2c", Form.CLIFF, Symbol.NONE, false)),
          Map.entry("hill", new Look("#e9d8ae", Form.RELIEF, Symbol.NONE, false)),
          Map.entry("wood", new Look("#bcd4a4", Form.AREA, Symbol.TREES, false)),
          Map.entry("village", new Look("#e3d0c4", Form.AREA, Symbol.HOUSES, false)),
          Map.entry("camp", new Look("#ece2cf", Form.AREA, Symbol.TENTS, false)),
          Map.entry("rough", new Look("#e2dcc2", Form.AREA, Symbol.ROCKS, false)),
          Map.entry("broken", new Look("#e6dcc0", Form.AREA, Symbol.DOTS, false)),
          Map.entry("fields", new Look("#ece6b4", Form.AREA, Symbol.CROPS, false)),
          Map.entry("lake", new Look("#b5d3e6", Form.AREA, Symbol.WAVES, false)),
          Map.entry("ford", new Look("#d3e5ee", Form.FORD, Symbol.NONE, false)),
          Map.entry("wall", new Look("#5f5a50", Form.WALL, Symbol.NONE, false)),
          Map.entry("ditch", new Look("#7d5a2b", Form.BANKS, Symbol.NONE, false)),
          Map.entry("impassable", new Look("#b8b2a4", Form.AREA, Symbol.ROCKS, false)));

  private static final List<String> OWN_GROUND =
      List.of("#dfe6b0", "#d3e6dc", "#c9d6e0", "#e9cfc2", "#dccfe4", "#efdca4", "#cfe0e6");
  private static final List<String> OWN_LINE =
      List.of("#7d5a2b", "#3f6b35", "#5b3b7a", "#8c1d18", "#33566b");
  private static final List<Symbol> OWN_SYMBOL =
      List.of(Symbol.DOTS, Symbol.CROPS, Symbol.GRASS, Symbol.ROCKS);

  private final Map<String, Look> looks = new HashMap<>();
  private final Rulebook rulebook;

  Looks(Rulebook rulebook) {
    this.rulebook = rulebook;
    int grounds = 0;
    int lines = 0;
    for (Rulebook.Terrain terrain : rulebook.terrains()) {
      Look known = KNOWN.get(terrain.key());
      if (known != null) {
        looks.put(terrain.key(), known);
      } else if (terrain.properties().contains("linear")) {
        String colour = OWN_LINE.get(lines++ % OWN_LINE.size());
        looks.put(terrain.key(), new Look(colour, Form.BROKEN, Symbol.NONE, true));
      } else {
        String colour = OWN_GROUND.get(grounds % OWN_GROUND.size());
        Symbol symbol = OWN_SYMBOL.get(grounds++ % OWN_SYMBOL.size());
        looks.put(terrain.key(), new Look(colour, Form.AREA, symbol, true));
      }
    }
  }

  /** The look of a terrain; of one the rulebook does not know, a grey area with its name. */
  Look of(String terrain) {
    return looks.getOrDefault(terrain, new Look("#e0e0e0", Form.AREA, Symbol.NONE, true));
  }

  /** How high ground is drawn: as its rulebook says, and a hill that says nothing one level. */
  int height(String terrain) {
    Rulebook.Terrain known = rulebook.terrain(terrain);
    int height = known == null ? 0 : known.height();
    return height == 0 && of(terrain).form() == Form.RELIEF ? 1 : height;
  }
}
