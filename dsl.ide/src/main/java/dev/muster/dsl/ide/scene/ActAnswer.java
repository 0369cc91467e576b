package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link ActParams}. Exactly one of {@code edit}, {@code refusal} and {@code stale}
 * is set.
 *
 * @param title what the edit does, for the undo menu
 * @param edit the edit, to be applied as one step; its documents carry the versions it was computed
 *     from; null if there is nothing to do
 * @param refusal why the action is not possible, in the words of the finding; empty if it is
 * @param stale whether the painter's scene was outdated
 * @param scene the newest scene if the painter's scene was outdated; else null
 * @param selected ids to select in the next scene
 */
public record ActAnswer(
    String title,
    @Nullable WorkspaceEdit edit,
    String refusal,
    boolean stale,
    @Nullable Scene scene,
    List<String> selected) {
  public ActAnswer {
    selected = List.copyOf(selected);
  }

  /** Nothing is done, and why. */
  public static ActAnswer refused(String why) {
    return new ActAnswer("", null, why, false, null, List.of());
  }
}
