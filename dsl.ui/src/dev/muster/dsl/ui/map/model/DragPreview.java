package dev.muster.dsl.ui.map.model;

import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ui.map.paint.Extent;
import java.util.List;
import java.util.Map;

/**
 * The preview of a drag by mouse or keyboard.
 *
 * @param ghosts the dragged items, as painted
 * @param right offset to the right, in board units
 * @param down offset downwards, in board units
 * @param target the target place; empty for none
 * @param verdicts results of the checks by place, as far as the server has answered
 * @param painted places that a brush has covered
 * @param line places on a drawn line
 * @param sides sides of cells, each as the two cells that it separates
 * @param pointed the side that the keyboard points at, in the same way; empty for none
 * @param marquee the rectangle that selects; null for none
 */
public record DragPreview(
    List<SceneMark> ghosts,
    double right,
    double down,
    String target,
    Map<String, PreviewAnswer.Verdict> verdicts,
    List<String> painted,
    List<String> line,
    List<String> sides,
    List<String> pointed,
    Extent marquee) {

  /** Nothing is dragged. */
  public static final DragPreview NONE =
      new DragPreview(
          List.of(), 0, 0, "", Map.of(), List.of(), List.of(), List.of(), List.of(), null);

  public DragPreview {
    ghosts = List.copyOf(ghosts);
    verdicts = Map.copyOf(verdicts);
    painted = List.copyOf(painted);
    line = List.copyOf(line);
    sides = List.copyOf(sides);
    pointed = List.copyOf(pointed);
  }

  /**
   * Something on its way.
   *
   * @param right offset to the right, in board units
   * @param down offset downwards, in board units
   */
  public static DragPreview carried(
      List<SceneMark> ghosts,
      double right,
      double down,
      String target,
      Map<String, PreviewAnswer.Verdict> verdicts) {
    return new DragPreview(
        ghosts, right, down, target, verdicts, List.of(), List.of(), List.of(), List.of(), null);
  }

  private static DragPreview of(
      List<String> painted,
      List<String> line,
      List<String> sides,
      List<String> pointed,
      Extent marquee) {
    return new DragPreview(List.of(), 0, 0, "", Map.of(), painted, line, sides, pointed, marquee);
  }

  /** Places that a line goes through. */
  public static DragPreview way(List<String> places) {
    return of(places, places, List.of(), List.of(), null);
  }

  /** Returns a preview with sides of cells, and the side that is pointed at. */
  public static DragPreview sides(List<String> sides, List<String> pointed) {
    return of(List.of(), List.of(), sides, pointed, null);
  }

  /** A rectangle that selects. */
  public static DragPreview marquee(Extent rectangle) {
    return of(List.of(), List.of(), List.of(), List.of(), rectangle);
  }

  /** Places a brush has gone over. */
  public static DragPreview painted(List<String> places) {
    return of(places, List.of(), List.of(), List.of(), null);
  }

  /** Returns why the target is not allowed, or the remark of a check; empty if neither. */
  public String words() {
    PreviewAnswer.Verdict verdict = verdicts.get(target);
    return verdict == null ? "" : verdict.words();
  }
}
