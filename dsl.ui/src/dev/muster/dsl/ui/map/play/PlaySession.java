package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveParams;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.PlayStepParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.dsl.ui.map.follow.SceneAssembler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.widgets.Display;

/**
 * A battle at the server, and what is known of it. One step is sent after the other. In the user
 * interface's thread.
 */
public final class PlaySession {

  private static final AtomicInteger NUMBER = new AtomicInteger();

  private final Display display;
  private final Listener listener;
  private final String view = "eclipse-battle-" + NUMBER.incrementAndGet();
  private final List<PlayState.PlayedMoment> moments = new ArrayList<>();
  private CompletableFuture<?> last = CompletableFuture.completedFuture(null);
  private Scene scene;
  private PlayState state;
  private int open;

  /** Hears what becomes of a battle. */
  public interface Listener {

    /** A step was done, or refused; the battle may be another one now. */
    void stepped(PlayAnswer answer);
  }

  public PlaySession(Display display, Listener listener) {
    this.display = display;
    this.listener = listener;
  }

  /** Whether a battle is played. */
  public boolean isPlaying() {
    return state != null;
  }

  /** Returns whether no request to the server is pending. */
  public boolean isQuiet() {
    return open == 0;
  }

  /** Returns the battle; empty if none is played. */
  public Optional<PlayState> state() {
    return Optional.ofNullable(state);
  }

  /** Returns the scene with the current position; empty if no battle is played. */
  public Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  /** Returns the moments of the battle. */
  public List<PlayState.PlayedMoment> moments() {
    return List.copyOf(moments);
  }

  /** Begins a battle with a scenario. */
  public void begin(BattleTerms terms, BattleTerms.Source source) {
    send(
        it ->
            it.play(
                new PlayParams(
                    view,
                    source.file(),
                    source.caret(),
                    source.scenario(),
                    terms.commanders(),
                    terms.seed(),
                    null,
                    null,
                    null,
                    null,
                    null)));
  }

  /** Goes on from the moment that is shown. */
  public void fightOn(BattleTerms terms) {
    int shown = state == null ? -1 : state.shown();
    Integer event = shown < 0 || shown >= moments.size() ? 0 : moments.get(shown).event();
    send(
        it ->
            it.play(
                new PlayParams(
                    view,
                    null,
                    null,
                    null,
                    terms.commanders(),
                    terms.seed(),
                    "",
                    null,
                    null,
                    event,
                    terms.order())));
  }

  /** Goes on with a saved battle. */
  public void open(String log, String notes) {
    send(
        it ->
            it.play(
                new PlayParams(view, null, null, null, null, null, null, log, notes, null, null)));
  }

  /** Answers the question with an option. */
  public void answer(int option) {
    Integer number = state == null || state.question() == null ? null : state.question().number();
    send(it -> it.playStep(new PlayStepParams(view, "answer", number, option, null, null)));
  }

  /** A step without an option, such as {@code undo}. */
  public void step(String kind, String words, Integer moment) {
    send(it -> it.playStep(new PlayStepParams(view, kind, null, null, words, moment)));
  }

  /** The files of the battle, as they are when all steps before are done. */
  public void files(String form, Consumer<PlaySaveAnswer> then) {
    open++;
    CompletableFuture<PlaySaveAnswer> answer =
        last.handle((done, failed) -> null)
            .thenCompose(
                any ->
                    LanguageServerHost.running()
                        .askScenes(it -> it.playSave(new PlaySaveParams(view, form))));
    last = answer;
    answer.whenComplete(
        (files, failed) ->
            onDisplay(
                () -> {
                  open--;
                  if (files != null) {
                    then.accept(files);
                  }
                }));
  }

  private void send(Function<SceneRequests, CompletableFuture<PlayAnswer>> question) {
    open++;
    CompletableFuture<PlayAnswer> answer =
        last.handle((done, failed) -> null)
            .thenCompose(any -> LanguageServerHost.running().askScenes(question));
    last = answer;
    answer.whenComplete(
        (came, failed) ->
            onDisplay(
                () -> {
                  open--;
                  take(
                      came == null
                          ? PlayAnswer.refused("The language server has not answered. Try again.")
                          : came);
                }));
  }

  private void take(PlayAnswer answer) {
    if (answer.scene() != null) {
      scene = answer.scene();
      moments.clear();
    } else if (answer.change() != null && scene != null) {
      SceneAssembler.changed(scene, answer.change())
          .ifPresentOrElse(newer -> scene = newer, () -> step("whole", null, null));
    }
    if (answer.battle() != null) {
      state = answer.battle();
      moments.subList(Math.min(state.known(), moments.size()), moments.size()).clear();
      moments.addAll(state.moments());
    }
    listener.stepped(answer);
  }

  /** Ends the battle. */
  public void leave() {
    state = null;
    scene = null;
    moments.clear();
    LanguageServerHost.running().tellScenes(it -> it.playClosed(new SceneCloseParams(view)));
  }

  private void onDisplay(Runnable work) {
    if (!display.isDisposed()) {
      display.asyncExec(work);
    }
  }
}
