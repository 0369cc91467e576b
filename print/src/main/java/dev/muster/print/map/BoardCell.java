package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.rules.model.Place;
import java.util.List;

/**
 * A cell of a grid on paper.
 *
 * @param column of the drawing, from 1 at the left
 * @param row of the drawing, from 1 at the top
 * @param corners in order about it; neighbours have the corners they share in common
 * @param terrain key of its terrain
 * @param height as in {@link dev.muster.rules.model.Rulebook.Terrain#height}
 * @param neighbours number of the cell beyond the side from corner i to the next, -1 where the map
 *     ends
 * @param touching numbers of the cells that share a side or a corner with it, and -1 where the map
 *     ends; those beyond a side first
 */
record BoardCell(
    Place place,
    int column,
    int row,
    DrawingPoint middle,
    List<DrawingPoint> corners,
    String terrain,
    int height,
    List<Integer> neighbours,
    List<Integer> touching) {
  BoardCell {
    corners = List.copyOf(corners);
    neighbours = List.copyOf(neighbours);
    touching = List.copyOf(touching);
  }

  DrawingPoint from(int side) {
    return corners.get(side);
  }

  DrawingPoint to(int side) {
    return corners.get((side + 1) % corners.size());
  }
}
