package dev.muster.print.map;

import dev.muster.print.drawing.ConvexOutline;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.rules.model.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the letters and Generals of earlier moments of a battle were placed. From one moment to the
 * next most of them stand as they stood, and need not be placed again.
 */
final class PlacementMemory {
  final Map<DeployedUnits.Unit, Found<TextPrimitive>> letters = new HashMap<>();
  final Map<DeployedUnits.Leader, Found<DrawingPoint>> leaders = new HashMap<>();
  final Map<Arrivals, Found<TextPrimitive>> arrivals = new HashMap<>();

  /** What is written at a place where units enter. */
  record Arrivals(Place place, String text) {}

  /**
   * What a search found.
   *
   * @param searched the upright box about all that it looked at
   * @param covering what lay in the box, which decides where there is room
   * @param answer empty if there was no room
   */
  record Found<V>(
      ConvexOutline.BoundingBox searched, List<ConvexOutline> covering, Optional<V> answer) {}
}
