package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.ActAnswer;
import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.follow.SceneSession;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Display;

/**
 * Turns actions on the map into edits of the text. The server computes the edit or refuses it; an
 * action on an outdated scene is sent again. All methods run in the UI thread.
 */
public final class MapEdits {

  /** How often an action is sent again because the text has changed in the meantime. */
  private static final int TRIES = 5;

  /** So long the next action waits for the scene after an edit, which may look as before. */
  private static final int PATIENCE_MILLISECONDS = 2000;

  private final Display display;
  private final SceneSession session;
  private final Listener listener;
  private final Deque<Supplier<Optional<MapAction>>> waiting = new ArrayDeque<>();
  private final Runnable patience = this::next;
  private final List<Runnable> outrun = new ArrayList<>();
  private boolean busy;

  /** Receives the results of actions in the UI thread. */
  public interface Listener {

    /** It cannot be done, and why. */
    void refused(String why);

    /** It is done, and these items are to be selected when they come. */
    void done(String title, List<String> selected);
  }

  public MapEdits(Display display, SceneSession session, Listener listener) {
    this.display = display;
    this.session = session;
    this.listener = listener;
  }

  /** Whether an item takes an action, and the server carries it out on this map. */
  public boolean takes(SceneItem item, String action) {
    return item.can().contains(action) && isOffered(action);
  }

  private boolean isOffered(String action) {
    return session.scene().filter(each -> each.tools().actions().contains(action)).isPresent();
  }

  /** Does something, as one step of the editor's history. */
  public void perform(MapAction action) {
    perform(() -> Optional.of(action));
  }

  /**
   * Performs an action after all earlier ones are done and visible.
   *
   * @param action returns the action for the scene at that time
   */
  public void perform(Supplier<Optional<MapAction>> action) {
    waiting.add(action);
    if (!busy) {
      next();
    }
  }

  /** Continues with waiting actions after the scene of an edit has arrived. */
  public void sceneCame() {
    List<Runnable> again = List.copyOf(outrun);
    outrun.clear();
    again.forEach(Runnable::run);
    if (busy) {
      display.timerExec(0, patience);
    }
  }

  private void next() {
    busy = false;
    while (!busy && !waiting.isEmpty()) {
      waiting.poll().get().ifPresent(action -> perform(action, TRIES));
    }
  }

  private void perform(MapAction action, int tries) {
    Optional<Scene> scene = session.scene();
    busy = scene.isPresent() && isOffered(action.kind());
    scene
        .filter(shown -> busy)
        .ifPresent(
            shown ->
                ask(
                    LanguageServerHost.running()
                        .askScenes(
                            it -> it.act(new ActParams(shown.view(), shown.revision(), action))),
                    // The failure is already reported; the queue continues.
                    this::next,
                    answer -> take(action, answer, tries)));
  }

  private void take(MapAction action, ActAnswer answer, int tries) {
    if (!answer.refusal().isEmpty()) {
      listener.refused(answer.refusal());
      next();
      return;
    }
    boolean stale = answer.stale();
    if (stale && answer.scene() != null) {
      session.take(answer.scene());
    }
    if (!stale && answer.edit() != null) {
      stale = !SceneEdit.isCurrent(answer.edit());
    }
    if (stale) {
      if (tries > 1) {
        perform(action, tries - 1);
      } else {
        listener.refused("The text has changed meanwhile. Try again.");
        next();
      }
      return;
    }
    if (answer.edit() != null && SceneEdit.changesSomething(answer.edit())) {
      display.timerExec(PATIENCE_MILLISECONDS, patience);
      WorkspaceEdits.applyAsStep(answer.title(), answer.edit());
      listener.done(answer.title(), answer.selected());
    } else {
      next();
    }
  }

  /**
   * Requests the places that an action can go to. If the text changes before the answer, the
   * request is repeated with the next scene.
   *
   * @param places places to try; null for all places of a grid
   * @param wanted whether the answer is still needed
   * @param then receives the verdicts while {@code wanted} is true
   */
  public void preview(
      MapAction action,
      List<String> places,
      BooleanSupplier wanted,
      Consumer<List<PreviewAnswer.Verdict>> then) {
    Scene scene = session.scene().orElse(null);
    if (scene == null || !wanted.getAsBoolean() || !isOffered(action.kind())) {
      return;
    }
    PreviewParams params = new PreviewParams(scene.view(), scene.revision(), action, places);
    ask(
        LanguageServerHost.running().askScenes(it -> it.preview(params)),
        () -> {},
        answer -> {
          if (!wanted.getAsBoolean()) {
            return;
          }
          Runnable again = () -> preview(action, places, wanted, then);
          if (!answer.stale()) {
            then.accept(answer.places());
          } else if (session.scene().filter(each -> each != scene).isPresent()) {
            again.run();
          } else {
            outrun.add(again);
          }
        });
  }

  private <T> void ask(CompletableFuture<T> question, Runnable unanswered, Consumer<T> then) {
    question.whenComplete(
        (answer, failed) -> {
          if (!display.isDisposed()) {
            display.asyncExec(answer == null ? unanswered : () -> then.accept(answer));
          }
        });
  }
}
