package dev.muster.dsl.ide.scene;

import java.util.List;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link ActParams}. Exactly one of {@code edit}, {@code refusal} and {@code stale}
 * is there.
 *
 * @param title what the edit does, for the menu of undo
 * @param edit to be applied as one step; its documents carry the versions it was computed from;
 *     null if nothing is to be done
 * @param refusal why it cannot be done, in the words of the finding; empty if it can
 * @param stale whether the painter's scene was not the newest
 * @param scene the newest scene if the painter's was stale; else null
 * @param selected ids to select when the next scene comes
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
