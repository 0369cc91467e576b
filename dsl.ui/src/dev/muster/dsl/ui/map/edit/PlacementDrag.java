package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on its way to a place, by mouse or by keyboard: a ghost of it, the places that are open
 * and closed, and at the end one action.
 */
public final class PlacementDrag {

  /** Distance in cells around the pointer whose verdicts are requested first. */
  private static final int NEAR = 8;

  private final FieldModel model;
  private final MapEdits edits;
  private final Function<String, MapAction> action;
  private final List<SceneMark> ghosts;
  private final double[] grabbed;
  private final Map<String, PreviewAnswer.Verdict> verdicts = new HashMap<>();
  private String target = "";
  private boolean over;

  /**
   * @param action returns the action for a place; without a place, for a request about all places
   * @param ghosts drawing of the dragged items
   * @param grabbed x and y of the grabbed place, in board units
   */
  private PlacementDrag(
      FieldModel model,
      MapEdits edits,
      Function<String, MapAction> action,
      List<SceneMark> ghosts,
      double[] grabbed) {
    this.model = model;
    this.edits = edits;
    this.action = action;
    this.ghosts = List.copyOf(ghosts);
    this.grabbed = grabbed;
  }

  /** Begins to move items from a place; empty if the place is not on the map. */
  public static Optional<PlacementDrag> move(
      FieldModel model, MapEdits edits, List<SceneItem> items, String from) {
    List<String> ids = items.stream().map(SceneItem::id).toList();
    List<SceneMark> marks = new ArrayList<>();
    items.forEach(each -> marks.addAll(each.marks()));
    return model
        .places()
        .middle(from)
        .map(
            at -> new PlacementDrag(model, edits, to -> MapActions.move(ids, from, to), marks, at));
  }

  /** Brings a stand of an army's line onto the map. */
  public static PlacementDrag deploy(FieldModel model, MapEdits edits, MapTool.Deploy tool) {
    return new PlacementDrag(
        model,
        edits,
        to -> MapActions.insert(tool.side(), tool.group(), tool.line(), to),
        tool.marks(),
        new double[] {0, 0});
  }

  /** It is over a place now. */
  public void over(String place) {
    if (over || place.equals(target) || model.scene().isEmpty()) {
      return;
    }
    boolean first = target.isEmpty();
    target = place;
    show();
    if (first) {
      askAround(place);
    } else if (!verdicts.containsKey(place)) {
      ask(List.of(place));
    }
  }

  /** The place it would go to; empty before the first. */
  public String target() {
    return target;
  }

  /**
   * Returns the findings of the checks for the current place; empty if there are none, or no answer
   * yet.
   */
  public String words() {
    PreviewAnswer.Verdict verdict = verdicts.get(target);
    return verdict == null ? "" : verdict.words();
  }

  private void askAround(String place) {
    double reach = model.scene().map(each -> each.board().cell()).orElse(1.0) * (NEAR + 0.5);
    List<String> near =
        model
            .places()
            .middle(place)
            .map(
                at ->
                    model
                        .places()
                        .within(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach))
            .orElse(List.of());
    ask(near.isEmpty() ? List.of(place) : near);
  }

  private void ask(List<String> places) {
    edits.preview(
        action.apply(null),
        places,
        () -> !over,
        answer -> {
          answer.forEach(each -> verdicts.put(each.place(), each));
          show();
        });
  }

  private void show() {
    if (model.scene().isEmpty()) {
      // Its editor was closed meanwhile, or the text has a mistake.
      return;
    }
    double[] at = model.places().middle(target).orElse(grabbed);
    model.drag(
        DragPreview.carried(ghosts, at[0] - grabbed[0], at[1] - grabbed[1], target, verdicts));
  }

  /** Drops the items at the current place. */
  public void drop() {
    if (!over) {
      end();
      if (!target.isEmpty()) {
        edits.perform(action.apply(target));
      }
    }
  }

  /** Cancels the drag. */
  public void cancel() {
    end();
  }

  private void end() {
    over = true;
    model.drag(DragPreview.NONE);
  }
}
