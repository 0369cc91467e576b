package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.balance.FieldCells;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Layers of where many battles were fought: a tint for each place, the darker the more battles. */
final class BalanceLayers {
  private static final String HEAT = "#8e1b1b";
  private static final double LIGHTEST = 0.08;
  private static final double DARKEST = 0.7;

  private final BattleProgram program;
  private final SceneBuilder builder;
  private final FieldCells cells;

  BalanceLayers(BattleProgram program, SceneBuilder builder) {
    this.program = program;
    this.builder = builder;
    cells = new FieldCells(program.board());
  }

  /**
   * Returns the layers; only the requested ones have items.
   *
   * @param wanted ids of the requested layers
   */
  List<SceneLayer> of(FieldCounts counts, Set<String> wanted) {
    String battles = counts.battles() == 1 ? "1 battle" : counts.battles() + " battles";
    List<SceneLayer> layers = new ArrayList<>();
    for (FieldCounts.FieldLayer each : counts.layers()) {
      String id = "balance:" + each.key();
      layers.add(
          new SceneLayer(
              id,
              each.label(),
              "balance",
              each.meaning() + ", of " + battles,
              true,
              false,
              true,
              false,
              0,
              wanted.contains(id) ? items(id, each, battles) : List.of()));
    }
    return layers;
  }

  private List<String> items(String id, FieldCounts.FieldLayer layer, String battles) {
    double top = layer.share() ? 1 : layer.most();
    String colour = layer.side() < 0 ? HEAT : builder.map().sideColour(layer.side());
    List<String> ids = new ArrayList<>();
    for (int cell = 0; cell < cells.count(); cell++) {
      double value = layer.values().get(cell);
      VectorPath outline = value > 0 ? outline(cells.places(cell)).orElse(null) : null;
      if (outline == null) {
        continue;
      }
      String item = id + ":" + cells.name(cell);
      ids.add(item);
      builder
          .items()
          .put(
              item,
              new SceneItem(
                  item,
                  "rule",
                  label(layer, value, cells.name(cell), battles),
                  new SceneHit(SceneBuilder.pieces(outline), List.of(), 0),
                  List.of(
                      builder
                          .writer()
                          .tint(
                              outline,
                              colour,
                              MarkWriter.rounded(LIGHTEST + (DARKEST - LIGHTEST) * value / top))),
                  null,
                  null,
                  cells.places(cell).size() == 1 ? cells.name(cell) : null,
                  layer.side() < 0 ? null : layer.side(),
                  null,
                  List.of()));
    }
    return ids;
  }

  private static String label(
      FieldCounts.FieldLayer layer, double value, String place, String battles) {
    return layer.share()
        ? layer.label() + ": " + place + " in " + ReportVocabulary.percent(value) + " of " + battles
        : layer.label()
            + ": "
            + place
            + " "
            + String.format(Locale.ROOT, "%.1f", value)
            + " a battle, of "
            + battles;
  }

  private Optional<VectorPath> outline(List<Place> places) {
    return places.size() == 1
        ? builder.map().around(places, 0)
        : Optional.of(VectorPath.closed(places.stream().map(builder.map()::middle).toList()));
  }
}
