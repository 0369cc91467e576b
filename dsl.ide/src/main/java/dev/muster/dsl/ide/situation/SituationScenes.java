package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;

/** The positions of situations as scenes: they are looked at, and follow the text. */
public final class SituationScenes {
  private final Function<String, @Nullable String> texts;
  private final Map<String, View> views = new ConcurrentHashMap<>();

  /** What a painter shows. */
  private static final class View {
    final String uri;
    long revision;
    @Nullable SituationScene good;
    @Nullable Scene shown;

    View(String uri) {
      this.uri = uri;
    }
  }

  /**
   * @param texts of files by their addresses; null for one that cannot be had
   */
  public SituationScenes(Function<String, @Nullable String> texts) {
    this.texts = texts;
  }

  /** Opens a view of a situation, or makes its scene anew. */
  public SceneAnswer open(SceneParams params) {
    String uri = params.textDocument().getUri();
    View view =
        views.compute(
            params.view(),
            (name, before) -> before != null && before.uri.equals(uri) ? before : new View(uri));
    synchronized (view) {
      String refusal = refresh(params.view(), view);
      Scene scene = view.shown;
      return scene == null ? SceneAnswer.refused(refusal) : new SceneAnswer(scene);
    }
  }

  /** Whether a view shows a situation. */
  public boolean has(String view) {
    return views.containsKey(view);
  }

  /** Closes a view. */
  public void close(String view) {
    views.remove(view);
  }

  /** Returns the elements of the map that correspond to a place of the text, or the reverse. */
  public LocateAnswer locate(LocateParams params) {
    View view = views.get(params.view());
    SituationScene good = view == null ? null : view.good;
    Scene scene = view == null ? null : view.shown;
    if (view == null || good == null || scene == null) {
      return LocateAnswer.nothing();
    }
    var locator = new SituationLocator(scene);
    Position caret = params.position();
    if (params.item() != null) {
      return locator.ofItem(params.item());
    }
    if (params.place() != null) {
      return locator.ofPlace(params.place());
    }
    String text = texts.apply(view.uri);
    return caret == null || text == null
        ? LocateAnswer.nothing()
        : locator.at(text.lines().toList(), caret);
  }

  /** A text has changed: makes the scenes of it anew. */
  public void refresh(String uri, Consumer<SceneChange> changed) {
    views.forEach(
        (name, view) -> {
          if (view.uri.equals(uri)) {
            synchronized (view) {
              Scene before = view.shown;
              refresh(name, view);
              Scene after = view.shown;
              SceneChange change =
                  before == null || after == null || before == after
                      ? null
                      : SituationScene.between(before, after);
              if (change != null) {
                changed.accept(change);
              }
            }
          }
        });
  }

  /**
   * Makes the scene of a view anew. While the text cannot be read, the last good one stays and says
   * so.
   *
   * @return why there is no scene; empty if there is one
   */
  private String refresh(String name, View view) {
    String text = texts.apply(view.uri);
    if (text == null) {
      return "There is no situation to read at " + view.uri + ".";
    }
    SituationParser.Reading reading = SituationService.readAll(view.uri, text);
    if (reading.situation() == null) {
      String why = words(reading.problems());
      SituationScene good = view.good;
      if (good != null) {
        show(view, good.scene(name, view.revision + 1, why));
      }
      return why;
    }
    view.good = SituationScene.of(view.uri, reading.situation(), text.lines().toList());
    show(view, view.good.scene(name, view.revision + 1, ""));
    return "";
  }

  private static String words(List<SituationException> problems) {
    SituationException first = problems.getFirst();
    return (first.line() > 0 ? "Line " + first.line() + ": " : "") + first.getMessage();
  }

  private static void show(View view, Scene scene) {
    Scene before = view.shown;
    if (before != null && SituationScene.between(before, scene) == null) {
      return;
    }
    view.shown = scene;
    view.revision = scene.revision();
  }
}
