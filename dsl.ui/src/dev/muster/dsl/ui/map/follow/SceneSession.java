package dev.muster.dsl.ui.map.follow;

import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.SceneChanges;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.swt.widgets.Display;

/**
 * A view of the server's scenes: it requests a scene and applies the changes that the server sends.
 * All methods run in the UI thread.
 */
public final class SceneSession {

  private static final AtomicInteger NUMBER = new AtomicInteger();

  private final Display display;
  private final String view = "eclipse-" + NUMBER.incrementAndGet();
  private final Listener listener;
  private final Consumer<SceneChange> changes = this::told;
  private Scene scene;
  private TextDocumentIdentifier file;
  private Position caret;
  private String scenario;
  private List<String> layers = List.of();
  private List<String> selected = List.of();
  private CompletableFuture<?> asked = CompletableFuture.completedFuture(null);
  private CompletableFuture<?> located = CompletableFuture.completedFuture(null);

  /** Hears of scenes; all calls come in the user interface's thread. */
  public interface Listener {

    /**
     * Called when the scene changes.
     *
     * @param scene the new scene; null if there is none
     * @param refusal why there is none, for the user
     */
    void sceneChanged(Scene scene, String refusal);

    /** Called with the items and places at the caret. */
    void caretMeans(LocateAnswer answer);
  }

  public SceneSession(Display display, Listener listener) {
    this.display = display;
    this.listener = listener;
    SceneChanges.add(changes);
    LanguageServerHost.running().onRestart(() -> onDisplay(this::ask));
  }

  /** Ends it. */
  public void close() {
    SceneChanges.remove(changes);
    asked.cancel(true);
    located.cancel(true);
    file = null;
    LanguageServerHost.running().tellScenes(it -> it.sceneClosed(new SceneCloseParams(view)));
  }

  /** Returns the current scene; empty before the first answer. */
  public Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  /** The file it shows; null for none. */
  public TextDocumentIdentifier file() {
    return file;
  }

  /** Shows the scenario at a caret from now on. */
  public void open(TextDocumentIdentifier shown, Position at) {
    boolean same = file != null && file.equals(shown);
    file = shown;
    caret = at;
    if (!same) {
      scenario = null;
    }
    ask();
  }

  /** Closes the view of the server and shows no scene. */
  public void leave() {
    file = null;
    scene = null;
    asked.cancel(true);
  }

  /**
   * Stays with a scenario wherever the caret is.
   *
   * @param name null to follow the caret again
   */
  public void stay(String name) {
    scenario = name;
    ask();
  }

  /** Layers that are computed only because they are shown, and what they are about. */
  public void demand(List<String> wanted, List<String> about) {
    List<String> needed = wanted.isEmpty() ? List.of() : about;
    if (!wanted.equals(layers) || !needed.equals(selected)) {
      layers = List.copyOf(wanted);
      selected = List.copyOf(needed);
      ask();
    }
  }

  /** Asks for the whole scene. */
  private void ask() {
    if (file == null) {
      return;
    }
    asked.cancel(true);
    TextDocumentIdentifier shown = file;
    SceneParams params = new SceneParams(view, shown, caret, scenario, layers, selected);
    CompletableFuture<SceneAnswer> answer =
        LanguageServerHost.running().askScenes(it -> it.scene(params));
    asked = answer;
    answer.thenAccept(told -> onDisplay(() -> take(told, shown, answer)));
  }

  private void take(
      SceneAnswer answer, TextDocumentIdentifier shown, CompletableFuture<SceneAnswer> question) {
    if (answer == null || question != asked || !shown.equals(file)) {
      return;
    }
    if (answer.scene() != null) {
      take(answer.scene());
    } else if (scene == null) {
      listener.sceneChanged(null, answer.refusal());
    } else {
      // The last good field stays while there is none.
      scene = null;
      listener.sceneChanged(null, answer.refusal());
    }
  }

  /** Takes a scene that came with another answer. */
  public void take(Scene newer) {
    if (newer.view().equals(view) && (scene == null || newer.revision() >= scene.revision())) {
      scene = newer;
      listener.sceneChanged(newer, "");
    }
  }

  private void told(SceneChange change) {
    if (change.view().equals(view)) {
      onDisplay(
          () -> {
            if (scene != null && file != null && change.revision() > scene.revision()) {
              SceneAssembler.changed(scene, change).ifPresentOrElse(this::take, this::ask);
            }
          });
    }
  }

  /** Requests the items at a new caret position and reports them. */
  public void caret(Position at) {
    caret = at;
    located.cancel(true);
    TextDocumentIdentifier shown = file;
    if (shown == null) {
      return;
    }
    CompletableFuture<LocateAnswer> answer = locate(new LocateParams(view, shown, at, null, null));
    located = answer;
    answer.thenAccept(
        told ->
            onDisplay(
                () -> {
                  if (told != null && answer == located && shown.equals(file)) {
                    listener.caretMeans(told);
                  }
                }));
  }

  /** Returns the locations of a place in the text, and what is on it. */
  public CompletableFuture<LocateAnswer> place(String place) {
    return locate(new LocateParams(view, null, null, null, place));
  }

  private static CompletableFuture<LocateAnswer> locate(LocateParams params) {
    return LanguageServerHost.running().askScenes(it -> it.locate(params));
  }

  private void onDisplay(Runnable work) {
    if (!display.isDisposed()) {
      display.asyncExec(work);
    }
  }
}
