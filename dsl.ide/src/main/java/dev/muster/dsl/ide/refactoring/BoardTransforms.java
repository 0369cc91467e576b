package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The moves of groups on a map, by their description.
 *
 * @param straight steps that keep rows and columns, so that zones can move too
 * @param slanting the other steps to a neighbour
 */
record BoardTransforms(
    BoardKind kind, Map<String, PlaceTransform> straight, Map<String, PlaceTransform> slanting) {
  BoardTransforms {
    straight = Collections.unmodifiableMap(straight);
    slanting = Collections.unmodifiableMap(slanting);
  }

  static BoardTransforms on(@Nullable MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    Map<String, PlaceTransform> straight = new LinkedHashMap<>();
    Map<String, PlaceTransform> slanting = new LinkedHashMap<>();
    switch (kind) {
      case HEXES -> {
        straight.put("one hex to the left", new PlaceTransform.Step(-1, 0));
        straight.put("one hex to the right", new PlaceTransform.Step(1, 0));
        straight.put("two hexes up", new PlaceTransform.Step(0, -2));
        straight.put("two hexes down", new PlaceTransform.Step(0, 2));
        slanting.put("one hex up to the right", new PlaceTransform.Neighbour(1));
        slanting.put("one hex up to the left", new PlaceTransform.Neighbour(2));
        slanting.put("one hex down to the left", new PlaceTransform.Neighbour(4));
        slanting.put("one hex down to the right", new PlaceTransform.Neighbour(5));
      }
      case BOXES -> steps(straight, "one box", 1);
      case TABLE -> {
        double step = map == null ? 1 : NearbyPlaces.step(map);
        String measure = map == null || map.getGround() == null ? "" : " " + map.getGround();
        steps(straight, Point.length(step) + measure, step);
      }
    }
    return new BoardTransforms(kind, straight, slanting);
  }

  private static void steps(Map<String, PlaceTransform> steps, String far, double step) {
    steps.put(far + " to the left", new PlaceTransform.Step(-step, 0));
    steps.put(far + " to the right", new PlaceTransform.Step(step, 0));
    steps.put(far + " up", new PlaceTransform.Step(0, -step));
    steps.put(far + " down", new PlaceTransform.Step(0, step));
  }

  /**
   * The steps, by what one says to move something so.
   *
   * @param name of what is moved
   */
  Map<String, PlaceTransform> moves(String name) {
    Map<String, PlaceTransform> moves = new LinkedHashMap<>();
    straight.forEach((way, motion) -> moves.put("Move " + name + " " + way, motion));
    slanting.forEach((way, motion) -> moves.put("Move " + name + " " + way, motion));
    return moves;
  }

  /**
   * Returns turns of each element in its place.
   *
   * @param name name of what is turned
   */
  Map<String, PlaceTransform> inPlace(String name) {
    int once = 360 / kind.headings().size();
    Map<String, PlaceTransform> turns = new LinkedHashMap<>();
    turns.put("Turn each of " + name + " to the left", new PlaceTransform.Face(once));
    turns.put("Turn each of " + name + " to the right", new PlaceTransform.Face(-once));
    turns.put("Turn each of " + name + " about", new PlaceTransform.Face(180));
    return turns;
  }

  /**
   * Turns and mirrorings about a place.
   *
   * @param name of what is turned
   */
  Map<String, PlaceTransform> centredOn(Place middle, String name) {
    int once = 360 / kind.headings().size();
    Map<String, PlaceTransform> motions = new LinkedHashMap<>();
    motions.put("Turn " + name + " to the left", new PlaceTransform.Turn(middle, once));
    motions.put("Turn " + name + " to the right", new PlaceTransform.Turn(middle, -once));
    if (kind == BoardKind.TABLE) {
      motions.put(
          "Turn " + name + " a quarter to the left", new PlaceTransform.Turn(middle, 2 * once));
      motions.put(
          "Turn " + name + " a quarter to the right", new PlaceTransform.Turn(middle, -2 * once));
    }
    motions.put("Turn " + name + " about", new PlaceTransform.Turn(middle, 180));
    motions.put("Mirror " + name + " left for right", new PlaceTransform.MirrorSides(middle));
    motions.put("Mirror " + name + " up for down", new PlaceTransform.MirrorRows(middle));
    return motions;
  }
}
