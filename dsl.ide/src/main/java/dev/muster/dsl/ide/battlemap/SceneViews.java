package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.battlemap.SceneComposer.Composed;
import dev.muster.dsl.ide.battlemap.SceneComposer.NoMapException;
import dev.muster.dsl.ide.mapedit.MapEditor;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.scene.ActAnswer;
import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapOffer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.dsl.ide.scene.SceneParams;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** The views that painters have open. Each keeps the last scene that could be made. */
public final class SceneViews {
  private final SceneSources sources;
  private final Map<String, View> views = new ConcurrentHashMap<>();

  /** A view with what it shows. */
  private static final class View {
    SceneParams asked;
    String scenario = "";
    long revision;
    @Nullable Composed good;
    @Nullable Scene shown;

    View(SceneParams asked) {
      this.asked = asked;
    }
  }

  /** The views of a server. */
  public SceneViews(SceneSources sources) {
    this.sources = sources;
  }

  /** Opens a view, or lets it show something else. */
  public SceneAnswer open(SceneParams params) {
    View view = views.computeIfAbsent(params.view(), none -> new View(params));
    synchronized (view) {
      boolean another = !view.asked.textDocument().getUri().equals(params.textDocument().getUri());
      view.asked = params;
      view.scenario = "";
      if (another) {
        view.good = null;
        view.shown = null;
      }
      String refusal = refresh(view);
      Scene scene = view.shown;
      return scene == null
          ? new SceneAnswer(null, refusal, offer(params.textDocument().getUri()))
          : new SceneAnswer(scene, "", null);
    }
  }

  /** Returns the options for a new battle; null for a file that has a battle or cannot be read. */
  private @Nullable NewMapOffer offer(String uri) {
    return sources.<@Nullable NewMapOffer>read(
        uri,
        null,
        (text, file) ->
            isBlank(file) || !file.getContents().isEmpty() && MapSubject.at(file, 0) == null
                ? NewBattles.offer(file)
                : null);
  }

  private static boolean isBlank(XtextResource file) {
    return file.getParseResult().getRootNode().getText().isBlank();
  }

  /** The text of a new battle. */
  public NewMapAnswer begin(NewMapParams wish, NameSyntax names) {
    return new NewBattles(sources).begin(wish, names);
  }

  /**
   * The scenario of a caret, to be played.
   *
   * @param uri of its file
   * @param at the caret; null for the first scenario of the file
   * @param name of the scenario; null for that of the caret
   */
  public PlayableScenario playable(String uri, @Nullable Position at, @Nullable String name) {
    return sources.read(
        uri,
        PlayableScenario.refused(uri + " is neither open nor a file."),
        (text, file) -> {
          try {
            MapSubject named = name == null || name.isEmpty() ? null : MapSubject.named(file, name);
            MapSubject subject =
                named == null ? MapSubject.at(file, at == null ? 0 : text.getOffSet(at)) : named;
            return subject == null
                ? PlayableScenario.refused("There is no scenario in this file.")
                : SceneComposer.playable(sources, subject);
          } catch (NoMapException why) {
            return PlayableScenario.refused(why.why());
          }
        });
  }

  /** Finds the items that correspond to a place in the text, or the text of an item. */
  public LocateAnswer locate(LocateParams params) {
    View view = views.get(params.view());
    if (view == null) {
      return LocateAnswer.nothing();
    }
    synchronized (view) {
      Scene scene = view.shown;
      if (scene == null) {
        return LocateAnswer.nothing();
      }
      String uri =
          params.textDocument() == null
              ? view.asked.textDocument().getUri()
              : params.textDocument().getUri();
      return sources.read(
          uri, LocateAnswer.nothing(), (text, file) -> locate(view, scene, params, text, file));
    }
  }

  private LocateAnswer locate(
      View view, Scene scene, LocateParams params, Document text, XtextResource file) {
    MapSubject subject = view.good == null ? null : view.good.subject();
    var locator =
        new SceneLocator(
            scene, subject == null ? null : subject.map(), each -> sources.address(each.getURI()));
    if (params.item() != null) {
      return locator.ofItem(params.item());
    }
    if (params.place() != null) {
      return locator.ofPlace(params.place());
    }
    if (params.position() == null) {
      return LocateAnswer.nothing();
    }
    int caret = text.getOffSet(params.position());
    MapSubject meant = MapSubject.at(file, caret);
    return locator.at(file, text, caret, meant == null ? "" : meant.scenarioName());
  }

  /** Closes a view. */
  public void close(String view) {
    views.remove(view);
  }

  /** Whether any view is open. */
  public boolean isEmpty() {
    return views.isEmpty();
  }

  /** Makes all scenes anew after a text has changed. */
  public void refresh(Consumer<SceneChange> changed) {
    for (View view : views.values()) {
      synchronized (view) {
        Scene before = view.shown;
        refresh(view);
        Scene after = view.shown;
        if (before != null && after != null && before != after) {
          SceneChange change = SceneDifference.between(before, after);
          if (change != null) {
            changed.accept(change);
          }
        }
      }
    }
  }

  /**
   * Makes the scene of a view anew. While the text cannot be read, the last good one stays and says
   * so.
   *
   * @return why there is no scene; empty if there is one
   */
  private String refresh(View view) {
    SceneParams asked = view.asked;
    return sources.read(
        asked.textDocument().getUri(),
        missing(view),
        (text, file) -> {
          String refusal;
          try {
            if (file.getContents().isEmpty() && !isBlank(file)) {
              throw new NoMapException("The file cannot be read.");
            }
            MapSubject subject = isBlank(file) ? null : subject(view, file, offset(text, asked));
            if (subject == null) {
              throw new NoMapException(
                  "There is no scenario and no map in "
                      + URI.decode(file.getURI().lastSegment())
                      + ".");
            }
            Composed made = SceneComposer.compose(sources, subject, asked, view.revision + 1);
            view.scenario = subject.scenarioName();
            view.good = made;
            show(view, made.scene());
            refusal = "";
          } catch (NoMapException why) {
            refusal = why.why();
            lastGood(view, refusal);
          }
          return refusal;
        });
  }

  // ---- actions

  /** The text edit of an action. */
  public ActAnswer act(ActParams params) {
    View view = views.get(params.view());
    if (view == null) {
      return ActAnswer.refused("This map is closed. Open it again.");
    }
    synchronized (view) {
      Scene newest = newest(view, params.revision());
      if (newest != null) {
        return new ActAnswer("", null, "", true, newest, List.of());
      }
      return edited(
          view,
          ActAnswer.refused(missing(view)),
          ActAnswer::refused,
          editor -> {
            Refactoring done = editor.changes(params.action());
            return new ActAnswer(
                done.title(),
                VersionedEdits.of(done, sources),
                "",
                false,
                null,
                params.action().items() == null ? List.of() : params.action().items());
          });
    }
  }

  /**
   * Returns the places that an action can go to.
   *
   * @param cancelled checked before each place
   */
  public PreviewAnswer preview(PreviewParams params, BooleanSupplier cancelled) {
    View view = views.get(params.view());
    if (view == null) {
      return new PreviewAnswer(true, List.of());
    }
    synchronized (view) {
      if (newest(view, params.revision()) != null) {
        return new PreviewAnswer(true, List.of());
      }
      return edited(
          view,
          new PreviewAnswer(true, List.of()),
          why -> new PreviewAnswer(false, List.of()),
          editor ->
              new PreviewAnswer(
                  false, editor.preview(params.action(), params.places(), cancelled)));
    }
  }

  /** The newest scene if a painter has another one, null if it is the newest. */
  private @Nullable Scene newest(View view, long revision) {
    Scene shown = view.shown;
    if (shown == null || shown.documents().stream().anyMatch(each -> !isCurrent(each))) {
      refresh(view);
    }
    return view.revision == revision ? null : view.shown;
  }

  private boolean isCurrent(SceneDocument document) {
    return Objects.equals(sources.version(URI.createURI(document.uri())), document.version());
  }

  private interface Editing<T> {
    T edit(MapEditor editor) throws RefusedActionException;
  }

  private <T> T edited(View view, T otherwise, Function<String, T> refused, Editing<T> editing) {
    return sources.read(
        view.asked.textDocument().getUri(),
        otherwise,
        (text, file) -> {
          try {
            MapSubject subject = subject(view, file, offset(text, view.asked));
            if (subject == null) {
              return otherwise;
            }
            return editing.edit(new MapEditor(SceneComposer.edited(sources, subject)));
          } catch (NoMapException unreadable) {
            return refused.apply("The text cannot be read now. " + unreadable.why());
          } catch (RefusedActionException why) {
            return refused.apply(why.why());
          }
        });
  }

  private static int offset(Document text, SceneParams asked) {
    return asked.position() == null ? 0 : text.getOffSet(asked.position());
  }

  /** The scenario of a view: the one it is pinned to, or showed last, or that of the caret. */
  private static @Nullable MapSubject subject(View view, Resource file, int caret) {
    String pinned = view.asked.scenario();
    String name = pinned != null ? pinned : view.scenario;
    MapSubject subject = name.isEmpty() ? null : MapSubject.named(file, name);
    return subject != null ? subject : MapSubject.at(file, caret);
  }

  private static String missing(View view) {
    return view.asked.textDocument().getUri() + " is neither open nor a file.";
  }

  private static void lastGood(View view, String why) {
    Composed good = view.good;
    if (good == null) {
      view.shown = null;
      return;
    }
    Scene scene = good.scene();
    show(
        view,
        new Scene(
            scene.protocol(),
            scene.view(),
            view.revision + 1,
            scene.scenario(),
            scene.title(),
            scene.description(),
            why,
            scene.documents(),
            scene.board(),
            scene.colours(),
            scene.layers(),
            scene.items(),
            scene.legend(),
            scene.findings(),
            scene.tools()));
  }

  /**
   * Sets the scene of a view. An equal scene keeps its revision, so that requests for it do not
   * become stale.
   */
  private static void show(View view, Scene scene) {
    Scene before = view.shown;
    if (before != null && SceneDifference.between(before, scene) == null) {
      return;
    }
    view.shown = scene;
    view.revision = scene.revision();
  }
}
