package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.MapAnalysis;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The layers that the rules of a game offer: what they say about the ground, drawn as areas. */
final class RuleLayers {
  private static final String POSSIBLE = "#2e7d32";
  private static final String REFUSED = "#c62828";
  private static final String DANGER = "#b71c1c";
  private static final String STAND = "stand:";

  /** Opacity of the tint for a side's areas and possible actions. */
  private static final double TINT = 0.22;

  /** Opacity of the tint for the greatest danger. */
  private static final double MOST_TINT = 0.6;

  private static final double LINE = 0.4;

  private final BattleProgram program;
  private final SceneBuilder builder;
  private final MapAnalysis analysis;

  RuleLayers(BattleProgram program, SceneBuilder builder) {
    this.program = program;
    this.builder = builder;
    analysis = RuleSystems.of(program.rulebook()).mapAnalysis();
  }

  /**
   * The layers of a game; only those that are wanted have items.
   *
   * @param ofUnit those about a selected unit, or else those about all
   * @param wanted ids of layers
   * @param selected ids of the selected items
   */
  List<SceneLayer> of(boolean ofUnit, Set<String> wanted, List<String> selected) {
    if (program.scenario().sides().isEmpty()) {
      return List.of();
    }
    String unit =
        selected.stream()
            .filter(each -> each.startsWith(STAND))
            .map(each -> each.substring(STAND.length()))
            .findFirst()
            .orElse(null);
    List<SceneLayer> layers = new ArrayList<>();
    for (MapAnalysis.Kind kind : analysis.kinds()) {
      if (kind.ofUnit() == ofUnit) {
        layers.add(
            new SceneLayer(
                kind.key(),
                kind.label(),
                "rules",
                kind.meaning(),
                true,
                false,
                true,
                ofUnit,
                0,
                wanted.contains(kind.key()) ? items(kind, unit) : List.of()));
      }
    }
    return layers;
  }

  private List<String> items(MapAnalysis.Kind kind, @Nullable String unit) {
    List<MapAnalysis.Area> areas;
    try {
      areas = analysis.areas(program, kind.key(), unit);
    } catch (IllegalArgumentException unplayable) {
      return List.of(); // the findings say what is wrong
    }
    List<String> ids = new ArrayList<>();
    for (MapAnalysis.Area each : areas) {
      VectorPath outline = outline(each.places());
      if (outline != null) {
        String id = "rule:" + kind.key() + ":" + (ids.size() + 1);
        ids.add(id);
        boolean cell = each.places().size() == 1;
        builder
            .items()
            .put(
                id,
                new SceneItem(
                    id,
                    "rule",
                    each.label(),
                    kind.ofUnit() ? null : hit(outline),
                    marks(each, outline),
                    null,
                    null,
                    cell ? each.places().getFirst().toString() : null,
                    each.side() < 0 ? null : each.side(),
                    null,
                    List.of()));
      }
    }
    return ids;
  }

  /** On a table the places are corners, some of which may lie off it. */
  private @Nullable VectorPath outline(List<Place> places) {
    return program.board() instanceof TableBoard
        ? places.size() < 3
            ? null
            : VectorPath.closed(places.stream().map(builder.map()::middle).toList())
        : builder.map().around(places, 0.04).orElse(null);
  }

  /**
   * Returns the point for the sign of an area: low in a cell, or the middle of an area of a table.
   */
  private DrawingPoint signed(MapAnalysis.Area area) {
    List<DrawingPoint> middles = area.places().stream().map(builder.map()::middle).toList();
    double room = builder.map().room();
    if (!(program.board() instanceof TableBoard)) {
      return middles.getFirst().moved(0, 0.72 * room);
    }
    double x = middles.stream().mapToDouble(DrawingPoint::x).average().orElse(0);
    double y = middles.stream().mapToDouble(DrawingPoint::y).average().orElse(0);
    return new DrawingPoint(x, y + 0.2 * room);
  }

  private static SceneHit hit(VectorPath outline) {
    return new SceneHit(SceneBuilder.pieces(outline), List.of(), 0);
  }

  private List<SceneMark> marks(MapAnalysis.Area area, VectorPath outline) {
    MarkWriter writer = builder.writer();
    List<SceneMark> marks = new ArrayList<>();
    switch (area.tone()) {
      case SIDE -> {
        String colour = builder.map().sideColour(Math.max(0, area.side()));
        marks.add(writer.tint(outline, colour, TINT));
        marks.add(writer.line(outline, colour, LINE, List.of(1.2, 0.8)));
      }
      case POSSIBLE -> {
        marks.add(writer.tint(outline, POSSIBLE, TINT));
        marks.add(writer.line(outline, POSSIBLE, LINE, null));
      }
      case REFUSED -> marks.add(writer.line(outline, REFUSED, 2 * LINE, List.of(0.8, 0.8)));
      case DANGER ->
          marks.add(writer.tint(outline, DANGER, TINT + (MOST_TINT - TINT) * area.strength()));
    }
    if (!area.sign().isEmpty()) {
      double size = 0.55 * builder.map().room();
      marks.add(
          writer.text(
              signed(area),
              area.sign(),
              area.tone() == MapAnalysis.Tone.POSSIBLE ? POSSIBLE : DANGER,
              size));
    }
    return marks;
  }
}
