package dev.muster.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.json.RecordJson;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The words of a look. */
class TerrainStyleTest {
  @Test
  void wordsAreReadInAnyOrder() {
    var look =
        new TerrainStyle("#c8b08a", TerrainStyle.Pattern.HATCHED, TerrainStyle.Symbol.ROCKS, false);
    assertEquals(look, TerrainStyle.of(List.of("#C8B08A", "hatched", "rocks", "unnamed")));
    assertEquals(look, TerrainStyle.of(List.of("unnamed", "rocks", "#c8b08a", "odd", "hatched")));
    assertEquals(new TerrainStyle(null, null, null, null), TerrainStyle.of(List.of()));
    assertEquals("#b4d09a", TerrainStyle.of(List.of("green", "blue")).colour(), "the first holds");
  }

  @Test
  void noWordSaysTwoThings() {
    Set<String> words = new HashSet<>();
    for (TerrainStyle.Kind kind : TerrainStyle.Kind.values()) {
      for (String word : TerrainStyle.words(kind)) {
        assertTrue(words.add(word), word);
        assertEquals(kind, TerrainStyle.kind(word));
      }
    }
    assertNull(TerrainStyle.kind("#12345"));
    assertNull(TerrainStyle.kind("Green"));
  }

  /** A terrain without a look is the same JSON as before there were looks. */
  @Test
  void aLookIsWrittenWhereThereIsOne() {
    var plain = new Rulebook.Terrain("heath", "", Map.of(), 0, 0, List.of(), Citation.NONE);
    assertFalse(RecordJson.pretty(plain).contains("look"), RecordJson.pretty(plain));
    assertEquals(plain, RecordJson.read(Rulebook.Terrain.class, RecordJson.pretty(plain)));
    var drawn =
        new Rulebook.Terrain(
            "heath",
            "",
            Map.of(),
            0,
            0,
            List.of(),
            Citation.NONE,
            TerrainStyle.of(List.of("tan", "dotted", "named")));
    assertEquals(drawn, RecordJson.read(Rulebook.Terrain.class, RecordJson.pretty(drawn)));
  }
}
