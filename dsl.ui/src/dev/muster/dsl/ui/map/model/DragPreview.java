package dev.muster.dsl.ui.map.model;

import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ui.map.paint.Extent;
import java.util.List;
import java.util.Map;

/**
 * What is shown while something is dragged, by mouse or keyboard.
 *
 * @param ghosts what is dragged, as it is painted
 * @param right how far it is moved, in board units
 * @param down how far it is moved, in board units
 * @param target the place it would go to; empty for none
 * @param verdicts what the checks say of places, as far as the server has answered
 * @param painted places a brush has gone over
 * @param marquee the rectangle that selects; null for none
 */
public record DragPreview(
    List<SceneMark> ghosts,
    double right,
    double down,
    String target,
    Map<String, PreviewAnswer.Verdict> verdicts,
    List<String> painted,
    Extent marquee) {

  /** Nothing is dragged. */
  public static final DragPreview NONE =
      new DragPreview(List.of(), 0, 0, "", Map.of(), List.of(), null);

  public DragPreview {
    ghosts = List.copyOf(ghosts);
    verdicts = Map.copyOf(verdicts);
    painted = List.copyOf(painted);
  }

  /** A rectangle that selects. */
  public static DragPreview marquee(Extent rectangle) {
    return new DragPreview(List.of(), 0, 0, "", Map.of(), List.of(), rectangle);
  }

  /** Places a brush has gone over. */
  public static DragPreview painted(List<String> places) {
    return new DragPreview(List.of(), 0, 0, "", Map.of(), places, null);
  }

  /** Why the target is closed, or what a check would remark; empty where nothing is to be said. */
  public String words() {
    PreviewAnswer.Verdict verdict = verdicts.get(target);
    return verdict == null ? "" : verdict.words();
  }
}
